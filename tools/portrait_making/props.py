"""Things to hold and to wear, drawn upright about a place: turn them with `pen.placed`."""

from tools.portrait_making.curves import Spot, sharp
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BONE,
    BRICK,
    BROWN,
    GOLD,
    GREY,
    INK,
    ORANGE,
    STEEL,
    STRAW,
    TAN,
    UMBER,
    WHITE,
    Pencil,
)
from tools.portrait_making.shapes import blob, box, ellipse, limb, polygon


def sword(pen: Pen, at: Spot, *, length: float = 130, blade: Pencil = STEEL) -> None:
    """Its grip is at the place, its point above."""
    x, y = at[0], at[1]
    pen.shape(limb(((x, y + 20), (x, y - 18)), (12, 12)), UMBER, line=5)
    pen.shape(
        polygon(
            (x - 11, y - 20),
            (x - 10, y - length + 18),
            (x, y - length),
            (x + 10, y - length + 18),
            (x + 11, y - 20),
        ),
        blade,
        line=5.5,
    )
    pen.line((x, y - 26), (x, y - length + 24), width=3.5)
    pen.shape(limb(((x - 27, y - 19), (x + 27, y - 19)), (11, 11)), GOLD, line=5)
    pen.shape(ellipse((x, y + 26), 9), GOLD, line=5)


def axe(pen: Pen, at: Spot, *, length: float = 150, head: Pencil = STEEL) -> None:
    """Held at the place, its head above, its edge to the right."""
    x, y = at[0], at[1]
    top = y - length + 30
    pen.shape(limb(((x, y + 40), (x, top - 16)), (14, 12)), BROWN, line=5.5)
    pen.shape(
        blob(
            sharp(x - 12, top - 14),
            sharp(x + 14, top - 16),
            (x + 36, top - 34),
            sharp(x + 62, top - 46),
            (x + 78, top + 6),
            sharp(x + 58, top + 58),
            (x + 36, top + 36),
            sharp(x + 14, top + 26),
            sharp(x - 12, top + 24),
        ),
        head,
        line=6,
    )
    pen.line((x + 54, top - 32), (x + 65, top + 6), (x + 52, top + 44), width=4)


def mug(
    pen: Pen, at: Spot, *, size: float = 40, glaze: Pencil = BRICK, full: Pencil | None = None
) -> None:
    """Its middle at the place, its handle on the right."""
    x, y = at[0], at[1]
    w, h = size * 0.5, size * 0.55
    pen.line(
        (x + w * 0.9, y - h * 0.55),
        (x + w * 1.8, y - h * 0.4),
        (x + w * 1.75, y + h * 0.35),
        (x + w * 0.9, y + h * 0.5),
        width=7,
        start=0.9,
        end=0.9,
    )
    pen.shape(
        blob(
            sharp(x - w, y - h),
            sharp(x + w, y - h),
            sharp(x + w * 0.86, y + h),
            sharp(x - w * 0.86, y + h),
        ),
        glaze,
        line=5.5,
    )
    pen.shape(ellipse((x, y - h), w, h * 0.24), full or BONE, line=5, hatch=None)


def steam(pen: Pen, at: Spot, *, size: float = 30) -> None:
    """Two curls that rise."""
    x, y = at[0], at[1]
    for dx in (-size * 0.25, size * 0.25):
        pen.line(
            (x + dx, y),
            (x + dx - 7, y - size * 0.4),
            (x + dx + 6, y - size * 0.75),
            (x + dx - 2, y - size * 1.2),
            width=4,
            pencil=GREY,
        )


def paper(
    pen: Pen,
    at: Spot,
    *,
    width: float = 60,
    height: float = 76,
    lines: int = 4,
    pencil: Pencil = WHITE,
) -> None:
    """A written sheet around the place."""
    x, y, w, h = at[0], at[1], width / 2, height / 2
    pen.shape(
        polygon(
            (x - w, y - h),
            (x + w * 0.55, y - h),
            (x + w, y - h * 0.6),
            (x + w, y + h),
            (x - w, y + h),
        ),
        pencil,
        line=5,
        hatch=None,
    )
    pen.strokes(
        [sharp(x + w * 0.55, y - h), sharp(x + w * 0.55, y - h * 0.6), sharp(x + w, y - h * 0.6)]
    )
    gap = height * 0.66 / max(1, lines)
    rows = [y - h * 0.3 + gap * number for number in range(lines)]
    pen.strokes(
        *(
            [(x - w * 0.66, row), (x, row - 2), (x + w * (0.66 if n % 3 else 0.3), row)]
            for n, row in enumerate(rows)
        ),
        pencil=GREY,
    )


