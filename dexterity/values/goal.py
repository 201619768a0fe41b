"""What a challenge may ask for."""

from enum import StrEnum


class GoalKind(StrEnum):
    """The words for the goals, in files too; the catalogues have sentences for each."""

    SCORE = "score"
    SECTIONS_IN_ORDER = "sections_in_order"
    MOVING_MARK = "moving_mark"
    KNOCK_OFF = "knock_off"
    CLEAR_BOARD = "clear_board"
    STREAK = "streak"
    SYMBOLS = "symbols"
    AT_LEAST = "at_least"
    EXACT = "exact"
    FEW_DICE = "few_dice"


class Brink(StrEnum):
    """What lying dice are to be knocked off."""

    BOARD = "board"
    TABLE = "table"
