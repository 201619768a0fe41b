"""How much memory the program holds as the evening goes on, and whether that is flat.

Whatever is looked at, one number can flatter. Compared with its beginning alone, an evening that
begins with a bulge looks flat however much it grows later on; so every third is compared with every
later one, and the worst pair counts. A single look says how much the last game has left to be
tidied up; so thirds are told by their means. And what nobody has any use for, but neither Python's
collector nor the C library has given back yet, swings by 50 MB with whatever was played last:
`held_mb`, which is judged, is without it, and `taken_mb`, which is told beside it, with it.

Of 160 MB, 5 % are 400 kB for each of the twenty games between the first third and the last: a leak
of a quarter of that would pass. So what is in use is counted too, to the byte, and judged by how
much a game usually adds to it: half of all pairs of looks say more, half less. What happens
once moves that number little, and a small thing that happens in every game all the way.
"""

import gc
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations
from statistics import median
from threading import Thread
from threading import enumerate as running_threads
from time import monotonic
from typing import Final

from dexterity.ui.screens.thinking import THREADS
from tools.soaking.allocators import give_back, in_use_mb, taken_mb
from tools.soaking.caches import empty_bounded_caches

WARM_UP: Final = 0.25
"""Of the evening: caches fill, and every screen is seen once."""
PARTS: Final = 3
"""What is left is compared in so many parts, some eight games each."""
MOST_GROWTH: Final = 0.05
MOST_LEFT_KB: Final = 75.0
"""By a game, usually. Less: what is read when it is first asked for would count, which came to 40
in the first evenings. More: 100 kB that nobody gives back would not."""
ALIKE_KB: Final = 3000.0
"""How far apart looks at the same things may be: thirty games that leave 100 kB each. The title
holds the relief of its table, which takes 7500, once or twice, by the throw that it shows."""
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
    in_use_mb: float
    """Asked for, and not given back."""
    objects: int


@dataclass(slots=True)
class Memory:
    """Looks from time to time; each is at home, where every game holds as much."""

    samples: list[Sample] = field(default_factory=list)

    def look(self, at_s: float) -> Sample:
        """Once more."""
        wait_for_last_thoughts()
        taken = taken_mb()
        empty_bounded_caches()
        gc.collect()
        give_back()
        self.samples.append(Sample(at_s, taken_mb(), taken, in_use_mb(), len(gc.get_objects())))
        return self.samples[-1]

    @property
    def growth(self) -> float | None:
        """Of what is held; None if there were too few looks."""
        return worst_growth([one.held_mb for one in self.samples])

    @property
    def growth_taken(self) -> float | None:
        """Of what is taken from the system."""
        return worst_growth([one.taken_mb for one in self.samples])

    @property
    def left_kb(self) -> float | None:
        """What a game usually adds to what is in use; None if there were too few looks."""
        return usual_step([1000.0 * one.in_use_mb for one in self.samples])


def after_warm_up(looks: Sequence[float]) -> Sequence[float]:
    """Those that count."""
    return looks[round(WARM_UP * len(looks)) :]


def worst_growth(looks: Sequence[float]) -> float | None:
    """After the warm-up, from any part to any later one; None if there were too few looks."""
    after = after_warm_up(looks)
    size = len(after) // PARTS
    if not size:
        return None
    # The first ones are left over, if any: what comes last is never left out.
    parts = [after[len(after) - size * number :][:size] for number in range(PARTS, 0, -1)]
    means = [sum(part) / size for part in parts]
    return max(later / earlier - 1.0 for earlier, later in combinations(means, 2))


def usual_step(looks: Sequence[float]) -> float | None:
    """From a look to the next, by the median of all pairs; None if there were too few looks.

    Pairs that are far apart have looked at different things, unless all are.
    """
    after = after_warm_up(looks)
    if len(after) < PARTS:
        return None
    pairs = [
        (abs(later - earlier), (later - earlier) / (there - here))
        for (here, earlier), (there, later) in combinations(enumerate(after), 2)
    ]
    alike = [step for apart, step in pairs if apart <= ALIKE_KB]
    return median(alike or [step for _, step in pairs])


def wait_for_last_thoughts(patience_s: float = LAST_THOUGHT_S) -> None:
    """Those of screens that are gone; a RuntimeError where one does not end."""
    thoughts: list[Thread] = [one for one in running_threads() if one.name.startswith(THREADS)]
    until_s = monotonic() + patience_s
    for thought in thoughts:
        thought.join(max(0.0, until_s - monotonic()))
        if thought.is_alive():
            raise RuntimeError(f"{thought.name} goes on though its screen is gone")
