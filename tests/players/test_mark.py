"""Marks: the speed that brings a die to where it shall first touch the table."""

from math import inf, sqrt

import pytest

from dexterity.hand.toss import launch_from_toss
from dexterity.physics.results.flight import fly
from dexterity.players.mark import TOUCH_HEIGHT_MM, Mark
from dexterity.units import DEGREE, GRAVITY_MM_S2
from tests.kit.hands import RED, table, thrower


def test_a_level_throw_falls_from_the_hand_while_it_flies_there() -> None:
    falling_s = sqrt(2.0 * 110.0 / GRAVITY_MM_S2)
    speed = Mark(300.0, 0.0, 0.0).speed_mm_s(110.0 + TOUCH_HEIGHT_MM)
    assert speed == pytest.approx(300.0 / falling_s)


@pytest.mark.parametrize("loft_deg", [-15.0, 0.0, 20.0, 45.0])
def test_the_die_first_touches_the_table_at_the_mark(loft_deg: float) -> None:
    mark = Mark(250.0, loft_deg * DEGREE, 0.0)
    launch = launch_from_toss(thrower().toss_at(mark), (1.0, 0.0, 0.0, 0.0))
    first = fly(launch, table(), RED).hits[0]
    assert first.touched == "table"
    assert first.place_mm[1] == pytest.approx(-250.0, abs=20.0)


def test_a_throw_aimed_under_the_mark_never_gets_there() -> None:
    assert Mark(500.0, -30.0 * DEGREE, 0.0).speed_mm_s(120.0) == inf
