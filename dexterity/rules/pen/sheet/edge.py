"""The edges of the squares, on which walls are drawn."""

from functools import cache
from typing import NamedTuple

from dexterity.rules.pen.sheet.square import SIDE, SQUARE_MM, Square
from dexterity.values.vectors import Vec2


class Edge(NamedTuple):
    """The left side of a square if upright, its near side if not.

    The last column and the last row have one more: those are sides of squares that are not there.
    """

    upright: bool
    column: int
    row: int

    @property
    def start_mm(self) -> Vec2:
        """Its left or near end."""
        return self.column * SQUARE_MM, self.row * SQUARE_MM

    @property
    def end_mm(self) -> Vec2:
        """Its right or far end."""
        x, y = self.start_mm
        return (x, y + SQUARE_MM) if self.upright else (x + SQUARE_MM, y)

    @property
    def is_on_sheet(self) -> bool:
        """Whether there is such an edge."""
        across, along = self._across_and_along
        return 0 <= across <= SIDE and 0 <= along < SIDE

    @property
    def is_frame(self) -> bool:
        """Whether the sheet ends there."""
        across, _ = self._across_and_along
        return across in (0, SIDE)

    @property
    def opposite(self) -> "Edge":
        """Where it comes to lie when the sheet is turned half around."""
        if self.upright:
            return Edge(True, SIDE - self.column, SIDE - 1 - self.row)
        return Edge(False, SIDE - 1 - self.column, SIDE - self.row)

    @property
    def squares(self) -> tuple[Square, ...]:
        """The squares on its two sides; one on the frame."""
        far = Square(self.column, self.row)
        near = Square(far.column - 1, far.row) if self.upright else Square(far.column, far.row - 1)
        return tuple(square for square in (near, far) if square.is_on_sheet)

    @property
    def _across_and_along(self) -> tuple[int, int]:
        return (self.column, self.row) if self.upright else (self.row, self.column)


def edge_between(one: Square, other: Square) -> Edge:
    """What two squares share that are beside each other."""
    if one.row == other.row:
        return Edge(True, max(one.column, other.column), one.row)
    return Edge(False, one.column, max(one.row, other.row))


def edges_around(square: Square) -> tuple[Edge, Edge, Edge, Edge]:
    """Left, right, near, far."""
    column, row = square
    upright = Edge(True, column, row), Edge(True, column + 1, row)
    return *upright, Edge(False, column, row), Edge(False, column, row + 1)


@cache
def all_edges() -> tuple[Edge, ...]:
    """The upright ones, then the level ones, each row by row."""
    upright = (Edge(True, column, row) for row in range(SIDE) for column in range(SIDE + 1))
    level = (Edge(False, column, row) for row in range(SIDE + 1) for column in range(SIDE))
    return *upright, *level


@cache
def inner_edges() -> tuple[Edge, ...]:
    """Those between two squares."""
    return tuple(edge for edge in all_edges() if not edge.is_frame)


@cache
def frame_edges() -> tuple[Edge, ...]:
    """Those where the sheet ends."""
    return tuple(edge for edge in all_edges() if edge.is_frame)
