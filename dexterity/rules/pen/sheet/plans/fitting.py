"""Fits a plan to two players: homes far apart, the same from both sides, and ways everywhere."""

from collections.abc import Iterable, Iterator, Set
from dataclasses import dataclass
from random import Random
from typing import Final

from dexterity.rules.pen.sheet.cell import Cell
from dexterity.rules.pen.sheet.cuts import squares_cut
from dexterity.rules.pen.sheet.edge import Edge, edges_around, inner_edges
from dexterity.rules.pen.sheet.plans.plan import Plan, around, border, box
from dexterity.rules.pen.sheet.square import SIDE, Square, all_squares
from dexterity.rules.pen.sheet.stroke import Stroke

CELL_SIDES: Final = (3, 4)
MOST_DOORS: Final = 2
APART: Final = 10
"""Columns and rows between two cells, added up, at least."""


@dataclass(frozen=True, slots=True)
class Home:
    """A cell and its walls."""

    cell: Cell
    padded: frozenset[Edge]

    @property
    def opposite(self) -> "Home":
        """Where it comes to lie when the sheet is turned half around."""
        cell = self.cell
        squares = frozenset(square.opposite for square in cell.squares)
        return Home(
            Cell(squares, cell.start.opposite, cell.treasure.opposite),
            frozenset(edge.opposite for edge in self.padded),
        )


def draw_homes(luck: Random) -> tuple[Home, Home]:
    """Two homes far from each other; one is the other turned half around."""
    while True:
        first = draw_home(luck)
        second = first.opposite
        if _apart(first.cell, second.cell) >= APART:
            return first, second


def draw_home(luck: Random) -> Home:
    """A cell at the frame, with a door or two."""
    width, height = luck.choice(CELL_SIDES), luck.choice(CELL_SIDES)
    left, near = luck.randint(0, SIDE - width), luck.randint(0, SIDE - height)
    # One of the two coordinates goes to one of the two ends of the sheet.
    if luck.random() < 0.5:
        left = luck.choice((0, SIDE - width))
    else:
        near = luck.choice((0, SIDE - height))
    squares = box(range(left, left + width), range(near, near + height))
    walls = border(squares)
    inner = sorted(edge for edge in walls if not edge.is_frame)
    doors = frozenset(luck.sample(inner, luck.randint(1, MOST_DOORS)))
    start, treasure = luck.sample(sorted(squares), 2)
    return Home(Cell(squares, start, treasure), walls - doors)


def _apart(first: Cell, second: Cell) -> int:
    return min(
        abs(one.column - other.column) + abs(one.row - other.row)
        for one in first.squares
        for other in second.squares
    )


def evened(plan: Plan) -> Plan:
    """One half of the walls, and those pillars and strokes that have room for a twin."""
    walls = frozenset(edge for edge in plan.walls if edge <= edge.opposite)
    return Plan(
        walls=walls | {edge.opposite for edge in walls},
        pillars=tuple(_paired_pillars(plan.pillars)),
        strokes=tuple(_paired_strokes(plan.strokes)),
    )


def with_room(plan: Plan, homes: tuple[Home, Home]) -> Plan:
    """The plan without what is in the cells, or so near that it could close a door."""
    cells = homes[0].cell.squares | homes[1].cell.squares
    near = around(cells)
    inside = frozenset(edge for square in cells for edge in edges_around(square))
    return Plan(
        walls=plan.walls - inside,
        pillars=tuple(pillar for pillar in plan.pillars if near.isdisjoint(pillar)),
        strokes=tuple(stroke for stroke in plan.strokes if near.isdisjoint(squares_cut(stroke))),
    )


def _paired_pillars(pillars: Iterable[frozenset[Square]]) -> Iterator[frozenset[Square]]:
    taken: frozenset[Square] = frozenset()
    for pillar in pillars:
        twin = frozenset(square.opposite for square in pillar)
        if _has_room(pillar, twin, taken):
            taken |= pillar | twin
            yield from (pillar, twin)


def _paired_strokes(strokes: Iterable[Stroke]) -> Iterator[Stroke]:
    taken: frozenset[Square] = frozenset()
    for stroke in strokes:
        cut, twin = squares_cut(stroke), squares_cut(stroke.opposite)
        if _has_room(cut, twin, taken):
            taken |= cut | twin
            yield from (stroke, stroke.opposite)


def _has_room(squares: Set[Square], twin: Set[Square], taken: Set[Square]) -> bool:
    """Whether there is a free square between them, and between both and all others."""
    return around(squares).isdisjoint(taken | twin) and around(twin).isdisjoint(taken)


def opened(luck: Random, walls: Set[Edge], fixed: Set[Edge]) -> frozenset[Edge]:
    """The walls without some that keep parts apart; the fixed edges stay closed.

    A wall goes together with the one opposite of it.
    """
    parts = {square: square for square in all_squares()}
    for edge in inner_edges():
        if edge not in walls and edge not in fixed:
            _join(parts, *edge.squares)
    left, order = set(walls), sorted(walls)
    luck.shuffle(order)
    for edge in order:
        one, other = edge.squares
        if _part(parts, one) != _part(parts, other):
            for gone in (edge, edge.opposite):
                left.discard(gone)
                _join(parts, *gone.squares)
    return frozenset(left)


def _part(parts: dict[Square, Square], square: Square) -> Square:
    """The square that stands for all that this one is joined with."""
    while parts[square] != square:
        parts[square] = parts[parts[square]]
        square = parts[square]
    return square


def _join(parts: dict[Square, Square], one: Square, other: Square) -> None:
    parts[_part(parts, one)] = _part(parts, other)
