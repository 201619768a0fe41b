"""Forgetful Sphinx: a knot in the tail, notes on the headdress, and no idea what either is for."""

from tools.portrait_making.anatomy import feather_wing
from tools.portrait_making.curves import sharp
from tools.portrait_making.faces import Gladness, brows, eyes, mouth, signs
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BLUE,
    BRICK,
    GOLD,
    MINT,
    PINK,
    ROSE,
    SKY,
    STRAW,
    TAN,
    UMBER,
    mixed,
)
from tools.portrait_making.shapes import blob, box, ellipse, limb, mirrored

COAT = mixed(GOLD, TAN, 0.5)
SKIN = mixed(TAN, STRAW, 0.2)


def draw(pen: Pen, mood: Mood) -> None:
    """Four legs at dawn, then…"""
    pen.ground(reach=170)
    feather_wing(pen, (250, 262), reach=112, rise=96, pencil=SKY)
    feather_wing(pen, (126, 262), reach=112, rise=96, pencil=SKY, flip=True)
    _body(pen)
    _tail(pen)
    tilt = {Mood.HURT: -7.0, Mood.GLAD: 5.0}.get(mood, 4.0)
    with pen.placed(turn=tilt, about=(188, 260)):
        _headdress(pen)
        _face(pen, mood)
    _paws(pen, mood)
    _question(pen, mood)
    signs(pen, mood, (40, 96), (316, 184))


def _tail(pen: Pen) -> None:
    """Knotted, so as to remember something."""
    pen.shape(limb(((296, 350), (352, 362), (374, 316), (356, 286)), (24, 22, 20, 18)), COAT)
    pen.shape(limb(((352, 284), (372, 258), (366, 232)), (16, 15, 13)), COAT)
    pen.shape(ellipse((358, 282), 25, 19, 20), COAT)
    pen.line((340, 288), (356, 270), (378, 278), width=5)
    pen.shape(
        blob(sharp(362, 238), (346, 216), sharp(364, 188), (382, 204), (384, 226)), UMBER, line=5.5
    )


def _body(pen: Pen) -> None:
    pen.shape(
        blob(
            (120, 262),
            (188, 246),
            (262, 262),
            (314, 310),
            (318, 372),
            (188, 380),
            (64, 372),
            (84, 306),
        ),
        COAT,
    )
    pen.shape(
        blob((132, 262), (188, 252), (246, 262), (256, 318), (188, 350), (124, 318)),
        mixed(COAT, STRAW, 0.5),
        line=4.5,
    )


def _headdress(pen: Pen) -> None:
    side = blob(sharp(104, 110), (72, 180), sharp(54, 276), (92, 290), sharp(136, 282), (140, 200))
    for flap in (side, mirrored(side, 188)):
        pen.shape(flap, GOLD)
    for x in (-1, 1):
        pen.strokes(
            *(
                [(188 + x * inner, y - 8), (188 + x * outer, y)]
                for inner, outer, y in (
                    (66, 104, 192),
                    (62, 112, 220),
                    (60, 120, 248),
                    (58, 124, 272),
                )
            ),
            width=10,
            pencil=BLUE,
        )
    pen.shape(
        blob(
            sharp(94, 142),
            (96, 78),
            (136, 40),
            (188, 30),
            (240, 40),
            (280, 78),
            sharp(282, 142),
            (188, 104),
        ),
        GOLD,
    )
    pen.strokes(
        *(
            [(188 + d * 0.8, 104 + abs(d) * 0.1), (188 + d, 46 + abs(d) * 0.34)]
            for d in (-78, -52, -26, 0, 26, 52, 78)
        ),
        width=9,
        pencil=BLUE,
    )


def _face(pen: Pen, mood: Mood) -> None:
    pen.shape(
        blob(
            (188, 104),
            (250, 116),
            (264, 166),
            (246, 224),
            (188, 254),
            (130, 224),
            (112, 166),
            (126, 116),
        ),
        SKIN,
    )
    pen.shape(limb(((104, 134), (188, 100), (272, 134)), (17, 19, 17)), BRICK, line=5.5)
    pen.shape(blob(sharp(176, 106), (172, 78), (188, 60), (204, 78), sharp(200, 106)), MINT, line=5)
    pen.dots((182, 78), (194, 78), size=5)
    eyes(
        pen,
        mood,
        (152, 162),
        (226, 162),
        size=28,
        iris=BLUE,
        look=(0.55, -0.75),
        glad=Gladness.GLOATING,
        skin=SKY,
    )
    for x, side in ((152, -1), (226, 1)):
        pen.line((x + side * 22, 178), (x + side * 40, 184), (x + side * 48, 176), width=6)
    brows(pen, mood, (148, 128), (232, 122), width=46, thick=8, temper=-0.8, pencil=UMBER)
    pen.line((180, 190), (174, 206), (188, 212), (200, 206), (196, 192), width=5)
    pen.shape(limb(((168, 196), (208, 206)), (15, 15)), PINK, line=4)
    pen.strokes([(184, 194), (194, 208)], [(192, 194), (184, 208)], width=2.6, pencil=UMBER)
    mouth(pen, mood, (192, 232), width=48, smile=-0.15)
    for at, turn, note in (((100, 100), -14, STRAW), ((276, 208), 9, ROSE), ((92, 236), 8, MINT)):
        with pen.placed(turn=turn, about=at):
            x, y = at
            pen.shape(box(x - 21, y - 20, x + 21, y + 20), note, line=4.5, hatch=None)
            pen.strokes(
                [(x - 12, y - 7), (x, y - 9), (x + 12, y - 6)],
                [(x - 12, y + 3), (x + 4, y + 2)],
                width=3,
            )


def _paws(pen: Pen, mood: Mood) -> None:
    """One of them scratches where the riddle was."""
    pen.shape(limb(((118, 318), (104, 356)), (58, 54)), COAT)
    pen.shape(ellipse((100, 362), 44, 22), COAT)
    pen.strokes([(84, 360), (82, 378)], [(104, 362), (104, 380)])
    if mood is Mood.CALM:
        pen.shape(limb(((262, 322), (290, 288), (244, 246)), (52, 48, 40)), COAT)
        pen.shape(ellipse((236, 244), 28, 22, 24), COAT)
        pen.strokes([(216, 238), (226, 246)], [(222, 226), (234, 236)])
        return
    lift = -96.0 if mood is Mood.GLAD else 0.0
    pen.shape(
        limb(
            ((256, 318), (286 - lift * 0.2, 344 + lift * 0.4), (280 - lift * 0.3, 356 + lift)),
            (54, 50, 44),
        ),
        COAT,
    )
    pen.shape(ellipse((280 - lift * 0.3, 358 + lift), 40, 23), COAT)
    x, y = 280 - lift * 0.3, 358 + lift
    pen.strokes([(x - 12, y), (x - 13, y + 16)], [(x + 8, y), (x + 9, y + 17)])


def _question(pen: Pen, mood: Mood) -> None:
    if mood is Mood.GLAD:
        pen.line((332, 92), (340, 40), width=15, pencil=BRICK, start=0.6, end=1)
        pen.dots((329, 116), size=15, pencil=BRICK)
        return
    pen.line(
        (304, 60),
        (312, 34),
        (340, 26),
        (360, 46),
        (348, 70),
        (330, 84),
        (328, 102),
        width=12,
        pencil=BRICK,
        start=0.7,
        end=0.8,
    )
    pen.dots((327, 124), size=14, pencil=BRICK)
