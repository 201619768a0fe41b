"""Boxes and posts: nothing passes them, and their tops carry what lands there."""

from dataclasses import replace
from itertools import product
from math import sin, tan

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dexterity.hand.feel import MAX_SPEED_MM_S
from dexterity.physics import tuning
from dexterity.physics.batch import LaunchArrays, ThrowBatch
from dexterity.physics.results.flight import fly_many
from dexterity.physics.scene.props import Box, Post
from dexterity.units import DEGREE
from dexterity.values.landing import Ending
from dexterity.values.launch import Launch
from tests.kit.throws import (
    LYING_MM,
    RED,
    chosen,
    drop,
    dropped_launches,
    ended,
    moments,
    plain_table,
    repeated,
    shot,
    slide,
    thrown,
    touched,
    turned,
)

WALL = Box("wall", (0.0, 0.0), (400.0, 60.0), 100.0)
NEAR_SIDE_MM = -30.0

angles = st.floats(-45 * DEGREE, 45 * DEGREE)
spins = st.tuples(*[st.floats(-60.0, 60.0)] * 3)
orientations = st.tuples(*[st.floats(-1.0, 1.0)] * 4).filter(lambda q: max(map(abs, q)) > 0.1)


def against(thickness_mm: float, launch: Launch) -> tuple[float, float]:
    """How far a die comes into an endless wall at most, and where it ends, from its near side."""
    wall = Box("wall", (0.0, thickness_mm / 2), (5000.0, thickness_mm), 5000.0)
    lanes = ThrowBatch(plain_table(wall), RED, repeated(launch, 1))
    way = [float(moment.places_mm[1, 0, 0]) for moment in moments(lanes)]
    return max(way), way[-1]


def aimed(
    speed: float, angle: float, orientation: tuple[float, ...], spin: tuple[float, ...]
) -> Launch:
    w, x, y, z = orientation
    a, b, c = spin
    along = (speed**2 - (speed * sin(angle)) ** 2) ** 0.5
    place = (-80.0 * tan(angle), -80.0, 60.0)
    return Launch(place, (speed * sin(angle), along, 0.0), (w, x, y, z), (a, b, c))


@settings(max_examples=10, deadline=None)
@given(st.floats(300.0, tuning.LAUNCH_SPEED_LIMIT_MM_S), angles, orientations, spins)
def test_no_die_passes_a_thick_box_however_fast(
    speed: float, angle: float, orientation: tuple[float, ...], spin: tuple[float, ...]
) -> None:
    # At the limit of 8 m/s a die moves by 33 mm a step.
    deepest, end = against(120.0, aimed(speed, angle, orientation, spin))
    assert deepest < 60.0
    assert end < 0.0


@settings(max_examples=10, deadline=None)
@given(st.floats(300.0, MAX_SPEED_MM_S), angles, orientations, spins)
def test_no_die_that_a_hand_can_throw_passes_a_box(
    speed: float, angle: float, orientation: tuple[float, ...], spin: tuple[float, ...]
) -> None:
    deepest, end = against(40.0, aimed(speed, angle, orientation, spin))
    assert deepest < 20.0
    assert end < 0.0


THICKNESSES_MM = (tuning.THINNEST_MM, 8.0, 12.0, 60.0)
"""From the thinnest that a level may have."""
DIE_SIZES_MM = (8.0, 12.0, 16.0, 24.0)


def straight_at_a_wall(count: int, size_mm: float, rng: np.random.Generator) -> LaunchArrays:
    """From 1 m/s to what the hand gives at most, from any distance and turned in any way."""
    angle, still = rng.uniform(-0.3, 0.3, count), np.zeros(count)
    speed, far = rng.uniform(1000.0, MAX_SPEED_MM_S, count), rng.uniform(40.0, 120.0, count)
    return LaunchArrays(
        np.stack([-far * np.tan(angle), -far, rng.uniform(size_mm, 60.0, count)], axis=1),
        np.stack([speed * np.sin(angle), speed * np.cos(angle), still], axis=1),
        rng.standard_normal((count, 4)),
        rng.uniform(-80.0, 80.0, (count, 3)),
    )


