"""The way that the settings name."""

from dexterity.hand.error import HAND_ERRORS, HandError
from dexterity.hand.feel import FULL_PULL_MM
from dexterity.hand.ways.flick import Flick
from dexterity.hand.ways.held import WayName
from dexterity.hand.ways.slingshot import Slingshot
from dexterity.hand.ways.steady import Steady
from dexterity.hand.ways.timing import Timing
from dexterity.hand.ways.way import Way
from dexterity.values.skill import Skill


def way_named(
    name: WayName,
    *,
    sensitivity: float = 1.0,
    full_pull_mm: float = FULL_PULL_MM,
    error: HandError = HAND_ERRORS[Skill.REGULAR],
    roams: bool = False,
) -> Way:
    """The way of this name; sensitivity is the flick's, the room for a pull the slingshot's, the
    error that of a steady hand, and a needle roams where one may go any way."""
    match name:
        case WayName.FLICK:
            return Flick(sensitivity)
        case WayName.SLINGSHOT:
            return Slingshot(full_pull_mm)
        case WayName.TIMING:
            return Timing(roams)
        case WayName.STEADY:
            return Steady(error)
