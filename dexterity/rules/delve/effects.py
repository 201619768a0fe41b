"""What an action brought about, in the order in which it is shown.

Some of it is for one player's eyes: `told_to` gives everybody else the same with the card hidden.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from dexterity.rules.delve.cards.adventurer import AdventurerId, TileId
from dexterity.rules.delve.cards.monster import HIDDEN, MonsterId
from dexterity.rules.delve.player import PlayerId
from dexterity.rules.delve.state import Aside, Ending, Facing, Laid
from dexterity.rules.referee import Verdict

# --- the bidding --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RoundBegun:
    """All monsters are shuffled, and an adventurer stands ready with all tiles."""

    round: int
    adventurer: AdventurerId
    first: PlayerId


@dataclass(frozen=True, slots=True)
class TurnBegun:
    """A player is to draw or to pass."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class MonsterDrawn:
    """A player looks at a card."""

    player: PlayerId
    monster: MonsterId
    """For that player alone."""


@dataclass(frozen=True, slots=True)
class MonsterAdded:
    """The dungeon has grown."""

    player: PlayerId
    monster: MonsterId
    """For that player alone."""
    size: int
    """How many wait down there by now."""


@dataclass(frozen=True, slots=True)
class MonsterSetAside:
    """A monster is out of the round, and so is a tile."""

    player: PlayerId
    monster: MonsterId
    """For that player alone."""
    tile: TileId


@dataclass(frozen=True, slots=True)
class PlayerPassed:
    """A player is out of the round."""

    player: PlayerId
    forced: bool
    """There was nothing to draw."""


# --- before the first monster -------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DelveBegun:
    """Everybody else has passed."""

    player: PlayerId
    health: int
    monsters: int


@dataclass(frozen=True, slots=True)
class MonsterNamed:
    """A tile beats this identity."""

    player: PlayerId
    monster: MonsterId
    tile: TileId


@dataclass(frozen=True, slots=True)
class NamerPicked:
    """Somebody else is to name a strength."""

    player: PlayerId
    tile: TileId


@dataclass(frozen=True, slots=True)
class StrengthNamed:
    """A tile beats this strength."""

    player: PlayerId
    strength: int
    tile: TileId


# --- among monsters -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class MonsterMet:
    """A card was turned, from the dungeon or, for one that was sent away, from the deck."""

    facing: Facing


@dataclass(frozen=True, slots=True)
class MonsterIgnored:
    """What came before it has seen to it."""

    facing: Facing
    tile: TileId | None
    """None: an ally."""


@dataclass(frozen=True, slots=True)
class MonsterBeaten:
    """A tile got the better of it."""

    facing: Facing
    tile: TileId


@dataclass(frozen=True, slots=True)
class MonsterSwapped:
    """It was sent away; another one comes from the deck."""

    facing: Facing
    tile: TileId


@dataclass(frozen=True, slots=True)
class NextIgnored:
    """Whatever comes next will be ignored."""

    tile: TileId | None
    """None: an ally."""


@dataclass(frozen=True, slots=True)
class DamageSoothed:
    """All later damage is less."""

    tile: TileId
    soothed: int
    """By so much, all in all."""


@dataclass(frozen=True, slots=True)
class HealthGained:
    """A tile has turned a strength into health."""

    amount: int
    health: int
    tile: TileId


@dataclass(frozen=True, slots=True)
class ThrowMade:
    """A die has spoken."""

    facing: Facing
    verdict: Verdict
    beaten: bool


@dataclass(frozen=True, slots=True)
class MonsterStruck:
    """Nothing got the better of it."""

    facing: Facing
    damage: int
    """0 where nothing is left of it."""
    health: int
    """What is left then."""
    lessened_by: tuple[TileId, ...] = ()
    """The tiles that took something off the damage."""


@dataclass(frozen=True, slots=True)
class TileSpent:
    """A tile was used up."""

    tile: TileId


@dataclass(frozen=True, slots=True)
class TileLost:
    """A tile was given up for another one's use, or to a monster."""

    tile: TileId


@dataclass(frozen=True, slots=True)
class NothingToLose:
    """A monster that takes tiles finds none."""

    facing: Facing


@dataclass(frozen=True, slots=True)
class DelverFell:
    """There is no health left."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class DelverRevived:
    """And there is again."""

    player: PlayerId
    health: int
    tile: TileId


# --- afterwards ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DelveEnded:
    """Success or failure."""

    player: PlayerId
    success: bool
    health: int
    saved_by: TileId | None = None
    """The tile that made it a success for the dead."""
    monsters_left: int = 0
    """Who were not met: nothing could have saved the delver any more."""


@dataclass(frozen=True, slots=True)
class RestRevealed:
    """Who was not met, for all to see, in the order in which they would have been."""

    cards: tuple[Laid, ...]


@dataclass(frozen=True, slots=True)
class AsideRevealed:
    """What was set aside in the round, for all to see."""

    cards: tuple[Aside, ...]


@dataclass(frozen=True, slots=True)
class SuccessWon:
    """A player has come back."""

    player: PlayerId
    successes: int


@dataclass(frozen=True, slots=True)
class FailureTaken:
    """A player has been carried back."""

    player: PlayerId
    failures: int


@dataclass(frozen=True, slots=True)
class PlayerEliminated:
    """Two failures were too many."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class GameEnded:
    """It is over."""

    winner: PlayerId
    ending: Ending


Secret = MonsterDrawn | MonsterAdded | MonsterSetAside
"""With a card in it that one player alone may know."""

Effect = (
    RoundBegun
    | TurnBegun
    | Secret
    | PlayerPassed
    | DelveBegun
    | MonsterNamed
    | NamerPicked
    | StrengthNamed
    | MonsterMet
    | MonsterIgnored
    | MonsterBeaten
    | MonsterSwapped
    | NextIgnored
    | DamageSoothed
    | HealthGained
    | ThrowMade
    | MonsterStruck
    | TileSpent
    | TileLost
    | NothingToLose
    | DelverFell
    | DelverRevived
    | DelveEnded
    | RestRevealed
    | AsideRevealed
    | SuccessWon
    | FailureTaken
    | PlayerEliminated
    | GameEnded
)

REVEALING = (RoundBegun, MonsterDrawn, MonsterMet, ThrowMade, RestRevealed, AsideRevealed)
"""After these nobody may take anything back: a card was seen, luck or a hand has spoken."""


def seen_effects(effects: Iterable[Effect], player: PlayerId | None) -> tuple[Effect, ...]:
    """The same as a player may be told it; None is somebody who only looks on."""
    return tuple(told_to(effect, player) for effect in effects)


def told_to(effect: Effect, player: PlayerId | None) -> Effect:
    """An effect without what is only for another player's eyes."""
    if isinstance(effect, Secret) and effect.player != player:
        return replace(effect, monster=HIDDEN)
    return effect
