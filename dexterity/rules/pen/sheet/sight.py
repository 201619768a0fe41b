"""How far one sees along the rows and columns of a sheet: how long a flick can be."""

from collections.abc import Iterable, Mapping

from dexterity.rules.pen.sheet.square import Square
from dexterity.rules.pen.sheet.ways import Ways

ALONG = ((1, 0), (0, 1))


def mean_sight(ways: Ways, squares: Iterable[Square]) -> float:
    """The longest straight run through a square, in squares, on average over some."""
    runs = [max(_run(ways, square, along) for along in ALONG) for square in squares]
    return sum(runs) / len(runs)


def _run(ways: Ways, square: Square, along: tuple[int, int]) -> int:
    column, row = along
    back = _free(ways.steps, square, (-column, -row))
    return back + 1 + _free(ways.steps, square, along)


def _free(
    steps: Mapping[Square, tuple[Square, ...]], square: Square, along: tuple[int, int]
) -> int:
    """How many steps one can go straight on."""
    count = 0
    while True:
        after = Square(square.column + along[0], square.row + along[1])
        if after not in steps[square]:
            return count
        square, count = after, count + 1
