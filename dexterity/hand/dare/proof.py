"""A proof: one number that a throw must show, read from the hand's deed or from the flight."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

import numpy as np
import numpy.typing as npt

from dexterity.hand.dare.deed import Deed
from dexterity.values import Feat, Finding

Floats = npt.NDArray[np.float64]
Bools = npt.NDArray[np.bool_]

Measure = Callable[[Deed, Feat], float]


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
        return np.asarray(measured <= self.needed if self.at_most else measured >= self.needed)

    def finding(self, requirement: str, measured: float) -> Finding:
        """What a measurement comes to."""
        passed = bool(self.holds(np.asarray(measured)))
        return Finding(requirement, passed, float(measured), self.needed)
