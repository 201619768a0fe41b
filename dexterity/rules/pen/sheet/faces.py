"""Into which faces free strokes cut one square: from left to right, slab by slab.

Every end and every crossing of a stroke begins a new slab; between two of them strokes only lie
above each other, and what lies between two strokes is one piece of a face.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations, pairwise
from typing import Final

from dexterity.rules.pen.sheet.square import SQUARE_MM, Square
from dexterity.rules.pen.sheet.stroke import Piece
from dexterity.values.vectors import Vec2

SAME_MM: Final = 1e-6
"""Nearer than this is the same place. Strokes have points at tenths of a millimetre, so what they
leave between each other is either far more or nothing but rounding."""

Interval = tuple[float, float]
Openings = tuple[tuple[int, Interval], ...]
"""Faces that reach a side, and from where to where on it."""


class Side(StrEnum):
    """Of a square."""

    LEFT = "left"
    RIGHT = "right"
    NEAR = "near"
    FAR = "far"


@dataclass(frozen=True, slots=True)
class Slab:
    """An upright strip of a square in which strokes only lie above each other."""

    span: Interval
    lines: tuple[Piece, ...]
    """From the near side to the far one, both with them."""
    faces: tuple[int, ...]
    """Between each line and the next."""


@dataclass(frozen=True, slots=True)
class CutSquare:
    """A square that strokes run through or touch."""

    faces: int
    """How many it has."""
    slabs: tuple[Slab, ...]
    openings: Mapping[Side, Openings]

    def face_at(self, place_mm: Vec2) -> int:
        """The one that a point of the square is in."""
        x, y = place_mm
        slab = next((each for each in self.slabs if x <= each.span[1]), self.slabs[-1])
        below = sum(_height(line, x) <= y for line in slab.lines[1:-1])
        return slab.faces[below]


def cut_square(square: Square, pieces: Iterable[Piece]) -> CutSquare:
    """What pieces of strokes make of a square."""
    left, near = square.column * SQUARE_MM, square.row * SQUARE_MM
    right, far = left + SQUARE_MM, near + SQUARE_MM
    inside = [each for each in (_clipped(piece, (left, near), (right, far)) for piece in pieces)
              if each is not None]  # fmt: skip
    upright = [piece for piece in inside if _is_upright(piece)]
    aslant = [tuple(sorted(piece)) for piece in inside if not _is_upright(piece)]
    frame = ((left, near), (right, near)), ((left, far), (right, far))
    strips = list(_strips([(a, b) for a, b in aslant], upright, (left, right), frame))
    names = _named(strips, upright)
    slabs = tuple(
        Slab(span, lines, tuple(names[number, floor] for floor in range(len(lines) - 1)))
        for number, (span, lines) in enumerate(strips)
    )
    return CutSquare(len(set(names.values())), slabs, _openings(slabs, upright, frame))


Strip = tuple[Interval, tuple[Piece, ...]]


def _strips(
    aslant: Sequence[Piece], upright: Sequence[Piece], sides: Interval, frame: tuple[Piece, Piece]
) -> Iterator[Strip]:
    ends = (point[0] for piece in (*aslant, *upright) for point in piece)
    crossings = (_crossing_x(one, other) for one, other in combinations(aslant, 2))
    cuts = sorted({*sides, *ends, *(x for x in crossings if x is not None)})
    kept = [cuts[0]]
    kept += [x for x in cuts[1:] if x - kept[-1] > SAME_MM and sides[1] - x > SAME_MM]
    for start, end in pairwise((*kept, sides[1])):
        middle = (start + end) / 2.0
        across = [piece for piece in aslant if piece[0][0] < middle < piece[1][0]]
        across.sort(key=lambda piece: _height(piece, middle))
        yield (start, end), (frame[0], *across, frame[1])


def _named(strips: Sequence[Strip], upright: Sequence[Piece]) -> dict[tuple[int, int], int]:
    """The face of each part of each strip: parts that touch are of one face.

    Where a stroke runs along a side of the square or along another stroke, there is a part of no
    height between them, which is a face that nothing leads to.
    """
    parts = [(number, floor) for number, (_, lines) in enumerate(strips)
             for floor in range(len(lines) - 1)]  # fmt: skip
    same = {part: part for part in parts}

    def root(part: tuple[int, int]) -> tuple[int, int]:
        while same[part] != part:
            part = same[part]
        return part

    for number, (strip, after) in enumerate(pairwise(strips)):
        x = strip[0][1]
        barred = [_heights(piece) for piece in upright if abs(piece[0][0] - x) <= SAME_MM]
        for floor, one in enumerate(_spans_at(strip[1], x)):
            for other_floor, other in enumerate(_spans_at(after[1], x)):
                shared = max(one[0], other[0]), min(one[1], other[1])
                if any(_without(shared, barred)):
                    same[root((number, floor))] = root((number + 1, other_floor))
    roots = {found: name for name, found in enumerate(dict.fromkeys(map(root, parts)))}
    return {part: roots[root(part)] for part in parts}


def _openings(
    slabs: Sequence[Slab], upright: Sequence[Piece], frame: tuple[Piece, Piece]
) -> dict[Side, Openings]:
    left, right = slabs[0].span[0], slabs[-1].span[1]
    return {
        Side.LEFT: tuple(_on_upright_side(slabs[0], left, upright)),
        Side.RIGHT: tuple(_on_upright_side(slabs[-1], right, upright)),
        Side.NEAR: tuple(_on_level_side(slabs, frame[0], far=False)),
        Side.FAR: tuple(_on_level_side(slabs, frame[1], far=True)),
    }


def _on_upright_side(
    slab: Slab, x: float, upright: Sequence[Piece]
) -> Iterator[tuple[int, Interval]]:
    barred = [_heights(piece) for piece in upright if abs(piece[0][0] - x) <= SAME_MM]
    for face, span in zip(slab.faces, _spans_at(slab.lines, x), strict=True):
        yield from ((face, free) for free in _without(span, barred))


def _on_level_side(
    slabs: Sequence[Slab], side: Piece, *, far: bool
) -> Iterator[tuple[int, Interval]]:
    """The faces next to the side; neighbouring strips of the same face have one opening."""
    before: tuple[int, Interval] | None = None
    for slab in slabs:
        lines = slab.lines[::-1] if far else slab.lines
        middle = sum(slab.span) / 2.0
        if abs(_height(lines[1], middle) - side[0][1]) <= SAME_MM:
            # A stroke runs along the side.
            continue
        face = slab.faces[-1 if far else 0]
        if before is not None and before[0] == face and before[1][1] == slab.span[0]:
            before = face, (before[1][0], slab.span[1])
            continue
        if before is not None:
            yield before
        before = face, slab.span
    if before is not None:
        yield before


# --- straight lines -----------------------------------------------------------------------------


def _is_upright(piece: Piece) -> bool:
    return abs(piece[0][0] - piece[1][0]) <= SAME_MM


def _heights(piece: Piece) -> Interval:
    low, high = sorted((piece[0][1], piece[1][1]))
    return low, high


def _height(line: Piece, x: float) -> float:
    (x0, y0), (x1, y1) = line
    return y0 + (y1 - y0) * (x - x0) / (x1 - x0)


def _spans_at(lines: Sequence[Piece], x: float) -> list[Interval]:
    return [(_height(low, x), _height(high, x)) for low, high in pairwise(lines)]


def _without(span: Interval, barred: Iterable[Interval]) -> Iterator[Interval]:
    """What is left of a span, as far as it is more than nothing."""
    start, end = span
    for low, high in sorted(barred):
        if low - start > SAME_MM:
            yield start, min(low, end)
        start = max(start, high)
        if start >= end:
            return
    if end - start > SAME_MM:
        yield start, end


def _crossing_x(one: Piece, other: Piece) -> float | None:
    """Where two lines cross that are not upright; None where they do not, or lie in line."""
    left, right = max(one[0][0], other[0][0]), min(one[1][0], other[1][0])
    if right - left <= SAME_MM:
        return None
    before = _height(one, left) - _height(other, left)
    after = _height(one, right) - _height(other, right)
    if before * after >= 0.0:
        return None
    return left + (right - left) * before / (before - after)


def _clipped(piece: Piece, low: Vec2, high: Vec2) -> Piece | None:
    """The part of a line that is in a square, its border with it; None where that has no length."""
    (x0, y0), (x1, y1) = piece
    share_in, share_out = 0.0, 1.0
    for start, along, least, most in (
        (x0, x1 - x0, low[0], high[0]),
        (y0, y1 - y0, low[1], high[1]),
    ):
        if along == 0.0:
            if not least <= start <= most:
                return None
            continue
        first, last = sorted(((least - start) / along, (most - start) / along))
        share_in, share_out = max(share_in, first), min(share_out, last)
    if (share_out - share_in) * max(abs(x1 - x0), abs(y1 - y0)) <= SAME_MM:
        return None

    def at(share: float) -> Vec2:
        x, y = x0 + share * (x1 - x0), y0 + share * (y1 - y0)
        return min(max(x, low[0]), high[0]), min(max(y, low[1]), high[1])

    return at(share_in), at(share_out)
