"""What a number of throws tells of the truth, and how surely."""

from dataclasses import dataclass
from math import sqrt
from typing import Final

SPREADS_95: Final = 1.959_963_985
"""Standard deviations to either side that hold 95 % of a normal distribution."""


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
