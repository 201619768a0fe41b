"""Which squares a wall may have by its shape alone."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from dexterity.rules.pen.rebus.deeds import Shape
from dexterity.rules.pen.sheet.square import Square, big_square

Placement = tuple[Square, ...]
"""Rising."""

LINE: Final = 4
FROM_POSITION: Final = 3

SIDEWAYS: Final = ((1, 0), (0, 1), (-1, 0), (0, -1))

TETROMINOES: Final = (
    ((0, 0), (1, 0), (0, 1), (1, 1)),
    ((0, 0), (1, 0), (2, 0), (1, 1)),
    ((0, 0), (1, 0), (1, 1), (2, 1)),
    ((0, 1), (1, 1), (1, 0), (2, 0)),
    ((0, 0), (1, 0), (2, 0), (0, 1)),
    ((0, 0), (1, 0), (2, 0), (2, 1)),
)
"""All but the one that is a line, which has an icon of its own; each lies in four ways."""

Offsets = tuple[tuple[int, int], ...]


@lru_cache(maxsize=200)
def placements(shape: Shape, starts: tuple[Square, ...]) -> tuple[Placement, ...]:
    """All squares that such a wall may have: on the sheet, and from one of these squares on.

    The start of one that is drawn from a position is that position, which stays free. Kept, for
    every place that the pointer is over asks for all of them; there are 36 big squares.
    """
    found = {
        tuple(sorted(squares))
        for start in starts
        for squares in _from(start, shape)
        if all(square.is_on_sheet for square in squares)
    }
    return tuple(sorted(found))


def called(dice: tuple[int, int]) -> tuple[Square, ...]:
    """Where a wall begins that dice have called."""
    return big_square(*dice)


def _from(start: Square, shape: Shape) -> Iterator[list[Square]]:
    match shape:
        case Shape.LINE:
            yield from (_run(start, way, range(LINE)) for way in SIDEWAYS)
        case Shape.FROM_POSITION:
            yield from (_run(start, way, range(1, FROM_POSITION + 1)) for way in SIDEWAYS)
        case Shape.MAGIC:
            yield [start]
        case Shape.TETROMINO:
            for offsets in _turned(TETROMINOES):
                yield from _laid(start, offsets)


def _run(start: Square, way: tuple[int, int], steps: range) -> list[Square]:
    return [Square(start.column + way[0] * step, start.row + way[1] * step) for step in steps]


def _turned(shapes: Iterable[Offsets]) -> Iterator[Offsets]:
    for offsets in shapes:
        turned = offsets
        for _ in range(4):
            turned = tuple((-y, x) for x, y in turned)
            yield turned


def _laid(start: Square, offsets: Offsets) -> Iterator[list[Square]]:
    """With each of its squares on the start."""
    for x, y in offsets:
        yield [Square(start.column + dx - x, start.row + dy - y) for dx, dy in offsets]
