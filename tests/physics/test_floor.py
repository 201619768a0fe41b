"""Level ground: the same law as for walls, for many points of a die, one after the other."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dexterity.physics import tuning
from dexterity.physics.contact_law import Grip, Unmoved, push_apart
from dexterity.physics.contacts.corners import contact_points_at, press_on_ground
from dexterity.physics.results.flight import fly
from tests.kit.throws import LYING_MM, RED, bare_table, drop
from tests.physics.test_contact import COUNT, UP, all_of, along, dice

seeds = st.integers(0, 2**32 - 1)
shares = st.floats(0.0, 1.0)
frictions = st.floats(0.0, 2.0)
gaps_mm = st.floats(0.0, 5.0)


@settings(max_examples=40, deadline=None)
@given(seeds, shares, frictions, gaps_mm)
def test_a_floor_is_a_wall_that_looks_up(
    seed: int, restitution: float, friction: float, gap_mm: float
) -> None:
    side = dice(np.random.default_rng(seed))
    motions = side.motions.copy()
    left_s = np.full(COUNT, tuning.STEP_S)
    one = Grip(np.full((1, COUNT), restitution), np.full((1, COUNT), friction))
    rise = -np.full((1, COUNT), gap_mm) / left_s
    points_of_dice = contact_points_at(
        side.arms[None], rise, one, side.inverse_mass, side.inverse_inertia
    )
    pressed = press_on_ground(motions, points_of_dice).corners
    wall = Unmoved(np.zeros((3, COUNT)))
    pushed = push_apart(side, wall, UP, gap_mm / left_s, all_of(restitution, friction))
    # Friction may set a point sinking again, which the floor answers once more.
    once = along(side, wall, UP) + gap_mm / left_s >= 0.0
    assert motions[:, once] == pytest.approx(side.motions[:, once], rel=1e-9, abs=1e-9)
    assert pressed[0, once] == pytest.approx(pushed[once], rel=1e-9, abs=1e-9)
    assert once.any()


def test_a_die_sunk_into_the_table_is_let_up_gently() -> None:
    sunk = drop((0.0, 0.0, LYING_MM - 0.6))
    heights = fly(sunk, bare_table(), RED).places_mm[:, 0, 2]
    rises_mm_s = np.diff(heights) / tuning.STEP_S
    assert 0.0 < rises_mm_s.max() <= tuning.RISE_MM_S * 1.001
    assert heights[-1] > LYING_MM - 0.05
