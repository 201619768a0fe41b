"""The same sheet seen in a mirror, turned, or from the other player's side."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from dexterity.rules.pen.sheet.cell import Cell
from dexterity.rules.pen.sheet.edge import Edge
from dexterity.rules.pen.sheet.sheet import Sheet
from dexterity.rules.pen.sheet.square import SHEET_MM, SIDE, Square
from dexterity.rules.pen.sheet.stroke import TENTHS, Stroke, mm_from_tenths, tenths_from_mm
from dexterity.values.vectors import Vec2

Grid = tuple[int, int]
Move = Callable[[int, int, int], Grid]
"""Where a place of a grid from 0 to n goes, given x, y and n."""

SHEET_TENTHS: Final = round(SHEET_MM * TENTHS)


def mirrored(sheet: Sheet) -> Sheet:
    """Left is right."""
    return moved(sheet, lambda x, y, n: (n - x, y))


def turned(sheet: Sheet, quarters: int = 1) -> Sheet:
    """Turned to the left by quarters of a full turn."""
    for _ in range(quarters % 4):
        sheet = moved(sheet, lambda x, y, n: (n - y, x))
    return sheet


def swapped(sheet: Sheet) -> Sheet:
    """The two players have each other's cell."""
    first, second = sheet.cells
    return replace(sheet, cells=(second, first))


def moved(sheet: Sheet, move: Move) -> Sheet:
    """All of it, each place where the move takes it."""
    first, second = (moved_cell(cell, move) for cell in sheet.cells)
    return replace(
        sheet,
        walls=frozenset(moved_edge(edge, move) for edge in sheet.walls),
        padded=frozenset(moved_edge(edge, move) for edge in sheet.padded),
        cells=(first, second),
        chests=tuple(sorted(moved_square(square, move) for square in sheet.chests)),
        potions=tuple(sorted(moved_square(square, move) for square in sheet.potions)),
        strokes=tuple(moved_stroke(stroke, move) for stroke in sheet.strokes),
    )


def moved_square(square: Square, move: Move) -> Square:
    """Where a square goes."""
    return Square(*move(square.column, square.row, SIDE - 1))


def moved_cell(cell: Cell, move: Move) -> Cell:
    """Where a cell goes, with what is in it."""
    squares = frozenset(moved_square(square, move) for square in cell.squares)
    return Cell(squares, moved_square(cell.start, move), moved_square(cell.treasure, move))


def moved_edge(edge: Edge, move: Move) -> Edge:
    """Where an edge goes."""
    one = move(edge.column, edge.row, SIDE)
    along = (0, 1) if edge.upright else (1, 0)
    other = move(edge.column + along[0], edge.row + along[1], SIDE)
    return Edge(one[0] == other[0], *min(one, other))


def moved_stroke(stroke: Stroke, move: Move) -> Stroke:
    """Where a stroke goes."""
    return Stroke(tuple(_moved_point(point, move) for point in stroke.points_mm), stroke.padded)


def _moved_point(point: Vec2, move: Move) -> Vec2:
    x, y = move(tenths_from_mm(point[0]), tenths_from_mm(point[1]), SHEET_TENTHS)
    return mm_from_tenths(x), mm_from_tenths(y)
