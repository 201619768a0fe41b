"""When a die is thrown, and when the hand had stopped before it let go."""

from dataclasses import replace

import pytest

from dexterity.hand.feel import ENOUGH_SAMPLES, GAP_S, MOST_SLICES, SLIGHT_BEND_RAD_S
from dexterity.hand.gesture import LetGo, read_gesture
from dexterity.hand.release import read_release, steer_rad, swing
from dexterity.hand.thinning import thin
from dexterity.hand.track import clean_stroke
from dexterity.values.pointer import PointerSample
from tests.kit.strokes import Samples, load_stroke, steady


def again(samples: Samples, after_s: float) -> PointerSample:
    """The last place, reported once more."""
    return replace(samples[-1], at_s=samples[-1].at_s + after_s)


def test_a_steady_swing_is_read_exactly() -> None:
    release = read_release(clean_stroke(steady(1500.0)))
    assert release is not None
    assert release.velocity_mm_s == pytest.approx((0.0, 1500.0))
    assert release.bend_rad_s == pytest.approx(0.0, abs=1e-6)


def test_silence_before_the_release_drops_the_die() -> None:
    samples = steady(1500.0)
    assert read_gesture([*samples, again(samples, GAP_S * 0.9)]).let_go is LetGo.THROWN
    assert read_gesture([*samples, again(samples, GAP_S * 1.01)]).let_go is LetGo.STOPPED


def test_what_was_before_a_silence_does_not_count() -> None:
    late = [replace(one, at_s=one.at_s + 1.0, x_mm=300.0) for one in steady(1500.0, lasting_s=0.1)]
    gesture = read_gesture([*steady(400.0), *late])
    assert gesture.velocity_mm_s == pytest.approx((0.0, 1500.0), abs=1e-6)


def test_the_lifting_of_a_finger_is_no_measurement() -> None:
    samples = steady(1500.0, rate_hz=60.0)
    lifted = read_gesture([*samples, again(samples, 1 / 60)])
    assert lifted.velocity_mm_s == read_gesture(samples).velocity_mm_s


def test_a_place_reported_twice_more_is_rest() -> None:
    samples = steady(1500.0, rate_hz=60.0)
    still = [again(samples, 1 / 60), again(samples, 2 / 60)]
    assert read_gesture([*samples, *still]).let_go is LetGo.STOPPED


@pytest.mark.parametrize("name", ["rest-125hz", "checked-1000hz"])
def test_one_outlier_does_not_wake_a_hand_at_rest(name: str) -> None:
    samples = load_stroke(name).samples
    samples[-3] = replace(samples[-3], x_mm=samples[-3].x_mm + 40.0)
    assert read_gesture(samples).let_go is LetGo.STOPPED


def test_a_crawl_drops_the_die_and_a_slow_swing_does_not() -> None:
    assert read_gesture(steady(60.0, lasting_s=1.0)).let_go is LetGo.STOPPED
    assert read_gesture(steady(200.0, lasting_s=1.0)).let_go is LetGo.THROWN


def test_two_samples_are_no_swing() -> None:
    assert read_gesture(steady(1500.0, 60.0)[:2]).dropped


def test_a_single_press_is_a_tap() -> None:
    assert read_gesture([PointerSample(0.0, 1.0, 2.0)]).let_go is LetGo.TAPPED


def test_the_swing_is_the_window_and_no_more() -> None:
    moving = swing(clean_stroke(steady(1500.0, 1000.0)))
    assert len(moving) == 73


def test_a_slow_picture_gets_a_longer_window_for_enough_samples() -> None:
    assert len(swing(clean_stroke(steady(1500.0, 45.0)))) == ENOUGH_SAMPLES
    assert len(swing(clean_stroke(steady(1500.0, 30.0)))) == 4


def test_a_fast_mouse_is_thinned_to_what_a_slow_one_tells() -> None:
    fast = swing(clean_stroke(steady(1500.0, 1000.0)))
    slow = swing(clean_stroke(steady(1500.0, 125.0)))
    assert len(thin(fast)) <= MOST_SLICES + 1  # the sample on the very edge may be one more
    assert thin(slow) == slow


def test_a_slight_bend_is_turned_back_and_a_meant_one_carried_on() -> None:
    slight = SLIGHT_BEND_RAD_S
    assert steer_rad(0.0, 0.072) == 0.0
    assert steer_rad(slight, 0.072) == pytest.approx(-slight * 0.028)
    assert steer_rad(slight + 5.0, 0.072) == pytest.approx(-slight * 0.028 + 5.0 * 0.008)
    assert steer_rad(-slight, 0.072) == -steer_rad(slight, 0.072)
