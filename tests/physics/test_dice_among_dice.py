"""Dice that lie there are struck, pushed, landed on; and what one gains another has lost."""

from dataclasses import replace
from itertools import permutations

import numpy as np
import pytest

from dexterity.content.shapes import Circle
from dexterity.physics.batch import ThrowBatch
from dexterity.physics.results.flight import Flight, arrays_of, fly, fly_many
from dexterity.physics.scene.props import LyingDie
from dexterity.physics.scene.table import Table
from dexterity.values.landing import Ending
from dexterity.values.launch import Launch
from tests.kit.throws import (
    LYING_MM,
    PLAIN,
    RED,
    SLIPPERY,
    all_alike,
    board_with,
    corners_mm,
    drop,
    dropped_launches,
    ended,
    moments,
    plain_table,
    repeated,
    shot,
    slide,
    touched,
    tumbling_launches,
    turned,
)

SIZE_MM = 2 * LYING_MM


def with_lying(*dice: LyingDie) -> Table:
    return replace(plain_table(), lying=dice)


ONE = with_lying(LyingDie(RED, (0.0, 0.0)))


def thrown_at_one(launch: Launch) -> Flight:
    return fly(launch, ONE, RED)


@pytest.mark.parametrize("speed", [600.0, 1500.0, 3000.0])
@pytest.mark.parametrize("off_mm", [0.0, 3.0])
def test_two_equal_dice_share_the_momentum_of_one(speed: float, off_mm: float) -> None:
    table = replace(ONE, touches=SLIPPERY)
    lanes = ThrowBatch(table, RED, repeated(slide((off_mm, -17.0), (0.0, speed)), 1))
    before = 0.0
    for now in moments(lanes):
        total = float(now.velocities_mm_s[1, 0].sum())
        if now.velocities_mm_s[1, 0, 1] > 0.0:
            # Only the settling of sliding dice takes any of it, an eighth a step at the most.
            assert total == pytest.approx(before, rel=0.125)
            assert now.velocities_mm_s[1, 0, 1] >= now.velocities_mm_s[1, 0, 0]
            return
        before = total
    pytest.fail("the dice never met")


def test_momentum_across_is_shared_evenly_too() -> None:
    table = replace(ONE, touches=all_alike(0.5, 0.0))
    lanes = ThrowBatch(table, RED, repeated(slide((11.0, -25.0), (0.0, 2000.0), yaw=0.6), 1))
    for now in moments(lanes):
        across = now.velocities_mm_s[0, 0]
        if across[1] != 0.0:
            assert across.sum() == pytest.approx(0.0, abs=0.05 * abs(across[1]))
            return
    pytest.fail("the dice never met")


def test_a_lying_die_is_pushed_the_way_it_is_struck() -> None:
    flight = thrown_at_one(slide((0.0, -20.0), (0.0, 1500.0)))
    thrown_end, pushed_end = flight.places_mm[-1]
    assert "die 1" in touched(flight)
    assert pushed_end[1] > 30.0
    assert thrown_end[1] < pushed_end[1] - SIZE_MM + 0.5


@pytest.mark.parametrize("off_mm", [6.0, 8.0, 10.0])
def test_a_fast_die_does_not_pass_through_half_of_another(off_mm: float) -> None:
    # At 3 m/s it moves by 12.5 mm a step, and starts 2 mm before the other.
    pushed = thrown_at_one(slide((off_mm, -18.0), (0.0, 3000.0))).places_mm[-1, 1]
    assert pushed[1] > 30.0


def test_a_lying_die_that_nothing_touches_stays_bit_for_bit() -> None:
    flight = thrown_at_one(slide((100.0, -20.0), (0.0, 1500.0)))
    assert np.ptp(flight.places_mm[:, 1], axis=0).max() == 0.0
    assert np.ptp(flight.orientations[:, 1], axis=0).max() == 0.0


