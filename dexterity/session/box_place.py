"""The box that players place themselves: what it is, where it may stand, and why not there."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise
from math import ceil, cos, hypot, sin
from typing import Final

import numpy as np

from dexterity.physics.scene.materials import Material
from dexterity.physics.scene.props import Box, Paddle, Prop, rectangle
from dexterity.physics.scene.table import Table
from dexterity.values.vectors import Vec2

BOX_NAME: Final = "box"
BOX_SIZE_MM: Final[Vec2] = (120.0, 60.0)
BOX_HEIGHT_MM: Final = 60.0
"""The box of the practice table: seven dice long, so that a throw can mean it."""

DIE_ROOM_MM: Final = 12.0
"""From the middle of a lying die to its farthest corner, and a little more."""

HAND_AT_MM: Final[Vec2] = (0.0, -500.0)
HAND_ROOM_MM: Final = 80.0
"""How far the box stays from the hand: a die let go inside it would be no throw."""

BORDER_STEP_MM: Final = 5.0
WAY_STEP_MM: Final = 10.0
"""How finely a board's border and a paddle's way are looked at: no box is half as narrow."""


@dataclass(frozen=True, slots=True)
class BoxPlace:
    """Where a player has put the box, and how it is turned."""

    place_mm: Vec2
    turn_rad: float


BOX_AT: Final = BoxPlace((205.0, -175.0), 1.84)
"""Where it stands to begin with: beside the target, as a cushion. A regular hand that throws at it,
some 28 degrees to the right at 2.1 m/s, hits with 66 of 100; with the box before the target, where
the practice table has it, with 12 to 28. Farther to the right, what is to be read beside the table
covers it."""


class BoxRefusal(StrEnum):
    """Why the box cannot stand somewhere."""

    OFF_TABLE = "off_table"
    ON_TARGET = "on_target"
    ON_PROP = "on_prop"
    ON_DIE = "on_die"
    AT_HAND = "at_hand"


def box_at(place: BoxPlace) -> Box:
    """The box as the physics has it."""
    return Box(BOX_NAME, place.place_mm, BOX_SIZE_MM, BOX_HEIGHT_MM, place.turn_rad, Material.WOOD)


def why_not_there(place: BoxPlace, table: Table) -> BoxRefusal | None:
    """Why the box cannot be put on a table that has none yet; None if it can."""
    reasons: dict[BoxRefusal, Callable[[BoxPlace, Table], bool]] = {
        BoxRefusal.OFF_TABLE: _off_table,
        BoxRefusal.AT_HAND: lambda box, _: gap_mm(box, HAND_AT_MM) < HAND_ROOM_MM,
        BoxRefusal.ON_TARGET: _on_target,
        BoxRefusal.ON_DIE: _on_die,
        BoxRefusal.ON_PROP: _on_prop,
    }
    return next((reason for reason, holds in reasons.items() if holds(place, table)), None)


def _off_table(box: BoxPlace, table: Table) -> bool:
    width, length = table.size_mm
    corners = rectangle(box.place_mm, BOX_SIZE_MM, box.turn_rad)
    return any(abs(x) > width / 2 or abs(y) > length / 2 for x, y in corners)


def _on_target(box: BoxPlace, table: Table) -> bool:
    """Whether any of the board lies below it. It would be a wall in the middle of the aim."""
    if table.target is None:
        return False
    at_x, at_y = table.target_at_mm
    x, y = table.target.outline.border(BORDER_STEP_MM)
    below = [
        gap_mm(box, (float(a) + at_x, float(b) + at_y)) <= 0.0 for a, b in zip(x, y, strict=True)
    ]
    middle = np.subtract(box.place_mm, table.target_at_mm)
    return any(below) or bool(table.target.outline.contains(middle[0], middle[1]))


def _on_die(box: BoxPlace, table: Table) -> bool:
    return any(gap_mm(box, die.place_mm) < DIE_ROOM_MM for die in table.lying)


def _on_prop(box: BoxPlace, table: Table) -> bool:
    """Whether it stands in anything, or in its way; a wheel's arms reach all round."""
    return any(
        gap_mm(box, place) < prop.reach_mm for prop in table.props for place in _places_of(prop)
    )


def _places_of(prop: Prop) -> Iterator[Vec2]:
    """Where a prop is, or will be: from stop to stop in small steps."""
    if not isinstance(prop, Paddle):
        yield prop.place_mm
        return
    for (x0, y0), (x1, y1) in pairwise(prop.path.places_mm):
        steps = ceil(hypot(x1 - x0, y1 - y0) / WAY_STEP_MM) + 1
        shares = (step / steps for step in range(steps + 1))
        yield from ((x0 + share * (x1 - x0), y0 + share * (y1 - y0)) for share in shares)


def gap_mm(box: BoxPlace, point: Vec2, size_mm: Vec2 = BOX_SIZE_MM) -> float:
    """From a point to the outside of the box; 0 inside."""
    dx, dy = point[0] - box.place_mm[0], point[1] - box.place_mm[1]
    cosine, sine = cos(box.turn_rad), sin(box.turn_rad)
    across, along = dx * cosine + dy * sine, dy * cosine - dx * sine
    width, length = size_mm
    return hypot(max(0.0, abs(across) - width / 2), max(0.0, abs(along) - length / 2))
