"""Timing: a needle for the direction, a gauge for the power, each stopped by a press."""

from itertools import pairwise
from math import isclose, pi
from random import Random

import pytest

from dexterity.hand.error import Strain
from dexterity.hand.toss import Toss
from dexterity.hand.ways.demands import NO_DEMANDS, Demands
from dexterity.hand.ways.held import Answer, Cancelled, Held, Phase, Thrown
from dexterity.hand.ways.moment import COMES_S
from dexterity.hand.ways.onset import CALM, Onset, onset_from
from dexterity.hand.ways.power import speed_from_power
from dexterity.hand.ways.timing import (
    GAUGE_PER_S,
    NEEDLE_RAD_S,
    SWEEP_RAD,
    Timing,
    gauge_share,
    needle_rad,
    zigzag,
)
from dexterity.units import DEGREE
from dexterity.values.pointer import PointerSample

WAY = Timing()
REST = (0.0, -500.0, 120.0)


def start(onset: Onset = CALM, demands: Demands = NO_DEMANDS) -> Held:
    return WAY.start(REST, onset=onset, demands=demands)


def stopped(held: Held, at_s: float) -> Held:
    after = WAY.confirmed(held, at_s)
    assert isinstance(after, Held)
    return after


def toss_of(answer: Answer) -> Toss:
    assert isinstance(answer, Thrown)
    return answer.toss


def test_a_needle_sweeps_evenly_to_both_sides() -> None:
    times = [step / 1000 for step in range(4000)]
    turns = [needle_rad(start(), at_s) for at_s in times]
    assert max(turns) == pytest.approx(SWEEP_RAD, rel=0.01)
    assert min(turns) == pytest.approx(-SWEEP_RAD, rel=0.01)
    steps = [abs(b - a) for a, b in pairwise(turns)]
    even = NEEDLE_RAD_S / 1000
    assert sum(isclose(step, even, rel_tol=1e-6) for step in steps) > 0.99 * len(steps)


def test_where_a_needle_begins_is_luck() -> None:
    begins = {round(needle_rad(start(onset_from(Random(seed))), 5.0), 2) for seed in range(40)}
    assert len(begins) > 20


def test_two_presses_throw_what_needle_and_gauge_showed() -> None:
    held = start(onset_from(Random(2)))
    powering = stopped(held, 3.2)
    assert powering.phase is Phase.POWERING
    assert powering.direction_rad == needle_rad(held, 3.2)
    shown = WAY.meant(powering, 3.9)
    assert toss_of(WAY.confirmed(powering, 3.9)) == shown
    assert shown.speed_mm_s == pytest.approx(speed_from_power(gauge_share(powering, 3.9)))


def test_a_pointer_presses_anywhere_as_a_key_does() -> None:
    held = start(onset_from(Random(2)))
    by_pointer = WAY.pressed(held, PointerSample(3.2, 900.0, 400.0))
    assert by_pointer == stopped(held, 3.2)


def test_without_luck_a_gauge_begins_empty_and_goes_to_and_fro() -> None:
    powering = stopped(start(), 1.0)
    full_s = 1.0 / GAUGE_PER_S
    assert gauge_share(powering, 1.0) == pytest.approx(0.0)
    assert gauge_share(powering, 1.0 + full_s) == pytest.approx(1.0)
    assert gauge_share(powering, 1.0 + 2 * full_s) == pytest.approx(0.0, abs=1e-9)


def test_where_a_gauge_begins_is_luck_too() -> None:
    shares = [gauge_share(stopped(start(onset_from(Random(n))), 1.0), 1.0) for n in range(40)]
    assert min(shares) < 0.2
    assert max(shares) > 0.8


def test_what_strains_the_hand_makes_needle_and_gauge_faster() -> None:
    hard = start(demands=Demands(Strain(speed=2.0, direction=1.5)))
    assert needle_rad(hard, 0.1) == pytest.approx(1.5 * needle_rad(start(), 0.1))
    powering = stopped(hard, 0.1)
    assert gauge_share(powering, 0.3) == pytest.approx(2.0 * 0.2 * GAUGE_PER_S)


def test_what_gives_goes_on_for_a_moment_after_the_press() -> None:
    held = start(demands=Demands(lag_s=0.15))
    powering = stopped(held, 0.1)
    assert powering.direction_rad == needle_rad(held, 0.25)
    assert WAY.confirmed(powering, 0.2) is powering
    assert toss_of(WAY.confirmed(powering, 0.5)).speed_mm_s == pytest.approx(
        speed_from_power(0.4 * GAUGE_PER_S)
    )


def test_a_trembling_hand_shows_in_the_needle() -> None:
    calm, trembling = start(), start(demands=Demands(tremble_rad=2 * DEGREE))
    off = [abs(needle_rad(trembling, n / 97) - needle_rad(calm, n / 97)) for n in range(97)]
    assert 1.5 * DEGREE < max(off) <= 2.0 * DEGREE + 1e-9


def test_a_moment_is_the_third_press() -> None:
    held = stopped(start(demands=Demands(timed=True)), 1.0)
    waits = stopped(held, 1.6)
    assert waits.phase is Phase.ACTING
    thrown = WAY.confirmed(waits, 1.6 + COMES_S + 0.07)
    assert isinstance(thrown, Thrown)
    assert thrown.off_s == pytest.approx(0.07)


def test_second_thoughts_let_the_needle_sweep_again() -> None:
    held = start(onset_from(Random(2)))
    assert WAY.cancelled(held) is held
    back = WAY.cancelled(stopped(held, 1.0))
    assert isinstance(back, Cancelled)
    assert back.held.phase is Phase.AIMING
    assert needle_rad(back.held, 7.0) == needle_rad(held, 7.0)


def test_keys_turn_the_middle_of_the_sweep() -> None:
    turned = WAY.aimed(start(), 1 * DEGREE)
    middle = turned.direction_rad
    assert middle > 1 * DEGREE
    assert needle_rad(turned, 0.2) == pytest.approx(needle_rad(start(), 0.2) + middle)


def test_where_one_may_go_any_way_the_first_press_says_about_where() -> None:
    roaming = Timing(roams=True)
    held = roaming.start((0.0, 0.0, 0.0))
    pointed = roaming.pressed(held, PointerSample(1.0, 100.0, 0.0))
    assert isinstance(pointed, Held)
    assert pointed.phase is Phase.AIMING
    assert pointed.direction_rad == pytest.approx(pi / 2)
    second = roaming.pressed(pointed, PointerSample(2.0, -100.0, 0.0))
    assert isinstance(second, Held)
    assert second.phase is Phase.POWERING
    assert second.direction_rad == needle_rad(pointed, 2.0)


def test_a_zigzag_goes_evenly_between_its_ends() -> None:
    assert [zigzag(n / 8) for n in range(9)] == [0.0, 0.5, 1.0, 0.5, 0.0, -0.5, -1.0, -0.5, 0.0]
