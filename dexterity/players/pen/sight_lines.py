"""Which squares can be seen from which places: what a single flick can reach.

Places are the middles of the quarters of all squares; what is seen is the middles of squares.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

import numpy as np

from dexterity.physics.arrays import Bools, Floats, Ints
from dexterity.rules.pen.sheet.square import SIDE, SQUARE_MM, all_squares
from dexterity.values.stroke import Wall
from dexterity.values.vectors import Vec2

# --- lines that cross -----------------------------------------------------------------------------


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


# --- sight ----------------------------------------------------------------------------------------


FARTHEST_MM: Final = 80.0
"""The longest flick that anybody plans with. Longer ones are one push in ten too hard away from a
skip."""

QUARTER_MM: Final = SQUARE_MM / 2.0
QUARTERS: Final = 4
"""Of a square."""

MARGIN_MM: Final = 1.5
"""By how much the ends of a wall are thought longer: nobody flicks closely past a corner and knows
on which side. Less than from a quarter's middle to a grid line, or walls would shut in places."""

AT_ONCE: Final = 8
"""Walls that are looked at before the lines that they cross are dropped: to drop them costs as much
as to look at three."""

NOWHERE: Final = SIDE * SIDE
"""The number of a square that every place sees, and from which nothing can be reached: so every
place sees something."""


@dataclass(frozen=True, slots=True, eq=False)
class SightLines:
    """All pairs of a place and a square's middle that it sees, those of a place side by side."""

    places: Ints
    squares: Ints
    """Counted row by row; `NOWHERE` last for every place."""
    length_mm: Floats

    def beyond(self, walls: Sequence[Wall]) -> "SightLines":
        """Those that are left with more walls."""
        left = self
        for first in range(0, len(walls), AT_ONCE):
            kept = ~left._cross(walls[first : first + AT_ONCE])
            left = SightLines(left.places[kept], left.squares[kept], left.length_mm[kept])
        return left

    @property
    def firsts(self) -> Ints:
        """Where those of each place begin."""
        places = np.arange(SIDE * SIDE * QUARTERS)
        firsts: Ints = np.searchsorted(self.places, places)
        return firsts

    def _cross(self, walls: Sequence[Wall]) -> Bools:
        """Which of them any of some walls is across."""
        froms, tos = places_mm()[:, self.places], _middles_mm()[:, self.squares]
        across: Bools = crossed(froms, tos, map(_longer, walls)) & (self.squares != NOWHERE)
        return across


@lru_cache(maxsize=1)
def sight_lines(walls: tuple[Wall, ...]) -> SightLines:
    """What is seen among the walls of a sheet. Kept: it takes a tenth of a second, and walls that
    are drawn in play are cheap to add."""
    return _in_the_open().beyond(walls)


def place_numbers(at_mm: Floats) -> Ints:
    """(n): of the quarters that points (n, 2) are in."""
    most = 2 * SIDE - 1
    quarters = np.clip((at_mm // QUARTER_MM).astype(np.int64), 0, most)
    column, row = quarters[:, 0], quarters[:, 1]
    square = (row // 2) * SIDE + column // 2
    numbers: Ints = square * QUARTERS + 2 * (row % 2) + column % 2
    return numbers


@cache
def _in_the_open() -> SightLines:
    """What is seen where there are no walls at all."""
    places, middles = places_mm(), _middles_mm()
    away = np.hypot(
        places[0][:, None] - middles[0][None, :], places[1][:, None] - middles[1][None, :]
    )
    away[:, NOWHERE] = 0.0
    numbers, squares = np.nonzero(away <= FARTHEST_MM)
    return SightLines(numbers, squares, away[numbers, squares])


@cache
def places_mm() -> Floats:
    """(2, places): where they are."""
    near, far = 0.5 * QUARTER_MM, 1.5 * QUARTER_MM
    return np.array(
        [
            (square.column * SQUARE_MM + x, square.row * SQUARE_MM + y)
            for square in all_squares()
            for y in (near, far)
            for x in (near, far)
        ]
    ).T.copy()


@cache
def _middles_mm() -> Floats:
    """(2, squares and NOWHERE)."""
    return np.array([*(square.middle_mm for square in all_squares()), (0.0, 0.0)]).T.copy()


def _longer(wall: Wall) -> Piece:
    (ax, ay), (bx, by) = wall.from_mm, wall.to_mm
    length = float(np.hypot(bx - ax, by - ay)) or 1.0
    x, y = MARGIN_MM * (bx - ax) / length, MARGIN_MM * (by - ay) / length
    return (ax - x, ay - y), (bx + x, by + y)
