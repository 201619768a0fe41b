"""What a tool draws when it is led from place to place."""

from enum import StrEnum
from itertools import pairwise
from math import dist
from typing import Final

from dexterity.rules.pen.sheet.edge import Edge
from dexterity.rules.pen.sheet.plans.plan import box
from dexterity.rules.pen.sheet.sheet import Sheet
from dexterity.rules.pen.sheet.square import SHEET_MM, SQUARE_MM, Square, square_at
from dexterity.session.pen.editing.freehand import stroke_along
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
    Thing,
    Walls,
)
from dexterity.session.pen.editing.things import thing_at
from dexterity.values.vectors import Vec2

CLICK_MM: Final = 0.45 * SQUARE_MM
"""How far a pointer may stray from where it went down and still mean that place alone."""

RUBBED_MM: Final = 2.0
"""Between the places where an eraser on its way is put down: less than half its width."""


class Tool(StrEnum):
    """In the order in which they are offered."""

    WALL = "wall"
    SOFT_WALL = "soft_wall"
    FREEHAND = "freehand"
    ERASER = "eraser"
    FIRST_CELL = "first_cell"
    SECOND_CELL = "second_cell"
    START = "start"
    TREASURE = "treasure"
    CHEST = "chest"
    POTION = "potion"


PLAYER_OF: Final = {Tool.FIRST_CELL: 0, Tool.SECOND_CELL: 1}
WALLS: Final = (Tool.WALL, Tool.SOFT_WALL)


def mark_of(tool: Tool, sheet: Sheet, path_mm: tuple[Vec2, ...]) -> Mark | None:
    """The mark of a tool that went down at the first place and is at the last one; None if that
    means nothing yet."""
    places = tuple(_on_sheet(place) for place in path_mm)
    match tool:
        case Tool.WALL | Tool.SOFT_WALL:
            return _wall(sheet, places, padded=tool is Tool.SOFT_WALL)
        case Tool.FREEHAND:
            stroke = stroke_along(places)
            return None if stroke is None else Scribble(stroke)
        case Tool.ERASER:
            return Rub(_steps(places))
        case Tool.FIRST_CELL | Tool.SECOND_CELL:
            return _cell(sheet, PLAYER_OF[tool], square_at(places[0]), square_at(places[-1]))
        case Tool.START | Tool.TREASURE | Tool.CHEST | Tool.POTION:
            squares = square_at(places[0]), square_at(places[-1])
            return _thing(sheet, Thing(tool.value), *squares)


def _on_sheet(place_mm: Vec2) -> Vec2:
    x, y = (min(max(at, 0.0), SHEET_MM) for at in place_mm)
    return x, y


def _wall(sheet: Sheet, places: tuple[Vec2, ...], *, padded: bool) -> Mark:
    """A click draws a wall or takes it away; a drag draws from corner to corner, straight."""
    if max(dist(places[0], place) for place in places) < CLICK_MM:
        edge = nearest_edge(places[0])
        there = edge in (sheet.padded if padded else sheet.walls | sheet.padded)
        edges = frozenset({edge})
        return Opening(edges) if there else Walls(edges, padded)
    return Walls(edges_between(corner_at(places[0]), corner_at(places[-1])), padded)


def corner_at(place_mm: Vec2) -> tuple[int, int]:
    """The crossing of grid lines nearest to a place."""
    column, row = (round(at / SQUARE_MM) for at in place_mm)
    return column, row


def edges_between(one: tuple[int, int], other: tuple[int, int]) -> frozenset[Edge]:
    """The edges from a corner straight towards another, as far as the longer way goes."""
    (left, right), (near, far) = (sorted(pair) for pair in zip(one, other, strict=True))
    if right - left >= far - near:
        return frozenset(Edge(False, column, one[1]) for column in range(left, right))
    return frozenset(Edge(True, one[0], row) for row in range(near, far))


def nearest_edge(place_mm: Vec2) -> Edge:
    """The edge that a place is at."""
    square = square_at(place_mm)
    across, away = (at - low * SQUARE_MM for at, low in zip(place_mm, square, strict=True))
    sides = {
        Edge(True, square.column, square.row): across,
        Edge(True, square.column + 1, square.row): SQUARE_MM - across,
        Edge(False, square.column, square.row): away,
        Edge(False, square.column, square.row + 1): SQUARE_MM - away,
    }
    return min(sides, key=sides.__getitem__)


def _steps(places: tuple[Vec2, ...]) -> tuple[Vec2, ...]:
    """The way of an eraser without gaps: a quick pointer skips walls that it went over."""
    steps = [places[0]]
    for one, other in pairwise(places):
        count = int(dist(one, other) / RUBBED_MM) + 1
        steps += [_between(one, other, step / count) for step in range(1, count + 1)]
    return tuple(dict.fromkeys(steps))


def _between(one: Vec2, other: Vec2, share: float) -> Vec2:
    return one[0] + share * (other[0] - one[0]), one[1] + share * (other[1] - one[1])


def _cell(sheet: Sheet, player: int, first: Square, last: Square) -> Mark:
    """From inside it, the cell is moved; from outside, a rectangle is drawn."""
    if first in sheet.cells[player].squares:
        return Shift(player, last.column - first.column, last.row - first.row)
    (left, right), (near, far) = (sorted(pair) for pair in zip(first, last, strict=True))
    return Room(player, box(range(left, right + 1), range(near, far + 1)))


def _thing(sheet: Sheet, thing: Thing, first: Square, last: Square) -> Mark:
    """Into an empty square it is put; one that is there is dragged elsewhere, or goes."""
    if thing_at(sheet, first) is not thing:
        return Placing(thing, last)
    if first != last:
        return Carry(first, last)
    return Removal(first)
