"""The twins of the flick: slingshot and two steps, by pointer or by keys alone."""

from math import dist, pi

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dexterity.hand.feel import AIM_FINE_STEP_RAD, AIM_STEP_RAD, POWER_STEP
from dexterity.hand.pencil.feel import (
    LEAN_STEP_RAD,
    MOST_LEAN_RAD,
    MOST_PUSH_MM_S,
    SLOWEST_PUSH_MM_S,
)
from dexterity.hand.pencil.held import HeldPencil, LetBe, PencilAnswer, Pushed
from dexterity.hand.pencil.pencil_way import PencilWay, pencil_way_named
from dexterity.hand.pencil.scales import lean_from_top, power_from_speed, speed_from_power
from dexterity.hand.ways.held import WayName
from dexterity.units import DEGREE
from dexterity.values import PointerSample, Push

SLING = pencil_way_named(WayName.SLINGSHOT)
STEPS = pencil_way_named(WayName.TWO_STEP)
TIP = (90.0, 50.0)

every_way = pytest.mark.parametrize(
    "way", [pencil_way_named(name) for name in WayName], ids=list(WayName)
)


def at(right_mm: float, away_mm: float, at_s: float = 0.0) -> PointerSample:
    return PointerSample(at_s, TIP[0] + right_mm, TIP[1] + away_mm)


def push_of(answer: PencilAnswer) -> Push:
    assert isinstance(answer, Pushed)
    return answer.push


def held_still(answer: PencilAnswer) -> HeldPencil:
    assert isinstance(answer, HeldPencil)
    return answer


def pulled(right_mm: float, away_mm: float, turned_rad: float = 0.0) -> PencilAnswer:
    held = SLING.pressed(SLING.start(TIP, turned_rad), at(0.0, 0.0))
    held = SLING.moved(held, at(right_mm, away_mm, 0.2))
    return SLING.released(held, at(right_mm, away_mm, 0.3))


def by_keys(way: PencilWay, held: HeldPencil) -> Push:
    answer: PencilAnswer = held
    for _ in range(3):
        answer = way.confirmed(held_still(answer))
        if isinstance(answer, Pushed):
            break
    return push_of(answer)


def test_the_sling_pushes_against_the_pull_and_harder_the_longer() -> None:
    push = push_of(pulled(-20.0, -20.0))
    assert push.direction_rad == pytest.approx(45 * DEGREE)
    assert (push.tip_mm, push.bend_rad_mm, push.lean_rad) == (TIP, 0.0, 0.0)
    speeds = [push_of(pulled(0.0, -pull)).speed_mm_s for pull in (10.0, 30.0, 50.0, 73.4)]
    assert speeds == sorted(set(speeds))
    assert speeds[-1] == pytest.approx(MOST_PUSH_MM_S)


@settings(max_examples=30, deadline=None)
@given(right=st.floats(-60, 60), away=st.floats(-60, -6))
def test_mirror_the_pull_and_the_push_mirrors_exactly(right: float, away: float) -> None:
    # From a tip in the mirror's own line.
    def push(right_mm: float) -> Push:
        held = SLING.pressed(SLING.start((0.0, 0.0)), PointerSample(0.0, 0.0, 0.0))
        return push_of(SLING.released(held, PointerSample(0.2, right_mm, away)))

    assert push(-right).direction_rad == -push(right).direction_rad
    assert push(-right).speed_mm_s == push(right).speed_mm_s


@settings(max_examples=20, deadline=None)
@given(turn=st.floats(-pi, pi))
def test_a_pull_means_the_same_on_a_turned_sheet(turn: float) -> None:
    plain, other = push_of(pulled(-30.0, 10.0)), push_of(pulled(-30.0, 10.0, turn))
    assert other.direction_rad == pytest.approx(plain.direction_rad, abs=1e-9)
    assert other.speed_mm_s == pytest.approx(plain.speed_mm_s)


def test_a_slack_sling_is_let_be() -> None:
    assert pulled(0.0, -3.0) == LetBe(SLING.start(TIP))


def test_the_sling_shows_the_pencil_leaning_with_the_pull() -> None:
    held = SLING.moved(SLING.pressed(SLING.start(TIP), at(0.0, 0.0)), at(0.0, -20.0, 0.1))
    assert held.top_mm == pytest.approx((TIP[0], TIP[1] - 20.0))


def test_two_taps_choose_direction_and_power_and_a_third_pushes() -> None:
    held = STEPS.start(TIP)
    for sample in (at(30.0, 30.0), at(35.0, 35.0)):
        held = held_still(STEPS.released(STEPS.pressed(held, sample), sample))
    push = push_of(STEPS.released(STEPS.pressed(held, at(0.0, 0.0)), at(0.0, 0.0)))
    assert push.direction_rad == pytest.approx(45 * DEGREE)
    assert SLOWEST_PUSH_MM_S < push.speed_mm_s < MOST_PUSH_MM_S
    assert push == STEPS.meant(held)


@every_way
def test_keys_alone_aim_power_lean_and_push(way: PencilWay) -> None:
    held = way.start(TIP)
    for _ in range(3):
        held = way.aimed(held, AIM_STEP_RAD)
    held = way.powered(way.aimed(held, -AIM_FINE_STEP_RAD), 5 * POWER_STEP)
    held = way.leaned(held, 4 * LEAN_STEP_RAD)
    push = by_keys(way, held)
    assert push.direction_rad == pytest.approx(2.9 * DEGREE)
    assert push.speed_mm_s == pytest.approx(speed_from_power(0.44 + 5 * POWER_STEP))
    assert push.lean_rad == pytest.approx(4 * DEGREE)
    meant = way.meant(held)
    assert push.speed_mm_s == pytest.approx(meant.speed_mm_s)
    assert push.direction_rad == meant.direction_rad


@every_way
def test_keys_aim_as_the_player_sees_the_sheet(way: PencilWay) -> None:
    straight = by_keys(way, way.start(TIP))
    turned = by_keys(way, way.start(TIP, 90 * DEGREE))
    assert straight.direction_rad == 0.0
    assert turned.direction_rad == pytest.approx(-90 * DEGREE)


@every_way
def test_lean_keeps_within_what_a_pencil_can(way: PencilWay) -> None:
    held = way.start(TIP)
    assert way.leaned(held, 9.0).lean_rad == MOST_LEAN_RAD
    assert way.leaned(held, -9.0).lean_rad == 0.0
    leaning = way.leaned(held, MOST_LEAN_RAD)
    assert lean_from_top(dist(leaning.top_mm, TIP)) == pytest.approx(MOST_LEAN_RAD)


@every_way
def test_a_way_changed_in_play_keeps_what_was_chosen(way: PencilWay) -> None:
    held = SLING.leaned(SLING.aimed(SLING.start(TIP), 5 * DEGREE), 2 * DEGREE)
    assert by_keys(way, way.taken_over(held)) == by_keys(SLING, held)


@every_way
def test_every_phase_has_a_hint(way: PencilWay) -> None:
    assert way.start(TIP).hint.startswith(f"pencil_hint.{way.way.name}_")


def test_powers_and_speeds_undo_each_other() -> None:
    assert power_from_speed(speed_from_power(0.37)) == pytest.approx(0.37)
    assert speed_from_power(0.0) == SLOWEST_PUSH_MM_S
    assert speed_from_power(7.0) == MOST_PUSH_MM_S
