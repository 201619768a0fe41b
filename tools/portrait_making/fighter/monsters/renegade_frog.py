"""Renegade Frog: kissed once, crowned for a moment, and sulking on that spot ever since."""

from tools.portrait_making.anatomy import fist
from tools.portrait_making.curves import sharp
from tools.portrait_making.faces import Gladness, eyes, signs
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BRICK,
    CRIMSON,
    GOLD,
    GREEN,
    MOSS,
    ROSE,
    STRAW,
    mixed,
)
from tools.portrait_making.props import crown
from tools.portrait_making.shapes import blob, ellipse, limb
from tools.portrait_making.textures import speckles

SKIN = mixed(MOSS, GREEN, 0.25)
BELLY = mixed(STRAW, MOSS, 0.18)
LIPSTICK = mixed(CRIMSON, ROSE, 0.3)


def draw(pen: Pen, mood: Mood) -> None:
    """All mouth, and every corner of it turned down."""
    pen.ground(reach=150)
    _legs(pen)
    trunk = blob((128, 232), (272, 232), (300, 310), (266, 366), (134, 366), (100, 310))
    pen.shape(trunk, SKIN)
    pen.shape(ellipse((200, 304), 66, 56), BELLY, line=4.5)
    with pen.placed(turn=-6 if mood is Mood.HURT else 0, about=(200, 250)):
        _head(pen, mood)
    _arms(pen, mood)
    signs(pen, mood, (42, 96), (358, 96))


def _legs(pen: Pen) -> None:
    """Folded, ready to jump to conclusions."""
    for side in (-1, 1):
        x = 200 + side * 112
        pen.shape(ellipse((x, 312), 58, 44, side * 38), SKIN)
        pen.shape(
            blob(
                sharp(x - side * 66, 358),
                (x - side * 20, 346),
                (x + side * 20, 352),
                sharp(x + side * 66, 356),
                (x + side * 44, 364),
                sharp(x + side * 52, 376),
                (x + side * 20, 370),
                sharp(x + side * 10, 380),
                (x - side * 20, 372),
            ),
            BELLY,
        )


def _head(pen: Pen, mood: Mood) -> None:
    for x in (128, 272):
        pen.shape(ellipse((x, 96), 50, 48), SKIN)
    _crown(pen, mood)
    skull = blob(
        (200, 106),
        (262, 100),
        (336, 152),
        (350, 206),
        (292, 250),
        (200, 260),
        (108, 250),
        (50, 206),
        (64, 152),
        (138, 100),
    )
    pen.shape(skull, SKIN)
    speckles(pen, ellipse((200, 128), 54, 22), apart=24, size=8, pencil=GREEN)
    eyes(
        pen,
        mood,
        (128, 96),
        (272, 96),
        size=37,
        iris=GOLD,
        look=(-0.25, 0.15),
        lid=0.44,
        skin=SKIN,
        glad=Gladness.GLOATING,
    )
    pen.dots((190, 166), (212, 166), size=6)
    _mouth(pen, mood)
    _kiss(pen)


def _crown(pen: Pen, mood: Mood) -> None:
    """The only thing the spell left behind."""
    if mood is Mood.HURT:
        with pen.placed(34, -34, turn=34, about=(200, 92)):
            crown(pen, (200, 92), width=70, height=42)
    else:
        with pen.placed(turn=-12, about=(200, 110)):
            crown(pen, (200, 108), width=80, height=60)


def _mouth(pen: Pen, mood: Mood) -> None:
    if mood is Mood.CALM:
        pen.line(
            (74, 226),
            (88, 206),
            (140, 194),
            (200, 192),
            (260, 194),
            (312, 206),
            (326, 226),
            width=8,
            start=0.6,
            end=0.6,
        )
        pen.line((176, 212), (200, 208), (224, 212), width=5)
        return
    drop = 236 if mood is Mood.GLAD else 240
    ends = 186 if mood is Mood.GLAD else 218
    pen.shape(
        blob(
            sharp(84, ends),
            (140, 196),
            (200, 194),
            (260, 196),
            sharp(316, ends),
            (270, drop),
            (200, drop + 12),
            (130, drop),
        ),
        CRIMSON,
        hatch=None,
        tint=0,
    )
    pen.shape(ellipse((200, drop - 4), 56, 14), ROSE, line=0, hatch=None)


def _kiss(pen: Pen) -> None:
    """It has not come off, however hard he rubbed."""
    with pen.placed(turn=-18, about=(306, 176)):
        x, y = 302, 172
        pen.shape(
            blob(
                sharp(x - 28, y),
                (x - 12, y - 16),
                sharp(x, y - 9),
                (x + 12, y - 16),
                sharp(x + 28, y),
                (x, y + 18),
            ),
            LIPSTICK,
            line=0,
            hatch=None,
            tint=0,
        )
        pen.strokes([(x - 22, y), (x, y + 2), (x + 22, y)], width=3.6, pencil=SKIN)


def _arms(pen: Pen, mood: Mood) -> None:
    """Crossed, on principle."""
    if mood is Mood.CALM:
        pen.shape(limb(((118, 262), (128, 310), (232, 300)), (32, 36, 28)), SKIN)
        pen.shape(limb(((282, 262), (272, 322), (160, 296)), (32, 36, 28)), SKIN)
        fist(pen, (152, 290), SKIN, size=21)
        _broken_heart(pen, (272, 300))
        return
    lift = 176 if mood is Mood.GLAD else 258
    for side in (-1, 1):
        hand = 200 + side * (164 if mood is Mood.GLAD else 168), lift + 44
        pen.shape(limb(((200 + side * 88, 268), (200 + side * 132, 292), hand), (32, 34, 28)), SKIN)
        fist(pen, hand, SKIN, size=22)
    _broken_heart(pen, (316, 282))


def _broken_heart(pen: Pen, at: tuple[float, float]) -> None:
    x, y = at
    pen.shape(
        blob(
            sharp(x, y - 5),
            (x + 10, y - 10),
            (x + 11, y),
            sharp(x, y + 13),
            (x - 11, y),
            (x - 10, y - 10),
        ),
        BRICK,
        line=3,
        hatch=None,
        tint=0,
    )
    pen.strokes(
        [sharp(x, y - 5), sharp(x - 3, y), sharp(x + 3, y + 4), sharp(x, y + 12)], width=2.6
    )
