"""Truffle Boar: mostly nose, and all of it pointed at your sandwich."""

from tools.portrait_making.anatomy import pointed_ear, tail
from tools.portrait_making.curves import sharp
from tools.portrait_making.faces import Gladness, eyes, signs
from tools.portrait_making.hatching import Hatch
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BLACK,
    BONE,
    BRICK,
    CRIMSON,
    GOLD,
    GREY,
    INK,
    MOSS,
    ROSE,
    SKY,
    STONE,
    STRAW,
    TAN,
    UMBER,
    WHITE,
    mixed,
)
from tools.portrait_making.shapes import blob, ellipse, limb, polygon, shaggy, spike
from tools.portrait_making.textures import fur

HIDE = mixed(UMBER, STONE, 0.45)
BRISTLE = mixed(UMBER, INK, 0.4)
SNOUT = mixed(ROSE, TAN, 0.35)


def draw(pen: Pen, mood: Mood) -> None:
    """Wide, low, and following it."""
    pen.ground(reach=170)
    tail(pen, (338, 214), (370, 200), (374, 172), (356, 168), (360, 190), pencil=HIDE)
    _body(pen)
    with pen.placed(
        dy=10 if mood is Mood.HURT else 0,
        turn={Mood.HURT: 8.0, Mood.GLAD: -5.0}.get(mood, 0.0),
        about=(190, 280),
    ):
        _head(pen, mood)
    _sandwich(pen, mood)
    signs(pen, mood, (30, 170) if mood is Mood.HURT else (36, 110), (352, 86))


def _body(pen: Pen) -> None:
    for x in (110, 288, 330):
        pen.shape(limb(((x, 320), (x, 364)), (40, 30)), HIDE)
        pen.shape(
            polygon((x - 19, 358), (x + 19, 358), (x + 23, 380), (x - 23, 380)), BLACK, line=5
        )
    for x, y, tip in (
        (176, 84, 24),
        (214, 80, 22),
        (252, 92, 40),
        (288, 118, 74),
        (318, 150, 112),
        (146, 98, 48),
    ):
        pen.shape(spike((x, y + 24), (x + 20, tip), 42, -4), BRISTLE, line=5.5)
    hump = blob(
        (100, 180),
        (150, 104),
        (240, 96),
        (320, 150),
        (356, 240),
        (334, 326),
        (220, 346),
        (110, 330),
    )
    pen.shape(shaggy(hump, 44, 8), HIDE)
    fur(pen, blob((270, 180), (330, 210), (330, 300), (290, 310)), apart=34, size=12)


def _head(pen: Pen, mood: Mood) -> None:
    for side in (-1, 1):
        droop = 22 if mood is Mood.HURT else 0
        pointed_ear(
            pen,
            (170 + side * 80, 142),
            (170 + side * 122, 84 + droop),
            HIDE,
            width=52,
            bend=side * 10,
            inside=SNOUT,
        )
    pen.shape(
        blob(
            (170, 104),
            (234, 118),
            (270, 180),
            (276, 250),
            (240, 316),
            (170, 336),
            (100, 316),
            (64, 250),
            (70, 180),
            (106, 118),
        ),
        HIDE,
        hatch=Hatch(10),
    )
    pen.shape(spike((170, 128), (176, 84), 60, 0), BRISTLE, line=5)
    _napkin(pen)
    eyes(
        pen,
        mood,
        (124, 172),
        (216, 172),
        size=25,
        iris=GOLD,
        look=(-0.3, 0.8),
        lid=0.14,
        skin=HIDE,
        glad=Gladness.SHINING,
    )
    for x, side in ((120, -1), (220, 1)):
        slope = -9 if mood is Mood.HURT else 11
        pen.line(
            (x + side * 32, 138 - slope),
            (x, 138),
            (x - side * 26, 140 + slope),
            width=13,
            pencil=BRISTLE,
        )
    _mouth(pen, mood)
    _nose(pen, mood)
    for side in (-1, 1):
        tusk = spike((170 + side * 74, 296), (170 + side * 112, 212), 44, side * 14)
        pen.shape(tusk, WHITE, line=5.5)


def _nose(pen: Pen, mood: Mood) -> None:
    """It takes up all of the middle, and most of the thinking."""
    flare = {Mood.GLAD: 6.0, Mood.HURT: -4.0}.get(mood, 0.0)
    pen.shape(
        blob(
            (170, 186),
            (238, 196),
            (256, 240),
            (224, 276),
            (170, 284),
            (116, 276),
            (84, 240),
            (102, 196),
        ),
        SNOUT,
    )
    for x in (136, 204):
        pen.shape(ellipse((x, 238), 19 + flare, 25 + flare), INK, line=0, hatch=None, tint=0.1)
    pen.line((122, 206), (170, 198), (218, 206), width=5)
    pen.dots((128, 208), size=8, pencil=WHITE)


def _mouth(pen: Pen, mood: Mood) -> None:
    if mood is not Mood.CALM:
        pen.shape(
            blob(sharp(102, 268), (170, 262), sharp(238, 268), (220, 312), (170, 322), (120, 312)),
            CRIMSON,
            line=5.5,
            hatch=None,
            tint=0,
        )
        pen.shape(ellipse((170, 308), 32, 10), ROSE, line=0, hatch=None)
    else:
        pen.line((96, 286), (130, 298), (170, 300), (210, 298), (244, 286), width=6)
        pen.line((220, 298), (224, 316), width=6, pencil=SKY, end=1)


def _napkin(pen: Pen) -> None:
    """Some things are worth dressing for."""
    pen.shape(
        polygon((100, 318), (170, 334), (240, 318), (222, 368), (170, 384), (118, 368)),
        WHITE,
        line=5.5,
        hatch=None,
    )
    for x, y in (
        (128, 338),
        (160, 350),
        (192, 350),
        (220, 338),
        (146, 366),
        (176, 370),
        (206, 362),
    ):
        pen.shape(
            polygon((x - 8, y - 8), (x + 8, y - 8), (x + 8, y + 8), (x - 8, y + 8)),
            BRICK,
            line=0,
            hatch=None,
        )


def _sandwich(pen: Pen, mood: Mood) -> None:
    dx, dy, turn = {Mood.HURT: (10.0, -262.0, -28.0), Mood.GLAD: (14.0, -24.0, 12.0)}.get(
        mood, (0.0, 0.0, -6.0)
    )
    with pen.placed(dx, dy, turn=turn, about=(76, 346)):
        crust = mixed(TAN, STRAW, 0.4)
        pen.shape(polygon((12, 380), (140, 380), (132, 362), (20, 362)), crust, line=5)
        pen.shape(
            blob(sharp(10, 360), (42, 372), (76, 362), (108, 372), sharp(142, 358), (76, 350)),
            MOSS,
            line=4.5,
        )
        pen.shape(
            polygon((14, 342), (138, 342), (142, 356), (100, 356), (86, 368), (70, 356), (12, 356)),
            GOLD,
            line=4.5,
        )
        pen.shape(limb(((18, 340), (76, 344), (134, 340)), (12, 13, 12)), ROSE, line=4.5)
        pen.shape(
            blob(sharp(14, 334), (26, 308), (76, 296), (126, 308), sharp(138, 334), (76, 340)),
            crust,
            line=5.5,
        )
        pen.dots((52, 314), (76, 308), (98, 316), (64, 326), (112, 324), size=5, pencil=BONE)
    if mood is Mood.CALM:
        for x in (56, 84):
            pen.line((x, 288), (x - 10, 276), (x + 6, 262), (x + 18, 252), width=5, pencil=GREY)
