"""The same launch on the same table is the same flight: again, elsewhere, alone or among many."""

import subprocess
import sys
from dataclasses import replace
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from dexterity.physics.batch import LaunchArrays
from dexterity.physics.results.flight import arrays_of, fly, fly_many, fly_recorded
from dexterity.physics.scene.props import Box, LyingDie
from dexterity.physics.scene.table import Table
from dexterity.rules.referee import judge
from tests.kit.throws import (
    RED,
    WHITE,
    bare_table,
    busy_table,
    chosen,
    full_table,
    single,
    target_table,
    tumbling_launches,
)

ROOT = Path(__file__).parent.parent.parent

CLUTTERED = replace(
    target_table(Box("box", (45.0, -210.0), (60.0, 40.0), 30.0, turn_rad=0.3)),
    lying=(LyingDie(WHITE, (-15.0, -180.0), turn_rad=0.4),),
)
TABLES = {"bare": bare_table(), "target": target_table(), "cluttered": CLUTTERED}
every_table = pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)

AMONG = 500
MICROMETRE = 1e-3


def short_launches(seed: int) -> LaunchArrays:
    """Throws from near by, over sooner: followed alone, each costs as much as a hundred."""
    near = (0.0, -290.0, 50.0)
    return tumbling_launches(AMONG, seed, from_mm=near, velocity_mm_s=(0.0, 800.0, 0.0))


def digests() -> list[str]:
    """Of throws with everything in their way."""
    launches = tumbling_launches(4, seed=71)
    return [fly(single(launches, lane), busy_table(), WHITE).digest() for lane in range(4)]


@cache
def earlier_digests() -> list[str]:
    return digests()


def test_the_same_launch_flies_the_same_flight_bit_for_bit() -> None:
    assert digests() == earlier_digests()


def test_a_fresh_process_flies_the_same_flight_bit_for_bit() -> None:
    script = "from tests.physics.test_determinism import digests; print(*digests())"
    told = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert told.stdout.split() == earlier_digests()


def test_different_launches_have_different_digests() -> None:
    assert len(set(earlier_digests())) == 4


def test_what_flew_before_does_not_matter() -> None:
    launch, other = (single(tumbling_launches(2, seed=72), lane) for lane in range(2))
    first = fly(launch, full_table(), RED).digest()
    fly(other, full_table(), RED)
    assert fly(launch, full_table(), RED).digest() == first


def test_launches_are_left_as_they_are() -> None:
    launches = tumbling_launches(20, seed=73)
    fly_many(launches, full_table(), RED)
    again = tumbling_launches(20, seed=73)
    assert (launches.position_mm == again.position_mm).all()
    assert (launches.velocity_mm_s == again.velocity_mm_s).all()
    assert (launches.orientation == again.orientation).all()
    assert (launches.spin_rad_s == again.spin_rad_s).all()


@pytest.mark.parametrize(
    ("table", "sample"),
    [(bare_table(), 20), pytest.param(CLUTTERED, 100, marks=pytest.mark.long)],
    ids=["bare", "cluttered"],
)
def test_a_lane_among_many_ends_as_it_would_alone(table: Table, sample: int) -> None:
    launches = short_launches(seed=74)
    among = fly_many(launches, table, RED).values()
    same = [
        judge(among[lane]) == judge(fly_many(chosen(launches, [lane]), table, RED).values()[0])
        for lane in range(0, AMONG, AMONG // sample)
    ]
    assert np.mean(same) >= 0.99


def test_a_lane_that_meets_nothing_beside_it_ends_as_it_would_alone_bit_for_bit() -> None:
    """The board's edge included; only pymunk's tiles make lanes differ."""
    launches = short_launches(seed=82)
    among = fly_many(launches, target_table(), RED).values()
    for lane in range(0, AMONG, AMONG // 50):
        alone = fly_many(chosen(launches, [lane]), target_table(), RED)
        assert alone.values() == [among[lane]]


@every_table
def test_a_lane_among_many_flies_as_it_would_alone_up_to_its_first_hit(table: Table) -> None:
    launches = short_launches(seed=75)
    flights = fly_recorded(launches, table, RED)
    for lane in range(0, AMONG, 100):
        alone = fly(single(launches, lane), table, RED)
        until = int(alone.hits[0].at_s / alone.step_s) + 1
        apart = flights[lane].places_mm[:until, 0] - alone.places_mm[:until, 0]
        assert np.abs(apart).max() < MICROMETRE


@every_table
def test_followed_step_by_step_or_not_a_throw_ends_the_same(table: Table) -> None:
    launches = tumbling_launches(50, seed=76)
    followed = [flight.landing for flight in fly_recorded(launches, table, RED)]
    assert followed == fly_many(launches, table, RED).values()


def test_the_order_of_lanes_does_not_matter() -> None:
    launches = short_launches(seed=77)
    order = np.random.default_rng(78).permutation(AMONG).tolist()
    ends = fly_many(launches, CLUTTERED, RED).values()
    shuffled = fly_many(chosen(launches, order), CLUTTERED, RED).values()
    same = [judge(ends[lane]) == judge(other) for lane, other in zip(order, shuffled, strict=True)]
    assert np.mean(same) >= 0.99


def test_without_props_lanes_do_not_know_their_place() -> None:
    """Tiles and their offsets are pymunk's alone; a throw that never asks it is exact."""
    launches = short_launches(seed=79)
    order = np.random.default_rng(80).permutation(AMONG).tolist()
    ends = fly_many(launches, target_table(), RED).values()
    assert fly_many(chosen(launches, order), target_table(), RED).values() == [
        ends[lane] for lane in order
    ]


def test_the_same_launch_in_every_lane_lands_in_one_place() -> None:
    launch = single(tumbling_launches(1, seed=81), 0)
    places = fly_many(arrays_of([launch] * 50), full_table(), RED).places_mm
    assert np.ptp(places, axis=1).max() < 10 * MICROMETRE
