"""Symmetries: what is done to the stroke is done to the throw."""

from math import cos, pi, remainder, sin, tau

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dexterity.hand.gesture import read_gesture
from dexterity.hand.toss import launch_from_toss, toss_from_gesture
from dexterity.units import DEGREE
from dexterity.values.launch import Launch
from tests.kit.strokes import (
    Samples,
    Stroke,
    all_strokes,
    mirrored,
    moved,
    slowed,
    steady,
    thrown_strokes,
    turned,
)

UPRIGHT = (1.0, 0.0, 0.0, 0.0)

every_stroke = pytest.mark.parametrize("stroke", all_strokes(), ids=lambda stroke: stroke.name)
every_throw = pytest.mark.parametrize("stroke", thrown_strokes(), ids=lambda stroke: stroke.name)


def launched(samples: Samples) -> Launch:
    return launch_from_toss(toss_from_gesture(read_gesture(samples), 15 * DEGREE), UPRIGHT)


@every_stroke
def test_mirror_the_stroke_and_the_launch_mirrors_exactly(stroke: Stroke) -> None:
    launch, mirror = launched(stroke.samples), launched(mirrored(stroke.samples))
    (x, y, z), (vx, vy, vz) = launch.position_mm, launch.velocity_mm_s
    wx, wy, wz = launch.spin_rad_s
    assert mirror.position_mm == (-x, y, z)
    assert mirror.velocity_mm_s == (-vx, vy, vz)
    # Spin is seen from the other side in a mirror: what turns about the mirror's axis stays.
    assert mirror.spin_rad_s == (wx, -wy, -wz)


@every_throw
@settings(max_examples=20, deadline=None)
@given(right_rad=st.floats(-pi, pi))
def test_turn_the_stroke_and_the_direction_turns(stroke: Stroke, right_rad: float) -> None:
    gesture = read_gesture(stroke.samples)
    other = read_gesture(turned(stroke.samples, right_rad))
    assert other.speed_mm_s == pytest.approx(gesture.speed_mm_s, rel=1e-6)
    assert other.twist_rad_s == pytest.approx(gesture.twist_rad_s, abs=1e-6)
    turn = remainder(other.direction_rad - gesture.direction_rad - right_rad, tau)
    assert abs(turn) < 1e-6


@every_stroke
@settings(max_examples=20, deadline=None)
@given(right_mm=st.floats(-900, 900), away_mm=st.floats(-900, 900), later_s=st.floats(0, 1e4))
def test_move_the_stroke_and_only_the_place_moves(
    stroke: Stroke, right_mm: float, away_mm: float, later_s: float
) -> None:
    gesture = read_gesture(stroke.samples)
    other = read_gesture(moved(stroke.samples, right_mm, away_mm, later_s))
    x, y = gesture.place_mm
    assert other.let_go is gesture.let_go
    assert other.place_mm == pytest.approx((x + right_mm, y + away_mm), abs=1e-4)
    assert other.velocity_mm_s == pytest.approx(gesture.velocity_mm_s, rel=1e-4, abs=1e-2)
    assert other.twist_rad_s == pytest.approx(gesture.twist_rad_s, abs=1e-2)


@settings(max_examples=20, deadline=None)
@given(factor=st.floats(0.4, 2.5))
def test_slow_a_steady_stroke_and_its_speed_falls_as_much(factor: float) -> None:
    gesture, slow = read_gesture(steady(1500.0)), read_gesture(slowed(steady(1500.0), factor))
    assert slow.speed_mm_s == pytest.approx(gesture.speed_mm_s / factor)


@every_throw
@pytest.mark.parametrize("factor", [0.85, 1.15])
def test_slow_any_throw_and_its_speed_falls_about_as_much(stroke: Stroke, factor: float) -> None:
    """The window stays as long as it is and sees another part of the swing: hence only about.

    A flick is shorter than the window, which then sees the rest before it: it is read slower.
    """
    margin = 0.12 if "flick" in stroke.name else 0.06
    gesture, slow = read_gesture(stroke.samples), read_gesture(slowed(stroke.samples, factor))
    assert slow.speed_mm_s == pytest.approx(gesture.speed_mm_s / factor, rel=margin)


@settings(max_examples=20, deadline=None)
@given(direction=st.floats(-1.5, 1.5))
def test_a_launch_flies_where_the_hand_went(direction: float) -> None:
    launch = launched(turned(steady(1500.0), direction))
    vx, vy, _ = launch.velocity_mm_s
    level = (vx**2 + vy**2) ** 0.5
    assert (vx / level, vy / level) == pytest.approx((sin(direction), cos(direction)), abs=1e-6)
