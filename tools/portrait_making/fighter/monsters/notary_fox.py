"""Notary Fox: sign here, here, and mind the teeth at the bottom of the page."""

from tools.portrait_making.anatomy import pointed_ear
from tools.portrait_making.curves import Spot, sharp
from tools.portrait_making.faces import Gladness, eyes, signs
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BLACK,
    BONE,
    BRICK,
    CRIMSON,
    GREY,
    INK,
    MOSS,
    NIGHT,
    ORANGE,
    SKY,
    STEEL,
    UMBER,
    WHITE,
    mixed,
)
from tools.portrait_making.props import glasses
from tools.portrait_making.shapes import blob, ellipse, limb, polygon, shaggy, spike

FUR = mixed(ORANGE, BRICK, 0.3)
CREAM = mixed(BONE, WHITE, 0.5)
ROBE = mixed(BLACK, NIGHT, 0.45)
SOCK = mixed(UMBER, INK, 0.3)


def draw(pen: Pen, mood: Mood) -> None:
    """Sly to the tip of a very large tail."""
    pen.ground(reach=165)
    _tail(pen, mood)
    _robe(pen)
    with pen.placed(turn={Mood.HURT: 9.0, Mood.GLAD: -5.0}.get(mood, 0.0), about=(206, 220)):
        _head(pen, mood)
    _contract(pen, mood)
    _trap(pen, mood)
    signs(pen, mood, (64, 90), (344, 60))


def _tail(pen: Pen, mood: Mood) -> None:
    lift = {Mood.GLAD: -26.0, Mood.HURT: 30.0}.get(mood, 0.0)
    plume = blob(
        (250, 356),
        (320, 362),
        (374, 300),
        (376, 210),
        (350, 130 + lift),
        (318, 190),
        (300, 270),
        (256, 312),
    )
    pen.shape(shaggy(plume, 40, 8), FUR)
    pen.shape(
        blob(
            (350, 116 + lift),
            (378, 180),
            sharp(382, 226),
            sharp(362, 208),
            sharp(346, 226),
            sharp(334, 204),
            sharp(312, 214),
            (322, 172),
        ),
        CREAM,
    )


def _robe(pen: Pen) -> None:
    for side in (-1, 1):
        pen.shape(ellipse((206 + side * 36, 368), 34, 13), SOCK, line=5.5)
    pen.shape(
        blob(
            (168, 214),
            (244, 214),
            (276, 290),
            sharp(290, 364),
            (206, 370),
            sharp(122, 364),
            (136, 290),
        ),
        ROBE,
    )
    for side in (-1, 1):
        pen.shape(
            polygon(
                (206, 216), (206 + side * 26, 222), (206 + side * 30, 292), (206 + side * 4, 288)
            ),
            WHITE,
            line=4.5,
            hatch=None,
        )


def _head(pen: Pen, mood: Mood) -> None:
    for side in (-1, 1):
        droop = 34 if mood is Mood.HURT else 0
        pointed_ear(
            pen,
            (206 + side * 62, 96),
            (206 + side * (88 + droop), 18 + droop),
            FUR,
            width=62,
            bend=side * 8,
            inside=SOCK,
        )
    pen.shape(
        blob(
            (206, 66),
            (264, 80),
            (300, 126),
            sharp(336, 176),
            (286, 190),
            (240, 212),
            (206, 238),
            (172, 212),
            (126, 190),
            sharp(76, 176),
            (112, 126),
            (148, 80),
        ),
        FUR,
    )
    for side in (-1, 1):
        pen.shape(
            blob(
                sharp(206 + side * 122, 176),
                (206 + side * 84, 152),
                (206 + side * 36, 166),
                sharp(206 + side * 4, 232),
                (206 + side * 40, 210),
                (206 + side * 80, 190),
            ),
            CREAM,
            line=0,
        )
    eyes(
        pen,
        mood,
        (164, 134),
        (248, 134),
        size=25,
        iris=MOSS,
        look=(-0.5, 0.3),
        lid=0.46,
        skin=FUR,
        glad=Gladness.GLOATING,
    )
    for x, side in ((160, -1), (252, 1)):
        slope = -8 if mood is Mood.HURT else 9
        pen.line((x + side * 28, 96 - slope), (x, 94), (x - side * 24, 100 + slope), width=7)
    _muzzle(pen, mood)
    glasses(pen, (164, 152), (248, 152), size=27, line=4.5)
    _quill(pen)


