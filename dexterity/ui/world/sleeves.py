"""Sleeves: what every drawn hand ends in."""

from math import cos, sin
from typing import Final

import numpy as np

from dexterity.ui.world.camera import Floats
from dexterity.ui.world.parts import CUFF, SLEEVE, Part, ring

SLEEVE_MM: Final = 200.0
"""How much of a sleeve is drawn: from behind the table's edge. Longer: it passes the eye."""


def sleeve(
    wrist: tuple[float, float, float], radius_mm: float, aside: float = 0.0
) -> tuple[Part, ...]:
    """A cuff, and the sleeve from there back to the thrower, or so far to the right of it."""
    cuff = [(0.0, 1.0), (16.0, 1.1)]
    arm = [(14.0, 1.05), (SLEEVE_MM, 1.6)]
    return (
        Part(_wound(wrist, radius_mm, aside, cuff), CUFF),
        Part(_wound(wrist, radius_mm, aside, arm), SLEEVE),
    )


def _wound(
    wrist: tuple[float, float, float],
    radius: float,
    aside: float,
    along: list[tuple[float, float]],
) -> Floats:
    """Hoops along an arm, each so far from the wrist and so many times as wide."""
    (x, y, z), (right, back) = wrist, (sin(aside), cos(aside))
    return np.concatenate(
        [
            ring(
                (x + far * right, y - far * back, z),
                (by * radius * back, by * radius * right, 0.0),
                (0.0, 0.0, 0.8 * by * radius),
            )
            for far, by in along
        ]
    )
