"""A game as it stands."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from dexterity.rules.delve.cards.adventurer import AdventurerId, TileId
from dexterity.rules.delve.cards.monster import MonsterId, Parity
from dexterity.rules.delve.player import PlayerId

SUCCESSES_TO_WIN: Final = 2
FAILURES_TO_LEAVE: Final = 2


class Phase(StrEnum):
    """What the game is waiting for."""

    ADVENTURER = "adventurer"
    """Whoever begins the next round picks an adventurer. What was set aside lies open, and so does
    what nobody has met."""
    BID = "bid"
    """Somebody draws a monster or passes."""
    PLACE = "place"
    """A drawn monster goes into the dungeon, or is set aside with a tile."""
    NAME_MONSTER = "name_monster"
    """The delver names an identity to beat."""
    PICK_NAMER = "pick_namer"
    """The delver picks who is to name a strength."""
    NAME_STRENGTH = "name_strength"
    """That player names it."""
    TURN_CARD = "turn_card"
    """The delver turns the next card of the dungeon."""
    USE_TILE = "use_tile"
    """The delver may use a tile against the monster that was turned."""
    LOSE_TILE = "lose_tile"
    """The delver gives up a tile."""
    THROW = "throw"
    """The delver may throw at the monster that was turned."""
    REVIVE = "revive"
    """The delver has fallen and may come back."""
    OVER = "over"


class Ending(StrEnum):
    """Why a game is over."""

    TWO_SUCCESSES = "two_successes"
    LAST_STANDING = "last_standing"


class Fate(StrEnum):
    """What became of a monster that was met."""

    IGNORED = "ignored"
    """By what came before it: an ally, a pact, a leash."""
    BEATEN = "beaten"
    """By a tile."""
    HIT = "hit"
    """By a throw that was good enough."""
    STRUCK = "struck"
    """It did its damage, if it did any."""
    WORKED = "worked"
    """It has no strength, and did what it does."""
    SWAPPED = "swapped"
    """It was sent away for another, and was never in this dungeon."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A player, as far as all can see."""

    successes: int = 0
    failures: int = 0
    passed: bool = False
    turns: int = 0
    """Drawn cards in this round."""

    @property
    def eliminated(self) -> bool:
        """Whether two failures were too many."""
        return self.failures >= FAILURES_TO_LEAVE


@dataclass(frozen=True, slots=True)
class Laid:
    """A card of the dungeon, face down."""

    monster: MonsterId
    by: PlayerId
    """Who laid it there, and so knows it."""


@dataclass(frozen=True, slots=True)
class Aside:
    """A card in front of a player, face down, with a tile on it."""

    monster: MonsterId
    tile: TileId
    by: PlayerId


@dataclass(frozen=True, slots=True)
class Facing:
    """A monster that was turned: three facts that tiles ask for one by one, and damage is none."""

    monster: MonsterId
    """What the card shows."""
    rank: int
    """The how manyeth of the dungeon, from 1."""
    strength: int | None
    parity: Parity | None
    identity: MonsterId | None
    """What it counts as; None where it counts as nothing."""


@dataclass(frozen=True, slots=True)
class Met:
    """A monster that was met, and how that ended."""

    facing: Facing
    fate: Fate
    tile: TileId | None = None
    """What beat it, let it be ignored, or sent it away."""
    damage: int = 0


@dataclass(frozen=True, slots=True)
class Delve:
    """One player among the monsters."""

    health: int
    """Below one the delver is dead; goes on below nought, so that all can see how badly."""
    named: MonsterId | None = None
    namer: PlayerId | None = None
    """Who names, or has named, a strength."""
    named_strength: int | None = None
    facing: Facing | None = None
    """The monster that waits for a decision."""
    met: tuple[Met, ...] = ()
    ignores_next: bool = False
    ignored_by: TileId | None = None
    """The tile for which the next one is ignored; None where it is for an ally."""
    streak: tuple[TileId, ...] = ()
    """The tiles whose streak has begun."""
    soothed: int = 0
    """How much less all damage has become."""

    @property
    def alive(self) -> bool:
        """Whether there is health left."""
        return self.health > 0

    @property
    def identities(self) -> tuple[MonsterId, ...]:
        """All that were met in this dungeon, in order, without those that count as nothing."""
        facings = (one.facing for one in self.met if one.fate is not Fate.SWAPPED)
        return tuple(each.identity for each in facings if each.identity is not None)


@dataclass(frozen=True, slots=True)
class State:
    """All of a game."""

    seed: int
    phase: Phase
    decides: PlayerId
    """Who is waited for."""
    round: int
    """From 1."""
    first: PlayerId
    """Who began, or begins, the round."""
    adventurer: AdventurerId
    tiles: tuple[TileId, ...]
    """Those that the adventurer still has, in the order of the table."""
    seats: tuple[Seat, ...]
    deck: tuple[MonsterId, ...]
    """Its top first."""
    specials: tuple[MonsterId, ...] = ()
    """Which special monsters have joined: hidden ones in a view, up to where they turn up."""
    turned_up: tuple[MonsterId, ...] = ()
    """Those of them that everybody has seen in this game."""
    drawn: MonsterId | None = None
    """What the one who decides has in hand."""
    dungeon: tuple[Laid, ...] = ()
    """As it was laid: the last one is met first, and is gone from here then. Up to the next round,
    who was not met."""
    aside: tuple[Aside, ...] = ()
    delver: PlayerId | None = None
    """Once the bidding is over; up to the next round."""
    delve: Delve | None = None
    """Up to the next round, to be looked at."""
    winner: PlayerId | None = None
    ending: Ending | None = None

    @property
    def standing(self) -> tuple[PlayerId, ...]:
        """Who is still in the game."""
        return tuple(
            PlayerId(number) for number, seat in enumerate(self.seats) if not seat.eliminated
        )
