"""Holes and the board's edge: what falls in stays, unless it was fast enough to hop out."""

import numpy as np
import pytest

from dexterity.content.shapes import Circle
from dexterity.physics.arrays import Bools
from dexterity.physics.results.flight import arrays_of, fly_many
from dexterity.physics.results.landing import Landings
from dexterity.physics.scene.table import HOLE_KIND, Table
from dexterity.rules.referee import Miss, judge
from dexterity.units import DEGREE
from dexterity.values.landing import Zone
from tests.kit.throws import (
    LYING_MM,
    PLAIN,
    RED,
    board_with,
    drop,
    dropped_launches,
    shot,
    slide,
    thrown,
    touched,
    turned,
)

RADIUS_MM = 20.0
BOARD_MM = 2.0
TABLE = Table(target=board_with(Circle((0.0, 0.0), RADIUS_MM)), touches=PLAIN)


def in_hole(landings: Landings) -> Bools:
    x, y, z = landings.places_mm
    return np.asarray((np.hypot(x, y) < RADIUS_MM - LYING_MM) & (z < LYING_MM + 0.5))


def skimmed(speed_mm_s: float, count: int = 150) -> Landings:
    """Dice that come low over the board towards the hole, turned any way about the vertical."""
    draws = np.random.default_rng(122).uniform(-1.0, 1.0, (count, 3))
    launches = [
        shot(
            (6.0 * float(across), -35.0, BOARD_MM + LYING_MM + 0.3),
            (0.0, speed_mm_s * (1.0 + 0.1 * float(more)), 0.0),
            turned(45 * DEGREE * float(turn)),
        )
        for across, more, turn in draws
    ]
    return fly_many(arrays_of(launches), TABLE, RED)


@pytest.mark.parametrize("yaw", [0.0, 0.4, 0.785])
def test_a_die_dropped_into_a_hole_stays_in_it(yaw: float) -> None:
    flight = thrown(drop((1.0, -1.0, 40.0), turned(yaw)), TABLE)
    assert touched(flight) == {"hole"}
    assert flight.landing.place_mm[2] == pytest.approx(LYING_MM, abs=0.1)
    assert [corner.ground.zone for corner in flight.landing.corners] == [Zone.HOLE] * 4
    assert Miss.HOLE in judge(flight.landing).misses


def test_dice_dropped_into_a_hole_any_way_stay_in_it_or_lean_on_its_rim() -> None:
    landings = fly_many(dropped_launches(200, 123, (0.0, 0.0, 30.0)), TABLE, RED)
    assert np.mean(in_hole(landings)) > 0.85
    assert np.hypot(*landings.places_mm[:2]).max() < 2 * RADIUS_MM


def test_a_die_that_slides_slowly_over_the_rim_drops_in() -> None:
    flight = thrown(slide((0.0, -24.0), (0.0, 500.0), BOARD_MM), TABLE)
    assert {"board", "hole"} <= touched(flight)
    assert flight.landing.place_mm[2] == pytest.approx(LYING_MM, abs=0.1)
    assert {corner.ground.zone for corner in flight.landing.corners} == {Zone.HOLE}


def test_the_faster_a_die_comes_the_less_a_hole_holds_it() -> None:
    slow, fast = in_hole(skimmed(600.0)), in_hole(skimmed(2000.0))
    assert np.mean(slow) > 0.1
    assert np.mean(fast) < np.mean(slow)


def test_a_die_with_enough_speed_hops_out_of_a_hole() -> None:
    landings = skimmed(1300.0)
    floored = np.unique(landings.hits.rows[landings.hits.kinds == HOLE_KIND])
    beyond = landings.places_mm[1, floored] > RADIUS_MM
    assert len(floored) > 20
    assert beyond.any()


def test_a_hole_in_which_a_die_does_not_fit_flat_still_tilts_it() -> None:
    # The die's diagonal is 22.6 mm, its side 16.
    narrow = Table(target=board_with(Circle((0.0, 0.0), 9.0)), touches=PLAIN)
    landing = thrown(drop((7.0, 0.0, 10.5)), narrow).landing
    assert landing.place_mm[2] <= BOARD_MM + LYING_MM + 0.1


def test_a_die_lies_flat_across_a_hole_too_narrow_for_it() -> None:
    narrow = Table(target=board_with(Circle((0.0, 0.0), 5.0)), touches=PLAIN)
    landing = thrown(drop((0.0, 0.0, 10.2)), narrow).landing
    assert landing.place_mm == pytest.approx((0.0, 0.0, BOARD_MM + LYING_MM), abs=0.3)
    assert {corner.ground.zone for corner in landing.corners} == {Zone.SECTION}


def test_the_rim_of_the_board_counts_as_board() -> None:
    flight = thrown(slide((0.0, -130.0), (0.0, 1500.0)), TABLE)
    assert [hit.touched for hit in flight.hits[:2]] == ["table", "board"]
    assert flight.hits[1].place_mm[1] == pytest.approx(-100.0, abs=7.0)
    assert flight.landing.table_hits_before_target == 1


def test_the_rim_of_a_hole_counts_as_board() -> None:
    flight = thrown(slide((0.0, 0.0), (0.0, 1500.0)), TABLE)
    assert flight.hits[0].touched == "hole"
    assert "board" in touched(flight)


def test_the_rim_holds_back_a_die_that_slides_against_it() -> None:
    flight = thrown(slide((0.0, -112.0), (0.0, 150.0)), TABLE)
    foremost = max(corner.place_mm[1] for corner in flight.landing.corners)
    assert foremost <= -100.0 + 0.5
    assert flight.landing.place_mm[2] == pytest.approx(LYING_MM, abs=0.1)


def test_a_die_beside_the_board_is_outside_and_owes_no_bounce() -> None:
    landing = thrown(drop((0.0, -130.0, 30.0)), TABLE).landing
    assert {corner.ground.zone for corner in landing.corners} == {Zone.OUTSIDE}
    assert judge(landing).misses == (Miss.OUTSIDE,)


def test_the_first_bounce_decides_whether_the_target_was_hit_fairly() -> None:
    on_board = thrown(drop((0.0, -60.0, 60.0)), TABLE).landing
    assert on_board.table_hits_before_target == 0
    assert Miss.NO_BOUNCE in judge(on_board).misses
    bounced = thrown(shot((0.0, -250.0, 40.0), (0.0, 1500.0, 0.0)), TABLE).landing
    assert bounced.table_hits_before_target > 0


def test_a_target_may_lie_anywhere_on_the_table() -> None:
    moved = Table(target=TABLE.target, target_at_mm=(150.0, -80.0))
    landing = thrown(drop((150.0, -80.0, 40.0)), moved).landing
    assert {corner.ground.zone for corner in landing.corners} == {Zone.HOLE}
