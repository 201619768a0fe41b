"""The throw's story from the first sample to the verdict."""

import pytest

from dexterity.errors import StrokeError
from dexterity.rules.referee import Miss, judge
from dexterity.session.throw import throw, throw_toss
from dexterity.units import DEGREE
from tests.kit.hands import PLAIN_TOSS, RED, table
from tests.kit.strokes import load_stroke, steady

UPRIGHT = (1.0, 0.0, 0.0, 0.0)


def test_a_recorded_stroke_becomes_a_verdict() -> None:
    stroke = load_stroke("plain-125hz")
    done = throw(stroke.samples, 5.0 * DEGREE, UPRIGHT, table(), RED)
    assert done.gesture is not None
    assert done.toss.loft_rad == 5.0 * DEGREE
    assert done.launch.orientation == UPRIGHT
    assert done.flight.places_mm[0, 0].tolist() == list(done.launch.position_mm)
    assert done.verdict == judge(done.landing)


def test_a_stroke_that_goes_too_far_misses() -> None:
    done = throw(steady(4500.0), 40.0 * DEGREE, UPRIGHT, table(), RED)
    assert done.verdict.misses[0] in (Miss.OFF_TABLE, Miss.OUTSIDE)


def test_the_sensitivity_makes_a_throw_faster() -> None:
    slow = throw(steady(900.0), 0.0, UPRIGHT, table(), RED)
    fast = throw(steady(900.0), 0.0, UPRIGHT, table(), RED, sensitivity=2.0)
    assert fast.toss.speed_mm_s > slow.toss.speed_mm_s


def test_no_stroke_is_no_throw() -> None:
    with pytest.raises(StrokeError):
        throw([], 0.0, UPRIGHT, table(), RED)


def test_the_same_toss_gives_the_same_throw() -> None:
    one, again = (throw_toss(PLAIN_TOSS, UPRIGHT, table(), RED) for _ in range(2))
    assert one.gesture is None
    assert one.flight.digest() == again.flight.digest()
    assert one.verdict == again.verdict
