"""Long-haul Mosquito: nine hours around one ear, with a captain's cap and a pillow for the neck."""

from tools.portrait_making.curves import around, sharp
from tools.portrait_making.faces import Gladness, brows, eyes, signs
from tools.portrait_making.hatching import Hatch
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BLUE,
    BRICK,
    BROWN,
    CRIMSON,
    GOLD,
    GREY,
    INK,
    MINT,
    NIGHT,
    ORANGE,
    PURPLE,
    SKY,
    STEEL,
    STRAW,
    WHITE,
    mixed,
)
from tools.portrait_making.shapes import blob, box, ellipse, limb, polygon

HULL = mixed(GREY, BLUE, 0.2)
PILLOW = mixed(PURPLE, CRIMSON, 0.3)


def draw(pen: Pen, mood: Mood) -> None:
    """All legs, one needle, no stops."""
    pen.ground(middle=210, reach=90)
    _route(pen)
    pitch = {Mood.HURT: 8.0, Mood.GLAD: -6.0}.get(mood, 0.0)
    with pen.placed(-6 if mood is Mood.HURT else 0, turn=pitch, about=(200, 200)):
        _wings(pen, mood)
        _legs(pen)
        _hull(pen, mood)
        _head(pen, mood)
    _suitcase(pen, mood)
    signs(pen, mood, (40, 80), (236, 56) if mood is Mood.HURT else (362, 76))


def _route(pen: Pen) -> None:
    """Round, and round, and round."""
    spots = [around((200, 300), 172, angle) for angle in range(20, 161, 9)]
    dashes = [
        [(x, 222 + (y - 300) * 0.9), (x + 10, 222 + (y - 300) * 0.9 + (200 - x) * -0.02)]
        for x, y in spots
    ]
    pen.strokes(*(dash for dash in dashes if dash[0][1] < 366), width=4.5, pencil=GREY)


def _wings(pen: Pen, mood: Mood) -> None:
    beat = {Mood.HURT: 14.0, Mood.GLAD: -10.0}.get(mood, 0.0)
    for tip, turn in (((250, 84), 24 + beat), ((316, 120), 52 + beat)):
        pen.shape(ellipse(tip, 31, 80, turn), SKY, line=5, hatch=Hatch(12, 3), opacity=0.9)
        pen.line(
            around(tip, 66, 90 + turn), tip, around(tip, 60, -90 + turn), width=3.4, pencil=BLUE
        )
        pen.strokes(
            [tip, around(tip, 40, -62 + turn)],
            [around(tip, 30, 90 + turn), around(tip, 24, 160 + turn)],
            pencil=BLUE,
        )


def _legs(pen: Pen) -> None:
    """Too many to stow."""
    for root, knee, end in (
        ((190, 214), (122, 268), (92, 250)),
        ((206, 214), (250, 290), (198, 330)),
        ((228, 214), (296, 288), (280, 350)),
        ((250, 214), (342, 300), (340, 356)),
    ):
        pen.line(root, sharp(*knee), end, width=7, start=0.8)


def _hull(pen: Pen, mood: Mood) -> None:
    """Filled up for the way back."""
    fat = {Mood.GLAD: 16.0, Mood.HURT: -6.0}.get(mood, 0.0)
    pen.shape(
        limb(((222, 190), (280, 206), (336, 232), (374, 274)), (44, 62 + fat, 54 + fat, 20)),
        CRIMSON,
    )
    for x, y, half in ((258, 200, 28), (292, 212, 30), (326, 230, 26)):
        pen.line(
            (x + 12, y - half),
            (x + 4, y),
            (x - 8, y + half),
            width=11,
            pencil=HULL,
            start=0.8,
            end=0.8,
        )
    pen.shape(ellipse((216, 186), 42, 38), HULL)
    pen.strokes(
        [(226, 158), (230, 148)], [(240, 168), (250, 160)], [(246, 184), (256, 182)], width=4
    )


def _head(pen: Pen, mood: Mood) -> None:
    _needle(pen, mood)
    pen.shape(
        blob(
            (180, 98),
            (234, 130),
            (226, 206),
            (176, 232),
            (126, 224),
            (152, 204),
            (192, 180),
            (190, 140),
            (160, 118),
        ),
        PILLOW,
    )
    pen.shape(ellipse((128, 150), 70, 64), HULL)
    eyes(
        pen,
        mood,
        (100, 146),
        (164, 146),
        size=30,
        iris=GOLD,
        look=(-0.4, 0.3),
        lid=0.42,
        skin=HULL,
        glad=Gladness.GLOATING,
    )
    brows(pen, mood, (98, 106), (168, 106), width=34, thick=6, temper=0.3, gloats=True)
    if mood is Mood.HURT:
        pen.shape(ellipse((148, 194), 16, 11), CRIMSON, line=5, hatch=None, tint=0)
    else:
        bow = 10 if mood is Mood.GLAD else 2
        pen.line((128, 190), (148, 192 + bow), (172, 184), width=5.5)
    _cap(pen, mood)


def _needle(pen: Pen, mood: Mood) -> None:
    if mood is Mood.HURT:
        pen.line(
            (104, 176),
            sharp(66, 204),
            sharp(78, 224),
            sharp(36, 236),
            sharp(44, 262),
            width=10,
            start=1,
            end=0.5,
        )
        return
    pen.line((112, 172), (64, 212), (16, 268), width=13, start=1, end=0.15)
    pen.line((60, 222), (52, 240), width=4)


def _cap(pen: Pen, mood: Mood) -> None:
    """He thanks you for flying."""
    up, turn = (-8.0, -20.0) if mood is Mood.HURT else (0.0, -8.0)
    for x, lean in ((88, -34), (176, 18)):
        pen.line((x, 96), (x + lean * 0.5, 68), (x + lean, 46), width=5)
    with pen.placed(dy=up, turn=turn, about=(130, 92)):
        pen.shape(blob(sharp(82, 82), (66, 44), (130, 26), (200, 42), sharp(182, 82)), WHITE)
        pen.shape(limb(((80, 86), (132, 92), (186, 84)), (20, 22, 20)), NIGHT)
        pen.shape(
            blob(sharp(78, 94), (118, 104), sharp(152, 100), (120, 120), (70, 116)),
            INK,
            line=5,
            hatch=None,
            tint=0.1,
        )
        pen.shape(
            blob(sharp(104, 52), (124, 58), sharp(132, 46), (140, 58), sharp(160, 50), (132, 74)),
            GOLD,
            line=4,
            hatch=None,
        )


def _suitcase(pen: Pen, mood: Mood) -> None:
    """Hand luggage: a drop or two."""
    swing = {Mood.HURT: 12.0, Mood.GLAD: -8.0}.get(mood, 5.0)
    with pen.placed(turn=swing, about=(196, 330)):
        pen.line((176, 334), (176, 318), (216, 318), (216, 334), width=7, start=0.9, end=0.9)
        pen.shape(box(142, 328, 252, 384), BROWN)
        for x in (162, 232):
            pen.line((x, 330), (x, 356), (x, 382), width=8, pencil=STRAW, start=0.9, end=0.9)
        pen.shape(ellipse((184, 352), 13), MINT, line=4)
        pen.shape(
            polygon((200, 344), (222, 340), (224, 358), (202, 360)), ORANGE, line=4, hatch=None
        )
        pen.shape(box(190, 364, 214, 376, -8), BRICK, line=3.6, hatch=None)
        pen.dots((184, 352), size=8, pencil=STEEL)
