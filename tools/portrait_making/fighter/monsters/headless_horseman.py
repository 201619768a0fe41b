"""Headless Horseman: on a horse that has seen it all, trying a pumpkin on with the tag still on."""

from tools.portrait_making.anatomy import arm, pointed_ear
from tools.portrait_making.curves import sharp
from tools.portrait_making.faces import brows, open_eye, signs, squeezed_eye
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BLACK,
    CRIMSON,
    GOLD,
    GREEN,
    INK,
    MOSS,
    NIGHT,
    ORANGE,
    PINK,
    STEEL,
    STRAW,
    UMBER,
    WHITE,
    mixed,
)
from tools.portrait_making.shapes import blob, ellipse, limb, polygon

HORSE = mixed(STEEL, NIGHT, 0.3)
MANE = mixed(BLACK, NIGHT, 0.4)
CLOAK = mixed(NIGHT, BLACK, 0.35)


def draw(pen: Pen, mood: Mood) -> None:
    """Do you have it in a smaller size?"""
    pen.ground(reach=140)
    _rider(pen, mood)
    _pumpkin(pen, mood)
    _horse(pen)
    tilt = {Mood.HURT: -9.0, Mood.GLAD: 7.0}.get(mood, 0.0)
    with pen.placed(turn=tilt, about=(150, 300)):
        _horse_head(pen, mood)
    signs(pen, mood, (50, 130), (372, 100))


def _rider(pen: Pen, mood: Mood) -> None:
    flap = {Mood.GLAD: -24.0, Mood.HURT: 20.0}.get(mood, 0.0)
    pen.shape(
        blob(
            sharp(190, 168),
            sharp(276, 168),
            (322, 214),
            (362, 250 + flap),
            sharp(388, 312 + flap),
            (352, 304),
            sharp(330, 336),
            (250, 320),
            (190, 260),
        ),
        CRIMSON,
    )
    pen.shape(
        blob(
            sharp(176, 176),
            (232, 158),
            sharp(290, 176),
            (294, 236),
            sharp(288, 300),
            sharp(182, 300),
            (172, 236),
        ),
        CLOAK,
    )
    pen.dots((232, 204), (232, 232), (232, 260), size=11, pencil=GOLD)
    pen.shape(limb(((188, 290), (232, 296), (286, 290)), (16, 16, 16)), UMBER, line=5, hatch=None)
    for side, x in ((-1, 204), (1, 262)):
        pen.shape(
            blob(
                sharp(232, 172),
                (x, 180),
                sharp(x + side * 30, 150),
                sharp(x + side * 26, 124),
                (x + side * 4, 144),
            ),
            CLOAK,
            line=5.5,
        )
    pen.shape(ellipse((233, 158), 31, 13), INK, line=5, hatch=None, tint=0)
    pen.shape(ellipse((233, 161), 18, 7), CRIMSON, line=0, hatch=None)


def _pumpkin(pen: Pen, mood: Mood) -> None:
    """A bit wide in the cheeks."""
    x, y, turn = {Mood.GLAD: (246, 70, -8.0), Mood.HURT: (284, 84, 26.0)}.get(mood, (252, 76, 8.0))
    arm(pen, (282, 196), (344, 184), (x + 70, y + 26), sleeve=CLOAK, width=34)
    with pen.placed(turn=turn, about=(x, y)):
        pen.shape(
            limb(((x, y - 38), (x + 4, y - 52), (x + 18, y - 58)), (16, 13, 13)),
            GREEN,
            line=5,
            hatch=None,
        )
        for dx, across in ((-44, 30), (44, 30), (0, 46)):
            pen.shape(ellipse((x + dx, y), across, 48 if dx == 0 else 43), ORANGE)
        light = mixed(STRAW, GOLD, 0.3)
        if mood is Mood.HURT:
            squeezed_eye(pen, (x - 26, y - 12), 18)
            squeezed_eye(pen, (x + 26, y - 12), 18, inwards=-1)
            pen.shape(ellipse((x, y + 22), 16, 13), light, line=5, hatch=None)
        else:
            for side in (-1, 1):
                inner = y - (2 if mood is Mood.GLAD else 26)
                pen.shape(
                    polygon(
                        (x + side * 44, y - 26 if mood is Mood.GLAD else y - 4),
                        (x + side * 14, inner),
                        (x + side * 16, y + 2),
                    ),
                    light,
                    line=5,
                    hatch=None,
                )
            grin = [
                (-44, 12),
                (-24, 20),
                (-18, 12),
                (-8, 22),
                (8, 22),
                (18, 12),
                (24, 20),
                (44, 12),
                (20, 38),
                (10, 30),
                (0, 40),
                (-10, 30),
                (-20, 38),
            ]
            pen.shape(polygon(*((x + a, y + b) for a, b in grin)), light, line=5, hatch=None)
    hand = (x + 72, y + 24)
    pen.shape(ellipse(hand, 18), WHITE, line=5.5, hatch=None)
    pen.strokes(
        [(hand[0] - 10, hand[1] - 6), (hand[0] + 4, hand[1] - 6)],
        [(hand[0] - 11, hand[1] + 3), (hand[0] + 4, hand[1] + 3)],
    )
    pen.line((x + 30, y + 34), (x + 38, y + 46), (x + 38, y + 58), width=3.4)
    with pen.placed(turn=-8, about=(x + 38, y + 52)):
        _tag(pen, x + 38, y + 76)


