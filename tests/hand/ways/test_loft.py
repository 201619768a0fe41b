"""Setting the loft."""

import pytest

from dexterity.hand.feel import (
    DEFAULT_LOFT_RAD,
    LEAST_LOFT_RAD,
    LOFT_PER_PICTURE_RAD,
    LOFT_STEP_RAD,
    MOST_LOFT_RAD,
)
from dexterity.hand.ways.loft import loft_from_notches, put_down, within_loft


def test_the_loft_keeps_within_what_a_hand_can_give() -> None:
    assert within_loft(9.0) == MOST_LOFT_RAD
    assert within_loft(-9.0) == LEAST_LOFT_RAD
    assert within_loft(DEFAULT_LOFT_RAD) == DEFAULT_LOFT_RAD


def test_a_notch_away_from_one_is_a_step_up() -> None:
    assert loft_from_notches(1) == LOFT_STEP_RAD
    assert loft_from_notches(-2) == -2 * LOFT_STEP_RAD


def test_a_second_finger_that_rises_lofts_by_all_of_its_way() -> None:
    finger, total = put_down(0.3), 0.0
    for height in (0.31, 0.35, 0.5, 0.4):
        finger, by = finger.moved_to(height)
        total += by
    assert total == pytest.approx(0.1 * LOFT_PER_PICTURE_RAD)
    assert not finger.calls_off


def test_a_second_finger_that_only_taps_calls_the_throw_off_and_lofts_nothing() -> None:
    finger, by = put_down(0.3).moved_to(0.31)
    assert by == 0.0
    assert finger.calls_off


def test_a_drag_that_returns_to_its_start_is_no_tap() -> None:
    finger, up = put_down(0.3).moved_to(0.5)
    finger, down = finger.moved_to(0.3)
    assert up + down == pytest.approx(0.0)
    assert not finger.calls_off
