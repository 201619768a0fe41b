"""When the outcome of a throw is open."""

from dataclasses import replace
from functools import cache
from random import Random

import numpy as np
import pytest

from dexterity.hand.pickup import orientation_at_pickup
from dexterity.physics.dice.cube import FACE_UP_TURNS
from dexterity.physics.results.flight import Flight, fly
from dexterity.physics.scene.table import Table
from dexterity.rules.referee import judge
from dexterity.session.suspense import (
    LONGEST_S,
    SLOW_MM_S,
    Suspense,
    decided_at,
    suspense_of,
    verdicts_on_the_way,
)
from dexterity.session.throw import throw_toss
from dexterity.values.landing import Ending
from tests.kit.hands import PLAIN_TOSS, RED, table, target
from tests.kit.throws import drop, slide


@cache
def flights() -> tuple[Flight, ...]:
    luck = Random(11)
    held = [orientation_at_pickup(luck) for _ in range(8)]
    tosses = [replace(PLAIN_TOSS, speed_mm_s=1350.0 + 60.0 * number) for number in range(8)]
    return tuple(throw_toss(*pair, table(), RED).flight for pair in zip(tosses, held, strict=True))


def test_most_plain_throws_have_their_moment() -> None:
    assert sum(suspense_of(flight) is not None for flight in flights()) >= 5


@pytest.mark.parametrize("number", range(8))
def test_the_window_ends_when_the_verdict_no_longer_changes(number: int) -> None:
    flight = flights()[number]
    decided = decided_at(flight, target())
    verdicts = verdicts_on_the_way(flight, target())
    assert all(verdict == verdicts[-1] for verdict in verdicts[decided:])
    assert decided == 0 or verdicts[decided - 1] != verdicts[-1]
    suspense = suspense_of(flight)
    if suspense is not None:
        assert suspense.to_s == pytest.approx(decided * flight.step_s)
        assert suspense.to_s <= flight.lasts_s


@pytest.mark.parametrize("number", range(8))
def test_the_last_verdict_on_the_way_is_the_referees(number: int) -> None:
    flight = flights()[number]
    last, final = verdicts_on_the_way(flight, target())[-1], judge(flight.landing)
    assert (last.value, last.counted, last.symbol) == (final.value, final.counted, final.symbol)


@pytest.mark.parametrize("number", range(8))
def test_in_the_window_the_die_is_slow_and_by_the_target(number: int) -> None:
    flight = flights()[number]
    suspense = suspense_of(flight)
    if suspense is None:
        return
    first, last = (round(at_s / flight.step_s) for at_s in (suspense.from_s, suspense.to_s))
    path = flight.places_mm[first:last, 0]
    speeds = np.linalg.norm(np.diff(path, axis=0), axis=1) / flight.step_s
    assert speeds.max() < SLOW_MM_S
    assert (target().outline.signed_distance(path[:, 0], path[:, 1]) > -26.0).all()
    assert suspense.to_s - suspense.from_s <= LONGEST_S + flight.step_s


def test_the_outcome_is_open_inside_the_window_alone() -> None:
    flight = flights()[0]
    suspense = suspense_of(flight)
    assert suspense is not None
    middle_s = (suspense.from_s + suspense.to_s) / 2
    assert suspense.holds(middle_s)
    assert not suspense.holds(suspense.from_s - 0.01)
    assert not suspense.holds(suspense.to_s)
    assert not suspense.holds(flight.lasts_s)


def test_a_die_that_leaves_the_table_has_none() -> None:
    flight = throw_toss(
        replace(PLAIN_TOSS, speed_mm_s=4000.0), (1.0, 0.0, 0.0, 0.0), table(), RED
    ).flight
    assert flight.landing.ending is Ending.FELL
    assert suspense_of(flight) is None


def lying_still(x_mm: float, y_mm: float, states: int = 60) -> Flight:
    """A die that turns its last face up half-way, without moving from its place."""
    ended = fly(drop((x_mm, y_mm, 30.0)), table(), RED)
    place, faces = ended.places_mm[-1:], [FACE_UP_TURNS[face] for face in (0, 3)]
    symbols = [RED.shows_symbol(face) for face in (0, 3)]
    assert symbols[0] != symbols[1]
    turns = np.repeat(np.array(faces), states // 2, axis=0)[:, None]
    return replace(ended, places_mm=np.repeat(place, states, axis=0), orientations=turns)


def test_the_outcome_is_open_until_the_last_face_is_up() -> None:
    flight = lying_still(60.0, -10.0)
    assert decided_at(flight, target()) == 30
    assert suspense_of(flight) == Suspense(1 * flight.step_s, 30 * flight.step_s)


def test_a_die_far_beside_the_target_has_none() -> None:
    assert suspense_of(lying_still(500.0, -500.0)) is None


def test_a_die_that_only_slides_within_one_section_has_none() -> None:
    flight = fly(slide((60.0, -10.0), (5.0, 0.0), ground_mm=2.0), table(), RED)
    assert suspense_of(flight) is None


def test_without_a_target_there_is_none() -> None:
    assert suspense_of(fly(drop((0.0, 0.0, 60.0), (0.3, 0.8, -0.2, 0.5)), Table(), RED)) is None
