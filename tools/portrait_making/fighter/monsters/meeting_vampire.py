"""Meeting Vampire: one quick question at five to six, and a chart that bleeds."""

from tools.portrait_making.anatomy import fist, pointed_ear
from tools.portrait_making.curves import around, sharp
from tools.portrait_making.faces import Gladness, brows, eyes, mouth, signs
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BLACK,
    BLUE,
    BONE,
    BROWN,
    CRIMSON,
    GREY,
    INK,
    LILAC,
    MINT,
    NIGHT,
    STEEL,
    WHITE,
    mixed,
)
from tools.portrait_making.props import mug
from tools.portrait_making.shapes import blob, box, ellipse, limb, polygon

SKIN = mixed(mixed(BONE, LILAC, 0.3), MINT, 0.2)
CAPE = mixed(BLACK, NIGHT, 0.3)
SUIT = mixed(GREY, BLUE, 0.25)
HAIR = INK


def draw(pen: Pen, mood: Mood) -> None:
    """He lives on other people's evenings."""
    pen.ground(reach=160)
    _chart(pen, mood)
    _clock(pen)
    _cape(pen)
    _suit(pen)
    with pen.placed(turn={Mood.HURT: 9.0, Mood.GLAD: -5.0}.get(mood, 0.0), about=(236, 220)):
        _head(pen, mood)
    _arms(pen, mood)
    signs(pen, mood, (142, 58), (318, 62) if mood is Mood.HURT else (310, 40))


def _chart(pen: Pen, mood: Mood) -> None:
    """All figures are down, and somebody's is dripping."""
    for x, lean in ((52, -22), (108, 22)):
        pen.shape(limb(((x, 200), (x + lean, 374)), (11, 11)), BROWN, line=5)
    with pen.placed(turn=-4 if mood is Mood.HURT else 0, about=(80, 220)):
        pen.shape(box(16, 82, 148, 262), WHITE, hatch=None)
        pen.shape(box(12, 74, 152, 92), STEEL, line=5, hatch=None)
        pen.strokes([sharp(32, 108), sharp(32, 238), sharp(136, 238)], width=4)
        pen.line(
            sharp(36, 122),
            sharp(58, 152),
            sharp(72, 138),
            sharp(96, 182),
            sharp(128, 208),
            width=10,
            pencil=CRIMSON,
            start=0.8,
        )
        for x, top, length in ((58, 152, 26), (98, 184, 34), (126, 206, 22)):
            pen.line((x, top), (x, top + length), width=7, pencil=CRIMSON, start=0.5, end=1)


def _clock(pen: Pen) -> None:
    at = (78, 38)
    pen.shape(ellipse(at, 29), WHITE, line=5.5, hatch=None)
    pen.strokes(*([around(at, 21, a), around(at, 25, a)] for a in (0, 90, 180, 270)))
    pen.strokes([at, around(at, 12, 86)], [at, around(at, 19, -122)], width=4)


def _cape(pen: Pen) -> None:
    pen.shape(
        blob(
            sharp(196, 202),
            sharp(280, 202),
            (322, 270),
            sharp(352, 374),
            (236, 380),
            sharp(134, 374),
            (156, 270),
        ),
        CAPE,
    )
    for side in (-1, 1):
        pen.shape(
            blob(
                sharp(236 + side * 12, 232),
                (236 + side * 76, 200),
                sharp(236 + side * 112, 84),
                (236 + side * 74, 130),
                sharp(236 + side * 30, 170),
            ),
            CRIMSON,
        )


def _suit(pen: Pen) -> None:
    pen.shape(
        blob(
            sharp(196, 212),
            sharp(276, 212),
            (290, 290),
            sharp(284, 366),
            sharp(188, 366),
            (182, 290),
        ),
        SUIT,
    )
    pen.shape(polygon((212, 208), (260, 208), (236, 300)), WHITE, line=4.5, hatch=None)
    pen.shape(
        polygon((228, 222), (244, 222), (250, 276), (236, 296), (222, 276)), CRIMSON, line=4.5
    )
    pen.line((236, 300), (236, 362), width=4.5)
    pen.dots((246, 320), (246, 340), size=7)
    pen.shape(box(192, 264, 222, 290, -4), WHITE, line=4, hatch=None)
    pen.strokes([(198, 273), (214, 272)], [(198, 281), (210, 280)], width=3, pencil=GREY)


def _head(pen: Pen, mood: Mood) -> None:
    for side in (-1, 1):
        pointed_ear(
            pen, (236 + side * 54, 136), (236 + side * 84, 92), SKIN, width=34, bend=side * 6
        )
    pen.shape(
        blob(
            (236, 34),
            (284, 50),
            (300, 110),
            (290, 170),
            (258, 216),
            (236, 222),
            (214, 216),
            (182, 170),
            (172, 110),
            (188, 50),
        ),
        SKIN,
    )
    pen.shape(
        blob(
            sharp(170, 124),
            (166, 60),
            (204, 22),
            (236, 16),
            (268, 22),
            (306, 60),
            sharp(302, 124),
            (292, 76),
            (266, 62),
            sharp(236, 92),
            (206, 62),
            (180, 76),
        ),
        HAIR,
        hatch=None,
        tint=0.08,
    )
    pen.line((196, 44), (222, 32), (250, 32), width=5, pencil=BLUE)
    eyes(
        pen,
        mood,
        (206, 126),
        (266, 126),
        size=24,
        iris=CRIMSON,
        look=(0, 0.1),
        lid=0.34,
        skin=mixed(SKIN, LILAC, 0.5),
        glad=Gladness.GLOATING,
    )
    brows(pen, mood, (202, 96), (270, 96), width=38, thick=7, temper=-0.3, gloats=True)
    pen.line((238, 132), (246, 158), (232, 162), width=4.5)
    mouth(pen, mood, (236, 188), width=54, smile=0.5, fangs=2)


def _arms(pen: Pen, mood: Mood) -> None:
    """Up goes the finger, and nobody gets home."""
    tilt = 20 if mood is Mood.HURT else 0
    pen.shape(limb(((196, 244), (150, 290), (166, 312)), (40, 40, 34)), SUIT)
    with pen.placed(turn=-tilt, about=(160, 310)):
        mug(pen, (150, 306), size=46, glaze=WHITE, full=CRIMSON)
        pen.strokes(
            [(138, 308), sharp(144, 302), sharp(150, 308), sharp(156, 302), (162, 308)], width=5
        )
    fist(pen, (172, 314), SKIN, size=18)
    if mood is Mood.HURT:
        pen.shape(limb(((276, 244), (330, 268), (352, 222)), (40, 40, 32)), SUIT)
        fist(pen, (356, 206), SKIN, size=23)
        return
    lift = -22 if mood is Mood.GLAD else 0
    pen.shape(limb(((276, 244), (338, 262), (352, 186 + lift)), (40, 40, 32)), SUIT)
    pen.shape(limb(((348, 160 + lift), (345, 104 + lift)), (19, 16)), SKIN, line=5.5)
    fist(pen, (354, 166 + lift), SKIN, size=23)
    pen.shape(box(334, 184 + lift, 372, 196 + lift, 6), WHITE, line=4.5, hatch=None)
