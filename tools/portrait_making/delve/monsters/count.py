"""The Count: a ruff, a monocle, an old name, and twice the strength if you look successful."""

from tools.portrait_making.anatomy import arm, fist, foot
from tools.portrait_making.curves import sharp
from tools.portrait_making.delve.figures import by_mood, head
from tools.portrait_making.faces import Gladness, brows, eyes, mouth, signs
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BLUE,
    BONE,
    CRIMSON,
    GOLD,
    GREY,
    INK,
    LILAC,
    MINT,
    PURPLE,
    STEEL,
    STRAW,
    WHITE,
    mixed,
)
from tools.portrait_making.props import moustache
from tools.portrait_making.shapes import blob, ellipse, limb, scalloped, star

SKIN = mixed(BONE, MINT, 0.25)
COAT = mixed(PURPLE, BLUE, 0.35)
WIG = mixed(WHITE, LILAC, 0.3)


def draw(pen: Pen, mood: Mood) -> None:
    """He does not bite just anybody."""
    pen.ground(reach=120)
    for side in (-1, 1):
        x = 200 + side * 24
        pen.shape(limb(((x, 322), (x + side * 2, 362)), (20, 16)), WHITE, line=5.5)
        foot(pen, (x + side * 6, 384), INK, size=27, flip=side > 0)
        pen.dots((x + side * 14, 370), size=9, pencil=GOLD)
    _coat(pen)
    with pen.placed(dy=by_mood(mood, 0, -4, 6), turn=by_mood(mood, -5, -9, 8), about=(200, 216)):
        _head(pen, mood)
    _arms(pen, mood)
    signs(pen, mood, (66, 100), (334, 80))


def _coat(pen: Pen) -> None:
    coat = blob(
        (160, 216),
        (240, 216),
        (252, 272),
        sharp(286, 350),
        (240, 338),
        sharp(200, 322),
        (160, 338),
        sharp(114, 350),
        (148, 272),
    )
    pen.shape(coat, COAT)
    pen.line((200, 230), (202, 280), (200, 322), width=5)
    pen.dots((188, 262), (188, 282), (188, 302), size=8, pencil=GOLD)
    sash = limb(((238, 226), (196, 274), (150, 322)), (17, 18, 17))
    pen.shape(sash, CRIMSON, line=5)
    pen.shape(star((228, 282), 17, 6, 0.5), STRAW, line=4.5)


def _head(pen: Pen, mood: Mood) -> None:
    ruff = scalloped(ellipse((200, 218), 96, 24), 26, 8)
    pen.shape(ruff, WHITE, line=5.5, hatch=None)
    pen.strokes(
        *([(200 + d, 212), (200 + d * 1.2, 230)] for d in (-72, -48, -24, 0, 24, 48, 72)),
        pencil=GREY,
    )
    for side in (-1, 1):
        peak = blob(
            sharp(200 + side * 40, 92),
            (200 + side * 64, 66),
            sharp(200 + side * 104, 20),
            (200 + side * 108, 84),
            (200 + side * 90, 146),
            sharp(200 + side * 62, 150),
        )
        pen.shape(peak, WIG)
    pen.shape(head((200, 140), 66, 82, 0.62), SKIN)
    top = blob(
        sharp(136, 124),
        (138, 78),
        (172, 54),
        (200, 50),
        (228, 54),
        (262, 78),
        sharp(264, 124),
        (244, 88),
        sharp(200, 102),
        (156, 88),
    )
    pen.shape(top, WIG)
    eyes(
        pen, mood, (172, 132), (230, 132), size=20, iris=CRIMSON, look=(0.3, 0.3), lid=0.45,
        skin=mixed(LILAC, SKIN, 0.2), glad=Gladness.GLOATING,
    )  # fmt: skip
    brows(
        pen, mood, (170, 104), (232, 100), width=34, thick=6, temper=-0.3, pencil=GREY, gloats=True
    )
    ring = ellipse((230, 132), 28).dots
    pen.line(
        *(dot[:2] for dot in ring),
        ring[0][:2],
        ring[1][:2],
        width=5.5,
        pencil=GOLD,
        start=0.9,
        end=0.9,
    )
    pen.strokes([(250, 152), (268, 176), (262, 210)], width=3, pencil=GOLD)
    mouth(pen, mood, (204, 196), width=40, smile=-0.3, fangs=2)
    nose = blob(sharp(200, 132), (222, 166), (208, 178), (190, 170))
    pen.shape(nose, mixed(SKIN, CRIMSON, 0.14), line=5)
    moustache(pen, (202, 184), width=76, hair=WIG, droop=by_mood(mood, -0.5, -0.9, 0.5))


def _arms(pen: Pen, mood: Mood) -> None:
    """A cane with a bat on it, and a hand to be kissed."""
    y = 286 + by_mood(mood, 0, -26, 12)
    pen.shape(limb(((314, 378), (312, y - 16)), (11, 11)), INK, line=5)
    for side in (-1, 1):
        wing = blob(
            sharp(312, y - 26),
            (312 + side * 22, y - 52),
            sharp(312 + side * 50, y - 46),
            (312 + side * 34, y - 34),
            sharp(312 + side * 32, y - 16),
        )
        pen.shape(wing, STEEL, line=5)
    pen.shape(ellipse((312, y - 34), 15), STEEL, line=5)
    arm(pen, (244, 238), (284, 272), (310, y + 4), sleeve=COAT, width=34)
    pen.shape(scalloped(ellipse((300, y), 13, 16), 14, 4), WHITE, line=4, hatch=None)
    fist(pen, (313, y), SKIN, size=16)
    end = (80.0, 268.0 + by_mood(mood, 0, -60, 40))
    arm(pen, (156, 238), (120, 272), end, sleeve=COAT, width=34)
    pen.shape(scalloped(ellipse((end[0] + 6, end[1]), 16, 15), 14, 4), WHITE, line=4, hatch=None)
    for dx, dy in ((-34, -10), (-38, 2), (-34, 14)):
        pen.shape(
            limb(((end[0] - 10, end[1] + 2), (end[0] + dx, end[1] + dy)), (11, 9)), SKIN, line=4.5
        )
    pen.shape(ellipse((end[0] - 12, end[1] + 2), 14, 13), SKIN, line=5)
    pen.dots((end[0] - 32, end[1] + 2), size=8, pencil=CRIMSON)
