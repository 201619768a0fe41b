"""When each event happened: the system tells what and where, but not when.

All that is known is when we asked and what came. A pointer that moves reports in even steps, so its
reports are counted on from one another by its period, which is learnt, and the questions only bound
them: none came after the answer that it was in. That holds where a machine asks every millisecond,
whose answers are a millisecond or two late, and where it is so late that twenty reports come at
once. What was not asked about was not seen: a hand that moved up to the last question is taken to
have moved on, and only questions that found nothing show it at rest.
"""

from collections import defaultdict, deque
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import dist
from typing import Final

import pygame

from dexterity.values.vectors import Vec2

FRESH_S: Final = 0.004
"""An answer no longer than this after the last question came when its events did. Longer: at 125 Hz
two events of one answer would share a time. Shorter: a sleep of a millisecond, which often takes
two, passes for a late machine."""

USUAL_PERIOD_S: Final = 0.008
"""Between two reports of a pointer that was not heard yet: most mice have 125 Hz."""

SHORTEST_PERIOD_S, LONGEST_PERIOD_S = 0.001, 0.02
"""From the fastest mouse to the slowest touch screen. Longer: a slow drag, of which a mouse leaves
reports out, passes for a slow mouse."""

PAUSE_S: Final = 0.03
"""After this long without a report there was a pause, which tells nothing about the period."""

RUNS_KEPT: Final = 16
"""By which the period is told. Fewer: a single odd one changes it. More: after a change from the
mouse to a pad the first strokes are read with the period of the mouse."""

FEWEST_REPORTS, MOST_REPORTS = 5, 40
"""In a run that tells the period. Fewer: one more or less in an answer is a fifth of it. More: a
run of a fast and a slow half tells of neither."""

STEADY_PX: Final = 1.5
"""From one report to the next, on average, when a mouse leaves none out: a slower one tells of
every pixel, whenever that is. Smaller: the period of a slow drag is taken for the mouse's. Larger:
only hard throws tell the period."""

USUAL_WEIGHT: Final = 400.0
"""How far the usual period is believed, in reports for each second of doubt: as a run of twenty on
a machine that draws 20 pictures a second. Less: there, the first throw of an evening is read by a
tenth wrong. More: the slow reports of a touch screen are not believed for a while."""

SURE_WITHIN_S: Final = 0.001
"""By how much even a question of every millisecond may be wrong about a report."""

LATENESS_BELIEVED: Final = 0.25
"""How much of what a report seems to be late by is taken over; no unit. It may be the system that
was late to hand it on, and then the next one is not. At 1, one such report makes a throw by up to a
half faster. At 0, nothing makes up for a period that is known not quite well."""

SURPRISING: Final = 0.25
"""From here on an answer was not expected so, as a share of the period. Smaller: a millisecond by
which a sleep is too long surprises. Larger: a pad that is slower by a half does not."""

FEWEST_SURPRISES, MOST_SURPRISES = 2, 4
"""So many in a row, all late or all early, the more the more runs have told the period: it is
another mouse or pad, and what was told of the one before is forgotten. Fewer: a system that was
late to hand on reports, which then come all at once, passes for one. More: not only the first throw
after a change is far off."""

MOTIONS: Final = frozenset({pygame.MOUSEMOTION, pygame.FINGERMOTION})
LIFTS: Final = frozenset({pygame.MOUSEBUTTONUP, pygame.FINGERUP})
PRESSES: Final = frozenset({pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN})
FINGERS: Final = frozenset({pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP})


@dataclass(frozen=True, slots=True)
class _Answer:
    """What came of one pointer, and between which two questions."""

    events: Sequence[pygame.Event]
    asked_s: float
    now_s: float

    @property
    def within_s(self) -> float:
        """How long it was not asked."""
        return self.now_s - self.asked_s

    @property
    def fresh(self) -> bool:
        return self.within_s <= FRESH_S

    @property
    def reports(self) -> int:
        """Motions and presses; a lift has no place of its own."""
        return sum(event.type not in LIFTS for event in self.events)

    @property
    def lifted(self) -> bool:
        """Whether the reports may fill only a part of it."""
        return self.reports < len(self.events)

    @property
    def pressed(self) -> bool:
        return any(event.type in PRESSES for event in self.events)

    @property
    def moved(self) -> bool:
        return any(event.type in MOTIONS for event in self.events)

    @property
    def middle_s(self) -> float:
        """When something happened that may have at any time in between."""
        return self.now_s if self.fresh else (self.asked_s + self.now_s) / 2.0


_Told = deque[tuple[float, float]]
"""Periods, and how far each is to be believed: in reports for each second of doubt."""


