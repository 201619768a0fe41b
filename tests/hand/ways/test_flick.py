"""Flick: grab, swing, let go."""

from dataclasses import replace

import pytest

from dexterity.errors import LaunchError
from dexterity.hand.feel import GRAB_RADIUS_MM, THROWING_LINE_MM
from dexterity.hand.gesture import LetGo, read_gesture
from dexterity.hand.toss import toss_from_gesture
from dexterity.hand.ways.flick import Flick
from dexterity.hand.ways.held import Answer, Cancelled, Dropped, Held, Phase, Thrown
from dexterity.units import DEGREE
from dexterity.values.pointer import PointerSample
from tests.kit.strokes import Samples, Stroke, all_strokes, mirrored, moved, steady

FLICK = Flick()
REST = (0.0, -500.0, 120.0)

every_stroke = pytest.mark.parametrize("stroke", all_strokes(), ids=lambda stroke: stroke.name)


def start_of(samples: Samples, way: Flick = FLICK) -> Held:
    """A die lying where the stroke begins."""
    return way.start((samples[0].x_mm, samples[0].y_mm, 120.0))


def taken(held: Held, sample: PointerSample, way: Flick = FLICK) -> Held:
    answer = way.pressed(held, sample)
    assert isinstance(answer, Held)
    return answer


def held_through(samples: Samples, way: Flick = FLICK) -> Held:
    held = taken(start_of(samples, way), samples[0], way)
    for sample in samples[1:-1]:
        held = way.moved(held, sample)
    return held


def swung(samples: Samples, way: Flick = FLICK) -> Answer:
    return way.released(held_through(samples, way), samples[-1])


@every_stroke
def test_the_reading_of_the_stroke_decides(stroke: Stroke) -> None:
    answer, gesture = swung(stroke.samples), read_gesture(stroke.samples)
    match stroke.true.let_go:
        case LetGo.THROWN:
            assert isinstance(answer, Thrown)
            assert answer.gesture is not None
            expected = toss_from_gesture(gesture, answer.toss.loft_rad)
            assert answer.toss.speed_mm_s == pytest.approx(expected.speed_mm_s)
            assert answer.toss.direction_rad == pytest.approx(expected.direction_rad)
            assert answer.toss.twist_rad_s == pytest.approx(expected.twist_rad_s, abs=1e-9)
        case LetGo.STOPPED:
            assert isinstance(answer, Dropped)
        case LetGo.TAPPED:
            assert isinstance(answer, Cancelled)


@every_stroke
def test_mirror_the_stroke_and_the_toss_mirrors_exactly(stroke: Stroke) -> None:
    answer, mirror = swung(stroke.samples), swung(mirrored(stroke.samples))
    assert type(mirror) is type(answer)
    if isinstance(answer, Thrown) and isinstance(mirror, Thrown):
        toss, (x, y, z) = answer.toss, answer.toss.place_mm
        assert mirror.toss == replace(
            toss,
            place_mm=(-x, y, z),
            direction_rad=-toss.direction_rad,
            twist_rad_s=-toss.twist_rad_s,
        )


def test_a_die_grabbed_beside_its_middle_does_not_jump() -> None:
    held = taken(FLICK.start(REST), PointerSample(0.0, 30.0, -520.0))
    assert held.place_mm == REST
    held = FLICK.moved(held, PointerSample(0.01, 40.0, -530.0))
    assert held.place_mm == (10.0, -510.0, 120.0)


def test_where_the_die_was_grabbed_does_not_change_the_throw() -> None:
    samples = steady(1500.0)
    middle = swung(samples)
    beside = taken(start_of(samples), moved(samples, 20.0, -10.0)[0])
    for sample in moved(samples, 20.0, -10.0)[1:-1]:
        beside = FLICK.moved(beside, sample)
    answer = FLICK.released(beside, moved(samples, 20.0, -10.0)[-1])
    assert isinstance(middle, Thrown)
    assert isinstance(answer, Thrown)
    assert answer.toss.place_mm == pytest.approx(middle.toss.place_mm)
    assert answer.toss.speed_mm_s == pytest.approx(middle.toss.speed_mm_s)


