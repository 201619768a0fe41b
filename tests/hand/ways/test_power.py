"""The scale of power."""

from itertools import pairwise

import pytest

from dexterity.hand.feel import MAX_SPEED_MM_S, SLOWEST_SCALE_MM_S, SLOWEST_THROW_MM_S
from dexterity.hand.toss import throw_speed
from dexterity.hand.ways.power import power_from_speed, speed_from_power


def test_good_plain_throws_lie_in_the_middle_of_the_scale() -> None:
    assert 0.45 < power_from_speed(1400.0) < power_from_speed(1800.0) < 0.65


def test_the_scale_has_the_speeds_of_a_swing() -> None:
    assert speed_from_power(0.0) == pytest.approx(throw_speed(SLOWEST_THROW_MM_S, 1.0))
    assert speed_from_power(1.0) == throw_speed(30_000.0, 1.0)


def test_more_power_is_more_speed() -> None:
    speeds = [speed_from_power(share / 50) for share in range(51)]
    assert all(one < other for one, other in pairwise(speeds))


@pytest.mark.parametrize("speed", [200.0, 700.0, 1600.0, 4000.0])
def test_a_speed_is_found_again_on_the_scale(speed: float) -> None:
    assert speed_from_power(power_from_speed(speed)) == pytest.approx(speed)


def test_what_lies_beyond_the_scale_is_its_end() -> None:
    assert speed_from_power(7.0) == MAX_SPEED_MM_S
    assert power_from_speed(SLOWEST_SCALE_MM_S - 50.0) == 0.0
