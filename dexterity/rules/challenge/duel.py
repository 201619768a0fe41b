"""The duel: two play the same levels in turn, and the loser of a round picks the next dare.

The best of an odd number of rounds. A tied round is played again with one die each; if that is a
tie too, it is shared. Chance is in the throws alone, save for the levels and the first dare.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from math import ceil
from types import MappingProxyType
from typing import Final

from dexterity.rules.challenge.actions import GiveUp
from dexterity.rules.challenge.dare import Dares
from dexterity.rules.challenge.duel_actions import (
    AnyRefusal,
    DuelAction,
    DuelRefusal,
    PickDare,
    Rematch,
)
from dexterity.rules.challenge.duel_course import Course, DuelStep
from dexterity.rules.challenge.duel_round import leader
from dexterity.rules.challenge.duel_state import DuelState, Phase
from dexterity.rules.challenge.level import Level
from dexterity.rules.challenge.player import PlayerId
from dexterity.rules.concession import Concession
from dexterity.rules.made_throw import MakeThrow
from dexterity.rules.step import Step

ROUNDS: Final = (1, 3, 5, 7, 9)
"""What a match may be the best of."""

ROUNDS_FOR_A_POINT: Final[Mapping[Concession, int]] = MappingProxyType(
    {Concession.SMALL: 4, Concession.LARGE: 2}
)
"""For how many rounds, or part of them, the other begins with a point. The more rounds, the surer
the better one wins, so the more has to be given away: of hands that win 51 rounds of 100 and lose
28, two points leave 44 matches of 100 over three rounds, but 66 over nine."""


def head_start(conceded: Concession, rounds: int) -> int:
    """Points that the other begins with."""
    each = ROUNDS_FOR_A_POINT.get(conceded)
    return 0 if each is None else ceil(rounds / each)


def concessions_in(rounds: int) -> tuple[Concession, ...]:
    """What may be given away; over a single round, the large one would be the small one again."""
    by_points = {head_start(one, rounds): one for one in reversed(Concession)}
    return tuple(reversed(by_points.values()))


@dataclass(frozen=True, slots=True)
class DuelResult:
    """How a match ended."""

    winner: PlayerId | None
    """None where both have as many points."""
    points: tuple[int, int]


@dataclass(frozen=True, slots=True)
class DuelGame:
    """The levels to draw from, what may be dared, and the number of rounds."""

    levels: tuple[Level, ...]
    dares: Dares
    rounds: int
    concessions: tuple[Concession, Concession] = (Concession.NONE, Concession.NONE)
    """What each gives away in points."""

    def __post_init__(self) -> None:
        if not set(self.concessions) <= set(concessions_in(self.rounds)):
            raise ValueError(f"over {self.rounds} rounds that cannot be given away")

    @property
    def course(self) -> Course:
        """How it goes on."""
        zero, one = (head_start(conceded, self.rounds) for conceded in self.concessions)
        return Course(self.levels, self.dares, self.rounds, (one, zero))

    def start(self, seed: int) -> DuelState:
        """The first round, ready to be thrown."""
        return self.course.begun(seed, 0, (0, 0)).state

    def actions(self, state: DuelState) -> tuple[DuelAction, ...]:
        """What can be done besides throwing."""
        match state.phase:
            case Phase.PICKING:
                return tuple(map(PickDare, self.dares.all()))
            case Phase.THROWING:
                return (GiveUp(),)
            case Phase.OVER:
                return (Rematch(),)

    def awaits_throw(self, state: DuelState) -> bool:
        """Whether a landing is wanted."""
        return state.phase is Phase.THROWING

    def turn(self, state: DuelState) -> PlayerId | None:
        """Who has to do something; None at the end, when either may ask for a rematch."""
        match state.phase:
            case Phase.PICKING:
                return state.picker
            case Phase.THROWING:
                return self.course.thrower(state)
            case Phase.OVER:
                return None

    def level(self, state: DuelState) -> Level:
        """The level of the round, with the dare in force; with one die, where that decides."""
        return self.course.level(state)

    def why_not(self, state: DuelState, action: DuelAction) -> AnyRefusal | None:
        """Why an action cannot be taken; None if it can."""
        match action:
            case Rematch():
                return None if state.phase is Phase.OVER else DuelRefusal.DUEL_GOES_ON
            case _ if state.phase is Phase.OVER:
                return DuelRefusal.DUEL_OVER
            case PickDare(requirements=dare):
                picking = state.phase is Phase.PICKING
                return self.dares.why_not(dare) if picking else DuelRefusal.NO_PICK_NOW
            case MakeThrow() | GiveUp():
                return self._why_not_play(state, action)

    def _why_not_play(self, state: DuelState, action: MakeThrow | GiveUp) -> AnyRefusal | None:
        if state.phase is Phase.PICKING:
            return DuelRefusal.DARE_FIRST
        play = state.plays[self.course.thrower(state)]
        return self.course.game(state).why_not(play, action)

    def apply(self, state: DuelState, action: DuelAction) -> DuelStep:
        """The state after an action and what it brought about; a refused one changes nothing."""
        if self.why_not(state, action) is not None:
            return Step(state, ())
        match action:
            case PickDare(requirements=dare):
                return self.course.round_begun(state, dare, state.picker)
            case Rematch(seed):
                luck = state.seed if seed is None else seed
                return self.course.begun(luck, state.match + 1, state.won)
            case MakeThrow() | GiveUp():
                return self.course.played(state, action)

    def result(self, state: DuelState) -> DuelResult | None:
        """How the match ended; None while it goes on."""
        if state.phase is not Phase.OVER:
            return None
        return DuelResult(leader(state.points), state.points)

    def seen_by(self, state: DuelState, player: PlayerId) -> DuelState:
        """Nothing is hidden."""
        return state
