"""Allrond: an elf who is good at everything, with a pocket knife that is good at more."""

from tools.portrait_making.anatomy import arm, foot, pointed_ear
from tools.portrait_making.curves import around, sharp
from tools.portrait_making.faces import Gladness, brows, cheeks, eyes, mouth, signs
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BLUE,
    BRICK,
    BROWN,
    GOLD,
    GREEN,
    MOSS,
    PEACH,
    SKY,
    STEEL,
    TAN,
    UMBER,
    WHITE,
    mixed,
)
from tools.portrait_making.shapes import blob, box, ellipse, limb, polygon, spike, star

HAIR = mixed(BROWN, GOLD, 0.35)


def draw(pen: Pen, mood: Mood) -> None:
    """Confident, for a generous meaning of confident."""
    pen.ground(middle=190)
    pen.shape(
        blob(
            (190, 40),
            (268, 66),
            (292, 150),
            (284, 268),
            (190, 288),
            (96, 268),
            (88, 150),
            (112, 66),
        ),
        mixed(HAIR, UMBER, 0.3),
    )
    _body(pen)
    _head(pen, mood)
    _free_arm(pen, mood)
    lift = {Mood.GLAD: -34.0, Mood.HURT: 16.0}.get(mood, 0.0)
    with pen.placed(dy=lift, turn=-abs(lift) * 0.3, about=(300, 320)):
        _pocket_knife(pen)
        arm(pen, (252, 264), (292, 308), (316, 286), sleeve=MOSS, skin=PEACH, width=36, hand=22)
    signs(pen, mood, (52, 86), (262, 34))


def _body(pen: Pen) -> None:
    for x, leather in ((152, BROWN), (230, BLUE)):
        pen.shape(limb(((x, 322), (x, 362)), (30, 28)), TAN)
        foot(pen, (x + 2, 380), leather, size=31, flip=x > 190)
    pen.shape(
        blob(
            sharp(150, 236),
            (190, 228),
            sharp(232, 236),
            (254, 290),
            sharp(268, 342),
            (190, 352),
            sharp(114, 342),
            (128, 290),
        ),
        MOSS,
    )
    pen.shape(polygon((168, 232), (214, 232), (191, 276)), WHITE, line=5, hatch=None)
    pen.shape(box(122, 296, 262, 316, -1), UMBER, line=5)
    pen.shape(box(180, 293, 206, 319), GOLD, line=5)
    pen.strokes([(132, 330), (160, 334)], [(220, 334), (250, 330)], pencil=GREEN)


def _head(pen: Pen, mood: Mood) -> None:
    for side in (-1, 1):
        base, tip = (190 + side * 70, 160), (190 + side * 142, 122)
        pointed_ear(pen, base, tip, PEACH, width=44, bend=side * 6)
    pen.shape(
        blob(
            (190, 66),
            (252, 92),
            (268, 156),
            (240, 214),
            (190, 240),
            (140, 214),
            (112, 156),
            (128, 92),
        ),
        PEACH,
    )
    pen.shape(
        blob(
            sharp(192, 84),
            (150, 100),
            (124, 146),
            sharp(106, 176),
            (100, 110),
            (130, 58),
            (190, 38),
            (250, 58),
            (282, 112),
            sharp(274, 176),
            (256, 140),
            (230, 100),
        ),
        HAIR,
    )
    pen.line((112, 112), (150, 104), (191, 116), (232, 104), (270, 112), width=6, pencil=GOLD)
    pen.shape(polygon((191, 102), (202, 117), (191, 134), (180, 117)), SKY, line=4.5)
    eyes(
        pen,
        mood,
        (156, 160),
        (226, 160),
        size=27,
        iris=GREEN,
        look=(0.35, 0.05),
        glad=Gladness.SHINING,
    )
    if mood is Mood.CALM:
        brows(pen, mood, (154, 126), (230, 114), width=44, temper=-0.25, pencil=UMBER)
    else:
        brows(pen, mood, (154, 126), (228, 124), width=44, pencil=UMBER)
    cheeks(pen, (134, 196), (246, 196), size=15)
    pen.line((190, 172), (184, 190), (194, 192), width=4.5)
    mouth(pen, mood, (192, 212), width=50, smile=0.7)


def _free_arm(pen: Pen, mood: Mood) -> None:
    """A thumb up for himself."""
    if mood is Mood.GLAD:
        arm(pen, (132, 262), (74, 232), (62, 162), sleeve=MOSS, skin=PEACH, width=36, hand=22)
        return
    arm(pen, (132, 262), (84, 290), (66, 262), sleeve=MOSS, width=36)
    pen.shape(limb(((72, 250), (82, 222), (80, 206)), (24, 22, 20)), PEACH, line=5)
    pen.shape(
        blob((40, 240), (84, 238), (88, 274), (72, 286), (42, 282), (36, 260)), PEACH, line=5.5
    )
    pen.strokes([(38, 252), (62, 250)], [(37, 263), (62, 262)], [(39, 274), (60, 274)])


def _pocket_knife(pen: Pen) -> None:
    """Twelve tools; three of them open."""
    hub = (318, 214)
    for degrees, reach in ((-118, 120), (-92, 150)):
        pen.shape(spike(around(hub, 8, degrees), around(hub, reach, degrees), 40, 7), STEEL)
    spoon = around(hub, 104, -60)
    pen.shape(limb((hub, around(hub, 80, -60)), (16, 13)), STEEL, line=5)
    pen.shape(ellipse(spoon, 30, 20, -60), STEEL, line=5.5)
    screw = [(350 + 7 * step, 330 + (11 if step % 2 else -11)) for step in range(6)]
    pen.line((332, 330), *screw, (394, 330), width=7, start=0.9)
    pen.shape(limb((hub, (318, 352)), (50, 50)), BRICK)
    pen.shape(star((318, 240), 20), WHITE, line=0, hatch=None)
    pen.dots((318, 356), size=10)
