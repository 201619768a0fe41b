"""Where a tip goes that glides: from its heading, by the push's bend and the paper's grain."""

from math import ceil

import numpy as np

from dexterity.physics.arrays import Floats
from dexterity.physics.pencil import feel
from dexterity.physics.pencil.grain import Fibres
from dexterity.physics.pencil.pushes import Pushes


def draw_lines(pushes: Pushes, longest_mm: float, fibres: Fibres) -> Floats:
    """(k, 2, n): where each tip is after so many steps, none of them held by anything."""
    steps = max(1, ceil(longest_mm / feel.STEP_MM))
    places = np.empty((steps + 1, *pushes.tips_mm.shape))
    places[0] = pushes.tips_mm
    headings = pushes.headings
    for step in range(steps):
        middle = places[step] + (feel.STEP_MM / 2.0) * headings
        turn = (pushes.bend_rad_mm + fibres.turns(middle[0], middle[1])) * feel.STEP_MM
        # Half before the piece and half after: its own direction is that of the curve's chord.
        headings = _turned(headings, turn / 2.0)
        places[step + 1] = places[step] + feel.STEP_MM * headings
        headings = _turned(headings, turn / 2.0)
    return places


def _turned(headings: Floats, by_rad: Floats) -> Floats:
    """Headings turned counter-clockwise by small angles.

    By the tangent of half the angle, which a small angle's half stands for: sums, products and
    quotients alone, so that lengths stay and mirrored headings turn into mirrored ones exactly.
    """
    half = by_rad / 2.0
    under = 1.0 + half * half
    cosine, sine = (1.0 - half * half) / under, 2.0 * half / under
    x, y = headings
    return np.array([x * cosine - y * sine, x * sine + y * cosine])
