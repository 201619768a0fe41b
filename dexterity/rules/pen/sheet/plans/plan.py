"""What a style draws: walls, pillars and strokes, before there are cells to it."""

from collections.abc import Set
from dataclasses import dataclass

from dexterity.rules.pen.sheet.edge import Edge, edges_around
from dexterity.rules.pen.sheet.square import Square
from dexterity.rules.pen.sheet.stroke import Stroke


@dataclass(frozen=True, slots=True)
class Plan:
    """A dungeon in the rough. Parts of it may be closed: they are opened later."""

    walls: frozenset[Edge] = frozenset()
    pillars: tuple[frozenset[Square], ...] = ()
    """These stay closed; they do not touch one another."""
    strokes: tuple[Stroke, ...] = ()
    """Nor do these."""


def level_walls(row: int, columns: range) -> frozenset[Edge]:
    """A wall along the near side of some squares of a row."""
    return frozenset(Edge(False, column, row) for column in columns)


def upright_walls(column: int, rows: range) -> frozenset[Edge]:
    """A wall along the left side of some squares of a column."""
    return frozenset(Edge(True, column, row) for row in rows)


def border(squares: frozenset[Square]) -> frozenset[Edge]:
    """The edges on which squares end."""
    sides = (edge for square in squares for edge in edges_around(square))
    return frozenset(
        edge for edge in sides if edge.is_frame or not squares.issuperset(edge.squares)
    )


def box(columns: range, rows: range) -> frozenset[Square]:
    """The squares in these columns and rows."""
    return frozenset(Square(column, row) for column in columns for row in rows)


def around(squares: Set[Square]) -> frozenset[Square]:
    """Some squares and all that touch them, at corners too."""
    return frozenset(
        Square(column + right, row + up)
        for column, row in squares
        for right in (-1, 0, 1)
        for up in (-1, 0, 1)
    )