def coin(pen: Pen, at: Spot, *, size: float = 14) -> None:
    """A piece of gold."""
    pen.shape(ellipse(at, size), GOLD, line=4.5)
    pen.strokes([(at[0], at[1] - size * 0.45), (at[0], at[1] + size * 0.45)], width=size * 0.24)


def bag(pen: Pen, at: Spot, *, size: float = 60, cloth: Pencil = TAN) -> None:
    """A full sack, tied at its neck; the place is its middle."""
    x, y, s = at[0], at[1], size
    pen.shape(
        blob(
            sharp(x - s * 0.32, y - s * 0.98),
            (x - s * 0.05, y - s * 0.86),
            sharp(x + s * 0.34, y - s * 0.96),
            (x + s * 0.2, y - s * 0.62),
            (x + s * 0.8, y - s * 0.05),
            (x + s * 0.78, y + s * 0.65),
            (x, y + s * 0.85),
            (x - s * 0.8, y + s * 0.62),
            (x - s * 0.8, y - s * 0.1),
            (x - s * 0.2, y - s * 0.62),
        ),
        cloth,
    )
    pen.line(
        (x - s * 0.28, y - s * 0.58),
        (x, y - s * 0.5),
        (x + s * 0.28, y - s * 0.6),
        width=6,
        pencil=UMBER,
    )


def bone(pen: Pen, at: Spot, *, length: float = 70, pencil: Pencil = BONE) -> None:
    """Lying across the place."""
    x, y, half = at[0], at[1], length / 2
    pen.shape(
        blob(
            (x - half, y - 13),
            (x - half + 13, y - 7),
            (x, y - 6),
            (x + half - 13, y - 7),
            (x + half, y - 14),
            (x + half + 9, y - 5),
            (x + half + 3, y),
            (x + half + 9, y + 6),
            (x + half, y + 14),
            (x + half - 13, y + 7),
            (x, y + 6),
            (x - half + 13, y + 7),
            (x - half, y + 13),
            (x - half - 9, y + 6),
            (x - half - 3, y),
            (x - half - 9, y - 5),
        ),
        pencil,
        line=5,
        hatch=None,
    )


def signboard(
    pen: Pen, at: Spot, *, width: float = 110, height: float = 70, stick: float = 120
) -> None:
    """A board on a stick; the place is the board's middle. Write on it with strokes."""
    x, y = at[0], at[1]
    pen.shape(limb(((x, y), (x, y + stick)), (11, 11)), BROWN, line=5)
    pen.shape(
        box(x - width / 2, y - height / 2, x + width / 2, y + height / 2), WHITE, line=6, hatch=None
    )


def flame(pen: Pen, at: Spot, *, size: float = 30) -> None:
    """Burning upwards from the place."""
    x, y, s = at[0], at[1], size
    for share, pencil in ((1.0, ORANGE), (0.55, STRAW)):
        r = s * share
        pen.shape(
            blob(
                (x, y),
                (x - r * 0.6, y - r * 0.4),
                (x - r * 0.35, y - r),
                sharp(x + r * 0.05, y - r * 2),
                (x + r * 0.35, y - r * 1.1),
                (x + r * 0.62, y - r * 0.45),
            ),
            pencil,
            line=5 if share == 1.0 else 0,
        )


def glasses(pen: Pen, left: Spot, right: Spot, *, size: float = 28, line: float = 5) -> None:
    """Rims around two eyes; drawn after the eyes, they hide nothing."""
    for at in (left, right):
        ring = ellipse(at, size).dots
        pen.line(
            *(dot[:2] for dot in ring), ring[0][:2], ring[1][:2], width=line, start=0.9, end=0.9
        )
    middle = (left[0] + right[0]) / 2, (left[1] + right[1]) / 2 - size * 0.3
    pen.line((left[0] + size, left[1] - 3), middle, (right[0] - size, right[1] - 3), width=line)


