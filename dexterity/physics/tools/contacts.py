"""The tool of a run: what it does to dice in each step, and when the throws it makes are over."""

import numpy as np

from dexterity.physics import tuning
from dexterity.physics.arrays import Bools, Floats
from dexterity.physics.dice.state import Dice
from dexterity.physics.tools.breath import Breath
from dexterity.physics.tools.motion import PLATES
from dexterity.physics.tools.platforms import Platforms
from dexterity.physics.tools.track import ToolRun
from dexterity.physics.world import World
from dexterity.values.launch import Tool


class Tools:
    """One tool a lane. Those that strike from the side do so in `SideContacts`."""

    def __init__(self, world: World, tool_run: ToolRun) -> None:
        self.track, self._touches = tool_run.track, tool_run.touches
        self._stacking = world.stacking
        tool = tool_run.track.tool
        self._plates = Platforms(world, tool_run) if tool in PLATES else None
        self._breath = Breath(world, tool_run) if tool is Tool.BREATH else None

    def begin(self, at_s: float, step_s: float) -> Dice | None:
        """Move the tools on by a step; gives the still dice that move from now on."""
        self.track.move_on(at_s, step_s)
        self._touches.begin()
        return self._breath.rouse(at_s, self._stacking.still()) if self._breath else None

    def push(self, dice: Dice, at_s: float, step_s: float) -> None:
        """What acts from afar: a breath."""
        if self._breath:
            self._breath.push(dice, at_s, step_s)

    def carry(self, dice: Dice, left_s: Floats, at_s: float, step_s: float) -> None:
        """What acts from below: a plate; see `Platforms.meet`."""
        if self._plates:
            self._plates.meet(dice, left_s, at_s, step_s)

    def busy(self, dice: Dice) -> Bools:
        """Which dice are in a tool's hands: they are not at rest, however still."""
        return self._touches.now[dice.lanes]

    def late(self, now_s: float, step_s: float) -> Bools:
        """Whose throw has lasted for as long as throws may."""
        return np.asarray(now_s >= self._counts_from() + tuning.LIMIT_S - step_s / 2)

    def _counts_from(self) -> Floats:
        """When each throw began: at the blow, with the breath, or when a plate was left.

        Who balances a die on the nose has not thrown it yet.
        """
        if self._breath:
            return self.track.first_s
        touched = np.isfinite(self._touches.first_s)
        since = self._touches.last_s if self._plates else self._touches.first_s
        waits = self.track.last_s if self.track.complete else np.inf
        return np.where(touched, since, waits)
