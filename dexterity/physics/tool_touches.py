"""When and where the tool of each lane touched the die thrown there, and how fast that was then."""

import numpy as np

from dexterity.physics.cube import Bools, Floats, Ints
from dexterity.physics.dice import Dice


class ToolTouches:
    """Arrays with a number a lane."""

    def __init__(self, lanes: int, per_lane: int, step_s: float) -> None:
        self._per_lane = per_lane
        self._step_s = step_s
        self.first_s: Floats = np.full(lanes, np.inf)
        self.last_s: Floats = np.full(lanes, -np.inf)
        self.speeds_mm_s: Floats = np.zeros(lanes)
        self.places_mm: Floats = np.zeros((2, lanes))
        """Where the dice were when last touched, as seen from above."""
        self.now: Bools = np.zeros(lanes, np.bool_)
        """Whose die is in the tool's hands in this step."""

    def begin(self) -> None:
        """A step begins."""
        self.now[:] = False

    def note(self, dice: Dice, columns: Ints, at_s: float) -> None:
        """Some dice were touched in the step that ends then; they move as they do after it."""
        thrown = columns[dice.rows[columns] % self._per_lane == 0]
        lanes = dice.lanes[thrown]
        velocities = dice.motions[:3, thrown]
        self.first_s[lanes] = np.minimum(self.first_s[lanes], at_s - self._step_s)
        self.last_s[lanes] = at_s
        self.speeds_mm_s[lanes] = np.sqrt(np.add.reduce(velocities * velocities))
        self.places_mm[:, lanes] = dice.places[:2, thrown]
        self.now[lanes] = True

    def hold(self, dice: Dice, held: Bools) -> None:
        """Some dice are as good as touched: the next step may do it."""
        self.now[dice.lanes[held & (dice.rows % self._per_lane == 0)]] = True

    def contact_s(self) -> Floats:
        """From the first touch to the last: a step for a single one, 0 without any."""
        touched = np.isfinite(self.first_s)
        return np.where(touched, self.last_s, 0.0) - np.where(touched, self.first_s, 0.0)
