"""Dice among dice: who is near whom, and the tops of still dice as ground for others."""

import numpy as np

from dexterity.physics import feel
from dexterity.physics.cube import Bools, Floats, Ints, any_of, chosen, face_up, yaw_of
from dexterity.physics.dice import Dice, reach_within
from dexterity.physics.ground import Under


class Piled:
    """Knows all dice of all lanes, moving or still."""

    def __init__(self, everyone: Dice, per_lane: int, asleep: Bools) -> None:
        self._everyone = everyone
        self._numbers = range(per_lane if per_lane > 1 else 0)
        self._per_lane = per_lane
        self._numbers_column = np.arange(per_lane)[:, None]
        self._asleep = asleep
        self._widest_mm = 1.8 * float(everyone.half_mm.max()) + feel.NEAR_MM
        self._least_top_mm = 2.0 * float(everyone.half_mm.min()) - feel.SKIN_MM

    def mark_crowded(self, dice: Dice, step_s: float) -> None:
        """Note, once a step, how near others count as near, and which dice have one."""
        if self._numbers:
            dice.elbow_room[:] = reach_within(dice, step_s) + self._widest_mm
            dice.crowded[:] = self._near(dice)[1].any(0)

    def company(self, dice: Dice) -> Bools:
        """Which of all dice are near the crowded ones of `dice`."""
        crowded = dice.at(chosen(dice.crowded > 0))
        rows, near = self._near(crowded)
        company: Bools = np.zeros(len(self._asleep), np.bool_)
        company[rows[near]] = True
        return company

    def still(self) -> Bools:
        """Which of all dice lie still."""
        return self._asleep

    def ceiling(self, dice: Dice) -> Floats | float:
        """A height that no still die near each die exceeds."""
        return np.asarray(dice.crowded * feel.PILE_MM) if self._numbers else 0.0

    def lift(self, dice: Dice, under: Under) -> None:
        """Raise the ground below points (points, n) to the tops of still dice."""
        if not self._numbers:
            return
        columns = chosen((dice.crowded > 0) & (under.z.max(0) > self._least_top_mm))
        if columns.size:
            rows, near = self._near(dice.at(columns))
            still = near & self._asleep[rows]
            for number in np.flatnonzero(still.any(1)):
                self._lift_by(rows[number, still[number]], columns[still[number]], under)

    def _near(self, dice: Dice) -> tuple[Ints, Bools]:
        """(dice of a lane, n): the rows of all dice of the lanes, and which are near."""
        rows = dice.lanes * self._per_lane + self._numbers_column
        apart = self._everyone.places[:, rows] - dice.places[:, None]
        near = np.einsum("cij,cij->ij", apart, apart) < dice.elbow_room**2
        return rows, near & (rows != dice.rows)

    def _lift_by(self, rows: Ints, columns: Ints, under: Under) -> None:
        middle_x, middle_y, middle_z = self._everyone.places[:, rows]
        half, frames = self._everyone.half_mm[rows], self._everyone.frames[:, :, rows]
        top = middle_z + half
        dx, dy = under.x[:, columns] - middle_x, under.y[:, columns] - middle_y
        above = (under.z[:, columns] > top - feel.SKIN_MM) & (top > under.heights[:, columns])
        above &= (dx * dx + dy * dy <= 2.0 * half * half) & (face_up(frames)[1] > feel.FLAT_COSINE)
        if not any_of(above):
            return
        yaw = yaw_of(frames)
        cosine, sine = np.cos(yaw), np.sin(yaw)
        across, along = np.abs(dx * cosine + dy * sine), np.abs(dy * cosine - dx * sine)
        points, which = np.nonzero(above & (np.maximum(across, along) <= half))
        under.heights[points, columns[which]] = top[which]
        under.kinds[points, columns[which]] = self._everyone.kinds[rows[which]]
