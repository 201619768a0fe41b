"""Ogre in Couples Therapy: one sofa, one club, one box of tissues, two points of view."""

from tools.portrait_making.anatomy import arm, foot
from tools.portrait_making.curves import Spot, sharp
from tools.portrait_making.faces import brows, eyes, mouth, open_eye, signs, squeezed_eye
from tools.portrait_making.hatching import Hatch
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BLUE,
    BONE,
    BRICK,
    BROWN,
    CRIMSON,
    GOLD,
    MOSS,
    PINK,
    ROSE,
    SKY,
    TAN,
    UMBER,
    WHITE,
    Pencil,
    mixed,
)
from tools.portrait_making.props import glasses
from tools.portrait_making.shapes import blob, box, ellipse, limb, polygon

SKIN = mixed(TAN, MOSS, 0.45)
ANGRY = mixed(SKIN, BRICK, 0.35)
SOFA = mixed(BLUE, SKY, 0.3)
LOOSE = Hatch(spacing=11)


def draw(pen: Pen, mood: Mood) -> None:
    """How does that make the two of you feel?"""
    pen.ground(reach=175)
    _sofa(pen)
    _body(pen)
    sway = {Mood.HURT: 7.0, Mood.GLAD: -4.0}.get(mood, 0.0)
    with pen.placed(turn=-8 - sway, about=(150, 240)):
        _fighter(pen, mood)
    with pen.placed(turn=8 + sway, about=(250, 240)):
        _talker(pen, mood)
    _club(pen, mood)
    _tissues(pen, mood)
    signs(pen, mood, (196, 58), (344, 62) if mood is Mood.HURT else (226, 58))


def _sofa(pen: Pen) -> None:
    pen.shape(
        blob(
            (46, 290),
            (60, 232),
            (130, 218),
            (270, 218),
            (340, 232),
            (354, 290),
            (340, 360),
            (60, 360),
        ),
        SOFA,
        hatch=LOOSE,
    )
    for x in (70, 330):
        pen.shape(
            polygon((x - 12, 364), (x + 12, 364), (x + 6, 386), (x - 6, 386)),
            UMBER,
            line=5,
            hatch=None,
        )


def _body(pen: Pen) -> None:
    pen.shape(box(40, 328, 360, 368), SOFA, hatch=LOOSE)
    for x, flip in ((148, False), (252, True)):
        pen.shape(limb(((x, 330), (x, 366)), (52, 48)), SKIN)
        foot(pen, (x, 387), SKIN, size=34, flip=flip)
    pen.shape(
        blob(
            (108, 232),
            (200, 216),
            (292, 232),
            (308, 290),
            (290, 336),
            (200, 350),
            (110, 336),
            (92, 290),
        ),
        SKIN,
    )
    pen.shape(
        blob(
            sharp(104, 310),
            (200, 326),
            sharp(296, 310),
            (292, 346),
            (262, 362),
            (200, 352),
            (138, 362),
            (108, 346),
        ),
        BROWN,
    )
    pen.strokes(
        [(128, 328), (138, 338)], [(262, 334), (272, 326)], [(180, 336), (190, 342)], pencil=UMBER
    )
    pen.dots((200, 302), size=8)
    for x in (34, 366):
        out = -1 if x < 200 else 1
        pen.shape(
            blob(
                (x - out * 26, 300),
                (x, 284),
                (x + out * 22, 298),
                (x + out * 18, 370),
                (x - out * 18, 370),
            ),
            SOFA,
            hatch=LOOSE,
        )


def _skull(pen: Pen, x: float, skin: Pencil) -> None:
    for side in (-1, 1):
        pen.shape(ellipse((x + side * 74, 156), 17, 22), skin, line=6)
    pen.shape(
        blob(
            (x, 74),
            (x + 50, 88),
            (x + 66, 140),
            (x + 80, 196),
            (x + 50, 240),
            (x, 248),
            (x - 50, 240),
            (x - 80, 196),
            (x - 66, 140),
            (x - 50, 88),
        ),
        skin,
    )


def _tusks(pen: Pen, x: float, y: float) -> None:
    for side in (-1, 1):
        pen.shape(
            polygon((x + side * 24, y + 6), (x + side * 40, y + 4), (x + side * 34, y - 20)),
            BONE,
            line=4,
            hatch=None,
        )


