"""Why players cannot do what they would like to: told by actions, and by walls, of which actions
are made."""

from enum import StrEnum


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
