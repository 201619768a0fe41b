"""Many tosses at once, as arrays, and the one formula that turns a toss into a launch."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from dexterity.errors import LaunchError
from dexterity.hand.feel import (
    FARTHEST_PLACE_MM,
    FINGER_ROLL,
    LEAST_LOFT_RAD,
    MAX_SPEED_MM_S,
    MOST_LOFT_RAD,
    MOST_TWIST_RAD_S,
)

Floats = npt.NDArray[np.float64]

UNIT_TOLERANCE = 1e-6
"""How far from 1 a quaternion's length may be: what text with seven digits loses."""


@dataclass(frozen=True, slots=True, eq=False)
class Tosses:
    """A row for each of n tosses; the meanings are those of `Toss`."""

    place_mm: Floats
    """(n, 3); all others are (n)."""
    speed_mm_s: Floats
    direction_rad: Floats
    loft_rad: Floats
    twist_rad_s: Floats


@dataclass(frozen=True, slots=True, eq=False)
class Launches:
    """A row for each of n launches; the meanings are those of `Launch`."""

    position_mm: Floats
    velocity_mm_s: Floats
    orientation: Floats
    """(n, 4); all others are (n, 3)."""
    spin_rad_s: Floats


def launches(tosses: Tosses, orientations: Floats) -> Launches:
    """What each toss gives a die held in each orientation (n, 4); LaunchError if no hand could."""
    check_tosses(tosses)
    _check_orientations(orientations, len(tosses.speed_mm_s))
    right, away = np.sin(tosses.direction_rad), np.cos(tosses.direction_rad)
    level = tosses.speed_mm_s * np.cos(tosses.loft_rad)
    up = tosses.speed_mm_s * np.sin(tosses.loft_rad)
    # Rolling forward is turning about the level axis square to the motion: up cross direction.
    roll = FINGER_ROLL * tosses.speed_mm_s
    return Launches(
        tosses.place_mm,
        np.column_stack((level * right, level * away, up)),
        orientations,
        np.column_stack((-roll * away, roll * right, tosses.twist_rad_s)),
    )


def check_tosses(tosses: Tosses) -> None:
    """LaunchError where a hand could not give one of these; any finite direction is one."""
    _check_within("place_mm", tosses.place_mm, -FARTHEST_PLACE_MM, FARTHEST_PLACE_MM)
    _check_within("speed_mm_s", tosses.speed_mm_s, 0.0, MAX_SPEED_MM_S)
    _check_within("direction_rad", tosses.direction_rad, -np.inf, np.inf)
    _check_within("loft_rad", tosses.loft_rad, LEAST_LOFT_RAD, MOST_LOFT_RAD)
    _check_within("twist_rad_s", tosses.twist_rad_s, -MOST_TWIST_RAD_S, MOST_TWIST_RAD_S)


def _check_within(name: str, values: Floats, least: float, most: float) -> None:
    good = np.isfinite(values) & (values >= least) & (values <= most)
    if not good.all():
        raise LaunchError(f"{name} is {values[~good][0]}, not from {least} to {most}")


def _check_orientations(orientations: Floats, count: int) -> None:
    if orientations.shape != (count, 4):
        raise LaunchError(
            f"{count} tosses need orientations ({count}, 4), not {orientations.shape}"
        )
    lengths = np.linalg.norm(orientations, axis=1)
    _check_within("length of an orientation", lengths, 1 - UNIT_TOLERANCE, 1 + UNIT_TOLERANCE)
