"""Slingshot: grab, pull back, let go."""

from dataclasses import replace
from math import cos, hypot, sin
from random import Random
from statistics import pstdev

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dexterity.errors import LaunchError
from dexterity.hand.error import Strain
from dexterity.hand.feel import FULL_PULL_MM, MAX_SPEED_MM_S, SLING_DEAD_MM
from dexterity.hand.toss import Toss
from dexterity.hand.ways.demands import NO_DEMANDS, Demands
from dexterity.hand.ways.held import Answer, Cancelled, Held, Phase, Thrown
from dexterity.hand.ways.moment import COMES_S, OVER_S
from dexterity.hand.ways.onset import CALM, Onset, onset_from
from dexterity.hand.ways.slingshot import WANDER_RAD, Slingshot, alive, wandered
from dexterity.units import DEGREE
from dexterity.values.pointer import PointerSample

SLING = Slingshot()
REST = (0.0, -500.0, 120.0)


def at(right_mm: float, away_mm: float, at_s: float = 0.0) -> PointerSample:
    """A pointer so far from where the die lies."""
    return PointerSample(at_s, REST[0] + right_mm, REST[1] + away_mm)


def pulled(
    right_mm: float,
    away_mm: float,
    way: Slingshot = SLING,
    onset: Onset = CALM,
    demands: Demands = NO_DEMANDS,
) -> Held:
    held = way.pressed(way.start(REST, onset=onset, demands=demands), at(0.0, 0.0))
    assert isinstance(held, Held)
    half = way.moved(held, at(right_mm / 2, away_mm / 2, 0.1))
    return way.moved(half, at(right_mm, away_mm, 0.2))


def let_go(right_mm: float, away_mm: float, way: Slingshot = SLING) -> Answer:
    return way.released(pulled(right_mm, away_mm, way), at(right_mm, away_mm, 0.3))


def toss_of(answer: Answer) -> Toss:
    assert isinstance(answer, Thrown)
    return answer.toss


def test_the_die_flies_against_the_pull_from_where_it_lay() -> None:
    toss = toss_of(let_go(-50.0, -50.0))
    assert toss.direction_rad == pytest.approx(45 * DEGREE)
    assert toss.place_mm == REST
    assert toss.twist_rad_s == 0.0


@settings(max_examples=50, deadline=None)
@given(right=st.floats(-300, 300), away=st.floats(-300, -20))
def test_mirror_the_pull_and_the_toss_mirrors_exactly(right: float, away: float) -> None:
    toss, mirror = toss_of(let_go(right, away)), toss_of(let_go(-right, away))
    assert mirror == replace(toss, direction_rad=-toss.direction_rad)


def test_a_longer_pull_throws_harder_up_to_the_full_one() -> None:
    speeds = [toss_of(let_go(0.0, -pull)).speed_mm_s for pull in range(20, 221, 20)]
    assert speeds == sorted(set(speeds))
    assert speeds[-1] == MAX_SPEED_MM_S
    assert toss_of(let_go(0.0, -500.0)).speed_mm_s == MAX_SPEED_MM_S


def test_the_sling_does_not_stretch_beyond_the_full_pull() -> None:
    held = pulled(400.0, -300.0)
    assert hypot(*held.pull_mm) == pytest.approx(FULL_PULL_MM)
    assert held.pull_mm[0] / held.pull_mm[1] == pytest.approx(-4 / 3)


def test_good_plain_throws_lie_about_the_middle_of_the_pull() -> None:
    low, high = (toss_of(let_go(0.0, -FULL_PULL_MM * share)) for share in (0.45, 0.65))
    assert low.speed_mm_s < 1400.0
    assert high.speed_mm_s > 1800.0


def test_a_low_window_has_full_power_too() -> None:
    short = Slingshot(full_pull_mm=120.0)
    assert toss_of(let_go(0.0, -120.0, short)).speed_mm_s == MAX_SPEED_MM_S
    with pytest.raises(LaunchError):
        Slingshot(full_pull_mm=SLING_DEAD_MM)


def test_letting_go_of_a_slack_sling_calls_the_throw_off() -> None:
    start = SLING.start(REST, power=0.4)
    held = SLING.pressed(start, at(0.0, 0.0))
    assert isinstance(held, Held)
    held = SLING.moved(held, at(80.0, 90.0, 0.1))
    assert held.phase is Phase.AIMING
    back = SLING.moved(held, at(0.0, -SLING_DEAD_MM + 1.0, 0.2))
    assert back.phase is Phase.HELD
    assert SLING.released(back, at(0.0, -SLING_DEAD_MM + 1.0, 0.3)) == Cancelled(start)


