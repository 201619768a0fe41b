"""Unionised Imp: no fork before the talks; a small voice, and a megaphone for it."""

from tools.portrait_making.anatomy import fist, horn, pointed_ear, tail
from tools.portrait_making.curves import sharp
from tools.portrait_making.faces import Gladness, brows, eyes, mouth, signs
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BRICK,
    CRIMSON,
    GOLD,
    INK,
    ORANGE,
    STEEL,
    STRAW,
    WHITE,
    mixed,
)
from tools.portrait_making.props import signboard
from tools.portrait_making.shapes import blob, ellipse, limb, polygon

SKIN = mixed(BRICK, ORANGE, 0.35)
VEST = mixed(STRAW, "#d8e04a", 0.6)


def draw(pen: Pen, mood: Mood) -> None:
    """A placard twice his size, and the vest that makes it official."""
    pen.ground(middle=180, reach=110)
    _board(pen, mood)
    tail(pen, (214, 340), (280, 356), (322, 330), (340, 300), pencil=SKIN, tip=CRIMSON)
    _body(pen)
    with pen.placed(turn={Mood.HURT: -8.0, Mood.GLAD: 5.0}.get(mood, 0.0), about=(170, 260)):
        _head(pen, mood)
    _megaphone(pen, mood)
    fist(pen, (272, 268 if mood is not Mood.GLAD else 240), SKIN, size=23)
    signs(pen, mood, (36, 116), (368, 226))


def _board(pen: Pen, mood: Mood) -> None:
    """A fork, and a line through it."""
    lift = -22 if mood is Mood.GLAD else 0
    pen.shape(
        limb(((204, 286), (244, 306), (270, 270 + lift)), (32, 32, 28)),
        SKIN,
    )
    slip = mood is Mood.HURT
    with pen.placed(14 if slip else 0, lift, turn=-6 if slip else 10, about=(272, 268)):
        signboard(pen, (272, 96), width=170, height=124, stick=230)
        pen.line((272, 62), (272, 148), width=8, start=0.9, end=0.9)
        pen.line((248, 50), (248, 82), (272, 94), (296, 82), (296, 50), width=8, start=0.4, end=0.4)
        ring = [dot[:2] for dot in ellipse((272, 97), 50).dots]
        pen.line(*ring, *ring[:2], width=10, pencil=CRIMSON, start=0.9, end=0.9)
        pen.line((238, 62), (306, 132), width=10, pencil=CRIMSON, start=0.8, end=0.8)


def _body(pen: Pen) -> None:
    for side in (-1, 1):
        pen.shape(limb(((170 + side * 30, 330), (170 + side * 36, 366)), (34, 28)), SKIN)
        pen.shape(
            blob(
                sharp(170 + side * 12, 378),
                (170 + side * 30, 356),
                (170 + side * 66, 362),
                sharp(170 + side * 72, 378),
            ),
            CRIMSON,
        )
    pen.shape(blob((130, 262), (210, 262), (228, 320), (208, 348), (132, 348), (112, 320)), SKIN)
    vest = blob(
        sharp(128, 254), sharp(212, 254), (232, 304), sharp(226, 338), sharp(114, 338), (108, 304)
    )
    pen.shape(vest, VEST)
    pen.line((112, 306), (170, 314), (228, 306), width=13, pencil=WHITE, start=0.9, end=0.9)
    pen.strokes([(112, 299), (170, 307), (228, 299)], [(112, 313), (170, 321), (228, 313)], width=3)
    pen.line((170, 262), (170, 338), width=4.5)
    pen.shape(ellipse((204, 284), 12), CRIMSON, line=4)


def _head(pen: Pen, mood: Mood) -> None:
    for side in (-1, 1):
        droop = 30 if mood is Mood.HURT else 0
        pointed_ear(
            pen,
            (170 + side * 66, 188),
            (170 + side * 136, 168 + droop),
            SKIN,
            width=56,
            bend=side * 8,
        )
        horn(
            pen,
            (170 + side * 40, 120),
            (170 + side * 64, 62),
            width=32,
            bend=side * 12,
            pencil=STRAW,
        )
    skull = blob(
        (170, 106),
        (228, 120),
        (254, 178),
        (236, 236),
        (170, 262),
        (104, 236),
        (86, 178),
        (112, 120),
    )
    pen.shape(skull, SKIN)
    eyes(
        pen,
        mood,
        (138, 176),
        (206, 176),
        size=29,
        iris=GOLD,
        look=(-0.2, 0),
        lid=0.2,
        skin=SKIN,
        glad=Gladness.GLOATING,
    )
    brows(pen, mood, (136, 140), (208, 140), width=50, thick=9, temper=0.8, gloats=True)
    mouth(pen, mood, (176, 222), width=62, smile=-0.5, fangs=2)


def _megaphone(pen: Pen, mood: Mood) -> None:
    """What it says is mostly feedback."""
    drop = {Mood.HURT: 36, Mood.GLAD: -14}.get(mood, 0)
    with pen.placed(dy=drop, turn=-30 if mood is Mood.HURT else 12, about=(100, 262)):
        pen.shape(polygon((24, 214), (104, 248), (104, 274), (24, 310)), STEEL)
        pen.shape(ellipse((24, 262), 12, 50), CRIMSON, line=5.5)
        pen.shape(polygon((100, 244), (122, 248), (122, 272), (100, 278)), CRIMSON, line=5.5)
        pen.dots((24, 262), size=10, pencil=INK)
    pen.shape(limb(((132, 284), (108, 312), (94, 286 + drop)), (30, 30, 26)), SKIN)
    fist(pen, (92, 280 + drop), SKIN, size=21)
