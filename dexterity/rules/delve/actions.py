"""What players can do, and why they cannot."""

from dataclasses import dataclass
from enum import StrEnum

from dexterity.rules.delve.cards.adventurer import AdventurerId, TileId
from dexterity.rules.delve.cards.monster import MonsterId
from dexterity.rules.delve.player import PlayerId
from dexterity.rules.made_throw import MakeThrow


@dataclass(frozen=True, slots=True)
class ChooseAdventurer:
    """Who goes down in the next round."""

    adventurer: AdventurerId


@dataclass(frozen=True, slots=True)
class DrawMonster:
    """The deck's top card, for the own eyes only."""


@dataclass(frozen=True, slots=True)
class Pass:
    """No more of this round."""


@dataclass(frozen=True, slots=True)
class AddToDungeon:
    """The drawn monster waits down there."""


@dataclass(frozen=True, slots=True)
class SetAside:
    """The drawn monster stays out of the round, and so does a tile."""

    tile: TileId


@dataclass(frozen=True, slots=True)
class NameMonster:
    """The identity that a tile is to beat."""

    monster: MonsterId


@dataclass(frozen=True, slots=True)
class PickNamer:
    """Who is to name a strength."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class NameStrength:
    """The strength that a tile is to beat."""

    strength: int


@dataclass(frozen=True, slots=True)
class TurnCard:
    """The next monster of the dungeon shows itself."""


@dataclass(frozen=True, slots=True)
class UseTile:
    """A tile is used on the monster that was turned, or on the one who has fallen."""

    tile: TileId
    cost: TileId | None = None
    """The other tile that has to go, where one has to."""


@dataclass(frozen=True, slots=True)
class LoseTile:
    """What the monster gets."""

    tile: TileId


@dataclass(frozen=True, slots=True)
class Decline:
    """Thank you, no: no tile is used, no die thrown, nobody revived."""


Action = (
    ChooseAdventurer
    | DrawMonster
    | Pass
    | AddToDungeon
    | SetAside
    | NameMonster
    | PickNamer
    | NameStrength
    | TurnCard
    | UseTile
    | LoseTile
    | Decline
    | MakeThrow
)


class Refusal(StrEnum):
    """Why an action cannot be taken."""

    NOT_NOW = "not_now"
    GAME_OVER = "game_over"
    DECK_EMPTY = "deck_empty"
    MUST_ADD = "must_add"
    """It is the first turn, and that was agreed upon."""
    NO_SUCH_ADVENTURER = "no_such_adventurer"
    """Or not of this game's box."""
    NO_SUCH_TILE = "no_such_tile"
    """Or not any more."""
    NO_SUCH_MONSTER = "no_such_monster"
    """Nothing in this game can count as that."""
    NO_SUCH_PLAYER = "no_such_player"
    """Nobody sits there, or the delver does."""
    NO_SUCH_STRENGTH = "no_such_strength"
    """The tile does not offer it."""
    USELESS_TILE = "useless_tile"
    """It does nothing here."""
    WRONG_COST = "wrong_cost"
    """Another tile has to go, or none."""
    FOREIGN_FINDING = "foreign_finding"
    """Nothing is required of this throw."""
