"""A throw in slices is the throw at once."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from dexterity.hand.gesture import read_gesture
from dexterity.hand.pickup import orientation_at_pickup
from dexterity.hand.toss import Toss
from dexterity.physics.results.flight import Flight
from dexterity.physics.scene.props import Wheel
from dexterity.physics.scene.table import Table
from dexterity.session.live_throw import LiveThrow, live_toss
from dexterity.session.throw import throw_toss
from tests.kit.hands import PLAIN_TOSS, RED, table
from tests.kit.strokes import steady
from tests.kit.throws import full_table

HELD = orientation_at_pickup(Random(8))
WHEEL = Wheel("wheel", (-30.0, -250.0), arms=3, arm_mm=60.0, height_mm=30.0, spin_rad_s=4.0)
HARD = replace(PLAIN_TOSS, speed_mm_s=4000.0)

SCENES: dict[str, tuple[Toss, Table]] = {
    "the target": (PLAIN_TOSS, table()),
    "a full table": (PLAIN_TOSS, full_table()),
    "a wheel": (PLAIN_TOSS, replace(table(), props=(WHEEL,))),
    "off the table": (HARD, table()),
}

every_scene = pytest.mark.parametrize(("toss", "on"), SCENES.values(), ids=SCENES.keys())


def assert_known_part(live: LiveThrow, flight: Flight) -> None:
    count = len(live.places_mm)
    assert np.array_equal(live.places_mm, flight.places_mm[:count])
    assert np.array_equal(live.orientations, flight.orientations[:count])
    assert np.array_equal(live.wheel_turns, flight.wheel_turns[:count])
    assert live.hits == flight.hits[: len(live.hits)]


@every_scene
def test_slices_add_up_to_the_very_same_throw(toss: Toss, on: Table) -> None:
    live, whole = live_toss(toss, HELD, on, RED), throw_toss(toss, HELD, on, RED)
    while not live.done:
        before_s = live.known_s
        live.advance(12)
        assert live.known_s == pytest.approx(min(before_s + 12 / 240, whole.flight.lasts_s))
        assert_known_part(live, whole.flight)
    assert live.throw is not None
    assert live.throw.flight.digest() == whole.flight.digest()
    assert (live.throw.toss, live.throw.launch) == (whole.toss, whole.launch)
    assert live.throw.verdict == whole.verdict
    assert live.known_s == pytest.approx(whole.flight.lasts_s)


def test_at_the_release_the_die_is_in_the_hand_and_nothing_else_is_known() -> None:
    live = live_toss(PLAIN_TOSS, HELD, table(), RED)
    assert live.known_s == 0.0
    assert live.places_mm[:, 0].tolist() == [list(PLAIN_TOSS.place_mm)]
    assert not live.done
    assert live.throw is None
    assert live.hits == ()


def test_a_slice_goes_on_until_the_picture_has_what_it_shows() -> None:
    live = live_toss(PLAIN_TOSS, HELD, table(), RED)
    live.advance(4, until_s=0.201)
    assert 0.201 <= live.known_s < 0.21


def test_going_on_after_the_end_changes_nothing() -> None:
    live = live_toss(PLAIN_TOSS, HELD, table(), RED)
    thrown = live.finish()
    known_s = live.known_s
    live.advance(50, until_s=9.0)
    assert live.throw is thrown
    assert live.finish() is thrown
    assert live.known_s == known_s


def test_what_was_handed_out_stays_as_it_was() -> None:
    live = live_toss(PLAIN_TOSS, HELD, table(), RED)
    live.advance(20)
    early, copy = live.places_mm, live.places_mm.copy()
    live.finish()
    assert np.array_equal(early, copy)


def test_the_throw_knows_the_swing_that_it_came_of() -> None:
    gesture = read_gesture(steady(1500.0))
    live = live_toss(PLAIN_TOSS, HELD, table(), RED, gesture=gesture)
    assert live.finish().gesture is gesture
