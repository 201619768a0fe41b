"""The scale of power: from a share of it to the speed of the die, and back."""

from math import pow

from dexterity.hand.feel import MAX_SPEED_MM_S, POWER_BEND, SLOWEST_SCALE_MM_S


def speed_from_power(power: float) -> float:
    """The die's speed, in mm/s, at a share of the scale."""
    share = pow(within_scale(power), POWER_BEND)
    return SLOWEST_SCALE_MM_S + (MAX_SPEED_MM_S - SLOWEST_SCALE_MM_S) * share


def power_from_speed(speed_mm_s: float) -> float:
    """The share of the scale that gives this speed; its ends for what lies beyond them."""
    share = (speed_mm_s - SLOWEST_SCALE_MM_S) / (MAX_SPEED_MM_S - SLOWEST_SCALE_MM_S)
    return pow(within_scale(share), 1.0 / POWER_BEND)


def within_scale(power: float) -> float:
    """The nearest share there is."""
    return max(0.0, min(1.0, power))
