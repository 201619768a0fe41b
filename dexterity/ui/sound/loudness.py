"""How loud a sound is to be, by force, by the player's volumes, and from which side it comes."""

from dataclasses import dataclass
from math import cos, pi, sin
from typing import Final

FULL_SPEED_MM_S: Final = 3500.0
"""Approach speed of the loudest hit: a hard throw's first bounce. Lower: every throw is as loud as
a hard one. Higher: usual throws, at 1500, become timid."""

FORCE_EXPONENT: Final = 0.6
"""How volume grows with speed. True sound pressure grows in proportion (1.0): the last small taps,
at 60 mm/s, would be 35 dB below the first bounce and drown in any room. 0.6 leaves 21 dB between
them, and doubling the speed still adds 3.6 dB. Much below 0.5, soft and hard sound alike."""

FADER_EXPONENT: Final = 2.0
"""A slider at the half is heard as about half as loud: 0.25 of the pressure, 12 dB down. At 1
all change is crowded into a slider's lowest quarter, at 4 into its highest."""

PAN_REACH: Final = 0.6
"""How far to one side the edge of the picture sounds. At 1, a die at the edge is gone from one ear,
which is unpleasant in headphones and unlike any table."""


@dataclass(frozen=True, slots=True)
class Levels:
    """The player's volumes, as the sliders stand, from 0 to 1."""

    master: float = 1.0
    effects: float = 1.0
    muted: bool = False

    def of_the_table(self) -> float:
        """What the volume of the table's own sounds is multiplied with."""
        return self.of_the_program() * float(self.effects**FADER_EXPONENT)

    def of_the_program(self) -> float:
        """What the volume of all other sounds is multiplied with."""
        return 0.0 if self.muted else float(self.master**FADER_EXPONENT)


@dataclass(frozen=True, slots=True)
class Sides:
    """How loud a sound is in each speaker, from 0 to 1."""

    left: float
    right: float


def volume_of_hit(speed_mm_s: float) -> float:
    """From 0 to 1, by how fast two things came together."""
    share = min(max(speed_mm_s / FULL_SPEED_MM_S, 0.0), 1.0)
    return float(share**FORCE_EXPONENT)


def spread(volume: float, pan: float) -> Sides:
    """A sound from −1, the picture's left edge, to 1; as loud wherever it comes from."""
    angle = (1.0 + PAN_REACH * min(max(pan, -1.0), 1.0)) * pi / 4
    return Sides(volume * cos(angle), volume * sin(angle))
