"""What holds for a pencil in every way, and how sling, needle and steady hand push it."""

from dataclasses import replace
from math import dist, pi, remainder, tau
from random import Random
from statistics import pstdev

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dexterity.hand.feel import AIM_FINE_STEP_RAD, AIM_STEP_RAD, POWER_STEP
from dexterity.hand.pencil.error import AWKWARD, PUSH_ERRORS, PushError
from dexterity.hand.pencil.feel import (
    LEAN_STEP_RAD,
    MOST_LEAN_RAD,
    MOST_PUSH_MM_S,
    SLOWEST_PUSH_MM_S,
)
from dexterity.hand.pencil.held import HeldPencil, LetBe, PencilAnswer, Pushed
from dexterity.hand.pencil.pencil_way import BESIDE, PencilWay, pencil_way_named
from dexterity.hand.pencil.scales import lean_from_top, power_from_speed, speed_from_power
from dexterity.hand.ways.held import Phase, WayName
from dexterity.hand.ways.onset import CALM, LEAST_OFF, OFF_RAD, Onset, onset_from
from dexterity.hand.ways.timing import SWEEP_RAD
from dexterity.hand.ways.way import turned_by
from dexterity.units import DEGREE
from dexterity.values.pointer import PointerSample
from dexterity.values.skill import Skill
from dexterity.values.stroke import Push

SLING = pencil_way_named(WayName.SLINGSHOT)
TIMING = pencil_way_named(WayName.TIMING)
STEADY = pencil_way_named(WayName.STEADY)
SURE = pencil_way_named(WayName.STEADY, error=PushError())
"""A steady hand as if it had no error."""
TIP = (90.0, 50.0)

every_way = pytest.mark.parametrize(
    "way", [pencil_way_named(name) for name in WayName], ids=list(WayName)
)
pressing_way = pytest.mark.parametrize("way", [TIMING, SURE], ids=["timing", "steady"])


def at(right_mm: float, away_mm: float, at_s: float = 0.0) -> PointerSample:
    return PointerSample(at_s, TIP[0] + right_mm, TIP[1] + away_mm)


def push_of(answer: PencilAnswer) -> Push:
    assert isinstance(answer, Pushed)
    return answer.push


def still(answer: PencilAnswer) -> HeldPencil:
    assert isinstance(answer, HeldPencil)
    return answer


def by_keys(way: PencilWay, held: HeldPencil, first_s: float = 1.0, then_s: float = 1.6) -> Push:
    return push_of(way.confirmed(still(way.confirmed(held, first_s)), then_s))


# --- the sling ----------------------------------------------------------------------------------


def pulled(
    right_mm: float, away_mm: float, turned_rad: float = 0.0, onset: Onset = CALM
) -> PencilAnswer:
    held = still(SLING.pressed(SLING.start(TIP, turned_rad, onset=onset), at(0.0, 0.0)))
    held = SLING.moved(held, at(right_mm, away_mm, 0.2))
    return SLING.released(held, at(right_mm, away_mm, 0.3))


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
        held = still(SLING.pressed(SLING.start((0.0, 0.0)), PointerSample(0.0, 0.0, 0.0)))
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
    held = still(SLING.pressed(SLING.start(TIP), at(0.0, 0.0)))
    assert SLING.moved(held, at(0.0, -20.0, 0.1)).top_mm == pytest.approx((TIP[0], TIP[1] - 20.0))


def test_a_pull_is_off_by_luck_and_wanders_while_what_is_shown_is_pushed() -> None:
    for seed in range(10):
        held = still(SLING.pressed(SLING.start(TIP, onset=onset_from(Random(seed))), at(0.0, 0.0)))
        held = SLING.moved(held, at(0.0, -30.0, 0.2))
        shown = [SLING.meant(held, at_s) for at_s in (0.5, 1.0, 1.5)]
        assert len({push.direction_rad for push in shown}) == len(shown)
        let_go = [SLING.released(held, at(0.0, -30.0, at_s)) for at_s in (0.5, 1.0, 1.5)]
        assert [push_of(answer) for answer in let_go] == shown


# --- the needle ---------------------------------------------------------------------------------


def test_two_presses_push_what_needle_and_gauge_showed() -> None:
    held = TIMING.start(TIP, onset=onset_from(Random(2)))
    shown = TIMING.meant(held, 1.0)
    powering = still(TIMING.confirmed(held, 1.0))
    assert TIMING.meant(powering, 1.0).direction_rad == pytest.approx(shown.direction_rad)
    push = push_of(TIMING.confirmed(powering, 1.7))
    assert push == TIMING.meant(powering, 1.7)
    assert SLOWEST_PUSH_MM_S <= push.speed_mm_s <= MOST_PUSH_MM_S