def that_pass(count: int, size_mm: float, thickness_mm: float, seed: int, in_lanes: int) -> int:
    """How many dice of so many come through a wall, in lanes of so many."""
    launches = straight_at_a_wall(count, size_mm, np.random.default_rng(seed))
    wall = Box("wall", (0.0, thickness_mm / 2), (5000.0, thickness_mm), 400.0)
    die = replace(RED, size_mm=size_mm)
    through = 0
    for first in range(0, count, in_lanes):
        some = chosen(launches, slice(first, first + in_lanes))
        through += int((ended(some, plain_table(wall), die).everyone.places[1] > 0.0).sum())
    return through


def test_no_die_of_any_size_passes_a_wall_however_thin() -> None:
    sizes = product(DIE_SIZES_MM, THICKNESSES_MM)
    assert [that_pass(25, size, thick, 91, in_lanes=25) for size, thick in sizes] == [0] * 16
    assert that_pass(6, 16.0, 5.0, 92, in_lanes=1) == 0


@pytest.mark.long
def test_of_twenty_thousand_fast_dice_none_passes_a_wall() -> None:
    sizes = product(DIE_SIZES_MM, THICKNESSES_MM)
    assert [that_pass(1200, size, thick, 93, in_lanes=600) for size, thick in sizes] == [0] * 16
    assert [that_pass(200, 16.0, thick, 94, in_lanes=1) for thick in THICKNESSES_MM] == [0] * 4


def test_a_die_that_a_blow_turns_into_a_wall_goes_along_it() -> None:
    # Its first corner takes the blow and sets it spinning, and its middle goes on into the wall.
    fast = straight_at_a_wall(60, 8.0, np.random.default_rng(95))
    wall = Box("wall", (0.0, 2.5), (5000.0, 5.0), 400.0)
    lanes = ThrowBatch(plain_table(wall), replace(RED, size_mm=8.0), fast)
    deepest = max(float(moment.places_mm[1].max()) for moment in moments(lanes))
    assert deepest < 0.0


def test_a_die_bounces_off_a_wall() -> None:
    flight = thrown(shot((0.0, -200.0, 60.0), (0.0, 3000.0, 0.0)), plain_table(WALL))
    ways = np.diff(flight.places_mm[:, 0, 1])
    assert "wall" in touched(flight)
    assert flight.places_mm[:, 0, 1].max() < 0.0
    assert ways.min() < -0.5
    assert flight.landing.place_mm[1] < NEAR_SIDE_MM


def test_a_die_skids_along_a_wall_that_it_meets_at_a_slant() -> None:
    flight = thrown(shot((-150.0, -60.0, 60.0), (2500.0, 800.0, 0.0)), plain_table(WALL))
    assert "wall" in touched(flight)
    assert flight.places_mm[-1, 0, 0] > flight.places_mm[0, 0, 0] + 100.0
    assert flight.places_mm[:, 0, 1].max() < NEAR_SIDE_MM


def test_a_die_flies_over_a_low_box_without_touching_it() -> None:
    low = Box("low", (0.0, 0.0), (100.0, 40.0), 20.0)
    flight = thrown(shot((0.0, -100.0, 70.0), (0.0, 1500.0, 300.0)), plain_table(low))
    assert touched(flight) == {"table"}
    assert flight.landing.place_mm[1] > 28.0


def test_a_die_dropped_flat_stays_on_top_of_a_box() -> None:
    low = Box("low", (0.0, 0.0), (100.0, 100.0), 40.0)
    flight = thrown(drop((0.0, 0.0, 60.0)), plain_table(low))
    assert touched(flight) == {"low"}
    assert flight.landing.place_mm == pytest.approx((0.0, 0.0, 40.0 + LYING_MM), abs=1.0)


def test_dice_dropped_any_way_onto_a_wide_box_stay_there() -> None:
    wide = Box("wide", (0.0, 0.0), (300.0, 300.0), 40.0)
    landings = fly_many(dropped_launches(200, 92, (0.0, 0.0, 80.0)), plain_table(wide), RED)
    assert (landings.places_mm[2] > 40.0).all()
    assert np.hypot(*landings.places_mm[:2]).max() < 60.0


