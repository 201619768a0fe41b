"""Pencils and sheets for tests: pushes, drawn walls, and strokes seen as plain arrays."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import numpy as np

from dexterity.physics.arrays import Floats
from dexterity.physics.pencil import tuning
from dexterity.physics.pencil.grain import Grain
from dexterity.physics.pencil.paper import Paper
from dexterity.physics.pencil.strokes import Strokes
from dexterity.values.stroke import Push, Spot, Wall
from dexterity.values.vectors import Vec2

HALF_MM = 90.0

GRAIN = Grain(7)


def paper(*walls: Wall, spots: Sequence[Spot] = ()) -> Paper:
    """A sheet counted from its middle."""
    return Paper(walls, tuple(spots), (-HALF_MM, -HALF_MM), (HALF_MM, HALF_MM))


def wall(x0: float, y0: float, x1: float, y1: float, *, padded: bool = False) -> Wall:
    return Wall(f"{x0:g},{y0:g}-{x1:g},{y1:g}", (x0, y0), (x1, y1), padded)


def framed(*walls: Wall) -> Paper:
    """The same with walls all around it."""
    low, high = -HALF_MM, HALF_MM
    frame = (
        wall(low, low, high, low),
        wall(high, low, high, high),
        wall(high, high, low, high),
        wall(low, high, low, low),
    )
    return paper(*frame, *walls)


def random_walls(luck: Random, count: int) -> list[Wall]:
    """Along the lines of the squares, and across them any way."""
    walls = []
    for _ in range(count):
        x, y = (10.0 * luck.randrange(-8, 9) for _ in range(2))
        match luck.randrange(3):
            case 0:
                x1, y1 = x + 10.0 * luck.randrange(-3, 4), y
            case 1:
                x1, y1 = x, y + 10.0 * luck.randrange(-3, 4)
            case _:
                x1, y1 = x + luck.uniform(-30, 30), y + luck.uniform(-30, 30)
        walls.append(wall(x, y, x1, y1))
    return walls


def random_push(luck: Random, fastest_mm_s: float = tuning.MOST_SPEED_MM_S) -> Push:
    """From anywhere to anywhere; half of the pushes are no harder than what still draws."""
    return Push(
        (luck.uniform(-89, 89), luck.uniform(-89, 89)),
        luck.uniform(-3.2, 3.2),
        luck.uniform(0.0, luck.choice((1200.0, fastest_mm_s))),
        luck.uniform(-tuning.MOST_BEND_RAD_MM, tuning.MOST_BEND_RAD_MM),
        luck.choice((0.0, luck.uniform(0.0, tuning.MOST_LEAN_RAD))),
    )


def mirrored_push(push: Push) -> Push:
    return replace(
        push,
        tip_mm=_mirrored(push.tip_mm),
        direction_rad=-push.direction_rad,
        bend_rad_mm=-push.bend_rad_mm,
    )


def mirrored_paper(sheet: Paper) -> Paper:
    walls = tuple(
        replace(one, from_mm=_mirrored(one.from_mm), to_mm=_mirrored(one.to_mm))
        for one in sheet.walls
    )
    spots = tuple(replace(one, place_mm=_mirrored(one.place_mm)) for one in sheet.spots)
    return replace(sheet, walls=walls, spots=spots)


def drawn_mm(strokes: Strokes, row: int) -> Floats:
    """(k, 2): the points of one continuous line, its end included."""
    return np.array([point.place_mm for point in strokes.stroke(row).points])


def _mirrored(place: Vec2) -> Vec2:
    return -place[0], place[1]
