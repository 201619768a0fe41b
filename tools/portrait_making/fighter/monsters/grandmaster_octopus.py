"""Grandmaster Octopus: eight games at once, an arm for each, and one card behind its back."""

from tools.portrait_making.curves import Spot, sharp
from tools.portrait_making.faces import Gladness, brows, eyes, mouth, signs
from tools.portrait_making.hatching import Hatch
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BLACK,
    BONE,
    BRICK,
    BROWN,
    CRIMSON,
    GOLD,
    GREEN,
    PINK,
    ROSE,
    UMBER,
    WHITE,
    Pencil,
    mixed,
)
from tools.portrait_making.shapes import blob, box, ellipse, limb, polygon

SKIN = mixed(ROSE, CRIMSON, 0.35)
SUCKERS = mixed(PINK, WHITE, 0.4)
LOOSE = Hatch(spacing=10)
RAISED = (
    ((140, 250), (70, 262), (44, 206), (64, 158)),
    ((260, 250), (330, 262), (356, 206), (336, 158)),
)


def draw(pen: Pen, mood: Mood) -> None:
    """Mate in three. Or whenever you look away."""
    pen.ground(reach=170)
    _hidden_card(pen, mood)
    for number, spine in enumerate(RAISED):
        _arm(pen, *spine)
        at = spine[-1]
        with pen.placed(turn=(-14, 12)[number], about=at):
            (_queen if number else _rook)(pen, (at[0], at[1] + 6), (BLACK, BONE)[number])
        _curl(pen, at, number)
    _arm(pen, (150, 190), (100, 140), (92, 96), (116, 66))
    with pen.placed(turn=-10, about=(112, 60)):
        _pawn(pen, (110, 62), BONE)
    _curl(pen, (112, 66), 1)
    sink = {Mood.HURT: 8.0, Mood.GLAD: -4.0}.get(mood, 0.0)
    with pen.placed(dy=sink, turn=sink * 0.8, about=(200, 250)):
        _head(pen, mood)
    _board(pen, mood)
    signs(pen, mood, (44, 98), (354, 62))


def _arm(pen: Pen, *spine: Spot) -> None:
    count = len(spine) - 1
    pen.shape(limb(spine, [52 - 34 * n / count for n in range(count + 1)]), SKIN, hatch=LOOSE)


def _curl(pen: Pen, at: Spot, side: int) -> None:
    """The tip of an arm, around what it holds."""
    x, y, out = at[0], at[1], -1 if side else 1
    pen.shape(
        limb(((x - out * 22, y + 16), (x, y + 12), (x + out * 18, y + 2)), (17, 15, 8)),
        SKIN,
        line=5,
        hatch=None,
    )
    pen.dots((x - 8 * out, y + 15), (x + 4 * out, y + 12), size=5, pencil=SUCKERS)


def _hidden_card(pen: Pen, mood: Mood) -> None:
    """The ninth game."""
    lift = {Mood.GLAD: -34.0, Mood.HURT: 6.0}.get(mood, 0.0)
    _arm(pen, (250, 190), (292, 130), (308, 76 + lift * 0.5), (288, 50 + lift * 0.3))
    with pen.placed(dy=lift * 0.3, turn=16, about=(284, 44)):
        pen.shape(box(262, 12, 312, 80), WHITE, line=5, hatch=None)
        pen.shape(
            blob(sharp(287, 62), (270, 42), (278, 30), sharp(287, 38), (296, 30), (304, 42)),
            CRIMSON,
            line=0,
            hatch=None,
        )
    pen.shape(
        limb(((308, 84 + lift * 0.4), (292, 76 + lift * 0.3), (272, 80 + lift * 0.3)), (16, 14, 8)),
        SKIN,
        line=5,
        hatch=None,
    )


def _head(pen: Pen, mood: Mood) -> None:
    pen.shape(
        blob(
            (200, 24),
            (262, 40),
            (296, 102),
            (278, 170),
            (288, 226),
            (262, 282),
            (138, 282),
            (112, 226),
            (122, 170),
            (104, 102),
            (138, 40),
        ),
        SKIN,
    )
    pen.dots((146, 60), (166, 46), (136, 82), (250, 66), size=13, pencil=mixed(SKIN, WHITE, 0.4))
    eyes(
        pen,
        mood,
        (158, 138),
        (240, 138),
        size=37,
        iris=GOLD,
        look=(0.5, 0.2),
        lid=0.32,
        skin=BRICK,
        glad=Gladness.GLOATING,
    )
    ring = [dot[:2] for dot in ellipse((240, 140), 45, 46).dots]
    pen.line(*ring, ring[0], ring[1], width=6, pencil=GOLD, start=1, end=1)
    pen.line((282, 158), (290, 200), (276, 244), width=3.6, pencil=GOLD)
    brows(pen, mood, (156, 88), (246, 82), width=56, thick=10, temper=0.3, gloats=True)
    mouth(pen, mood, (200, 206), width=60, smile=0.35)


