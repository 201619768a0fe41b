"""Flicking the pencil: press on it, lean it, flick; the last moments count."""

from dataclasses import replace
from math import asin, copysign, dist, pi, remainder, tau

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dexterity.errors import LaunchError
from dexterity.hand.pencil.feel import (
    MOST_BEND_RAD_MM,
    MOST_LEAN_RAD,
    MOST_PUSH_MM_S,
    SLIGHT_BEND_RAD_MM,
)
from dexterity.hand.pencil.held import HeldPencil, LetBe, PencilAnswer, Pushed
from dexterity.hand.pencil.pencil_way import PencilWay, pencil_way_named
from dexterity.hand.pencil.scales import lean_from_top
from dexterity.hand.ways.held import WayName
from dexterity.units import DEGREE
from dexterity.values.pointer import PointerSample
from dexterity.values.stroke import Push
from tests.kit.strokes import Samples, made, mirrored, moved, turned
from tools.make_strokes import Motion, Sensor

FLICK = pencil_way_named(WayName.FLICK)
PLAIN = Motion(
    speed_mm_s=600.0,
    direction_deg=20.0,
    place_mm=(6.0, 14.0),
    back_mm=8.0,
    back_s=0.2,
    swing_s=0.14,
)
"""A flick that goes back by 8 mm of the sheet, and is fastest as it lets go."""

PIXEL_MM = 0.26
RATES = (60.0, 125.0, 1000.0)


def stroke(motion: Motion = PLAIN, rate_hz: float = 1000.0, pixel_mm: float = PIXEL_MM) -> Samples:
    """As a pointer reports it, beginning on the pencil."""
    samples = made(motion, Sensor(rate_hz, pixel_mm))
    first = samples[0]
    return moved(samples, -first.x_mm, -first.y_mm)


def taken(held: HeldPencil, sample: PointerSample, way: PencilWay = FLICK) -> HeldPencil:
    answer = way.pressed(held, sample)
    assert isinstance(answer, HeldPencil)
    return answer


def led(samples: Samples, held: HeldPencil | None = None, way: PencilWay = FLICK) -> PencilAnswer:
    """Press at the first sample, follow all, let go at the last."""
    held = taken(held or way.start((0.0, 0.0)), samples[0], way)
    for sample in samples[1:-1]:
        held = way.moved(held, sample)
    return way.released(held, samples[-1])


def pushed(samples: Samples, held: HeldPencil | None = None, way: PencilWay = FLICK) -> Push:
    answer = led(samples, held, way)
    assert isinstance(answer, Pushed)
    return answer.push


@pytest.mark.parametrize("rate_hz", RATES)
def test_a_flick_is_read_alike_at_every_rate(rate_hz: float) -> None:
    push = pushed(stroke(rate_hz=rate_hz))
    exact = pushed(stroke(pixel_mm=0.001))
    assert push.tip_mm == (0.0, 0.0)
    assert push.direction_rad == pytest.approx(20 * DEGREE, abs=1.5 * DEGREE)
    assert push.speed_mm_s == pytest.approx(exact.speed_mm_s, rel=0.06)
    assert push.speed_mm_s == pytest.approx(780.0, rel=0.12)
    assert abs(push.bend_rad_mm) < 0.002


@pytest.mark.parametrize("rate_hz", RATES)
@pytest.mark.parametrize("speed", [400.0, 800.0, 1100.0])
def test_a_faster_hand_pushes_harder(rate_hz: float, speed: float) -> None:
    slower = pushed(stroke(replace(PLAIN, speed_mm_s=speed * 0.8), rate_hz))
    faster = pushed(stroke(replace(PLAIN, speed_mm_s=speed), rate_hz))
    assert faster.speed_mm_s > 1.05 * slower.speed_mm_s


def test_no_hand_pushes_harder_than_the_most() -> None:
    assert pushed(stroke(replace(PLAIN, speed_mm_s=9000.0))).speed_mm_s == MOST_PUSH_MM_S


