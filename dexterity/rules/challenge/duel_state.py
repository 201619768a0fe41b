"""A duel as it stands, and its score sheet."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from dexterity.rules.challenge.level import State
from dexterity.rules.challenge.player import BOTH, PlayerId, other
from dexterity.rules.challenge.showing import Showing, merit

POINTS_OF_A_ROUND: Final = 2


class Phase(StrEnum):
    """What a duel waits for."""

    PICKING = "picking"
    """The loser of the last round picks the next dare."""
    THROWING = "throwing"
    OVER = "over"


Showings = tuple[Showing, Showing]
"""Of player 0 and of player 1."""


@dataclass(frozen=True, slots=True)
class RoundPlayed:
    """One line of the score sheet."""

    level: str
    dare: tuple[str, ...]
    picked_by: PlayerId | None
    """None where the dare was drawn."""
    first: PlayerId
    """Who began."""
    showings: Showings
    decider: Showings | None
    """With one die each, after a tie."""
    winner: PlayerId | None
    """None where even the decider was a tie, and the round is shared."""


@dataclass(frozen=True, slots=True)
class DuelState:
    """All that a duel remembers."""

    seed: int
    """Of this match."""
    match: int
    """0, and one more with every rematch."""
    won: tuple[int, int]
    """Matches that each has won."""
    phase: Phase
    dare: tuple[str, ...]
    """In force in this round; empty while it is being picked."""
    picked_by: PlayerId | None
    plays: tuple[State, State]
    """The level of this round, as each plays it."""
    tied: Showings | None
    """What both came to, where this is the decider of a tied round."""
    sheet: tuple[RoundPlayed, ...]
    """The rounds of this match that are over."""
    head_start: tuple[int, int] = (0, 0)
    """Points that each had before the first round: what the other gave away."""

    @property
    def first(self) -> PlayerId:
        """Who begins this round: they take turns, from match to match too."""
        return BOTH[(self.match + len(self.sheet)) % 2]

    @property
    def picker(self) -> PlayerId | None:
        """Who lost the last round; None before the first and after one that was shared."""
        winner = self.sheet[-1].winner if self.sheet else None
        return None if winner is None else other(winner)

    @property
    def points(self) -> tuple[int, int]:
        """Two for a round, one each where it was shared; on top of a head start."""
        zero, one = (sum(points_in(played, player) for played in self.sheet) for player in BOTH)
        return self.head_start[0] + zero, self.head_start[1] + one


def points_in(played: RoundPlayed, player: PlayerId) -> int:
    """What a round brought somebody."""
    return 1 if played.winner is None else POINTS_OF_A_ROUND * (played.winner == player)


def winner_of(showings: Showings) -> PlayerId | None:
    """Who did better; None where nobody did."""
    zero, one = map(merit, showings)
    return None if zero == one else BOTH[one > zero]


def leader(points: tuple[int, int]) -> PlayerId | None:
    """Who has more points; None where both have as many."""
    zero, one = points
    return None if zero == one else BOTH[one > zero]
