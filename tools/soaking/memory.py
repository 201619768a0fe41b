"""How much memory the program holds as the evening goes on, and whether that is flat.

Whatever is looked at, one number can flatter. Compared with its beginning alone, an evening that
begins with a bulge looks flat however much it grows later on; so every third is compared with every
later one, and the worst pair counts. A single look says how much the last game has left to be
tidied up; so thirds are told by their means. And what nobody has any use for, but neither Python's
collector nor the C library has given back yet, swings by 50 MB with whatever was played last:
`held_mb`, which is judged, is without it, and `taken_mb`, which is told beside it, with it.
"""

import ctypes
import gc
import os
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from threading import Thread, main_thread
from threading import enumerate as running_threads
from time import monotonic
from typing import Final

STATM: Final = Path("/proc/self/statm")
"""Of Linux: sizes in pages, the second is what is held in memory."""
WARM_UP: Final = 0.25
"""Of the evening: caches fill, and every screen is seen once."""
PARTS: Final = 3
"""What is left is compared in so many parts, some eight games each."""
MOST_GROWTH: Final = 0.05
LAST_THOUGHT_S: Final = 60.0
"""How long a thought may go on that nobody waits for: a second or two, on a machine that does
nothing else. Longer, and it was never told that its screen is gone."""


@dataclass(frozen=True, slots=True)
class Sample:
    """One look."""

    at_s: float
    held_mb: float
    """Of use to somebody, or too scattered among that to be given back."""
    taken_mb: float
    """From the system, with what is of no use any more, or free for later."""
    objects: int


@dataclass(slots=True)
class Memory:
    """Looks from time to time; each is at the title, where every game holds as much."""

    samples: list[Sample] = field(default_factory=list)

    def look(self, at_s: float) -> Sample:
        """Once more."""
        wait_for_last_thoughts()
        taken = taken_mb()
        gc.collect()
        _give_back()
        self.samples.append(Sample(at_s, taken_mb(), taken, len(gc.get_objects())))
        return self.samples[-1]

    @property
    def growth(self) -> float | None:
        """Of what is held; None if there were too few looks."""
        return worst_growth([one.held_mb for one in self.samples])

    @property
    def growth_taken(self) -> float | None:
        """Of what is taken from the system."""
        return worst_growth([one.taken_mb for one in self.samples])


def worst_growth(looks: Sequence[float]) -> float | None:
    """After the warm-up, from any part to any later one; None if there were too few looks."""
    after = looks[round(WARM_UP * len(looks)) :]
    size = len(after) // PARTS
    if not size:
        return None
    # The first ones are left over, if any: what comes last is never left out.
    parts = [after[len(after) - size * number :][:size] for number in range(PARTS, 0, -1)]
    means = [sum(part) / size for part in parts]
    return max(later / earlier - 1.0 for earlier, later in combinations(means, 2))


def wait_for_last_thoughts(patience_s: float = LAST_THOUGHT_S) -> None:
    """Those of screens that are gone; a RuntimeError where one does not end."""
    others: list[Thread] = [one for one in running_threads() if one is not main_thread()]
    until_s = monotonic() + patience_s
    for thought in others:
        thought.join(max(0.0, until_s - monotonic()))
        if thought.is_alive():
            raise RuntimeError(f"{thought.name} goes on though its screen is gone")


def taken_mb() -> float:
    """What this program has in memory now."""
    pages = int(STATM.read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def _give_back() -> None:
    """Lets the C library return to the system whatever is free."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:
        trim(0)