@pytest.mark.parametrize("rate_hz", RATES)
def test_a_curl_bends_the_stroke_to_its_side(rate_hz: float) -> None:
    left = pushed(stroke(replace(PLAIN, arc_mm=60.0), rate_hz))
    right = pushed(stroke(replace(PLAIN, arc_mm=-60.0), rate_hz))
    assert 0.004 < left.bend_rad_mm <= MOST_BEND_RAD_MM
    assert -0.004 > right.bend_rad_mm >= -MOST_BEND_RAD_MM


@pytest.mark.parametrize("arc_mm", [120.0, 80.0, 60.0, -60.0])
def test_the_stroke_carries_the_path_on(arc_mm: float) -> None:
    """With its curve, but for what no hand means, and about where it headed as it let go."""
    push = pushed(stroke(replace(PLAIN, arc_mm=arc_mm), pixel_mm=0.001))
    meant = 1 / arc_mm - copysign(SLIGHT_BEND_RAD_MM, arc_mm)
    assert push.bend_rad_mm == pytest.approx(meant, abs=0.0005)
    assert push.direction_rad == pytest.approx(20 * DEGREE, abs=4 * DEGREE)


def test_a_straight_flick_is_not_bent_by_pixels() -> None:
    for seed in range(10):
        samples = made(PLAIN, Sensor(125.0, PIXEL_MM), seed)
        at_tip = moved(samples, -samples[0].x_mm, -samples[0].y_mm)
        assert pushed(at_tip).bend_rad_mm == pytest.approx(0.0, abs=0.0005)


def test_a_flick_too_short_to_tell_has_no_bend() -> None:
    short = [PointerSample(0.008 * n, 0.02 * n * n, 0.6 * n) for n in range(8)]
    assert pushed(short).bend_rad_mm == 0.0


def test_mirror_the_stroke_and_the_push_mirrors_exactly() -> None:
    for motion in (PLAIN, replace(PLAIN, arc_mm=70.0), replace(PLAIN, direction_deg=-130.0)):
        samples = stroke(motion, 125.0)
        push, image = pushed(samples), pushed(mirrored(samples))
        assert image == replace(
            push,
            tip_mm=(-push.tip_mm[0], push.tip_mm[1]),
            direction_rad=-push.direction_rad,
            bend_rad_mm=-push.bend_rad_mm,
        )


@settings(max_examples=20, deadline=None)
@given(right_rad=st.floats(-pi, pi))
def test_turn_the_stroke_and_the_push_turns(right_rad: float) -> None:
    push, other = pushed(stroke()), pushed(turned(stroke(), right_rad))
    assert abs(remainder(other.direction_rad - push.direction_rad - right_rad, tau)) < 1e-6
    assert other.speed_mm_s == pytest.approx(push.speed_mm_s, rel=1e-6)
    assert other.lean_rad == pytest.approx(push.lean_rad, abs=1e-6)


@settings(max_examples=20, deadline=None)
@given(turn=st.floats(-pi, pi))
def test_what_counts_is_where_the_hand_goes_on_the_sheet_however_it_lies(turn: float) -> None:
    push, other = pushed(stroke()), pushed(stroke(), FLICK.start((0.0, 0.0), turn))
    assert abs(remainder(other.direction_rad - push.direction_rad, tau)) < 1e-6
    assert other.speed_mm_s == pytest.approx(push.speed_mm_s, rel=1e-6)


def test_wherever_the_pencil_stands_it_is_pushed_alike() -> None:
    there = moved(stroke(), 130.0, 44.0)
    push = pushed(there, FLICK.start((130.0, 44.0)))
    assert push.tip_mm == (130.0, 44.0)
    assert push.speed_mm_s == pytest.approx(pushed(stroke()).speed_mm_s, rel=1e-6)


def test_a_press_beside_the_pencil_holds_nothing() -> None:
    start = FLICK.start((40.0, 40.0))
    assert led(stroke(), start) == start


def test_a_pencil_drawn_back_before_the_flick_leans() -> None:
    def lean(back_mm: float) -> float:
        motion = replace(PLAIN, back_mm=back_mm, back_s=0.3)
        return pushed(stroke(motion, pixel_mm=0.001)).lean_rad

    assert lean(0.0) == pytest.approx(0.0, abs=0.5 * DEGREE)
    assert lean(20.0) == pytest.approx(asin(20 / 175), abs=1.5 * DEGREE)
    assert lean(100.0) == MOST_LEAN_RAD


