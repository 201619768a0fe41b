"""Marvin: plays the flute by ear, has two large ones, and found a third on the floor."""

from tools.portrait_making.anatomy import arm, foot
from tools.portrait_making.curves import Spot, sharp
from tools.portrait_making.faces import Gladness, brows, cheeks, eyes, mouth, signs
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
    PURPLE,
    SKY,
    STRAW,
    SWAMP,
    UMBER,
    mixed,
)
from tools.portrait_making.shapes import blob, ellipse, limb, mirrored

HAIR = mixed(ORANGE, BROWN, 0.4)


def draw(pen: Pen, mood: Mood) -> None:
    """The undead have lost theirs."""
    pen.ground()
    _body(pen)
    _head(pen, mood)
    _flute(pen, mood)
    _lost_ear(pen)
    signs(pen, mood, (50, 78), (344, 96))


def _body(pen: Pen) -> None:
    for side, stocking in ((-1, STRAW), (1, BRICK)):
        x = 200 + side * 30
        pen.shape(limb(((x, 320), (x, 362)), (27, 24)), stocking)
        foot(pen, (x + side * 2, 381), PURPLE, size=30, flip=side > 0)
        pen.shape(ellipse((x + side * 34, 362), 7), GOLD, line=4)
    for side, cloth in ((-1, BLUE), (1, STRAW)):
        pen.shape(
            blob(
                sharp(200, 240),
                (200 + side * 36, 240),
                (200 + side * 54, 290),
                sharp(200 + side * 66, 330),
                sharp(200 + side * 44, 322),
                sharp(200 + side * 24, 342),
                sharp(200, 326),
            ),
            cloth,
        )
    pen.shape(limb(((148, 300), (200, 308), (252, 300)), (14, 14, 14)), UMBER, line=5)
    pen.shape(
        blob(
            sharp(136, 246),
            (160, 236),
            (200, 244),
            (240, 236),
            sharp(264, 246),
            sharp(240, 274),
            sharp(222, 258),
            sharp(200, 284),
            sharp(178, 258),
            sharp(160, 274),
        ),
        BRICK,
    )
    pen.dots((160, 270), (200, 280), (240, 270), size=10, pencil=GOLD)


def _head(pen: Pen, mood: Mood) -> None:
    ear = blob((122, 140), (86, 104), (48, 112), (40, 156), (64, 198), (98, 208), (126, 192))
    for lobe in (ear, mirrored(ear)):
        pen.shape(lobe, PEACH)
    for side in (-1, 1):
        pen.line(
            *(
                (200 + side * dx, y)
                for dx, y in ((138, 160), (130, 132), (104, 134), (108, 162), (88, 178))
            ),
            width=5,
        )
    pen.shape(
        blob(
            (200, 78),
            (264, 98),
            (282, 156),
            (262, 214),
            (200, 240),
            (138, 214),
            (118, 156),
            (136, 98),
        ),
        PEACH,
    )
    locks = blob(
        sharp(116, 160),
        (114, 104),
        (150, 82),
        (250, 82),
        (286, 104),
        sharp(284, 160),
        (262, 124),
        sharp(240, 132),
        (216, 112),
        sharp(190, 130),
        (160, 112),
        sharp(140, 134),
    )
    pen.shape(locks, HAIR)
    _cap(pen)
    glad = Gladness.BEAMING
    eyes(
        pen,
        mood,
        (164, 158),
        (236, 158),
        size=26,
        iris=GREEN,
        look=(-0.1, -0.5),
        lid=0.3,
        skin=PEACH,
        glad=glad,
    )
    brows(pen, mood, (162, 122), (238, 122), width=40, temper=-0.55, pencil=UMBER)
    cheeks(pen, (140, 196), (260, 196), size=16)
    pen.line((200, 168), (190, 188), (206, 190), width=4.5)
    if mood is not Mood.CALM:
        mouth(pen, mood, (200, 213), width=56)


