"""A manor: rooms of all sizes, with doors between them."""

from collections.abc import Iterator
from random import Random
from typing import Final

from dexterity.rules.pen.sheet.edge import Edge
from dexterity.rules.pen.sheet.plans.plan import Plan, level_walls, upright_walls
from dexterity.rules.pen.sheet.square import SIDE

SMALLEST: Final = 3
"""Squares to a side of a room: less is a cupboard."""

LARGEST: Final = 8
"""A larger one is divided in any case."""

WIDEST_DOOR: Final = 2


def draw_manor(luck: Random) -> Plan:
    """One room, divided again and again."""
    return Plan(frozenset(_divided(luck, range(SIDE), range(SIDE))))


def _divided(luck: Random, columns: range, rows: range) -> Iterator[Edge]:
    """The walls in a box of squares: across its longer side, then within both parts."""
    longer = max(len(columns), len(rows))
    if longer < 2 * SMALLEST or (longer <= LARGEST and luck.random() < 0.4):
        return
    upright = len(columns) > len(rows) or (len(columns) == len(rows) and luck.random() < 0.5)
    cut, along = (columns, rows) if upright else (rows, columns)
    at = luck.randint(cut.start + SMALLEST, cut.stop - SMALLEST)
    walls = upright_walls(at, along) if upright else level_walls(at, along)
    yield from sorted(walls - _doors(luck, at, along, upright=upright))
    first, second = range(cut.start, at), range(at, cut.stop)
    for part in (first, second):
        yield from _divided(luck, part, rows) if upright else _divided(luck, columns, part)


def _doors(luck: Random, at: int, along: range, *, upright: bool) -> frozenset[Edge]:
    """A door in every stretch of six squares, so that long walls have several."""
    doors: set[Edge] = set()
    for start in range(along.start, along.stop, 6):
        width = luck.randint(1, WIDEST_DOOR)
        first = luck.randint(start, min(start + 6, along.stop) - 1)
        door = range(first, min(first + width, along.stop))
        doors |= upright_walls(at, door) if upright else level_walls(at, door)
    return frozenset(doors)
