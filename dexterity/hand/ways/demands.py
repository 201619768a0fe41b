"""What requirements ask of a hand that aims instead of swinging: of its aim, and of its moment."""

from dataclasses import dataclass
from math import sin, tau
from typing import Final

from dexterity.hand.error import NO_STRAIN, Strain

TREMBLE_HZ: Final = 7.0
"""How fast a hand trembles that does: 4 to 12 times a second."""


@dataclass(frozen=True, slots=True)
class Demands:
    """How much harder it is to aim, and what has to be done besides."""

    strain: Strain = NO_STRAIN
    """An aim wanders farther, a needle sweeps faster, a steady hand strays by so much more."""
    timed: bool = False
    """Once all is aimed, one more press is due at a moment: in the air, or once round."""
    lag_s: float = 0.0
    """For how long what was stopped goes on."""
    tremble_rad: float = 0.0
    """How far an aim trembles, to either side."""

    def trembled_rad(self, at_s: float) -> float:
        """How far to the right a trembling aim is at a time."""
        return self.tremble_rad * sin(tau * TREMBLE_HZ * at_s)


NO_DEMANDS: Final = Demands()
