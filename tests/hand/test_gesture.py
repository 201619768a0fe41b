"""Reading whole strokes: what the maker knows is recovered, whatever the sensor did to it."""

from math import degrees, hypot
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dexterity.errors import StrokeError
from dexterity.hand.feel import (
    FASTEST_HAND_MM_S,
    HAND_REACH_MM,
    LATEST_CLOCK_S,
    MOST_TWIST_RAD_S,
    SLIGHT_BEND_RAD_S,
    TWIST_GAIN,
)
from dexterity.hand.gesture import Gesture, LetGo, read_gesture, twist_from_bend
from dexterity.hand.pickup import orientation_at_pickup
from dexterity.hand.toss import launch_from_toss, toss_from_gesture
from dexterity.units import DEGREE
from dexterity.values.pointer import PointerSample
from tests.kit.strokes import Stroke, all_strokes, load_stroke, made, thrown_strokes
from tools.make_strokes import Motion, Sensor

SPEED_MARGIN = 0.07
"""A swing that gains or eases is read up to this share off; one at its fastest within 4 %."""

RATES_HZ = (60.0, 125.0, 250.0, 500.0, 1000.0)


def is_straight(stroke: Stroke) -> bool:
    return stroke.true.bend_rad_s == 0.0


def named(stroke: Stroke) -> str:
    return stroke.name


STRAIGHT = [stroke for stroke in thrown_strokes() if is_straight(stroke)]
CURLED = [stroke for stroke in thrown_strokes() if not is_straight(stroke)]


@pytest.mark.parametrize("stroke", all_strokes(), ids=named)
def test_how_the_die_left_the_hand_is_recognised(stroke: Stroke) -> None:
    assert read_gesture(stroke.samples).let_go is stroke.true.let_go


@pytest.mark.parametrize("stroke", thrown_strokes(), ids=named)
def test_true_speed_and_place_are_recovered(stroke: Stroke) -> None:
    gesture = read_gesture(stroke.samples)
    assert gesture.speed_mm_s == pytest.approx(stroke.true.speed_mm_s, rel=SPEED_MARGIN)
    assert gesture.place_mm == pytest.approx(stroke.true.place_mm, abs=2.0)


@pytest.mark.parametrize("stroke", STRAIGHT, ids=named)
def test_true_direction_of_a_straight_swing_is_recovered_and_nothing_spins(stroke: Stroke) -> None:
    gesture = read_gesture(stroke.samples)
    assert degrees(gesture.direction_rad) == pytest.approx(stroke.true.direction_deg, abs=0.6)
    assert gesture.twist_rad_s == 0.0


@pytest.mark.parametrize("stroke", CURLED, ids=named)
def test_a_curl_twists_the_die_its_own_way(stroke: Stroke) -> None:
    gesture = read_gesture(stroke.samples)
    assert abs(gesture.twist_rad_s) > 30.0
    assert gesture.twist_rad_s * stroke.true.bend_rad_s > 0.0


@pytest.mark.parametrize("stroke", CURLED, ids=named)
def test_a_curl_is_thrown_a_little_behind_where_it_points_at_last(stroke: Stroke) -> None:
    """The price of reading over a window: never ahead of the bend, at most 7 degrees behind."""
    read = degrees(read_gesture(stroke.samples).direction_rad)
    right_of_it = read - stroke.true.direction_deg
    behind = right_of_it if stroke.true.bend_rad_s > 0 else -right_of_it
    assert 0.0 < behind < 7.0


def plain(rate_hz: float, seed: int) -> Gesture:
    return read_gesture(made(Motion(), Sensor(rate_hz), seed))


@pytest.mark.parametrize("rate_hz", RATES_HZ)
def test_the_rate_of_sampling_hardly_changes_the_throw(rate_hz: float) -> None:
    standard = read_gesture(made(Motion(), Sensor(1000.0, 0.01, 0.0)))
    gestures = [plain(rate_hz, seed) for seed in range(20)]
    mean = sum(gesture.speed_mm_s for gesture in gestures) / len(gestures)
    assert mean == pytest.approx(standard.speed_mm_s, rel=0.02)
    for gesture in gestures:
        assert gesture.speed_mm_s == pytest.approx(standard.speed_mm_s, rel=0.045)
        assert abs(gesture.direction_rad - standard.direction_rad) < 1.0 * DEGREE


def test_the_stored_plain_throw_is_the_same_at_every_rate() -> None:
    names = ("plain-60hz", "plain-125hz", "plain-250hz", "plain-1000hz")
    gestures = [read_gesture(load_stroke(name).samples) for name in names]
    speeds = [gesture.speed_mm_s for gesture in gestures]
    directions = [gesture.direction_rad for gesture in gestures]
    assert max(speeds) / min(speeds) < 1.03
    assert max(directions) - min(directions) < 1.0 * DEGREE


