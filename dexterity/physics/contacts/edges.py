"""The board's edge: corners below its top meet it, from outside or from inside a hole."""

from itertools import pairwise, product
from typing import Final

import numpy as np

from dexterity.physics import tuning
from dexterity.physics.arrays import Floats, Ints, any_of, chosen
from dexterity.physics.contact_law import Side, Unmoved, push_apart
from dexterity.physics.contacts.support_points import SupportPoints
from dexterity.physics.dice.cube import lowest_reach
from dexterity.physics.dice.state import WIDEST, Dice, fastest
from dexterity.physics.scene.board import BoardDistance
from dexterity.physics.scene.table import BOARD_KIND, NO_KIND, TABLE_KIND
from dexterity.physics.scene.terrain import DIE_REACH_MM, Surfaces
from dexterity.values.vectors import Vec2


class BoardEdge:
    """Resolves contacts with the edges of one board."""

    def __init__(self, board_distance: BoardDistance, board_mm: float, surfaces: Surfaces) -> None:
        self._relief = board_distance
        self._low_mm = board_mm - tuning.SKIN_MM
        self._surfaces = surfaces

    def meet(self, dice: Dice, support: SupportPoints, time: Floats) -> Floats | None:
        """Push corners away from the edge; gives their approach speeds, if any is near it."""
        low = support.arms[:, 2] < self._low_mm - dice.places[2]
        if support.inside is None or not any_of(low):
            return None
        low &= support.kinds != NO_KIND
        points, columns = np.nonzero(low & (support.inside > -fastest(dice) * time))
        if not points.size:
            return None
        normals = self._outward(dice, support, points, columns)
        inside = support.inside[points, columns]
        met = np.zeros_like(support.gaps)
        ends = np.searchsorted(points, np.arange(len(met) + 1)).tolist()
        # Corner by corner: each push starts from what the last one left.
        for point, (start, end) in enumerate(pairwise(ends)):
            if end > start:
                on, out = columns[start:end], normals[:, start:end]
                depth, arms = inside[start:end], support.arms[point][:, on]
                met[point, on] = self._push(dice, on, arms, out, -depth / time[on])
                dice.places[:, on] += out * _way_out(depth)
        return met

    def _outward(self, dice: Dice, support: SupportPoints, points: Ints, columns: Ints) -> Floats:
        """The way out of the board's material at each corner."""
        corners = dice.places[:2, columns] + support.arms[points, :2, columns].T
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
    return np.minimum(tuning.PUSH_SHARE * np.maximum(inside_mm, 0.0), tuning.PUSH_MOST_MM)


CORNERS: Final = np.array(list(product((-1.0, 1.0), repeat=3)))
"""All eight, in units of the half size along the die's own axes: the upper ones catch too."""


class TableEdge:
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
        low = dice.places[2] - lowest_reach(dice.frames, dice.half_mm) < -tuning.SKIN_MM
        reach = WIDEST * dice.half_mm + fastest(dice) * time
        beside = (np.abs(dice.places[:2]) - self._half_size < reach).all(axis=0)
        return chosen(low & beside)

    def _push(self, dice: Dice, arms: Floats, time: Floats) -> None:
        """Let the sides answer one corner of each die."""
        corners = dice.places + arms
        outside = np.abs(corners[:2]) - self._half_size
        gaps = np.maximum(outside[0], outside[1])
        low = (corners[2] < -np.maximum(-gaps, tuning.SKIN_MM)) & (gaps > -DIE_REACH_MM)
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
        dice.places[:] += normals * np.minimum(tuning.PUSH_SHARE * depths, tuning.PUSH_MOST_MM)
