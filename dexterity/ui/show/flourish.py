"""Laurels that grow around a prize, leaf by leaf."""

from collections.abc import Iterator
from math import cos, pi, sin
from typing import Final

from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.draw.colours import Colour
from dexterity.values import Vec2

GROWS_S: Final = 1.4
"""From the stem to the last leaf. Longer: it is still growing when the player leaves."""
LEAVES: Final = 11
"""On each branch."""
START_TURN, END_TURN = 0.47 * pi, -0.36 * pi
"""Where the branches begin and end, from the right, clockwise as the eye sees it."""
GREEN: Final[Colour] = (0.33, 0.52, 0.30)
STEM: Final[Colour] = (0.42, 0.36, 0.22)

Line = tuple[Vec2, ...]


class Flourish:
    """Two branches, drawn as far as they have grown."""

    def __init__(self, middle: Vec2, radius: float, *, grown: bool) -> None:
        """`grown`: at once, for players who want nothing to move."""
        self._lines = tuple(branches(middle, radius))
        self._grown_s = GROWS_S if grown else 0.0

    def update(self, elapsed_s: float) -> None:
        """Time goes by."""
        self._grown_s = min(GROWS_S, self._grown_s + elapsed_s)

    def draw(self, canvas: Canvas) -> None:
        """All that there is of it."""
        count = round(len(self._lines) * self._grown_s / GROWS_S)
        for at, (line, colour, width) in enumerate(self._lines[:count]):
            canvas.line(line, width=width, colour=colour, name=f"laurel/{at % 5}")


def branches(middle: Vec2, radius: float) -> Iterator[tuple[Line, Colour, float]]:
    """Stems and leaves of both branches, in the order in which they grow."""
    for at in range(LEAVES):
        share, following = at / LEAVES, (at + 1) / LEAVES
        for side in (1.0, -1.0):
            yield _stem(middle, radius, (share, following), side), STEM, 3.4
            for outward in (1.0, -1.0):
                yield _leaf(middle, radius, following, side, outward), GREEN, 3.0


def _turn(share: float) -> float:
    return START_TURN + share * (END_TURN - START_TURN)


def _at(middle: Vec2, radius: float, turn: float, side: float) -> Vec2:
    return middle[0] + side * radius * cos(turn), middle[1] + radius * sin(turn)


def _stem(middle: Vec2, radius: float, between: tuple[float, float], side: float) -> Line:
    start, end = between
    steps = (start + (end - start) * step / 4 for step in range(5))
    return tuple(_at(middle, radius, _turn(step), side) for step in steps)


def _leaf(middle: Vec2, radius: float, share: float, side: float, outward: float) -> Line:
    """An almond that leans forward along the stem, on one side of it."""
    long, wide = 0.20 * radius * (1.0 - 0.35 * share), 0.055 * radius
    foot = _at(middle, radius, _turn(share), side)
    # Along the stem, and away from the middle of the wreath.
    lean = _turn(share) - 0.5 * pi + outward * 0.75
    along = (side * cos(lean), sin(lean))
    across = (-along[1], along[0])
    shape = [(0.0, 0.0), (0.3, 0.9), (0.65, 0.8), (1.0, 0.0), (0.65, -0.8), (0.3, -0.9), (0.0, 0.0)]
    return tuple(
        (
            foot[0] + long * far * along[0] + wide * off * across[0],
            foot[1] + long * far * along[1] + wide * off * across[1],
        )
        for far, off in shape
    )
