"""The table's sides: a die that comes from below its edge must go round it, not through it.

They are there only where a die is launched from below the top. All other dice come over the edge
from above and are gone soon.
"""

from itertools import product
from typing import Final

import numpy as np

from dexterity.physics import feel
from dexterity.physics.contact import Side, Unmoved, push_apart
from dexterity.physics.cube import Floats, Ints, any_of, chosen, lowest_reach
from dexterity.physics.dice import WIDEST, Dice, fastest
from dexterity.physics.ground import DIE_REACH_MM
from dexterity.physics.surfaces import Surfaces
from dexterity.physics.table import TABLE_KIND
from dexterity.values import Vec2

CORNERS: Final = np.array(list(product((-1.0, 1.0), repeat=3)))
"""All eight, in units of the half size along the die's own axes: the upper ones catch too."""


class Sides:
    """Resolves contacts with the sides of one table; they reach down to the floor."""

    def __init__(self, size_mm: Vec2, surfaces: Surfaces) -> None:
        self._half_size = np.array(size_mm)[:, None] / 2
        self._surfaces = surfaces

    def meet(self, dice: Dice, time: Floats) -> None:
        """Push corners below the top away from the table."""
        near = self._near(dice, time)
        if not near.size:
            return
        some, left_s = dice.at(near), time[near]
        for signs in CORNERS:
            self._push(some, np.einsum("a,acn->cn", signs, some.frames) * some.half_mm, left_s)
        dice.write(near, some)

    def _near(self, dice: Dice, time: Floats) -> Ints:
        low = dice.places[2] - lowest_reach(dice.frames, dice.half_mm) < -feel.SKIN_MM
        reach = WIDEST * dice.half_mm + fastest(dice) * time
        beside = (np.abs(dice.places[:2]) - self._half_size < reach).all(axis=0)
        return chosen(low & beside)

    def _push(self, dice: Dice, arms: Floats, time: Floats) -> None:
        """Let the sides answer one corner of each die."""
        corners = dice.places + arms
        outside = np.abs(corners[:2]) - self._half_size
        gaps = np.maximum(outside[0], outside[1])
        low = (corners[2] < -np.maximum(-gaps, feel.SKIN_MM)) & (gaps > -DIE_REACH_MM)
        if not any_of(low):
            return
        normals = np.zeros((3, len(dice)))
        normals[:2] = np.where(outside == gaps, np.sign(corners[:2]), 0.0)
        normals /= np.sqrt(np.add.reduce(normals * normals))
        side = Side(dice.motions, arms, dice.inverse_mass, dice.inverse_inertia)
        wood = self._surfaces.grip(np.full(len(dice), TABLE_KIND), dice.liveliness, dice.grip)
        allowed = np.where(low, np.maximum(gaps, 0.0) / time, np.inf)
        push_apart(side, Unmoved(np.zeros((3, len(dice)))), normals, allowed, wood)
        depths = np.where(low, np.maximum(-gaps, 0.0), 0.0)
        dice.places[:] += normals * np.minimum(feel.PUSH_SHARE * depths, feel.PUSH_MOST_MM)
