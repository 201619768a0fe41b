"""Owlbear: up all night, grumpy all winter, and not to be spoken to before this mug is empty."""

from tools.portrait_making.anatomy import paw
from tools.portrait_making.curves import sharp
from tools.portrait_making.faces import Gladness, eyes, signs
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BONE,
    BROWN,
    CRIMSON,
    GOLD,
    INK,
    NIGHT,
    ORANGE,
    ROSE,
    SKY,
    TAN,
    UMBER,
    mixed,
)
from tools.portrait_making.props import mug, steam
from tools.portrait_making.shapes import blob, ellipse, limb, mirrored, scalloped, shaggy, spike
from tools.portrait_making.textures import feathers

COAT = mixed(BROWN, UMBER, 0.3)
DISC = mixed(TAN, BONE, 0.5)


def draw(pen: Pen, mood: Mood) -> None:
    """A bear below, an owl above, and bags under the eyes."""
    pen.ground(reach=140)
    _body(pen, mood)
    tilt = {Mood.HURT: -7.0, Mood.GLAD: 6.0}.get(mood, 0.0)
    with pen.placed(turn=tilt, about=(200, 220)):
        _head(pen, mood)
    _arms(pen, mood)
    signs(pen, mood, (48, 84), (352, 84))


def _body(pen: Pen, mood: Mood) -> None:
    trunk = blob((128, 190), (272, 190), (322, 280), (300, 366), (100, 366), (78, 280))
    pen.shape(shaggy(trunk, 38, 11), COAT)
    belly = blob((150, 220), (250, 220), (272, 300), (246, 352), (154, 352), (128, 300))
    pen.shape(belly, DISC, line=4.5)
    feathers(pen, belly, apart=34, size=10, pencil=UMBER)
    for x in (130, 270):
        paw(pen, (x, 362), COAT, size=30)


def _head(pen: Pen, mood: Mood) -> None:
    for side in (-1, 1):
        droop = 26 if mood is Mood.HURT else 0
        tuft = spike((200 + side * 72, 86), (200 + side * 124, 22 + droop), 58, side * 10)
        pen.shape(tuft, COAT)
    skull = blob(
        (200, 48), (268, 58), (312, 120), (298, 198), (200, 226), (102, 198), (88, 120), (132, 58)
    )
    pen.shape(scalloped(skull, 46, 8), COAT)
    disc = blob((200, 90), (236, 66), (288, 92), (292, 150), (250, 196), (200, 186))
    for half in (disc, mirrored(disc)):
        pen.shape(half, DISC, line=4.5)
    _eyes(pen, mood)
    _beak(pen, mood)


def _eyes(pen: Pen, mood: Mood) -> None:
    """It has not slept since October."""
    for x, side in ((148, -1), (252, 1)):
        pen.line((x - 34, 152), (x, 176), (x + 34, 152), width=7, pencil=mixed(NIGHT, ROSE, 0.35))
        pen.line((x - 24, 168), (x, 186), (x + 24, 168), width=5, pencil=mixed(NIGHT, ROSE, 0.5))
        slope = -8 if mood is Mood.HURT else 17
        pen.shape(
            blob(
                sharp(x - side * 44, 92 + slope),
                (x, 88),
                sharp(x + side * 56, 84 - slope),
                (x, 104),
            ),
            UMBER,
            line=5,
        )
    eyes(
        pen,
        mood,
        (148, 136),
        (252, 136),
        size=38,
        iris=GOLD,
        look=(0, 0.15),
        lid=0.36,
        skin=TAN,
        glad=Gladness.GLOATING,
    )
    if mood is Mood.CALM:
        pen.strokes(
            [(116, 146), (126, 143)],
            [(118, 154), (127, 149)],
            [(284, 146), (274, 143)],
            [(282, 154), (273, 149)],
            width=2.6,
            pencil=CRIMSON,
        )


def _beak(pen: Pen, mood: Mood) -> None:
    if mood is not Mood.CALM:
        drop = 44 if mood is Mood.HURT else 34
        mouth = blob(
            sharp(172, 176),
            (200, 170),
            sharp(228, 176),
            (218, 186 + drop / 2),
            (200, 180 + drop),
            (182, 186 + drop / 2),
        )
        pen.shape(mouth, CRIMSON, line=5.5, hatch=None, tint=0)
        pen.shape(ellipse((200, 170 + drop), 11, 7), ROSE, line=0, hatch=None)
    pen.shape(
        blob(
            sharp(166, 168),
            (182, 146),
            (200, 138),
            (218, 146),
            sharp(234, 168),
            (214, 178),
            sharp(200, 212 if mood is Mood.CALM else 196),
            (186, 178),
        ),
        ORANGE,
    )
    pen.dots((190, 158), (210, 158), size=5)


def _arms(pen: Pen, mood: Mood) -> None:
    lift = {Mood.GLAD: -120.0, Mood.HURT: -20.0}.get(mood, 0.0)
    pen.shape(shaggy(limb(((96, 232), (56, 270), (70, 320 + lift)), (48, 50, 40)), 34, 8), COAT)
    paw(pen, (70, 328 + lift), COAT, size=26, turn=180 if mood is Mood.GLAD else 0)
    with pen.placed(
        dy=-30 if mood is Mood.GLAD else 0, turn=22 if mood is Mood.HURT else 0, about=(290, 290)
    ):
        mug(pen, (262, 282), size=72, glaze=SKY, full=INK)
        if mood is not Mood.HURT:
            steam(pen, (262, 234), size=26)
        pen.shape(shaggy(limb(((318, 232), (350, 280), (306, 300)), (46, 48, 38)), 34, 8), COAT)
        paw(pen, (294, 296), COAT, size=24, turn=70)