def _fighter(pen: Pen, mood: Mood) -> None:
    """Wants to fight."""
    x = 118
    _skull(pen, x, ANGRY)
    pen.shape(
        blob(
            sharp(x - 26, 82),
            (x - 18, 44),
            (x, 58),
            sharp(x + 14, 28),
            (x + 20, 60),
            sharp(x + 34, 84),
            (x, 92),
        ),
        BRICK,
        line=5,
    )
    eyes(pen, mood, (x - 30, 148), (x + 30, 148), size=22, iris=CRIMSON, look=(0.5, 0))
    brows(pen, mood, (x - 30, 118), (x + 30, 118), width=50, thick=13, temper=1.0)
    pen.shape(ellipse((x, 172), 22, 16), mixed(ANGRY, ROSE, 0.4), line=5)
    if mood is Mood.CALM:
        pen.shape(
            blob(sharp(x - 40, 208), (x, 198), sharp(x + 40, 208), (x + 32, 228), (x - 32, 228)),
            WHITE,
            line=5.5,
            hatch=None,
        )
        pen.strokes(
            [(x - 38, 214), (x + 38, 214)],
            *([(x + d, 202), (x + d, 226)] for d in (-20, 0, 20)),
            width=3,
        )
    else:
        mouth(pen, mood, (x, 210), width=66)
    _tusks(pen, x, 214)


def _talker(pen: Pen, mood: Mood) -> None:
    """Wants to talk about it."""
    x = 282
    _skull(pen, x, SKIN)
    pen.line((x - 42, 96), (x, 80), (x + 42, 96), width=12, pencil=UMBER)
    pen.line((x - 34, 84), (x + 4, 72), (x + 36, 88), width=8, pencil=UMBER)
    spots: tuple[Spot, Spot] = ((x - 30, 150), (x + 30, 150))
    if mood is Mood.HURT:
        squeezed_eye(pen, spots[0], 20)
        squeezed_eye(pen, spots[1], 20, inwards=-1)
    else:
        for spot in spots:
            open_eye(pen, spot, 22, iris=BLUE, look=(-0.6, 0.1 if mood is Mood.GLAD else -0.3))
    glasses(pen, *spots, size=29)
    brows(pen, mood, (x - 30, 112), (x + 30, 112), width=40, thick=8, temper=-1.0)
    pen.shape(ellipse((x, 176), 22, 16), mixed(SKIN, ROSE, 0.4), line=5)
    if mood is Mood.CALM:
        pen.line((x - 20, 214), (x - 4, 206), (x + 10, 212), (x + 22, 206), width=6)
        pen.shape(
            blob(sharp(x + 40, 176), (x + 48, 192), (x + 40, 200), (x + 32, 192)),
            SKY,
            line=4,
            hatch=None,
        )
    else:
        mouth(pen, mood, (x, 212), width=48)
    _tusks(pen, x, 218)


def _club(pen: Pen, mood: Mood) -> None:
    lift = {Mood.GLAD: -26.0, Mood.HURT: 34.0}.get(mood, 0.0)
    x, y = 42, 262 + lift
    arm(pen, (108, 262), (80, 306), (x, y), sleeve=SKIN, width=44)
    with pen.placed(turn=-9, about=(x, y)):
        pen.shape(limb(((x, y + 34), (x, y - 40), (x, y - 104)), (16, 24, 46)), BROWN)
        pen.dots(
            (x - 10, y - 92),
            (x + 10, y - 108),
            (x + 6, y - 70),
            (x - 8, y - 58),
            size=9,
            pencil=GOLD,
        )
    pen.shape(ellipse((x, y), 23, 21), SKIN, line=5.5)
    pen.strokes(
        [(x - 12, y - 6), (x + 10, y - 7)],
        [(x - 12, y + 3), (x + 12, y + 2)],
        [(x - 9, y + 12), (x + 9, y + 11)],
    )


def _tissues(pen: Pen, mood: Mood) -> None:
    """The second box today."""
    lift = {Mood.GLAD: -26.0, Mood.HURT: 16.0}.get(mood, 0.0)
    x, y = 330, 290 + lift
    arm(pen, (292, 262), (330, 306), (x - 34, y + 26), sleeve=SKIN, width=44)
    pen.shape(
        polygon(
            (x - 20, y - 14),
            (x - 28, y - 46),
            (x - 6, y - 36),
            (x + 8, y - 58),
            (x + 16, y - 34),
            (x + 34, y - 40),
            (x + 22, y - 14),
        ),
        WHITE,
        line=5,
        hatch=None,
        tint=0,
    )
    pen.shape(box(x - 40, y - 16, x + 42, y + 32), PINK, line=6)
    pen.shape(ellipse((x, y - 15), 26, 6), ROSE, line=4, hatch=None)
    heart = blob(
        sharp(x + 8, y + 26),
        (x - 6, y + 10),
        (x, y),
        sharp(x + 8, y + 6),
        (x + 16, y),
        (x + 22, y + 10),
    )
    pen.shape(heart, CRIMSON, line=0, hatch=None)
    pen.shape(ellipse((x - 38, y + 24), 21, 18), SKIN, line=5.5)
    pen.strokes(
        [(x - 44, y + 20), (x - 28, y + 18)], [(x - 44, y + 29), (x - 28, y + 28)], pencil=UMBER
    )
