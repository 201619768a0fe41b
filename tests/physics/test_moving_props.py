"""Paddles go their way whatever they meet; wheels turn, are slowed, and recover."""

from dataclasses import replace
from itertools import product
from math import pi, tau

import numpy as np
import pytest

from dexterity.hand.feel import MAX_SPEED_MM_S
from dexterity.physics import tuning
from dexterity.physics.batch import LaunchArrays, ThrowBatch
from dexterity.physics.results.flight import Flight
from dexterity.physics.scene.props import LyingDie, Paddle, Path, Wheel
from dexterity.values.landing import Ending
from tests.kit.throws import (
    LYING_MM,
    RED,
    drop,
    ended,
    moments,
    plain_table,
    repeated,
    shot,
    slide,
    straight,
    there_and_back,
    thrown,
    touched,
)

RESTING = drop((0.0, 0.0, LYING_MM))
FRONT_MM = -10.0
"""Where a paddle's front is when it starts: 2 mm before a die in the middle."""


def pushing(speed_mm_s: float, lasts_s: float = 0.3, thickness_mm: float = 14.0) -> Paddle:
    """A paddle that starts just before the middle and goes away from the thrower."""
    start = FRONT_MM - thickness_mm / 2
    way = straight((0.0, start), (0.0, start + speed_mm_s * lasts_s), lasts_s)
    return Paddle("paddle", way, (80.0, thickness_mm), 30.0)


@pytest.mark.parametrize("speed", [100.0, 300.0, 700.0])
def test_a_paddle_pushes_a_die_at_its_own_speed(speed: float) -> None:
    lanes = ThrowBatch(plain_table(pushing(speed)), RED, repeated(RESTING, 1))
    speeds = [now.velocities_mm_s[1, 0, 0] for now in moments(lanes) if 0.15 < now.at_s < 0.29]
    assert np.mean(speeds) == pytest.approx(speed, rel=0.1)


@pytest.mark.parametrize("speed", [100.0, 300.0, 700.0])
def test_a_die_stays_before_the_paddle_that_pushes_it(speed: float) -> None:
    paddle = pushing(speed)
    flight = thrown(RESTING, plain_table(paddle))
    for step, place in enumerate(flight.places_mm[:, 0]):
        front = paddle.path.pose(step * flight.step_s).place_mm[1] + 7.0
        assert place[1] > front + LYING_MM - 0.02 * speed
    assert flight.landing.place_mm[1] >= FRONT_MM + 0.3 * speed + LYING_MM - 0.5


def test_a_fast_paddle_slaps_a_die_away() -> None:
    flight = thrown(RESTING, plain_table(pushing(2500.0, lasts_s=0.05, thickness_mm=24.0)))
    assert flight.landing.place_mm[1] > 200.0
    assert flight.hits[1].touched == "paddle"
    assert flight.hits[1].speed_mm_s == pytest.approx(2500.0, rel=0.05)


def test_a_paddle_takes_no_notice_of_a_die() -> None:
    """Its front is where its path says, as the die it pushes shows."""
    light, heavy = replace(RED, mass_g=1.0), replace(RED, mass_g=400.0)
    table = plain_table(pushing(300.0))
    ends = [thrown(RESTING, table, die).landing.place_mm[1] for die in (light, heavy)]
    assert ends[0] == pytest.approx(ends[1], abs=5.0)


def test_a_paddle_that_stands_still_is_a_wall() -> None:
    still = Paddle("still", straight((0.0, 0.0), (0.0, 0.0), 1.0), (200.0, 40.0), 60.0)
    flight = thrown(shot((0.0, -100.0, 20.0), (0.0, 2000.0, 0.0)), plain_table(still))
    assert "still" in touched(flight)
    assert flight.places_mm[:, 0, 1].max() < -20.0