def _muzzle(pen: Pen, mood: Mood) -> None:
    if mood is Mood.CALM:
        pen.line((166, 198), (186, 212), (206, 210), (232, 208), (258, 184), width=5.5)
    else:
        ends = 190 if mood is Mood.GLAD else 204
        pen.shape(
            blob(
                sharp(170, ends),
                (206, 206),
                sharp(244, ends - 4),
                (232, 224),
                (206, 236),
                (182, 226),
            ),
            CRIMSON,
            line=5,
            hatch=None,
            tint=0,
        )
        for x in (188, 224):
            pen.shape(
                polygon((x - 6, 202), (x + 6, 202), (x, 216)), WHITE, line=3, hatch=None, tint=0
            )
    pen.shape(
        blob((188, 184), (206, 176), (224, 184), (206, 200)), INK, line=4, hatch=None, tint=0.1
    )
    pen.dots((200, 183), size=6, pencil=WHITE)


def _quill(pen: Pen) -> None:
    """Behind the ear, still wet."""
    with pen.placed(turn=36, about=(298, 90)):
        pen.shape(
            blob(sharp(298, 24), (318, 60), (312, 104), sharp(300, 120), (284, 98), (280, 56)),
            SKY,
            line=5,
        )
        pen.line((298, 36), (300, 80), (300, 142), width=4)


def _contract(pen: Pen, mood: Mood) -> None:
    """The further down, the smaller the letters."""
    lift = {Mood.GLAD: -16.0, Mood.HURT: 14.0}.get(mood, 0.0)
    for side in (-1, 1):
        elbow, hand = (206 + side * 92, 290), (190 + side * 64, 262 + lift)
        pen.shape(limb(((206 + side * 52, 238), elbow, hand), (38, 40, 32)), ROBE)
    pen.shape(
        blob(
            sharp(130, 250 + lift),
            (190, 256 + lift),
            sharp(250, 248 + lift),
            (246, 310),
            sharp(206, 356),
            (140, 372),
            sharp(64, 374),
            sharp(72, 352),
            (120, 340),
            (134, 310),
        ),
        WHITE,
        line=5.5,
        hatch=None,
    )
    rows = (
        (274, 34, 5.0),
        (290, 33, 4.2),
        (304, 31, 3.4),
        (316, 28, 2.8),
        (327, 26, 2.2),
        (337, 24, 1.8),
    )
    for y, half, width in rows:
        middle = 190 - max(0, y - 300) * 0.5
        pen.strokes(
            [(middle - half * 1.2, y + lift * 0.5), (middle + half * 1.2, y - 1 + lift * 0.5)],
            width=width,
            pencil=GREY,
        )
    pen.strokes([(118, 352), (150, 348)], [(96, 358), (120, 356)], width=1.6, pencil=GREY)
    pen.shape(ellipse((226, 328), 13), CRIMSON, line=4)
    for side in (-1, 1):
        at: Spot = (190 + side * 62, 256 + lift)
        pen.shape(ellipse(at, 20, 18), SOCK, line=5)
        pen.strokes(
            *([(at[0] + d, at[1] + 2), (at[0] + d, at[1] + 12)] for d in (-6, 4)), pencil=FUR
        )


def _trap(pen: Pen, mood: Mood) -> None:
    """Clause nine."""
    gape = {Mood.GLAD: 16.0, Mood.HURT: -10.0}.get(mood, 0.0)
    top = 316 - gape
    pen.shape(blob((14, 352), (76, 334), (140, 352), (76, 376)), INK, line=0, hatch=None, tint=0.15)
    for way, edge in ((-1, top), (1, 378)):
        for x in (30, 53, 76, 99, 122):
            bow = (1 - abs(x - 76) / 80) * (352 - edge)
            pen.shape(
                spike((x, 352 - bow), (x, 352 - bow - way * 26), 20), WHITE, line=4, hatch=None
            )
        pen.shape(
            limb(
                (
                    (14, 352),
                    (34, 352 - (352 - edge) * 0.7),
                    (76, edge),
                    (118, 352 - (352 - edge) * 0.7),
                    (138, 352),
                ),
                [14] * 5,
            ),
            STEEL,
            line=5,
        )
    for x in (16, 136):
        pen.shape(ellipse((x, 353), 13), GREY, line=4.5)
