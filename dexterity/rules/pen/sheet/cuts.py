"""Where free strokes are in the way: which squares they cut, and which steps they bar."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from dexterity.rules.pen.sheet.edge import Edge, edges_around
from dexterity.rules.pen.sheet.square import SIDE, SQUARE_MM, Square
from dexterity.rules.pen.sheet.stroke import Piece, Stroke
from dexterity.values.vectors import Vec2

NICK_MM: Final = 1.0
"""How far into a square a stroke may reach and still leave it whole. Without it, one drawn along a
grid line by hand would close the squares on its wrong side; much more, and a way that counts as
one square wide is none."""

KEPT: Final = 512
"""Strokes whose squares and steps are remembered: while one is drawn, those of the sheet around it
are asked for again and again."""


@lru_cache(KEPT)
def squares_cut(stroke: Stroke) -> frozenset[Square]:
    """The squares that a stroke runs through."""
    return frozenset(
        square
        for piece in stroke.pieces()
        for square in _squares_near(piece)
        if _meets(piece, _core((square,)))
    )


def steps_barred(strokes: Iterable[Stroke]) -> frozenset[Edge]:
    """The edges over which strokes leave no way that is one square wide."""
    return frozenset[Edge]().union(*map(_barred_by, strokes))


@lru_cache(KEPT)
def _barred_by(stroke: Stroke) -> frozenset[Edge]:
    return frozenset(
        edge
        for piece in stroke.pieces()
        for edge in _edges_near(piece)
        if _meets(piece, _core(edge.squares))
    )


def _core(squares: tuple[Square, ...]) -> Piece:
    """Near left and far right corner of what must be free: of one square, or of two in line."""
    first, last = squares[0], squares[-1]
    left, near = first.column * SQUARE_MM + NICK_MM, first.row * SQUARE_MM + NICK_MM
    right, far = (last.column + 1) * SQUARE_MM - NICK_MM, (last.row + 1) * SQUARE_MM - NICK_MM
    return (left, near), (right, far)


def _squares_near(piece: Piece) -> Iterator[Square]:
    """Those in the rectangle around it, and one more on each side."""
    (x0, y0), (x1, y1) = piece
    columns, rows = _span(x0, x1), _span(y0, y1)
    return (Square(column, row) for row in rows for column in columns)


def _span(one_mm: float, other_mm: float) -> range:
    low, high = sorted((one_mm, other_mm))
    return range(max(int(low // SQUARE_MM) - 1, 0), min(int(high // SQUARE_MM) + 2, SIDE))


def _edges_near(piece: Piece) -> set[Edge]:
    edges = (edge for square in _squares_near(piece) for edge in edges_around(square))
    return {edge for edge in edges if not edge.is_frame}


def _meets(piece: Piece, rectangle: Piece) -> bool:
    """Whether any of a straight line is inside a rectangle, its border left out."""
    start, end = piece
    share_in, share_out = 0.0, 1.0
    for axis in (0, 1):
        shares = _shares_between(start, end, axis, rectangle)
        if shares is None:
            return False
        share_in, share_out = max(share_in, shares[0]), min(share_out, shares[1])
    return share_in < share_out


def _shares_between(start: Vec2, end: Vec2, axis: int, rectangle: Piece) -> Vec2 | None:
    """Between which shares of its length a line is within the rectangle's bounds on one axis."""
    low, high = rectangle[0][axis], rectangle[1][axis]
    from_, along = start[axis], end[axis] - start[axis]
    if along == 0.0:
        return (0.0, 1.0) if low < from_ < high else None
    first, second = sorted(((low - from_) / along, (high - from_) / along))
    return first, second