@dataclass(slots=True)
class _Run:
    """Reports of a hand that moved on, after the answer in which it is known to have moved."""

    began_s: float
    within_s: float
    """How far its ends are in doubt."""
    ended_s: float
    reports: int = 0
    way_px: float = 0.0

    @property
    def pace_s(self) -> float:
        """Between two reports, on average."""
        return (self.ended_s - self.began_s) / self.reports

    def go_on(self, answer: _Answer, way_px: float) -> None:
        self.ended_s = answer.now_s
        self.reports += answer.reports
        self.way_px += way_px

    def period_told(self, ended_within_s: float) -> tuple[float, float] | None:
        """The period and how far to believe it; None of too few reports, or of too slow a hand."""
        if self.reports < FEWEST_REPORTS or self.way_px < STEADY_PX * self.reports:
            return None
        doubt_s = min(self.within_s, LONGEST_PERIOD_S) + min(ended_within_s, LONGEST_PERIOD_S)
        return self.pace_s, self.reports / (doubt_s + SURE_WITHIN_S)


@dataclass(slots=True)
class _Pointer:
    """What is remembered of one pointer."""

    told: _Told
    """Periods of the last runs: all fingers on one screen have the same."""
    last_s: float = float("-inf")
    """When it last reported."""
    answered_s: float = float("-inf")
    """When the answer came in which it did."""
    within_s: float = 0.0
    """How long it had not been asked before that."""
    moved: bool = False
    """Whether that report was a motion."""
    surprises: int = 0
    """How many answers in a row came later than expected; earlier ones, if below nothing."""
    place: Vec2 | None = None
    run: _Run | None = None
    pace_s: float = USUAL_PERIOD_S
    """Between two reports of the last run, be the hand so slow that reports were left out."""

    @property
    def period_s(self) -> float:
        """Between two reports of a hand that moves."""
        now = None if self.run is None else self.run.period_told(self.within_s)
        told = [*self.told] if now is None else [*self.told, now]
        return max(SHORTEST_PERIOD_S, min(LONGEST_PERIOD_S, _middle_of(told)))

    def goes_on(self, answer: _Answer) -> bool:
        """Whether it moved before, and no questions since have shown a pause."""
        quiet_s = answer.asked_s - self.answered_s
        return self.moved and not answer.pressed and quiet_s <= PAUSE_S

    def heard(self, answer: _Answer, way_px: float) -> None:
        """Learns from an answer with reports; a lift may have left it half empty."""
        if self.run is not None and self.goes_on(answer) and not answer.lifted:
            self.run.go_on(answer, way_px)
            if self.run.reports >= FEWEST_REPORTS:
                self.pace_s = self.run.pace_s
        else:
            self.end_run()
        self.answered_s, self.within_s = answer.now_s, answer.within_s
        if self.run is not None and self.run.reports >= MOST_REPORTS:
            self.end_run()
        if self.run is None and not answer.lifted:
            self.run = _Run(answer.now_s, answer.within_s, answer.now_s)

    def expect(self, off: int) -> None:
        """Notes whether an answer was later than expected (1), earlier (-1), or neither (0)."""
        same = off * self.surprises > 0
        self.surprises = self.surprises + off if same else off
        enough = max(FEWEST_SURPRISES, min(MOST_SURPRISES, len(self.told)))
        if self.run is not None and self.run.reports and abs(self.surprises) >= enough:
            # All that is known of the new one is how fast its reports came just now.
            self.told.clear()
            self.told.append((self.run.pace_s, USUAL_WEIGHT))
            self.surprises = 0

    def end_run(self) -> None:
        """What comes next is another motion."""
        told = None if self.run is None else self.run.period_told(self.within_s)
        if told is not None:
            self.told.append(told)
        self.run = None

    def went_px(self, events: Sequence[pygame.Event]) -> float:
        """How far it moved; of a finger, whose every report counts, as far as need be."""
        way_px = 0.0
        for event in events:
            if event.type in FINGERS:
                way_px += STEADY_PX
            else:
                way_px += 0.0 if self.place is None else dist(self.place, event.pos)
                self.place = event.pos
        return way_px


class EventTimes:
    """Told of every question and its answer, it says when what was heard happened."""

    def __init__(self) -> None:
        self._asked_s = float("-inf")
        self._pointers: dict[Hashable, _Pointer] = {}
        self._told: dict[Hashable, _Told] = {}

    def of(self, pump: Sequence[pygame.Event], now_s: float) -> list[float]:
        """The time of each event of one answer, in their order."""
        asked_s = max(self._asked_s, now_s - 1.0) if self._asked_s > float("-inf") else now_s
        self._asked_s = now_s
        # What comes but once, such as a key, may have come at any time since the last question.
        times = [_Answer(pump, asked_s, now_s).middle_s] * len(pump)
        by_pointer: defaultdict[tuple[Hashable, Hashable], list[int]] = defaultdict(list)
        for number, event in enumerate(pump):
            if event.type in MOTIONS or event.type in PRESSES or event.type in LIFTS:
                by_pointer[_called(event)].append(number)
        for called, numbers in by_pointer.items():
            answer = _Answer([pump[number] for number in numbers], asked_s, now_s)
            spread = _spread(self._pointer(called), answer)
            for number, at_s in zip(numbers, spread, strict=True):
                times[number] = at_s
            if any(event.type == pygame.FINGERUP for event in answer.events):
                # The next touch is another finger, by its name too.
                del self._pointers[called]
        return times

    def _pointer(self, called: tuple[Hashable, Hashable]) -> _Pointer:
        if called not in self._pointers:
            usual: _Told = deque([(USUAL_PERIOD_S, USUAL_WEIGHT)], maxlen=RUNS_KEPT)
            told = self._told.setdefault(called[0], usual)
            self._pointers[called] = _Pointer(told)
        return self._pointers[called]


