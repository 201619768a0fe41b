"""The icons that rebuses are made of."""

from enum import StrEnum


class Icon(StrEnum):
    """Each means something only together with its neighbours; see `idioms`."""

    # Dice and luck
    ONE_DIE = "one_die"
    TWO_DICE = "two_dice"
    ARROW = "arrow"
    """The one on the card's edge, which is spun in the air."""

    # The person's body
    EYES_CLOSED = "eyes_closed"
    BOTH_HANDS = "both_hands"
    LEFT_HAND = "left_hand"
    RIGHT_HAND = "right_hand"
    CARD_IN_LEFT_HAND = "card_in_left_hand"
    CARD_IN_RIGHT_HAND = "card_in_right_hand"

    # Players
    SELF = "self"
    OTHER = "other"
    BOTH = "both"
    RANDOM = "random"

    # Places
    POSITION = "position"
    NEAREST = "nearest"
    THREE_SQUARES = "three_squares"
    NEAR_WALL = "near_wall"
    """Within three squares of one."""

    # What is on the sheet or in the hand
    WALL = "wall"
    WALL_TO_DRAW = "wall_to_draw"
    ITEM = "item"
    CHEST = "chest"
    MAP = "map"
    """The sheet itself."""
    MONSTER = "monster"

    # What is drawn
    PLAGUE = "plague"
    THREE_FROM_POSITION = "three_from_position"
    FOUR_IN_LINE = "four_in_line"
    TETROMINO = "tetromino"
    MAGIC_SQUARE = "magic_square"

    # What is done
    FLICK = "flick"
    NOT = "not"
    TURN = "turn"
    UNDER_PILE = "under_pile"

    # Health
    PLUS_ONE = "plus_one"
    PLUS_TWO = "plus_two"
    MINUS_ONE = "minus_one"
    MINUS_TWO = "minus_two"
    MINUS_THREE = "minus_three"

    # Numbers
    PLUS = "plus"
    MINUS = "minus"
    ONE = "one"
    TWO = "two"
