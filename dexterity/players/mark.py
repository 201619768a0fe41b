"""A throw as it is aimed: where the die shall first touch the table, and how steeply it leaves.

In these terms what makes a throw good lies side by side. In terms of speed and loft it lies along
a narrow crooked ridge beside a cliff, the throws that touch the target first, and a search over
few throws finds neither.
"""

from dataclasses import dataclass
from math import cos, inf, sqrt, tan

from dexterity.units import GRAVITY_MM_S2

TOUCH_HEIGHT_MM = 10.0
"""How high above the table the middle of a tumbling die of 16 mm is when it first touches."""


@dataclass(frozen=True, slots=True)
class Mark:
    """What a thrower looks at, from where the hand lets go."""

    reach_mm: float
    """How far away, over the ground, the die first touches the table."""
    loft_rad: float
    direction_rad: float

    def speed_mm_s(self, height_mm: float) -> float:
        """The speed of a die, let go at this height, that touches there; infinite if none does."""
        drop = height_mm - TOUCH_HEIGHT_MM + self.reach_mm * tan(self.loft_rad)
        if drop <= 0.0:
            return inf
        return self.reach_mm / (cos(self.loft_rad) * sqrt(2.0 * drop / GRAVITY_MM_S2))
