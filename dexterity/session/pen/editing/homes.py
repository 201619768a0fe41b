"""Cells drawn, enlarged, cut and moved, with the padded walls around them."""

from dataclasses import replace
from math import dist
from typing import Final

from dexterity.rules.pen.sheet.cell import Cell
from dexterity.rules.pen.sheet.edge import Edge
from dexterity.rules.pen.sheet.plans.plan import border
from dexterity.rules.pen.sheet.sheet import PLAYERS, Sheet
from dexterity.rules.pen.sheet.square import SHEET_MM, Square
from dexterity.session.pen.editing.hindrance import Hindrance
from dexterity.session.pen.editing.things import without_things
from dexterity.session.pen.editing.walls import sides_of

MIDDLE_MM: Final = (SHEET_MM / 2, SHEET_MM / 2)


def with_room(sheet: Sheet, player: int, squares: frozenset[Square]) -> Sheet | Hindrance:
    """The cell is there now; where it was beside that, it is both."""
    if squares & sheet.cells[1 - player].squares:
        return Hindrance.OTHER_CELL
    old = sheet.cells[player]
    if _is_beside(squares, old.squares):
        return _reshaped(sheet, player, squares | old.squares)
    if len(squares) < len(PLAYERS):
        return Hindrance.SMALL_CELL
    cell = Cell(squares, min(squares), max(squares))
    return _settled(sheet, player, cell, border(squares) - {door_of(squares)})


def door_of(squares: frozenset[Square]) -> Edge:
    """The way out of a new cell: towards the middle of the sheet."""
    inner = (edge for edge in sorted(border(squares)) if not edge.is_frame)
    return min(inner, key=lambda edge: dist(_middle(edge), MIDDLE_MM))


def without_square(sheet: Sheet, square: Square) -> Sheet | Hindrance:
    """A cell with a square less, if it belongs to one."""
    player = sheet.cell_at(square)
    if player is None:
        return sheet
    cell = sheet.cells[player]
    if square in (cell.start, cell.treasure):
        return Hindrance.TAKEN
    return _reshaped(sheet, player, cell.squares - {square})


def shifted(sheet: Sheet, player: int, columns: int, rows: int) -> Sheet | Hindrance:
    """The cell elsewhere, with its walls, doors and things."""
    old = sheet.cells[player]
    places = {square: Square(square.column + columns, square.row + rows) for square in old.squares}
    squares = frozenset(places.values())
    if not all(square.is_on_sheet for square in squares):
        return Hindrance.OFF_SHEET
    if squares & sheet.cells[1 - player].squares:
        return Hindrance.OTHER_CELL
    padded = frozenset(
        Edge(edge.upright, edge.column + columns, edge.row + rows)
        for edge in sheet.padded & sides_of(old)
    )
    return _settled(sheet, player, Cell(squares, places[old.start], places[old.treasure]), padded)


def _reshaped(sheet: Sheet, player: int, squares: frozenset[Square]) -> Sheet:
    """The same cell in another shape: doors stay open, and new sides are closed."""
    old = sheet.cells[player]
    before, after = border(old.squares), border(squares)
    inside = (sheet.padded & sides_of(old)) - before
    open_ = frozenset(edge for edge in before if not sheet.is_wall(edge))
    cell = replace(old, squares=squares)
    return _settled(sheet, player, cell, (after - open_) | (inside & sides_of(cell)))


def _settled(sheet: Sheet, player: int, cell: Cell, padded: frozenset[Edge]) -> Sheet:
    """The cell in place of the old one, with these padded walls and no others around its squares.

    What the other cell has on its own sides is left alone.
    """
    first, second = (cell if at == player else sheet.cells[at] for at in PLAYERS)
    old, new = sides_of(sheet.cells[player]), sides_of(cell)
    frame = frozenset(edge for edge in border(cell.squares) if edge.is_frame)
    others = sides_of(sheet.cells[1 - player])
    cleared = without_things(sheet, (cell.start, cell.treasure))
    return replace(
        cleared,
        cells=(first, second),
        walls=sheet.walls - new,
        padded=(sheet.padded - ((old | new) - others)) | padded | frame,
    )


def _is_beside(one: frozenset[Square], other: frozenset[Square]) -> bool:
    """Whether they share a square or a side."""
    return any(square in other or not other.isdisjoint(square.beside()) for square in one)


def _middle(edge: Edge) -> tuple[float, float]:
    (x0, y0), (x1, y1) = edge.start_mm, edge.end_mm
    return (x0 + x1) / 2, (y0 + y1) / 2
