"""The table ends somewhere: what lies over its edge stays or falls, as its weight says."""

import numpy as np
import pytest

from dexterity.bench.job import part_of
from dexterity.physics import tuning
from dexterity.physics.arrays import Ints
from dexterity.physics.dice.cube import face_up
from dexterity.physics.results.flight import fly_many
from dexterity.physics.results.landing import Landings
from dexterity.physics.scene.table import Table
from dexterity.values.landing import Ending
from tests.kit.throws import LYING_MM, PLAIN, RED, drop, shot, thrown, tumbling_launches, turned

TABLE = Table(size_mm=(600.0, 600.0), touches=PLAIN)
EDGE_MM = 300.0
SIZE_MM = 2 * LYING_MM


def overhanging(share: float) -> float:
    """Where the middle of an upright die is that hangs over the edge by a share of its size."""
    return EDGE_MM - LYING_MM + share * SIZE_MM


@pytest.mark.parametrize("yaw", [0.0, 0.3, 0.785])
@pytest.mark.parametrize("share", [0.1, 0.25, 1 / 3])
def test_a_die_that_hangs_over_by_a_third_stays(share: float, yaw: float) -> None:
    landing = thrown(drop((0.0, overhanging(share), LYING_MM), turned(yaw)), TABLE).landing
    assert landing.ending is Ending.RESTED
    assert landing.tilt_rad < 0.01


@pytest.mark.parametrize("yaw", [0.0, 0.3, 0.785])
@pytest.mark.parametrize("share", [2 / 3, 0.8])
def test_a_die_that_hangs_over_by_two_thirds_falls(share: float, yaw: float) -> None:
    landing = thrown(drop((0.0, overhanging(share), LYING_MM), turned(yaw)), TABLE).landing
    assert landing.ending is Ending.FELL


def test_a_corner_of_the_table_is_an_edge_too() -> None:
    corner = (EDGE_MM + 3.0, EDGE_MM + 3.0, LYING_MM)
    assert thrown(drop(corner), TABLE).landing.ending is Ending.FELL


def test_a_die_thrown_past_the_edge_falls() -> None:
    landing = thrown(shot((0.0, -200.0, 60.0), (0.0, 3000.0, 300.0)), TABLE).landing
    assert landing.ending is Ending.FELL
    assert landing.place_mm[2] < tuning.FALLEN_MM


def test_a_die_dropped_beside_the_table_touches_nothing() -> None:
    flight = thrown(drop((0.0, EDGE_MM + 30.0, 100.0)), TABLE)
    assert flight.hits == ()
    assert flight.landing.ending is Ending.FELL


def test_whatever_did_not_fall_has_its_middle_over_the_table() -> None:
    launches = tumbling_launches(400, seed=101, from_mm=(0.0, -250.0, 100.0))
    landings = fly_many(launches, TABLE, RED)
    kept = landings.places_mm[:2, ~landings.fell]
    assert 20 < np.count_nonzero(landings.fell) < 380
    assert np.abs(kept).max() <= EDGE_MM + 0.5
    assert (landings.places_mm[2, landings.fell] < 0.0).all()
    assert not landings.timed_out.any()


def test_a_die_that_fell_comes_to_lie_on_the_floor_with_any_of_its_faces_up() -> None:
    launches = tumbling_launches(600, seed=103, from_mm=(0.0, 280.0, 100.0))
    landings = fly_many(launches, TABLE, RED)
    fallen = np.count_nonzero(landings.fell)
    counts = np.bincount(landings.faces[landings.fell], minlength=6)
    expected = fallen / 6
    assert fallen > 300
    # A fair die passes 999 times in 1000.
    assert ((counts - expected) ** 2 / expected).sum() < 20.5
    leaving = np.bincount(_faces_over_the_edge(landings)[landings.fell], minlength=6)
    assert (leaving != counts).any()


def test_a_die_falls_to_the_floor_alone_as_among_others() -> None:
    launches = tumbling_launches(8, seed=104, from_mm=(0.0, 290.0, 100.0))
    together = fly_many(launches, TABLE, RED)
    for lane in np.flatnonzero(together.fell):
        alone = fly_many(part_of(launches, slice(lane, lane + 1)), TABLE, RED)
        assert alone.faces[0] == together.faces[lane]


def _faces_over_the_edge(landings: Landings) -> Ints:
    return face_up(landings.everyone.frames)[0]
