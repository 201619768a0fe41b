"""Strikes that a hand makes by itself."""

from itertools import pairwise

import pytest

from dexterity.hand.dare.launcher import STEP_S
from dexterity.hand.dare.strike import STRUCK, Strike, beside_mm, strike_speed
from dexterity.hand.toss import Toss
from dexterity.units import DEGREE


def test_a_strike_gains_speed_keeps_it_and_loses_it() -> None:
    along = [mm for _, mm in Strike(1200.0, 60.0, 20.0, 25.0).steps()]
    speeds = [(after - before) / STEP_S for before, after in pairwise(along)]
    even = [number for number, speed in enumerate(speeds) if speed > 1199.9]
    gaining, stopping = speeds[: even[0]], speeds[even[-1] + 1 :]
    assert len(even) >= 3
    assert gaining == sorted(gaining)
    assert stopping == sorted(stopping, reverse=True)


def test_a_strike_covers_its_whole_way() -> None:
    along = [mm for _, mm in Strike(1000.0, 60.0, 20.0, 25.0).steps()]
    assert along[0] == pytest.approx(-60.0)
    assert along[-1] == pytest.approx(45.0)


@pytest.mark.parametrize("speed_mm_s", [333.0, 1000.0, 1700.0])
def test_a_strike_that_stops_dead_does_so_from_full_speed(speed_mm_s: float) -> None:
    along = [mm for _, mm in Strike(speed_mm_s, 60.0, 20.0, 0.0).steps()]
    speeds = [(after - before) / STEP_S for before, after in pairwise(along)]
    last = max(number for number, speed in enumerate(speeds) if speed > 1e-6)
    assert speeds[last] == pytest.approx(speed_mm_s)
    assert along[-1] == pytest.approx(20.0)


def test_even_no_speed_at_all_makes_a_strike_that_ends() -> None:
    toss = Toss((0.0, -500.0, 8.0), 0.0, 0.0, 0.0, 0.0)
    *_, (lasts_s, _) = Strike(strike_speed(toss)).steps()
    assert lasts_s < 4.0


def test_beside_the_die_is_along_and_to_the_right_of_the_direction() -> None:
    toss = Toss((3.0, -495.0, 8.0), 1000.0, 90.0 * DEGREE, 0.0, 0.0)
    along, aside = beside_mm(toss, (0.0, -500.0, 8.0))
    assert (along, aside) == pytest.approx((3.0, -5.0))


def test_a_nudge_is_not_a_strike() -> None:
    assert not STRUCK.finding("slap", 249.0).passed
    assert STRUCK.finding("slap", 250.0).passed
