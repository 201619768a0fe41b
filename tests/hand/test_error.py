from dataclasses import astuple, replace

import numpy as np
import pytest

from dexterity.hand.error import FARTHEST_SPREADS, HAND_ERRORS, HandError, blur
from dexterity.hand.feel import MAX_SPEED_MM_S
from dexterity.hand.pickup import orientations_at_pickup
from dexterity.hand.toss import Toss
from dexterity.hand.tosses import Floats, launches
from dexterity.units import DEGREE
from dexterity.values.skill import Skill

MEANT = Toss((5.0, -500.0, 120.0), 1600.0, -2 * DEGREE, 18 * DEGREE, 4.0)
COUNT = 40_000


def rng() -> np.random.Generator:
    return np.random.default_rng(11)


def test_a_hand_without_error_throws_what_it_means() -> None:
    tosses = blur(MEANT, HandError(), rng(), 3)
    for row in range(3):
        assert tuple(tosses.place_mm[row]) == MEANT.place_mm
        assert tosses.speed_mm_s[row] == MEANT.speed_mm_s
        assert tosses.direction_rad[row] == MEANT.direction_rad
        assert tosses.loft_rad[row] == MEANT.loft_rad
        assert tosses.twist_rad_s[row] == MEANT.twist_rad_s


def assert_strays(values: Floats, meant: float, spread: float) -> None:
    assert values.mean() == pytest.approx(meant, abs=0.02 * spread)
    assert values.std() == pytest.approx(spread, rel=0.02)
    assert np.abs(values - meant).max() < 1.06 * FARTHEST_SPREADS * spread


@pytest.mark.parametrize("skill", Skill)
def test_each_hand_strays_as_stated_and_never_far(skill: Skill) -> None:
    error = HAND_ERRORS[skill]
    tosses = blur(MEANT, error, rng(), COUNT)
    assert_strays(tosses.speed_mm_s, 1600.0, 1600.0 * error.speed_share)
    assert_strays(tosses.direction_rad, MEANT.direction_rad, error.direction_rad)
    assert_strays(tosses.loft_rad, MEANT.loft_rad, error.loft_rad)
    assert_strays(tosses.twist_rad_s, MEANT.twist_rad_s, error.twist_rad_s)
    for axis, along in enumerate(MEANT.place_mm):
        assert_strays(tosses.place_mm[:, axis], along, error.place_mm)


def test_errors_do_not_go_together() -> None:
    tosses = blur(MEANT, HAND_ERRORS[Skill.REGULAR], rng(), COUNT)
    columns = (tosses.speed_mm_s, tosses.direction_rad, tosses.loft_rad, tosses.twist_rad_s)
    assert np.corrcoef(columns) == pytest.approx(np.eye(4), abs=0.02)


def test_a_better_hand_is_better_in_everything() -> None:
    novice, regular, expert = (astuple(HAND_ERRORS[skill]) for skill in Skill)
    for worst, middle, best in zip(novice, regular, expert, strict=True):
        assert worst > middle > best > 0.0


def test_the_same_seed_strays_the_same_way() -> None:
    one = blur(MEANT, HAND_ERRORS[Skill.NOVICE], rng(), 100)
    other = blur(MEANT, HAND_ERRORS[Skill.NOVICE], rng(), 100)
    assert np.array_equal(one.speed_mm_s, other.speed_mm_s)
    assert np.array_equal(one.place_mm, other.place_mm)


def test_a_throw_meant_at_the_limit_can_still_be_launched() -> None:
    hard = replace(MEANT, speed_mm_s=MAX_SPEED_MM_S, loft_rad=75 * DEGREE, twist_rad_s=-120.0)
    tosses = blur(hard, HAND_ERRORS[Skill.NOVICE], rng(), 500)
    assert len(launches(tosses, orientations_at_pickup(rng(), 500)).velocity_mm_s) == 500


def test_nobody_throws_backwards() -> None:
    tosses = blur(MEANT, HAND_ERRORS[Skill.NOVICE], rng(), COUNT)
    rows = launches(tosses, orientations_at_pickup(rng(), COUNT))
    assert rows.velocity_mm_s[:, 1].min() > 0.0
