"""What an action in a duel brought about, in the order in which it is shown."""

from dataclasses import dataclass

from dexterity.rules.challenge.effects import ThrowEffect
from dexterity.rules.challenge.player import PlayerId
from dexterity.rules.challenge.showing import Showing


@dataclass(frozen=True, slots=True)
class DarePicked:
    """The dare of the round is known."""

    by: PlayerId | None
    """None where it was drawn."""
    requirements: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RoundBegun:
    """Both are going to play this level."""

    number: int
    """From 0."""
    level: str
    first: PlayerId


@dataclass(frozen=True, slots=True)
class TurnBegun:
    """Somebody else has the dice now."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """Somebody has thrown all there was to throw."""

    player: PlayerId
    showing: Showing


@dataclass(frozen=True, slots=True)
class DeciderBegun:
    """The round was tied: one die each."""


@dataclass(frozen=True, slots=True)
class RoundWon:
    """The round has a winner."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class RoundShared:
    """Tied again: a point for each."""


@dataclass(frozen=True, slots=True)
class DuelEnded:
    """The match is over."""

    winner: PlayerId | None
    """None where both have as many points."""
    points: tuple[int, int]


@dataclass(frozen=True, slots=True)
class RematchBegun:
    """The same two again."""

    match: int


DuelEffect = (
    ThrowEffect
    | DarePicked
    | RoundBegun
    | TurnBegun
    | TurnEnded
    | DeciderBegun
    | RoundWon
    | RoundShared
    | DuelEnded
    | RematchBegun
)
