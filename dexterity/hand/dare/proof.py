"""A proof: one number that a throw must show, read from the hand's deed or from the flight."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

import numpy as np
import numpy.typing as npt

from dexterity.hand.dare.deed import Deed
from dexterity.values.landing import Finding, FlightFacts

Floats = npt.NDArray[np.float64]
Bools = npt.NDArray[np.bool_]

Measure = Callable[[Deed, FlightFacts], float]

SLACK: Final = 1e-6
"""By how much a bound may be missed, in whatever unit: 120 ms are not 120 in the last bit. Less:
rounding decides. More: it would be seen in what people are told."""


class Witness(StrEnum):
    """Who knows whether a requirement was met."""

    HAND = "hand"
    FLIGHT = "flight"


@dataclass(frozen=True, slots=True)
class Proof:
    """What is measured, in the unit that people are told, and the bound it is held against."""

    measure: Measure
    needed: float
    witness: Witness = Witness.HAND
    at_most: bool = False
    """The bound is the most there may be, not the least."""

    def holds(self, measured: Floats) -> Bools:
        """Which of many measurements meet the bound."""
        if self.at_most:
            return np.asarray(measured <= self.needed + SLACK)
        return np.asarray(measured >= self.needed - SLACK)

    def finding(self, requirement: str, measured: float) -> Finding:
        """What a measurement comes to."""
        passed = bool(self.holds(np.asarray(measured)))
        return Finding(requirement, passed, float(measured), self.needed)
