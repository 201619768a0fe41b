"""Bouncer Orc: two metres of shoulders, a velvet rope, and a list with nobody on it."""

from tools.portrait_making.anatomy import fist, foot, pointed_ear
from tools.portrait_making.curves import around, sharp
from tools.portrait_making.faces import Gladness, brows, eyes, signs
from tools.portrait_making.hatching import Hatch
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BLACK,
    BROWN,
    CRIMSON,
    GOLD,
    INK,
    MOSS,
    NIGHT,
    SWAMP,
    WHITE,
    mixed,
)
from tools.portrait_making.props import bow_tie
from tools.portrait_making.shapes import blob, box, ellipse, limb, polygon, spike

SKIN = mixed(SWAMP, MOSS, 0.5)
SUIT = mixed(BLACK, NIGHT, 0.2)


def draw(pen: Pen, mood: Mood) -> None:
    """A wall with a bow tie."""
    pen.ground(reach=160)
    for x, flip in ((160, False), (240, True)):
        pen.shape(box(x - 24, 300, x + 24, 364), SUIT)
        foot(pen, (x, 378), INK, size=34, flip=flip)
    trunk = blob(
        (120, 120),
        (200, 104),
        (280, 120),
        (352, 150),
        (338, 226),
        (262, 312),
        (200, 324),
        (138, 312),
        (62, 226),
        (48, 150),
    )
    pen.shape(trunk, SUIT)
    pen.shape(polygon((160, 140), (240, 140), (200, 250)), WHITE, line=5, hatch=None)
    with pen.placed(
        dy=8 if mood is Mood.HURT else 0, turn=-8 if mood is Mood.HURT else 0, about=(200, 150)
    ):
        _head(pen, mood)
    bow_tie(pen, (200, 168), width=66, silk=CRIMSON)
    _arms(pen, mood)
    _rope(pen)
    signs(pen, mood, (84, 70), (276, 36) if mood is Mood.GLAD else (316, 70))


def _head(pen: Pen, mood: Mood) -> None:
    """All of his neck went into it."""
    for side in (-1, 1):
        pointed_ear(
            pen, (200 + side * 50, 82), (200 + side * 98, 58), SKIN, width=36, bend=side * 6
        )
    pen.shape(
        blob(
            (200, 14),
            (240, 24),
            (260, 70),
            (274, 120),
            (244, 154),
            (200, 160),
            (156, 154),
            (126, 120),
            (140, 70),
            (160, 24),
        ),
        SKIN,
    )
    pen.strokes(*([(x, 22), (x + 2, 34)] for x in (176, 188, 200, 212, 224)), width=4)
    coil = [around((256 + 2 * n, 92 + 9 * n), 5, 90 * n) for n in range(6)]
    pen.line((252, 84), *coil, (270, 150), width=4, pencil=WHITE)
    _shades(pen, mood)
    pen.dots((192, 102), (208, 102), size=6)
    _jaw(pen, mood)


def _shades(pen: Pen, mood: Mood) -> None:
    """Indoors, at night, underground."""
    drop = {Mood.HURT: 30.0, Mood.GLAD: 22.0}.get(mood, 0.0)
    if drop:
        eyes(
            pen,
            mood,
            (170, 66),
            (230, 66),
            size=17,
            iris=GOLD,
            look=(0, 0.4),
            skin=SKIN,
            glad=Gladness.GLOATING,
        )
    else:
        brows(pen, mood, (168, 50), (232, 50), width=50, thick=10, temper=0.8)
    with pen.placed(dy=drop, turn=-12 if mood is Mood.HURT else 0, about=(200, 76)):
        pen.line((136, 66), (200, 70), (264, 66), width=7)
        for side in (-1, 1):
            lens = blob(
                sharp(200 + side * 6, 66),
                sharp(200 + side * 58, 60),
                (200 + side * 56, 84),
                (200 + side * 32, 94),
                (200 + side * 11, 86),
            )
            pen.shape(lens, INK, line=5, hatch=None, tint=0.05)
            pen.strokes(
                [(200 + side * 32 - 10, 84), (200 + side * 32 + 6, 70)], width=4, pencil=WHITE
            )


def _jaw(pen: Pen, mood: Mood) -> None:
    if mood is Mood.CALM:
        pen.line((156, 132), (178, 124), (200, 122), (222, 124), (244, 132), width=6)
    else:
        bow = 116 if mood is Mood.HURT else 130
        pen.shape(
            blob(sharp(156, 124), (200, bow), sharp(244, 122), (232, 146), (200, 152), (168, 146)),
            CRIMSON,
            line=5.5,
            hatch=None,
            tint=0,
        )
    for x, lean in ((166, -4), (234, 4)):
        pen.shape(
            spike((x, 138), (x + lean, 100), 20, lean / 2), WHITE, line=4.5, hatch=None, tint=0
        )


def _arms(pen: Pen, mood: Mood) -> None:
    """Thicker than the door."""
    if mood is Mood.GLAD:
        pen.shape(limb(((80, 170), (36, 210), (60, 276)), (72, 66, 48)), SUIT)
        fist(pen, (62, 290), SKIN, size=34)
        pen.shape(limb(((322, 170), (364, 160), (344, 96)), (72, 56, 46)), SUIT)
        fist(pen, (340, 78), SKIN, size=33)
        pen.shape(limb(((328, 66), (322, 26)), (20, 17)), SKIN, line=5.5)
        _list(pen, 110, 262, 8)
        return
    if mood is Mood.HURT:
        for side in (-1, 1):
            pen.shape(
                limb(
                    ((200 + side * 122, 172), (200 + side * 150, 236), (200 + side * 110, 284)),
                    (72, 64, 48),
                ),
                SUIT,
            )
            fist(pen, (200 + side * 98, 288), SKIN, size=33)
        _list(pen, 200, 262, -24)
        return
    pen.shape(limb(((78, 172), (74, 248), (214, 262)), (72, 70, 48)), SUIT)
    _list(pen, 250, 208, 10)
    pen.shape(limb(((322, 172), (334, 262), (188, 232)), (72, 74, 48)), SUIT)
    fist(pen, (168, 228), SKIN, size=32)
    fist(pen, (246, 250), SKIN, size=24)


def _list(pen: Pen, x: float, y: float, turn: float) -> None:
    """Everyone on it has been dealt with."""
    with pen.placed(turn=turn, about=(x, y)):
        pen.shape(box(x - 34, y - 46, x + 34, y + 46), BROWN, line=5.5)
        pen.shape(box(x - 27, y - 36, x + 27, y + 40), WHITE, line=0, hatch=None)
        pen.shape(box(x - 14, y - 52, x + 14, y - 38), GOLD, line=4, hatch=None)
        pen.strokes(
            *([(x - 19, row), (x + 19, row)] for row in (y - 20, y - 4, y + 12, y + 28)), width=5
        )
        pen.strokes(
            *([(x - 23, row + 5), (x + 23, row - 5)] for row in (y - 20, y - 4, y + 12, y + 28)),
            pencil=CRIMSON,
        )


def _rope(pen: Pen) -> None:
    pen.shape(
        limb(((36, 318), (110, 352), (200, 360), (290, 352), (364, 318)), (17, 20, 20, 20, 17)),
        CRIMSON,
    )
    for x in (32, 368):
        pen.shape(box(x - 8, 312, x + 8, 374), GOLD, line=5.5, hatch=Hatch(10))
        pen.shape(ellipse((x, 380), 24, 9), GOLD, line=5.5)
        pen.shape(ellipse((x, 304), 15), GOLD, line=5.5)
