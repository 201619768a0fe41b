"""Times of reports that came late, many at once, or through a system that was late itself."""

from collections.abc import Sequence
from itertools import pairwise

import pygame
import pytest

from dexterity.ui.input.event_times import EventTimes

PERIOD_S = 0.008


def moved(number: int) -> pygame.Event:
    return pygame.Event(pygame.MOUSEMOTION, {"pos": (10 * number, 0)})


def touched(kind: int, finger: int, number: int) -> pygame.Event:
    told = {"touch_id": 1, "finger_id": finger, "x": number / 100, "y": 0.0}
    return pygame.Event(kind, told)


def times_of(
    arrivals_s: Sequence[float], asked_s: Sequence[float], times: EventTimes | None = None
) -> list[float]:
    """Of motions that could be had from then on, at a machine that asks so often."""
    times = times or EventTimes()
    told: list[float] = []
    waiting = [(at_s, moved(number)) for number, at_s in enumerate(arrivals_s)]
    for now_s in asked_s:
        here = [event for at_s, event in waiting if at_s <= now_s]
        del waiting[: len(here)]
        told += times.of(here, now_s)
    return told


def every(step_s: float, until_s: float) -> list[float]:
    return [step_s * number for number in range(round(until_s / step_s) + 1)]


def test_reports_are_a_period_apart_however_many_come_at_once() -> None:
    sent = [0.101 + PERIOD_S * number for number in range(30)]
    told = times_of(sent, every(0.05, 0.4))
    gaps = [after - before for before, after in pairwise(told[15:])]
    assert gaps == pytest.approx([PERIOD_S] * len(gaps), rel=0.15)
    assert told[15:] == pytest.approx(sent[15:], abs=PERIOD_S)


def test_a_report_that_the_system_held_back_does_not_move_the_others() -> None:
    sent = [0.1 + PERIOD_S * number for number in range(30)]
    held_back = [*sent[:25], sent[25] + 0.006, *sent[26:]]
    told = times_of(held_back, every(0.001, 0.4))
    assert told[24:28] == pytest.approx(sent[24:28], abs=0.003)


def test_a_pause_that_was_seen_stays_one() -> None:
    before = [0.1 + PERIOD_S * number for number in range(20)]
    after = [before[-1] + 0.06 + PERIOD_S * number for number in range(5)]
    told = times_of([*before, *after], every(0.001, 0.5))
    assert told[20] - told[19] == pytest.approx(0.06, abs=0.004)


PRESSES = [
    pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=1),
    touched(pygame.FINGERDOWN, 1, 1),
    pygame.Event(pygame.KEYDOWN, key=pygame.K_SPACE),
]


@pytest.mark.parametrize("press", PRESSES, ids=["mouse", "finger", "key"])
def test_presses_at_a_machine_that_is_late_are_read_neither_early_nor_late_on_average(
    press: pygame.Event,
) -> None:
    picture_s, off_s = 0.05, []
    for number in range(40):
        times, pressed_s = EventTimes(), 10.0 * picture_s + picture_s * (number + 0.5) / 40
        for asked_s in every(picture_s, 11.0 * picture_s):
            heard = asked_s - picture_s < pressed_s <= asked_s
            off_s += [at_s - pressed_s for at_s in times.of([press] * heard, asked_s)]
    assert len(off_s) == 40
    assert sum(off_s) / len(off_s) == pytest.approx(0.0, abs=0.001)
    assert max(map(abs, off_s)) <= picture_s / 2.0


def test_no_report_is_later_than_its_answer_or_before_the_last_one() -> None:
    sent = [0.1 + 0.005 * number for number in range(40)]
    asked = sorted({*every(0.03, 0.5), *every(0.011, 0.5)})
    told = times_of(sent, asked)
    answers = [next(now_s for now_s in asked if now_s >= at_s) for at_s in sent]
    assert all(at_s <= now_s for at_s, now_s in zip(told, answers, strict=True))
    assert told == sorted(told)


def test_what_one_finger_has_told_is_known_of_the_next() -> None:
    times, slow_s = EventTimes(), 1 / 60
    now_s = 0.0
    for number in range(30):
        now_s = slow_s * number
        times.of([touched(pygame.FINGERMOTION, 7, number)], now_s)
    times.of([touched(pygame.FINGERUP, 7, 30)], now_s + slow_s)
    began_s = now_s + 1.0
    times.of([], began_s - 0.2)
    motions = [touched(pygame.FINGERMOTION, 8, number) for number in range(8)]
    told = times.of([touched(pygame.FINGERDOWN, 8, 0), *motions], began_s)
    gaps = [after - before for before, after in pairwise(told)]
    assert gaps == pytest.approx([slow_s] * len(gaps), rel=0.1)