def _tag(pen: Pen, x: float, y: float) -> None:
    """Reduced: it is November."""
    corners = ((x, y - 22), (x + 17, y - 8), (x + 17, y + 24), (x - 17, y + 24), (x - 17, y - 8))
    pen.shape(polygon(*corners), WHITE, line=4.5, hatch=None)
    pen.strokes([(x + 9, y - 3), (x - 9, y + 18)], width=3.6, pencil=CRIMSON)
    pen.dots((x - 7, y + 1), (x + 7, y + 14), size=8, pencil=CRIMSON)


def _horse(pen: Pen) -> None:
    pen.shape(limb(((336, 268), (372, 300), (366, 352)), (18, 26, 10)), MANE)
    for x in (190, 310):
        pen.shape(limb(((x, 330), (x + 4, 372)), (32, 26)), HORSE)
        pen.shape(
            polygon((x - 12, 366), (x + 18, 366), (x + 22, 384), (x - 14, 384)),
            INK,
            line=4,
            hatch=None,
        )
    pen.shape(
        blob(
            (150, 270),
            (230, 276),
            (320, 262),
            (348, 300),
            (330, 346),
            (250, 356),
            (170, 350),
            (136, 310),
        ),
        HORSE,
    )
    for x in (166, 282):
        pen.shape(limb(((x, 336), (x, 374)), (34, 27)), HORSE)
        pen.shape(
            polygon((x - 16, 366), (x + 15, 366), (x + 19, 385), (x - 19, 385)),
            INK,
            line=4,
            hatch=None,
        )
    pen.shape(polygon((196, 264), (270, 264), (276, 312), (190, 312)), CRIMSON)
    pen.shape(limb(((262, 286), (276, 318), (262, 342)), (32, 28, 24)), CLOAK)
    pen.shape(
        blob(
            sharp(280, 330),
            (282, 352),
            sharp(278, 362),
            (250, 364),
            (228, 358),
            (236, 346),
            (254, 342),
        ),
        UMBER,
        line=5.5,
    )


def _horse_head(pen: Pen, mood: Mood) -> None:
    pen.shape(limb(((180, 300), (150, 250), (128, 200)), (70, 62, 58)), HORSE)
    for n in range(5):
        x, y = 150 + n * 11, 176 + n * 25
        pen.shape(
            blob(
                sharp(x - 10, y - 8),
                (x + 24, y - 10),
                sharp(x + 36, y + 16),
                (x + 14, y + 14),
                sharp(x + 4, y + 20),
            ),
            MANE,
            line=4.5,
            hatch=None,
        )
    pointed_ear(pen, (104, 168), (84, 122), HORSE, width=32, bend=-4)
    pointed_ear(pen, (146, 166), (162, 118), HORSE, width=32, bend=4)
    pen.shape(
        blob(
            (88, 172),
            (124, 158),
            (158, 174),
            (164, 222),
            (150, 270),
            (144, 318),
            (104, 334),
            (60, 318),
            (54, 276),
            (74, 222),
        ),
        HORSE,
    )
    pen.shape(
        blob(
            (100, 264),
            (142, 272),
            (152, 308),
            (132, 338),
            (96, 344),
            (56, 332),
            (46, 300),
            (60, 272),
        ),
        mixed(HORSE, PINK, 0.55),
    )
    pen.dots((80, 296), (116, 298), size=11)
    if mood is Mood.HURT:
        squeezed_eye(pen, (92, 224), 24)
        squeezed_eye(pen, (142, 224), 22, inwards=-1)
        pen.shape(ellipse((98, 324), 20, 12), CRIMSON, line=5, hatch=None)
    else:
        lid = 0.0 if mood is Mood.GLAD else 0.48
        open_eye(pen, (90, 224), 26, iris=MOSS, look=(0.4, -0.2), lid=lid, skin=HORSE)
        open_eye(pen, (142, 222), 22, iris=MOSS, look=(0.4, -0.2), lid=lid, skin=HORSE)
        if mood is Mood.GLAD:
            pen.shape(
                blob(sharp(66, 312), (98, 320), sharp(132, 310), (122, 330), (98, 336), (76, 330)),
                WHITE,
                line=5,
                hatch=None,
            )
            pen.strokes(
                [(84, 318), (85, 333)], [(98, 320), (98, 335)], [(113, 318), (112, 333)], width=2.8
            )
        else:
            pen.line((72, 324), (98, 318), (126, 326), width=5)
    brows(pen, mood, (88, 192), (144, 192), width=34, thick=7, temper=-0.3)
    pen.shape(
        blob(sharp(108, 160), (124, 148), sharp(146, 156), (138, 184), sharp(118, 204), (110, 182)),
        MANE,
        line=5,
    )
    pen.line((66, 268), (108, 258), (152, 270), width=6, pencil=UMBER, start=1, end=1)
