"""How much memory the program holds as the evening goes on, and whether that is flat."""

import gc
import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

STATM: Final = Path("/proc/self/statm")
"""Of Linux: sizes in pages, the second is what is held in memory."""
WARM_UP: Final = 0.25
"""Of the evening: caches fill, and every screen is seen once."""
MOST_GROWTH: Final = 0.05


def held_mb() -> float:
    """Held by this program now, after everything that is of no use was let go."""
    gc.collect()
    pages = int(STATM.read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


@dataclass(frozen=True, slots=True)
class Sample:
    """One look."""

    at_s: float
    held_mb: float
    objects: int


@dataclass(slots=True)
class Memory:
    """Looks from time to time; each is at the title, where every game holds as much."""

    samples: list[Sample] = field(default_factory=list)

    def look(self, at_s: float) -> Sample:
        """Once more."""
        held = held_mb()
        self.samples.append(Sample(at_s, held, len(gc.get_objects())))
        return self.samples[-1]

    @property
    def growth(self) -> float | None:
        """From the first third after the warm-up to the last; None if there were too few looks."""
        after = self.samples[round(WARM_UP * len(self.samples)) :]
        third = len(after) // 3
        if not third:
            return None
        first, last = (
            sum(one.held_mb for one in part) / third for part in (after[:third], after[-third:])
        )
        return last / first - 1.0
