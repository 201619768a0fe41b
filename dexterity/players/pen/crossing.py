"""Which of many straight lines go across walls."""

from collections.abc import Iterable

import numpy as np

from dexterity.physics.arrays import Bools, Floats
from dexterity.values import Vec2

Piece = tuple[Vec2, Vec2]


def crossed(froms_mm: Floats, tos_mm: Floats, pieces: Iterable[Piece]) -> Bools:
    """(n): of the lines from (2, n) to (2, n), those that any straight piece is across."""
    (x0, y0), (x1, y1) = froms_mm, tos_mm
    right, away = x1 - x0, y1 - y0
    across = np.zeros(len(x0), np.bool_)
    for (ax, ay), (bx, by) in pieces:
        along, up = bx - ax, by - ay
        side = right * (ay - y0) - away * (ax - x0)
        ends = side * (side + right * up - away * along) <= 0.0
        begin = along * (y0 - ay) - up * (x0 - ax)
        across |= ends & (begin * (begin + along * away - up * right) <= 0.0)
    return across