def _cap(pen: Pen) -> None:
    with pen.placed(turn=-5, about=(200, 80)):
        pen.shape(blob((116, 92), (126, 48), (190, 30), (262, 44), (290, 88), (200, 76)), GREEN)
        pen.shape(
            blob(sharp(100, 104), (200, 84), sharp(304, 96), (290, 74), (200, 62), (116, 78)),
            mixed(GREEN, STRAW, 0.25),
        )
        plume = blob(
            sharp(262, 80),
            (276, 38),
            (318, 14),
            sharp(378, 20),
            (352, 38),
            sharp(356, 46),
            (322, 60),
            sharp(324, 66),
            (290, 80),
        )
        pen.shape(plume, BRICK)
        pen.line((264, 82), (304, 44), (362, 24), width=4)


def _flute(pen: Pen, mood: Mood) -> None:
    if mood is Mood.GLAD:
        arm(pen, (142, 266), (86, 272), (62, 236), sleeve=BLUE, skin=PEACH, width=34, hand=20)
        with pen.placed(dx=66, dy=-10, turn=-62, about=(236, 222)):
            _pipe(pen)
        arm(pen, (258, 266), (306, 268), (310, 214), sleeve=STRAW, skin=PEACH, width=34, hand=20)
        _notes(pen, (34, 196), (30, 300), (366, 300))
        return
    if mood in (Mood.HURT, Mood.DOWN):
        arm(pen, (142, 266), (92, 282), (84, 316), sleeve=BLUE, skin=PEACH, width=34, hand=20)
        with pen.placed(dx=40, dy=78, turn=38, about=(236, 222)):
            _pipe(pen)
        arm(pen, (258, 266), (306, 272), (310, 316), sleeve=STRAW, skin=PEACH, width=34, hand=20)
        return
    pen.shape(ellipse((196, 214), 10, 9), CRIMSON, line=5, hatch=None)
    _pipe(pen)
    arm(pen, (142, 266), (136, 300), (216, 240), sleeve=BLUE, skin=PEACH, width=34, hand=19)
    arm(pen, (258, 266), (316, 296), (282, 250), sleeve=STRAW, skin=PEACH, width=34, hand=19)
    _notes(pen, (360, 222), (366, 300), (338, 300))


def _pipe(pen: Pen) -> None:
    pen.shape(
        limb(((176, 206), (250, 226), (340, 252)), (19, 20, 23)), mixed(GOLD, BROWN, 0.3), line=6
    )
    pen.dots((240, 222), (258, 227), (276, 232), (300, 239), size=7)
    pen.shape(limb(((318, 236), (312, 256)), (8, 8)), SKY, line=4)


def _notes(pen: Pen, *spots: Spot) -> None:
    """By ear, and a little flat."""
    for number, (x, y, *_) in enumerate(spots):
        with pen.placed(turn=(-12, 10, 18)[number % 3], about=(x, y)):
            pencil = (PURPLE, BLUE, CRIMSON)[number % 3]
            pen.shape(ellipse((x, y), 12, 9, -20), pencil, line=4, hatch=None, tint=0)
            pen.line((x + 10, y), (x + 10, y - 42), width=5, start=0.9, end=0.9)
            pen.line((x + 10, y - 42), (x + 24, y - 32), (x + 22, y - 18), width=6, start=0.9)


def _lost_ear(pen: Pen) -> None:
    """Somebody undead listened too closely."""
    pen.shape(
        blob(
            (60, 334), (88, 322), (112, 338), (110, 362), (92, 370), (88, 386), (70, 384), (62, 362)
        ),
        SWAMP,
        line=5,
    )
    pen.line((76, 354), (80, 338), (98, 340), (96, 358), (82, 360), (80, 374), width=4.5)
    pen.strokes([(54, 330), (60, 322)], [(70, 316), (72, 308)], width=5, pencil=CRIMSON)
