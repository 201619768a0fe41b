"""The board's edge: corners below its top meet it, from outside or from inside a hole."""

from itertools import pairwise

import numpy as np

from dexterity.physics import feel
from dexterity.physics.contact import Side, Unmoved, push_apart
from dexterity.physics.cube import Floats, Ints, any_of
from dexterity.physics.dice import Dice, fastest
from dexterity.physics.footing import Footing
from dexterity.physics.relief import Relief
from dexterity.physics.surfaces import Surfaces
from dexterity.physics.table import BOARD_KIND, NO_KIND


class Rims:
    """Resolves contacts with the edges of one board."""

    def __init__(self, relief: Relief, board_mm: float, surfaces: Surfaces) -> None:
        self._relief = relief
        self._low_mm = board_mm - feel.SKIN_MM
        self._surfaces = surfaces

    def meet(self, dice: Dice, footing: Footing, time: Floats) -> Floats | None:
        """Push corners away from the edge; gives their approach speeds, if any is near it."""
        low = footing.arms[:, 2] < self._low_mm - dice.places[2]
        if footing.inside is None or not any_of(low):
            return None
        low &= footing.kinds != NO_KIND
        points, columns = np.nonzero(low & (footing.inside > -fastest(dice) * time))
        if not points.size:
            return None
        normals = self._outward(dice, footing, points, columns)
        inside = footing.inside[points, columns]
        met = np.zeros_like(footing.gaps)
        ends = np.searchsorted(points, np.arange(len(met) + 1)).tolist()
        # Corner by corner: each push starts from what the last one left.
        for point, (start, end) in enumerate(pairwise(ends)):
            if end > start:
                on, out = columns[start:end], normals[:, start:end]
                depth, arms = inside[start:end], footing.arms[point][:, on]
                met[point, on] = self._push(dice, on, arms, out, -depth / time[on])
                dice.places[:, on] += out * _way_out(depth)
        return met

    def _outward(self, dice: Dice, footing: Footing, points: Ints, columns: Ints) -> Floats:
        """The way out of the board's material at each corner."""
        corners = dice.places[:2, columns] + footing.arms[points, :2, columns].T
        normals = np.zeros((3, len(points)))
        inward_x, inward_y = self._relief.inward(corners[None])
        normals[0], normals[1] = -inward_x, -inward_y
        return normals

    def _push(self, dice: Dice, on: Ints, arms: Floats, normals: Floats, allowed: Floats) -> Floats:
        """Let the edge answer one corner of some dice."""
        side = Side(dice.motions[:, on], arms, dice.inverse_mass[on], dice.inverse_inertia[on])
        kinds = np.full(len(on), BOARD_KIND)
        grip = self._surfaces.grip(kinds, dice.liveliness[on], dice.grip[on])
        still = Unmoved(np.zeros((3, len(on))))
        approaches = push_apart(side, still, normals, np.maximum(allowed, 0.0), grip)
        dice.motions[:, on] = side.motions
        return approaches


def _way_out(inside_mm: Floats) -> Floats:
    """How far corners that a turn has carried into the board's edge are put back in a step."""
    return np.minimum(feel.PUSH_SHARE * np.maximum(inside_mm, 0.0), feel.PUSH_MOST_MM)
