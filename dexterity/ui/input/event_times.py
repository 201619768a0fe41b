"""When each event happened: the system tells what and where, but not when.

All that is known is when we asked and what came. Whoever asks every millisecond knows the time of
everything; a machine that is late gets many events in one answer, and their times are worked out
from how often that pointer reports. What was not asked about was not seen: a hand that moved up to
the last question is taken to have moved on, and only questions that found nothing show it at rest.
"""

from collections import defaultdict, deque
from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from typing import Final

import pygame

FRESH_S: Final = 0.004
"""An answer no longer than this after the last question has the time at which it came. Longer: at
125 Hz two events of one answer would share a time. Shorter: a sleep of a millisecond, which often
takes two, passes for a late machine."""

VERY_LATE_S: Final = 0.02
"""A machine this late sees so few periods pass that counting all of them is better."""

USUAL_PERIOD_S: Final = 0.008
"""Between two reports of a pointer that was not heard yet: most mice have 125 Hz."""

SHORTEST_PERIOD_S, LONGEST_PERIOD_S = 0.001, 0.02
"""From the fastest mouse to the slowest touch screen. Longer: a slow drag, of which a mouse leaves
reports out, passes for a slow mouse."""

PAUSE_S: Final = 0.03
"""After this long without a report there was a pause, which tells nothing about the period."""

ANSWERS_KEPT: Final = 32
"""By which the period is told. Fewer: a single late answer changes it. More: after a change from
the mouse to a pad the first strokes are read with the period of the mouse."""

ENOUGH_EXACT: Final = 6
"""So many periods that were seen as they passed are worth more than any that were counted."""

ENOUGH_COUNTED: Final = 40
"""Reports by which the period is told where none was seen to pass. Fewer: one more or less in an
answer counts. More: of a fast mouse, the slow beginning of a swing counts."""

FULL_SHARE: Final = 2.2
"""An answer whose reports are farther apart than this, against most others, was not all motion."""

MOTIONS: Final = frozenset({pygame.MOUSEMOTION, pygame.FINGERMOTION})
LIFTS: Final = frozenset({pygame.MOUSEBUTTONUP, pygame.FINGERUP})
PRESSES: Final = frozenset({pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN})


