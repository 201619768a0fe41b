"""Which place stands for where somebody is: the nearest that is on the same side of all strokes."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from dexterity.physics.arrays import Floats, Ints
from dexterity.players.pen.crossing import Piece, crossed
from dexterity.players.pen.sight_lines import place_numbers, places_mm
from dexterity.rules.pen.sheet.square import SQUARE_MM
from dexterity.values import Vec2

NEAR_MM: Final = 1.5 * SQUARE_MM
"""How far to look for such a place."""


def off_grid(piece: Piece) -> bool:
    """Whether it is drawn through squares, and not between them."""
    return not any(
        one == other and one % SQUARE_MM == 0.0 for one, other in zip(*piece, strict=True)
    )


def standing_numbers(at_mm: Floats, strokes: Sequence[Piece]) -> Ints:
    """(n): the numbers of the places for (n, 2) points among strokes through squares."""
    numbers = place_numbers(at_mm)
    if strokes:
        cut_off = crossed(at_mm.T, places_mm()[:, numbers], strokes)
        for row in np.flatnonzero(cut_off).tolist():
            x, y = at_mm[row].tolist()
            numbers[row] = _nearest((x, y), strokes, int(numbers[row]))
    return numbers


def _nearest(at_mm: Vec2, strokes: Sequence[Piece], otherwise: int) -> int:
    away = np.hypot(places_mm()[0] - at_mm[0], places_mm()[1] - at_mm[1])
    near = np.flatnonzero(away <= NEAR_MM)
    near = near[np.argsort(away[near], kind="stable")]
    froms = np.repeat(np.array(at_mm)[:, None], len(near), axis=1)
    seen = near[~crossed(froms, places_mm()[:, near], strokes)]
    return int(seen[0]) if len(seen) else otherwise