def _spread(pointer: _Pointer, answer: _Answer) -> list[float]:
    """The times of one pointer's events in one answer: none before its last report."""
    reports, (first_s, last_s) = answer.reports, _span(pointer, answer)
    times: list[float] = []
    told = 0
    for event in answer.events:
        if event.type in LIFTS:
            # Before the next report was due, or since we last saw it stand still.
            lifted_s = max(answer.asked_s, pointer.last_s + pointer.period_s / 2.0)
            known = answer.fresh or not pointer.moved
            at_s = answer.now_s if known else min(answer.now_s, lifted_s)
        else:
            told += 1
            at_s = first_s + (last_s - first_s) * told / reports
            pointer.moved = event.type in MOTIONS
        pointer.last_s = max(pointer.last_s, at_s)
        times.append(pointer.last_s)
    return times


def _span(pointer: _Pointer, answer: _Answer) -> tuple[float, float]:
    """From when to when the reports of one answer took place, the last one at its end."""
    if not answer.reports:
        pointer.end_run()
        return answer.now_s, answer.now_s
    goes_on, way_px = pointer.goes_on(answer), pointer.went_px(answer.events)
    pointer.heard(answer, way_px)
    if not goes_on:
        return _span_of_beginning(pointer, answer)
    if way_px >= STEADY_PX * answer.reports:
        return pointer.last_s, _last_of_steady(pointer, answer)
    return _span_of_slow(pointer, answer)


def _span_of_beginning(pointer: _Pointer, answer: _Answer) -> tuple[float, float]:
    """It began to move in between, and still did in the end, or just before; or it was pressed
    where it stood, and nothing tells when."""
    before_s, period_s = pointer.last_s, pointer.period_s
    if not answer.moved:
        pressed_s = max(before_s, answer.middle_s)
        return pressed_s, pressed_s
    wanted_s = answer.reports * period_s
    if answer.fresh:
        return max(before_s, answer.now_s - wanted_s), answer.now_s
    earliest_s = max(before_s, answer.asked_s)
    last_s = max(earliest_s, answer.now_s - period_s / 2.0)
    return max(earliest_s, last_s - wanted_s), last_s


def _last_of_steady(pointer: _Pointer, answer: _Answer) -> float:
    """One period after the other, as far as the questions allow."""
    period_s, now_s = pointer.period_s, answer.now_s
    due_s = pointer.last_s + answer.reports * period_s
    if answer.lifted:
        return min(now_s, due_s)
    # The next one has not come yet; and a single one was not there when we last asked.
    alone = answer.fresh and answer.reports == 1
    late_s = (answer.asked_s if alone else now_s - period_s) - due_s
    early_s = due_s - now_s
    pointer.expect((late_s > SURPRISING * period_s) - (early_s > SURPRISING * period_s))
    if answer.fresh and late_s > period_s:
        # It stood still meanwhile, and was seen to.
        return now_s
    return min(now_s, due_s + LATENESS_BELIEVED * max(0.0, late_s))


def _span_of_slow(pointer: _Pointer, answer: _Answer) -> tuple[float, float]:
    """A report for every pixel: as often as the hand comes to one, and so all the time."""
    before_s, now_s = pointer.last_s, answer.now_s
    if answer.fresh:
        # More than one: the system itself was late to hand them on.
        wanted_s = max(answer.within_s, answer.reports * pointer.period_s)
        return max(before_s, now_s - wanted_s), now_s
    if answer.lifted:
        return before_s, min(now_s, before_s + answer.reports * pointer.pace_s)
    return before_s, max(before_s, now_s - (now_s - before_s) / answer.reports / 2.0)


def _middle_of(told: Iterable[tuple[float, float]]) -> float:
    """The period with as much weight below it as above; the usual one if nothing was told."""
    ordered = sorted(told)
    half = sum(weight for _, weight in ordered) / 2.0
    weights = accumulate(weight for _, weight in ordered)
    summed = zip(ordered, weights, strict=True)
    return next((period_s for (period_s, _), below in summed if below >= half), USUAL_PERIOD_S)


def _called(event: pygame.Event) -> tuple[Hashable, Hashable]:
    """The device, and which of its pointers."""
    if event.type in FINGERS:
        return event.touch_id, event.finger_id
    return "mouse", 0
