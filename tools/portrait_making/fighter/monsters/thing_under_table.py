"""Thing Under the Table: a decent tablecloth, and below it too many eyes and one fork."""

from tools.portrait_making.curves import Spot, sharp
from tools.portrait_making.faces import open_eye, signs, squeezed_eye
from tools.portrait_making.hatching import Hatch
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BLUE,
    BONE,
    BRICK,
    BROWN,
    CRIMSON,
    DEPTH,
    GOLD,
    GREEN,
    LILAC,
    MINT,
    NIGHT,
    PINK,
    PURPLE,
    ROSE,
    SKY,
    STEEL,
    STRAW,
    TAN,
    WHITE,
    mixed,
)
from tools.portrait_making.props import mug, steam
from tools.portrait_making.shapes import blob, ellipse, limb, polygon, shaggy

FUR = mixed(PURPLE, BLUE, 0.15)
ARMS = mixed(PURPLE, LILAC, 0.35)
DARK = mixed(DEPTH, NIGHT, 0.3)


def draw(pen: Pen, mood: Mood) -> None:
    """Do not drop your spoon."""
    pen.ground(reach=180)
    bump = {Mood.HURT: -16.0, Mood.GLAD: -6.0}.get(mood, 0.0)
    _legs(pen)
    _thing(pen, mood)
    with pen.placed(dy=bump, turn=-bump * 0.25, about=(200, 130)):
        _table(pen, mood)
    _arms(pen, mood)
    _crumbs(pen)
    signs(pen, mood, (38, 60), (352, 56))


def _legs(pen: Pen) -> None:
    pen.shape(polygon((58, 130), (342, 130), (336, 374), (64, 374)), DARK, line=0)
    for x in (58, 342):
        pen.shape(polygon((x - 15, 110), (x + 15, 110), (x + 10, 386), (x - 10, 386)), BROWN)


def _table(pen: Pen, mood: Mood) -> None:
    cloth: list[Spot] = [
        sharp(20, 96),
        (120, 88),
        (280, 88),
        sharp(380, 96),
        (384, 130),
        sharp(388, 164),
    ]
    hem: list[Spot] = [
        (362, 158),
        sharp(338, 182),
        (310, 160),
        sharp(282, 176),
        (250, 156),
        sharp(218, 172),
        (186, 154),
        sharp(150, 174),
        (120, 158),
        sharp(92, 180),
        (60, 160),
        sharp(12, 166),
    ]
    pen.shape(blob(*cloth, *hem, (16, 130)), WHITE, hatch=None, tint=0)
    for left in range(30, 360, 48):
        pen.shape(
            polygon((left, 97), (left + 24, 97), (left + 24, 124), (left - 2, 124)), BRICK, line=0
        )
        pen.shape(
            polygon((left + 24, 124), (left + 47, 124), (left + 46, 152), (left + 24, 152)),
            BRICK,
            line=0,
        )
    pen.line((18, 98), (200, 90), (382, 98), width=6)
    pen.shape(ellipse((206, 88), 68, 13), WHITE, line=5.5, hatch=None)
    pen.shape(ellipse((206, 86), 44, 8), SKY, line=3, hatch=None)
    tilt = -22 if mood is Mood.HURT else 0
    with pen.placed(turn=tilt, about=(206, 84)):
        pen.shape(
            blob(sharp(172, 84), (176, 52), (206, 38), (238, 52), sharp(242, 84), (206, 88)),
            ROSE,
            line=6,
        )
        pen.shape(
            blob(
                (172, 56),
                (184, 38),
                (206, 30),
                (230, 38),
                (242, 56),
                (228, 64),
                (216, 56),
                (204, 66),
                (190, 56),
            ),
            mixed(PINK, WHITE, 0.5),
            line=5,
            hatch=None,
        )
        pen.shape(ellipse((206, 26), 9), CRIMSON, line=4.5, hatch=None)
    with pen.placed(turn=-tilt, about=(104, 80)):
        mug(pen, (98, 70), size=42, glaze=GREEN, full=BROWN)
    if mood is not Mood.HURT:
        steam(pen, (98, 40), size=22)


