from dataclasses import replace
from itertools import pairwise
from math import cos, inf, nan, sin

import numpy as np
import pytest

from dexterity.errors import LaunchError
from dexterity.hand.feel import (
    FARTHEST_PLACE_MM,
    FINGER_ROLL,
    LEAST_SENSITIVITY,
    MAX_SPEED_MM_S,
    MOST_LOFT_RAD,
    MOST_SENSITIVITY,
    REFERENCE_SPEED_MM_S,
    RELEASE_HEIGHT_MM,
)
from dexterity.hand.gesture import Gesture, LetGo
from dexterity.hand.toss import (
    Toss,
    launch_from_toss,
    throw_speed,
    toss_from_gesture,
    tosses_of,
)
from dexterity.hand.tosses import launches
from dexterity.units import DEGREE
from dexterity.values.vectors import Quaternion

UPRIGHT: Quaternion = (1.0, 0.0, 0.0, 0.0)
STRAIGHT = Toss((10.0, -500.0, 120.0), 1500.0, 0.0, 20 * DEGREE, 7.0)
THROWN = Gesture(LetGo.THROWN, (10.0, -500.0), (0.0, REFERENCE_SPEED_MM_S), 5.0, 0.4, 220.0)
DROPPED = Gesture(LetGo.STOPPED, (10.0, -500.0), (0.0, 0.0), 0.0, 0.4, 220.0)


def test_at_the_reference_speed_the_die_is_as_fast_as_the_hand() -> None:
    toss = toss_from_gesture(THROWN, 20 * DEGREE)
    place = (10.0, -500.0, RELEASE_HEIGHT_MM)
    assert toss == Toss(place, REFERENCE_SPEED_MM_S, 0.0, 20 * DEGREE, 5.0)


def test_a_hand_higher_up_lets_go_higher_up() -> None:
    assert toss_from_gesture(THROWN, 0.3, height_mm=520.0).place_mm[2] == 520.0


def test_a_dropped_die_falls_where_it_was_held() -> None:
    launch = launch_from_toss(toss_from_gesture(DROPPED, 20 * DEGREE), UPRIGHT)
    assert launch.position_mm == (10.0, -500.0, RELEASE_HEIGHT_MM)
    assert launch.velocity_mm_s == (0.0, 0.0, 0.0)
    assert launch.spin_rad_s == (0.0, 0.0, 0.0)


@pytest.mark.parametrize("sensitivity", [LEAST_SENSITIVITY, 1.0, MOST_SENSITIVITY])
def test_a_faster_hand_never_throws_slower(sensitivity: float) -> None:
    speeds = [throw_speed(float(hand), sensitivity) for hand in range(0, 30_000, 50)]
    assert all(slow <= fast for slow, fast in pairwise(speeds))
    assert speeds[0] == 0.0
    assert speeds[-1] == MAX_SPEED_MM_S


def test_sensitivity_makes_a_quiet_hand_strong_and_a_wild_one_gentle() -> None:
    assert throw_speed(REFERENCE_SPEED_MM_S / 5.0, 5.0) == pytest.approx(REFERENCE_SPEED_MM_S)
    assert throw_speed(REFERENCE_SPEED_MM_S * 5.0, 0.2) == pytest.approx(REFERENCE_SPEED_MM_S)


@pytest.mark.parametrize("sensitivity", [0.0, -1.0, 5.1, nan, inf])
def test_a_sensitivity_out_of_range_is_refused(sensitivity: float) -> None:
    with pytest.raises(LaunchError, match="sensitivity"):
        toss_from_gesture(THROWN, 0.3, sensitivity)


@pytest.mark.parametrize("loft_rad", [nan, inf, MOST_LOFT_RAD + 0.01, -1.0])
def test_a_loft_out_of_range_is_refused(loft_rad: float) -> None:
    with pytest.raises(LaunchError, match="loft_rad"):
        toss_from_gesture(THROWN, loft_rad)


def test_a_straight_toss_flies_away_and_up_and_rolls_forward() -> None:
    launch = launch_from_toss(STRAIGHT, UPRIGHT)
    away, up = 1500.0 * cos(20 * DEGREE), 1500.0 * sin(20 * DEGREE)
    assert launch.position_mm == STRAIGHT.place_mm
    assert launch.velocity_mm_s == pytest.approx((0.0, away, up))
    assert launch.spin_rad_s == pytest.approx((-FINGER_ROLL * 1500.0, 0.0, 7.0))
    assert launch.orientation == UPRIGHT


def test_the_top_of_the_die_rolls_the_way_it_flies() -> None:
    launch = launch_from_toss(replace(STRAIGHT, direction_rad=0.5, twist_rad_s=0.0), UPRIGHT)
    top = np.cross(launch.spin_rad_s, (0.0, 0.0, 8.0))
    assert top[0] / top[1] == pytest.approx(launch.velocity_mm_s[0] / launch.velocity_mm_s[1])
    assert top @ np.array(launch.velocity_mm_s) > 0.0


def test_positive_directions_are_to_the_right() -> None:
    assert launch_from_toss(replace(STRAIGHT, direction_rad=0.2), UPRIGHT).velocity_mm_s[0] > 0.0


BROKEN = [
    replace(STRAIGHT, place_mm=(nan, 0.0, 0.0)),
    replace(STRAIGHT, place_mm=(0.0, FARTHEST_PLACE_MM + 1.0, 0.0)),
    replace(STRAIGHT, speed_mm_s=-1.0),
    replace(STRAIGHT, speed_mm_s=MAX_SPEED_MM_S + 1.0),
    replace(STRAIGHT, speed_mm_s=nan),
    replace(STRAIGHT, direction_rad=inf),
    replace(STRAIGHT, loft_rad=nan),
    replace(STRAIGHT, loft_rad=2.0),
    replace(STRAIGHT, twist_rad_s=-1e6),
]


@pytest.mark.parametrize("toss", BROKEN)
def test_what_no_hand_could_give_is_refused(toss: Toss) -> None:
    with pytest.raises(LaunchError, match="not from"):
        launch_from_toss(toss, UPRIGHT)


@pytest.mark.parametrize("orientation", [(0.0, 0.0, 0.0, 0.0), (2.0, 0.0, 0.0, 0.0), (nan,) * 4])
def test_an_orientation_must_be_one(orientation: Quaternion) -> None:
    with pytest.raises(LaunchError, match="orientation"):
        launch_from_toss(STRAIGHT, orientation)


def test_every_toss_needs_an_orientation() -> None:
    with pytest.raises(LaunchError, match="2 tosses"):
        launches(tosses_of(STRAIGHT, STRAIGHT), np.array([UPRIGHT]))


def test_one_of_many_is_launched_like_one_alone() -> None:
    many = [replace(STRAIGHT, direction_rad=0.1 * n, speed_mm_s=300.0 * n) for n in range(9)]
    rows = launches(tosses_of(*many), np.array([UPRIGHT] * 9))
    for row, toss in enumerate(many):
        alone = launch_from_toss(toss, UPRIGHT)
        assert tuple(rows.position_mm[row]) == alone.position_mm
        assert rows.velocity_mm_s[row] == pytest.approx(alone.velocity_mm_s, rel=1e-15)
        assert rows.spin_rad_s[row] == pytest.approx(alone.spin_rad_s, rel=1e-15)
