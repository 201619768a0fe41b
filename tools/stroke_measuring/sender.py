"""A pointer for a screen that nobody sees: the X server's own extension for tests, in real time.

By ctypes, as nothing but this tool needs the libraries, which come with every X.
"""

import ctypes
import ctypes.util
import os
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

from tools.stroke_measuring.stroke import Pixel, Report, Stroke

LIBRARIES: Final = ("X11", "Xtst")
POINTER_SCREEN: Final = -1
"""The one that the pointer is on."""
SPIN_S: Final = 0.0004
"""Before a report is due one no longer sleeps. Shorter: a sleep that ends late makes it late.
Longer: the sender itself is the load on the machine."""
LATE_S: Final = 0.002
"""A report sent later than this makes its stroke another one than was meant, and it is sent again:
at the end of a swing it changes the speed by 5 %. Smaller: a busy machine sends none in time.
Larger: the sender's own faults are taken for the game's."""

HOVERS: Final = 20
"""Reports on the way to the start. Fewer: the game hears of the pointer for the first time."""
BEFORE_PRESS_S, BEFORE_SWING_S = 0.1, 0.06
"""Pauses, as hands make them, before the button and before the swing."""


class NoPointerError(Exception):
    """There is no way to move a pointer here."""


def libraries_missing() -> str:
    """Why no pointer can be moved here; empty if it can."""
    absent = [f"lib{name}" for name in LIBRARIES if ctypes.util.find_library(name) is None]
    be = "is" if len(absent) == 1 else "are"
    return f"{' and '.join(absent)} {be} not installed" if absent else ""


@dataclass(frozen=True, slots=True)
class Sent:
    """How a stroke really went out."""

    latest_s: float
    """By how much its latest report was late."""

    @property
    def in_time(self) -> bool:
        """Whether it is the stroke that was meant."""
        return self.latest_s <= LATE_S


class Pointer:
    """Of one display."""

    def __init__(self, x11: Any, xtst: Any, display: int) -> None:
        self._x11, self._xtst, self._display = x11, xtst, display

    def move(self, place: Pixel) -> None:
        self._xtst.XTestFakeMotionEvent(self._display, POINTER_SCREEN, *place, 0)

    def press(self, *, down: bool) -> None:
        self._xtst.XTestFakeButtonEvent(self._display, 1, int(down), 0)

    def key(self, name: str) -> None:
        """Down and up, of a key as X calls it."""
        code = self._x11.XKeysymToKeycode(self._display, self._x11.XStringToKeysym(name.encode()))
        for down in (1, 0):
            self._xtst.XTestFakeKeyEvent(self._display, code, down, 0)
        self.flush()

    def flush(self) -> None:
        """What was done is on its way to the server."""
        self._x11.XFlush(self._display)

    def send(self, stroke: Stroke) -> Sent:
        """Hovers to the start, presses, swings, and lets go with the last report of the swing."""
        self._hover(stroke)
        time.sleep(BEFORE_PRESS_S)
        self.press(down=True)
        self.flush()
        return self._swing(stroke.reports(), time.perf_counter() + BEFORE_SWING_S)

    def _hover(self, stroke: Stroke) -> None:
        x, y = stroke.reports()[0].place
        begins_s = time.perf_counter()
        for number in range(HOVERS, -1, -1):
            wait_until(begins_s + (HOVERS - number) / stroke.rate_hz)
            self.move((x + number, y))
            self.flush()

    def _swing(self, reports: Sequence[Report], begins_s: float) -> Sent:
        latest_s = 0.0
        for report in reports:
            wait_until(begins_s + report.at_s)
            self.move(report.place)
            if report is reports[-1]:
                # A mouse tells of its button and its way in one report.
                self.press(down=False)
            self.flush()
            latest_s = max(latest_s, time.perf_counter() - begins_s - report.at_s)
        return Sent(latest_s)


def wait_until(due_s: float) -> None:
    """To a tenth of a millisecond, where the machine lets us."""
    while (left_s := due_s - time.perf_counter()) > 0.0:
        if left_s > SPIN_S:
            time.sleep(left_s - SPIN_S)


@contextmanager
def pointer_on(display: str) -> Iterator[Pointer]:
    """A pointer of that display; it must let go of it before the server ends."""
    missing = libraries_missing()
    if missing:
        raise NoPointerError(f"no pointer can be moved here: {missing}")
    x11, xtst = (ctypes.CDLL(ctypes.util.find_library(name)) for name in LIBRARIES)
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XOpenDisplay.argtypes = [ctypes.c_char_p]
    x11.XFlush.argtypes = x11.XCloseDisplay.argtypes = [ctypes.c_void_p]
    x11.XStringToKeysym.restype = ctypes.c_ulong
    x11.XStringToKeysym.argtypes = [ctypes.c_char_p]
    x11.XKeysymToKeycode.restype = ctypes.c_ubyte
    x11.XKeysymToKeycode.argtypes = [ctypes.c_void_p, ctypes.c_ulong]
    xtst.XTestFakeKeyEvent.argtypes = [
        ctypes.c_void_p, ctypes.c_uint, ctypes.c_int, ctypes.c_ulong,
    ]  # fmt: skip
    xtst.XTestFakeMotionEvent.argtypes = [ctypes.c_void_p, *[ctypes.c_int] * 3, ctypes.c_ulong]
    xtst.XTestFakeButtonEvent.argtypes = [
        ctypes.c_void_p, ctypes.c_uint, ctypes.c_int, ctypes.c_ulong,
    ]  # fmt: skip
    opened = x11.XOpenDisplay(display.encode())
    if not opened:
        raise NoPointerError(f"the display {display} cannot be opened")
    try:
        yield Pointer(x11, xtst, opened)
    finally:
        x11.XCloseDisplay(opened)


@contextmanager
def first_in_line() -> Iterator[bool]:
    """Ahead of other processes, as a mouse is, which no program can make late; False where that is
    not allowed, and busy machines then send late."""
    before = os.sched_getscheduler(0), os.sched_getparam(0)
    try:
        os.sched_setscheduler(0, os.SCHED_FIFO | os.SCHED_RESET_ON_FORK, os.sched_param(1))
    except PermissionError:
        yield False
        return
    try:
        yield True
    finally:
        os.sched_setscheduler(0, *before)
