"""Beelzebureaucrat: a desk, a stamp, no hurry, and number 665 on the board."""

from tools.portrait_making.anatomy import arm, horn, pointed_ear
from tools.portrait_making.curves import sharp
from tools.portrait_making.faces import Gladness, brows, eyes, mouth, signs
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BLACK,
    BONE,
    BRICK,
    BROWN,
    CRIMSON,
    GOLD,
    NIGHT,
    STRAW,
    UMBER,
    WHITE,
    mixed,
)
from tools.portrait_making.props import glasses, paper
from tools.portrait_making.shapes import blob, box, ellipse, limb, polygon

SKIN = mixed(BRICK, CRIMSON, 0.25)
SEGMENTS = {
    "5": ((1, 0), (0, 0), (0, 1), (1, 1), (1, 2), (0, 2)),
    "6": ((1, 0), (0, 0), (0, 2), (1, 2), (1, 1), (0, 1)),
}
"""Digits as one stroke of a display: places across and down."""


def draw(pen: Pen, mood: Mood) -> None:
    """Take a ticket."""
    pen.ground(reach=170)
    _body(pen)
    tilt = {Mood.HURT: 6.0, Mood.GLAD: -4.0}.get(mood, 0.0)
    with pen.placed(turn=tilt, about=(186, 250)):
        _head(pen, mood)
    _board(pen)
    _desk(pen)
    _files(pen, mood)
    _stamp(pen, mood)
    signs(pen, mood, (46, 100), (284, 150))


def _board(pen: Pen) -> None:
    """Now serving."""
    pen.line((332, 8), (332, 34), width=6, start=1, end=1)
    pen.shape(box(272, 30, 392, 104, 2), BLACK, line=7)
    for number, digit in enumerate("665"):
        left, top = 290 + number * 31, 46
        pen.strokes(
            [sharp(left + x * 18, top + y * 21) for x, y in SEGMENTS[digit]],
            width=7,
            pencil=mixed(BRICK, STRAW, 0.3),
        )


def _body(pen: Pen) -> None:
    pen.shape(
        blob(
            sharp(110, 330),
            (104, 268),
            (140, 240),
            (186, 234),
            (232, 240),
            (268, 268),
            sharp(262, 330),
        ),
        NIGHT,
    )
    pen.shape(polygon((152, 236), (220, 236), (186, 300)), WHITE, line=5, hatch=None)
    pen.shape(polygon((178, 244), (194, 244), (204, 306), (186, 326), (168, 306)), GOLD, line=5)
    pen.strokes([(174, 274), (196, 266)], [(172, 292), (200, 282)], width=4, pencil=BROWN)


def _head(pen: Pen, mood: Mood) -> None:
    for side in (-1, 1):
        horn(pen, (186 + side * 62, 104), (186 + side * 96, 20), width=42, bend=side * 13)
        pointed_ear(
            pen, (186 + side * 80, 156), (186 + side * 136, 128), SKIN, width=42, bend=side * 6
        )
    pen.shape(
        blob(
            (186, 72),
            (254, 92),
            (278, 152),
            (262, 206),
            (186, 246),
            (110, 206),
            (94, 152),
            (118, 92),
        ),
        SKIN,
    )
    for bend in (0, 14, 28):
        pen.line(
            (112, 108 - bend * 0.4),
            (160, 78 - bend * 0.5),
            (210, 76 - bend * 0.2),
            (246, 92 + bend * 0.3),
            width=5,
        )
    eyes(
        pen,
        mood,
        (148, 150),
        (224, 150),
        size=29,
        iris=GOLD,
        look=(0.25, 0.3),
        lid=0.46,
        skin=mixed(SKIN, BONE, 0.25),
        glad=Gladness.GLOATING,
    )
    glasses(pen, (148, 158), (224, 158), size=35)
    brows(pen, mood, (146, 110), (226, 110), width=46, thick=9, temper=-0.1, gloats=True)
    pen.shape(
        blob((172, 172), (186, 162), (200, 172), (206, 192), (186, 202), (166, 192)),
        mixed(SKIN, BRICK, 0.6),
        line=5,
    )
    mouth(pen, mood, (186, 220), width=58, smile=-0.45, fangs=2)
    pen.shape(polygon((178, 240), (196, 240), (186, 268)), UMBER, line=4.5)


def _desk(pen: Pen) -> None:
    pen.shape(box(26, 318, 376, 344), mixed(BROWN, UMBER, 0.2))
    pen.shape(polygon((42, 342), (360, 342), (352, 384), (50, 384)), BROWN)
    pen.strokes([(70, 364), (150, 362)], [(190, 368), (300, 366)], pencil=UMBER)
    pen.shape(polygon((132, 330), (226, 330), (238, 344), (120, 344)), WHITE, line=4, hatch=None)


def _files(pen: Pen, mood: Mood) -> None:
    """Form 27b, in triplicate."""
    for number in range(5):
        y, shift = 308 - number * 15, (0, 7, -5, 4, -3)[number]
        pen.shape(
            box(270 + shift, y - 8, 360 + shift, y + 9),
            (BONE, WHITE, STRAW, WHITE, BONE)[number],
            line=4.5,
            hatch=None,
        )
    pen.line((290, 226), (318, 218), (340, 228), width=4)
    if mood is Mood.HURT:
        for at, turn in (((312, 196), 18), ((366, 214), -24), ((40, 204), -16)):
            with pen.placed(turn=turn, scale=0.62, about=at):
                paper(pen, at, lines=3)
    else:
        with pen.placed(turn=9, about=(318, 190)):
            paper(pen, (318, 202), width=56, height=58, lines=3)


def _stamp(pen: Pen, mood: Mood) -> None:
    """Refused."""
    lift = {Mood.GLAD: -96.0, Mood.HURT: -14.0}.get(mood, 0.0)
    arm(pen, (252, 266), (272, 306), (232, 316), sleeve=NIGHT, skin=SKIN, width=40, hand=20)
    arm(pen, (122, 268), (66, 288 + lift * 0.3), (74, 262 + lift), sleeve=NIGHT, width=42)
    x, y = 74, 262 + lift
    pen.shape(limb(((x, y - 22), (x, y + 30)), (16, 14)), UMBER, line=5)
    pen.shape(ellipse((x, y - 28), 15, 13), UMBER, line=5)
    pen.shape(box(x - 27, y + 28, x + 27, y + 48), CRIMSON, line=5.5)
    pen.shape(ellipse((x, y), 22, 20), SKIN, line=5.5)
    pen.strokes(
        [(x - 12, y - 6), (x + 8, y - 7)],
        [(x - 12, y + 3), (x + 10, y + 2)],
        [(x - 8, y + 12), (x + 8, y + 11)],
    )
