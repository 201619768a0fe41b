"""Many matches or throws, played in parts by whoever is there, and what their number tells.

An executor has the cores of this machine, or those of a cluster. Who passes one gets the very
results that this process alone would give, in the same order. For that, whatever a part needs is
in the part, its luck included: nothing may depend on who plays it, nor on what was played there
before.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import Executor, as_completed
from dataclasses import dataclass
from math import sqrt
from typing import Final, Generic, TypeVar

Part = TypeVar("Part")
Result = TypeVar("Result")

Progress = Callable[[int], None]
"""Is told, now and then, how much more was played."""

SPREADS_95: Final = 1.959_963_985
"""Standard deviations to either side that hold 95 % of a normal distribution."""


@dataclass(frozen=True, slots=True)
class Trials(Generic[Part, Result]):
    """What is to be played, before anybody does."""

    play: Callable[[Part], Result]
    """For an executor a function that others can import, whose results can be sent."""
    parts: Sequence[Part]
    """Values that can be sent. Their size must not depend on how many play them."""
    size: Callable[[Part], int] = lambda part: 1
    """How much of the whole a part is."""

    @property
    def total(self) -> int:
        """The end of progress."""
        return sum(map(self.size, self.parts))

    def results(
        self, executor: Executor | None = None, progress: Progress = lambda played: None
    ) -> list[Result]:
        """What came of each part, in their order.

        Without an executor they are played here and now. With one, the first error is raised as
        soon as it is known, and what has not begun by then never does.
        """
        if executor is None:
            return [self._here(part, progress) for part in self.parts]
        futures = {executor.submit(self.play, part): part for part in self.parts}
        try:
            for future in as_completed(futures):
                future.result()
                progress(self.size(futures[future]))
        except BaseException:  # an interruption too
            for future in futures:
                future.cancel()
            raise
        return [future.result() for future in futures]

    def _here(self, part: Part, progress: Progress) -> Result:
        result = self.play(part)
        progress(self.size(part))
        return result


# --- what a number of them tells of the truth, and how surely -----------------------------------


@dataclass(frozen=True, slots=True)
class Rate:
    """A share of successes, and the interval that holds the true one 95 times in 100."""

    share: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean, and the standard error by which it may be off."""

    value: float
    error: float


def rate_of(successes: int, trials: int) -> Rate:
    """The share with its Wilson interval, which stays within 0 and 1 and is honest near both.

    The textbook interval (share ± 1.96 errors) would promise certainty after one lucky throw.
    """
    share, z2 = successes / trials, SPREADS_95**2
    middle = (share + z2 / (2 * trials)) / (1 + z2 / trials)
    inner = share * (1 - share) / trials + z2 / (4 * trials * trials)
    reach = SPREADS_95 * sqrt(inner) / (1 + z2 / trials)
    return Rate(share, max(0.0, middle - reach), min(1.0, middle + reach))


def mean_of(total: float, total_of_squares: float, count: int) -> Mean:
    """The mean of values of which only the sums are known."""
    mean = total / count
    spread2 = max(0.0, total_of_squares / count - mean * mean)
    # The spread about the sample's own mean is a little too small; of one value nothing is known.
    return Mean(mean, sqrt(spread2 / max(1, count - 1)))
