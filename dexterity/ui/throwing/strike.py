"""A tool led by the pointer, from where the flight begins to where the hand has done with it."""

from dataclasses import replace
from typing import Final

from dexterity.hand.dare.deed import Deed
from dexterity.hand.dare.grasp import Grasp
from dexterity.hand.dare.launcher import Leading
from dexterity.hand.dare.stroke import toss_told
from dexterity.values.launch import ToolMotion, ToolPose
from dexterity.values.pointer import PointerSample

FOLLOWED_S: Final = 0.45
"""How long after the die was struck the tool is still led: long enough to see a shove for what it
is. Longer: the flight is not known in time for slow motion."""

LONGEST_S: Final = 3.0
"""A tool led for so long that never met the die is let go of."""

STILL_S: Final = 0.025
"""A pointer that was silent for so long stands still: a frame and a half. Shorter: where samples
come late, it would seem to stop and start."""

BEFORE_S: Final = 0.005
"""How long before now it is known to have stood still: what it does next comes after that."""


class Strike:
    """Knows the grasp, and tells the poses that are new since it was last asked."""

    def __init__(self, grasp: Grasp, launcher: Leading, loft_rad: float, first: int) -> None:
        self.grasp, self._launcher, self._loft_rad = grasp, launcher, loft_rad
        self._first, self.begun_s = first, grasp.tool_path[first].at_s
        self._told = 0
        self.struck_s: float | None = None
        self.let_go = False
        self._toss = toss_told(grasp, loft_rad)
        self._poses: tuple[ToolPose, ...] = ()
        self._long = 0

    def poses(self) -> tuple[ToolPose, ...]:
        """All so far, by the flight's own clock."""
        path = self.grasp.tool_path
        if len(path) != self._long:
            rest_mm, self._long = self.grasp.dare.rest_mm, len(path)
            led = self._launcher.poses(path, rest_mm, self._loft_rad)[self._first :]
            self._poses = tuple(replace(pose, at_s=pose.at_s - self.begun_s) for pose in led)
        return self._poses

    def news(self) -> tuple[ToolPose, ...]:
        """Those that were not told before."""
        new = self.poses()[self._told :]
        self._told += len(new)
        return new

    def struck(self, now_s: float) -> None:
        """The tool has met the die: what is told of the throw is what the hand did up to here."""
        self.struck_s = now_s
        self._toss = toss_told(self.grasp, self._loft_rad)

    def stay(self, now_s: float) -> None:
        """The pointer has not moved: the tool is still where it was."""
        last = self.grasp.pointer[-1]
        if now_s - last.at_s >= STILL_S and not self.let_go:
            self.grasp.stay(PointerSample(now_s - BEFORE_S, last.x_mm, last.y_mm))

    def over(self, now_s: float) -> bool:
        """Whether the hand has done with it."""
        since = self.struck_s
        late = now_s - self.begun_s > LONGEST_S
        return self.let_go or late or (since is not None and now_s - since > FOLLOWED_S)

    def deed(self) -> Deed:
        """All that the hand has done, and how the tool has moved for it."""
        motion = ToolMotion(self._launcher.tool, self.poses())
        return self.grasp.deed(self._toss, motion=motion)
