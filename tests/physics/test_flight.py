"""Flights: parabolas between hits, hits in order, and the same left-handed as right-handed."""

from functools import cache
from math import sqrt

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dexterity.physics import tuning
from dexterity.physics.results.flight import Flight, fly_recorded
from dexterity.units import GRAVITY_MM_S2
from dexterity.values.landing import Ending
from tests.kit.throws import (
    LYING_MM,
    RED,
    bare_table,
    drop,
    full_table,
    mirrored,
    shot,
    single,
    target_table,
    thrown,
    tumbling_launches,
)

HUNDREDTH_MM = 0.01
ACROSS = np.array([-1.0, 1.0, 1.0])


@cache
def flights() -> list[Flight]:
    """Throws at a table full of things."""
    return fly_recorded(tumbling_launches(40, seed=132), full_table(), RED)


@settings(max_examples=10, deadline=None)
@given(st.floats(20.0, 1000.0))
def test_the_first_hit_comes_when_a_free_fall_ends(height_mm: float) -> None:
    flight = thrown(drop((0.0, 0.0, height_mm)))
    falls_s = sqrt(2 * (height_mm - LYING_MM) / GRAVITY_MM_S2)
    assert flight.hits[0].at_s == pytest.approx(falls_s, abs=tuning.STEP_S)
    assert flight.hits[0].speed_mm_s == pytest.approx(GRAVITY_MM_S2 * falls_s, rel=0.15, abs=60.0)


@settings(max_examples=10, deadline=None)
@given(st.integers(0, 10_000))
def test_free_flight_is_a_parabola(seed: int) -> None:
    launch = single(tumbling_launches(1, seed), 0)
    flight = thrown(launch)
    at = np.arange(int(flight.hits[0].at_s / flight.step_s))[:, None] * flight.step_s
    gravity = np.array([0.0, 0.0, -GRAVITY_MM_S2])
    true = np.array(launch.position_mm) + np.array(launch.velocity_mm_s) * at + gravity * at**2 / 2
    assert np.abs(flight.places_mm[: len(at), 0] - true).max() < HUNDREDTH_MM


@settings(max_examples=10, deadline=None)
@given(st.integers(0, 10_000))
def test_a_die_in_the_air_turns_steadily(seed: int) -> None:
    launch = single(tumbling_launches(1, seed), 0)
    flight = thrown(launch)
    count = int(flight.hits[0].at_s / flight.step_s)
    steps = (flight.orientations[1:count, 0] * flight.orientations[: count - 1, 0]).sum(1)
    spin = float(np.linalg.norm(launch.spin_rad_s))
    assert np.abs(steps) == pytest.approx(np.cos(spin * flight.step_s / 2), abs=1e-6)


def test_orientations_stay_turns() -> None:
    for flight in flights():
        lengths = np.linalg.norm(flight.orientations, axis=2)
        assert lengths == pytest.approx(np.ones_like(lengths), abs=1e-12)


def test_hits_come_in_order_of_time_and_within_the_flight() -> None:
    for flight in flights():
        times = [hit.at_s for hit in flight.hits]
        assert times == sorted(times)
        assert times[0] >= 0.0
        assert times[-1] <= flight.lasts_s
        assert all(hit.speed_mm_s > 0.0 for hit in flight.hits)


def test_every_hit_is_where_the_die_is() -> None:
    for flight in fly_recorded(tumbling_launches(20, seed=133), target_table(), RED):
        for hit in flight.hits:
            middle = flight.places_mm[round(hit.at_s / flight.step_s), 0]
            # Half the space diagonal, and the way of a step.
            assert np.linalg.norm(middle - np.array(hit.place_mm)) < 13.9 + 10.0


def test_every_flight_ends_within_four_seconds() -> None:
    assert max(flight.lasts_s for flight in flights()) <= tuning.LIMIT_S == 4.0


def test_plain_throws_rest_within_a_second_and_a_half() -> None:
    flights = fly_recorded(tumbling_launches(100, seed=135), target_table(), RED)
    assert max(flight.lasts_s for flight in flights) < 1.5


def test_a_die_that_never_lands_falls_out_of_the_flight() -> None:
    flight = thrown(shot((2990.0, 0.0, 500.0), (3000.0, 0.0, 0.0)))
    assert flight.landing.ending is Ending.FELL
    assert flight.hits == ()


def test_a_flight_starts_where_it_was_launched_and_ends_where_it_lands() -> None:
    launch = single(tumbling_launches(1, seed=136), 0)
    flight = thrown(launch, full_table())
    assert tuple(flight.places_mm[0, 0].tolist()) == launch.position_mm
    assert tuple(flight.places_mm[-1, 0].tolist()) == flight.landing.place_mm
    assert len(flight.places_mm) == len(flight.orientations) == len(flight.wheel_turns)


@settings(max_examples=10, deadline=None)
@given(st.integers(0, 10_000))
def test_a_mirrored_launch_flies_the_mirrored_flight(seed: int) -> None:
    launches = tumbling_launches(1, seed)
    flight = fly_recorded(launches, bare_table(), RED)[0]
    mirror = fly_recorded(mirrored(launches), bare_table(), RED)[0]
    until = int(flight.hits[min(3, len(flight.hits) - 1)].at_s / flight.step_s)
    apart = flight.places_mm[:until, 0] - ACROSS * mirror.places_mm[:until, 0]
    assert np.abs(apart).max() < HUNDREDTH_MM


def test_left_and_right_are_alike_on_the_whole() -> None:
    launches = tumbling_launches(100, seed=137)
    ends = np.array([f.landing.place_mm for f in fly_recorded(launches, bare_table(), RED)])
    mirror = fly_recorded(mirrored(launches), bare_table(), RED)
    apart = ends - ACROSS * np.array([flight.landing.place_mm for flight in mirror])
    assert np.mean(np.abs(apart).max(1) < 1.0) > 0.9
