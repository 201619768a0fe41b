"""Time as the window sees it: when it is now, and waiting for the next frame."""

import time
from datetime import date
from typing import Final, Protocol

import pygame

FRAMES_PER_S: Final = 60
"""What most screens show. More: the fan. Less: a hand feels it lag behind the pointer."""
FRAME_S: Final = 1 / FRAMES_PER_S
THE_DAY: Final = date(2026, 5, 17)
"""On which all scripts are played: a picture of the day's mix never changes."""


class Clock(Protocol):
    """Where time comes from."""

    def now_s(self) -> float:
        """Seconds since some moment before the start; never runs backwards."""

    def wait_for_frame(self) -> None:
        """Returns when the next frame is due."""

    def today(self) -> date:
        """Which day it is, where the player is."""


class RealClock:
    """The machine's own time."""

    def __init__(self) -> None:
        self._pace = pygame.time.Clock()

    def now_s(self) -> float:
        return time.perf_counter()

    def wait_for_frame(self) -> None:
        self._pace.tick(FRAMES_PER_S)

    def today(self) -> date:
        return date.today()


class StepClock:
    """Time that goes by a frame at a time, however long a frame really takes: for scripts."""

    def __init__(self) -> None:
        self.at_s = 100.0

    def now_s(self) -> float:
        return self.at_s

    def wait_for_frame(self) -> None:
        self.at_s += FRAME_S

    def today(self) -> date:
        return THE_DAY
