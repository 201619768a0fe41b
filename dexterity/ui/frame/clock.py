"""Time as the window sees it: when it is now, and resting until the next frame is due."""

import time
from datetime import date
from typing import Final, Protocol

FRAMES_PER_S: Final = 60
"""What most screens show. More: the fan. Less: a hand feels it lag behind the pointer."""
FRAME_S: Final = 1 / FRAMES_PER_S
ASK_EVERY_S: Final = 0.001
"""How long it rests between two questions for events, which have no times but those of the
answers. Longer: a mouse of 1000 Hz is read in lumps. Shorter: nothing is learnt, and a core is
busy."""
THE_DAY: Final = date(2026, 5, 17)
"""On which all scripts are played: a picture of the day's mix never changes."""


class Clock(Protocol):
    """Where time comes from."""

    def now_s(self) -> float:
        """Seconds since some moment before the start; never runs backwards."""

    def rest(self) -> bool:
        """Lets a moment go by; False when the next frame is due."""

    def today(self) -> date:
        """Which day it is, where the player is."""


class RealClock:
    """The machine's own time."""

    def __init__(self) -> None:
        self._due_s = self.now_s()

    def now_s(self) -> float:
        return time.perf_counter()

    def rest(self) -> bool:
        left_s = self._due_s - self.now_s()
        if left_s <= 0.0:
            # A frame that was late does not make the next ones hurry.
            self._due_s = max(self._due_s, self.now_s() - FRAME_S) + FRAME_S
            return False
        time.sleep(min(ASK_EVERY_S, left_s))
        return True

    def today(self) -> date:
        return date.today()


class StepClock:
    """Time that goes by a frame at a time, however long a frame really takes: for scripts."""

    def __init__(self) -> None:
        self.at_s = 100.0

    def now_s(self) -> float:
        return self.at_s

    def rest(self) -> bool:
        self.at_s += FRAME_S
        return False

    def today(self) -> date:
        return THE_DAY