def test_the_lean_is_shown_as_the_pointer_leads_the_top() -> None:
    held = taken(FLICK.start((50.0, 60.0)), PointerSample(0.0, 52.0, 61.0))
    assert held.top_mm == pytest.approx((50.0, 60.0))
    held = FLICK.moved(held, PointerSample(0.1, 52.0, 41.0))
    assert held.top_mm == pytest.approx((50.0, 40.0))
    held = FLICK.moved(held, PointerSample(0.2, 52.0, -300.0))
    assert lean_from_top(dist(held.top_mm, (50.0, 60.0))) == pytest.approx(MOST_LEAN_RAD)


def stopped(answer: PencilAnswer) -> HeldPencil:
    """The pencil that was let go of at rest; when it was last held is no matter."""
    assert isinstance(answer, LetBe)
    assert answer.stopped
    return replace(answer.held, hand=replace(answer.held.hand, since_s=0.0))


@pytest.mark.parametrize("rate_hz", RATES)
def test_a_rest_before_letting_go_pushes_nothing_and_keeps_the_pencil(rate_hz: float) -> None:
    samples = stroke(rate_hz=rate_hz)
    last = samples[-1]
    rest = [replace(last, at_s=last.at_s + n / rate_hz) for n in range(1, int(0.1 * rate_hz))]
    assert stopped(led([*samples, *rest])) == FLICK.start((0.0, 0.0))


def test_a_silence_before_letting_go_is_a_rest() -> None:
    samples = stroke()
    answer = led([*samples, replace(samples[-1], at_s=samples[-1].at_s + 0.1)])
    assert stopped(answer) == FLICK.start((0.0, 0.0))


def test_after_a_rest_the_same_pencil_is_flicked_as_if_nothing_had_been() -> None:
    samples = stroke()
    kept = stopped(led([*samples, replace(samples[-1], at_s=samples[-1].at_s + 0.1)]))
    assert pushed(samples, kept) == pushed(samples)


def test_led_back_and_let_go_at_rest_the_pencil_is_let_be() -> None:
    start = FLICK.start((0.0, 0.0))
    there_and_back = [0.0, 10.0, 20.0, 20.0, 10.0, 5.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    samples = [PointerSample(0.05 * n, 0.0, -y) for n, y in enumerate(there_and_back)]
    assert led(samples) == LetBe(start)
    assert led([PointerSample(0.0, 0.0, 0.0), PointerSample(0.1, 0.5, 0.0)]) == LetBe(start)


def test_calling_off_leaves_the_pencil_as_it_stood() -> None:
    start = FLICK.start((0.0, 0.0), 0.3)
    held = taken(start, PointerSample(0.0, 0.0, 0.0))
    held = FLICK.moved(held, PointerSample(0.1, 0.0, -20.0))
    assert FLICK.cancelled(held) == LetBe(start)
    assert FLICK.cancelled(start) == start


def test_the_sheet_is_not_turned_under_a_held_pencil() -> None:
    start = FLICK.start((0.0, 0.0))
    assert FLICK.turned(start, 1.0).view.turned_rad == 1.0
    held = taken(start, PointerSample(0.0, 0.0, 0.0))
    assert FLICK.turned(held, 1.0) == held


def test_what_is_meant_is_what_letting_go_pushes() -> None:
    samples = stroke()
    held = taken(FLICK.start((0.0, 0.0)), samples[0])
    for sample in samples[1:]:
        held = FLICK.moved(held, sample)
    assert FLICK.meant(held, samples[-1].at_s) == pushed(samples)


def test_keys_flick_nothing_here() -> None:
    start = FLICK.start((0.0, 0.0))
    assert FLICK.aimed(start, 0.1) == FLICK.powered(start, 0.1) == start
    assert FLICK.confirmed(start, 1.0) == start


def test_a_more_sensitive_hand_pushes_harder_and_its_range_is_bounded() -> None:
    keen = pencil_way_named(WayName.FLICK, sensitivity=2.0)
    assert pushed(stroke(), way=keen).speed_mm_s > 1.5 * pushed(stroke()).speed_mm_s
    with pytest.raises(LaunchError):
        pencil_way_named(WayName.FLICK, sensitivity=9.0)
