"""How hands stray that flick a pencil."""

from dataclasses import astuple
from itertools import pairwise
from math import pi

import numpy as np
import pytest

from dexterity.hand.error import Strain
from dexterity.hand.pencil.error import AWKWARD, PUSH_ERRORS, FixedSheetError, PushError, blur_push
from dexterity.hand.pencil.feel import MOST_BEND_RAD_MM, MOST_PUSH_MM_S
from dexterity.units import DEGREE
from dexterity.values.skill import Skill
from dexterity.values.stroke import Push

MEANT = Push((50.0, 60.0), 0.4, 800.0, 0.001, 3 * DEGREE)
COUNT = 20_000


def rng() -> np.random.Generator:
    return np.random.default_rng(17)


def test_a_hand_without_error_pushes_as_it_means() -> None:
    assert blur_push(MEANT, PushError(), rng(), 3) == (MEANT, MEANT, MEANT)


@pytest.mark.parametrize("skill", Skill)
def test_each_hand_strays_as_stated(skill: Skill) -> None:
    error = PUSH_ERRORS[skill]
    pushes = blur_push(MEANT, error, rng(), COUNT)
    spreads = (
        ([push.direction_rad for push in pushes], 0.4, error.direction_rad),
        ([push.speed_mm_s for push in pushes], 800.0, 800.0 * error.speed_share),
        ([push.bend_rad_mm for push in pushes], 0.001, error.bend_rad_mm),
    )
    for values, meant, spread in spreads:
        assert np.mean(values) == pytest.approx(meant, abs=0.03 * spread)
        assert np.std(values) == pytest.approx(spread, rel=0.03)
    assert {(push.tip_mm, push.lean_rad) for push in pushes} == {(MEANT.tip_mm, MEANT.lean_rad)}


def test_a_better_hand_is_better_in_everything() -> None:
    novice, regular, expert = (astuple(PUSH_ERRORS[skill]) for skill in Skill)
    for worst, middle, best in zip(novice, regular, expert, strict=True):
        assert worst > middle > best > 0.0


def test_the_same_seed_strays_the_same_way() -> None:
    error = PUSH_ERRORS[Skill.NOVICE]
    assert blur_push(MEANT, error, rng(), 50) == blur_push(MEANT, error, rng(), 50)


def test_what_is_meant_at_the_limit_stays_within_it() -> None:
    hard = Push((0.0, 0.0), 0.0, MOST_PUSH_MM_S, MOST_BEND_RAD_MM)
    pushes = blur_push(hard, PUSH_ERRORS[Skill.NOVICE], rng(), 200)
    assert max(push.speed_mm_s for push in pushes) == MOST_PUSH_MM_S
    assert max(push.bend_rad_mm for push in pushes) == MOST_BEND_RAD_MM


def test_a_strained_hand_strays_more() -> None:
    plain = PUSH_ERRORS[Skill.REGULAR]
    strained = plain.under(Strain(speed=1.5, direction=2.0))
    assert strained == PushError(
        2.0 * plain.direction_rad, 1.5 * plain.speed_share, 2.0 * plain.bend_rad_mm
    )


def test_who_may_not_turn_the_sheet_strays_more_the_farther_from_straight_ahead() -> None:
    plain, ahead = PUSH_ERRORS[Skill.REGULAR], 100 * DEGREE
    fixed = FixedSheetError(plain, ahead)
    assert fixed.towards(ahead) == plain
    errors = [fixed.towards(ahead + turn * DEGREE) for turn in (0, 45, 90, 135, 180)]
    for nearer, farther in pairwise(errors):
        assert farther.direction_rad > nearer.direction_rad
        assert farther.speed_share > nearer.speed_share
    assert errors[-1].direction_rad == pytest.approx(AWKWARD.direction * plain.direction_rad)
    assert fixed.towards(ahead + 1.0).direction_rad == pytest.approx(
        fixed.towards(ahead - 1.0).direction_rad
    )


def test_a_sheet_that_may_be_turned_is_the_same_in_every_direction() -> None:
    plain = PUSH_ERRORS[Skill.NOVICE]
    assert plain.towards(0.3) == plain.towards(3.0) == plain


def test_pushes_stray_by_the_error_of_their_own_direction() -> None:
    fixed = FixedSheetError(PUSH_ERRORS[Skill.EXPERT], MEANT.direction_rad + pi)
    turns = [push.direction_rad for push in blur_push(MEANT, fixed, rng(), COUNT)]
    meant = AWKWARD.direction * PUSH_ERRORS[Skill.EXPERT].direction_rad
    assert np.std(turns) == pytest.approx(meant, rel=0.03)
