"""Girolzilla: king of the monsters, a chanterelle, with a knob of butter already on it."""

from tools.portrait_making.anatomy import arm, paw
from tools.portrait_making.curves import sharp
from tools.portrait_making.faces import Gladness, brows, eyes, signs
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BONE,
    BROWN,
    CRIMSON,
    GOLD,
    GREEN,
    MOSS,
    ORANGE,
    ROSE,
    SKY,
    STEEL,
    STRAW,
    WHITE,
    mixed,
)
from tools.portrait_making.shapes import blob, box, ellipse, limb, polygon

FLESH = mixed(GOLD, ORANGE, 0.45)
GILLS = mixed(ORANGE, BROWN, 0.5)


def draw(pen: Pen, mood: Mood) -> None:
    """Lightly fried."""
    pen.ground(reach=165)
    _tail(pen)
    _city(pen)
    _body(pen)
    tilt = {Mood.HURT: -7.0, Mood.GLAD: 5.0}.get(mood, 0.0)
    with pen.placed(turn=tilt, about=(184, 240)):
        _head(pen, mood)
    _arms(pen, mood)
    signs(pen, mood, (44, 150), (316, 140))


def _tail(pen: Pen) -> None:
    """With a mushroom for every plate of the spine."""
    pen.shape(limb(((220, 346), (300, 362), (358, 328), (374, 268)), (80, 50, 30, 12)), FLESH)
    for at, size, lean in (((284, 216), 27, 32), ((302, 262), 24, 48), ((322, 304), 20, 24)):
        with pen.placed(turn=lean, about=at):
            x, y = at
            pen.shape(limb(((x, y + size * 1.5), (x, y)), (size * 0.7, size * 0.6)), BONE, line=5)
            pen.shape(
                blob(
                    sharp(x - size, y + size * 0.2),
                    (x - size * 0.6, y - size * 0.7),
                    (x, y - size),
                    (x + size * 0.6, y - size * 0.7),
                    sharp(x + size, y + size * 0.2),
                    (x, y + size * 0.4),
                ),
                GILLS,
                line=5.5,
            )


def _city(pen: Pen) -> None:
    """Not for long."""
    for left, top, right, pencil in (
        (12, 300, 52, SKY),
        (56, 326, 90, ROSE),
        (300, 330, 334, STEEL),
    ):
        with pen.placed(turn=-7 if left == 56 else 0, about=(left, 378)):
            pen.shape(box(left, top, right, 380), pencil, line=5)
            windows = [(x, y) for x in (left + 12, right - 12) for y in range(top + 16, 372, 18)]
            pen.dots(*windows, size=7, pencil=STRAW)


def _body(pen: Pen) -> None:
    trunk = blob(
        (140, 200),
        (232, 200),
        (262, 280),
        (276, 350),
        (230, 374),
        (138, 374),
        (92, 350),
        (106, 280),
    )
    pen.shape(trunk, FLESH)
    belly = blob((150, 236), (220, 236), (236, 300), (222, 360), (148, 360), (132, 300))
    pen.shape(belly, mixed(STRAW, BONE, 0.4), line=4.5)
    pen.strokes(
        *([(140, y), (184, y + 8), (230, y)] for y in (272, 298, 324, 348)), width=4, pencil=GILLS
    )
    for x in (118, 250):
        paw(pen, (x, 358), FLESH, size=31)


def _head(pen: Pen, mood: Mood) -> None:
    jaw = 34.0 if mood is not Mood.CALM else 10.0
    pen.shape(
        blob(
            (120, 120),
            (250, 120),
            (262, 180),
            (252, 214 + jaw),
            (184, 232 + jaw),
            (116, 214 + jaw),
            (106, 180),
        ),
        FLESH,
    )
    _maw(pen, mood, jaw)
    _cap(pen)
    eyes(
        pen,
        mood,
        (144, 148),
        (224, 148),
        size=26,
        iris=MOSS,
        look=(0, 0.15),
        lid=0.2,
        skin=FLESH,
        glad=Gladness.GLOATING,
    )
    brows(pen, mood, (142, 124), (226, 124), width=52, thick=11, temper=0.85, gloats=True)
    pen.dots((170, 176), (198, 176), size=8)


