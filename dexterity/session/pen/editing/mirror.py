"""Mirrors for a sheet: each mark drawn twice, or one half drawn on the other."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from enum import StrEnum
from typing import Final

from dexterity.rules.pen.sheet.cell import Cell
from dexterity.rules.pen.sheet.edge import Edge
from dexterity.rules.pen.sheet.sheet import MOST_STROKES, MOST_THINGS, Sheet
from dexterity.rules.pen.sheet.square import SHEET_MM, Square
from dexterity.rules.pen.sheet.stroke import Stroke
from dexterity.rules.pen.sheet.turning import (
    Move,
    moved_cell,
    moved_edge,
    moved_square,
    moved_stroke,
)
from dexterity.session.pen.editing.hindrance import Hindrance
from dexterity.session.pen.editing.mark import (
    Carry,
    Mark,
    Opening,
    Placing,
    Removal,
    Room,
    Rub,
    Scribble,
    Shift,
    Walls,
)
from dexterity.values.vectors import Vec2


class Mirror(StrEnum):
    """How one half of the sheet follows the other."""

    NONE = "none"
    TURN = "turn"
    """Turned half around, so that both players see the same."""
    ACROSS = "across"
    """Left is right."""
    AWAY = "away"
    """Near is far."""


MOVES: Final[Mapping[Mirror, Move]] = {
    Mirror.NONE: lambda x, y, _: (x, y),
    Mirror.TURN: lambda x, y, n: (n - x, n - y),
    Mirror.ACROSS: lambda x, y, n: (n - x, y),
    Mirror.AWAY: lambda x, y, n: (x, n - y),
}


def mirrored_mark(mark: Mark, mirror: Mirror) -> Mark:  # noqa: PLR0911 - one for each mark
    """The same in the mirror, where each player is the other."""
    move = MOVES[mirror]
    match mark:
        case Walls(edges, padded):
            return Walls(_edges(edges, move), padded)
        case Opening(edges):
            return Opening(_edges(edges, move))
        case Scribble(stroke):
            return Scribble(moved_stroke(stroke, move))
        case Rub(places_mm):
            return Rub(tuple(_place(place, mirror) for place in places_mm))
        case Room(player, squares):
            return Room(1 - player, frozenset(moved_square(square, move) for square in squares))
        case Shift(player, columns, rows):
            return Shift(1 - player, *move(columns, rows, 0))
        case Placing(thing, square):
            return Placing(thing, moved_square(square, move))
        case Removal(square):
            return Removal(moved_square(square, move))
        case Carry(from_, to):
            return Carry(moved_square(from_, move), moved_square(to, move))


def _edges(edges: Iterable[Edge], move: Move) -> frozenset[Edge]:
    return frozenset(moved_edge(edge, move) for edge in edges)


def _place(place_mm: Vec2, mirror: Mirror) -> Vec2:
    x, y = place_mm
    return (
        SHEET_MM - x if mirror in (Mirror.TURN, Mirror.ACROSS) else x,
        SHEET_MM - y if mirror in (Mirror.TURN, Mirror.AWAY) else y,
    )


def mirrored_sheet(sheet: Sheet, mirror: Mirror) -> Sheet | Hindrance:
    """The near half drawn on the far one, or the left half on the right one; who has a cell in
    that half keeps it, and the other one gets the same."""
    if mirror is Mirror.NONE:
        return sheet
    move, cells = MOVES[mirror], _cells(sheet, mirror)
    if cells is None:
        return Hindrance.CELL_ACROSS
    chests = _squares(sheet.chests, mirror)
    potions = _squares(sheet.potions, mirror)
    kept = tuple(stroke for stroke in sheet.strokes if _is_kept(_middle_of(stroke), mirror))
    hindrance = _why_too_many(len(chests), len(potions), 2 * len(kept))
    if hindrance is not None:
        return hindrance
    homes = {place for cell in cells for place in (cell.start, cell.treasure)}
    padded = _walls(sheet.padded, mirror)
    return replace(
        sheet,
        walls=_walls(sheet.walls, mirror) - padded,
        padded=padded,
        cells=cells,
        chests=tuple(square for square in chests if square not in homes),
        potions=tuple(square for square in potions if square not in homes),
        strokes=(*kept, *(moved_stroke(stroke, move) for stroke in kept)),
    )


def _is_kept(place_mm: Vec2, mirror: Mirror) -> bool:
    """Whether a place is in the half that is drawn on the other; its border belongs to it."""
    along = place_mm[0] if mirror is Mirror.ACROSS else place_mm[1]
    return along <= SHEET_MM / 2


def _cells(sheet: Sheet, mirror: Mirror) -> tuple[Cell, Cell] | None:
    """The one that is kept and its image; None if neither is in the half that is kept."""
    first, second = sheet.cells
    if _holds(first, mirror):
        return first, moved_cell(first, MOVES[mirror])
    return (moved_cell(second, MOVES[mirror]), second) if _holds(second, mirror) else None


def _holds(cell: Cell, mirror: Mirror) -> bool:
    return all(_is_kept(square.middle_mm, mirror) for square in cell.squares)


def _squares(squares: Iterable[Square], mirror: Mirror) -> tuple[Square, ...]:
    kept = [square for square in squares if _is_kept(square.middle_mm, mirror)]
    return tuple(sorted((*kept, *(moved_square(square, MOVES[mirror]) for square in kept))))


def _walls(edges: Iterable[Edge], mirror: Mirror) -> frozenset[Edge]:
    kept = frozenset(edge for edge in edges if _is_kept(_middle_of(edge), mirror))
    return kept | _edges(kept, MOVES[mirror])


def _middle_of(drawn: Edge | Stroke) -> Vec2:
    """The middle of the box around it."""
    points = drawn.points_mm if isinstance(drawn, Stroke) else (drawn.start_mm, drawn.end_mm)
    xs, ys = zip(*points, strict=True)
    return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2


def _why_too_many(chests: int, potions: int, strokes: int) -> Hindrance | None:
    if chests > MOST_THINGS:
        return Hindrance.TOO_MANY_CHESTS
    if potions > MOST_THINGS:
        return Hindrance.TOO_MANY_POTIONS
    return Hindrance.TOO_MANY_STROKES if strokes > MOST_STROKES else None
