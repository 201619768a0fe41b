"""From which squares a way begins for one who stands anywhere, even in a cut square."""

from collections.abc import Iterable

from dexterity.rules.pen.sheet.cuts import squares_cut
from dexterity.rules.pen.sheet.segment import Segment
from dexterity.rules.pen.sheet.sheet import Sheet
from dexterity.rules.pen.sheet.square import Square, all_squares, square_at
from dexterity.values import Vec2


def footing(sheet: Sheet, walls: Iterable[Segment], place_mm: Vec2) -> tuple[Square, ...]:
    """The square that one stands in; where a stroke cuts it, those whole ones in plain view.

    `walls` are all that are there by now, those drawn in play too.
    """
    cut = frozenset[Square]().union(*map(squares_cut, sheet.strokes))
    square, walls = square_at(place_mm), tuple(walls)
    if square not in cut:
        return (square,)
    return tuple(
        other
        for other in all_squares()
        if other not in cut and not any(_crosses(place_mm, other.middle_mm, wall) for wall in walls)
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
