"""Crooked Duke: bent in body and in law; he taxes dice, and something has moved into his crown."""

from tools.portrait_making.anatomy import arm, fist, foot, open_hand
from tools.portrait_making.curves import Spot, sharp
from tools.portrait_making.faces import Gladness, brows, eyes, mouth, signs
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BONE,
    BRICK,
    CRIMSON,
    GOLD,
    INK,
    MOSS,
    PEACH,
    PURPLE,
    STRAW,
    SWAMP,
    UMBER,
    WHITE,
    mixed,
)
from tools.portrait_making.props import bag, coin, crown, moustache
from tools.portrait_making.shapes import blob, box, ellipse, limb, polygon, scalloped

SKIN = mixed(PEACH, SWAMP, 0.25)
VELVET = mixed(PURPLE, CRIMSON, 0.25)
WORM = mixed(MOSS, STRAW, 0.4)


def draw(pen: Pen, mood: Mood) -> None:
    """Not one straight line in him."""
    pen.ground(reach=150)
    _robe(pen)
    bag(pen, (76, 320), size=58)
    coin(pen, (134, 366), size=14)
    with pen.placed(turn={Mood.HURT: 10.0, Mood.GLAD: -6.0}.get(mood, 0.0), about=(196, 220)):
        _head(pen, mood)
    _arms(pen, mood)
    signs(pen, mood, (66, 96), (330, 60))


def _robe(pen: Pen) -> None:
    """Ermine at the hem, moth at the seams."""
    for x, flip in ((212, False), (272, True)):
        foot(pen, (x, 380), CRIMSON, size=26, flip=flip)
    pen.shape(
        blob(
            (170, 206),
            (236, 212),
            (278, 262),
            (310, 310),
            sharp(330, 366),
            (250, 372),
            sharp(166, 366),
            (168, 320),
            (146, 268),
        ),
        VELVET,
    )
    pen.shape(
        scalloped(limb(((168, 356), (250, 366), (328, 354)), (26, 26, 26)), 30, 5), WHITE, line=5
    )
    pen.shape(limb(((200, 224), (222, 290), (250, 350)), (24, 22, 22)), WHITE, line=4.5)
    for at in ((206, 250), (220, 286), (236, 322), (192, 360), (280, 364), (312, 356)):
        pen.line(at, (at[0] + 2, at[1] + 12), width=6, end=0.9)


def _head(pen: Pen, mood: Mood) -> None:
    ruff = ellipse((190, 210), 84, 26, 6)
    pen.shape(scalloped(ruff, 28, 9), WHITE)
    pen.strokes(
        *(
            [(190 + d, 200 + abs(d) * 0.04), (190 + d * 1.25, 226 - abs(d) * 0.1)]
            for d in (-56, -34, -12, 12, 34, 56)
        ),
        width=3,
    )
    pen.shape(
        blob(
            (192, 62),
            (236, 76),
            (258, 128),
            (240, 178),
            (204, 222),
            (176, 222),
            (142, 178),
            (130, 120),
            (150, 76),
        ),
        SKIN,
    )
    for side in (-1, 1):
        lock = limb(
            ((194 + side * 52, 92), (196 + side * 72, 130), (196 + side * 60, 170)), (26, 30, 20)
        )
        pen.shape(lock, UMBER)
    eyes(
        pen,
        mood,
        (158, 122),
        (222, 122),
        size=24,
        iris=MOSS,
        look=(-0.6, 0.2),
        lid=0.42,
        skin=SKIN,
        glad=Gladness.GLOATING,
    )
    brows(pen, mood, (154, 90), (226, 90), width=44, thick=7, temper=0.5, gloats=True)
    mouth(pen, mood, (186, 198), width=36, smile=0.3)
    moustache(pen, (184, 184), width=112, droop=-0.35)
    _nose(pen)
    _coronet(pen, mood)


def _nose(pen: Pen) -> None:
    """It enters a room before the bill does."""
    pen.shape(
        blob(
            sharp(186, 118),
            (168, 140),
            (120, 160),
            (94, 172),
            (108, 188),
            (150, 178),
            (190, 172),
            sharp(206, 152),
        ),
        SKIN,
    )
    pen.shape(ellipse((116, 176), 13, 10), mixed(SKIN, BRICK, 0.4), line=0, hatch=None)


def _coronet(pen: Pen, mood: Mood) -> None:
    up, turn = (-8.0, 18.0) if mood is Mood.HURT else (0.0, 10.0)
    with pen.placed(4, up, turn=turn, about=(194, 80)):
        crown(pen, (194, 84), width=116, height=54)
        pen.shape(limb(((226, 48), (244, 20), (266, 24)), (18, 19, 18)), WORM, line=5)
        pen.dots((264, 20), (274, 22), size=6)
        pen.strokes([(236, 38), (246, 42)], [(238, 28), (248, 34)], width=2.8)
        pen.shape(box(136, 72, 252, 92), WHITE, line=5, hatch=None)
        for x in (150, 180, 210, 238):
            pen.line((x, 77), (x, 87), width=5, end=0.9)


def _arms(pen: Pen, mood: Mood) -> None:
    lift = {Mood.GLAD: -38.0, Mood.HURT: 10.0}.get(mood, 0.0)
    turn = 24 if mood is Mood.HURT else -8
    arm(pen, (160, 238), (116, 262), (84, 258), sleeve=VELVET, width=38)
    if mood is Mood.HURT:
        open_hand(pen, (82, 246), SKIN, size=17, turn=-10)
    else:
        fist(pen, (80, 262), SKIN, size=20)
    pen.shape(limb(((262, 246), (318, 268), (338, 232 + lift)), (38, 38, 32)), VELVET)
    pen.shape(ellipse((338, 226 + lift), 24, 13), WHITE, line=5, hatch=None)
    with pen.placed(dy=lift, turn=turn, about=(336, 180)):
        _taxed_die(pen, (342, 170))
    pen.shape(
        limb(((316, 206 + lift), (340, 212 + lift), (364, 204 + lift)), (16, 20, 16)), SKIN, line=5
    )


def _taxed_die(pen: Pen, at: Spot) -> None:
    """Per pip."""
    x, y = at[0], at[1]
    pen.shape(
        polygon((x - 32, y - 24), (x + 4, y - 40), (x + 42, y - 26), (x + 6, y - 8)),
        WHITE,
        line=5.5,
        hatch=None,
    )
    pen.shape(
        polygon((x - 32, y - 24), (x + 6, y - 8), (x + 4, y + 40), (x - 30, y + 22)), BONE, line=5.5
    )
    pen.shape(
        polygon((x + 6, y - 8), (x + 42, y - 26), (x + 38, y + 20), (x + 4, y + 40)),
        mixed(BONE, GOLD, 0.25),
        line=5.5,
    )
    pen.dots((x + 5, y - 25), (x - 22, y - 6), (x - 13, y + 9), (x - 5, y + 24), size=9, pencil=INK)
    pen.dots((x + 15, y + 4), (x + 31, y + 6), size=9, pencil=INK)
    pen.strokes([(x - 30, y - 22), (x - 44, y - 8)], width=3)
    pen.shape(
        polygon((x - 42, y - 14), (x - 66, y + 4), (x - 58, y + 42), (x - 30, y + 24)),
        STRAW,
        line=5,
        hatch=None,
    )
    pen.strokes([(x - 57, y + 24), (x - 41, y + 6)], width=4, pencil=CRIMSON)
    pen.dots((x - 56, y + 9), (x - 42, y + 22), size=8, pencil=CRIMSON)
