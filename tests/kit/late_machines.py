"""Hands that move in their own time, at machines that draw and ask in theirs: no real clock.

A stroke is sent through the whole loop of the application, to a screen that keeps what it hears.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from datetime import date
from math import hypot
from pathlib import Path
from random import Random

import pygame

from dexterity.hand.feel import PUT_BACK_MM
from dexterity.ui.frame.app import App
from dexterity.ui.frame.clock import ASK_EVERY_S, FRAME_S, THE_DAY
from dexterity.ui.frame.help import HelpPage
from dexterity.ui.frame.screen import Frame, Screen
from dexterity.ui.frame.window import ScreenWindow
from dexterity.ui.input.events import Event, Phase, Pointer
from dexterity.ui.throwing.hand_plane import PLAIN_PLANE
from dexterity.values.pointer import PointerSample
from tests.kit.screens import services
from tools.stroke_measuring.stroke import Stroke

Report = tuple[float, tuple[int, int]]
"""When a pointer was where, in pixels of a window whose pixels are the stage's points."""


@dataclass(frozen=True, slots=True)
class Machine:
    """How late it is: to draw, to do anything at all, and to hand on what a pointer reports."""

    draws_s: float
    stalls_s: float = 0.0
    """On average, every third time that it does something."""
    delivers_s: float = 0.0002


QUIET = Machine(0.007)
SLOW_PICTURES = Machine(0.05)
"""Twenty of them in a second, and hardly a question in between."""
BUSY = Machine(0.014, 0.006, 0.001)
"""As with a busy process on each core."""
STUCK = Machine(0.2)


@dataclass(frozen=True, slots=True)
class Swing:
    """Down on the die, ahead faster and faster, then evenly, and up in full motion."""

    speed_px_s: float
    turn_rad: float
    rate_hz: float = 125.0
    rests_s: float = 0.0
    """How long the hand stands still before it lets go."""

    def reports(self, luck: Random) -> list[Report]:
        """What the pointer reports, which it does by its own clock."""
        stroke = Stroke(PLAIN_PLANE.rest, self.speed_px_s, self.turn_rad, self.rate_hz)
        told = stroke.reports(luck.random() / self.rate_hz)
        return [(report.at_s, report.place) for report in told]


@dataclass
class LateClock:
    """Time that goes by as the machine needs it."""

    at_s: float = 100.0
    due_s: float = 100.0

    def now_s(self) -> float:
        return self.at_s

    def rest(self) -> bool:
        if self.at_s >= self.due_s:
            self.due_s = max(self.due_s, self.at_s - FRAME_S) + FRAME_S
            return False
        self.at_s += ASK_EVERY_S
        return True

    def today(self) -> date:
        return THE_DAY


class LateWindow(ScreenWindow):
    """Hands on what was reported by now, and takes its time to show anything."""

    def __init__(self, machine: Machine, clock: LateClock, luck: Random) -> None:
        super().__init__("late", (1280, 720))
        # The screen of the tests is smaller than the stage.
        self.resize((1280, 720))
        self._machine, self._clock, self._luck = machine, clock, luck
        self.coming: list[tuple[float, pygame.Event]] = []

    def pump(self) -> list[pygame.Event]:
        pygame.event.clear()
        self._stall()
        here = [event for at_s, event in self.coming if at_s <= self._clock.at_s]
        del self.coming[: len(here)]
        return here

    def show(self) -> None:
        self._clock.at_s += self._machine.draws_s * (0.8 + 0.4 * self._luck.random())

    def _stall(self) -> None:
        if self._machine.stalls_s and self._luck.random() < 0.03:
            self._clock.at_s += self._luck.expovariate(1.0 / self._machine.stalls_s)

    def send(self, swing: Swing, luck: Random) -> None:
        """Some hovering, so that the pointer is known, and the swing half a second later."""
        begins_s = self._clock.at_s + 0.5 + luck.random() * 0.1
        x, y = (round(along) for along in PLAIN_PLANE.rest)
        reports = swing.reports(luck)
        hovers = [(begins_s - 0.4 + n / swing.rate_hz, (x + n % 90, y)) for n in range(20)]
        last_s, last = begins_s + reports[-1][0] + swing.rests_s, reports[-1][1]
        button = {"button": 1}
        events = [
            *((at_s, pygame.MOUSEMOTION, place, {}) for at_s, place in hovers),
            (begins_s - 0.1, pygame.MOUSEBUTTONDOWN, (x, y), button),
            *((begins_s + at_s, pygame.MOUSEMOTION, place, {}) for at_s, place in reports),
            (last_s + 1e-4, pygame.MOUSEBUTTONUP, last, button),
        ]
        there_s = 0.0
        for at_s, kind, place, more in events:
            # Late, but never one before the other.
            there_s = max(there_s, at_s + luck.expovariate(1.0 / self._machine.delivers_s))
            event = pygame.Event(kind, {"pos": place, "touch": False, **more})
            self.coming.append((there_s, event))


class Listening(Screen):
    """Keeps the strokes of its pointers, on the plane of a hand."""

    def __init__(self, frame: Frame) -> None:
        super().__init__(frame)
        self.stroke: list[PointerSample] = []
        self.strokes: list[tuple[PointerSample, ...]] = []
        self.stood = 0
        """How often it was told that a pointer which has swung stands still."""

    def handle(self, event: Event) -> bool:
        if isinstance(event, Pointer) and event.phase is Phase.STAY:
            # Before a swing begins, a hand stands still as a matter of course.
            self.stood += swung_from(self.stroke[0], PLAIN_PLANE.sample_at(event.place, event.at_s))
        elif isinstance(event, Pointer) and event.phase is not Phase.HOVER:
            self.stroke.append(PLAIN_PLANE.sample_at(event.place, event.at_s))
            if event.phase is Phase.UP:
                self.strokes.append(tuple(self.stroke))
                self.stroke.clear()
        return True

    def help(self) -> HelpPage:
        return HelpPage("", ())


def swung_from(first: PointerSample, last: PointerSample) -> bool:
    return hypot(last.x_mm - first.x_mm, last.y_mm - first.y_mm) > PUT_BACK_MM


@dataclass
class Trial:
    """One window that is sent stroke after stroke."""

    app: App
    window: LateWindow
    listening: Listening
    luck: Random = field(default_factory=lambda: Random(7))

    def heard(self, swing: Swing) -> tuple[PointerSample, ...]:
        """The stroke as it reaches a screen."""
        self.window.send(swing, self.luck)
        count = len(self.listening.strokes)
        while len(self.listening.strokes) == count:
            self.app.tick()
            self.app.listen()
        return self.listening.strokes[-1]


@contextmanager
def listening(machine: Machine, folder: Path) -> Iterator[Trial]:
    """The application at such a machine, with nothing but a screen that listens."""
    clock, luck = LateClock(), Random(1)
    window = LateWindow(machine, clock, luck)
    app = App(window, replace(services(folder), clock=clock))
    screen = Listening(app)
    app.go(screen)
    try:
        yield Trial(app, window, screen)
    finally:
        app.close()


def as_sent(swing: Swing) -> tuple[PointerSample, ...]:
    """The same swing as its own pointer knows it."""
    return tuple(PLAIN_PLANE.sample_at(place, at_s) for at_s, place in swing.reports(Random(2)))
