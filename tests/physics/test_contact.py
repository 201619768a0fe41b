"""The one law of contact: it stops what approaches, and never adds energy."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dexterity.physics import tuning
from dexterity.physics.arrays import Floats
from dexterity.physics.contact_law import Grip, Side, Unmoved, cross, push_apart
from dexterity.physics.contacts.corners import answer_points, contact_points_at
from tests.kit.throws import RED

COUNT = 20
"""Contacts worked out side by side in one call."""

seeds = st.integers(0, 2**32 - 1)
shares = st.floats(0.0, 1.0)
frictions = st.floats(0.0, 2.0)
gaps_mm = st.floats(0.0, 5.0)

UP = np.repeat(np.array([[0.0], [0.0], [1.0]]), COUNT, axis=1)


def dice(rng: np.random.Generator) -> Side:
    """Dice that move anyhow, with a point anywhere on them."""
    speeds = rng.normal(0.0, 1.0, (6, COUNT)) * 10.0 ** rng.uniform(0.0, 3.3, COUNT)
    speeds[3:] /= 10.0
    arms = rng.uniform(-8.0, 8.0, (3, COUNT))
    mass = RED.mass_g * rng.uniform(0.3, 3.0, COUNT)
    return Side(speeds, arms, 1.0 / mass, 6.0 / (mass * RED.size_mm**2))


def copy_of(side: Side) -> Side:
    return Side(side.motions.copy(), side.arms, side.inverse_mass, side.inverse_inertia)


def directions(rng: np.random.Generator) -> Floats:
    any_way = rng.standard_normal((3, COUNT))
    return np.asarray(any_way / np.linalg.norm(any_way, axis=0))


def energy(side: Side) -> Floats:
    squares = side.motions * side.motions
    moving = squares[:3].sum(0) / side.inverse_mass + squares[3:].sum(0) / side.inverse_inertia
    return np.asarray(moving / 2)


def momentum(side: Side) -> Floats:
    return np.asarray(side.motions[:3] / side.inverse_mass)


def along(side: Side, other: Side | Unmoved, normals: Floats) -> Floats:
    """How fast the two sides come apart at the touching point."""
    return np.asarray(((side.speeds() - other.speeds()) * normals).sum(0))


def all_of(restitution: float, friction: float) -> Grip:
    return Grip(np.full(COUNT, restitution), np.full(COUNT, friction))


@settings(max_examples=40, deadline=None)
@given(seeds, shares, frictions, gaps_mm)
def test_no_contact_with_a_wall_adds_energy(
    seed: int, restitution: float, friction: float, gap_mm: float
) -> None:
    rng = np.random.default_rng(seed)
    side, wall = dice(rng), Unmoved(np.zeros((3, COUNT)))
    before = energy(side)
    allowed = np.full(COUNT, gap_mm / tuning.STEP_S)
    push_apart(side, wall, directions(rng), allowed, all_of(restitution, friction))
    assert (energy(side) <= before * (1.0 + 1e-9)).all()


@settings(max_examples=40, deadline=None)
@given(seeds, shares, frictions)
def test_no_contact_between_dice_adds_energy_or_momentum(
    seed: int, restitution: float, friction: float
) -> None:
    rng = np.random.default_rng(seed)
    one, other = dice(rng), dice(rng)
    had, kept = energy(one) + energy(other), momentum(one) + momentum(other)
    push_apart(one, other, directions(rng), np.zeros(COUNT), all_of(restitution, friction))
    assert (energy(one) + energy(other) <= had * (1.0 + 1e-9)).all()
    assert momentum(one) + momentum(other) == pytest.approx(kept, rel=1e-9, abs=1e-6)


@settings(max_examples=40, deadline=None)
@given(seeds, shares)
def test_after_a_contact_nothing_approaches(seed: int, restitution: float) -> None:
    rng = np.random.default_rng(seed)
    one, other, normals = dice(rng), dice(rng), directions(rng)
    push_apart(one, other, normals, np.zeros(COUNT), all_of(restitution, 0.0))
    assert (along(one, other, normals) > -1e-6).all()


@settings(max_examples=40, deadline=None)
@given(seeds, shares)
def test_a_hard_hit_gives_back_its_share_of_the_speed(seed: int, restitution: float) -> None:
    rng = np.random.default_rng(seed)
    side, wall, normals = dice(rng), Unmoved(np.zeros((3, COUNT))), directions(rng)
    before = along(side, wall, normals)
    push_apart(side, wall, normals, np.zeros(COUNT), all_of(restitution, 0.0))
    hard = before < -tuning.HARD_HIT_MM_S
    after = along(side, wall, normals)
    assert after[hard] == pytest.approx(-restitution * before[hard], rel=1e-6, abs=1e-6)


@settings(max_examples=40, deadline=None)
@given(seeds, gaps_mm)
def test_a_soft_touch_is_just_brought_to_the_surface(seed: int, gap_mm: float) -> None:
    rng = np.random.default_rng(seed)
    side, wall, normals = dice(rng), Unmoved(np.zeros((3, COUNT))), directions(rng)
    before = along(side, wall, normals)
    allowed = np.full(COUNT, gap_mm / tuning.STEP_S)
    push_apart(side, wall, normals, allowed, all_of(0.5, 0.0))
    soft = (before < -allowed) & (before > -tuning.HARD_HIT_MM_S)
    assert along(side, wall, normals)[soft] == pytest.approx(-allowed[soft], abs=1e-6)


@settings(max_examples=40, deadline=None)
@given(seeds, shares, frictions)
def test_what_does_not_touch_is_left_alone(seed: int, restitution: float, friction: float) -> None:
    rng = np.random.default_rng(seed)
    one, other, normals = dice(rng), dice(rng), directions(rng)
    away = along(one, other, normals) >= 0.0
    before = copy_of(one)
    grip = all_of(restitution, friction)
    approaches = push_apart(one, other, normals, np.zeros(COUNT), grip)
    assert (one.motions[:, away] == before.motions[:, away]).all()
    assert (approaches[away] == 0.0).all()
    assert (approaches[~away] > 0.0).all()


@settings(max_examples=40, deadline=None)
@given(seeds)
def test_friction_never_turns_a_slide_round(seed: int) -> None:
    rng = np.random.default_rng(seed)
    side, wall, normals = dice(rng), Unmoved(np.zeros((3, COUNT))), directions(rng)
    frictionless = copy_of(side)
    push_apart(frictionless, wall, normals, np.zeros(COUNT), all_of(0.3, 0.0))
    push_apart(side, wall, normals, np.zeros(COUNT), all_of(0.3, 5.0))
    slide = frictionless.speeds() - normals * along(frictionless, wall, normals)
    after = side.speeds() - normals * along(side, wall, normals)
    # Turning about a point that is off the normal lets a slide veer, but not come back.
    assert (np.linalg.norm(after, axis=0) <= np.linalg.norm(slide, axis=0) * 3.0 + 1e-6).all()
    assert ((slide * after).sum(0) >= -1e-6 * (1.0 + (slide * slide).sum(0))).all()


def test_a_moving_wall_carries_what_it_pushes_along() -> None:
    still = Side(np.zeros((6, 1)), np.zeros((3, 1)), np.ones(1), np.ones(1))
    away = np.array([[0.0], [1.0], [0.0]])
    wall = Unmoved(150.0 * away)
    push_apart(still, wall, away, np.zeros(1), Grip(np.full(1, 0.5), np.zeros(1)))
    assert still.motions[:3, 0] == pytest.approx([0.0, 150.0, 0.0])


@settings(max_examples=40, deadline=None)
@given(seeds, shares, frictions, gaps_mm)
def test_level_ground_answers_as_any_wall_would(
    seed: int, restitution: float, friction: float, gap_mm: float
) -> None:
    rng = np.random.default_rng(seed)
    one, ground = dice(rng), Unmoved(np.zeros((3, COUNT)))
    corner, grip = copy_of(one), all_of(restitution, friction)
    allowed = rng.uniform(-0.2, 1.0, COUNT) * gap_mm / tuning.STEP_S
    mass, inertia = corner.inverse_mass, corner.inverse_inertia
    points = contact_points_at(corner.arms[None], -allowed[None], grip, mass, inertia)
    pressed = np.zeros((1, COUNT))
    speeds = push_apart(one, ground, UP, allowed, grip)
    found = answer_points(points, corner.motions, range(1), pressed, fresh=True)
    assert found[0] == pytest.approx(speeds, abs=1e-6)
    assert corner.motions == pytest.approx(one.motions, abs=1e-6)


@settings(max_examples=20, deadline=None)
@given(seeds)
def test_the_cross_product_is_that_of_numpy(seed: int) -> None:
    rng = np.random.default_rng(seed)
    a, b = rng.standard_normal((2, 3, COUNT))
    assert cross(a, b) == pytest.approx(np.cross(a, b, axis=0), rel=1e-12, abs=1e-12)
