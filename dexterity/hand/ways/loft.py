"""The loft: how far above level the die shall leave the hand, by wheel, keys or second finger."""

from dataclasses import dataclass, replace

from dexterity.hand.feel import (
    FINGER_TAP_SHARE,
    LEAST_LOFT_RAD,
    LOFT_PER_PICTURE_RAD,
    LOFT_STEP_RAD,
    MOST_LOFT_RAD,
)


def within_loft(loft_rad: float) -> float:
    """The nearest loft that a hand can give."""
    return max(LEAST_LOFT_RAD, min(MOST_LOFT_RAD, loft_rad))


def loft_from_notches(notches: float) -> float:
    """How much a wheel that turned by so many notches changes the loft; away from one is up."""
    return notches * LOFT_STEP_RAD


@dataclass(frozen=True, slots=True)
class SecondFinger:
    """A finger put down while another holds the die: its rise is loft, its tap calls the throw off.

    Heights are shares of the picture's height, counted upwards.
    """

    from_height: float
    at_height: float
    dragged: bool = False

    def moved_to(self, height: float) -> tuple["SecondFinger", float]:
        """The finger there, and the loft to add. Nothing is added until it is surely a drag."""
        dragged = self.dragged or abs(height - self.from_height) >= FINGER_TAP_SHARE
        if not dragged:
            return self, 0.0
        rise = height - self.at_height
        return replace(self, at_height=height, dragged=True), rise * LOFT_PER_PICTURE_RAD

    @property
    def calls_off(self) -> bool:
        """Whether lifting it now was a tap."""
        return not self.dragged


def put_down(height: float) -> SecondFinger:
    """A second finger as it touches."""
    return SecondFinger(height, height)
