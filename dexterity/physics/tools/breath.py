"""A jet of air that pushes dice along, each lane's from its own mouth."""

import numpy as np

from dexterity.physics import tuning
from dexterity.physics.arrays import Bools, Floats, any_of, chosen
from dexterity.physics.contacts.ground import LEAST_TOUCH_MM_S
from dexterity.physics.dice.state import Dice
from dexterity.physics.results.hits import Hits
from dexterity.physics.tools.motion import Line
from dexterity.physics.tools.track import ToolRun
from dexterity.physics.world import World
from dexterity.units import GRAVITY_MM_S2


class Breath:
    """Pushes what is in front of the mouth, the weaker the farther away and the more beside."""

    def __init__(self, world: World, tool_run: ToolRun) -> None:
        self._world = world
        self._track, self._touches, self._kind = tool_run.track, tool_run.touches, tool_run.kind
        self._blows: Bools = np.zeros(0, np.bool_)

    def rouse(self, at_s: float, still: Bools) -> Dice | None:
        """The still dice that it overcomes the friction of."""
        self._blows = self._track.here & (at_s >= self._track.first_s)
        everyone = self._world.everyone
        if not any_of(self._blows) or not any_of(still):
            return None
        pushes = np.where(still, self._pushes(everyone)[0], 0.0)
        felt = chosen(pushes > tuning.BREATH_FELT_MM_S2)
        some = everyone.at(felt)
        kinds = self._world.terrain.under(some.places[None]).kinds[0]
        holds = self._world.surfaces.grip(kinds, some.liveliness, some.grip).friction
        loose = chosen(pushes[felt] > holds * GRAVITY_MM_S2)
        return some.at(loose) if loose.size else None

    def push(self, dice: Dice, at_s: float, step_s: float) -> None:
        """Speed up dice for a step."""
        if not any_of(self._blows[dice.lanes]):
            return
        pushes, towards = self._pushes(dice)
        dice.motions[:2] += towards * (pushes * step_s)
        felt = chosen(pushes > tuning.BREATH_FELT_MM_S2)
        if felt.size:
            self._touches.note(dice, felt, at_s + step_s)
            self._note(dice.at(felt), at_s)
            dice.known[felt] |= 1 << self._kind

    def _pushes(self, dice: Dice) -> tuple[Floats, Floats]:
        """How hard each die is pushed, and (2, n) which way."""
        mouths = self._track.then[:, dice.lanes]
        turn = mouths[Line.TURN]
        towards = np.stack([np.sin(turn), np.cos(turn)])
        x, y, z = dice.places - mouths[Line.PLACE]
        along = x * towards[0] + y * towards[1]
        across = x * towards[1] - y * towards[0]
        far = np.maximum(along, 0.0)
        width = tuning.BREATH_WIDTH_MM + tuning.BREATH_SPREAD * far
        bell = np.exp((across * across + z * z) / (-2.0 * width * width))
        faded = mouths[Line.STRENGTH] / (1.0 + far / tuning.BREATH_FADES_MM)
        reached = self._blows[dice.lanes] & (along > 0.0)
        return np.where(reached, faded * bell, 0.0), towards

    def _note(self, dice: Dice, at_s: float) -> None:
        count = len(dice)
        hits = Hits(
            rows=dice.rows,
            at_s=np.full(count, at_s),
            kinds=np.full(count, self._kind),
            places_mm=dice.places,
            speeds_mm_s=np.full(count, LEAST_TOUCH_MM_S),
            spins_rad_s=dice.motions[5],
        )
        self._world.log.note(hits, dice.known)
