"""Loan Magpie: all that glitters is hers, and she sits on the rest."""

from tools.portrait_making.curves import sharp
from tools.portrait_making.faces import Gladness, eyes, signs
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BLACK,
    BLUE,
    CRIMSON,
    GOLD,
    GREEN,
    MINT,
    NIGHT,
    ORANGE,
    SKY,
    WHITE,
    mixed,
)
from tools.portrait_making.props import coin, glasses
from tools.portrait_making.shapes import blob, ellipse, limb, polygon, scalloped, spike

PLUME = mixed(BLACK, NIGHT, 0.35)
WING = mixed(BLUE, NIGHT, 0.25)


def draw(pen: Pen, mood: Mood) -> None:
    """Black, white, and gold as far as she can reach."""
    pen.ground(middle=200, reach=160)
    hop = {Mood.GLAD: -10.0, Mood.HURT: 6.0}.get(mood, 0.0)
    with pen.placed(dy=hop, turn=-5 if mood is Mood.HURT else 0, about=(200, 320)):
        _tail(pen)
        _body(pen, mood)
        _head(pen, mood)
    _hoard(pen)
    signs(pen, mood, (40, 100), (340, 60))


def _tail(pen: Pen) -> None:
    for tip, pencil in (((382, 118), PLUME), ((388, 156), WING), ((378, 196), PLUME)):
        pen.shape(limb(((250, 262), (312, 214), tip), (30, 30, 18)), pencil)


def _body(pen: Pen, mood: Mood) -> None:
    if mood is Mood.GLAD:
        _spread(pen, -1)
    trunk = blob((130, 180), (232, 176), (286, 240), (270, 312), (190, 340), (124, 300), (108, 236))
    pen.shape(trunk, PLUME)
    belly = blob((124, 214), (176, 222), (214, 270), (196, 334), (140, 322), (112, 268))
    pen.shape(scalloped(belly, 34, 6), WHITE, line=4.5)
    if mood is Mood.GLAD:
        _spread(pen, 1)
        return
    lift = -40 if mood is Mood.HURT else 0
    wing = blob(
        (208, 204),
        (262, 214),
        (296, 262 + lift),
        sharp(312, 330 + lift),
        (262, 318 + lift / 2),
        (214, 282),
    )
    pen.shape(wing, WING)
    for dx in (0, 26):
        pen.line((236 + dx, 262 + lift / 2), (262 + dx, 304 + lift), width=4)
    pen.shape(ellipse((236, 226), 20, 15, 30), WHITE, line=4.5, hatch=None)


def _spread(pen: Pen, side: int) -> None:
    """Mine, says the wing."""
    x = 168 + side * 66
    for tip in ((x + side * 62, 116), (x + side * 80, 164), (x + side * 66, 212)):
        pen.shape(limb(((x, 226), ((x + tip[0]) / 2, tip[1] + 12), tip), (40, 42, 20)), WING)
    pen.shape(ellipse((x + side * 10, 224), 26, 22), WHITE, line=5)


def _head(pen: Pen, mood: Mood) -> None:
    for dx in (0, 20):
        pen.shape(spike((176 + dx, 66), (196 + dx * 1.6, 34 + dx), 24, 5), PLUME)
    pen.shape(
        blob(
            (160, 58),
            (222, 72),
            (244, 130),
            (222, 192),
            (160, 210),
            (100, 190),
            (80, 130),
            (104, 74),
        ),
        PLUME,
    )
    _beak(pen, mood)
    eyes(
        pen,
        mood,
        (120, 124),
        (190, 124),
        size=31,
        iris=GOLD,
        look=(-0.2, 0.3),
        lid=0.24,
        skin=PLUME,
        glad=Gladness.SHINING,
    )
    if mood is Mood.HURT:
        for x, inward in ((120, 1), (190, -1)):
            pen.strokes(
                [(x - inward * 25, 104), sharp(x + inward * 25, 126), (x - inward * 23, 146)],
                width=6,
                pencil=WHITE,
            )
    glasses(pen, (120, 124), (190, 124), size=37, line=5)
    pen.strokes([(228, 130), (250, 170), (236, 204)], width=3, pencil=GOLD)
    _eyeshade(pen, mood)


def _eyeshade(pen: Pen, mood: Mood) -> None:
    """She counts late."""
    with pen.placed(
        dy=-8 if mood is Mood.HURT else 0, turn=14 if mood is Mood.HURT else -4, about=(160, 84)
    ):
        pen.shape(
            blob(
                sharp(92, 84),
                (150, 62),
                sharp(230, 76),
                (224, 92),
                (154, 92),
                (58, 120),
                sharp(46, 112),
            ),
            GREEN,
        )
        pen.line((88, 82), (150, 66), (232, 74), width=10, pencil=MINT, start=0.8, end=0.8)


def _beak(pen: Pen, mood: Mood) -> None:
    """With the pearls of the last one who asked for time."""
    gape = 0 if mood is Mood.CALM else 26
    if gape:
        pen.shape(polygon((118, 172), (160, 166), (76, 204)), CRIMSON, line=5, hatch=None, tint=0)
        pen.shape(
            blob(sharp(158, 180), (122, 192), sharp(66, 206 + gape), (120, 216), (152, 202)), ORANGE
        )
    else:
        pearls = (
            (92, 198),
            (80, 216),
            (76, 236),
            (84, 255),
            (102, 266),
            (122, 260),
            (134, 243),
            (136, 222),
            (126, 204),
        )
        for at in pearls:
            pen.shape(ellipse(at, 9), SKY, line=4, hatch=None, tint=0.5)
        pen.shape(polygon((100, 262), (120, 278), (104, 298), (86, 280)), CRIMSON, line=4.5)
    pen.shape(
        blob(
            sharp(166, 150),
            (120, 158),
            (64, 176),
            sharp(28, 204),
            (90, 206),
            (140, 198),
            sharp(164, 184),
        ),
        ORANGE,
    )
    pen.dots((124, 172), size=6)


def _hoard(pen: Pen) -> None:
    """Every piece with a name on it, and none of them hers."""
    heap = blob((44, 374), (84, 344), (200, 326), (316, 344), (356, 374))
    pen.shape(heap, GOLD)
    for at in (
        (112, 338),
        (290, 342),
        (72, 350),
        (328, 354),
        (36, 366),
        (364, 366),
        (94, 364),
        (142, 350),
        (218, 350),
        (310, 368),
    ):
        coin(pen, at, size=16)
    for x in (150, 186):
        pen.line((x, 322), (x, 344), width=9, pencil=ORANGE, end=0.8)
        pen.strokes([(x - 13, 350), (x, 340), (x + 2, 351)], [(x, 340), (x + 14, 347)], width=6)
        pen.strokes(
            [(x - 13, 350), (x, 340), (x + 2, 351)],
            [(x, 340), (x + 14, 347)],
            width=3.5,
            pencil=ORANGE,
        )
    pen.shape(polygon((218, 366), (234, 354), (250, 366), (234, 386)), CRIMSON, line=4.5)
