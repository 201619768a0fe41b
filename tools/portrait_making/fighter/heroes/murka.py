"""Murka Mistaxe: an axe already on its way, and a map held upside down."""

from tools.portrait_making.anatomy import arm, foot, strands
from tools.portrait_making.curves import sharp
from tools.portrait_making.faces import Gladness, brows, eyes, mouth, signs
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BLUE,
    BRICK,
    BROWN,
    CRIMSON,
    GOLD,
    GREEN,
    ORANGE,
    PEACH,
    STRAW,
    TAN,
    UMBER,
    mixed,
)
from tools.portrait_making.props import axe
from tools.portrait_making.shapes import blob, box, ellipse, limb, polygon, shaggy

HAIR = mixed(ORANGE, BRICK, 0.55)
SKIN = mixed(PEACH, TAN, 0.35)


def draw(pen: Pen, mood: Mood) -> None:
    """Swings first."""
    pen.ground(middle=190)
    _mane(pen)
    _body(pen)
    _head(pen, mood)
    _axe_arm(pen, mood)
    _map_arm(pen, mood)
    signs(pen, mood, (48, 100), (330, 60))


def _axe_arm(pen: Pen, mood: Mood) -> None:
    """Up, or on its way down."""
    hand, tilt = {Mood.HURT: ((322, 322), -6.0), Mood.GLAD: ((308, 204), -16.0)}.get(
        mood, ((312, 214), 4.0)
    )
    with pen.placed(turn=tilt, about=hand):
        axe(pen, hand, length=182)
    elbow = (hand[0] - 2, (hand[1] + 300) / 2)
    arm(pen, (250, 272), elbow, hand, sleeve=SKIN, skin=SKIN, width=44, hand=24)


def _mane(pen: Pen) -> None:
    hair = blob(
        (196, 34), (270, 56), (300, 130), (282, 216), (196, 240), (110, 216), (92, 130), (122, 56)
    )
    pen.shape(shaggy(hair, 50, 18), HAIR)


def _body(pen: Pen) -> None:
    for x, flip in ((158, False), (236, True)):
        pen.shape(limb(((x, 330), (x, 360)), (36, 32)), SKIN)
        pen.shape(shaggy(box(x - 22, 336, x + 22, 366), 24, 6), BROWN, line=5)
        foot(pen, (x + 2, 381), UMBER, size=32, flip=flip)
    pen.shape(
        blob(
            sharp(140, 250),
            (196, 240),
            sharp(254, 250),
            (262, 300),
            sharp(272, 346),
            (196, 354),
            sharp(122, 346),
            (132, 300),
        ),
        GREEN,
    )
    pen.shape(box(126, 306, 268, 326), UMBER, line=5)
    pen.shape(ellipse((197, 316), 19), GOLD, line=5.5)
    pen.strokes([(188, 310), (204, 324)], [(204, 310), (190, 322)])
    pen.shape(
        shaggy(limb(((136, 256), (196, 266), (258, 256)), (30, 36, 30)), 32, 9), TAN, line=5.5
    )


def _head(pen: Pen, mood: Mood) -> None:
    pen.shape(
        blob(
            (196, 78),
            (252, 92),
            (274, 150),
            (250, 220),
            (196, 244),
            (142, 220),
            (118, 150),
            (140, 92),
        ),
        SKIN,
    )
    pen.shape(
        blob(
            sharp(108, 146),
            (112, 84),
            (160, 52),
            (236, 52),
            (282, 88),
            sharp(284, 148),
            (262, 104),
            sharp(236, 128),
            (216, 96),
            sharp(186, 132),
            (160, 96),
            sharp(140, 118),
        ),
        HAIR,
    )
    for points in (
        ((116, 196), (94, 236), (104, 290)),
        ((276, 196), (298, 236), (288, 290)),
    ):
        pen.shape(limb(points, (34, 36, 20)), HAIR)
        x, y = points[2]
        pen.strokes(
            [(x - 22, y - 70), (x + 10, y - 52)], [(x - 20, y - 44), (x + 14, y - 28)], pencil=UMBER
        )
        strands(pen, (points[2], (x, y + 26)), pencil=HAIR, width=18)
        pen.shape(limb(((x - 9, y - 2), (x + 9, y - 2)), (11, 11)), BLUE, line=4.5)
    eyes(
        pen,
        mood,
        (158, 160),
        (234, 160),
        size=27,
        iris=BLUE,
        look=(-0.45, 0.2),
        glad=Gladness.SHINING,
    )
    brows(pen, mood, (156, 130), (236, 130), width=54, thick=12, temper=0.75, pencil=CRIMSON)
    for x in (130, 262):
        pen.strokes(
            [(x - 12, 188), (x + 12, 184)], [(x - 11, 200), (x + 11, 196)], width=6, pencil=BLUE
        )
    pen.line((194, 172), (186, 190), (200, 192), width=4.5)
    mouth(pen, mood, (196, 216), width=62, smile=-0.3)


def _map_arm(pen: Pen, mood: Mood) -> None:
    """North is down, which explains a lot."""
    lift = {Mood.GLAD: -24.0, Mood.HURT: 20.0}.get(mood, 0.0)
    with pen.placed(dy=lift, turn=lift * 0.4, about=(80, 300)):
        pen.shape(
            polygon(
                (14, 226),
                (50, 240),
                (86, 224),
                (124, 238),
                (118, 330),
                (82, 318),
                (46, 334),
                (10, 318),
            ),
            STRAW,
            line=6,
        )
        pen.strokes([(50, 240), (46, 334)], [(86, 224), (82, 318)], pencil=UMBER, width=3)
        pen.line((28, 250), (40, 274), (66, 262), (74, 290), (98, 300), width=4.5, pencil=BRICK)
        pen.strokes([(94, 292), (108, 308)], [(108, 292), (94, 308)], width=6, pencil=CRIMSON)
        pen.strokes(
            [(104, 250), (102, 276)], [(94, 268), (102, 278), (111, 268)], width=4.5, pencil=BLUE
        )
        arm(pen, (140, 268), (132, 316), (100, 336), sleeve=SKIN, skin=SKIN, width=42, hand=23)