def _thing(pen: Pen, mood: Mood) -> None:
    """Nobody invited it. It came with the house."""
    body = blob(
        (86, 378), (78, 260), (110, 196), (200, 176), (290, 196), (322, 260), (314, 378), (200, 386)
    )
    pen.shape(shaggy(body, 48, 13), FUR, hatch=Hatch(spacing=10))
    places = (
        (134, 238, 33, GOLD),
        (214, 222, 40, MINT),
        (284, 246, 28, GOLD),
        (172, 198, 15, CRIMSON),
        (262, 200, 14, CRIMSON),
        (104, 280, 14, CRIMSON),
    )
    for x, y, size, iris in places:
        if mood is Mood.HURT:
            squeezed_eye(pen, (x, y), size * 0.72, inwards=1 if x < 200 else -1)
        else:
            lid = 0.46 if mood is Mood.GLAD and size > 20 else 0.0
            look = (0.5, -0.5) if mood is Mood.CALM else (0.0, 0.4)
            open_eye(pen, (x, y), size, iris=iris, look=look, lid=lid, skin=ARMS)
    _maw(pen, mood)


def _maw(pen: Pen, mood: Mood) -> None:
    drop = {Mood.HURT: 62.0, Mood.GLAD: 74.0}.get(mood, 52.0)
    pen.shape(
        blob(
            sharp(112, 296),
            (200, 286),
            sharp(292, 294),
            (272, 294 + drop),
            (200, 306 + drop),
            (130, 296 + drop),
        ),
        CRIMSON,
        hatch=None,
        tint=0,
    )
    pen.shape(
        blob(
            (176, 300 + drop), (188, 280 + drop * 0.7), (220, 276 + drop * 0.7), (244, 298 + drop)
        ),
        ROSE,
        line=5,
    )
    for x in range(126, 284, 26):
        pen.shape(polygon((x - 11, 290), (x + 13, 289), (x + 2, 316)), BONE, line=4, hatch=None)
    for x in range(146, 270, 30):
        pen.shape(
            polygon((x - 10, 300 + drop), (x + 10, 300 + drop), (x, 280 + drop)),
            BONE,
            line=4,
            hatch=None,
        )


def _arms(pen: Pen, mood: Mood) -> None:
    """One for the fork, one for feeling about on top."""
    lift = {Mood.GLAD: -20.0, Mood.HURT: 26.0}.get(mood, 0.0)
    pen.shape(
        limb(((92, 330), (34, 320), (28, 262 + lift), (46, 240 + lift)), (42, 34, 24, 14)), ARMS
    )
    x, y = 40, 236 + lift
    with pen.placed(turn=-10, about=(x, y)):
        pen.strokes([(x, y + 36), (x, y - 34)], width=13)
        pen.strokes([(x, y + 36), (x, y - 34)], width=7, pencil=STEEL)
        pen.strokes(
            *([(x, y - 34), (x + d, y - 42), (x + d, y - 66)] for d in (-13, 0, 13)), width=11
        )
        pen.strokes(
            *([(x, y - 34), (x + d, y - 42), (x + d, y - 64)] for d in (-13, 0, 13)),
            width=5,
            pencil=STEEL,
        )
    pen.shape(
        limb(((26, 262 + lift), (44, 252 + lift), (62, 240 + lift)), (20, 17, 10)),
        ARMS,
        line=5.5,
        hatch=None,
    )
    reach = {Mood.HURT: 40.0, Mood.GLAD: -6.0}.get(mood, 0.0)
    pen.shape(
        limb(
            ((310, 330), (372, 316), (382, 220), (356, 140 + reach), (316, 108 + reach)),
            (44, 34, 26, 22, 14),
        ),
        ARMS,
    )
    pen.dots(
        (372, 290),
        (378, 262),
        (379, 234),
        (372, 204),
        (362, 176),
        (350, 152 + reach),
        size=8,
        pencil=PINK,
    )
    if mood is not Mood.HURT:
        pen.shape(ellipse((306, 92 + reach), 19, 15), TAN, line=5)
        pen.dots((300, 90 + reach), (311, 95 + reach), (308, 86 + reach), size=5, pencil=BROWN)
        pen.shape(
            limb(((322, 116 + reach), (302, 108 + reach), (288, 98 + reach)), (15, 12, 8)),
            ARMS,
            line=5,
            hatch=None,
        )


def _crumbs(pen: Pen) -> None:
    crumbs = ((22, 382), (40, 372), (30, 364), (366, 372), (382, 380))
    pen.dots(*crumbs, size=10)
    pen.dots(*crumbs, size=6, pencil=STRAW)
