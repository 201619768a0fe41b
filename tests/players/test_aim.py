"""Aiming by throwing: each hand for itself, and always the same from the same seed."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import pytest

from dexterity.hand.error import HAND_ERRORS
from dexterity.hand.toss import Toss
from dexterity.hand.tosses import Floats
from dexterity.physics.scene.table import Table
from dexterity.players.aim import (
    FARTHEST,
    NEAREST,
    THROWS_TO_PROVE,
    AimError,
    Steps,
    Trials,
    around,
    everywhere,
    find_aim,
    find_toss,
    nothing_known,
)
from dexterity.players.mark import Mark
from dexterity.players.thrower import FASTEST_MM_S, SLOWEST_MM_S, Thrower
from dexterity.units import DEGREE
from dexterity.values.skill import Skill
from tests.kit.hands import PLAIN_TOSS, RED, table, target, thrower

# --- trials ---------------------------------------------------------------------------------------


STEPS = Steps(20.0, 0.2, 0.1)


def mark(steps_away: float) -> Mark:
    return Mark(200.0 + 20.0 * steps_away, 0.0, 0.0)


def trials(*damages: float) -> Trials:
    """One mark after the other, a step apart, ten throws at each."""
    marks = [mark(i) for i in range(len(damages))]
    return Trials(marks, np.full(len(damages), 10.0), np.array(damages))


def test_one_trial_alone_is_believed() -> None:
    assert trials(2.0).expected([mark(0)], STEPS) == pytest.approx([2.0])


def test_a_lucky_peak_is_worth_less_than_a_good_neighbourhood() -> None:
    lucky_then_good = trials(0, 0, 3.5, 0, 0, 0, 0, 2.5, 3.0, 2.5, 0)
    assert lucky_then_good.best_first(lucky_then_good.marks, STEPS)[0] == mark(8)


def test_what_is_far_away_says_nothing() -> None:
    known = trials(1.0, *[0.0] * 8, 5.0)
    assert known.expected([mark(0)], STEPS)[0] < 0.7
    assert known.expected([mark(0)], STEPS.halved().halved()) == pytest.approx([1.0], abs=1e-3)


def test_trials_add_up() -> None:
    both = nothing_known().and_also(trials(1.0)).and_also(trials(3.0))
    assert both.expected([mark(0)], STEPS) == pytest.approx([2.0])


def test_marks_that_promise_the_same_keep_their_order() -> None:
    known = trials(1.0, 1.0, 1.0)
    assert known.best_first(known.marks, STEPS) == known.marks


# --- aim ------------------------------------------------------------------------------------------


SUMMIT = Mark(240.0, 12.0 * DEGREE, 4.0 * DEGREE)
"""Where throws score most on the hill below."""


@dataclass(frozen=True, slots=True)
class Scores:
    """What is left of throws when only their damages count."""

    values: Floats

    def damages(self) -> Floats:
        return self.values


def throw_at_hill(hand: Thrower, tosses: Sequence[Toss], times: int, seed: int) -> Scores:
    """A game of aiming without physics: 3 damage at the summit, less around it, and much luck."""
    summit = hand.toss_at(SUMMIT)
    away2 = [
        ((toss.speed_mm_s - summit.speed_mm_s) / 250.0) ** 2
        + ((toss.loft_rad - summit.loft_rad) / (12.0 * DEGREE)) ** 2
        + ((toss.direction_rad - summit.direction_rad) / (5.0 * DEGREE)) ** 2
        for toss in tosses
    ]
    luck = np.random.default_rng(seed).normal(0.0, 1.5, (len(tosses), times))
    return Scores((3.0 * np.exp(-np.array(away2)[:, None] / 2) + luck).ravel())


@pytest.fixture
def hill(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Thrower, "throw", throw_at_hill)


@pytest.mark.usefixtures("hill")
@pytest.mark.parametrize("seed", range(5))
def test_the_summit_of_a_hill_is_found(seed: int) -> None:
    found, summit = find_toss(thrower(), seed), thrower().toss_at(SUMMIT)
    assert found.speed_mm_s == pytest.approx(summit.speed_mm_s, abs=150.0)
    assert found.loft_rad == pytest.approx(summit.loft_rad, abs=8.0 * DEGREE)
    assert found.direction_rad == pytest.approx(summit.direction_rad, abs=3.0 * DEGREE)


@pytest.mark.usefixtures("hill")
def test_the_same_seed_finds_the_same() -> None:
    hand = thrower()
    assert find_toss(hand, 5) == find_toss(hand, 5)
    assert len({find_toss(hand, seed) for seed in range(4)}) > 1


@pytest.mark.usefixtures("hill")
def test_progress_is_told_of_every_throw_of_the_budget() -> None:
    told: list[int] = []
    find_toss(thrower(), 1, (2000, 500), told.append)
    assert told == [2000, 500, THROWS_TO_PROVE]


def test_an_expert_aims_better_than_a_novice_and_at_the_target() -> None:
    novice, expert = (
        find_aim(HAND_ERRORS[skill], table(), RED, 1, throws_a_round=(540,), throws_to_confirm=150)
        for skill in (Skill.NOVICE, Skill.EXPERT)
    )
    assert expert.damage > novice.damage > 0.3
    assert expert.hit_rate > novice.hit_rate


def test_every_throw_strays_on_its_own() -> None:
    # Shared luck would make a whole neighbourhood of bad tosses look good.
    places = thrower().throw([PLAIN_TOSS, PLAIN_TOSS], 10, 3).landings.places_mm
    assert len(np.unique(places.round(3), axis=1).T) == 20


def test_the_first_round_looks_everywhere_at_speeds_a_hand_controls() -> None:
    hand = thrower()
    marks, _ = everywhere(hand)
    possible = [mark for mark in marks if hand.can_throw_at(mark)]
    assert len(possible) > 0.8 * len(marks)
    assert {mark.reach_mm for mark in marks} >= {NEAREST * 500.0, FARTHEST * 500.0}
    for mark in possible:
        assert SLOWEST_MM_S <= hand.toss_at(mark).speed_mm_s <= FASTEST_MM_S


def test_a_target_to_the_right_is_looked_for_to_the_right() -> None:
    aside = Table(target=target(), target_at_mm=(500.0, 0.0))
    marks, _ = everywhere(Thrower(HAND_ERRORS[Skill.EXPERT], aside, RED))
    directions = [mark.direction_rad / DEGREE for mark in marks]
    assert np.mean(directions) == pytest.approx(45.0)


def test_throws_that_are_for_something_else_are_looked_for_on_the_way_there() -> None:
    marks, _ = everywhere(thrower(), (0.0, 500.0))
    assert max(mark.reach_mm for mark in marks) == pytest.approx(FARTHEST * 1000.0)


def test_neighbours_of_two_are_named_once() -> None:
    steps = Steps(10.0, 0.5, 0.25)
    one, next_to_it = Mark(200.0, 0.0, 0.0), Mark(210.0, 0.0, 0.0)
    assert len(around([one], steps)) == 26
    near = around([one, next_to_it], steps)
    assert len(near) == len(set(near)) == 36


def test_a_target_that_no_hand_reaches_is_refused() -> None:
    far = Thrower(HAND_ERRORS[Skill.EXPERT], table(), RED, place_mm=(0.0, -4800.0, 10.0))
    with pytest.raises(AimError, match="no hand can throw"):
        find_toss(far, 1, (100,))
