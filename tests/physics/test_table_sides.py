"""From under the table's edge: a die goes round it or not at all, never through."""

from dataclasses import replace

import numpy as np
import pytest

from dexterity.errors import LaunchError
from dexterity.physics import tuning
from dexterity.physics.batch import LaunchArrays, ThrowBatch, check_launches
from dexterity.physics.results.flight import arrays_of, fly, fly_many
from dexterity.values.landing import Ending
from dexterity.values.launch import Launch
from tests.kit.throws import (
    LYING_MM,
    RED,
    bare_table,
    corners_mm,
    drop,
    joined,
    moments,
    shot,
    target_table,
    tumbling_launches,
)

EDGE_MM = 650.0
UNDER = (0.0, -680.0, -30.0)
"""Past the near edge, below the top."""


def from_below(speed_mm_s: float, up_mm_s: float) -> Launch:
    return shot(UNDER, (0.0, speed_mm_s, up_mm_s))


def test_a_die_may_be_thrown_from_below_the_edge() -> None:
    landing = fly(from_below(1000.0, 1500.0), target_table(), RED).landing
    assert landing.ending is Ending.RESTED
    assert landing.place_mm[1] > -500.0
    assert landing.place_mm[2] == pytest.approx(LYING_MM, abs=0.1)


@pytest.mark.parametrize(("speed", "up"), [(1200.0, 1200.0), (1500.0, 600.0), (2500.0, 0.0)])
def test_a_die_that_flies_against_the_side_falls(speed: float, up: float) -> None:
    flight = fly(from_below(speed, up), target_table(), RED)
    assert flight.landing.ending is Ending.FELL
    assert flight.places_mm[:, 0, 1].max() < -EDGE_MM


def test_a_die_that_only_rises_falls_back() -> None:
    flight = fly(from_below(0.0, 1000.0), target_table(), RED)
    assert flight.landing.ending is Ending.FELL
    assert flight.feat.touched == ()


def many_from_below(count: int) -> LaunchArrays:
    rng = np.random.default_rng(231)
    places = [
        rng.uniform(-600.0, 600.0, count),
        rng.uniform(-705.0, -665.0, count),
        rng.uniform(-32.0, -1.0, count),
    ]
    speeds = [
        rng.normal(0.0, 300.0, count),
        rng.uniform(0.0, 2500.0, count),
        rng.uniform(0.0, 2500.0, count),
    ]
    return replace(
        tumbling_launches(count, seed=232),
        position_mm=np.column_stack(places),
        velocity_mm_s=np.column_stack(speeds),
    )


def test_no_die_comes_through_the_side_and_none_gains_energy() -> None:
    lanes = ThrowBatch(target_table(), RED, many_from_below(300))
    before = np.full(300, np.inf)
    for now in moments(lanes):
        inside = np.abs(now.places_mm[:2, :, 0]).max(0) < EDGE_MM - 2.0
        assert (now.places_mm[2, inside, 0] > 4.0).all()
        assert (now.lifts_mm - before)[~lanes.fallen].max() < 0.6
        before = now.lifts_mm
    corners = corners_mm(lanes.everyone.places, lanes.everyone.turns)
    assert (corners[:, 2, ~lanes.fallen] > -tuning.SKIN_MM).all()
    assert 50 < np.count_nonzero(lanes.fallen) < 250


def test_sides_matter_to_no_die_that_comes_from_above() -> None:
    """Alone, or beside one that comes from below, as far as it does not fall over the edge."""
    launches = tumbling_launches(30, seed=233)
    both = joined(launches, arrays_of([from_below(9.0, 9.0)]))
    alone, beside = (fly_many(some, target_table(), RED) for some in (launches, both))
    stayed = ~alone.fell
    assert (alone.places_mm[:, stayed] == beside.places_mm[:, :30][:, stayed]).all()


# --- refused ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "place",
    [
        (0.0, 0.0, -5.0),
        (0.0, -649.0, -1.0),
        (0.0, -650.0 - 13.0, -1.0),
        (662.0, 0.0, -20.0),
    ],
)
def test_within_the_table_there_is_no_room_for_a_die(place: tuple[float, float, float]) -> None:
    with pytest.raises(LaunchError, match="below the table's top"):
        fly(drop(place), target_table(), RED)


@pytest.mark.parametrize(
    "place", [(0.0, -664.0, -1.0), (664.0, 0.0, -32.0), (-700.0, -700.0, -20.0)]
)
def test_past_the_edge_there_is(place: tuple[float, float, float]) -> None:
    assert fly(drop(place), target_table(), RED).landing.ending is Ending.FELL


def test_no_die_is_thrown_from_the_floor() -> None:
    with pytest.raises(LaunchError, match="too far below"):
        fly(drop((0.0, -700.0, -33.0)), target_table(), RED)


def test_a_launch_is_checked_against_the_table_it_is_for() -> None:
    under = arrays_of([drop(UNDER)])
    check_launches(under)
    with pytest.raises(LaunchError):
        check_launches(under, bare_table().size_mm)