def test_a_die_flies_over_a_paddle_that_is_low() -> None:
    low = Paddle("low", straight((0.0, 0.0), (0.0, 0.0), 1.0), (200.0, 20.0), 15.0)
    flight = thrown(shot((0.0, -60.0, 60.0), (0.0, 1500.0, 0.0)), plain_table(low))
    assert touched(flight) == {"table"}


def test_a_paddle_pushes_lying_dice_too() -> None:
    table = replace(plain_table(pushing(200.0)), lying=(LyingDie(RED, (0.0, 0.0)),))
    flight = thrown(shot((500.0, 0.0, 300.0), (0.0, 0.0, 1000.0)), table)
    assert flight.places_mm[-1, 1, 1] >= FRONT_MM + 0.3 * 200.0 + LYING_MM - 0.5


def test_a_path_starts_again_when_it_goes_round() -> None:
    path = there_and_back((0.0, 0.0), (100.0, 0.0), lasts_s=2.0)
    assert path.pose(0.5).place_mm == pytest.approx((50.0, 0.0))
    assert path.pose(0.5).velocity_mm_s == pytest.approx((100.0, 0.0))
    assert path.pose(1.5).velocity_mm_s == pytest.approx((-100.0, 0.0))
    assert path.pose(12.25).place_mm == pytest.approx((25.0, 0.0))


def test_a_path_rests_before_its_start_and_after_its_end() -> None:
    path = Path((1.0, 2.0), ((0.0, 0.0), (10.0, 20.0)), (0.0, pi))
    assert path.pose(0.5).place_mm == (0.0, 0.0)
    assert path.pose(0.5).velocity_mm_s == (0.0, 0.0)
    assert path.pose(2.5).place_mm == (10.0, 20.0)
    assert path.pose(1.5).turn_rad == pytest.approx(pi / 2)
    assert path.pose(1.5).spin_rad_s == pytest.approx(pi)


def that_a_paddle_passes(thickness_mm: float, size_mm: float, speed_mm_s: float, n: int) -> int:
    """How many dice of so many are ever behind the middle of one that comes at its fastest.

    Dice lie in its way, or come to meet it with up to this speed.
    """
    rng, lasts_s = np.random.default_rng(96), 0.15
    most = tuning.LARGEST_MOVE * thickness_mm / tuning.STEP_S
    start = -thickness_mm / 2 - 2.0 * size_mm
    way = straight((0.0, start), (0.0, start + most * lasts_s), lasts_s)
    paddle = Paddle("paddle", way, (5000.0, thickness_mm), 5000.0)
    far = rng.uniform(0.0, 0.5 * lasts_s * (most + speed_mm_s), n)
    high = rng.uniform(size_mm, 60.0, n) if speed_mm_s else np.full(n, size_mm / 2)
    yaw, still = rng.uniform(0.0, pi, n), np.zeros(n)
    flat = np.stack([np.cos(yaw / 2), still, still, np.sin(yaw / 2)], axis=1)
    launches = LaunchArrays(
        np.stack([still, far, high], axis=1),
        np.stack([still, -speed_mm_s * rng.uniform(0.3, 1.0, n), still], axis=1),
        rng.standard_normal((n, 4)) if speed_mm_s else flat,
        rng.uniform(-80.0, 80.0, (n, 3)) if speed_mm_s else np.zeros((n, 3)),
    )
    lanes = ThrowBatch(plain_table(paddle), replace(RED, size_mm=size_mm), launches)
    behind = np.zeros(n, np.bool_)
    while lanes.now_s < lasts_s and not lanes.done:
        lanes.step()
        behind |= lanes.everyone.places[1] < paddle.path.pose(lanes.now_s).place_mm[1]
    return int(behind.sum())


@pytest.mark.parametrize("thickness", [tuning.THINNEST_MM, 12.0])
@pytest.mark.parametrize("size", [8.0, 16.0])
def test_a_paddle_passes_no_die_however_fast(thickness: float, size: float) -> None:
    for speed in (0.0, 1000.0, MAX_SPEED_MM_S):
        assert that_a_paddle_passes(thickness, size, speed, 25) == 0, speed