def test_a_first_press_says_about_where_and_the_next_two_push() -> None:
    held = TIMING.start(TIP, onset=onset_from(Random(2)))
    aimed = still(TIMING.pressed(held, at(40.0, 0.0, 0.5)))
    assert aimed.hand.direction_rad == pytest.approx(90 * DEGREE)
    powering = still(TIMING.pressed(aimed, at(-40.0, 0.0, 1.0)))
    assert powering.hand.phase is Phase.POWERING
    push = push_of(TIMING.pressed(powering, at(-40.0, 0.0, 1.7)))
    assert abs(turned_by(push.direction_rad, -90 * DEGREE)) <= SWEEP_RAD


def test_a_press_on_a_turned_sheet_points_where_it_points_on_the_paper() -> None:
    held = TIMING.start(TIP, 70 * DEGREE)
    aimed = still(TIMING.pressed(held, at(40.0, 0.0, 0.5)))
    assert aimed.view.heading(aimed.hand.direction_rad) == pytest.approx(90 * DEGREE)


# --- the steady hand ----------------------------------------------------------------------------


def tapped(held: HeldPencil, sample: PointerSample, way: PencilWay = SURE) -> PencilAnswer:
    return way.released(still(way.pressed(held, sample)), sample)


def test_two_taps_choose_direction_and_power_and_a_third_pushes() -> None:
    held = SURE.start(TIP)
    for sample in (at(30.0, 30.0), at(35.0, 35.0)):
        held = still(tapped(held, sample))
    push = push_of(tapped(held, at(0.0, 0.0)))
    assert push.direction_rad == pytest.approx(45 * DEGREE)
    assert SLOWEST_PUSH_MM_S < push.speed_mm_s < MOST_PUSH_MM_S
    assert push == SURE.meant(held, 0.0)


def test_keys_alone_aim_power_lean_and_push() -> None:
    held = SURE.start(TIP)
    for _ in range(3):
        held = SURE.aimed(held, AIM_STEP_RAD)
    held = SURE.powered(SURE.aimed(held, -AIM_FINE_STEP_RAD), 5 * POWER_STEP)
    held = SURE.leaned(held, 4 * LEAN_STEP_RAD)
    push = by_keys(SURE, held)
    assert push.direction_rad == pytest.approx(2.9 * DEGREE)
    assert push.speed_mm_s == pytest.approx(speed_from_power(0.44 + 5 * POWER_STEP))
    assert push.lean_rad == pytest.approx(4 * DEGREE)


def steady_push(seed: int, way: PencilWay = STEADY) -> Push:
    """What comes of meaning straight ahead, with this luck."""
    held = way.start(TIP, onset=onset_from(Random(seed)))
    aimed = replace(held.hand, phase=Phase.READY, direction_rad=0.0, power=0.5)
    return push_of(way.confirmed(replace(held, hand=aimed), 0.0))


def test_a_steady_push_strays_as_a_hand_does_from_the_luck_of_the_flick() -> None:
    pushes, error = [steady_push(seed) for seed in range(300)], PUSH_ERRORS[Skill.REGULAR]
    meant = speed_from_power(0.5)
    assert pstdev(push.direction_rad for push in pushes) == pytest.approx(
        error.direction_rad, rel=0.15
    )
    assert pstdev(push.speed_mm_s for push in pushes) == pytest.approx(
        error.speed_share * meant, rel=0.15
    )
    assert pstdev(push.bend_rad_mm for push in pushes) == pytest.approx(error.bend_rad_mm, rel=0.15)


def test_the_same_luck_strays_alike() -> None:
    assert steady_push(4) == steady_push(4)
    assert steady_push(4) != steady_push(5)


def test_a_better_steady_hand_strays_less_and_to_the_same_side() -> None:
    novice, expert = (
        pencil_way_named(WayName.STEADY, error=PUSH_ERRORS[skill])
        for skill in (Skill.NOVICE, Skill.EXPERT)
    )
    for seed in range(20):
        far, near = (steady_push(seed, way).direction_rad for way in (novice, expert))
        assert abs(near) < abs(far)
        assert near * far > 0.0


