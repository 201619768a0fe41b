"""What is drawn on the faces of dice: a symbol or a small sign, of another shape for each colour.

All in units of half a face, from -1 to 1 to the right and up.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np

from dexterity.physics.dice.die import Die
from dexterity.ui.draw.colours import Colour
from dexterity.ui.world.camera import Floats
from dexterity.values.colour import DieColour

INSET: Final = 0.9
"""Half the side of a face's flat part: the rest is the rounded edge."""

ROUND: Final = 0.32
"""Radius of a face's corners."""

LINES: Final = 10
"""Of hatching on a face, stronger the darker it is."""


@dataclass(frozen=True, slots=True)
class Paint:
    """The pencils a die is drawn with."""

    ground: Colour
    mark: Colour


PAINTS: Final = {
    DieColour.RED: Paint((0.84, 0.25, 0.21), (0.995, 0.96, 0.88)),
    DieColour.GREEN: Paint((0.33, 0.60, 0.30), (0.995, 0.98, 0.88)),
    DieColour.BLUE: Paint((0.27, 0.45, 0.77), (0.97, 0.97, 0.93)),
    DieColour.WHITE: Paint((0.985, 0.97, 0.93), (0.20, 0.17, 0.24)),
}

Shapes = tuple[Floats, ...]
"""Polygons to be filled, one over the other."""


def marks_of(die: Die, face: int) -> Shapes:
    """What a face of a die bears."""
    return SYMBOLS[die.colour] if die.shows_symbol(face) else SIGNS[die.colour]


def rounded_square(half: float = INSET, radius: float = ROUND) -> Floats:
    """The outline of a face's flat part."""
    turns = np.linspace(0.0, np.pi / 2, 4)
    arc = radius * np.column_stack([np.cos(turns), np.sin(turns)]) + (half - radius)
    quarter = np.array([(0.0, 1.0), (-1.0, 0.0)])
    parts = [arc]
    for _ in range(3):
        parts.append(parts[-1] @ quarter)
    return np.concatenate(parts)


def hatching(face: int) -> Floats:
    """Ends (n, 2, 2) of strokes across a face. Always the same: they must not dance as it turns."""
    number = np.arange(LINES)
    offsets = np.linspace(-1.0, 1.0, LINES) + 0.04 * np.sin(5.0 * number + face)
    # Along a diagonal of the face, as far as its flat part goes.
    reach = np.maximum(1.25 * INSET - np.abs(offsets), 0.05)
    reach -= 0.07 * (1.0 + np.sin(9.0 * number + 2.0 * face))
    along, across = np.array([0.7071, 0.7071]), np.array([-0.7071, 0.7071])
    if face % 2:
        along, across = across, along
    middle = offsets[:, None] * across
    return np.stack([middle - reach[:, None] * along, middle + reach[:, None] * along], axis=1)


def _polygon(*points: tuple[float, float]) -> Floats:
    return np.array(points)


def _mirrored(*right: tuple[float, float]) -> Floats:
    """An outline given by its right side, from the top down."""
    side = np.array(right)
    return np.concatenate([side, (side * (-1.0, 1.0))[::-1]])


def _ring(radius: float, count: int, turn: float = 0.0) -> Floats:
    turns = turn + np.linspace(0.0, 2 * np.pi, count, endpoint=False)
    return radius * np.column_stack([np.cos(turns), np.sin(turns)])


def _aslant(*shapes: Floats) -> Shapes:
    """Turned from upright to a diagonal, where there is more room."""
    turn = np.array([(0.7071, -0.7071), (0.7071, 0.7071)])
    return tuple(shape @ turn for shape in shapes)


SWORD: Final = _aslant(
    _mirrored((0.0, 1.0), (0.17, 0.76), (0.15, -0.32), (0.0, -0.32)),
    _mirrored((0.0, -0.28), (0.46, -0.22), (0.5, -0.42), (0.0, -0.46)),
    _mirrored((0.0, -0.4), (0.11, -0.42), (0.11, -0.78), (0.0, -0.78)),
    _ring(0.17, 10) + np.array([0.0, -0.86]),
)

LEAF: Final = (
    _mirrored((0.0, 0.86), (0.26, 0.55), (0.5, 0.16), (0.52, -0.14), (0.34, -0.42), (0.08, -0.55)),
    _polygon((-0.08, -0.5), (0.08, -0.5), (0.1, -0.84), (-0.06, -0.86)),
)

DROP: Final = (
    _mirrored(
        (0.0, 0.88),
        (0.16, 0.5),
        (0.42, 0.08),
        (0.5, -0.24),
        (0.4, -0.52),
        (0.2, -0.7),
        (0.0, -0.74),
    ),
)

FLAME: Final = (
    _polygon(
        (0.04, 0.9), (0.14, 0.56), (0.42, 0.26), (0.52, -0.1), (0.46, -0.46), (0.22, -0.74),
        (-0.1, -0.78), (-0.38, -0.6), (-0.52, -0.28), (-0.44, 0.06), (-0.32, 0.3), (-0.26, 0.02),
        (-0.14, 0.1), (-0.06, 0.5),
    ),
)  # fmt: skip

SYMBOLS: Final[dict[DieColour, Shapes]] = {
    DieColour.RED: SWORD,
    DieColour.GREEN: LEAF,
    DieColour.BLUE: DROP,
    DieColour.WHITE: FLAME,
}
"""Large: on the faces that count as the symbol."""

SIGNS: Final[dict[DieColour, Shapes]] = {
    DieColour.RED: (_ring(0.2, 12),),
    DieColour.GREEN: (_ring(0.27, 3, np.pi / 2),),
    DieColour.BLUE: (_ring(0.26, 4),),
    DieColour.WHITE: (
        _polygon((-0.26, -0.07), (0.26, -0.07), (0.26, 0.07), (-0.26, 0.07)),
        _polygon((-0.07, -0.26), (0.07, -0.26), (0.07, 0.26), (-0.07, 0.26)),
    ),
}
"""Small: on all other faces, so that a colour is known without colours: dot, triangle, diamond,
cross."""