def test_calling_off_a_pull_leaves_the_aim_as_it_was_before() -> None:
    start = SLING.start(REST, power=0.4)
    held = SLING.pressed(start, at(10.0, 0.0))
    assert isinstance(held, Held)
    held = SLING.moved(held, at(60.0, -60.0, 0.1))
    assert SLING.cancelled(held) == Cancelled(replace(start, since_s=0.0))


def test_a_press_beside_the_die_pulls_nothing() -> None:
    start = SLING.start(REST)
    held = SLING.pressed(start, at(200.0, 0.0))
    assert isinstance(held, Held)
    held = SLING.moved(held, at(0.0, -100.0))
    assert held is start
    assert SLING.released(held, at(0.0, -100.0)) is start


def test_what_is_shown_when_one_lets_go_is_what_is_thrown() -> None:
    for seed in range(20):
        held = pulled(30.0, -100.0, onset=onset_from(Random(seed)))
        for at_s in (0.3, 1.0, 2.7):
            shown = SLING.meant(held, at_s)
            assert shown == toss_of(SLING.released(held, at(30.0, -100.0, at_s)))


def test_an_aim_begins_clearly_off_and_to_either_side() -> None:
    offs = [alive(pulled(0.0, -100.0, onset=onset_from(Random(n))), 0.2)[0] for n in range(60)]
    assert min(offs) < -8 * DEGREE
    assert max(offs) > 8 * DEGREE
    assert sum(abs(off) < 5 * DEGREE for off in offs) < 15


def test_an_aim_wanders_slowly_and_the_farther_the_longer_it_is_held() -> None:
    onsets = [onset_from(Random(seed)) for seed in range(300)]
    soon = pstdev([wandered(onset, 0.1)[0] for onset in onsets])
    late = pstdev([wandered(onset, 2.0)[0] for onset in onsets])
    assert soon == pytest.approx(WANDER_RAD, rel=0.15)
    assert late == pytest.approx(2.0 * WANDER_RAD, rel=0.15)
    assert pstdev([wandered(onset, 99.0)[0] for onset in onsets]) < 3.0 * WANDER_RAD
    frame = [abs(wandered(onset, 1.0)[0] - wandered(onset, 1.0 + 1 / 60)[0]) for onset in onsets]
    assert max(frame) < 3 * DEGREE


def test_what_strains_the_hand_makes_the_aim_wander_farther() -> None:
    onset = onset_from(Random(4))
    calm, hard = (
        pulled(0.0, -100.0, onset=onset, demands=Demands(Strain(2.0, 3.0))) if strained
        else pulled(0.0, -100.0, onset=onset)
        for strained in (False, True)
    )  # fmt: skip
    base = onset.direction_rad
    assert alive(hard, 1.0)[0] - base == pytest.approx(3.0 * (alive(calm, 1.0)[0] - base))


def test_a_moment_comes_after_the_pull_and_a_press_counts_from_it() -> None:
    held = pulled(0.0, -120.0, demands=Demands(timed=True))
    waits = SLING.released(held, at(0.0, -120.0, 1.0))
    assert isinstance(waits, Held)
    assert waits.phase is Phase.ACTING
    thrown = SLING.pressed(waits, at(300.0, 300.0, 1.0 + COMES_S - 0.2))
    assert isinstance(thrown, Thrown)
    assert thrown.off_s == pytest.approx(-0.2)
    by_key = SLING.confirmed(waits, 1.0 + COMES_S + 0.1)
    assert isinstance(by_key, Thrown)
    assert by_key.off_s == pytest.approx(0.1)


def test_a_moment_that_goes_by_lets_go_far_too_late() -> None:
    held = pulled(0.0, -120.0, demands=Demands(timed=True))
    waits = SLING.released(held, at(0.0, -120.0, 1.0))
    assert isinstance(waits, Held)
    assert SLING.passed(waits, 1.0 + COMES_S) is waits
    thrown = SLING.passed(waits, 1.0 + COMES_S + OVER_S)
    assert isinstance(thrown, Thrown)
    assert thrown.off_s == OVER_S


@settings(max_examples=30, deadline=None)
@given(turn=st.floats(-3.0, 3.0), length=st.floats(20.0, 220.0))
def test_turn_the_pull_and_the_throw_turns(turn: float, length: float) -> None:
    toss = toss_of(let_go(-length * sin(turn), -length * cos(turn)))
    assert toss.direction_rad == pytest.approx(turn, abs=1e-9)
    assert toss.speed_mm_s == pytest.approx(toss_of(let_go(0.0, -length)).speed_mm_s)