def test_a_steady_hand_pays_for_a_sheet_that_may_not_be_turned() -> None:
    def strayed(seed: int, direction_rad: float, *, fixed: bool) -> float:
        held = STEADY.start(TIP, 2.0, sheet_fixed=fixed, onset=onset_from(Random(seed)))
        aimed = replace(held.hand, phase=Phase.READY, direction_rad=direction_rad, power=0.5)
        push = push_of(STEADY.confirmed(replace(held, hand=aimed), 0.0))
        return abs(remainder(push.direction_rad + 2.0 - direction_rad, tau))

    for seed in range(20):
        free, fixed = (strayed(seed, pi, fixed=each) for each in (False, True))
        assert fixed == pytest.approx(AWKWARD.direction * free), "towards the player"
        free, fixed = (strayed(seed, 0.0, fixed=each) for each in (False, True))
        assert fixed == pytest.approx(free), "straight ahead, however the sheet lies"


# --- what holds in every way --------------------------------------------------------------------


@every_way
def test_nothing_begins_aimed(way: PencilWay) -> None:
    """Towards where there is room, but by a third of a quarter turn or more to either side."""
    towards = 50 * DEGREE
    sides = set()
    for seed in range(40):
        held = way.start(TIP, 0.3, onset=onset_from(Random(seed)), towards_rad=towards)
        beside = turned_by(held.hand.direction_rad, -towards)
        assert BESIDE * LEAST_OFF * OFF_RAD <= abs(beside) <= BESIDE * OFF_RAD
        sides.add(beside > 0.0)
    assert sides == {True, False}


def test_a_needle_begins_where_its_sweep_does_not_reach_the_middle() -> None:
    assert BESIDE * LEAST_OFF * OFF_RAD > SWEEP_RAD


def test_the_power_of_a_steady_hand_begins_off_too() -> None:
    for seed in range(20):
        held = SURE.start(TIP, onset=onset_from(Random(seed)))
        assert abs(held.hand.power - SURE.start(TIP).hand.power) > 0.05


@pressing_way
def test_keys_aim_as_the_player_sees_the_sheet(way: PencilWay) -> None:
    straight, turned = by_keys(way, way.start(TIP)), by_keys(way, way.start(TIP, 90 * DEGREE))
    apart = turned_by(turned.direction_rad, -straight.direction_rad)
    assert apart == pytest.approx(-90 * DEGREE)


@every_way
def test_lean_keeps_within_what_a_pencil_can(way: PencilWay) -> None:
    held = way.start(TIP)
    assert way.leaned(held, 9.0).lean_rad == MOST_LEAN_RAD
    assert way.leaned(held, -9.0).lean_rad == 0.0
    leaning = way.leaned(held, MOST_LEAN_RAD)
    assert lean_from_top(dist(leaning.top_mm, TIP)) == pytest.approx(MOST_LEAN_RAD)


@pressing_way
def test_a_chosen_lean_is_pushed_with(way: PencilWay) -> None:
    held = way.leaned(way.start(TIP), 4 * LEAN_STEP_RAD)
    assert by_keys(way, held).lean_rad == pytest.approx(4 * DEGREE)


@every_way
def test_a_way_changed_in_play_keeps_the_luck_the_lean_and_about_where(way: PencilWay) -> None:
    held = STEADY.aimed(STEADY.start(TIP, 0.2, onset=onset_from(Random(3))), 5 * DEGREE)
    held = STEADY.leaned(held, 2 * DEGREE)
    over = way.taken_over(held)
    assert over.hand.way is way.way.name
    assert over.hand.onset == held.hand.onset
    assert over.hand.direction_rad == held.hand.direction_rad
    assert (over.lean_rad, over.view) == (held.lean_rad, held.view)
    assert not over.hand.begun


def test_a_needle_that_was_stopped_is_not_kept_when_the_way_is_changed() -> None:
    held = TIMING.start(TIP, onset=onset_from(Random(3)))
    stopped = still(TIMING.confirmed(held, 1.1))
    assert STEADY.taken_over(stopped).hand.direction_rad == held.hand.direction_rad


@every_way
def test_every_phase_has_a_hint(way: PencilWay) -> None:
    assert way.start(TIP).hint.startswith(f"pencil_hint.{way.way.name}_")


def test_powers_and_speeds_undo_each_other() -> None:
    assert power_from_speed(speed_from_power(0.37)) == pytest.approx(0.37)
    assert speed_from_power(0.0) == SLOWEST_PUSH_MM_S
    assert speed_from_power(7.0) == MOST_PUSH_MM_S
