"""The duel: two play the same levels in turn, and the loser of a round picks the next dare.

The best of an odd number of rounds. A tied round is played again with one die each; if that is a
tie too, it is shared. Chance is in the throws alone, save for the levels and the first dare.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from math import ceil
from types import MappingProxyType
from typing import Final

from dexterity.rules.challenge.dare import Dares
from dexterity.rules.challenge.duel_actions import DUEL_ACTIONS, AnyRefusal, DuelAction
from dexterity.rules.challenge.duel_draft import DuelDraft, blank
from dexterity.rules.challenge.duel_effects import DuelEffect
from dexterity.rules.challenge.duel_state import DuelState, Phase, leader
from dexterity.rules.challenge.level import Level
from dexterity.rules.challenge.player import PlayerId
from dexterity.rules.concession import Concession
from dexterity.rules.game import Game

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
class DuelGame(Game[DuelState, DuelEffect, DuelAction, AnyRefusal, PlayerId, DuelResult]):
    """The levels to draw from, what may be dared, and the number of rounds."""

    registry = DUEL_ACTIONS

    levels: tuple[Level, ...]
    dares: Dares
    rounds: int
    concessions: tuple[Concession, Concession] = (Concession.NONE, Concession.NONE)
    """What each gives away in points."""

    def __post_init__(self) -> None:
        if not set(self.concessions) <= set(concessions_in(self.rounds)):
            raise ValueError(f"over {self.rounds} rounds that cannot be given away")

    def draft(self, state: DuelState) -> DuelDraft:
        return DuelDraft(state, self.levels, self.dares, self.rounds, self._head_start)

    @property
    def _head_start(self) -> tuple[int, int]:
        zero, one = (head_start(conceded, self.rounds) for conceded in self.concessions)
        return one, zero

    def start(self, seed: int) -> DuelState:
        """The first round, ready to be thrown."""
        draft = self.draft(blank(seed, self._head_start))
        draft.begin_match(seed, 0, (0, 0))
        return draft.state

    def awaits_throw(self, state: DuelState) -> bool:
        """Whether a landing is wanted."""
        return state.phase is Phase.THROWING

    def turn(self, state: DuelState) -> PlayerId | None:
        """Who has to do something; None at the end, when either may ask for a rematch."""
        match state.phase:
            case Phase.PICKING:
                return state.picker
            case Phase.THROWING:
                return self.draft(state).thrower
            case Phase.OVER:
                return None

    def level(self, state: DuelState) -> Level:
        """The level of the round, with the dare in force; with one die, where that decides."""
        return self.draft(state).level

    def result(self, state: DuelState) -> DuelResult | None:
        if state.phase is not Phase.OVER:
            return None
        return DuelResult(leader(state.points), state.points)

    def seen_by(self, state: DuelState, player: PlayerId) -> DuelState:
        """Nothing is hidden."""
        return state
