"""Rest: where dice lie still they lie on something, flat or visibly leaning, and they stay."""

from functools import cache
from math import radians

import numpy as np
import pytest

from dexterity.content.target import Target
from dexterity.physics import tuning
from dexterity.physics.arrays import Bools, Floats
from dexterity.physics.batch import LaunchArrays, ThrowBatch
from dexterity.physics.dice.cube import FACE_UP_TURNS
from dexterity.physics.results.landing import Landings, read_landings
from dexterity.values.landing import Ending
from tests.kit.throws import (
    LYING_MM,
    RED,
    classic,
    corners_mm,
    drop,
    dropped_launches,
    ended,
    full_table,
    target_table,
    thrown,
    tumbling_launches,
)

THROWS = 2500

DEPTH_MM = 0.05
"""How far below its surface a die may lie, which nobody sees."""

LEANING_DEPTH_MM = 0.2
"""The same for one propped on an edge: it bears on points of its faces that are no corners."""

CREEP_MM = 0.25
"""How far a corner may move when a die at rest is let go again where it lies."""


@cache
def lanes() -> ThrowBatch:
    return ended(tumbling_launches(THROWS, seed=51), target_table())


@cache
def landings() -> Landings:
    return read_landings(lanes(), RED)


def corners() -> Floats:
    return corners_mm(lanes().everyone.places, lanes().everyone.turns)


def flat() -> Bools:
    return np.asarray(landings().level > tuning.FLAT_COSINE)


def inside_board(target: Target, x: Floats, y: Floats) -> Floats:
    """How far inside the board's material points are, seen from above; negative in a hole."""
    inside = target.outline.signed_distance(x, y)
    for hole in target.holes:
        inside = np.minimum(inside, -hole.shape.signed_distance(x, y))
    return inside


def depths() -> Floats:
    """How deep each resting die's deepest corner is in the table or in the board.

    A corner within half a millimetre of the board's edge may be on either side of it.
    """
    x, y, z = corners()[:, 0], corners()[:, 1], corners()[:, 2]
    inside = inside_board(classic(), x, y)
    ground = np.where(inside > 0.5, classic().thickness_mm, 0.0)
    return np.asarray((ground - z).max(0))


def test_nothing_at_rest_is_below_the_table() -> None:
    assert corners()[:, 2, flat()].min() > -DEPTH_MM
    assert corners()[:, 2].min() > -LEANING_DEPTH_MM


def test_no_die_at_rest_is_sunk_in_the_board() -> None:
    assert depths()[flat()].max() <= DEPTH_MM
    assert depths()[~flat()].max() <= LEANING_DEPTH_MM


def test_no_die_dropped_on_the_middle_of_the_board_sinks_into_it() -> None:
    # No hole is near enough for a die to reach it from there.
    fallen = ended(dropped_launches(THROWS, seed=52, from_mm=(0.0, 0.0, 50.0)), target_table())
    low = corners_mm(fallen.everyone.places, fallen.everyone.turns)[:, 2].min(0)
    assert np.hypot(*fallen.everyone.places[:2]).max() < 50.0
    assert low.min() > classic().thickness_mm - DEPTH_MM


def test_a_die_at_rest_lies_flat_or_is_seen_to_lean() -> None:
    values = landings().values()
    leaning = np.array([value.tilt_rad > radians(3.0) for value in values])
    assert (leaning != flat()).all()
    assert all(value.ending is Ending.RESTED for value in values)


def test_few_dice_lean() -> None:
    assert np.mean(~flat()) < 0.12


def test_a_die_that_lies_flat_has_a_face_s_height_below_its_middle() -> None:
    level = np.isclose(corners()[:, 2].min(0), landings().places_mm[2] - LYING_MM, atol=0.15)
    assert level[flat()].all()


def moved_when_let_go(rest: ThrowBatch, within_s: float) -> Floats:
    """How far the corners of resting dice move when they are let go again where they lie."""
    places, turns = rest.everyone.places, rest.everyone.turns
    still = np.zeros((rest.count, 3))
    again = ThrowBatch(
        target_table(), RED, LaunchArrays(places.T, still, turns.T, still), record=True
    )
    while again.now_s < within_s and not again.done:
        again.step()
    before = corners_mm(places, turns)
    moves = [corners_mm(frame.places_mm, frame.turns) - before for frame in again.frames]
    return np.asarray(np.max([np.abs(move).max((0, 1)) for move in moves], axis=0))


def test_at_rest_means_at_rest() -> None:
    moved = moved_when_let_go(lanes(), within_s=0.25)
    assert np.mean(moved[flat()] < CREEP_MM) > 0.995
    assert np.median(moved) < CREEP_MM


def test_hardly_a_die_that_was_judged_flat_tips_over_afterwards() -> None:
    # One whose weight is all but over the edge of a hole may still make up its mind.
    moved = moved_when_let_go(lanes(), within_s=0.25)[flat()]
    assert np.mean(moved > 1.0) < 1 / 500


def test_no_corner_moves_once_its_die_is_at_rest() -> None:
    """Until another strikes it: bit for bit, while the others of its lane move on."""
    moving = ThrowBatch(full_table(), RED, tumbling_launches(150, seed=53), record=True)
    slept = 0
    still = ~moving.motions().any(0)
    while not moving.done:
        moving.step()
        resting = still & ~moving.motions().any(0)
        before, after = moving.frames[-2], moving.frames[-1]
        assert (before.places_mm[:, resting] == after.places_mm[:, resting]).all()
        assert (before.turns[:, resting] == after.turns[:, resting]).all()
        slept += int(np.count_nonzero(resting))
        still = ~moving.motions().any(0)
    assert slept > 10_000


def test_every_throw_ends_within_the_limit() -> None:
    assert landings().ended_s.max() <= tuning.LIMIT_S
    assert not landings().timed_out.any()


@pytest.mark.parametrize("face", range(6))
def test_a_die_laid_down_stays_as_it_is(face: int) -> None:
    landing = thrown(drop((10.0, 20.0, LYING_MM), FACE_UP_TURNS[face])).landing
    assert landing.face_up == face
    assert landing.ending is Ending.RESTED
    assert landing.place_mm == pytest.approx((10.0, 20.0, LYING_MM), abs=0.05)
