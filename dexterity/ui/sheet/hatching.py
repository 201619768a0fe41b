"""Pencil strokes side by side over squares of a sheet, as one wrist draws them in one go."""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from dexterity.rules.pen.sheet.square import SIDE, SQUARE_MM, Square
from dexterity.ui.canvas.ink import seeded
from dexterity.ui.draw.colours import Colour
from dexterity.ui.draw.noise import Floats
from dexterity.ui.sheet.patches import Medium, Patch
from dexterity.ui.world.strokes import ribbons

SAMPLE_MM = 0.5
"""How closely a stroke is searched for where its squares begin and end."""
LONGEST_MM = 38.0
"""A wrist's reach."""
SHORT_MM = 0.7
"""Shorter strokes, in the corners of squares, are left out."""

KEPT = 64
"""Hatchings that are kept: while something else changes they stay."""

Squares = tuple[Square, ...] | frozenset[Square]


@dataclass(frozen=True, slots=True)
class Hatching:
    """How squares are hatched."""

    colour: Colour
    spacing_mm: float = 1.7
    width_mm: float = 0.8
    rises: float = 1.0
    """1 to the right, -1 to the left."""


@lru_cache(maxsize=KEPT)
def hatch_patches(squares: Squares, hatching: Hatching, name: str) -> list[Patch]:
    """Strokes over all of the squares, straight across the lines between them."""
    if not squares:
        return []
    rng = seeded(name)
    runs = [run for run in _runs(squares, hatching, rng) if _length(run) > SHORT_MM]
    if not runs:
        return []
    ends = np.array(runs) + rng.normal(0.0, 0.18, (len(runs), 2, 2))
    middles = ends.mean(axis=1) + rng.normal(0.0, 0.12, (len(runs), 2))
    lines = np.stack([ends[:, 0], middles, ends[:, 1]], axis=1)
    widths = hatching.width_mm * rng.uniform([0.6, 0.9, 0.35], [1.0, 1.2, 0.8], (len(runs), 3))
    return [Patch(ribbon, hatching.colour, Medium.PENCIL) for ribbon in ribbons(lines, widths)]


def _runs(squares: Squares, hatching: Hatching, rng: np.random.Generator) -> list[Floats]:
    """Start and end (2, 2) of each stroke."""
    mask = np.zeros((SIDE, SIDE), np.int8)
    mask[tuple(np.array(sorted(squares)).T)] = 1
    side_mm = SIDE * SQUARE_MM
    at = np.arange(0.0, side_mm, SAMPLE_MM * 0.7071)
    # On each line y differs from x, mirrored where it falls, by as much.
    apart = np.arange(-side_mm, side_mm, hatching.spacing_mm * 1.4142)
    apart = apart + rng.normal(0.0, 0.14 * hatching.spacing_mm, len(apart))
    found = []
    for offset in apart.tolist():
        x, y = (at if hatching.rises > 0 else side_mm - at), at + offset
        held = (y >= 0.0) & (y < side_mm) & (x >= 0.0) & (x < side_mm)
        columns = np.where(held, x // SQUARE_MM, 0).astype(int)
        rows = np.where(held, y // SQUARE_MM, 0).astype(int)
        inside = np.where(held, mask[columns, rows], 0)
        change = np.diff(inside, prepend=0, append=0)
        for first, past in zip(
            np.flatnonzero(change == 1), np.flatnonzero(change == -1), strict=True
        ):
            run = np.array([(x[first], y[first]), (x[past - 1], y[past - 1])])
            found += _parted(run)
    return found


def _parted(run: Floats) -> list[Floats]:
    """A run in strokes no longer than a wrist reaches."""
    count = int(_length(run) // LONGEST_MM) + 1
    ends = np.linspace(run[0], run[1], count + 1)
    return [ends[number : number + 2] for number in range(count)]


def _length(run: Floats) -> float:
    return float(np.hypot(*(run[1] - run[0])))