def crown(
    pen: Pen, at: Spot, *, width: float = 90, height: float = 50, pencil: Pencil = GOLD
) -> None:
    """Its lower edge is at the place."""
    x, y, w = at[0], at[1], width / 2
    pen.shape(
        polygon(
            (x - w, y),
            (x - w * 1.08, y - height),
            (x - w * 0.5, y - height * 0.45),
            (x, y - height * 1.12),
            (x + w * 0.5, y - height * 0.45),
            (x + w * 1.08, y - height),
            (x + w, y),
        ),
        pencil,
    )
    pen.dots(
        (x - w * 0.5, y - height * 0.22),
        (x, y - height * 0.24),
        (x + w * 0.5, y - height * 0.22),
        size=9,
        pencil=BRICK,
    )


def top_hat(
    pen: Pen,
    at: Spot,
    *,
    width: float = 90,
    height: float = 70,
    felt: Pencil = GREY,
    band: Pencil = BRICK,
) -> None:
    """Its brim is at the place."""
    x, y, w = at[0], at[1], width / 2
    pen.shape(
        blob(
            sharp(x - w * 0.62, y),
            (x - w * 0.6, y - height * 0.5),
            sharp(x - w * 0.7, y - height),
            (x, y - height * 1.06),
            sharp(x + w * 0.7, y - height),
            (x + w * 0.6, y - height * 0.5),
            sharp(x + w * 0.62, y),
        ),
        felt,
    )
    pen.shape(box(x - w * 0.62, y - height * 0.34, x + w * 0.62, y - height * 0.08), band, line=4.5)
    pen.shape(limb(((x - w, y - 2), (x, y + 4), (x + w, y - 2)), (11, 15, 11)), felt)


def bow_tie(pen: Pen, at: Spot, *, width: float = 50, silk: Pencil = BRICK) -> None:
    """With its knot at the place."""
    x, y, w = at[0], at[1], width / 2
    for side in (-1, 1):
        pen.shape(
            blob(
                (x, y),
                sharp(x + side * w, y - w * 0.6),
                (x + side * w * 0.9, y),
                sharp(x + side * w, y + w * 0.6),
            ),
            silk,
            line=5,
        )
    pen.shape(ellipse((x, y), w * 0.26), silk, line=4.5)


def moustache(
    pen: Pen, at: Spot, *, width: float = 70, hair: Pencil = UMBER, droop: float = 0.3
) -> None:
    """Under a nose at the place; a negative droop curls it up."""
    x, y, w = at[0], at[1], width / 2
    for side in (-1, 1):
        pen.shape(
            blob(
                sharp(x, y - w * 0.12),
                (x + side * w * 0.4, y - w * 0.2),
                sharp(x + side * w, y + w * droop),
                (x + side * w * 0.45, y + w * 0.3),
                sharp(x, y + w * 0.2),
            ),
            hair,
            line=4.5,
        )


def note(pen: Pen, at: Spot, size: float, pencil: Pencil = INK) -> None:
    """A quaver, its head at the place."""
    x, y = at[0], at[1]
    pen.shape(ellipse(at, size, size * 0.75, -20), pencil, line=0, hatch=None, tint=0)
    stem = x + size * 0.85, y - size * 0.2
    top = stem[0], y - size * 3
    pen.strokes(
        [stem, top],
        [top, (x + size * 1.6, y - size * 2.3), (x + size * 1.7, y - size * 1.5)],
        width=size * 0.42,
        pencil=pencil,
    )


def skull(pen: Pen, at: Spot, size: float, pencil: Pencil = BONE) -> None:
    """That of nobody in particular; `size` is half its height."""
    x, y = at[0], at[1]
    outline = blob(
        (x, y - size),
        (x + size, y - size * 0.2),
        (x + size * 0.56, y + size * 0.5),
        (x + size * 0.4, y + size),
        (x - size * 0.4, y + size),
        (x - size * 0.56, y + size * 0.5),
        (x - size, y - size * 0.2),
    )
    pen.shape(outline, pencil, line=5.5)
    pen.dots((x - size * 0.4, y), (x + size * 0.4, y), size=size * 0.5)
    gaps = (x - size * 0.14, x + size * 0.14)
    pen.strokes(*([(gap, y + size * 0.6), (gap, y + size * 0.9)] for gap in gaps))
