"""The Goblin: the smallest of them, in a saucepan, with a very sharp spoon."""

from tools.portrait_making.anatomy import arm, fist, foot, pointed_ear
from tools.portrait_making.delve.figures import by_mood, head
from tools.portrait_making.faces import Gladness, brows, eyes, mouth, signs
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BROWN,
    CRIMSON,
    GOLD,
    MOSS,
    ROSE,
    STEEL,
    STRAW,
    TAN,
    UMBER,
    mixed,
)
from tools.portrait_making.shapes import blob, ellipse, limb, polygon

SKIN = mixed(MOSS, STRAW, 0.25)


def draw(pen: Pen, mood: Mood) -> None:
    """Strength one, appetite nine."""
    pen.ground(reach=120)
    for side in (-1, 1):
        x = 200 + side * 34
        pen.shape(limb(((x, 330), (x + side * 6, 366)), (26, 22)), SKIN)
        foot(pen, (x + side * 14, 384), SKIN, size=32, flip=side > 0)
    _sack(pen)
    with pen.placed(dy=by_mood(mood, 0, -8, 10), turn=by_mood(mood, 0, -5, 9), about=(200, 260)):
        _head(pen, mood)
        _saucepan(pen, mood)
    _spoon(pen, mood)
    up = by_mood(mood, 0, -60, 10)
    arm(pen, (148, 286), (104, 300), (82, 322 + up), sleeve=SKIN, skin=SKIN, width=24, hand=17)
    signs(pen, mood, (78, 68), (306, 92))


def _sack(pen: Pen) -> None:
    sack = blob((156, 268), (244, 268), (262, 320), (254, 350), (200, 356), (146, 350), (138, 320))
    pen.shape(sack, TAN)
    pen.shape(polygon((212, 310), (240, 306), (244, 334), (216, 338)), BROWN, line=4.5)
    pen.strokes([(208, 316), (216, 316)], [(238, 302), (238, 310)], [(240, 326), (248, 328)])
    pen.shape(limb(((142, 322), (200, 332), (258, 322)), (11, 12, 11)), UMBER, line=4.5)


def _head(pen: Pen, mood: Mood) -> None:
    droop = by_mood(mood, 0, -26, 60)
    pointed_ear(pen, (122, 198), (16, 150 + droop), SKIN, width=76, bend=-12)
    pointed_ear(pen, (278, 198), (384, 150 + droop), SKIN, width=76, bend=12)
    pen.shape(head((200, 200), 92, 84, 0.84), SKIN)
    eyes(
        pen, mood, (156, 182), (244, 182), size=32, iris=GOLD, look=(0.35, 0.2), lid=0.12,
        skin=SKIN, glad=Gladness.GLOATING,
    )  # fmt: skip
    brows(pen, mood, (156, 142), (244, 142), width=48, thick=9, temper=0.6, gloats=True)
    mouth(pen, mood, (200, 252), width=84, smile=0.6, fangs=3)
    nose = blob((184, 184), (200, 174), (216, 184), (228, 220), (206, 236), (178, 226))
    pen.shape(nose, mixed(SKIN, ROSE, 0.35), line=5.5)
    pen.dots((220, 212), (138, 226), (266, 220), size=7, pencil=mixed(SKIN, CRIMSON, 0.4))


def _saucepan(pen: Pen, mood: Mood) -> None:
    with pen.placed(dy=by_mood(mood, 0, -10, 8), turn=by_mood(mood, -6, 4, 12), about=(200, 120)):
        pen.shape(limb(((272, 92), (366, 76)), (17, 15)), UMBER, line=5.5)
        pot = blob(
            (112, 136),
            (106, 70),
            (150, 46),
            (200, 40),
            (250, 46),
            (294, 70),
            (288, 136),
            (200, 150),
        )
        pen.shape(pot, STEEL)
        pen.shape(limb(((104, 132), (200, 148), (296, 132)), (16, 17, 16)), STEEL, line=5.5)
        pen.strokes([(136, 72), (130, 100)], [(230, 64), (244, 72), (236, 84)], width=5)


def _spoon(pen: Pen, mood: Mood) -> None:
    y = 304 + by_mood(mood, 0, -34, 26)
    arm(pen, (252, 286), (292, 318), (318, y), sleeve=SKIN, width=24)
    with pen.placed(turn=by_mood(mood, 12, -6, 34), about=(318, y)):
        pen.shape(limb(((318, y + 46), (318, y - 40)), (12, 11)), BROWN, line=5)
        pen.shape(ellipse((318, y - 66), 23, 34), mixed(BROWN, TAN, 0.6), line=5.5)
        pen.shape(polygon((300, y - 86), (336, y - 86), (318, y - 122)), STEEL, line=5)
    fist(pen, (318, y), SKIN, size=18)
