"""Disgraced Gnome: banished with hat and beard, a wheelbarrow, and somebody's flamingo."""

from tools.portrait_making.anatomy import arm, foot
from tools.portrait_making.curves import sharp
from tools.portrait_making.faces import Gladness, brows, cheeks, eyes, mouth, signs
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BLACK,
    BLUE,
    BRICK,
    BROWN,
    CRIMSON,
    GOLD,
    GREEN,
    GREY,
    INK,
    ORANGE,
    PEACH,
    PINK,
    PURPLE,
    ROSE,
    STEEL,
    STRAW,
    UMBER,
    WHITE,
    mixed,
)
from tools.portrait_making.shapes import blob, box, ellipse, limb, polygon, shaggy

HAT = mixed(BRICK, CRIMSON, 0.35)
BEARD = mixed(WHITE, GREY, 0.12)


def draw(pen: Pen, mood: Mood) -> None:
    """He knows three more gardens."""
    pen.ground(reach=175)
    _body(pen)
    tilt = {Mood.HURT: -7.0, Mood.GLAD: 5.0}.get(mood, 0.0)
    with pen.placed(turn=tilt, about=(130, 260)):
        _head(pen, mood)
    _loot(pen, mood)
    _wheelbarrow(pen)
    arm(pen, (82, 274), (86, 326), (160, 330), sleeve=BLUE, skin=PEACH, width=38, hand=19)
    signs(pen, mood, (44, 108), (238, 66))


def _body(pen: Pen) -> None:
    for x, flip in ((98, False), (166, True)):
        foot(pen, (x, 386), UMBER, size=36, flip=flip)
    pen.shape(
        blob(
            sharp(74, 262),
            (130, 244),
            sharp(188, 262),
            (204, 320),
            sharp(206, 364),
            (132, 372),
            sharp(58, 364),
            (58, 320),
        ),
        BLUE,
    )
    pen.shape(limb(((58, 340), (132, 350), (206, 340)), (18, 18, 18)), UMBER, line=5, hatch=None)


def _head(pen: Pen, mood: Mood) -> None:
    for x in (56, 208):
        pen.shape(ellipse((x, 202), 17, 20), PEACH)
    pen.shape(ellipse((132, 202), 74, 66), PEACH)
    eyes(
        pen,
        mood,
        (102, 190),
        (166, 190),
        size=25,
        iris=GREEN,
        look=(0.75, -0.1),
        lid=0.36,
        skin=mixed(PURPLE, PEACH, 0.5),
        glad=Gladness.GLOATING,
    )
    beard = blob(
        (64, 216),
        (100, 234),
        (132, 228),
        (168, 234),
        (202, 216),
        (200, 276),
        (166, 324),
        sharp(140, 352),
        (104, 322),
        (66, 276),
    )
    pen.shape(shaggy(beard, 36, 9), BEARD)
    if mood is Mood.CALM:
        pen.line((116, 258), (134, 264), (156, 252), width=6)
    else:
        mouth(pen, mood, (136, 262), width=44)
    for side in (-1, 1):
        pen.shape(
            blob(
                sharp(134, 232),
                (134 + side * 34, 226),
                sharp(134 + side * 68, 244),
                (134 + side * 36, 256),
                sharp(134, 248),
            ),
            BEARD,
            line=5,
        )
    pen.shape(ellipse((134, 218), 25, 22), ROSE, line=5.5)
    cheeks(pen, (84, 222), (186, 222), size=13)
    brows(
        pen, mood, (100, 160), (170, 160), width=48, thick=13, temper=0.4, gloats=True, pencil=GREY
    )
    _hat(pen, mood)


