"""The way that the settings name."""

from dexterity.hand.feel import FULL_PULL_MM
from dexterity.hand.ways.flick import Flick
from dexterity.hand.ways.held import WayName
from dexterity.hand.ways.slingshot import Slingshot
from dexterity.hand.ways.two_step import TwoStep
from dexterity.hand.ways.way import Way


def way_named(
    name: WayName, *, sensitivity: float = 1.0, full_pull_mm: float = FULL_PULL_MM
) -> Way:
    """The way of this name; sensitivity is the flick's, the room for a pull the slingshot's."""
    match name:
        case WayName.FLICK:
            return Flick(sensitivity)
        case WayName.SLINGSHOT:
            return Slingshot(full_pull_mm)
        case WayName.TWO_STEP:
            return TwoStep()
