"""Steady hand: direction, power, throw; nothing timed, nothing held, and a hand's error."""

from dataclasses import replace
from math import atan2
from random import Random
from statistics import pstdev

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dexterity.hand.error import HAND_ERRORS, HandError, Strain
from dexterity.hand.toss import Toss
from dexterity.hand.ways.demands import Demands
from dexterity.hand.ways.held import Answer, Cancelled, Held, Phase, Thrown
from dexterity.hand.ways.onset import OFF_RAD, onset_from
from dexterity.hand.ways.power import speed_from_power
from dexterity.hand.ways.steady import Steady, power_at, scale_point
from dexterity.units import DEGREE
from dexterity.values.pointer import PointerSample
from dexterity.values.skill import Skill

WAY = Steady(HandError())
"""As if it had no error."""
REST = (0.0, -500.0, 120.0)
START = WAY.start(REST)
ON_DIE = (5.0, -495.0)


def tap(held: Held, place: tuple[float, float]) -> Answer:
    return WAY.released(WAY.pressed(held, PointerSample(0.0, *place)), PointerSample(9.0, *place))


def tapped(held: Held, place: tuple[float, float]) -> Held:
    after = tap(held, place)
    assert isinstance(after, Held)
    return after


def toss_of(answer: Answer) -> Toss:
    assert isinstance(answer, Thrown)
    return answer.toss


def test_three_taps_throw() -> None:
    aimed = tapped(START, (100.0, 0.0))
    assert aimed.phase is Phase.POWERING
    powered = tapped(aimed, scale_point(aimed, 0.6))
    assert powered.phase is Phase.READY
    toss = toss_of(tap(powered, ON_DIE))
    assert toss.direction_rad == pytest.approx(atan2(100.0, 500.0))
    assert toss.speed_mm_s == pytest.approx(speed_from_power(0.6))
    assert toss.place_mm == REST


@settings(max_examples=50, deadline=None)
@given(
    x=st.floats(-500, 500),
    y=st.floats(-450, 500),
    side=st.floats(-200, 200),
    power=st.floats(0.0, 1.0),
)
def test_mirror_the_taps_and_the_toss_mirrors_exactly(
    x: float, y: float, side: float, power: float
) -> None:
    def thrown(sign: float) -> Toss:
        aimed = tapped(START, (sign * x, y))
        scale_x, scale_y = scale_point(replace(aimed, direction_rad=0.0), power)
        return toss_of(WAY.confirmed(tapped(aimed, (scale_x + sign * side, scale_y + 70.0)), 0.0))

    toss = thrown(1.0)
    assert thrown(-1.0) == replace(toss, direction_rad=-toss.direction_rad)


def test_a_drag_shows_what_it_will_choose() -> None:
    held = WAY.pressed(START, PointerSample(0.0, *ON_DIE))
    assert held.direction_rad == START.direction_rad
    held = WAY.moved(held, PointerSample(0.1, 100.0, -400.0))
    assert held.direction_rad == pytest.approx(45 * DEGREE)
    after = WAY.released(held, PointerSample(5.0, -100.0, -400.0))
    assert isinstance(after, Held)
    assert after.phase is Phase.POWERING
    assert after.direction_rad == pytest.approx(-45 * DEGREE)


def test_a_tap_on_the_die_points_nowhere() -> None:
    assert tapped(START, ON_DIE) == START


def test_a_tap_on_the_die_chooses_no_power() -> None:
    aimed = tapped(START, (0.0, 0.0))
    assert tapped(aimed, ON_DIE) == aimed


def test_power_is_read_along_the_scale_however_far_beside_it() -> None:
    aimed = tapped(START, (0.0, 0.0))
    x, y = scale_point(aimed, 0.3)
    assert power_at(aimed, (x + 150.0, y)) == pytest.approx(0.3)
    assert power_at(aimed, (0.0, 900.0)) == 1.0
    assert power_at(aimed, (0.0, -900.0)) == 0.0


def test_power_can_be_chosen_anew_before_the_throw() -> None:
    aimed = tapped(START, (0.0, 0.0))
    ready = tapped(aimed, scale_point(aimed, 0.3))
    again = tapped(ready, scale_point(aimed, 0.8))
    assert again.phase is Phase.READY
    assert again.power == pytest.approx(0.8)


def test_cancelling_goes_back_step_by_step() -> None:
    aimed = tapped(START, (100.0, 0.0))
    ready = tapped(aimed, scale_point(aimed, 0.3))
    to_power = WAY.cancelled(ready)
    assert isinstance(to_power, Held)
    assert to_power.phase is Phase.POWERING
    to_aim = WAY.cancelled(to_power)
    assert isinstance(to_aim, Held)
    assert to_aim.phase is Phase.AIMING
    assert WAY.cancelled(to_aim) is to_aim


def test_cancelling_a_first_tap_that_is_still_down_calls_it_off() -> None:
    held = WAY.pressed(START, PointerSample(0.0, 100.0, 0.0))
    assert held.direction_rad != START.direction_rad
    assert WAY.cancelled(held) == Cancelled(START)


def test_keys_alone_aim_power_and_throw() -> None:
    held = WAY.powered(WAY.aimed(START, 3 * DEGREE), 0.1)
    held = WAY.aimed(held, -0.1 * DEGREE)
    powering = WAY.confirmed(held, 0.0)
    assert isinstance(powering, Held)
    toss = toss_of(WAY.confirmed(WAY.powered(powering, -0.02), 0.0))
    assert toss.direction_rad == pytest.approx(2.9 * DEGREE)
    assert toss.speed_mm_s == pytest.approx(speed_from_power(START.power + 0.08))


def strayed(seed: int, demands: Demands = Demands()) -> Thrown:  # noqa: B008
    way = Steady(HAND_ERRORS[Skill.REGULAR])
    held = way.start(REST, onset=onset_from(Random(seed)), demands=demands)
    thrown = way.confirmed(replace(held, phase=Phase.READY, direction_rad=0.0, power=0.5), 0.0)
    assert isinstance(thrown, Thrown)
    return thrown


def test_the_throw_is_made_with_the_error_of_a_hand_from_the_throws_own_luck() -> None:
    turns = [strayed(seed).toss.direction_rad for seed in range(300)]
    error = HAND_ERRORS[Skill.REGULAR].direction_rad
    assert pstdev(turns) == pytest.approx(error, rel=0.15)
    assert strayed(5) == strayed(5)


def test_requirements_make_the_hand_stray_more() -> None:
    hard = Demands(Strain(direction=2.0))
    turns = [strayed(seed, hard).toss.direction_rad for seed in range(300)]
    error = 2.0 * HAND_ERRORS[Skill.REGULAR].direction_rad
    assert pstdev(turns) == pytest.approx(error, rel=0.15)


def test_a_moment_is_missed_by_as_much_as_hands_miss_it() -> None:
    offs = [strayed(seed, Demands(timed=True)).off_s for seed in range(300)]
    assert pstdev(offs) == pytest.approx(HAND_ERRORS[Skill.REGULAR].timing_s, rel=0.15)
    assert strayed(1).off_s == 0.0


def test_nothing_begins_aimed() -> None:
    for seed in range(40):
        held = Steady().start(REST, onset=onset_from(Random(seed)))
        assert OFF_RAD / 2 < abs(held.direction_rad) <= OFF_RAD
        assert abs(held.power - START.power) > 0.05
