"""A labyrinth: corridors two or three squares wide, with dead ends and some ways around."""

from collections.abc import Iterator
from random import Random
from typing import Final

from dexterity.rules.pen.sheet.edge import Edge
from dexterity.rules.pen.sheet.plans.plan import Plan, level_walls, upright_walls
from dexterity.rules.pen.sheet.square import SIDE

PITCHES: Final = (2, 3)
"""Squares across a corridor. One is for those who draw by hand: every flick would hit a wall."""

LOOPS: Final = 0.12
"""Share of the walls that are left out again. With none, there is one way only, and the first to
block it wins; with half of them, it is no labyrinth."""

Room = tuple[int, int]
Door = tuple[Room, Room]


def draw_labyrinth(luck: Random) -> Plan:
    """Walls between all rooms but those that a walk through all of them went through."""
    pitch = luck.choice(PITCHES)
    count = SIDE // pitch
    doors = set(_walk(luck, count))
    walls: set[Edge] = set()
    for wall in _neighbours(count):
        if wall not in doors and luck.random() > LOOPS:
            walls |= _edges(wall, pitch)
    return Plan(frozenset(walls))


def _walk(luck: Random, count: int) -> Iterator[Door]:
    """From room to room where nobody has been, and back where there is none."""
    beside: dict[Room, list[Room]] = {(x, y): [] for x in range(count) for y in range(count)}
    for one, other in _neighbours(count):
        beside[one].append(other)
        beside[other].append(one)
    path = [(luck.randrange(count), luck.randrange(count))]
    seen = {*path}
    while path:
        here = path[-1]
        ahead = [room for room in beside[here] if room not in seen]
        if not ahead:
            path.pop()
            continue
        there = luck.choice(ahead)
        seen.add(there)
        path.append(there)
        yield min(here, there), max(here, there)


def _neighbours(count: int) -> Iterator[Door]:
    yield from (((x, y), (x + 1, y)) for x in range(count - 1) for y in range(count))
    yield from (((x, y), (x, y + 1)) for x in range(count) for y in range(count - 1))


def _edges(wall: Door, pitch: int) -> frozenset[Edge]:
    (x0, y0), (x1, y1) = wall
    if y0 == y1:
        return upright_walls(x1 * pitch, range(y0 * pitch, (y0 + 1) * pitch))
    return level_walls(y1 * pitch, range(x0 * pitch, (x0 + 1) * pitch))
