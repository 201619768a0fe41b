"""What one hand means and expects under any requirements, remembered once it was worked out."""

from collections.abc import Mapping
from dataclasses import replace

from dexterity.hand.dare.dare import Dare
from dexterity.hand.error import Skill
from dexterity.hand.persons import error_of
from dexterity.hand.toss import Toss
from dexterity.hand.ways.held import WayName
from dexterity.luck import derive_seed
from dexterity.physics.dice.die import DICE, DieColour
from dexterity.physics.scene.table import Table
from dexterity.players.aim import Progress, find_toss
from dexterity.players.fighter.chances import Chances
from dexterity.players.practised import PLAIN, Practised, foreseen, practised
from dexterity.players.thrower import Thrower, thrower_of

QUICK_ROUNDS = (700, 500)
PROVING = 500
"""Throws looked at while searching for an aim: a person waits for it."""
TRIES = 120
"""Throws with each toss that was practised, to see which of them still does."""
GOOD_ENOUGH = 0.6
"""How much of what was to be expected a practised toss has to bring, or an aim is searched for. A
search in a hurry finds worse than this most of the time, and takes three times as long."""
AIM_SEED = 1
"""An aim is a habit, not luck: the same for every match."""


class ThrowBook:
    """A hand at the classic target. What was not practised is aimed at when it is first thrown."""

    def __init__(self, skill: Skill, way: WayName = WayName.FLICK) -> None:
        """`way`: in which the person throws whose errors the hand makes. What is meant is the same
        in all of them."""
        self.skill, self.way = skill, way
        self._known: Mapping[str, Practised] = practised()[skill]
        self._aims: dict[tuple[str, ...], Toss] = {}

    def chances(self, requirements: tuple[str, ...]) -> Chances:
        """What throws are likely to come to."""
        return foreseen(self._known, requirements)

    def aim(self, dare: Dare, table: Table, progress: Progress = lambda throws: None) -> Toss:
        """The toss to mean; `table` has the box where it will stand, if there is one."""
        if len(dare.ids) <= 1 and not dare.comes_off:
            return self._known[dare.ids[0] if dare.ids else PLAIN].toss
        if dare.ids not in self._aims:
            self._aims[dare.ids] = self._found(self.thrower(dare.tried, table), progress)
        return self._aims[dare.ids]

    def _found(self, thrower: Thrower, progress: Progress) -> Toss:
        """What does for one of the requirements often does for all of them; else it is sought."""
        dare = thrower.dare
        seed = derive_seed(AIM_SEED, "book", self.skill, *dare.ids)
        known = [self._known[id_].toss for id_ in (PLAIN, *dare.ids)]
        tosses = [replace(toss, place_mm=dare.rest_mm) for toss in known]
        damages = thrower.throw(tosses, TRIES, seed).damages().reshape(len(tosses), TRIES)
        means = damages.mean(axis=1)
        if means.max() >= GOOD_ENOUGH * self.chances(dare.ids).mean:
            return tosses[int(means.argmax())]
        progress(damages.size)
        return find_toss(thrower, seed, QUICK_ROUNDS, progress, throws_to_prove=PROVING)

    def thrower(self, dare: Dare, table: Table, die: DieColour = DieColour.RED) -> Thrower:
        """The hand at that table."""
        return thrower_of(error_of(self.way, self.skill), table, DICE[die], dare)
