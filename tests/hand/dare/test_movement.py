"""Movements that a hand makes by itself."""

from dataclasses import replace
from itertools import pairwise
from math import cos, dist, hypot, sin

import pytest

from dexterity.hand.dare.deed import CueKind
from dexterity.hand.dare.movement import (
    LEAST_BEHIND_MM,
    LONGEST_S,
    Movement,
    hand_speed,
    least_jerk,
    plain_movement,
)
from dexterity.hand.gesture import read_gesture
from dexterity.hand.requirements.pinkies import HOLDS_MM_S2, acceleration_mm_s2
from dexterity.hand.toss import Toss, throw_speed
from dexterity.units import DEGREE

TOSS = Toss((30.0, -480.0, 120.0), 1500.0, 10.0 * DEGREE, 0.0, 0.0)


def at_speed(speed_mm_s: float) -> Movement:
    return plain_movement(replace(TOSS, speed_mm_s=speed_mm_s))


def test_it_lets_go_at_time_0_where_the_toss_is_made() -> None:
    movement = plain_movement(TOSS)
    last = movement.path[-1]
    assert movement.released_s == 0.0
    assert (last.x_mm, last.y_mm) == pytest.approx(TOSS.place_mm[:2])


def test_times_rise_evenly() -> None:
    gaps = [after.at_s - before.at_s for before, after in pairwise(plain_movement(TOSS).path)]
    assert min(gaps) > 0.0
    assert max(gaps) == pytest.approx(min(gaps))


@pytest.mark.parametrize("speed_mm_s", [900.0, 1500.0, 2400.0])
def test_who_reads_the_movement_finds_the_toss_that_it_was_made_for(speed_mm_s: float) -> None:
    gesture = read_gesture(at_speed(speed_mm_s).path)
    assert throw_speed(gesture.speed_mm_s, 1.0) == pytest.approx(speed_mm_s, rel=0.06)
    assert gesture.direction_rad == pytest.approx(TOSS.direction_rad, abs=0.01)
    assert gesture.twist_rad_s == 0.0


def test_the_hand_speed_for_a_die_gives_that_die_its_speed() -> None:
    for speed in (300.0, 1600.0, 3900.0):
        assert throw_speed(hand_speed(speed), 1.0) == pytest.approx(speed)


def test_it_stays_on_the_line_of_the_toss() -> None:
    x, y, _ = TOSS.place_mm
    right, away = sin(TOSS.direction_rad), cos(TOSS.direction_rad)
    for at in plain_movement(TOSS).path:
        assert (at.x_mm - x) * away - (at.y_mm - y) * right == pytest.approx(0.0, abs=1e-9)


@pytest.mark.parametrize("speed_mm_s", [100.0, 900.0, 1500.0, 4000.0])
def test_however_gentle_or_hard_it_comes_from_behind_in_time(speed_mm_s: float) -> None:
    path = at_speed(speed_mm_s).path
    farthest = max(path, key=lambda at: dist((at.x_mm, at.y_mm), TOSS.place_mm[:2]))
    behind = hypot(farthest.x_mm - TOSS.place_mm[0], farthest.y_mm - TOSS.place_mm[1])
    assert behind >= LEAST_BEHIND_MM - 2.0
    assert farthest.y_mm < TOSS.place_mm[1]
    assert -path[0].at_s <= 0.2 + LONGEST_S + 1e-9


def test_a_good_plain_throw_is_gentle_enough_for_little_fingers() -> None:
    path = at_speed(1500.0).path
    most = max(acceleration_mm_s2(path[:length]) for length in range(1, len(path) + 1))
    assert most < HOLDS_MM_S2


def test_a_figure_leads_to_where_the_path_begins_and_the_rest_stays() -> None:
    plain = plain_movement(TOSS)
    led = plain.led_by([(-30.0, 0.0), (-20.0, 0.0), (-10.0, 0.0)], 0.3)
    assert led.path[3:] == plain.path
    begin = plain.path[0]
    assert [at.x_mm - begin.x_mm for at in led.path[:3]] == pytest.approx([-30.0, -20.0, -10.0])
    assert [begin.at_s - at.at_s for at in led.path[:3]] == pytest.approx([0.3, 0.2, 0.1])


def test_later_moves_path_and_cues_alike() -> None:
    moved = plain_movement(TOSS).cued(CueKind.JUMPED, -0.5).later(2.0)
    assert moved.released_s == pytest.approx(2.0)
    assert moved.cues[0].at_s == pytest.approx(1.5)


def test_a_deed_takes_hold_at_its_beginning_and_tells_cues_in_their_order() -> None:
    movement = plain_movement(TOSS).cued(CueKind.OTHER_UP, 0.0).cued(CueKind.TOSSED, -2.0)
    deed = movement.deed()
    assert [cue.kind for cue in deed.cues] == [CueKind.TOSSED, CueKind.TAKEN, CueKind.OTHER_UP]
    assert deed.last(CueKind.TAKEN) == movement.path[0].at_s
    assert deed.last(CueKind.JUMPED) is None
    assert deed.path == deed.pointer == movement.path


def test_least_jerk_goes_from_0_to_1_and_is_half_way_half_way() -> None:
    assert [least_jerk(share) for share in (-1.0, 0.0, 0.5, 1.0, 2.0)] == [0.0, 0.0, 0.5, 1.0, 1.0]