def _board(pen: Pen, mood: Mood) -> None:
    """Both sides are its own."""
    pen.shape(polygon((58, 322), (342, 322), (384, 384), (16, 384)), BONE, hatch=None)
    rows = ((322, 58, 284), (342, 45, 310), (362, 30, 340), (384, 16, 368))
    for row in range(3):
        (top, left, across), (bottom, lower, wide) = rows[row], rows[row + 1]
        for column in range(row % 2, 8, 2):
            pen.shape(
                polygon(
                    (left + across * column / 8, top),
                    (left + across * (column + 1) / 8, top),
                    (lower + wide * (column + 1) / 8, bottom),
                    (lower + wide * column / 8, bottom),
                ),
                mixed(BROWN, UMBER, 0.4),
                line=0,
                hatch=None,
            )
    for number, spine in enumerate(
        (
            ((150, 262), (92, 290), (78, 332)),
            ((250, 262), (308, 290), (322, 332)),
            ((180, 270), (160, 312), (128, 330)),
            ((220, 270), (240, 312), (272, 330)),
        )
    ):
        _arm(pen, *spine)
        pen.dots(*((x, y) for x, y in (spine[1], spine[2])), size=8, pencil=SUCKERS)
        if number < 2:
            _pawn(pen, (spine[-1][0], 346), (BONE, BLACK)[number])
    if mood is Mood.HURT:
        with pen.placed(turn=84, about=(200, 356)):
            _king(pen, (206, 360), GREEN)
    else:
        _king(pen, (200, 352), GREEN)


def _pawn(pen: Pen, at: Spot, pencil: Pencil) -> None:
    x, y = at[0], at[1]
    pen.shape(
        blob(sharp(x - 17, y + 20), (x - 6, y), (x, y - 12), (x + 6, y), sharp(x + 17, y + 20)),
        pencil,
        line=5,
        hatch=None,
    )
    pen.shape(ellipse((x, y - 14), 11), pencil, line=5, hatch=None)


def _rook(pen: Pen, at: Spot, pencil: Pencil) -> None:
    x, y = at[0], at[1]
    pen.shape(
        polygon((x - 22, y + 24), (x - 14, y - 18), (x + 14, y - 18), (x + 22, y + 24)),
        pencil,
        line=5,
    )
    merlons = [
        (x - 22, -18),
        (x - 22, -44),
        (x - 10, -44),
        (x - 10, -32),
        (x + 10, -32),
        (x + 10, -44),
        (x + 22, -44),
        (x + 22, -18),
    ]
    pen.shape(polygon(*((a, y + b) for a, b in merlons)), pencil, line=5, hatch=None)


def _queen(pen: Pen, at: Spot, pencil: Pencil) -> None:
    x, y = at[0], at[1]
    pen.shape(
        blob(
            sharp(x - 22, y + 24),
            (x - 9, y),
            sharp(x - 12, y - 22),
            sharp(x + 12, y - 22),
            (x + 9, y),
            sharp(x + 22, y + 24),
        ),
        pencil,
        line=5,
    )
    points = [(-14, -22), (-26, -50), (-10, -36), (0, -56), (10, -36), (26, -50), (14, -22)]
    pen.shape(polygon(*((x + a, y + b) for a, b in points)), pencil, line=5, hatch=None)
    pen.dots((x - 26, y - 52), (x, y - 58), (x + 26, y - 52), size=9)


def _king(pen: Pen, at: Spot, pencil: Pencil) -> None:
    x, y = at[0], at[1]
    pen.strokes([(x, y - 40), (x, y - 64)], [(x - 9, y - 54), (x + 9, y - 54)], width=6)
    pen.shape(
        blob(
            sharp(x - 20, y + 24),
            (x - 9, y),
            (x - 16, y - 26),
            (x, y - 42),
            (x + 16, y - 26),
            (x + 9, y),
            sharp(x + 20, y + 24),
        ),
        pencil,
        line=5,
    )
    pen.line((x - 15, y - 12), (x, y - 8), (x + 15, y - 12), width=4)
