"""Dice among dice: who is near whom, and the tops of still dice as ground for others."""

import numpy as np

from dexterity.physics import tuning
from dexterity.physics.arrays import Bools, Ints, any_of, chosen
from dexterity.physics.dice.cube import face_up, lowest_reach, yaw_of
from dexterity.physics.dice.state import WIDEST, Dice, reach_within
from dexterity.physics.scene.terrain import SurfaceBelow


class Stacking:
    """Knows all dice of all lanes, moving or still."""

    def __init__(self, everyone: Dice, per_lane: int, asleep: Bools) -> None:
        self._everyone = everyone
        self.any_others = per_lane > 1
        """Whether there is more than one die on a table."""
        self._per_lane = per_lane
        self._numbers = np.arange(per_lane)[:, None]
        self._asleep = asleep
        self._widest_mm = WIDEST * float(everyone.half_mm.max()) + tuning.NEAR_MM
        self._least_top_mm = 2.0 * float(everyone.half_mm.min()) - tuning.SKIN_MM

    def mark_near_dice(self, dice: Dice, step_s: float) -> None:
        """Note, once a step, which dice of its lane each could touch, and how high those are."""
        if not self.any_others or not len(dice):
            return
        rows = dice.lanes * self._per_lane + self._numbers
        x, y, heights = (line.take(rows) for line in self._everyone.places)
        halves = self._everyone.half_mm.take(rows)
        dx, dy, dz = x - dice.places[0], y - dice.places[1], heights - dice.places[2]
        room = reach_within(dice, step_s) + self._widest_mm
        near = dx * dx + dy * dy + dz * dz < room * room
        near &= rows != dice.rows
        falls = tuning.NEAR_MM + np.abs(dice.motions[2]) * step_s
        low = dice.places[2] - lowest_reach(dice.frames, dice.half_mm) - falls
        near &= low < heights + WIDEST * halves
        dice.near_dice[:] = np.bitwise_or.reduce(near << self._numbers)
        dice.near_top_mm[:] = np.maximum.reduce(np.where(near, heights + halves, -np.inf))

    def near(self, dice: Dice) -> Bools:
        """Which of all dice are near any of these, and these if any is near them."""
        crowded = chosen(dice.near_dice != 0)
        near: Bools = np.zeros(len(self._asleep), np.bool_)
        rows = dice.lanes[crowded] * self._per_lane + self._numbers
        near[rows[(dice.near_dice[crowded] >> self._numbers & 1) > 0]] = True
        near[dice.rows[crowded]] = True
        return near

    def still(self) -> Bools:
        """Which of all dice lie still."""
        return self._asleep

    def lift(self, dice: Dice, under: SurfaceBelow) -> None:
        """Raise the ground below points (points, n) to the tops of still dice."""
        if not self.any_others:
            return
        columns = chosen(dice.near_dice)
        if not columns.size:
            return
        columns = columns[under.z[:, columns].max(0) > self._least_top_mm]
        rows = dice.lanes[columns] * self._per_lane + self._numbers
        still = ((dice.near_dice[columns] >> self._numbers & 1) > 0) & self._asleep[rows]
        for number in chosen(np.logical_or.reduce(still, axis=1)).tolist():
            self._lift_by(rows[number, still[number]], columns[still[number]], under)

    def _lift_by(self, rows: Ints, columns: Ints, under: SurfaceBelow) -> None:
        middle_x, middle_y, middle_z = self._everyone.places[:, rows]
        half = self._everyone.half_mm[rows]
        top = middle_z + half
        x, y, z = under.places[:, :, columns].swapaxes(0, 1)
        dx, dy = x - middle_x, y - middle_y
        above = (z > top - tuning.SKIN_MM) & (dx * dx + dy * dy <= 2.0 * half * half)
        above &= top > under.heights[:, columns]
        if not any_of(above):
            return
        frames = self._everyone.frames[:, :, rows]
        yaw = yaw_of(frames)
        cosine, sine = np.cos(yaw), np.sin(yaw)
        across, along = np.abs(dx * cosine + dy * sine), np.abs(dy * cosine - dx * sine)
        above &= (np.maximum(across, along) <= half) & (face_up(frames)[1] > tuning.FLAT_COSINE)
        points, which = np.nonzero(above)
        under.heights[points, columns[which]] = top[which]
        under.kinds[points, columns[which]] = self._everyone.kinds[rows[which]]