def test_no_die_jumps_sideways_when_it_lands_on_a_box() -> None:
    wide = Box("wide", (0.0, 0.0), (100.0, 100.0), 40.0)
    launch = drop((0.0, 0.0, 80.0), (0.9, 0.1, 0.2, 0.3))
    ways = np.diff(thrown(launch, plain_table(wide)).places_mm[:, 0], axis=0)
    # Its fall of 26 mm gives it 720 mm/s, all of which would be 3 mm a step.
    assert np.abs(ways[:, :2]).max() < 3.0


@pytest.mark.parametrize(
    "top",
    [Post("top", (0.0, 0.0), 7.0, 30.0), Box("top", (0.0, 0.0), (14.0, 14.0), 30.0)],
    ids=["post", "box"],
)
def test_a_top_smaller_than_the_die_carries_it(top: Box | Post) -> None:
    flight = thrown(drop((0.0, 0.0, 39.0)), plain_table(top))
    assert flight.landing.place_mm == pytest.approx((0.0, 0.0, 30.0 + LYING_MM), abs=1.0)


def test_a_die_slid_against_a_wall_comes_to_rest_flush() -> None:
    flight = thrown(slide((0.0, -45.0), (0.0, 900.0), yaw=0.05), plain_table(WALL))
    assert "wall" in touched(flight)
    foremost = max(corner.place_mm[1] for corner in flight.landing.corners)
    assert NEAR_SIDE_MM - 12.0 < foremost < NEAR_SIDE_MM + 0.3


def test_a_die_laid_flush_against_a_wall_stays_there() -> None:
    launch = drop((0.0, NEAR_SIDE_MM - LYING_MM, LYING_MM))
    flight = thrown(launch, plain_table(WALL))
    assert flight.landing.ending is Ending.RESTED
    assert flight.landing.place_mm == pytest.approx(launch.position_mm, abs=0.5)


def test_no_die_at_rest_overlaps_a_box() -> None:
    rng = np.random.default_rng(93)
    launches = LaunchArrays(
        np.column_stack([rng.uniform(-100, 100, 300), np.full(300, -120.0), np.full(300, 40.0)]),
        np.column_stack([rng.normal(0, 200, 300), rng.uniform(300, 2000, 300), np.zeros(300)]),
        rng.standard_normal((300, 4)),
        rng.uniform(-30, 30, (300, 3)),
    )
    landings = fly_many(launches, plain_table(WALL), RED)
    inside = landings.corners_mm[:, 1].max(0) - NEAR_SIDE_MM
    flat = landings.level > tuning.FLAT_COSINE
    assert inside[flat].max() < 0.5
    # pymunk knows a leaning die by the outline of its lowest face.
    assert inside.max() < 3.0
    assert not landings.timed_out.any()


@pytest.mark.parametrize("side", [-1.0, 1.0])
def test_a_post_deflects_a_die_to_the_side_on_which_it_is_struck(side: float) -> None:
    post = Post("post", (0.0, 0.0), 10.0, 40.0)
    launch = shot((side * 9.0, -100.0, 20.0), (0.0, 2000.0, 0.0), turned(0.3))
    flight = thrown(launch, plain_table(post))
    assert "post" in touched(flight)
    assert side * flight.landing.place_mm[0] > 12.0


def test_a_post_struck_full_sends_the_die_back() -> None:
    post = Post("post", (0.0, 0.0), 10.0, 40.0)
    flight = thrown(shot((0.0, -100.0, 20.0), (0.0, 2000.0, 0.0)), plain_table(post))
    assert flight.places_mm[:, 0, 1].max() < -16.0
    assert flight.landing.place_mm[1] < -18.0


def test_a_turned_box_turns_the_die_away_as_its_side_stands() -> None:
    slanted = Box("slanted", (0.0, 0.0), (400.0, 60.0), 100.0, turn_rad=45 * DEGREE)
    flight = thrown(shot((0.0, -200.0, 80.0), (0.0, 2000.0, 0.0)), plain_table(slanted))
    assert "slanted" in touched(flight)
    assert flight.landing.place_mm[0] > 20.0
