"""All that a card can do."""

from dataclasses import dataclass
from enum import StrEnum


@dataclass(frozen=True, slots=True)
class Gain:
    """Health comes back."""

    amount: int


@dataclass(frozen=True, slots=True)
class Lose:
    """Health is lost."""

    amount: int


@dataclass(frozen=True, slots=True)
class Gamble:
    """A die decides: odd, and health comes back; even, and as much is lost."""

    amount: int


@dataclass(frozen=True, slots=True)
class Search:
    """Fatras cards are drawn, as if from a chest."""

    cards: int


@dataclass(frozen=True, slots=True)
class DropItems:
    """Items are lost at random."""

    items: int


@dataclass(frozen=True, slots=True)
class TakeItems:
    """Items of the other player's change hands at random."""

    items: int


@dataclass(frozen=True, slots=True)
class GoToDice:
    """To a square that the player picks in the big square that two dice call."""


@dataclass(frozen=True, slots=True)
class GoToChest:
    """To the nearest chest."""


@dataclass(frozen=True, slots=True)
class GoAround:
    """To a square of the player's choice that is three steps away."""


@dataclass(frozen=True, slots=True)
class GoBack:
    """To where one was before the last flicks."""

    turns: int


@dataclass(frozen=True, slots=True)
class Swap:
    """The two characters change places."""


class Shape(StrEnum):
    """Of walls that are drawn in play."""

    LINE = "line"
    """Four squares in a row."""
    TETROMINO = "tetromino"
    """Four squares that hang together otherwise."""
    FROM_POSITION = "from_position"
    """Three squares in a row, straight away from a character."""
    MAGIC = "magic"
    """One square, and another one every turn."""


@dataclass(frozen=True, slots=True)
class DrawWall:
    """A wall is drawn by the player who drew the card."""

    shape: Shape


@dataclass(frozen=True, slots=True)
class SpreadPlague:
    """Nine squares, the big one that two dice call, make ill for the rest of the game."""


@dataclass(frozen=True, slots=True)
class FixSheet:
    """The sheet must not be turned any more."""


@dataclass(frozen=True, slots=True)
class FlickAgain:
    """More flicks than one."""

    flicks: int


@dataclass(frozen=True, slots=True)
class MissFlick:
    """The next turn has no flick, though it has its event."""


@dataclass(frozen=True, slots=True)
class MissTurn:
    """The next turn has neither flick nor event."""


class Stopped(StrEnum):
    """What sort of event an item can keep from happening."""

    MONSTER = "monster"
    WALL = "wall"


@dataclass(frozen=True, slots=True)
class Stop:
    """An event that was just drawn does not happen."""

    what: Stopped


@dataclass(frozen=True, slots=True)
class PutUnder:
    """This card goes under its pile, where it waits to come again."""


class Handicap(StrEnum):
    """What makes a flick harder for the person who makes it."""

    EYES_CLOSED = "eyes_closed"
    BOTH_HANDS = "both_hands"
    LEFT_HAND = "left_hand"
    RIGHT_HAND = "right_hand"
    CARD_IN_LEFT_HAND = "card_in_left_hand"
    CARD_IN_RIGHT_HAND = "card_in_right_hand"

    @property
    def mirrored(self) -> "Handicap":
        """The same for a left-handed person."""
        pairs = {
            Handicap.LEFT_HAND: Handicap.RIGHT_HAND,
            Handicap.CARD_IN_LEFT_HAND: Handicap.CARD_IN_RIGHT_HAND,
        }
        return (pairs | {right: left for left, right in pairs.items()}).get(self, self)


@dataclass(frozen=True, slots=True)
class Hinder:
    """The flick is made so."""

    handicap: Handicap


@dataclass(frozen=True, slots=True)
class SpinInstead:
    """Instead of the flick an arrow is spun, and the character goes where it points."""


@dataclass(frozen=True, slots=True)
class PadWalls:
    """Walls do not hurt that flick."""


FlickTerm = Hinder | SpinInstead | PadWalls
"""What is so of a flick rather than done."""

Deed = (
    Gain
    | Lose
    | Gamble
    | Search
    | DropItems
    | TakeItems
    | GoToDice
    | GoToChest
    | GoAround
    | GoBack
    | Swap
    | DrawWall
    | SpreadPlague
    | FixSheet
    | FlickAgain
    | MissFlick
    | MissTurn
    | Stop
    | PutUnder
    | FlickTerm
)
