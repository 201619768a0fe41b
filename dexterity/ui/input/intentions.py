"""What a player means, whatever key, button or stick says it."""

from enum import StrEnum
from typing import Final


class Intention(StrEnum):
    """Screens know these alone; `intention.<name>` in the catalogue is what players read."""

    CONFIRM = "confirm"
    BACK = "back"
    NEXT = "next"
    PREVIOUS = "previous"
    LEFT = "left"
    RIGHT = "right"
    UP = "up"
    DOWN = "down"
    HELP = "help"
    MENU = "menu"
    MUTE = "mute"
    FULL_SCREEN = "full_screen"

    THROW = "throw"
    TRICK = "trick"
    AIM_LEFT = "aim_left"
    AIM_RIGHT = "aim_right"
    AIM_LEFT_FINE = "aim_left_fine"
    AIM_RIGHT_FINE = "aim_right_fine"
    LOFT_UP = "loft_up"
    LOFT_DOWN = "loft_down"
    POWER_UP = "power_up"
    POWER_DOWN = "power_down"
    SWITCH_WAY = "switch_way"
    SWITCH_AID = "switch_aid"
    UNDO = "undo"
    WATCH_AGAIN = "watch_again"
    PAUSE = "pause"
    STEP_BACK = "step_back"
    STEP_FORWARD = "step_forward"
    SLOWER = "slower"
    FASTER = "faster"

    TURN_SHEET_LEFT = "turn_sheet_left"
    TURN_SHEET_RIGHT = "turn_sheet_right"
    TURN_WALL = "turn_wall"

    @property
    def is_for_the_table(self) -> bool:
        """Meant for the throw or the sheet rather than for buttons and pages.

        One key may mean one of each: the page is asked first, then the table.
        """
        return self in TABLE_INTENTIONS or self in SHEET_INTENTIONS


TABLE_INTENTIONS: Final = (
    Intention.THROW,
    Intention.TRICK,
    Intention.AIM_LEFT,
    Intention.AIM_RIGHT,
    Intention.AIM_LEFT_FINE,
    Intention.AIM_RIGHT_FINE,
    Intention.LOFT_UP,
    Intention.LOFT_DOWN,
    Intention.POWER_UP,
    Intention.POWER_DOWN,
    Intention.SWITCH_WAY,
    Intention.SWITCH_AID,
    Intention.UNDO,
    Intention.WATCH_AGAIN,
    Intention.PAUSE,
    Intention.STEP_BACK,
    Intention.STEP_FORWARD,
    Intention.SLOWER,
    Intention.FASTER,
)
"""In the order that pages of help and settings list them."""

SHEET_INTENTIONS: Final = (
    Intention.TURN_SHEET_LEFT,
    Intention.TURN_SHEET_RIGHT,
    Intention.TURN_WALL,
)
"""What is done with a sheet of Pen besides. It lies on the table, so its keys are none of those."""
