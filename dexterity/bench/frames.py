"""What a frame of play costs, in full-screen blits of the same run: a machine's own yardstick."""

from collections.abc import Mapping
from dataclasses import dataclass
from statistics import median
from types import MappingProxyType
from typing import Final

import numpy as np

from dexterity.bench.timing import Clock

EVERY: Final = 5
"""Frames between two blits: both then meet the machine's good and bad moments alike."""


DARES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {"with a tool": ("slap",), "in a mirror": ("back_turned",)}
)
"""Requirements whose frames are dear in their own ways: a tool is drawn and worked out while it is
led, and before a mirror there are two pictures of everything."""


@dataclass(frozen=True, slots=True)
class Frames:
    """Frames of the real game at 1280 × 720, played by a script."""

    frames: int
    blit_us: float
    """One full-screen picture with transparency, by the median."""
    median_us: float
    p99_us: float
    median_blits: float
    p99_blits: float


def time_frames(throws: int, clock: Clock, requirements: tuple[str, ...] = ()) -> Frames:
    """Plays so many throws, after one to warm up, and times every frame by itself."""
    # The one thing here that knows the window, and loads pygame: nothing else waits for it.
    from dexterity.ui.scripted.rehearsal import rehearsal  # noqa: PLC0415

    frames_ns: list[int] = []
    blits_ns: list[int] = []
    with rehearsal(requirements) as game:
        for _ in game.play(1):
            pass
        start_ns = clock.read_ns()
        for number, _ in enumerate(game.play(throws)):
            frames_ns.append(clock.read_ns() - start_ns)
            if number % EVERY == 0:
                start_ns = clock.read_ns()
                game.blit()
                blits_ns.append(clock.read_ns() - start_ns)
            start_ns = clock.read_ns()
    return frames_from(frames_ns, blits_ns)


def frames_from(frames_ns: list[int], blits_ns: list[int]) -> Frames:
    """The figures of what was timed."""
    blit, middle, slow = median(blits_ns), median(frames_ns), float(np.percentile(frames_ns, 99))
    return Frames(
        frames=len(frames_ns),
        blit_us=blit / 1e3,
        median_us=middle / 1e3,
        p99_us=slow / 1e3,
        median_blits=middle / blit,
        p99_blits=slow / blit,
    )
