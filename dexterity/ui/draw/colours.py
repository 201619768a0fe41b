"""The pencils, inks and washes of the game, as red, green, blue from 0 to 1."""

from dataclasses import dataclass
from typing import Final

import numpy as np

Colour = tuple[float, float, float]


@dataclass(frozen=True, slots=True)
class Wash:
    """Colour in water."""

    colour: Colour
    strength: float
    """How much it hides of what it is laid on, 0 to 1."""


PAPER: Final[Colour] = (0.975, 0.955, 0.905)
INK: Final[Colour] = (0.16, 0.14, 0.19)
FAINT_INK: Final[Colour] = (0.42, 0.39, 0.41)
WOOD: Final[Colour] = (0.62, 0.44, 0.27)
PALE_WOOD: Final[Colour] = (0.93, 0.85, 0.71)
SHADOW: Final[Colour] = (0.38, 0.34, 0.40)
HOLE: Final[Colour] = (0.20, 0.17, 0.20)
BONE: Final[Colour] = (0.985, 0.975, 0.945)
BONE_GROUND: Final[Colour] = (0.72, 0.74, 0.76)
CENTRE: Final[Colour] = (0.66, 0.12, 0.22)
MISSED: Final[Colour] = (0.52, 0.57, 0.66)

RISING: Final = (
    (1.0, (0.97, 0.90, 0.60)),
    (2.0, (0.98, 0.80, 0.42)),
    (3.0, (0.97, 0.66, 0.34)),
    (4.0, (0.94, 0.50, 0.30)),
    (5.0, (0.86, 0.31, 0.28)),
    (9.0, (0.66, 0.20, 0.26)),
)
"""Sections by their value, straw to brick. Their numbers are written on them as well."""

WASHES: Final = (
    Wash((0.66, 0.78, 0.93), 0.30),
    Wash((0.48, 0.64, 0.90), 0.34),
    Wash((0.36, 0.46, 0.82), 0.38),
    Wash((0.46, 0.28, 0.66), 0.42),
    Wash((0.74, 0.14, 0.36), 0.48),
)
"""Laid over one another from the widest ring of dice to the densest: pale blue to crimson."""

WASH_EDGE: Final[Colour] = (0.22, 0.24, 0.46)


def section_colour(value: int) -> Colour:
    """The pencil for a section of that value."""
    values = [known for known, _ in RISING]
    red, green, blue = (
        float(np.interp(value, values, [colour[channel] for _, colour in RISING]))
        for channel in range(3)
    )
    return red, green, blue