@pytest.mark.parametrize("rate_hz", RATES_HZ[1:])
@pytest.mark.parametrize("seed", range(40))
def test_one_outlier_hardly_changes_the_throw(rate_hz: float, seed: int) -> None:
    luck = Random(seed)
    samples = made(Motion(), Sensor(rate_hz), seed)
    clean = read_gesture(samples)
    spoilt = luck.randrange(1, int(0.07 * rate_hz))
    size, way = luck.uniform(10.0, 300.0), luck.choice(((1, 0), (-1, 0), (0, 1), (0.6, -0.8)))
    one = samples[-spoilt]
    samples[-spoilt] = PointerSample(one.at_s, one.x_mm + size * way[0], one.y_mm + size * way[1])
    wrong = read_gesture(samples)
    assert wrong.speed_mm_s == pytest.approx(clean.speed_mm_s, rel=0.05)
    assert abs(wrong.direction_rad - clean.direction_rad) < 1.0 * DEGREE
    assert wrong.twist_rad_s == 0.0


@pytest.mark.parametrize("from_end", range(1, 6))
def test_at_60_hz_an_outlier_costs_at_most_an_eighth(from_end: int) -> None:
    """Five samples tell of one release; four of them, without the last, cannot tell as much."""
    for seed in range(20):
        samples = made(Motion(), Sensor(60.0), seed)
        clean = read_gesture(samples)
        one = samples[-from_end]
        samples[-from_end] = PointerSample(one.at_s, one.x_mm + 40.0, one.y_mm)
        wrong = read_gesture(samples)
        assert wrong.speed_mm_s == pytest.approx(clean.speed_mm_s, rel=0.125)
        assert abs(wrong.direction_rad - clean.direction_rad) < 1.5 * DEGREE


def test_a_bend_that_is_not_meant_gives_no_twist_and_a_hard_one_no_more_than_the_most() -> None:
    assert twist_from_bend(SLIGHT_BEND_RAD_S) == 0.0
    assert twist_from_bend(-SLIGHT_BEND_RAD_S - 1.0) == pytest.approx(-TWIST_GAIN)
    assert twist_from_bend(1e9) == MOST_TWIST_RAD_S


def test_duration_and_path_are_those_of_the_whole_stroke() -> None:
    gesture = read_gesture(load_stroke("plain-1000hz").samples)
    assert gesture.duration_s == pytest.approx(0.45, abs=0.001)
    assert gesture.path_mm == pytest.approx(90.0 + 128.0, rel=0.1)


def is_sound(gesture: Gesture) -> bool:
    place_within = all(abs(along) <= HAND_REACH_MM for along in gesture.place_mm)
    slow_enough = hypot(*gesture.velocity_mm_s) <= FASTEST_HAND_MM_S * 1.000001
    return place_within and slow_enough and abs(gesture.twist_rad_s) <= MOST_TWIST_RAD_S


PLACES = st.floats(allow_nan=False, allow_infinity=False) | st.floats(-600, 600)
STEPS = (
    st.floats(0.0, 0.05) | st.sampled_from([0.0, 1e-12, 1 / 60, 0.001, 0.04]) | st.floats(0, 1e6)
)


@settings(max_examples=150, deadline=None)
@given(
    start=st.floats(-LATEST_CLOCK_S / 2, LATEST_CLOCK_S / 2),
    steps=st.lists(st.tuples(STEPS, PLACES, PLACES), min_size=1, max_size=40),
)
def test_any_finite_stroke_gives_a_gesture_and_a_launch(
    start: float, steps: list[tuple[float, float, float]]
) -> None:
    at_s, samples = start, []
    for step, x, y in steps:
        at_s += step
        samples.append(PointerSample(at_s, x, y))
    gesture = read_gesture(samples)
    assert is_sound(gesture)
    assert (gesture.speed_mm_s == 0.0) == gesture.dropped
    toss = toss_from_gesture(gesture, 15 * DEGREE, sensitivity=5.0)
    launch_from_toss(toss, orientation_at_pickup(Random(1)))


@settings(max_examples=150, deadline=None)
@given(st.lists(st.builds(PointerSample, st.floats(), st.floats(), st.floats()), max_size=12))
def test_whatever_a_pointer_reports_it_is_a_gesture_or_a_clear_error(
    samples: list[PointerSample],
) -> None:
    try:
        gesture = read_gesture(samples)
    except StrokeError:
        return
    assert is_sound(gesture)


def test_a_dropped_die_has_no_speed() -> None:
    gesture = read_gesture(load_stroke("silence-125hz").samples)
    assert gesture.let_go is LetGo.STOPPED
    assert gesture.velocity_mm_s == (0.0, 0.0)
    assert gesture.direction_rad == 0.0
