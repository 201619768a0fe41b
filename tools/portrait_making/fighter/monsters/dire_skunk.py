"""Dire Skunk: a tail like a forest, a cloud like a curse, and a peg on its own nose."""

from tools.portrait_making.anatomy import paw, round_ear
from tools.portrait_making.curves import Spot
from tools.portrait_making.faces import Gladness, brows, cheeks, eyes, mouth, signs
from tools.portrait_making.hatching import Hatch
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BLACK,
    BROWN,
    GREEN,
    MOSS,
    NIGHT,
    PINK,
    STEEL,
    STRAW,
    SWAMP,
    TAN,
    WHITE,
    mixed,
)
from tools.portrait_making.shapes import blob, box, ellipse, limb, scalloped, shaggy

LOOSE = Hatch(spacing=11)
COAT = mixed(BLACK, NIGHT, 0.3)
LIGHT = mixed(COAT, STEEL, 0.3)
SMELL = mixed(SWAMP, STRAW, 0.35)


def draw(pen: Pen, mood: Mood) -> None:
    """Downwind of it there used to be a village."""
    pen.ground(reach=150)
    sway = {Mood.HURT: -6.0, Mood.GLAD: 2.0}.get(mood, 0.0)
    with pen.placed(turn=sway, about=(280, 330)):
        _tail(pen)
    _clouds(pen, mood)
    _body(pen)
    tilt = {Mood.HURT: -8.0, Mood.GLAD: 6.0}.get(mood, 0.0)
    with pen.placed(turn=tilt, about=(150, 270)):
        _head(pen, mood)
    signs(pen, mood, (56, 88), (190, 78))


def _tail(pen: Pen) -> None:
    plume = blob(
        (262, 340),
        (236, 270),
        (258, 210),
        (226, 150),
        (216, 84),
        (256, 32),
        (318, 28),
        (362, 76),
        (364, 150),
        (342, 230),
        (330, 300),
        (312, 344),
    )
    pen.shape(shaggy(plume, 46, 19), COAT, hatch=LOOSE)
    stripe = blob(
        (290, 326),
        (276, 260),
        (290, 200),
        (262, 140),
        (252, 92),
        (276, 56),
        (310, 58),
        (330, 100),
        (328, 160),
        (308, 230),
        (306, 290),
    )
    pen.shape(shaggy(stripe, 30, 8), WHITE, line=5, hatch=LOOSE, shade=0)


def _clouds(pen: Pen, mood: Mood) -> None:
    """Green, and not from envy."""
    spread = {Mood.GLAD: 1.25, Mood.HURT: 0.8}.get(mood, 1.0)
    _puff(pen, (350, 326), 36 * spread)
    _puff(pen, (364, 250), 21 * spread)
    for x, y in ((346, 326), (366, 336)):
        pen.strokes([(x - 6, y + 8), (x + 2, y), (x - 4, y - 8), (x + 4, y - 14)], pencil=GREEN)


def _puff(pen: Pen, at: Spot, size: float) -> None:
    pen.shape(scalloped(ellipse(at, size, size * 0.8), size * 0.9, size * 0.22), SMELL, line=5)


def _body(pen: Pen) -> None:
    for x in (250, 140):
        paw(pen, (x, 366), COAT, size=26)
    trunk = blob(
        (96, 262), (160, 240), (250, 256), (298, 306), (288, 360), (220, 376), (120, 374), (82, 330)
    )
    pen.shape(shaggy(trunk, 38, 9), COAT, hatch=LOOSE)
    pen.shape(
        blob((204, 246), (262, 268), (296, 310), (284, 324), (250, 288), (200, 264)),
        WHITE,
        line=4.5,
    )
    haunch = ellipse((246, 330), 46, 42)
    pen.shape(shaggy(haunch, 34, 7), LIGHT)
    paw(pen, (232, 368), LIGHT, size=27)
    pen.shape(limb(((118, 320), (112, 362)), (42, 36)), LIGHT)
    paw(pen, (110, 366), LIGHT, size=25)


def _head(pen: Pen, mood: Mood) -> None:
    for x in (70, 218):
        round_ear(pen, (x, 152), COAT, size=27, inside=PINK)
    skull = blob(
        (144, 120),
        (206, 134),
        (240, 190),
        (244, 236),
        (200, 282),
        (144, 294),
        (88, 282),
        (44, 236),
        (48, 190),
        (82, 134),
    )
    pen.shape(shaggy(skull, 42, 12), COAT)
    pen.shape(
        blob((144, 96), (160, 130), (158, 196), (144, 208), (130, 196), (128, 130)), WHITE, line=5
    )
    for x in (96, 192):
        pen.shape(ellipse((x, 206), 42, 38), LIGHT, line=0, hatch=None)
    pen.shape(
        blob((144, 214), (186, 232), (190, 264), (144, 286), (98, 264), (102, 232)), WHITE, line=5
    )
    eyes(
        pen,
        mood,
        (98, 200),
        (190, 200),
        size=30,
        iris=MOSS,
        look=(0.35, 0.3),
        lid=0.34,
        skin=mixed(LIGHT, PINK, 0.3),
        glad=Gladness.GLOATING,
    )
    brows(
        pen, mood, (96, 160), (192, 160), width=50, thick=11, temper=0.7, gloats=True, pencil=WHITE
    )
    cheeks(pen, (112, 252), (176, 252), size=10)
    mouth(pen, mood, (144, 266), width=46, smile=0.4)
    pen.shape(ellipse((144, 230), 19, 14), PINK, line=5.5)
    _peg(pen)


def _peg(pen: Pen) -> None:
    """It can hardly stand itself."""
    with pen.placed(turn=12, about=(144, 230)):
        for side in (-1, 1):
            pen.shape(
                limb(
                    ((144 + side * 8, 240), (144 + side * 9, 216), (144 + side * 15, 184)),
                    (14, 14, 13),
                ),
                TAN,
                line=5,
                hatch=None,
            )
        pen.shape(box(128, 210, 160, 219), STEEL, line=4, hatch=None)
        pen.strokes([(152, 234), (154, 214)], [(136, 234), (135, 214)], width=2.6, pencil=BROWN)