@pytest.mark.long
def test_of_many_dice_a_paddle_passes_none() -> None:
    for thickness, size in product((tuning.THINNEST_MM, 12.0), (8.0, 16.0)):
        assert that_a_paddle_passes(thickness, size, MAX_SPEED_MM_S, 500) == 0


# --- wheels -----------------------------------------------------------------------------------

IDLE = Wheel("wheel", (0.0, 0.0), arms=3, arm_mm=60.0, height_mm=30.0, spin_rad_s=4.0)
WEAK = replace(IDLE, torque_g_mm2_s2=3e6)
"""A motor that takes about a tenth of a second to bring the wheel back to its spin."""


def wheel_speeds(flight: Flight) -> list[float]:
    turns = flight.wheel_turns[:, 0]
    return [float(turn) for turn in np.diff(turns) / flight.step_s]


def test_a_wheel_keeps_turning() -> None:
    flight = thrown(shot((500.0, 0.0, 200.0), (0.0, 0.0, 1500.0)), plain_table(IDLE))
    assert wheel_speeds(flight) == pytest.approx([4.0] * (len(flight.wheel_turns) - 1), rel=1e-6)
    assert flight.wheel_turns[-1, 0] == pytest.approx(4.0 * flight.lasts_s)


def test_a_wheel_turns_either_way_and_starts_as_it_stands() -> None:
    back = replace(IDLE, spin_rad_s=-4.0, turn_rad=0.7)
    flight = thrown(shot((500.0, 0.0, 200.0), (0.0, 0.0, 1500.0)), plain_table(back))
    assert flight.wheel_turns[0, 0] == pytest.approx(0.7)
    assert flight.wheel_turns[-1, 0] == pytest.approx(0.7 - 4.0 * flight.lasts_s)


def test_a_die_slows_a_wheel_and_the_wheel_recovers() -> None:
    against = shot((-40.0, -100.0, 12.0), (0.0, 3500.0, 0.0))
    flight = thrown(against, plain_table(WEAK))
    speeds = wheel_speeds(flight)
    assert "wheel" in touched(flight)
    assert min(speeds) < 3.0
    assert speeds[-1] == pytest.approx(4.0, rel=0.01)


def test_a_wheel_turns_a_die_that_rests_in_its_way() -> None:
    flight = thrown(drop((40.0, 12.0 + LYING_MM, LYING_MM)), plain_table(IDLE))
    assert "wheel" in touched(flight)
    # It is swept along, the way the wheel turns: from the right round the far side to the left.
    assert flight.places_mm[:, 0, 1].max() > 40.0
    assert flight.landing.place_mm[0] < -20.0
    assert flight.landing.ending is Ending.RESTED


def test_a_die_passes_over_a_wheel() -> None:
    flight = thrown(shot((40.0, -120.0, 80.0), (0.0, 1800.0, 0.0)), plain_table(IDLE))
    assert touched(flight) == {"table"}


def test_every_arm_of_a_wheel_is_there() -> None:
    slow = replace(IDLE, spin_rad_s=0.0)
    for arm in range(3):
        turn = tau * arm / 3
        across, along = float(np.cos(turn)), float(np.sin(turn))
        # Straight at the arm's side, half-way out.
        beside = (45.0 * across - 40.0 * along, 45.0 * along + 40.0 * across)
        launch = slide(beside, (900.0 * along, -900.0 * across), yaw=turn)
        assert "wheel" in touched(thrown(launch, plain_table(slow)))


def test_wheels_of_many_lanes_turn_alike() -> None:
    against = shot((-40.0, -100.0, 12.0), (0.0, 3000.0, 0.0))
    places = ended(repeated(against, 20), plain_table(WEAK)).everyone.places
    assert np.ptp(places, axis=1).max() < 1e-3
