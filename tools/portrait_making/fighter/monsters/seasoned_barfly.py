"""Seasoned Barfly: thirty years at this counter; wings, feelers, and an elbow of steel."""

from tools.portrait_making.anatomy import fist
from tools.portrait_making.curves import Spot, around, sharp
from tools.portrait_making.faces import Gladness, brows, eyes, signs
from tools.portrait_making.hatching import Hatch
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BONE,
    BRICK,
    BROWN,
    CRIMSON,
    GOLD,
    GREEN,
    GREY,
    INK,
    MOSS,
    PEACH,
    ROSE,
    SKY,
    STRAW,
    TAN,
    UMBER,
    WHITE,
    mixed,
)
from tools.portrait_making.shapes import blob, box, ellipse, limb, polygon, scalloped, shaggy

SKIN = mixed(PEACH, ROSE, 0.35)
BEARD = mixed(GREY, WHITE, 0.35)
TWEED = mixed(MOSS, UMBER, 0.3)
BEER = mixed(GOLD, STRAW, 0.3)


def draw(pen: Pen, mood: Mood) -> None:
    """He came in for one."""
    pen.ground(reach=175)
    _wings(pen)
    pen.shape(
        blob((112, 226), (246, 226), (284, 280), sharp(292, 330), sharp(60, 330), (70, 280)), TWEED
    )
    with pen.placed(turn={Mood.HURT: -9.0, Mood.GLAD: 7.0}.get(mood, 3.0), about=(176, 240)):
        _head(pen, mood)
    _counter(pen)
    _tankard(pen, (66, 276), 34, full=False)
    pen.shape(limb(((98, 262), (88, 306), (154, 306)), (44, 46, 36)), TWEED)
    fist(pen, (166, 304), SKIN, size=21)
    _elbow(pen, mood)
    signs(pen, mood, (58, 70), (366, 236))


def _wings(pen: Pen) -> None:
    """Nobody has seen them used."""
    for tip, turn in (((62, 190), -30), ((306, 150), 34)):
        wing = ellipse(tip, 38, 70, turn)
        pen.shape(wing, SKY, line=5, hatch=Hatch(13, 3))
        pen.line(around(tip, 50, 90 + turn), tip, around(tip, 46, -90 + turn), width=3.4)


def _head(pen: Pen, mood: Mood) -> None:
    pen.shape(
        blob(
            (176, 70),
            (232, 88),
            (252, 140),
            (246, 200),
            (176, 236),
            (106, 200),
            (100, 140),
            (120, 88),
        ),
        SKIN,
    )
    beard = blob(
        sharp(98, 152),
        (128, 186),
        (176, 180),
        (224, 186),
        sharp(254, 152),
        (258, 226),
        (216, 272),
        (176, 284),
        (136, 272),
        (94, 226),
    )
    pen.shape(shaggy(beard, 34, 8), BEARD)
    _mouth(pen, mood)
    eyes(
        pen,
        mood,
        (144, 136),
        (210, 136),
        size=25,
        iris=GREEN,
        look=(0.3, 0.3),
        lid=0.48,
        skin=SKIN,
        glad=Gladness.BEAMING,
    )
    brows(pen, mood, (140, 106), (214, 106), width=44, thick=12, temper=-0.5, pencil=BEARD)
    pen.shape(ellipse((177, 170), 32, 27), mixed(BRICK, ROSE, 0.35))
    pen.dots((166, 160), size=9, pencil=WHITE)
    pen.strokes([(188, 176), (194, 170)], [(184, 186), (192, 182)], width=2.6, pencil=CRIMSON)
    for side in (-1, 1):
        pen.line((176 + side * 26, 60), (176 + side * 38, 34), (176 + side * 66, 22), width=6)
        pen.dots((176 + side * 68, 22), size=15)
    pen.shape(
        blob(sharp(96, 104), (110, 62), (176, 46), (244, 62), sharp(262, 106), (176, 92)), TWEED
    )
    pen.shape(limb(((84, 112), (130, 98), (200, 98)), (13, 22, 16)), TWEED, line=5.5)
    pen.dots((176, 50), size=14, pencil=UMBER)


