"""What skins are made of: small marks scattered over a shape."""

from collections.abc import Callable, Iterator
from random import Random

from dexterity.luck import luck_for
from tools.portrait_making.curves import Curve, Spot
from tools.portrait_making.pen import SEED, Pen
from tools.portrait_making.pencils import INK, Pencil
from tools.portrait_making.shapes import within

Stroke = list[Spot]


def scattered(outline: Curve, apart: float, luck: Random) -> Iterator[tuple[float, float]]:
    """Places inside a shape, in loose rows."""
    left, top, right, bottom = outline.box
    y, row = top + apart * 0.7, 0
    while y < bottom:
        x = left + apart * (0.5 + 0.5 * (row % 2))
        while x < right:
            place = x + luck.uniform(-0.18, 0.18) * apart, y + luck.uniform(-0.18, 0.18) * apart
            if all(
                within(outline, (place[0] + d, place[1])) for d in (-apart * 0.45, apart * 0.45)
            ):
                yield place
            x += apart
        y += apart * 0.85
        row += 1


def fur(
    pen: Pen, outline: Curve, *, apart: float = 30, size: float = 9, pencil: Pencil = INK
) -> None:
    """Short strokes that fall."""
    _scatter(pen, outline, apart, pencil, lambda x, y: [(x, y), (x + 1.5, y + size)])


def feathers(
    pen: Pen, outline: Curve, *, apart: float = 30, size: float = 9, pencil: Pencil = INK
) -> None:
    """Small bows, or scales if there are many."""
    _scatter(
        pen,
        outline,
        apart,
        pencil,
        lambda x, y: [
            (x - size, y),
            (x - size * 0.5, y + size * 0.7),
            (x + size * 0.5, y + size * 0.7),
            (x + size, y),
        ],
    )


def stitches(
    pen: Pen, outline: Curve, *, apart: float = 26, size: float = 6, pencil: Pencil = INK
) -> None:
    """Small slanting dashes: cloth, bark, stubble."""
    _scatter(pen, outline, apart, pencil, lambda x, y: [(x, y), (x + size, y - size)])


def speckles(
    pen: Pen, outline: Curve, *, apart: float = 30, size: float = 6, pencil: Pencil = INK
) -> None:
    """Spots: warts, freckles, stone, mushrooms."""
    places = list(scattered(outline, apart, _luck(outline)))
    if places:
        pen.dots(*places, size=size, pencil=pencil)


def stripes(pen: Pen, *lines: Stroke, width: float = 8, pencil: Pencil = INK) -> None:
    """Tapering bands: tigers, bees, socks."""
    for line in lines:
        pen.line(*line, width=width, pencil=pencil, start=0.2, end=0.2)


def _scatter(
    pen: Pen,
    outline: Curve,
    apart: float,
    pencil: Pencil,
    mark: Callable[[float, float], Stroke],
) -> None:
    places = scattered(outline, apart, _luck(outline))
    pen.strokes(*(mark(x, y) for x, y in places), width=3, pencil=pencil)


def _luck(outline: Curve) -> Random:
    return luck_for(SEED, "texture", *(round(side) for side in outline.box))
