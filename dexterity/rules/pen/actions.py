"""What players can do, and why they cannot."""

from dataclasses import dataclass
from enum import StrEnum

from dexterity.rules.pen.cards.card import CardId
from dexterity.rules.pen.sheet.square import Square
from dexterity.values import Stroke, StrokeEnd, Vec2


@dataclass(frozen=True, slots=True)
class MakeFlick:
    """The pencil was flicked, by whatever hand; this is how its stroke ended."""

    end: StrokeEnd
    end_mm: Vec2
    padded: bool = False
    """Of the wall that it ended at."""
    passed: tuple[str, ...] = ()
    """The spots that it came over, in order."""


def flick_from(stroke: Stroke) -> MakeFlick:
    """All that the rules have to know of a stroke."""
    padded = stroke.wall is not None and stroke.wall.padded
    passed = tuple(passing.spot for passing in stroke.passed)
    return MakeFlick(stroke.end, stroke.end_mm, padded, passed)


@dataclass(frozen=True, slots=True)
class SpinArrow:
    """An arrow decides where the character goes, instead of a flick."""


@dataclass(frozen=True, slots=True)
class PassFlick:
    """There is no flick in this turn."""


@dataclass(frozen=True, slots=True)
class UseItem:
    """An item is used, before the flick or against an event."""

    card: CardId


@dataclass(frozen=True, slots=True)
class LetHappen:
    """The event happens, as far as the one who is asked is concerned."""


@dataclass(frozen=True, slots=True)
class PlaceWall:
    """The squares of the wall that a card has asked for."""

    squares: tuple[Square, ...]
    """Rising, as they are listed everywhere."""


@dataclass(frozen=True, slots=True)
class PickSquare:
    """Where the character appears."""

    square: Square


@dataclass(frozen=True, slots=True)
class GrowWall:
    """A magic wall gets the square that it gets every turn."""

    wall: int
    """Counted among the walls that were drawn in play."""
    square: Square


Action = MakeFlick | SpinArrow | PassFlick | UseItem | LetHappen | PlaceWall | PickSquare | GrowWall


class Refusal(StrEnum):
    """Why an action cannot be taken."""

    NOT_NOW = "not_now"
    GAME_OVER = "game_over"
    FLICK_MISSED = "flick_missed"
    """There is none in this turn."""
    FLICK_LEFT = "flick_left"
    """There is one in this turn: no reason to pass."""
    ARROW_DECIDES = "arrow_decides"
    NO_ARROW = "no_arrow"
    NO_STROKE = "no_stroke"
    """No stroke ends so, or there: off the sheet, in a wall, or elsewhere without a push."""
    FOREIGN_SPOT = "foreign_spot"
    """It came over something that is not there, or twice."""
    NOT_YOURS = "not_yours"
    NOTHING_TO_STOP = "nothing_to_stop"
    """It only helps against an event, and not against this one."""
    WRONG_SHAPE = "wrong_shape"
    """The card asks for other squares, or the dice do."""
    OVER_WALL = "over_wall"
    OVER_CHARACTER = "over_character"
    OVER_THING = "over_thing"
    """A chest, a potion or a treasure would be gone for good."""
    SEALS_IN = "seals_in"
    NO_SUCH_WALL = "no_such_wall"
    """Or it does not grow, or not any more."""
    GROWN_ALREADY = "grown_already"
    NOT_BESIDE = "not_beside"
    """A magic wall grows from its last square."""
    NO_PLACE = "no_place"
    """The card does not lead there, or nobody could get away from there."""
