"""Caverns: crooked walls drawn freely, and never a right angle."""

from math import cos, pi, sin, tau
from random import Random
from typing import Final

from dexterity.rules.pen.sheet.cuts import squares_cut
from dexterity.rules.pen.sheet.plans.plan import Plan, around
from dexterity.rules.pen.sheet.square import SHEET_MM, Square
from dexterity.rules.pen.sheet.stroke import Stroke, mm_from_tenths, tenths_from_mm
from dexterity.values.vectors import Vec2

TRIES: Final = (40, 60)
"""Ridges that are tried; those that come too near to another one are left out."""

POINTS: Final = (3, 6)
STEP_MM: Final = (9.0, 16.0)
"""From point to point: shorter is a scribble, longer is straight."""

BEND_RAD: Final = pi / 4
"""By how much a ridge turns at a point, at most."""


def draw_caverns(luck: Random) -> Plan:
    """Ridges that begin anywhere and end where they would leave the sheet."""
    ridges: list[Stroke] = []
    taken: frozenset[Square] = frozenset()
    for _ in range(luck.randint(*TRIES)):
        ridge = _ridge(luck)
        cut = frozenset() if ridge is None else squares_cut(ridge)
        if ridge is not None and taken.isdisjoint(cut):
            taken |= around(cut)
            ridges.append(ridge)
    return Plan(strokes=tuple(ridges))


def _ridge(luck: Random) -> Stroke | None:
    heading = luck.uniform(0.0, tau)
    points = [(_exact(luck.uniform(0.0, SHEET_MM)), _exact(luck.uniform(0.0, SHEET_MM)))]
    for _ in range(luck.randint(*POINTS)):
        heading += luck.uniform(-BEND_RAD, BEND_RAD)
        after = _onward(points[-1], heading, luck.uniform(*STEP_MM))
        if not all(0.0 <= at <= SHEET_MM for at in after):
            break
        points.append(after)
    return Stroke(tuple(points)) if len(points) > 1 else None


def _onward(point: Vec2, heading: float, step_mm: float) -> Vec2:
    x, y = point
    return _exact(x + step_mm * cos(heading)), _exact(y + step_mm * sin(heading))


def _exact(at_mm: float) -> float:
    return mm_from_tenths(tenths_from_mm(at_mm))