def test_a_blow_is_handed_on_through_a_row() -> None:
    row = with_lying(LyingDie(RED, (0.0, 0.0)), LyingDie(RED, (0.0, 17.0)))
    last = fly(shot((0.0, -40.0, 8.2), (0.0, 2500.0, 0.0)), row, RED).places_mm[-1, 2]
    assert last[1] > 17.0 + 20.0


def test_a_die_thrown_over_a_lying_one_does_not_touch_it() -> None:
    flight = thrown_at_one(shot((0.0, -60.0, 45.0), (0.0, 1500.0, 0.0)))
    assert "die 1" not in touched(flight)
    assert flight.landing.place_mm[1] > SIZE_MM


def test_a_lying_die_can_be_pushed_off_the_table() -> None:
    table = Table(size_mm=(600.0, 600.0), touches=PLAIN, lying=(LyingDie(RED, (0.0, 285.0)),))
    flight = fly(shot((0.0, 200.0, 8.2), (0.0, 2500.0, 0.0)), table, RED)
    assert flight.places_mm[-1, 1, 2] < -50.0


def test_the_landing_is_that_of_the_thrown_die_even_if_another_fell() -> None:
    table = Table(size_mm=(600.0, 600.0), touches=PLAIN, lying=(LyingDie(RED, (0.0, 291.0)),))
    flight = fly(slide((0.0, 270.0), (0.0, 900.0)), table, RED)
    assert flight.places_mm[-1, 1, 2] < -50.0
    assert flight.landing.ending is Ending.RESTED


def test_a_lying_die_can_be_pushed_into_a_hole() -> None:
    table = Table(
        target=board_with(Circle((0.0, 0.0), 20.0)),
        lying=(LyingDie(RED, (0.0, -30.0)),),
        touches=PLAIN,
    )
    launches = tumbling_launches(
        60, 111, from_mm=(0.0, -80.0, 36.0), velocity_mm_s=(0.0, 1400.0, 0.0), most_spin_rad_s=5.0
    )
    lanes = ended(launches, table)
    x, y, z = lanes.everyone.places.reshape(3, -1, 2)[:, :, 1]
    assert np.count_nonzero((np.hypot(x, y) < 12.0) & (z < LYING_MM + 0.5)) >= 3


def test_a_die_laid_on_a_lying_die_stays_there() -> None:
    flight = thrown_at_one(drop((0.0, 0.0, SIZE_MM + LYING_MM + 0.5)))
    assert touched(flight) == {"die 1"}
    assert flight.landing.place_mm == pytest.approx((0.0, 0.0, SIZE_MM + LYING_MM), abs=1.0)
    assert flight.landing.ending is Ending.RESTED


def test_a_die_laid_askew_on_a_lying_die_stays_there() -> None:
    flight = thrown_at_one(drop((2.0, 1.0, SIZE_MM + LYING_MM + 0.2), turned(0.7)))
    assert flight.landing.place_mm == pytest.approx((2.0, 1.0, SIZE_MM + LYING_MM), abs=1.5)


def test_a_die_dropped_on_a_lying_die_touches_it_first_and_comes_to_rest() -> None:
    landings = fly_many(dropped_launches(150, 112, (0.0, 0.0, 60.0)), ONE, RED)
    first = [landings.hits.kinds[landings.hits.rows == lane][0] for lane in range(150)]
    assert {ONE.names()[kind] for kind in first} == {"die 1"}
    assert not landings.timed_out.any()


def test_no_die_jumps_aside_when_it_lands_on_another() -> None:
    flight = thrown_at_one(drop((0.0, 0.0, 60.0), (0.9, 0.1, 0.2, 0.3)))
    # Its fall of 30 mm gives it 770 mm/s, all of which would be 3.2 mm a step.
    assert np.abs(np.diff(flight.places_mm[:, 0, :2], axis=0)).max() < 3.2