@pytest.mark.parametrize(("away_mm", "phase"), [(-1.0, Phase.HELD), (1.0, Phase.IDLE)])
def test_only_a_press_near_the_die_grabs_it(away_mm: float, phase: Phase) -> None:
    press = PointerSample(0.0, GRAB_RADIUS_MM + away_mm, -500.0)
    assert taken(FLICK.start(REST), press).phase is phase


def test_a_pointer_that_holds_nothing_does_nothing() -> None:
    start, there = FLICK.start(REST), PointerSample(0.0, 0.0, 0.0)
    assert FLICK.moved(start, there) is start
    assert FLICK.released(start, there) is start


def test_a_swing_that_stopped_puts_the_die_back_and_says_so() -> None:
    samples = steady(600.0)
    last = samples[-1]
    waited = [*samples, replace(last, at_s=last.at_s + 0.3)]
    answer = swung(waited)
    assert isinstance(answer, Dropped)
    assert answer.held == start_of(samples)


def test_a_die_carried_back_to_where_it_lay_is_not_thrown() -> None:
    out = steady(400.0, lasting_s=0.4)
    back = [replace(one, at_s=0.8 - one.at_s) for one in reversed(out)]
    rest = [replace(out[0], at_s=0.8 + wait / 60) for wait in range(1, 8)]
    answer = swung([*out, *back[1:], *rest])
    assert isinstance(answer, Cancelled)
    assert answer.held.place_mm == answer.held.rest_mm


def test_calling_off_a_swing_puts_the_die_back() -> None:
    samples = steady(1500.0)
    answer = FLICK.cancelled(held_through(samples))
    assert answer == Cancelled(start_of(samples))
    start = start_of(samples)
    assert FLICK.cancelled(start) is start


def test_the_release_after_a_cancelled_swing_throws_nothing() -> None:
    samples = steady(1500.0)
    answer = FLICK.cancelled(held_through(samples))
    assert isinstance(answer, Cancelled)
    assert FLICK.released(answer.held, samples[-1]) == answer.held


def test_no_die_is_let_go_beyond_the_throwing_line() -> None:
    samples = steady(1500.0, lasting_s=0.5)
    line = samples[0].y_mm + THROWING_LINE_MM
    answer, held = swung(samples), held_through(samples)
    assert isinstance(answer, Thrown)
    assert answer.gesture is not None
    assert answer.gesture.place_mm[1] > line
    assert answer.toss.place_mm[1] == held.place_mm[1] == line


def test_sensitivity_makes_the_same_swing_faster() -> None:
    slow, fast = swung(steady(900.0)), swung(steady(900.0), Flick(2.0))
    assert isinstance(slow, Thrown)
    assert isinstance(fast, Thrown)
    assert fast.toss.speed_mm_s > 1.5 * slow.toss.speed_mm_s


def test_a_sensitivity_out_of_range_is_refused() -> None:
    with pytest.raises(LaunchError):
        Flick(0.1)


def test_what_is_meant_in_mid_swing_is_what_letting_go_throws() -> None:
    samples = steady(1500.0)
    held = held_through(samples)
    answer = FLICK.released(held, samples[-2])
    assert isinstance(answer, Thrown)
    assert FLICK.meant(held, 0.0) == answer.toss


def test_a_still_hand_means_a_plain_throw_from_where_it_is() -> None:
    held = taken(FLICK.start(REST), PointerSample(0.0, 0.0, -500.0))
    held = FLICK.lofted(FLICK.moved(held, PointerSample(0.5, 30.0, -530.0)), 10 * DEGREE)
    toss = FLICK.meant(held, 0.0)
    assert toss.place_mm == (30.0, -530.0, 120.0)
    assert toss.loft_rad == held.loft_rad


def test_keys_do_not_meddle_with_a_swing() -> None:
    held = held_through(steady(1500.0))
    assert FLICK.aimed(held, 0.1) is held
    assert FLICK.powered(held, 0.1) is held
    assert FLICK.confirmed(held, 1.0) is held
