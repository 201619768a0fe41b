"""What is printed on every sheet: its edge, the faint squares, and the numbers that dice call."""

from collections.abc import Iterator
from functools import cache
from typing import Final

import numpy as np

from dexterity.rules.pen.sheet.square import BIG_SIDE, SHEET_MM, SIDE, SQUARE_MM
from dexterity.ui.canvas.ink import seeded
from dexterity.ui.draw.colours import INK, Colour
from dexterity.ui.draw.noise import Floats
from dexterity.ui.sheet.patches import Patch, Patches, line_patches, pen_patches, together
from dexterity.ui.sheet.sheet_plan import MARGIN_MM, SHADOW_MM

GRID: Final[Colour] = (0.84, 0.87, 0.91)
BIG_GRID: Final[Colour] = (0.64, 0.71, 0.80)
EDGE: Final[Colour] = (0.50, 0.46, 0.44)
SHADE: Final[Colour] = (0.80, 0.77, 0.74)
RED: Final[Colour] = (0.76, 0.13, 0.15)
"""As the die that calls columns; 5.6 to 1 on this paper."""

EDGE_MM: Final = 0.45
BARE_EDGE_MM: Final = 1.4
"""On a small picture: a pixel, or it would be seen here and there only."""
DIGIT_MM: Final = 4.6
"""How high a number is."""
DIGIT_LINE_MM: Final = 0.75

DIGITS: Final = {
    1: (((0.18, 0.74), (0.5, 1.0), (0.5, 0.0)), ((0.22, 0.0), (0.78, 0.0))),
    2: (
        (
            (0.1, 0.76),
            (0.2, 0.93),
            (0.45, 1.0),
            (0.72, 0.93),
            (0.82, 0.74),
            (0.72, 0.52),
            (0.1, 0.0),
        ),
        ((0.1, 0.0), (0.88, 0.0)),
    ),
    3: (
        ((0.12, 0.86), (0.4, 1.0), (0.74, 0.92), (0.82, 0.74), (0.7, 0.58), (0.4, 0.52)),
        ((0.4, 0.52), (0.74, 0.45), (0.88, 0.26), (0.74, 0.06), (0.4, 0.0), (0.1, 0.12)),
    ),
    4: (((0.62, 0.0), (0.62, 1.0), (0.06, 0.32), (0.92, 0.32)),),
    5: (
        ((0.8, 1.0), (0.22, 1.0), (0.16, 0.56)),
        (
            (0.16, 0.56),
            (0.46, 0.64),
            (0.76, 0.54),
            (0.86, 0.31),
            (0.72, 0.08),
            (0.42, 0.0),
            (0.1, 0.1),
        ),
    ),
    6: (
        ((0.74, 0.98), (0.42, 0.84), (0.2, 0.56), (0.13, 0.28), (0.26, 0.06), (0.5, 0.0)),
        (
            (0.5, 0.0),
            (0.76, 0.07),
            (0.87, 0.29),
            (0.76, 0.5),
            (0.5, 0.57),
            (0.24, 0.46),
            (0.14, 0.28),
        ),
    ),
}
"""Lines of each number in a square of its own: letters of a font would blur when turned."""


@cache
def printed() -> Patches:
    """The same on every sheet."""
    return together((*_shadow(), *_edge(EDGE_MM), *_grid(), *_numbers()))


@cache
def bare() -> Patches:
    """The paper alone, where squares would be too small to be seen."""
    return together(_edge(BARE_EDGE_MM))


def _edge(width_mm: float) -> Iterator[Patch]:
    """The edge of the paper itself."""
    low, high = -MARGIN_MM, SHEET_MM + MARGIN_MM
    around = (low, low), (high, low), (high, high), (low, high), (low, low)
    yield from pen_patches(around, width_mm, "paper", EDGE)


def paper_corners() -> Floats:
    """(4, 2): of the paper."""
    low, high = -MARGIN_MM, SHEET_MM + MARGIN_MM
    return np.array([(low, low), (high, low), (high, high), (low, high)])


def _shadow() -> Iterator[Patch]:
    """Short strokes past two of its sides: the paper lies on something."""
    rng, low, high = seeded("shade"), -MARGIN_MM, SHEET_MM + MARGIN_MM
    for at in np.arange(low + 3.0, high, 2.2).tolist():
        far = SHADOW_MM * float(rng.uniform(0.6, 1.0))
        across = np.array([(at - 1.0, low), (at - 1.0 + far / 2, low - far)])
        upright = np.array([(high, at - 2.0), (high + far, at - 2.0 - far / 2)])
        for line in (across, upright):
            yield from line_patches(line, 0.85, SHADE)


def _grid() -> Iterator[Patch]:
    lines = [number for number in range(1, SIDE) if number % BIG_SIDE]
    bigger = range(BIG_SIDE, SIDE, BIG_SIDE)
    for numbers, width, colour in ((lines, 0.28, GRID), (bigger, 0.42, BIG_GRID)):
        for number in numbers:
            at = number * SQUARE_MM
            for line in (((at, 0.0), (at, SHEET_MM)), ((0.0, at), (SHEET_MM, at))):
                yield from line_patches(np.array(line), width, colour)


def _numbers() -> Iterator[Patch]:
    """Along all four sides, each to be read by who sits there."""
    near, far = -MARGIN_MM / 2, SHEET_MM + MARGIN_MM / 2
    for number in DIGITS:
        at = (number - 0.5) * BIG_SIDE * SQUARE_MM
        yield from _digit(number, (at, near), 1.0, RED)
        yield from _digit(number, (at, far), -1.0, RED)
        yield from _digit(number, (near, at), 1.0, INK)
        yield from _digit(number, (far, at), -1.0, INK)


def _digit(number: int, middle: tuple[float, float], way: float, colour: Colour) -> Iterator[Patch]:
    """Upright for the first player, or on its head, for the second."""
    for count, line in enumerate(DIGITS[number]):
        places = (np.array(line) - 0.5) * (0.62 * DIGIT_MM, DIGIT_MM) * way + middle
        points = tuple((float(x), float(y)) for x, y in places)
        yield from pen_patches(points, DIGIT_LINE_MM, f"digit {number} {count}", colour)
