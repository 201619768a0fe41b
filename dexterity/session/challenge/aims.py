"""What the computer's hand means to throw in a challenge, found once for states that ask alike.

Dice that are pushed about make almost every state a new one, and a search is dear. So the hand
searches once for each count that it has reached. In all other states it turns what it learnt
towards the dice that lie there now, tries these tosses on the table as it is, and means the best.
Whatever it means, it throws on the true table: a rough aim can make a level look harder than it is,
never easier.
"""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field, replace
from math import atan2
from typing import Final

import numpy as np

from dexterity.content.challenge.challenge import Challenge
from dexterity.hand.dare.choice import dare_of
from dexterity.hand.persons import error_of
from dexterity.hand.toss import Toss
from dexterity.hand.tosses import Floats
from dexterity.hand.ways.held import WayName
from dexterity.luck import derive_seed
from dexterity.players.aim import find_toss
from dexterity.players.thrower import Thrower, thrower_of
from dexterity.players.throws import Throws
from dexterity.rules.challenge.actions import MakeThrow
from dexterity.rules.challenge.facts import on_board
from dexterity.rules.challenge.game import ChallengeGame
from dexterity.rules.challenge.level import State, standing
from dexterity.session.box_place import BOX_AT
from dexterity.session.challenge.library import Library
from dexterity.session.challenge.table import Moment, die_of, table_of
from dexterity.session.standing import stands_of
from dexterity.values.goal import GoalKind
from dexterity.values.landing import DieRest
from dexterity.values.skill import Skill
from dexterity.values.vectors import Vec2

ROUNDS: Final = (1400, 1000, 800)
THROWS_TO_PROVE: Final = 800
"""What one search throws. With a third of it luck decides: of three searches for the trolley one
touched it with 54 throws in 100, another with 81; now it is 89 to 95. Twice as many find no more.
"""

THROWS_TO_TURN: Final = 300
"""Shared by the tosses that were learnt and turned: some 20 each with six dice on the table."""

ALIKE_MM: Final = 10.0
"""Lying dice this close are the same to who aims: at 0.6 m the surest hand strays by as much."""

FOR_A_HIT, FOR_A_POINT = 0.2, 0.02
"""What a hit and a point are worth to a hand whose goal they are not: of throws that bring the
goal no nearer, the one that is nearer to it anyway."""

COUNT_MATTERS: Final = frozenset({GoalKind.SECTIONS_IN_ORDER, GoalKind.EXACT})
"""The goals for which the next throw to want depends on what was reached so far."""


@dataclass(slots=True)
class Aims:
    """One hand at one challenge, and all that it has learnt there."""

    challenge: Challenge
    library: Library
    skill: Skill
    seed: int
    way: WayName = WayName.FLICK
    """In which the person throws whose errors the hand makes."""
    game: ChallengeGame = field(init=False)
    _found: dict[Hashable, Toss] = field(default_factory=dict)
    _learnt: dict[Hashable, dict[int, Toss]] = field(default_factory=dict)
    """What searches found, by what is thrown and how, and by the count at that time."""

    def __post_init__(self) -> None:
        self.game = self.library.game(self.challenge)

    def thrower(self, state: State) -> Thrower:
        """The hand before the next throw; what moves does so as if just begun."""
        throw = len(state.throws)
        box = BOX_AT if self.challenge.places_box(throw) else None
        target = self.library.target_of(self.challenge)
        dare = dare_of(self.game.requirements(state))
        moment = Moment(state.lying, box, stands=stands_of(dare))
        table = table_of(self.challenge, target, moment)
        error = error_of(self.way, self.skill)
        return thrower_of(error, table, die_of(self.challenge, throw), dare)

    def wanted(self, state: State) -> int | None:
        """The count, where it matters to who aims."""
        matters = self.game.level.goal.kind in COUNT_MATTERS
        return standing(self.game.level, state).count if matters else None

    def aim(self, state: State) -> Toss:
        """What the hand means."""
        way = (self.game.requirements(state), self.challenge.dice[len(state.throws)])
        key = (*way, self.wanted(state), tuple(map(_about, state.lying)))
        if key not in self._found:
            self._found[key] = self._new_aim(state, way)
        return self._found[key]

    def _new_aim(self, state: State, way: Hashable) -> Toss:
        seed = derive_seed(self.seed, "trial", "aim", len(self._found))
        count = standing(self.game.level, state).count
        learnt = self._learnt.setdefault(way, {})
        if state.lying and count in learnt:
            first = next(iter(learnt.values()))
            return self._turned(state, tuple(dict.fromkeys((first, learnt[count]))), seed)
        learnt[count] = self._searched_for(state, seed)
        return learnt[count]

    def _searched_for(self, state: State, seed: int) -> Toss:
        return find_toss(
            self.thrower(state),
            seed,
            ROUNDS,
            worth=lambda thrown: self.gains(state, thrown),
            throws_to_prove=THROWS_TO_PROVE,
            towards_mm=self._midst_of(state),
        )

    def _midst_of(self, state: State) -> Vec2 | None:
        """Between the lying dice, where there is no target and they are all there is to hit."""
        if self.challenge.target is not None or not state.still_there:
            return None
        x, y, _ = np.mean([die.place_mm for die in state.still_there], axis=0).tolist()
        return x, y

    def _turned(self, state: State, learnt: Sequence[Toss], seed: int) -> Toss:
        """The best of what was learnt, as it was and turned towards each die that is to go."""
        dice = [die for die in state.lying if on_board(die)] or state.still_there
        towards = (replace(toss, direction_rad=_bearing(toss, d)) for toss in learnt for d in dice)
        tosses = (*learnt, *towards)
        each = THROWS_TO_TURN // len(tosses)
        thrown = self.thrower(state).throw(tosses, each, seed)
        gains = self.gains(state, thrown).reshape(len(tosses), each).mean(axis=1)
        return tosses[int(gains.argmax())]

    def gains(self, state: State, thrown: Throws) -> Floats:
        """How much nearer each throw brings the goal, in the rules' own count."""
        before = standing(self.game.level, state).count
        gains = [
            standing(self.game.level, self.game.apply(state, action).state).count
            - before
            + FOR_A_HIT * verdict.hit
            + FOR_A_POINT * verdict.value
            for action, verdict in zip(actions_of(thrown), thrown.verdicts, strict=True)
        ]
        return np.array(gains, dtype=np.float64)


def actions_of(thrown: Throws) -> list[MakeThrow]:
    """Throws as the rules take them."""
    ends = zip(thrown.landings.values(), thrown.verdicts, thrown.landings.aftermaths(), strict=True)
    return [MakeThrow(landing, verdict.findings, after) for landing, verdict, after in ends]


def _about(die: DieRest) -> Hashable:
    """Where a die lies, as far as who aims can tell."""
    if die.fell:
        return None
    x, y, _ = die.place_mm
    return on_board(die), round(x / ALIKE_MM), round(y / ALIKE_MM)


def _bearing(toss: Toss, die: DieRest) -> float:
    return atan2(die.place_mm[0] - toss.place_mm[0], die.place_mm[1] - toss.place_mm[1])
