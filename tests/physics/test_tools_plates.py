"""Noses, heads and cards: plates that dice lie on, slide off, are carried by and thrown from."""

from dataclasses import replace
from math import pi

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dexterity.physics.batch import ThrowBatch
from dexterity.physics.results.flight import Flight, arrays_of, fly
from dexterity.units import DEGREE, GRAVITY_MM_S2
from dexterity.values.landing import Ending
from dexterity.values.launch import Tool, ToolMotion, ToolPose
from dexterity.values.vectors import Vec3
from tests.kit.throws import LYING_MM, RED, bare_table, drop, moments, plain_table, turned
from tests.kit.tools import CARRIES, laid_on, sped, still

HIGH: Vec3 = (0.0, 0.0, 300.0)
LASTS_S = 2.0

every_plate = pytest.mark.parametrize("tool", CARRIES)


def carried(motion: ToolMotion, aside_mm: float = 0.0, yaw_rad: float = 0.0) -> Flight:
    launch = laid_on(motion, aside_mm, yaw_rad)
    return fly(launch, plain_table(), RED, tool=motion)


def until(flight: Flight, at_s: float) -> int:
    return round(at_s / flight.step_s)


@every_plate
@pytest.mark.parametrize("yaw", [0.0, 0.3, pi / 4])
def test_a_die_on_a_still_plate_stays_where_it_is(tool: Tool, yaw: float) -> None:
    flight = carried(still(tool, HIGH, LASTS_S), yaw_rad=yaw)
    lying = flight.places_mm[1 : until(flight, LASTS_S), 0]
    assert np.ptp(lying, axis=0).max() < 0.001
    assert np.ptp(flight.orientations[1 : until(flight, LASTS_S), 0], axis=0).max() < 0.001


def test_a_die_on_a_still_plate_gains_no_energy() -> None:
    motion = still(Tool.HEAD, HIGH, LASTS_S)
    launches = arrays_of([laid_on(motion, yaw_rad=0.1 * turn) for turn in range(8)])
    lanes = ThrowBatch(bare_table(), RED, launches, tools=[motion] * 8)
    lying = [now.lifts_mm for now in moments(lanes) if now.at_s < LASTS_S]
    assert (np.array(lying) <= HIGH[2] + LYING_MM + 0.1).all()


@every_plate
def test_a_die_falls_when_its_plate_is_gone(tool: Tool) -> None:
    flight = carried(still(tool, HIGH, 0.5))
    assert flight.places_mm[until(flight, 0.49), 0, 2] > HIGH[2]
    assert flight.landing.ending is Ending.RESTED
    assert flight.landing.place_mm[2] == pytest.approx(LYING_MM, abs=0.01)
    assert flight.feat.touched == (tool.value, "table")


@pytest.mark.parametrize("aside", [0.0, 9.0, 12.0])
def test_a_die_hangs_over_the_edge_of_a_nose_as_long_as_its_middle_does_not(aside: float) -> None:
    flight = carried(still(Tool.NOSE, HIGH, LASTS_S), aside)
    assert flight.places_mm[until(flight, LASTS_S) - 1, 0, 2] == pytest.approx(308.0, abs=0.1)


@pytest.mark.parametrize("aside", [17.0, 20.0])
def test_a_die_whose_middle_is_past_the_edge_falls(aside: float) -> None:
    flight = carried(still(Tool.NOSE, HIGH, LASTS_S), aside)
    assert flight.landing.place_mm[2] < 10.0
    assert flight.places_mm[until(flight, 0.6), 0, 2] < 100.0


@every_plate
@pytest.mark.parametrize(("lean", "stays"), [(12.0, True), (30.0, True), (52.0, False)])
def test_a_die_slides_off_a_plate_that_leans_far(tool: Tool, lean: float, *, stays: bool) -> None:
    flight = carried(still(tool, HIGH, 1.0, lean * DEGREE))
    there = flight.places_mm[until(flight, 0.9), 0]
    assert bool(there[2] > 280.0) == stays
    if not stays:
        assert there[1] > 15.0, "towards where the plate faces"


@every_plate
@pytest.mark.parametrize("velocity", [(0.0, 700.0, 0.0), (-300.0, 300.0, 200.0), (0.0, 0.0, 900.0)])
def test_a_die_is_carried_along_and_leaves_when_the_plate_stops(tool: Tool, velocity: Vec3) -> None:
    motion = sped(tool, HIGH, velocity)
    flight = carried(motion)
    stop = until(flight, 0.25)
    speeds = np.diff(flight.places_mm[:, 0], axis=0) / flight.step_s
    assert speeds[stop - 1] == pytest.approx(velocity, abs=0.06 * 900.0)
    assert flight.places_mm[stop, 0] - motion.poses[-1].place_mm == pytest.approx(
        (0.0, 0.0, LYING_MM), abs=1.5
    )
    after = speeds[stop + 4]
    if velocity[2] > 0.0:
        assert after[:2] == pytest.approx(speeds[stop - 1, :2], abs=1.0), "it flies on"
        assert after[2] == pytest.approx(velocity[2] - 4.5 * GRAVITY_MM_S2 / 240, abs=45.0)


