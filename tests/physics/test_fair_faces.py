"""No face of a thrown die is favoured."""

from functools import cache

import numpy as np
import pytest

from dexterity.physics.arrays import Ints
from dexterity.physics.dice.die import DICE, Die
from dexterity.physics.results.flight import fly_many
from dexterity.physics.results.landing import Landings
from dexterity.values.colour import DieColour
from tests.kit.throws import RED, WHITE, bare_table, tumbling_launches

THROWS = 24_000
"""Enough to tell a face that comes up 17.3 times in a hundred from one that does 16.7 times."""

CRITICAL = 15.086
"""Chi-square with five degrees of freedom exceeds this once in a hundred fair dice."""


@cache
def throws() -> Landings:
    launches = tumbling_launches(THROWS, seed=61, from_mm=(0.0, 0.0, 300.0))
    return fly_many(launches, bare_table(), RED)


def chi_square(faces: Ints) -> float:
    expected = len(faces) / 6
    counts = np.bincount(faces, minlength=6)
    return float(((counts - expected) ** 2 / expected).sum())


def share_of_symbols(die: Die) -> float:
    return float(np.isin(throws().faces, list(die.symbol_faces)).mean())


def test_every_face_comes_up_as_often_as_the_others() -> None:
    assert chi_square(throws().faces) < CRITICAL


def test_every_throw_on_a_bare_table_comes_to_rest_flat() -> None:
    assert not throws().timed_out.any()
    assert not throws().fell.any()
    assert (throws().level > 0.9995).all()


@pytest.mark.parametrize("colour", [DieColour.RED, DieColour.GREEN, DieColour.BLUE])
def test_a_coloured_die_shows_its_symbol_every_other_time(colour: DieColour) -> None:
    # Four standard errors: sqrt(1/2 · 1/2 / 24000) is 0.0032.
    assert share_of_symbols(DICE[colour]) == pytest.approx(1 / 2, abs=0.013)


def test_the_white_die_shows_its_symbol_one_time_in_six() -> None:
    assert share_of_symbols(WHITE) == pytest.approx(1 / 6, abs=0.020)


def test_a_die_held_the_same_way_each_time_may_still_show_any_face() -> None:
    launches = tumbling_launches(THROWS, seed=62, from_mm=(0.0, 0.0, 300.0), most_spin_rad_s=20.0)
    launches.orientation[:] = (1.0, 0.0, 0.0, 0.0)
    faces = fly_many(launches, bare_table(), RED).faces
    # How it is held tells a little, since a throw is not endless; but no face is out of reach.
    shares = np.bincount(faces, minlength=6) / THROWS
    assert shares.min() > 0.10
    assert shares.max() < 0.25