@dataclass(slots=True)
class _Pointer:
    """What is remembered of one pointer."""

    last_s: float = float("-inf")
    """When it last reported."""
    answered_s: float = float("-inf")
    """When the answer came in which it did."""
    moved: bool = False
    """Whether that report was a motion."""
    fresh: bool = False
    """Whether the time of the last answer was its own."""
    exact_s: deque[float] = field(default_factory=lambda: deque(maxlen=ANSWERS_KEPT))
    """From one report to the next, where both were seen as they came."""
    counted: deque[tuple[float, int]] = field(default_factory=lambda: deque(maxlen=ANSWERS_KEPT))
    """From one answer with reports to the next, and how many there were."""

    @property
    def period_s(self) -> float:
        """Between two reports of a hand that moves."""
        if len(self.exact_s) >= ENOUGH_EXACT:
            # The lower quarter: of a slow drag a mouse leaves reports out.
            told = sorted(self.exact_s)[len(self.exact_s) // 2]
        elif self.counted:
            told = _period_counted(self.counted)
        else:
            told = USUAL_PERIOD_S
        return max(SHORTEST_PERIOD_S, min(LONGEST_PERIOD_S, told))

    def heard(self, reports: int, now_s: float, asked_s: float, *, lifted: bool) -> None:
        """So many reports came in one answer; in which it let go, they fill only a part of it."""
        since, fresh = now_s - self.answered_s, now_s - asked_s <= FRESH_S
        if not lifted and since <= max(PAUSE_S, 1.5 * (now_s - asked_s)):
            self.counted.append((since, reports))
            if fresh and self.fresh and reports == 1:
                self.exact_s.append(since)
        if now_s - asked_s > VERY_LATE_S:
            self.exact_s.clear()
        self.answered_s, self.fresh = now_s, fresh


class EventTimes:
    """Told of every question and its answer, it says when what was heard happened."""

    def __init__(self) -> None:
        self._asked_s = float("-inf")
        self._pointers: defaultdict[Hashable, _Pointer] = defaultdict(_Pointer)

    def of(self, pump: Sequence[pygame.Event], now_s: float) -> list[float]:
        """The time of each event of one answer, in their order."""
        asked_s = max(self._asked_s, now_s - 1.0) if self._asked_s > float("-inf") else now_s
        self._asked_s = now_s
        # What comes but once, such as a key, may have come at any time since the last question.
        times = [now_s if now_s - asked_s <= FRESH_S else (asked_s + now_s) / 2.0] * len(pump)
        by_pointer: defaultdict[Hashable, list[int]] = defaultdict(list)
        for number, event in enumerate(pump):
            if event.type in MOTIONS or event.type in PRESSES or event.type in LIFTS:
                by_pointer[_called(event)].append(number)
        for called, numbers in by_pointer.items():
            kinds = [pump[number].type for number in numbers]
            spread = self._spread(self._pointers[called], kinds, asked_s, now_s)
            for number, at_s in zip(numbers, spread, strict=True):
                times[number] = at_s
        return times

    def _spread(
        self, pointer: _Pointer, kinds: Sequence[int], asked_s: float, now_s: float
    ) -> list[float]:
        """The times of one pointer's events in one answer: none before its last report."""
        reports = sum(kind not in LIFTS for kind in kinds)
        lifted = reports < len(kinds)
        if reports:
            pointer.heard(reports, now_s, asked_s, lifted=lifted)
        first_s, last_s = self._span(pointer, reports, asked_s, now_s, lifted=lifted)
        fresh = now_s - asked_s <= FRESH_S
        times: list[float] = []
        told = 0
        for kind in kinds:
            if kind in LIFTS:
                # Before the next report was due, or since we last saw it stand still.
                lifted_s = max(asked_s, pointer.last_s + pointer.period_s / 2.0)
                at_s = now_s if fresh or not pointer.moved else min(now_s, lifted_s)
            else:
                told += 1
                at_s = first_s + (last_s - first_s) * told / reports
                pointer.moved = kind in MOTIONS
            pointer.last_s = max(pointer.last_s, at_s)
            times.append(pointer.last_s)
        return times

    @staticmethod
    def _span(
        pointer: _Pointer, reports: int, asked_s: float, now_s: float, *, lifted: bool
    ) -> tuple[float, float]:
        """From when to when so many reports of one answer took place, the last one at its end."""
        period, before_s = pointer.period_s, pointer.last_s
        wanted_s = reports * period
        if now_s - asked_s <= FRESH_S:
            # More than one: the system itself was late to hand them on.
            return max(before_s, now_s - max(now_s - asked_s, wanted_s)), now_s
        if not pointer.moved or asked_s - before_s > PAUSE_S:
            # It began to move in between, and still did in the end.
            return max(before_s, asked_s, now_s - wanted_s), now_s
        # It moved on; until a while ago, if it let go in between.
        last_s = min(now_s, before_s + wanted_s)
        return before_s, last_s if lifted else max(now_s - period, last_s)


def _period_counted(counted: Sequence[tuple[float, int]]) -> float:
    """The time of the last answers over their reports, but for those in which a motion began.

    The last ones: a fast mouse reports every pixel, and so the more often the faster it goes.
    """
    each = sorted(since / reports for since, reports in counted)
    most = FULL_SHARE * each[len(each) // 2]
    time_s, many = 0.0, 0
    for since, reports in reversed(counted):
        if since / reports <= most and many < ENOUGH_COUNTED:
            time_s, many = time_s + since, many + reports
    return time_s / many


def _called(event: pygame.Event) -> Hashable:
    if event.type in {pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP}:
        return event.touch_id, event.finger_id
    return "mouse"