def _hat(pen: Pen, mood: Mood) -> None:
    """It has been through several hedges."""
    bend = {Mood.HURT: 54.0, Mood.GLAD: -10.0}.get(mood, 12.0)
    pen.shape(
        blob(
            sharp(48, 160),
            (78, 92),
            (104, 44 + bend * 0.3),
            (138, 18 + bend * 0.6),
            sharp(186, 30 + bend),
            (160, 54 + bend * 0.5),
            (178, 96),
            sharp(220, 156),
            (178, 146),
            (134, 148),
            (90, 150),
        ),
        HAT,
    )
    pen.shape(box(96, 92, 130, 122, -14), STRAW, line=4.5)
    pen.strokes(
        [(92, 100), (102, 98)],
        [(126, 118), (136, 115)],
        [(104, 86), (106, 97)],
        [(120, 118), (122, 128)],
    )
    pen.shape(polygon((172, 140), (184, 110), (194, 142)), PEACH, line=4.5, hatch=None)


def _loot(pen: Pen, mood: Mood) -> None:
    """Kept as a memory of better lawns."""
    with pen.placed(turn=14, about=(344, 260)):
        pen.shape(limb(((344, 280), (344, 180)), (10, 10)), BROWN, line=4.5, hatch=None)
        pen.shape(ellipse((344, 172), 37), WHITE, line=5.5, hatch=None, tint=0)
        pen.shape(polygon((326, 186), (344, 148), (362, 186)), HAT, line=3, hatch=None)
        pen.dots((344, 191), size=11, pencil=PEACH)
        ring = [dot[:2] for dot in ellipse((344, 172), 32).dots]
        pen.line(*ring, ring[0], ring[1], width=7, pencil=CRIMSON, start=1, end=1)
        pen.strokes([(322, 150), (366, 194)], width=6, pencil=CRIMSON)
    droop = {Mood.HURT: 16.0, Mood.GLAD: -12.0}.get(mood, 0.0)
    with pen.placed(turn=droop, about=(268, 280)):
        pen.shape(
            limb(
                ((276, 282), (300, 232), (258, 196), (262, 150), (284, 128)), (30, 20, 18, 16, 20)
            ),
            PINK,
        )
        pen.shape(ellipse((280, 128), 21, 18), PINK, line=5.5)
        pen.shape(
            blob(sharp(296, 116), (318, 122), sharp(322, 152), (308, 146), sharp(296, 136)),
            STRAW,
            line=4.5,
            hatch=None,
        )
        pen.shape(polygon((312, 132), (321, 130), (322, 152)), INK, line=2, hatch=None)
        if mood is Mood.HURT:
            pen.strokes([(274, 118), (284, 124), (274, 130)], width=4)
        else:
            pen.dots((281, 123), size=15, pencil=WHITE)
            pen.dots((283, 124), size=8)
    pen.shape(ellipse((246, 268), 28, 26), mixed(GREEN, STRAW, 0.45), line=5.5)
    pen.strokes([(230, 262), (244, 256), (256, 266)], [(240, 278), (252, 270)])
    pen.shape(blob(sharp(288, 272), (300, 250), (322, 248), (336, 272)), ORANGE, line=5)


def _wheelbarrow(pen: Pen) -> None:
    pen.shape(limb(((146, 328), (220, 332), (330, 350)), (13, 13, 13)), BROWN, line=5)
    pen.shape(limb(((236, 332), (228, 382)), (12, 11)), BROWN, line=5, hatch=None)
    pen.shape(ellipse((330, 352), 33), BLACK)
    pen.shape(ellipse((330, 352), 17), STEEL, line=5, hatch=None)
    pen.strokes([(330, 338), (330, 366)], [(316, 352), (344, 352)], width=3.4)
    pen.shape(
        blob(
            sharp(200, 266),
            (290, 276),
            sharp(384, 262),
            (372, 300),
            sharp(344, 330),
            sharp(234, 332),
            (212, 300),
        ),
        GREEN,
    )
    pen.shape(
        limb(((198, 268), (290, 278), (386, 264)), (14, 14, 14)),
        mixed(GREEN, INK, 0.25),
        line=5,
        hatch=None,
    )
    pen.dots((232, 296), (292, 304), (350, 294), size=8, pencil=GOLD)
