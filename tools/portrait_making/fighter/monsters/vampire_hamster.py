"""Vampire Hamster: it runs on a wheel, the wheel runs on you, and the bottle is not water."""

from tools.portrait_making.anatomy import round_ear
from tools.portrait_making.curves import around, sharp
from tools.portrait_making.faces import Gladness, brows, cheeks, eyes, mouth, signs
from tools.portrait_making.hatching import Hatch
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BONE,
    BRICK,
    CRIMSON,
    INK,
    LILAC,
    NIGHT,
    ORANGE,
    PAPER,
    PINK,
    ROSE,
    STEEL,
    TAN,
    WHITE,
    mixed,
)
from tools.portrait_making.shapes import blob, ellipse, limb, shaggy

COAT = mixed(TAN, ORANGE, 0.3)
HUB = (190, 190)


def draw(pen: Pen, mood: Mood) -> None:
    """Round, in a round thing, going round."""
    pen.ground(reach=150)
    _wheel(pen, {Mood.HURT: 20.0, Mood.GLAD: 10.0}.get(mood, 0.0))
    _bottle(pen)
    with pen.placed(turn={Mood.HURT: 16.0, Mood.GLAD: -8.0}.get(mood, 0.0), about=(190, 250)):
        _cape(pen, mood)
        _body(pen, mood)
        _head(pen, mood)
    signs(pen, mood, (38, 62), (366, 300))


def _wheel(pen: Pen, turn: float) -> None:
    for side in (-1, 1):
        pen.shape(limb(((HUB[0], 190), (HUB[0] + side * 128, 374)), (16, 18)), BRICK)
    pen.shape(ellipse(HUB, 178), STEEL, hatch=Hatch(15, 4))
    pen.shape(ellipse(HUB, 152), mixed(LILAC, PAPER, 0.6), line=5.5, hatch=Hatch(19, 3), shade=0)
    for step in range(6):
        angle = turn + step * 60 + 30
        pen.line(HUB, around(HUB, 152, angle), width=6, pencil=mixed(STEEL, INK, 0.3), end=0.8)
    for step in range(18):
        angle = turn + step * 20
        pen.strokes([around(HUB, 158, angle), around(HUB, 172, angle)], width=4.5)


def _bottle(pen: Pen) -> None:
    """Type O, chilled."""
    with pen.placed(turn=24, about=(350, 90)):
        pen.shape(limb(((346, 150), (346, 186)), (10, 9)), STEEL, line=5)
        pen.shape(blob((322, 30), (346, 22), (370, 30), sharp(374, 130), sharp(318, 130)), WHITE)
        pen.shape(
            blob(sharp(320, 74), (346, 80), sharp(372, 72), sharp(373, 128), sharp(319, 128)),
            CRIMSON,
            line=4,
        )
        pen.shape(limb(((320, 138), (372, 138)), (20, 20)), NIGHT, line=5.5)
    pen.shape(blob(sharp(306, 172), (315, 190), (306, 200), (297, 190)), CRIMSON, line=4)


def _cape(pen: Pen, mood: Mood) -> None:
    fly = {Mood.HURT: 40.0, Mood.GLAD: -30.0}.get(mood, 0.0)
    pen.shape(
        blob(
            sharp(132, 236),
            sharp(246, 226),
            (290, 250),
            sharp(330, 262 + fly),
            (312, 288 + fly / 2),
            sharp(318, 316 + fly / 2),
            (284, 306),
            sharp(266, 326),
            (210, 312),
        ),
        CRIMSON,
    )
    for side in (-1, 1):
        pen.shape(
            blob(
                sharp(186 + side * 30, 270),
                (186 + side * 100, 240),
                sharp(186 + side * 126, 104),
                (186 + side * 96, 140),
                sharp(186 + side * 30, 190),
            ),
            NIGHT,
        )


def _body(pen: Pen, mood: Mood) -> None:
    for x, y, turn in ((144, 330, 16), (226, 332, -14)):
        kick = -12 if mood is Mood.GLAD and x < 200 else 0
        pen.shape(ellipse((x, y + kick), 27, 14, turn), PINK, line=5.5)
    pen.shape(shaggy(ellipse((186, 276), 74, 56), 32, 7), COAT)
    pen.shape(ellipse((184, 288), 44, 38), BONE, line=4.5)
    lift = {Mood.GLAD: -60.0, Mood.HURT: -24.0}.get(mood, 0.0)
    for side in (-1, 1):
        hand = 186 + side * (82 if lift else 58), 288 + lift
        pen.shape(limb(((186 + side * 56, 260), hand), (26, 22)), COAT, line=5.5)
        pen.shape(ellipse(hand, 14), PINK, line=5)
    pen.shape(ellipse((186, 246), 13), BRICK, line=5)


def _head(pen: Pen, mood: Mood) -> None:
    for side in (-1, 1):
        round_ear(pen, (186 + side * 62, 104), COAT, size=27)
    skull = blob(
        (186, 88),
        (238, 104),
        (266, 152),
        (286, 196),
        (258, 236),
        (186, 246),
        (114, 236),
        (86, 196),
        (106, 152),
        (134, 104),
    )
    pen.shape(shaggy(skull, 40, 8), COAT)
    for side in (-1, 1):
        pen.shape(ellipse((186 + side * 54, 206), 38, 30), BONE, line=0)
    pen.shape(ellipse((186, 206), 36, 28), BONE, line=0)
    pen.shape(
        blob(sharp(156, 88), (186, 82), sharp(216, 88), sharp(186, 128)),
        INK,
        line=0,
        hatch=None,
        tint=0.1,
    )
    eyes(
        pen,
        mood,
        (144, 156),
        (228, 156),
        size=28,
        iris=CRIMSON,
        look=(0.15, 0),
        lid=0.16,
        skin=COAT,
        glad=Gladness.GLOATING,
    )
    brows(pen, mood, (144, 120), (228, 120), width=40, thick=7, temper=0.7, gloats=True)
    cheeks(pen, (122, 212), (250, 212), size=17)
    pen.shape(blob((176, 178), (196, 178), sharp(186, 190)), ROSE, line=4, hatch=None)
    mouth(pen, mood, (186, 210), width=64, smile=0.35)
    top = 208 if mood is Mood.CALM else 196
    for x in (170, 202):
        pen.shape(
            blob(sharp(x - 11, top), sharp(x + 11, top), sharp(x, top + 34)),
            WHITE,
            line=4,
            hatch=None,
            tint=0,
        )