def _maw(pen: Pen, mood: Mood, jaw: float) -> None:
    pen.shape(
        blob(
            sharp(118, 190),
            (150, 196),
            (184, 192),
            (218, 196),
            sharp(250, 190),
            (234, 206 + jaw),
            (184, 216 + jaw),
            (134, 206 + jaw),
        ),
        CRIMSON,
        line=5.5,
        hatch=None,
        tint=0,
    )
    for x in range(132, 246, 21):
        pen.shape(
            polygon((x - 10, 192), (x + 10, 192), (x, 210)), WHITE, line=3.4, hatch=None, tint=0
        )
    if mood is not Mood.CALM:
        pen.shape(ellipse((184, 200 + jaw), 32, 11), ROSE, line=0, hatch=None)


def _cap(pen: Pen) -> None:
    """The wavy funnel of a chanterelle, with gills that run down its neck."""
    pen.shape(
        blob(
            sharp(24, 62),
            (62, 98),
            (100, 122),
            (122, 134),
            (184, 128),
            (246, 134),
            (268, 122),
            (306, 98),
            sharp(346, 60),
            (184, 40),
        ),
        mixed(STRAW, FLESH, 0.45),
    )
    pen.strokes(
        *(
            [(184 + d * 0.62, 122), (184 + d * 0.92, 108 - abs(d) * 0.12), (184 + d * 1.3, 76)]
            for d in (-104, -78, -52, -26, 0, 26, 52, 78, 104)
        ),
        width=4.5,
        pencil=GILLS,
    )
    pen.shape(
        blob(
            (18, 58),
            (52, 42),
            (92, 52),
            (132, 34),
            (184, 44),
            (236, 32),
            (280, 50),
            (322, 40),
            (354, 54),
            (322, 76),
            (284, 72),
            (246, 88),
            (206, 76),
            (164, 90),
            (122, 76),
            (82, 86),
            (46, 74),
        ),
        FLESH,
    )
    _butter(pen)


def _butter(pen: Pen) -> None:
    """And a sprig of parsley."""
    pen.shape(
        blob(
            (124, 54),
            (184, 38),
            (240, 50),
            (252, 62),
            (238, 74),
            (232, 104),
            (218, 78),
            (176, 76),
            (164, 96),
            (152, 74),
            (130, 68),
        ),
        STRAW,
        line=5,
    )
    pen.shape(
        polygon((156, 22), (200, 14), (226, 28), (226, 50), (184, 60), (156, 44)),
        mixed(STRAW, GOLD, 0.3),
        line=5.5,
    )
    pen.strokes([(156, 22), (184, 36), (226, 28)], [(184, 36), (184, 60)])
    pen.strokes([(276, 42), (266, 60)], pencil=GREEN, width=4)
    for x, y in ((264, 32), (282, 24), (288, 40)):
        pen.shape(ellipse((x, y), 10), GREEN, line=3.5)


def _arms(pen: Pen, mood: Mood) -> None:
    """Too short for the butter knife."""
    lift = {Mood.GLAD: -26.0, Mood.HURT: 10.0}.get(mood, 0.0)
    for side in (-1, 1):
        x = 184 + side * 62
        arm(
            pen,
            (x, 262),
            (x + side * 28, 270 + lift * 0.3),
            (x + side * 34, 252 + lift),
            sleeve=FLESH,
            width=32,
        )
        with pen.placed(turn=180 + side * 16, about=(x + side * 34, 246 + lift)):
            paw(pen, (x + side * 34, 246 + lift), FLESH, size=18)
