"""The Fairy: strength nought. She has been training for it."""

from tools.portrait_making.anatomy import arm, foot, pointed_ear
from tools.portrait_making.curves import sharp
from tools.portrait_making.delve.figures import by_mood, head
from tools.portrait_making.faces import Gladness, brows, cheeks, eyes, mouth, signs
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BLACK,
    CRIMSON,
    GOLD,
    MINT,
    MOSS,
    ORANGE,
    PEACH,
    SKY,
    STEEL,
    WHITE,
    mixed,
)
from tools.portrait_making.shapes import blob, ellipse, limb, star

WING = mixed(SKY, WHITE, 0.45)
LEAF = mixed(MOSS, MINT, 0.3)


def draw(pen: Pen, mood: Mood) -> None:
    """One more. Just one more."""
    pen.ground(reach=70)
    _dust(pen, mood)
    with pen.placed(dy=by_mood(mood, 0, -10, 10)):
        _wings(pen, mood)
        _body(pen)
        with pen.placed(turn=by_mood(mood, 0, 5, -9), about=(200, 220)):
            _head(pen, mood)
        _barbell(pen, mood)
    signs(pen, mood, (78, 116), (322, 116))


def _dust(pen: Pen, mood: Mood) -> None:
    for x, y, size in ((56, 300, 13), (340, 312, 15), (92, 352, 10), (314, 360, 9), (30, 240, 8)):
        pen.shape(star((x, y), size, 4, 0.35), GOLD if mood is not Mood.HURT else STEEL, line=3)


def _wings(pen: Pen, mood: Mood) -> None:
    up = by_mood(mood, 0, -24, 40)
    for side in (-1, 1):
        big = blob(
            sharp(200, 254),
            (200 + side * 80, 200 + up * 0.5),
            (200 + side * 160, 186 + up),
            (200 + side * 176, 226 + up),
            (200 + side * 110, 262),
        )
        pen.shape(big, WING, line=5.5)
        small = blob(
            sharp(200, 262),
            (200 + side * 90, 262),
            (200 + side * 132, 296),
            (200 + side * 96, 320),
            (200 + side * 40, 296),
        )
        pen.shape(small, WING, line=5.5)
        pen.strokes(
            [(200 + side * 60, 242), (200 + side * 140, 210 + up * 0.9)],
            [(200 + side * 50, 272), (200 + side * 108, 298)],
            width=3.5,
            pencil=SKY,
        )


def _body(pen: Pen) -> None:
    for side in (-1, 1):
        x = 200 + side * 18
        pen.shape(limb(((x, 312), (x + side * 10, 350)), (18, 15)), PEACH, line=5)
        foot(pen, (x + side * 14, 368), LEAF, size=22, flip=side > 0)
    dress = blob(
        (172, 244),
        (228, 244),
        (236, 282),
        sharp(262, 322),
        (232, 316),
        sharp(216, 338),
        (200, 318),
        sharp(184, 338),
        (168, 316),
        sharp(138, 322),
        (164, 282),
    )
    pen.shape(dress, LEAF)
    pen.shape(limb(((164, 286), (200, 294), (236, 286)), (10, 11, 10)), CRIMSON, line=4.5)


def _head(pen: Pen, mood: Mood) -> None:
    for side in (-1, 1):
        pointed_ear(
            pen, (200 + side * 66, 178), (200 + side * 112, 140), PEACH, width=34, bend=side * 4
        )
    pen.shape(head((200, 174), 74, 72, 0.8), PEACH)
    hair = blob(
        sharp(122, 186),
        (118, 126),
        (152, 92),
        sharp(160, 66),
        (188, 84),
        sharp(206, 50),
        (222, 84),
        sharp(250, 68),
        (254, 96),
        (284, 130),
        sharp(278, 186),
        (262, 140),
        (200, 122),
        (138, 140),
    )
    pen.shape(hair, ORANGE)
    pen.shape(limb(((124, 142), (200, 118), (276, 142)), (15, 16, 15)), CRIMSON, line=5)
    eyes(
        pen, mood, (170, 170), (232, 170), size=24, iris=MOSS, look=(0, -0.5), glad=Gladness.SHINING
    )
    brows(pen, mood, (168, 140), (234, 140), width=32, thick=7, temper=0.9)
    cheeks(pen, (146, 202), (256, 202), size=16)
    pen.dots((200, 196), size=8, pencil=mixed(PEACH, CRIMSON, 0.4))
    if mood is Mood.CALM:
        pen.shape(
            blob((176, 212), (224, 212), (222, 226), (178, 226)),
            WHITE,
            line=4.5,
            hatch=None,
            tint=0,
        )
        pen.strokes([(192, 213), (192, 225)], [(208, 213), (208, 225)], [(178, 219), (222, 219)])
    else:
        mouth(pen, mood, (200, 216), width=44)


def _barbell(pen: Pen, mood: Mood) -> None:
    """Made of tin, and hollow. Nobody has told her."""
    if mood is Mood.HURT:
        arm(pen, (174, 256), (140, 282), (122, 312), sleeve=PEACH, skin=PEACH, width=19, hand=13)
        arm(pen, (226, 256), (260, 282), (278, 312), sleeve=PEACH, skin=PEACH, width=19, hand=13)
        bar = 326.0
    else:
        bar = 62.0 + by_mood(mood, 0, -16, 0)
        arm(pen, (172, 256), (118, 230), (110, bar + 12), sleeve=PEACH, width=19)
        arm(pen, (228, 256), (282, 230), (290, bar + 12), sleeve=PEACH, width=19)
    pen.shape(limb(((92, bar), (200, bar + 5), (308, bar)), (10, 10, 10)), STEEL, line=4.5)
    for side in (-1, 1):
        x = 200 + side * 120
        pen.shape(ellipse((x, bar), 22, 38), STEEL)
        pen.shape(ellipse((x + side * 24, bar), 15, 26), BLACK)
        if mood is not Mood.HURT:
            pen.shape(ellipse((200 + side * 90, bar + 4), 13), PEACH, line=5)
