"""What an action brought about, in the order in which it is shown."""

from dataclasses import dataclass
from enum import StrEnum

from dexterity.rules.pen.cards.card import CardId
from dexterity.rules.pen.player import PlayerId
from dexterity.rules.pen.sheet.square import Square
from dexterity.rules.pen.state import Awaited, Ending
from dexterity.values.stroke import StrokeEnd
from dexterity.values.vectors import Vec2


class Source(StrEnum):
    """Where health comes from, or goes to."""

    WALL = "wall"
    PLAGUE = "plague"
    CARD = "card"
    POTION = "potion"
    TREASURE = "treasure"


@dataclass(frozen=True, slots=True)
class TurnBegun:
    """A player is to flick."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class TurnMissed:
    """A player would have been to flick."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class FlickMade:
    """A stroke was drawn, or none."""

    player: PlayerId
    end: StrokeEnd
    from_mm: Vec2
    to_mm: Vec2
    padded: bool


@dataclass(frozen=True, slots=True)
class ArrowSpun:
    """An arrow took the place of a flick."""

    player: PlayerId
    direction_rad: float
    """0 is along the sheet's y, positive to the right."""
    end: StrokeEnd
    from_mm: Vec2
    to_mm: Vec2
    padded: bool


@dataclass(frozen=True, slots=True)
class FlickPassed:
    """There was no flick."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class HealthLost:
    """It hurt."""

    player: PlayerId
    amount: int
    health: int
    source: Source


@dataclass(frozen=True, slots=True)
class HealthGained:
    """It did good."""

    player: PlayerId
    amount: int
    health: int
    source: Source


@dataclass(frozen=True, slots=True)
class CharacterDied:
    """No health is left, and none will come back."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class ChestOpened:
    """A stroke came over a chest."""

    player: PlayerId
    chest: Square


@dataclass(frozen=True, slots=True)
class ItemFound:
    """A fatras card was drawn."""

    player: PlayerId
    card: CardId


@dataclass(frozen=True, slots=True)
class NothingFound:
    """There is no fatras card left to draw."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class PotionDrunk:
    """A potion has one mark more."""

    player: PlayerId
    potion: Square
    uses_left: int


@dataclass(frozen=True, slots=True)
class TreasureTaken:
    """The rival's treasure is carried from now on."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class CharacterMoved:
    """Not by a stroke."""

    player: PlayerId
    from_mm: Vec2
    to_mm: Vec2


@dataclass(frozen=True, slots=True)
class MoveImpossible:
    """There is nowhere to go, so that the character stays."""

    player: PlayerId
    card: CardId


@dataclass(frozen=True, slots=True)
class EventDrawn:
    """What comes after a flick."""

    player: PlayerId
    card: CardId
    targets: tuple[PlayerId, ...]


@dataclass(frozen=True, slots=True)
class EventStopped:
    """An item kept an event from happening."""

    player: PlayerId
    card: CardId
    item: CardId


@dataclass(frozen=True, slots=True)
class EventsShuffled:
    """The pile of events was through, and begins anew."""


@dataclass(frozen=True, slots=True)
class ConditionFailed:
    """A card goes no farther for a player."""

    player: PlayerId
    card: CardId


@dataclass(frozen=True, slots=True)
class CardWaits:
    """The rest of a card comes later."""

    player: PlayerId
    card: CardId
    awaited: Awaited


@dataclass(frozen=True, slots=True)
class CardWoke:
    """What a card has waited for is there."""

    player: PlayerId
    card: CardId


@dataclass(frozen=True, slots=True)
class ItemUsed:
    """It goes back into its pile."""

    player: PlayerId
    card: CardId


@dataclass(frozen=True, slots=True)
class ItemLost:
    """It is back in its pile, unused."""

    player: PlayerId
    card: CardId


@dataclass(frozen=True, slots=True)
class ItemTaken:
    """It has changed hands."""

    player: PlayerId
    """Who has it now."""
    card: CardId


@dataclass(frozen=True, slots=True)
class DieRolled:
    """One die, which decides."""

    player: PlayerId
    shows: int


@dataclass(frozen=True, slots=True)
class DiceRolled:
    """Two dice, which call a big square."""

    player: PlayerId
    red: int
    black: int


@dataclass(frozen=True, slots=True)
class WallDrawn:
    """There is a wall more on the sheet."""

    player: PlayerId
    squares: tuple[Square, ...]
    growing: bool


@dataclass(frozen=True, slots=True)
class WallImpossible:
    """There is no place for it, so that the card does nothing."""

    card: CardId


@dataclass(frozen=True, slots=True)
class WallGrown:
    """A magic wall got its square."""

    player: PlayerId
    wall: int
    square: Square


@dataclass(frozen=True, slots=True)
class WallForgotten:
    """A magic wall got none, and will never again."""

    player: PlayerId
    wall: int


@dataclass(frozen=True, slots=True)
class WallStuck:
    """A magic wall has no room to grow. It is told once, not in every turn without room."""

    wall: int


@dataclass(frozen=True, slots=True)
class PlagueSpread:
    """These squares make ill from now on."""

    squares: tuple[Square, ...]


@dataclass(frozen=True, slots=True)
class SheetFixed:
    """A player may not turn the sheet any more."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class FlicksGranted:
    """A player has more turns to come."""

    player: PlayerId
    flicks: int


@dataclass(frozen=True, slots=True)
class FlickForbidden:
    """A player's next turn has no flick."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class TurnForbidden:
    """A player's next turn will not take place."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class GameEnded:
    """It is over."""

    winner: PlayerId | None
    """None if both have lost."""
    ending: Ending


Effect = (
    TurnBegun
    | TurnMissed
    | FlickMade
    | ArrowSpun
    | FlickPassed
    | HealthLost
    | HealthGained
    | CharacterDied
    | ChestOpened
    | ItemFound
    | NothingFound
    | PotionDrunk
    | TreasureTaken
    | CharacterMoved
    | MoveImpossible
    | EventDrawn
    | EventStopped
    | EventsShuffled
    | ConditionFailed
    | CardWaits
    | CardWoke
    | ItemUsed
    | ItemLost
    | ItemTaken
    | DieRolled
    | DiceRolled
    | WallDrawn
    | WallImpossible
    | WallGrown
    | WallForgotten
    | WallStuck
    | PlagueSpread
    | SheetFixed
    | FlicksGranted
    | FlickForbidden
    | TurnForbidden
    | GameEnded
)

REVEALING = (
    FlickMade,
    ArrowSpun,
    EventDrawn,
    ItemFound,
    ItemLost,
    ItemTaken,
    DieRolled,
    DiceRolled,
)
"""After these nobody may take anything back: a hand, luck or a pile has spoken."""
