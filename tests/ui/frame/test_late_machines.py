"""Equal strokes are read equally, however late the machine is to ask what the hand did."""

from collections.abc import Iterator
from itertools import pairwise, product
from math import degrees
from pathlib import Path
from statistics import pstdev

import pytest

from dexterity.hand.gesture import Gesture, LetGo, read_gesture
from dexterity.ui.frame.clock import FRAME_S
from tests.kit.covering import covering
from tests.kit.late_machines import (
    BUSY,
    QUIET,
    SLOW_PICTURES,
    STUCK,
    Machine,
    Swing,
    as_sent,
    listening,
)

SPEEDS_PX_S = (600.0, 1100.0, 1900.0)
TURNS_RAD = (-0.5, -0.2, 0.0, 0.2, 0.5)
EACH = 4


def swings(rate_hz: float = 125.0) -> Iterator[Swing]:
    for speed, turn, _ in product(SPEEDS_PX_S, TURNS_RAD, range(EACH)):
        yield Swing(speed, turn, rate_hz)


def readings(machine: Machine, rate_hz: float, folder: Path) -> list[tuple[Gesture, Gesture]]:
    """As they were read, beside as they were sent."""
    with listening(machine, folder) as trial:
        return [
            (read_gesture(trial.heard(swing)), read_gesture(as_sent(swing)))
            for swing in swings(rate_hz)
        ]


@pytest.mark.parametrize(
    ("machine", "rate_hz", "speed_share", "direction_deg"),
    covering(
        [
            (QUIET, 60.0, 0.04, 1.0),
            (QUIET, 125.0, 0.03, 1.0),
            (QUIET, 1000.0, 0.03, 1.0),
            (SLOW_PICTURES, 60.0, 0.04, 1.0),
            (SLOW_PICTURES, 125.0, 0.03, 1.0),
            (SLOW_PICTURES, 250.0, 0.05, 1.0),
            (SLOW_PICTURES, 1000.0, 0.04, 1.0),
            (BUSY, 60.0, 0.05, 2.0),
            (BUSY, 125.0, 0.05, 2.0),
            (BUSY, 500.0, 0.08, 2.0),
            (BUSY, 1000.0, 0.07, 2.0),
            (STUCK, 125.0, 0.05, 2.0),
        ],
        lambda machine, *rest: (machine,),
    ),
)
def test_equal_strokes_are_read_equally(
    machine: Machine, rate_hz: float, speed_share: float, direction_deg: float, tmp_path: Path
) -> None:
    told = readings(machine, rate_hz, tmp_path)
    assert all(read.let_go is LetGo.THROWN for read, _ in told)
    off = [read.speed_mm_s / sent.speed_mm_s - 1.0 for read, sent in told]
    turned = [degrees(read.direction_rad - sent.direction_rad) for read, sent in told]
    assert pstdev(off, 0.0) < speed_share
    assert pstdev(turned, 0.0) < direction_deg


@pytest.mark.parametrize("machine", [QUIET, BUSY, SLOW_PICTURES])
@pytest.mark.parametrize(("before_hz", "after_hz"), [(125.0, 60.0), (60.0, 125.0), (1000.0, 125.0)])
def test_another_mouse_is_known_after_its_first_stroke(
    machine: Machine, before_hz: float, after_hz: float, tmp_path: Path
) -> None:
    with listening(machine, tmp_path) as trial:
        for speed in SPEEDS_PX_S * 3:
            trial.heard(Swing(speed, 0.1, before_hz))
        trial.heard(Swing(1100.0, 0.1, after_hz))
        for speed in SPEEDS_PX_S:
            swing = Swing(speed, 0.1, after_hz)
            read, sent = read_gesture(trial.heard(swing)), read_gesture(as_sent(swing))
            # A single one on a busy machine; with the period of the other it is off by a half.
            assert read.speed_mm_s == pytest.approx(sent.speed_mm_s, rel=0.25)


@pytest.mark.parametrize("machine", [QUIET, BUSY, SLOW_PICTURES])
def test_a_hand_that_stood_still_had_stopped_on_every_machine(
    machine: Machine, tmp_path: Path
) -> None:
    with listening(machine, tmp_path) as trial:
        for speed in SPEEDS_PX_S:
            stroke = trial.heard(Swing(speed, 0.1, rests_s=0.2))
            assert read_gesture(stroke).let_go is LetGo.STOPPED


def test_a_machine_that_was_late_has_seen_no_stop(tmp_path: Path) -> None:
    with listening(STUCK, tmp_path) as trial:
        strokes = [trial.heard(swing) for swing in swings()]
    assert all(read_gesture(stroke).let_go is LetGo.THROWN for stroke in strokes)


def test_down_motion_and_up_in_one_answer_are_one_stroke(tmp_path: Path) -> None:
    with listening(Machine(0.6), tmp_path) as trial:
        stroke = trial.heard(Swing(1100.0, 0.2))
    gesture = read_gesture(stroke)
    assert gesture.let_go is LetGo.THROWN
    assert degrees(gesture.direction_rad) > 0.0


def test_every_motion_counts_and_none_shares_a_time(tmp_path: Path) -> None:
    swing = Swing(1100.0, 0.0)
    with listening(SLOW_PICTURES, tmp_path) as trial:
        stroke = trial.heard(swing)
    reports = swing.reports(trial.luck)
    assert len(stroke) >= len(reports)
    times = [sample.at_s for sample in stroke]
    assert all(after > before for before, after in pairwise(times[:-1]))


def test_frames_are_due_evenly_and_in_between_it_listens(tmp_path: Path) -> None:
    with listening(QUIET, tmp_path) as trial:
        began_s = trial.app.services.clock.now_s()
        for _ in range(30):
            trial.app.tick()
            trial.app.listen()
        lasted_s = trial.app.services.clock.now_s() - began_s
    assert lasted_s == pytest.approx(30 * FRAME_S, rel=0.05)


@pytest.mark.parametrize("machine", [QUIET, SLOW_PICTURES], ids=["quiet", "slow pictures"])
def test_a_hand_that_stopped_is_known_to_have_before_it_lets_go(
    machine: Machine, tmp_path: Path
) -> None:
    with listening(machine, tmp_path) as trial:
        trial.heard(Swing(1100.0, 0.2, rests_s=0.4))
        assert trial.listening.stood >= 1


@pytest.mark.parametrize("machine", [QUIET, SLOW_PICTURES, BUSY, STUCK], ids=str)
def test_a_hand_that_swings_on_is_never_said_to_have_stopped(
    machine: Machine, tmp_path: Path
) -> None:
    with listening(machine, tmp_path) as trial:
        for speed, turn in product(SPEEDS_PX_S, (-0.2, 0.2)):
            trial.listening.stood = 0
            trial.heard(Swing(speed, turn))
            assert trial.listening.stood == 0
