"""Where the tools of many lanes are, step by step: arrays with a column a lane."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from dexterity.physics.arrays import Bools, Floats, Ints, any_of
from dexterity.physics.dice.state import Dice
from dexterity.physics.tools.motion import Line, check_lines, lines_of, lines_of_all
from dexterity.values.launch import ToolMotion, ToolPose


class ToolTrack:
    """Leads one tool a lane along its motion; a driven one's motion is told as it goes on."""

    def __init__(self, motions: Sequence[ToolMotion], lanes: int, *, driven: bool) -> None:
        parts = lines_of_all(motions, lanes)
        self.tool = motions[0].tool
        self.motions = motions
        self.complete = not driven
        """Whether no pose is to come."""
        self._counts: Ints = np.array([lines.shape[1] for lines in parts])
        self._lines = np.zeros((Line.LINES, int(self._counts.max()), lanes))
        for lane, lines in enumerate(parts):
            self._lines[:, : lines.shape[1], lane] = lines
        self._lanes = np.arange(lanes)
        self._next: Ints = np.zeros(lanes, np.int64)
        self._dismissed: Bools = np.zeros(lanes, np.bool_)
        self.first_s: Floats = self._lines[Line.TIME, 0].copy()
        self.last_s: Floats = self._lines[Line.TIME, self._counts - 1, self._lanes]
        self.now = self.then = self._poses(0.0)
        """(lines, lanes): poses at the beginning and at the end of the step."""
        self.here: Bools = np.zeros(lanes, np.bool_)
        """Whose tool is there throughout the step."""

    def knows(self, at_s: float) -> bool:
        """Whether all poses up to a time are known."""
        return self.complete or at_s <= float(self.last_s[0])

    def drive(self, poses: Sequence[ToolPose]) -> None:
        """Take in later poses of the one lane's tool."""
        (motion,) = self.motions
        grown = ToolMotion(motion.tool, (*motion.poses, *poses))
        lines = lines_of((motion.poses[-1], *poses))
        check_lines(self.tool, lines)
        count = len(grown.poses)
        if count > self._lines.shape[1]:
            room = np.zeros((Line.LINES, 2 * count, 1))
            room[:, : len(motion.poses)] = self._lines[:, : len(motion.poses)]
            self._lines = room
        self._lines[:, len(motion.poses) : count, 0] = lines[:, 1:]
        self._counts[0] = count
        self.last_s[0] = lines[Line.TIME, -1]
        self.motions = (grown,)

    def move_on(self, at_s: float, step_s: float) -> None:
        """Go on to the end of the step that begins at a time."""
        end_s = at_s + step_s
        self.here = (end_s <= self.last_s) & ~self._dismissed
        if any_of(self.here):
            self.now, self.then = self.then, self._poses(end_s)

    def gone(self, at_s: float, step_s: float) -> Bools:
        """Whose tool takes no part in the step that begins at a time, nor in any later one."""
        left: Bools = (at_s + step_s > self.last_s) & self.complete
        return left | self._dismissed

    def dismiss(self, lanes: Bools) -> None:
        """The throws of some lanes are over: their tools are not needed any more."""
        self._dismissed |= lanes

    def _poses(self, at_s: float) -> Floats:
        """Straight from one pose to the next; at rest before the first and after the last."""
        times = self._lines[Line.TIME]
        while True:
            waiting = np.minimum(self._next, self._counts - 1)
            passed = (self._next < self._counts) & (times[waiting, self._lanes] <= at_s)
            if not any_of(passed):
                break
            self._next += passed
        one = self._lines[:, np.maximum(self._next - 1, 0), self._lanes]
        other = self._lines[:, waiting, self._lanes]
        lasts = other[Line.TIME] - one[Line.TIME]
        share = np.where(lasts > 0.0, at_s - one[Line.TIME], 0.0) / np.where(
            lasts > 0.0, lasts, 1.0
        )
        return np.asarray(one + share * (other - one))


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


@dataclass(frozen=True, slots=True)
class ToolRun:
    """The tool of a run: how it is led, lane by lane, and whom it touched."""

    track: ToolTrack
    touches: ToolTouches
    kind: int
    """What it counts as when a die touches it."""
