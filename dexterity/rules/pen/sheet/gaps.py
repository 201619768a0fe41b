"""Where a pencil's tip gets through, however narrow that is.

Free strokes cut squares into faces; from a face to one of the next square leads a gap. Walls that
are drawn in play fill whole squares, so that faces and gaps are worked out once for a sheet.
"""

from collections import deque
from collections.abc import Iterator, Mapping, Set
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import chain
from math import inf

from dexterity.rules.pen.sheet.edge import Edge, inner_edges
from dexterity.rules.pen.sheet.faces import SAME_MM, CutSquare, Openings, Side, cut_square
from dexterity.rules.pen.sheet.sheet import Sheet
from dexterity.rules.pen.sheet.square import SIDE, SQUARE_MM, Square, all_squares, square_at
from dexterity.rules.pen.sheet.stroke import Piece
from dexterity.values.vectors import Vec2

Face = int
"""Counted through the whole sheet."""


@dataclass(frozen=True, slots=True, eq=False)
class Gaps:
    """All faces of a sheet, and the gaps between them."""

    firsts: Mapping[Square, Face]
    """The first face of each square; those of a square are counted one after the other."""
    squares: tuple[Square, ...]
    """The square of each face."""
    beside: tuple[tuple[tuple[Face, float], ...], ...]
    """Where each face leads to, and how wide the gap is, in millimetres."""
    mains: tuple[Face, ...]
    """The face around the middle of each square, row by row."""
    cut: Mapping[Square, CutSquare]
    """The squares that strokes touch; all others are one face."""

    def face_at(self, place_mm: Vec2) -> Face:
        """The one that a point is in."""
        square = square_at(place_mm)
        cut = self.cut.get(square)
        return self.firsts[square] + (0 if cut is None else cut.face_at(place_mm))

    def is_main(self, place_mm: Vec2) -> bool:
        """Whether nothing is between a point and the middle of its square."""
        square = square_at(place_mm)
        return self.face_at(place_mm) == self.mains[square.row * SIDE + square.column]

    def width_mm(self, start: Face, ends: Set[Face], filled: Set[Square]) -> float:
        """Of the narrowest gap on the widest way from a face to any of some: infinite where it is
        one of them, 0 where no way is."""
        best = {start: inf}
        waiting = [(-inf, start)]
        while waiting:
            negative, face = heappop(waiting)
            if face in ends:
                return -negative
            for after, gap_mm in self.beside[face]:
                width = min(-negative, gap_mm)
                if width > best.get(after, 0.0) and self.squares[after] not in filled:
                    best[after] = width
                    heappush(waiting, (-width, after))
        return 0.0

    def has_way(self, start: Face, ends: Set[Face], filled: Set[Square], least_mm: float) -> bool:
        """Whether a way leads from a face to any of some through gaps of at least that width."""
        found, waiting = {start}, deque((start,))
        while waiting:
            face = waiting.popleft()
            if face in ends:
                return True
            for after, gap_mm in self.beside[face]:
                wide = gap_mm >= least_mm and after not in found
                if wide and self.squares[after] not in filled:
                    found.add(after)
                    waiting.append(after)
        return False


def gaps_of(sheet: Sheet) -> Gaps:
    """Those before any wall is drawn in play."""
    cut = _cut_squares(sheet)
    firsts: dict[Square, Face] = {}
    squares: list[Square] = []
    for square in all_squares():
        firsts[square] = len(squares)
        squares += [square] * (cut[square].faces if square in cut else 1)
    beside: list[dict[Face, float]] = [{} for _ in squares]
    for edge in inner_edges():
        if sheet.is_wall(edge):
            continue
        for one, other, width in _gaps_over(edge, cut):
            ends = firsts[edge.squares[0]] + one, firsts[edge.squares[1]] + other
            for here, there in (ends, ends[::-1]):
                beside[here][there] = max(width, beside[here].get(there, 0.0))
    mains = tuple(
        firsts[square] + (cut[square].face_at(square.middle_mm) if square in cut else 0)
        for square in all_squares()
    )
    leads = tuple(tuple(each.items()) for each in beside)
    return Gaps(firsts, tuple(squares), leads, mains, cut)


def _cut_squares(sheet: Sheet) -> dict[Square, CutSquare]:
    pieces: dict[Square, list[Piece]] = {}
    for piece in chain.from_iterable(stroke.pieces() for stroke in sheet.strokes):
        for square in _squares_touched(piece):
            pieces.setdefault(square, []).append(piece)
    return {square: cut_square(square, inside) for square, inside in pieces.items()}


def _squares_touched(piece: Piece) -> Iterator[Square]:
    """Those in the rectangle around it, with the squares that only share a line with that."""
    (x0, y0), (x1, y1) = piece
    low = square_at((min(x0, x1) - SAME_MM, min(y0, y1) - SAME_MM))
    high = square_at((max(x0, x1) + SAME_MM, max(y0, y1) + SAME_MM))
    for row in range(low.row, high.row + 1):
        yield from (Square(column, row) for column in range(low.column, high.column + 1))


def _gaps_over(edge: Edge, cut: Mapping[Square, CutSquare]) -> Iterator[tuple[int, int, float]]:
    """Between which faces of its two squares an edge has gaps, and how wide those are."""
    near, far = edge.squares
    sides = (Side.RIGHT, Side.LEFT) if edge.upright else (Side.FAR, Side.NEAR)
    for one, (low, high) in _openings(near, sides[0], cut):
        for other, (low_too, high_too) in _openings(far, sides[1], cut):
            width = min(high, high_too) - max(low, low_too)
            if width > SAME_MM:
                yield one, other, width


def _openings(square: Square, side: Side, cut: Mapping[Square, CutSquare]) -> Openings:
    """The faces that a side of a square has, and from where to where."""
    if square in cut:
        return cut[square].openings[side]
    along = square.row if side in (Side.LEFT, Side.RIGHT) else square.column
    return ((0, (along * SQUARE_MM, (along + 1) * SQUARE_MM)),)
