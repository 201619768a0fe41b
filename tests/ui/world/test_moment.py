"""Moments between the steps of a flight."""

from dataclasses import replace

import numpy as np
import pytest

from dexterity.physics.results.flight import Flight, fly
from dexterity.physics.scene.props import LyingDie
from dexterity.ui.world.moment import held, interpolated, moved, nlerp
from tests.kit.throws import RED, UPRIGHT, WHITE, busy_table, shot, target_table, turned


def flight() -> Flight:
    return fly(shot((0.0, -520.0, 120.0), (0.0, 1400.0, 200.0)), busy_table(), RED)


def test_at_a_step_it_is_that_step() -> None:
    thrown = flight()
    moment = interpolated(thrown, 20 * thrown.step_s)
    assert np.allclose(moment.places_mm, thrown.places_mm[20])
    assert np.allclose(np.abs((moment.turns * thrown.orientations[20]).sum(axis=1)), 1.0)
    assert moment.wheel_turns == pytest.approx(tuple(thrown.wheel_turns[20]))


def test_between_two_steps_it_is_between_them() -> None:
    thrown = flight()
    moment = interpolated(thrown, 20.25 * thrown.step_s)
    between = 0.75 * thrown.places_mm[20] + 0.25 * thrown.places_mm[21]
    assert np.allclose(moment.places_mm, between)
    assert np.allclose(np.linalg.norm(moment.turns, axis=1), 1.0)


def test_before_the_release_and_after_the_end_nothing_moves() -> None:
    thrown = flight()
    assert np.allclose(interpolated(thrown, -1.0).places_mm, thrown.places_mm[0])
    assert np.allclose(interpolated(thrown, 99.0).places_mm, thrown.places_mm[-1])


def test_a_turn_goes_the_shorter_way_whatever_the_sign_of_its_quaternion() -> None:
    start, end = np.array([turned(0.2)]), -np.array([turned(0.4)])
    assert np.abs((nlerp(start, end, 0.5)[0] * turned(0.3)).sum()) == pytest.approx(1.0)


def test_a_held_die_is_first_and_the_lying_ones_lie_where_the_physics_has_them() -> None:
    table = replace(target_table(), lying=(LyingDie(WHITE, (30.0, 40.0)),))
    moment = held(table, RED, (0.0, -560.0, 120.0), UPRIGHT)
    assert moment.dice == (RED, WHITE)
    assert moment.places_mm.tolist() == [[0.0, -560.0, 120.0], [30.0, 40.0, 10.0]]
    elsewhere = moved(moment, (5.0, -540.0, 110.0), turned(0.5))
    assert elsewhere.places_mm[0].tolist() == [5.0, -540.0, 110.0]
    assert elsewhere.places_mm[1].tolist() == moment.places_mm[1].tolist()
