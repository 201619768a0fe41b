"""The Barbarian: shoulders like a door, a bone in the hair, and slippers, for the floor is cold."""

from tools.portrait_making.anatomy import arm, strands
from tools.portrait_making.curves import sharp
from tools.portrait_making.delve.figures import by_mood, head
from tools.portrait_making.faces import Gladness, brows, eyes, mouth, signs
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BRICK,
    BROWN,
    GOLD,
    INK,
    PINK,
    ROSE,
    STEEL,
    TAN,
    UMBER,
    WHITE,
    mixed,
)
from tools.portrait_making.props import axe, bone
from tools.portrait_making.shapes import blob, ellipse, limb, scalloped, shaggy

SKIN = mixed(TAN, ROSE, 0.12)
HAIR = mixed(BRICK, UMBER, 0.35)


def draw(pen: Pen, mood: Mood) -> None:
    """He asks before he breaks things. It is a low, slow question."""
    pen.ground(reach=140)
    _axe(pen, mood)
    _legs(pen)
    _chest(pen)
    with pen.placed(dy=by_mood(mood, 0, -6, 10), turn=by_mood(mood, 0, 0, -8), about=(196, 190)):
        _head(pen, mood)
    _left_arm(pen, mood)
    signs(pen, mood, (76, 60), (288, 52))


def _axe(pen: Pen, mood: Mood) -> None:
    with pen.placed(
        dy=by_mood(mood, 0, -34, 20), turn=by_mood(mood, -8, -14, -3), about=(330, 280)
    ):
        axe(pen, (330, 290), length=214, head=STEEL)
        pen.strokes([(352, 118), (346, 130), (354, 140)], width=4)


def _legs(pen: Pen) -> None:
    for side in (-1, 1):
        x = 200 + side * 40
        pen.shape(limb(((x, 316), (x + side * 2, 356)), (40, 32)), SKIN)
        slipper = blob(
            (x - side * 26, 362), (x, 346), (x + side * 34, 352), (x + side * 48, 370),
            (x + side * 30, 382), (x - side * 22, 381),
        )  # fmt: skip
        pen.shape(scalloped(slipper, 22, 5), PINK, line=5.5)
        for eye in (20, 34):
            pen.dots((x + side * eye, 362), size=6)
        pen.shape(ellipse((x + side * 44, 370), 6, 5), ROSE, line=3, hatch=None)


def _chest(pen: Pen) -> None:
    pen.shape(
        blob(
            (120, 196), (200, 188), (280, 196), (320, 232), (300, 276), (262, 308), (200, 322),
            (138, 308), (100, 276), (80, 232),
        ),
        SKIN,
    )  # fmt: skip
    pen.line((128, 264), (160, 280), (196, 266), width=5)
    pen.line((204, 266), (240, 280), (272, 262), width=5)
    pen.strokes([(200, 236), (200, 292)], width=4)
    pen.strokes(
        *(
            [(x, y), (x + 4, y + 9)]
            for x, y in ((184, 248), (196, 240), (208, 250), (192, 262), (214, 264))
        ),
        width=3,
        pencil=HAIR,
    )
    pen.line((106, 214), (170, 250), (246, 306), width=17, pencil=UMBER, start=0.9, end=0.9)
    loin = blob(
        (132, 294),
        (200, 312),
        (268, 294),
        (276, 334),
        (240, 352),
        (200, 346),
        (160, 352),
        (124, 334),
    )
    pen.shape(shaggy(loin, 26, 9), BROWN)
    pen.shape(limb(((130, 302), (200, 316), (270, 302)), (15, 17, 15)), UMBER, line=5)
    pen.shape(ellipse((200, 314), 17), GOLD, line=5)


def _head(pen: Pen, mood: Mood) -> None:
    tuft = blob(
        (168, 62),
        (158, 30),
        sharp(178, 14),
        (196, 26),
        sharp(214, 6),
        (226, 26),
        sharp(248, 20),
        (240, 46),
        (228, 66),
    )
    pen.shape(tuft, HAIR)
    bone(pen, (200, 60), length=96)
    pen.shape(head((198, 132), 70, 76, 1.04), SKIN)
    pen.shape(
        blob(
            sharp(126, 128),
            (130, 78),
            (166, 58),
            (232, 58),
            (266, 80),
            sharp(272, 128),
            (258, 96),
            (200, 84),
            (140, 96),
        ),
        HAIR,
    )
    eyes(
        pen, mood, (170, 120), (228, 120), size=18, look=(0, 0.3), lid=0.2, skin=SKIN,
        glad=Gladness.SHINING,
    )  # fmt: skip
    brow = by_mood(mood, 0, -10, -4)
    with pen.placed(dy=brow):
        pen.shape(
            limb(((146, 98), (200, 106), (252, 98)), (15, 18, 15)), HAIR, line=4.5, hatch=None
        )
    if mood is Mood.HURT:
        brows(pen, mood, (168, 92), (230, 92), width=36, pencil=INK)
    pen.shape(ellipse((198, 144), 21, 16), mixed(SKIN, ROSE, 0.45), line=5)
    beard = blob(
        (128, 140), (146, 164), (198, 166), (252, 164), (270, 140), (270, 196), (236, 232),
        (198, 246), (162, 232), (128, 196),
    )  # fmt: skip
    pen.shape(shaggy(beard, 30, 8), HAIR)
    mouth(pen, mood, (198, 190), width=54, smile=-0.1, teeth=True)
    if mood is Mood.CALM:
        pen.shape(
            blob(sharp(208, 190), sharp(224, 190), (218, 206), (212, 206)),
            WHITE,
            line=3.5,
            hatch=None,
        )
    for side in (-1, 1):
        x = 198 + side * 40
        strands(pen, [(x, 226), (x + side * 8, 252), (x + side * 2, 282)], pencil=HAIR, width=22)
        pen.dots((x + side * 6, 248), size=11, pencil=GOLD)


def _left_arm(pen: Pen, mood: Mood) -> None:
    arm(pen, (300, 232), (348, 252), (332, 288), sleeve=SKIN, skin=SKIN, width=60, hand=25)
    pen.shape(limb(((334, 256), (352, 272)), (30, 30)), UMBER, line=5)
    if mood is Mood.GLAD:
        arm(pen, (104, 232), (42, 222), (64, 142), sleeve=SKIN, skin=SKIN, width=62, hand=27)
        pen.line((56, 196), (40, 214), (52, 236), width=4)
        return
    arm(pen, (102, 232), (46, 264), (84, 316), sleeve=SKIN, skin=SKIN, width=62, hand=27)
    pen.shape(limb(((52, 292), (86, 276)), (28, 28)), UMBER, line=5)
