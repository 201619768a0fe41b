"""From which squares a way begins for one who stands anywhere, even in a cut square."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from dexterity.rules.pen.sheet.cuts import squares_cut
from dexterity.rules.pen.sheet.segment import Segment, segments_of
from dexterity.rules.pen.sheet.sheet import Sheet
from dexterity.rules.pen.sheet.square import Square, all_squares, square_at
from dexterity.rules.pen.sheet.stroke import Stroke
from dexterity.values.vectors import Vec2


def footing(sheet: Sheet, drawn: Iterable[Segment], place_mm: Vec2) -> tuple[Square, ...]:
    """The square that one stands in; where a stroke cuts it, those whole ones in plain view.

    `drawn` are the walls that were drawn in play.
    """
    square, drawn = square_at(place_mm), tuple(drawn)
    if square not in _cut(sheet.strokes):
        return (square,)
    return _in_view(_in_view_at_first(sheet, place_mm), drawn, place_mm)


@lru_cache(maxsize=64)
def _cut(strokes: tuple[Stroke, ...]) -> frozenset[Square]:
    return frozenset[Square]().union(*map(squares_cut, strokes))


@lru_cache(maxsize=64)
def _in_view_at_first(sheet: Sheet, place_mm: Vec2) -> tuple[Square, ...]:
    """What is seen before any wall is drawn. Kept: whether a wall would seal somebody in is asked
    of a hundred places from where the same two stand."""
    whole = (square for square in all_squares() if square not in _cut(sheet.strokes))
    return _in_view(whole, segments_of(sheet), place_mm)


def _in_view(
    squares: Iterable[Square], walls: Sequence[Segment], place_mm: Vec2
) -> tuple[Square, ...]:
    return tuple(
        square
        for square in squares
        if not any(_crosses(place_mm, square.middle_mm, wall) for wall in walls)
    )


def _crosses(one: Vec2, other: Vec2, wall: Segment) -> bool:
    """Whether a wall is between two points; a wall that one stands against is not."""
    ours = _side(one, other, wall.start), _side(one, other, wall.end)
    theirs = _side(wall.start, wall.end, one), _side(wall.start, wall.end, other)
    return ours[0] * ours[1] <= 0.0 and theirs[0] * theirs[1] < 0.0


def _side(start: Vec2, end: Vec2, point: Vec2) -> float:
    """Positive to the left of a line, negative to its right."""
    (x0, y0), (x1, y1), (x, y) = start, end, point
    return (x1 - x0) * (y - y0) - (y1 - y0) * (x - x0)
