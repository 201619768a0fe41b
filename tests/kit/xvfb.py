"""A real screen that nobody sees (Xvfb), a real pointer and keyboard (xdotool), and its picture."""

import os
import struct
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tools.virtual_screen import PATIENCE_S, SERVER, end, not_installed, virtual_screen

NEEDED: Final = (SERVER, "xdotool")
POLL_S: Final = 0.02
ALIKE: Final = 1.5
"""Mean difference of two pictures, in steps of a colour, up to which they are the same."""

Picture = NDArray[np.uint8]
"""Rows of pixels: red, green, blue."""


def missing() -> str:
    """Why there can be no screen here; empty if there can."""
    return not_installed(NEEDED)


def happened(holds: Callable[[], bool], patience_s: float) -> bool:
    """Looks again and again, until it holds or patience is at an end."""
    last_s = time.monotonic() + patience_s
    while not holds():
        if time.monotonic() > last_s:
            return False
        time.sleep(POLL_S)
    return True


def wait_until(told: str, holds: Callable[[], bool], patience_s: float = PATIENCE_S) -> None:
    """Fails with what was waited for."""
    assert happened(holds, patience_s), f"waited in vain until {told}"


@dataclass(frozen=True, slots=True)
class RealScreen:
    """One X server of our own."""

    display: str
    frame_buffer: Path

    def picture(self) -> Picture:
        """All that is to be seen now."""
        data = self.frame_buffer.read_bytes()
        # The format of xwd: a header of 25 numbers, a palette, rows of pixels of four bytes.
        head = struct.unpack(">25I", data[:100])
        start, (width, height), row = head[0] + 12 * head[19], head[4:6], head[12]
        rows = np.frombuffer(data, np.uint8, row * height, start).reshape(height, row)
        pixels = rows[:, : 4 * width].reshape(height, width, 4)
        blue_first = head[7] == 0
        return pixels[:, :, 2::-1] if blue_first else pixels[:, :, 1:]

    def shows(self, part: Picture, left: int, top: int) -> bool:
        """Whether exactly this is to be seen there."""
        height, width = part.shape[:2]
        seen = self.picture()[top : top + height, left : left + width]
        return bool(np.abs(seen.astype(int) - part.astype(int)).mean() <= ALIKE)

    def do(self, *words: str | int) -> None:
        """Words of xdotool, one command after the other in one process."""
        subprocess.run(
            ["xdotool", *map(str, words)],
            env={**os.environ, "DISPLAY": self.display},
            check=True,
            timeout=PATIENCE_S,
        )

    def click(self, x: int, y: int) -> None:
        self.do("mousemove", x, y, "sleep", "0.05", "mousedown", 1, "sleep", "0.05", "mouseup", 1)

    def swing(self, places: Sequence[tuple[int, int]], every_s: float = 0.008) -> None:
        """Down at the first place, on through all the others, and up while still moving."""
        (x, y), *others = places
        words: list[str | int] = ["mousemove", x, y, "sleep", "0.05", "mousedown", 1]
        words += ["sleep", "0.05"]
        for x, y in others:
            words += ["mousemove", x, y, "sleep", str(every_s)]
        self.do(*words, "mouseup", 1)

    def key(self, name: str) -> None:
        self.do("key", name)


@contextmanager
def real_screen(folder: Path) -> Iterator[RealScreen]:
    """A screen on a display that is free; its server ends with the block."""
    with virtual_screen(folder) as screen:
        yield RealScreen(screen.display, screen.frame_buffer)


@contextmanager
def real_game(screen: RealScreen, home: Path, *words: str) -> Iterator[subprocess.Popen[bytes]]:
    """`python -m dexterity` on that screen; what it says on its way out is in `home.log`."""
    with home.with_suffix(".log").open("ab") as log:
        game = subprocess.Popen(
            [sys.executable, "-m", "dexterity", *words],
            env=environment(home, DISPLAY=screen.display, SDL_VIDEODRIVER="x11"),
            stdout=log,
            stderr=log,
        )
    try:
        yield game
    finally:
        end(game)


def environment(home: Path, **variables: str) -> Mapping[str, str]:
    """Of a player who speaks English and has no device for sounds."""
    plain = {"DEXTERITY_HOME": str(home), "SDL_AUDIODRIVER": "dummy", "LC_ALL": "en_GB.UTF-8"}
    return {**os.environ, **plain, "LANGUAGE": "en", **variables}
