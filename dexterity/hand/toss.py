"""What a hand gives a die when it lets go: from a gesture to a toss, from a toss to a launch."""

from dataclasses import dataclass
from math import pow

import numpy as np

from dexterity.errors import LaunchError
from dexterity.hand.feel import (
    LEAST_SENSITIVITY,
    MAX_SPEED_MM_S,
    MOST_SENSITIVITY,
    REFERENCE_SPEED_MM_S,
    RELEASE_HEIGHT_MM,
    RESPONSE_POWER,
)
from dexterity.hand.gesture import Gesture
from dexterity.hand.tosses import Floats, Tosses, check_tosses, launches
from dexterity.values.launch import Launch
from dexterity.values.vectors import Quaternion, Vec3


@dataclass(frozen=True, slots=True)
class Toss:
    """A throw in the thrower's own terms; the die's orientation is not the hand's doing."""

    place_mm: Vec3
    speed_mm_s: float
    direction_rad: float
    """0 is straight away from the thrower, along y; positive to the right."""
    loft_rad: float
    """How far above level the die leaves the hand."""
    twist_rad_s: float
    """Spin about the vertical; counter-clockwise from above is positive."""


def toss_from_gesture(
    gesture: Gesture,
    loft_rad: float,
    sensitivity: float = 1.0,
    height_mm: float = RELEASE_HEIGHT_MM,
) -> Toss:
    """The toss a gesture means. A dropped die gets no speed and falls where it was held."""
    place = (*gesture.place_mm, height_mm)
    speed = throw_speed(gesture.speed_mm_s, sensitivity)
    toss = Toss(place, speed, gesture.direction_rad, loft_rad, gesture.twist_rad_s)
    check_tosses(tosses_of(toss))
    return toss


def throw_speed(hand_mm_s: float, sensitivity: float) -> float:
    """The die's speed for the hand's: in step with it, though less than in proportion."""
    if not LEAST_SENSITIVITY <= sensitivity <= MOST_SENSITIVITY:
        limits = f"{LEAST_SENSITIVITY} to {MOST_SENSITIVITY}"
        raise LaunchError(f"sensitivity is {sensitivity}, not from {limits}")
    share = hand_mm_s * sensitivity / REFERENCE_SPEED_MM_S
    return min(MAX_SPEED_MM_S, REFERENCE_SPEED_MM_S * pow(share, RESPONSE_POWER))


def launch_from_toss(toss: Toss, orientation: Quaternion) -> Launch:
    """The launch of a die held in this orientation; LaunchError where no hand could give it."""
    one = launches(tosses_of(toss), np.array([orientation]))
    w, x, y, z = map(float, one.orientation[0])
    position, velocity = _vec3(one.position_mm), _vec3(one.velocity_mm_s)
    return Launch(position, velocity, (w, x, y, z), _vec3(one.spin_rad_s))


def tosses_of(*tosses: Toss) -> Tosses:
    """The same tosses as arrays."""
    return Tosses(
        np.array([toss.place_mm for toss in tosses], dtype=np.float64).reshape(-1, 3),
        np.array([toss.speed_mm_s for toss in tosses], dtype=np.float64),
        np.array([toss.direction_rad for toss in tosses], dtype=np.float64),
        np.array([toss.loft_rad for toss in tosses], dtype=np.float64),
        np.array([toss.twist_rad_s for toss in tosses], dtype=np.float64),
    )


def toss_at(tosses: Tosses, row: int) -> Toss:
    """One of many."""
    x, y, z = map(float, tosses.place_mm[row])
    rest = (tosses.speed_mm_s, tosses.direction_rad, tosses.loft_rad, tosses.twist_rad_s)
    return Toss((x, y, z), *(float(values[row]) for values in rest))


def _vec3(rows: Floats) -> Vec3:
    x, y, z = map(float, rows[0])
    return x, y, z
