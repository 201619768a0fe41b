"""Orphan Sock: looking for the other one. Have you seen it? It looked exactly like this."""

from tools.portrait_making.curves import Curve, sharp
from tools.portrait_making.faces import brows, eyes, mouth, signs
from tools.portrait_making.hatching import Hatch
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BLUE,
    BRICK,
    BROWN,
    INK,
    LILAC,
    MINT,
    ORANGE,
    PEACH,
    PURPLE,
    SKY,
    STEEL,
    STRAW,
    TAN,
    WHITE,
    mixed,
)
from tools.portrait_making.shapes import blob, box, ellipse, limb, polygon

WOOL = mixed(MINT, WHITE, 0.15)
BAND = ORANGE
HEEL = mixed(PURPLE, LILAC, 0.3)


def draw(pen: Pen, mood: Mood) -> None:
    """Left behind, and it was the left one."""
    pen.ground(middle=190, reach=150)
    lean = {Mood.HURT: -9.0, Mood.GLAD: 4.0}.get(mood, 0.0)
    with pen.placed(turn=lean, about=(150, 370)):
        _sock(pen)
        _face(pen, mood)
        _peg(pen)
    _poster(pen, mood)
    _free_arm(pen, mood)
    signs(pen, mood, (30, 150) if mood is Mood.HURT else (48, 84), (366, 286))


def outline() -> Curve:
    """Of any sock."""
    return blob(
        sharp(84, 60),
        (150, 70),
        sharp(222, 54),
        (224, 150),
        (226, 240),
        (250, 270),
        (300, 290),
        (334, 330),
        (318, 372),
        (230, 378),
        (140, 376),
        (88, 356),
        (78, 290),
        (88, 200),
    )


def _sock(pen: Pen) -> None:
    pen.shape(outline(), WOOL)
    pen.shape(
        blob(
            sharp(84, 126), (152, 136), sharp(224, 124), sharp(225, 98), (152, 110), sharp(84, 100)
        ),
        BAND,
        line=4.5,
    )
    pen.shape(
        blob(
            sharp(85, 252), (152, 266), sharp(228, 250), sharp(244, 274), (152, 294), sharp(79, 280)
        ),
        BAND,
        line=4.5,
    )
    pen.shape(
        blob(sharp(84, 308), (124, 312), (136, 344), sharp(128, 374), (92, 358)), HEEL, line=5
    )
    pen.shape(
        blob(sharp(282, 286), (266, 330), sharp(280, 374), (322, 370), (334, 330), (308, 296)),
        HEEL,
        line=5,
    )
    pen.shape(ellipse((310, 326), 13, 10, 20), PEACH, line=4.5, hatch=None, tint=0.1)
    pen.dots((310, 326), size=12)
    pen.strokes(
        [(296, 316), (302, 320)], [(322, 338), (330, 342)], [(306, 338), (304, 346)], width=3
    )
    cuff = blob(
        sharp(74, 34),
        (150, 44),
        sharp(232, 28),
        (236, 54),
        sharp(230, 80),
        (150, 92),
        sharp(76, 84),
        (70, 58),
    )
    pen.shape(cuff, HEEL)
    pen.strokes(
        *([(x, 46 + abs(x - 150) * -0.06), (x, 82)] for x in (92, 110, 128, 150, 172, 192, 212)),
        width=3.4,
    )


def _face(pen: Pen, mood: Mood) -> None:
    eyes(
        pen, mood, (122, 166), (190, 164), size=30, iris=BLUE, look=(0.3, -0.2), lid=0.22, skin=WOOL
    )
    brows(pen, mood, (118, 122), (194, 120), width=44, thick=8, temper=-0.9)
    mouth(pen, mood, (156, 224), width=54, smile=-0.7)
    if mood is Mood.GLAD:
        return
    pen.shape(blob(sharp(96, 186), (104, 210), (95, 222), (86, 210)), SKY, line=4)


def _peg(pen: Pen) -> None:
    """It still hopes to be hung up with someone."""
    with pen.placed(turn=14, about=(206, 40)):
        for dx in (-9, 9):
            pen.shape(
                polygon(
                    (206 + dx - 7, 10),
                    (206 + dx + 7, 10),
                    (206 + dx * 0.9 + 6, 74),
                    (206 + dx * 0.9 - 6, 74),
                ),
                TAN,
                line=4.5,
            )
        pen.line((190, 40), (222, 38), width=6, pencil=STEEL)


def _poster(pen: Pen, mood: Mood) -> None:
    """With a reward: all the lint it has."""
    lift, turn = {Mood.GLAD: (-44.0, -6.0), Mood.HURT: (22.0, 20.0)}.get(mood, (0.0, 7.0))
    pen.line(
        (226, 238),
        (252, 262),
        (284, 250),
        (306, 214 + lift),
        width=10,
        pencil=HEEL,
        start=0.8,
        end=0.8,
    )
    with pen.placed(dy=lift, turn=turn, about=(310, 160)):
        pen.shape(box(248, 84, 378, 236), WHITE, hatch=None)
        for x in (286, 306, 326):
            _question(pen, x + 6, 104)
        with pen.placed(266, 118, flip=True, scale=0.29, about=(0, 0)):
            pen.shape(outline().moved(-360, 0), mixed(WOOL, STRAW, 0.3), line=16, hatch=None)
        with pen.placed(266, 118, flip=True, scale=0.29, about=(0, 0)):
            pen.line((-288, 56), (-206, 64), (-122, 52), width=52, pencil=HEEL, start=0.9, end=0.9)
            for y in (120, 268):
                pen.line(
                    (-276, y),
                    (-206, y + 8),
                    (-134, y - 2),
                    width=34,
                    pencil=BAND,
                    start=0.9,
                    end=0.9,
                )
        pen.dots((318, 167), (336, 167), size=7, pencil=INK)
        pen.strokes([(317, 179), (327, 186), (337, 178)], width=3)
    pen.dots((306, 222 + lift), size=20, pencil=HEEL)


def _question(pen: Pen, x: float, y: float) -> None:
    pen.strokes(
        [(x - 6, y - 5), (x, y - 11), (x + 6, y - 4), (x, y + 2), (x, y + 7)], width=4, pencil=BRICK
    )
    pen.dots((x, y + 14), size=5, pencil=BRICK)


def _free_arm(pen: Pen, mood: Mood) -> None:
    """A loose thread, all the arm it has."""
    end = {Mood.GLAD: (22, 150), Mood.HURT: (28, 250)}.get(mood, (44, 306))
    pen.line(
        (84, 240),
        (52, 252),
        (36, 230 if mood is Mood.GLAD else 276),
        end,
        width=10,
        pencil=HEEL,
        start=0.8,
        end=0.8,
    )
    pen.shape(ellipse(end, 13), HEEL, line=4.5)
    pen.shape(limb(((22, 374), (44, 366), (62, 378)), (5, 6, 5)), BROWN, line=0, hatch=Hatch(9))