def test_a_die_stays_behind_when_a_plate_is_pulled_away_below_it() -> None:
    motion = sped(Tool.HEAD, HIGH, (0.0, 0.0, -3000.0), within_s=0.1)
    flight = carried(motion)
    fall_s = 0.08
    fallen = 308.0 - flight.places_mm[until(flight, 0.1 + fall_s), 0, 2]
    assert fallen == pytest.approx(GRAVITY_MM_S2 * fall_s**2 / 2, abs=2.0)


def test_a_card_that_springs_throws_a_die_spinning_over_its_front() -> None:
    motion = sped(Tool.CARD, HIGH, (0.0, 900.0, 600.0), within_s=0.06, lean_rad=0.7)
    lanes = ThrowBatch(bare_table(), RED, arrays_of([laid_on(motion)]), tools=[motion])
    while lanes.now_s < 0.2:
        lanes.step()
    velocity, spin = lanes.motions()[:3, 0], lanes.motions()[3:, 0]
    assert velocity[1] > 700.0
    assert spin[0] < -5.0, "forwards: the top goes ahead"


def test_a_die_bounces_on_a_still_head_a_little() -> None:
    flight = fly(drop((0.0, 0.0, 508.0)), plain_table(), RED, tool=still(Tool.HEAD, HIGH, 1.5))
    hit = flight.hits[0]
    fell_mm_s = (2 * GRAVITY_MM_S2 * 200.0) ** 0.5
    assert (hit.touched, hit.material) == ("head", "skin")
    assert hit.speed_mm_s == pytest.approx(fell_mm_s, rel=0.01)
    assert hit.at_s == pytest.approx((2 * 200.0 / GRAVITY_MM_S2) ** 0.5, abs=0.003)
    after = flight.places_mm[until(flight, hit.at_s) :, 0, 2]
    assert 308.5 < after.max() < 308.0 + 0.05 * 200.0


def test_a_die_beside_a_plate_or_below_it_does_not_touch_it() -> None:
    plate = still(Tool.CARD, (0.0, 0.0, 100.0), 1.0)
    beside = fly(drop((60.0, 0.0, 150.0)), plain_table(), RED, tool=plate)
    below = fly(drop((0.0, 0.0, 50.0)), plain_table(), RED, tool=plate)
    assert beside.feat.touched == below.feat.touched == ("table",)


def test_a_card_has_its_long_side_where_it_faces() -> None:
    ahead = drop((0.0, 42.0, 120.0))
    facing = ToolMotion(Tool.CARD, tuple(ToolPose(t, (0.0, 0.0, 100.0)) for t in (0.0, 1.0)))
    aside = replace(facing, poses=tuple(replace(p, turn_rad=pi / 2) for p in facing.poses))
    assert "card" in fly(ahead, plain_table(), RED, tool=facing).feat.touched
    assert "card" not in fly(ahead, plain_table(), RED, tool=aside).feat.touched


@settings(max_examples=25, deadline=None)
@given(
    st.floats(-2500.0, 2500.0),
    st.floats(0.0, 2500.0),
    st.floats(-0.6, 0.6),
    st.floats(0.0, 6.2),
    st.floats(20.0, 300.0),
)
def test_no_die_falls_through_a_head_that_comes_to_meet_it(
    across: float, up: float, tilt: float, yaw: float, fall_mm: float
) -> None:
    lasts_s = 0.05
    meets_s = (2 * fall_mm / GRAVITY_MM_S2) ** 0.5
    start_s = max(meets_s - lasts_s, 0.0)
    low = (-across * lasts_s / 4, 0.0, 300.0 - up * lasts_s)
    motion = ToolMotion(
        Tool.HEAD,
        (
            ToolPose(start_s, low, tilt_rad=tilt),
            ToolPose(start_s + lasts_s, (0.0, 0.0, 300.0), tilt_rad=tilt),
            ToolPose(start_s + lasts_s + 0.02, (0.0, 0.0, 300.0), tilt_rad=tilt),
        ),
    )
    flight = fly(drop((0.0, 0.0, 310.0 + fall_mm), turned(yaw)), bare_table(), RED, tool=motion)
    assert flight.feat.touched[0] == "head"
    most = up + 1.15 * (up + GRAVITY_MM_S2 * (meets_s + 0.05)) + abs(across)
    assert flight.feat.tool_speed_mm_s <= most