def test_no_two_dice_at_rest_overlap() -> None:
    lying = (
        LyingDie(RED, (0.0, -20.0)),
        LyingDie(RED, (18.0, 5.0), turn_rad=0.4),
        LyingDie(RED, (-18.0, 5.0)),
    )
    launches = tumbling_launches(
        150, 113, from_mm=(0.0, -150.0, 30.0), velocity_mm_s=(0.0, 1200.0, 0.0)
    )
    lanes = ended(launches, with_lying(*lying))
    places = lanes.everyone.places.reshape(3, 150, 4)
    turns = lanes.everyone.turns.reshape(4, 150, 4)
    corners = [corners_mm(places[:, :, die], turns[:, :, die]) for die in range(4)]
    for die in range(4):
        for other in range(die):
            apart = places[:, :, die] - places[:, :, other]
            near = np.hypot(apart[0], apart[1]) < SIZE_MM - 1.5
            level = np.abs(apart[2]) < LYING_MM
            assert not (near & level).any()
            # Where one lies on another, its lowest corner is above the other's middle.
            over = near & ~level
            upper = np.maximum(corners[die][:, 2].min(0), corners[other][:, 2].min(0))
            lower = np.minimum(places[2, :, die], places[2, :, other])
            assert (upper[over] > lower[over]).all()


@pytest.mark.parametrize("seed", [114, 115])
def test_dice_that_touch_each_other_come_to_rest(seed: int) -> None:
    lying = (
        LyingDie(RED, (0.0, -20.0)),
        LyingDie(RED, (18.0, 5.0), turn_rad=0.4),
        LyingDie(RED, (-18.0, 5.0)),
    )
    launches = tumbling_launches(
        300, seed, from_mm=(0.0, -150.0, 45.0), velocity_mm_s=(0.0, 900.0, 0.0)
    )
    assert not fly_many(launches, with_lying(*lying), RED).timed_out.any()


def test_the_same_blow_in_fifty_lanes_is_the_same_fifty_times() -> None:
    lanes = ended(repeated(slide((3.0, -20.0), (0.0, 1500.0), yaw=0.2), 50), ONE)
    places = lanes.everyone.places.reshape(3, 50, 2)
    assert np.ptp(places, axis=1).max() < 1e-6
    assert places[1, 0, 1] > 30.0


def test_a_blow_on_one_table_is_not_felt_on_another() -> None:
    # One die goes on to the next while the thrown one stays behind; on a table of its own another
    # slides past its neighbour just then.
    two = (LyingDie(RED, (0.0, 0.0)), LyingDie(RED, (0.0, 80.0)))
    launches = arrays_of([slide((0.0, -17.0), (0.0, 1500.0)), slide((20.0, 0.0), (0.0, 100.0))])
    slippery = replace(plain_table(), touches=SLIPPERY)
    lanes = ThrowBatch(slippery, RED, launches, lying=[two, two[:1]])
    speeds = np.array([now.velocities_mm_s[1] for now in moments(lanes)])
    assert speeds[:, 0, 2].max() > 400.0
    # It only settles on its way.
    assert (np.diff(speeds[:, 1, 0]) <= 0.0).all()


def test_a_row_is_struck_alike_however_its_dice_are_counted() -> None:
    # The thrown die stays behind: at the end of the row only dice that lay there meet.
    row = [LyingDie(RED, (0.0, along)) for along in (0.0, 60.0, 77.0)]
    ends: list[list[float]] = []
    for lying in permutations(row):
        table = replace(with_lying(*lying), touches=SLIPPERY)
        lanes = ended(repeated(slide((0.0, -17.0), (0.0, 2500.0)), 1), table)
        ends.append(sorted(lanes.everyone.places[1].tolist()))
    assert ends[1:] == [pytest.approx(ends[0], abs=0.001)] * (len(ends) - 1)
    # What the thrown die gave went through the whole row, and left it behind.
    assert ends[0] == pytest.approx([50.0, 82.0, 98.0, 180.0], abs=2.0)
