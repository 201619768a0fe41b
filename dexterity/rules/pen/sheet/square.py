"""The squares of the sheet, and where they are on the paper.

The sheet is 180 mm wide and high; its origin is the corner near the first player and to the left,
x runs to the right and y away, as on every table of the game. The first row is the nearest one,
so it is the last line of a drawing.
"""

from functools import cache
from typing import Final, NamedTuple

from dexterity.values.vectors import Vec2

SIDE: Final = 18
"""Small squares to a side."""

BIG_SIDE: Final = 3
"""Small squares to a side of a big one, of which there are as many as a die has faces."""

SQUARE_MM: Final = 10.0
SHEET_MM: Final = SIDE * SQUARE_MM


class Square(NamedTuple):
    """A small square. A tuple, for ways are sought through thousands of them."""

    column: int
    row: int

    @property
    def middle_mm(self) -> Vec2:
        """Where what stands in the square stands."""
        return (self.column + 0.5) * SQUARE_MM, (self.row + 0.5) * SQUARE_MM

    @property
    def is_on_sheet(self) -> bool:
        """Whether there is such a square."""
        return 0 <= self.column < SIDE and 0 <= self.row < SIDE

    @property
    def dice(self) -> tuple[int, int]:
        """The red and the black die that call the big square around it."""
        return self.column // BIG_SIDE + 1, self.row // BIG_SIDE + 1

    @property
    def opposite(self) -> "Square":
        """Where it comes to lie when the sheet is turned half around."""
        return Square(SIDE - 1 - self.column, SIDE - 1 - self.row)

    def beside(self) -> tuple["Square", ...]:
        """The squares that share a side with it."""
        column, row = self
        around = ((column + 1, row), (column, row + 1), (column - 1, row), (column, row - 1))
        return tuple(
            Square(*place) for place in around if 0 <= place[0] < SIDE and 0 <= place[1] < SIDE
        )


@cache
def all_squares() -> tuple[Square, ...]:
    """Row by row, the nearest first."""
    return tuple(Square(column, row) for row in range(SIDE) for column in range(SIDE))


def big_square(red: int, black: int) -> tuple[Square, ...]:
    """The nine squares that two dice call: the red one the column, the black one the row."""
    left, near = (red - 1) * BIG_SIDE, (black - 1) * BIG_SIDE
    rows, columns = range(near, near + BIG_SIDE), range(left, left + BIG_SIDE)
    return tuple(Square(column, row) for row in rows for column in columns)


def square_at(place_mm: Vec2) -> Square:
    """The square a point is in; on a line it is that to the right or above, off the sheet the
    nearest one."""
    column, row = (min(max(int(at // SQUARE_MM), 0), SIDE - 1) for at in place_mm)
    return Square(column, row)
