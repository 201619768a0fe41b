"""Whether a sheet can be played: all its flaws, those of fairness last."""

from collections.abc import Iterable, Iterator, Set
from math import dist, hypot
from typing import Final

from dexterity.rules.pen.sheet.cell import Cell
from dexterity.rules.pen.sheet.cuts import squares_cut
from dexterity.rules.pen.sheet.edge import edges_around
from dexterity.rules.pen.sheet.fairness import Judge, judge_by_ways
from dexterity.rules.pen.sheet.flaw import Flaw, FlawKind
from dexterity.rules.pen.sheet.sheet import Sheet
from dexterity.rules.pen.sheet.square import SQUARE_MM, Square
from dexterity.rules.pen.sheet.stroke import Piece
from dexterity.rules.pen.sheet.ways import Ways, ways_of
from dexterity.values.vectors import Vec2

CELL_SIZES: Final = (4, 36)
"""Squares of a cell. Below, start and treasure leave no room for a flick; above, it is an eighth
of the dungeon and soft all around."""

THING_MM: Final = 0.4 * SQUARE_MM
"""From the middle of a thing to its brim: what a stroke has to keep clear of."""


def flaws_of(sheet: Sheet, judge: Judge = judge_by_ways) -> tuple[Flaw, ...]:
    """All that keeps it from being played. Fairness is judged only where all can be reached."""
    ways = ways_of(sheet)
    found = (*_of_cells(sheet, ways), *_of_things(sheet), *_of_reach(sheet, ways))
    return found or judge(sheet)


def _of_cells(sheet: Sheet, ways: Ways) -> Iterator[Flaw]:
    for cell in sheet.cells:
        size = len(cell.squares)
        if not CELL_SIZES[0] <= size <= CELL_SIZES[1]:
            yield Flaw(FlawKind.CELL_SIZE, cell.start, (size,))
        for square in sorted(cell.squares - _in_one_piece(cell, ways))[:1]:
            yield Flaw(FlawKind.CELL_DIVIDED, square)
        yield from _of_cell_walls(sheet, cell)
    yield from _of_touch(*sheet.cells)


def _in_one_piece(cell: Cell, ways: Ways) -> frozenset[Square]:
    """What can be reached from the start without leaving the cell."""
    outside = ways.steps.keys() - cell.squares
    return frozenset(ways.without(outside).reach(cell.start))


def _of_cell_walls(sheet: Sheet, cell: Cell) -> Iterator[Flaw]:
    cut = frozenset[Square]().union(
        *(squares_cut(stroke) for stroke in sheet.strokes if not stroke.padded)
    )
    for square in sorted(cell.squares):
        walls = (edge for edge in edges_around(square) if sheet.is_wall(edge))
        if square in cut or any(edge not in sheet.padded for edge in walls):
            yield Flaw(FlawKind.CELL_WALL_BARE, square)


def _of_touch(first: Cell, second: Cell) -> Iterator[Flaw]:
    """Corners touch too: a wall from one to the other would be the walls of both."""
    for square in sorted(first.squares):
        column, row = square
        around = ((column + x, row + y) for x in (-1, 0, 1) for y in (-1, 0, 1))
        if any(place in second.squares for place in around):
            yield Flaw(FlawKind.CELLS_TOUCH, square)
            return


def _of_things(sheet: Sheet) -> Iterator[Flaw]:
    pieces = [piece for stroke in sheet.strokes for piece in stroke.pieces()]
    for square in sorted(sheet.things()):
        if any(distance_to(piece, square.middle_mm) < THING_MM for piece in pieces):
            yield Flaw(FlawKind.THING_UNDER_STROKE, square)


def _of_reach(sheet: Sheet, ways: Ways) -> Iterator[Flaw]:
    starts = tuple(cell.start for cell in sheet.cells)
    for start, cell in zip(starts, reversed(sheet.cells), strict=True):
        treasure = (cell.treasure,)
        yield from _missing(FlawKind.TREASURE_UNREACHABLE, treasure, ways.reach(start))
    # A step can be taken back: where the two can meet, both reach the same.
    yield from _missing(FlawKind.CHEST_UNREACHABLE, sheet.chests, ways.reach(*starts))
    yield from _missing(FlawKind.POTION_UNREACHABLE, sheet.potions, ways.reach(*starts))


def _missing(kind: FlawKind, squares: Iterable[Square], reach: Set[Square]) -> Iterator[Flaw]:
    return (Flaw(kind, square) for square in squares if square not in reach)


def distance_to(piece: Piece, place_mm: Vec2) -> float:
    """From a point to the nearest of a straight line."""
    (x0, y0), (x1, y1) = piece
    along_x, along_y = x1 - x0, y1 - y0
    ahead = (place_mm[0] - x0) * along_x + (place_mm[1] - y0) * along_y
    share = min(max(ahead / hypot(along_x, along_y) ** 2, 0.0), 1.0)
    return dist(place_mm, (x0 + share * along_x, y0 + share * along_y))