def _mouth(pen: Pen, mood: Mood) -> None:
    if mood is Mood.CALM:
        pen.line((152, 222), (178, 216), (206, 222), width=6)
        return
    half = 34 if mood is Mood.GLAD else 24
    pen.shape(
        blob(sharp(176 - half, 210), (176, 216), sharp(176 + half, 208), (196, 238), (158, 240)),
        CRIMSON,
        line=5.5,
        hatch=None,
        tint=0,
    )
    pen.shape(box(170, 214, 184, 226), WHITE, line=0, hatch=None, tint=0)


def _counter(pen: Pen) -> None:
    pen.shape(polygon((24, 336), (376, 336), (366, 384), (34, 384)), BROWN)
    pen.shape(limb(((18, 326), (200, 330), (382, 326)), (22, 24, 22)), TAN)
    pen.strokes(
        [(120, 350), (118, 380)], [(206, 350), (206, 382)], [(290, 350), (294, 380)], width=4
    )
    pen.strokes([(50, 324), (110, 328)], [(200, 328), (262, 326)], width=3)


def _elbow(pen: Pen, mood: Mood) -> None:
    """Lifted, from habit."""
    shoulder: Spot = (262, 264)
    elbow, hand = {
        Mood.GLAD: ((350, 230), (324, 138)),
        Mood.HURT: ((350, 262), (310, 300)),
    }.get(mood, ((352, 184), (270, 212)))
    pen.shape(limb((shoulder, elbow), (50, 46)), TWEED)
    pen.shape(limb((elbow, hand), (44, 34)), TWEED)
    pen.shape(ellipse(elbow, 21, 19), BRICK, line=4.5)
    pen.strokes(
        *([around(elbow, 16, a), around(elbow, 23, a)] for a in range(0, 360, 60)), pencil=BONE
    )
    if mood is Mood.CALM:
        for angle in (-80, -45, -10):
            pen.line(around(elbow, 32, angle), around(elbow, 46, angle), width=6, pencil=GOLD)
    with pen.placed(turn={Mood.HURT: 62.0, Mood.GLAD: 10.0}.get(mood, -16.0), about=hand):
        _tankard(pen, (hand[0] - 8, hand[1] - 14), 42, full=mood is not Mood.HURT)
    if mood is Mood.HURT:
        pen.shape(blob((330, 304), (372, 312), (384, 330), (350, 336), (322, 326)), BEER, line=4.5)
    fist(pen, hand, SKIN, size=22)


def _tankard(pen: Pen, at: Spot, size: float, *, full: bool) -> None:
    x, y = at[0], at[1]
    pen.line(
        (x - size * 0.6, y - size * 0.5),
        (x - size * 1.15, y - size * 0.3),
        (x - size * 1.1, y + size * 0.5),
        (x - size * 0.6, y + size * 0.6),
        width=9,
        start=0.9,
        end=0.9,
    )
    pen.shape(
        polygon(
            (x - size * 0.68, y - size * 0.9),
            (x + size * 0.68, y - size * 0.9),
            (x + size * 0.78, y + size),
            (x - size * 0.78, y + size),
        ),
        TAN,
        line=5.5,
    )
    for row in (-0.55, 0.62):
        pen.line(
            (x - size * 0.74, y + size * row),
            (x + size * 0.74, y + size * row),
            width=8,
            pencil=GREY,
            start=0.9,
            end=0.9,
        )
    if full:
        foam = ellipse((x, y - size * 0.98), size * 0.78, size * 0.3)
        pen.shape(scalloped(foam, 20, 5), WHITE, line=5, hatch=None)
        pen.shape(
            blob(sharp(x + 4, y - size * 0.8), (x + 12, y - size * 0.4), (x + 18, y - size * 0.8)),
            WHITE,
            line=3.4,
            hatch=None,
        )
    else:
        pen.shape(
            ellipse((x, y - size * 0.9), size * 0.66, size * 0.2),
            INK,
            line=4.5,
            hatch=None,
            tint=0.2,
        )
