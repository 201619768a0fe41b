"""Charming Cyclops: white suit, red rose, and a wink that looks just like blinking."""

from tools.portrait_making.anatomy import fist, round_ear
from tools.portrait_making.curves import sharp
from tools.portrait_making.faces import open_eye, signs
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BLACK,
    BLUE,
    BONE,
    BRICK,
    CRIMSON,
    GOLD,
    INK,
    MOSS,
    NIGHT,
    PINK,
    ROSE,
    TAN,
    UMBER,
    WHITE,
    mixed,
)
from tools.portrait_making.shapes import blob, ellipse, limb, polygon
from tools.portrait_making.textures import stitches

SKIN = mixed(TAN, ROSE, 0.35)
SUIT = mixed(BONE, WHITE, 0.55)
SHIRT = mixed(PINK, BRICK, 0.3)
HAIR = mixed(BLACK, NIGHT, 0.4)


def draw(pen: Pen, mood: Mood) -> None:
    """One eye, and he does all he can with it."""
    pen.ground(reach=135)
    _suit(pen)
    with pen.placed(turn={Mood.HURT: -8.0, Mood.GLAD: 6.0}.get(mood, -3.0), about=(200, 240)):
        _head(pen, mood)
    _arms(pen, mood)
    if mood is Mood.GLAD:
        for x, y, size in ((52, 96, 17), (346, 78, 22), (366, 132, 12)):
            _heart(pen, x, y, size)
    else:
        signs(pen, mood, (54, 96), (346, 96))


def _heart(pen: Pen, x: float, y: float, size: float) -> None:
    pen.shape(
        blob(
            sharp(x, y - size * 0.45),
            (x + size * 0.9, y - size * 0.9),
            (x + size, y),
            sharp(x, y + size * 1.2),
            (x - size, y),
            (x - size * 0.9, y - size * 0.9),
        ),
        BRICK,
        line=4.5,
    )


def _suit(pen: Pen) -> None:
    for side in (-1, 1):
        pen.shape(
            blob(
                sharp(200 + side * 8, 378),
                (200 + side * 30, 358),
                (200 + side * 74, 362),
                sharp(200 + side * 84, 378),
            ),
            BLACK,
        )
    trunk = blob((120, 246), (280, 246), (304, 296), sharp(284, 368), sharp(116, 368), (96, 296))
    pen.shape(trunk, SUIT)
    pen.shape(polygon((156, 238), (244, 238), (200, 340)), SHIRT, line=5)
    chest = polygon((170, 236), (230, 236), (200, 310))
    pen.shape(chest, SKIN, line=4.5)
    stitches(pen, polygon((168, 250), (234, 250), (200, 318)), apart=15, size=6, pencil=UMBER)
    pen.line((166, 250), (184, 282), (200, 290), (216, 282), (234, 250), width=6, pencil=GOLD)
    pen.shape(ellipse((200, 294), 10), GOLD, line=4)
    for side in (-1, 1):
        pen.shape(
            blob(
                sharp(200 + side * 44, 232),
                sharp(200 + side * 82, 262),
                sharp(200 + side * 58, 282),
                sharp(200 + side * 66, 300),
                sharp(200 + side * 4, 352),
            ),
            SUIT,
            line=5,
        )
    pen.dots((200, 358), size=9, pencil=GOLD)


def _head(pen: Pen, mood: Mood) -> None:
    for x in (100, 300):
        round_ear(pen, (x, 176), SKIN, size=22, inside=ROSE)
    pen.shape(
        blob(
            (200, 72),
            (266, 90),
            (296, 150),
            (284, 214),
            (244, 262),
            (200, 272),
            (156, 262),
            (116, 214),
            (104, 150),
            (134, 90),
        ),
        SKIN,
    )
    _hair(pen)
    _eye(pen, mood)
    pen.shape(ellipse((200, 212), 17, 12), mixed(SKIN, BRICK, 0.25), line=4.5)
    _smile(pen, mood)


def _hair(pen: Pen) -> None:
    """Held up by pomade and self-belief."""
    pen.shape(
        blob(
            sharp(104, 150),
            (92, 100),
            (104, 46),
            (160, 16),
            (250, 10),
            (318, 26),
            (330, 72),
            (292, 86),
            sharp(298, 152),
            sharp(284, 116),
            (250, 82),
            (190, 86),
            (134, 84),
            sharp(114, 116),
        ),
        HAIR,
    )
    pen.line((128, 66), (180, 40), (250, 38), (290, 62), width=6, pencil=BLUE)
    pen.line((150, 78), (200, 62), (256, 66), width=4, pencil=BLUE)


def _eye(pen: Pen, mood: Mood) -> None:
    if mood is Mood.HURT:
        pen.line((144, 138), (200, 166), (256, 138), width=12)
        pen.line((146, 186), (200, 166), (254, 186), width=12)
        pen.line((152, 120), (200, 108), (248, 122), width=13, pencil=HAIR)
        return
    if mood is Mood.GLAD:
        pen.line(
            (140, 158), (164, 182), (200, 190), (236, 182), (260, 158), width=12, start=0.6, end=0.6
        )
        pen.strokes(
            *(
                [(200 + d, 188 - abs(d) * 0.24), (200 + d * 1.3, 204 - abs(d) * 0.3)]
                for d in (-48, -26, 0, 26, 48)
            ),
            width=5,
        )
        pen.line((140, 126), (200, 104), (262, 112), width=13, pencil=HAIR)
        return
    open_eye(pen, (200, 158), 50, iris=BLUE, look=(0.1, 0.15), lid=0.38, skin=SKIN)
    pen.strokes(
        [(152, 146), (138, 138)],
        [(248, 146), (264, 138)],
        [(156, 134), (146, 124)],
        [(244, 134), (256, 124)],
        width=5,
    )
    pen.line((136, 124), (190, 100), (264, 106), width=13, pencil=HAIR)


def _smile(pen: Pen, mood: Mood) -> None:
    """Round a rose, thorns and all."""
    if mood is Mood.HURT:
        pen.shape(ellipse((206, 240), 24, 18), CRIMSON, line=5.5, hatch=None, tint=0)
        pen.strokes([(192, 230), (220, 230)], width=6, pencil=WHITE)
        _rose(pen, 10, 52, -20)
        return
    pen.shape(
        blob(sharp(150, 228), (200, 240), sharp(256, 222), (240, 250), (204, 260), (168, 252)),
        WHITE,
        line=5.5,
        hatch=None,
        tint=0,
    )
    pen.strokes(*([(x, 236), (x, 254)] for x in (176, 194, 212, 230)), width=2.6)
    pen.line((152, 230), (138, 220), width=5)
    _rose(pen, 0, 0, 0)


def _rose(pen: Pen, dx: float, dy: float, turn: float) -> None:
    with pen.placed(dx - 24, dy, turn=turn, flip=True, about=(224, 244)):
        pen.line((150, 250), (210, 244), (290, 240), width=7, pencil=MOSS, start=0.7, end=0.7)
        pen.shape(blob(sharp(262, 242), (276, 222), sharp(294, 220), (288, 238)), MOSS, line=4)
        pen.shape(ellipse((306, 238), 24, 22), CRIMSON, line=5.5)
        pen.strokes(
            [(296, 236), (306, 228), (316, 238), (306, 246), (300, 240)],
            [(290, 228), (304, 220), (320, 228)],
            width=3.4,
            pencil=INK,
        )


def _arms(pen: Pen, mood: Mood) -> None:
    """Pointing at you with both barrels, or adjusting something that sits well already."""
    pen.shape(limb(((112, 274), (62, 310), (106, 340)), (46, 44, 36)), SUIT)
    fist(pen, (120, 344), SKIN, size=23)
    if mood is Mood.HURT:
        pen.shape(limb(((288, 274), (344, 296), (356, 240)), (46, 44, 36)), SUIT)
        fist(pen, (356, 224), SKIN, size=24)
        return
    lift = -20 if mood is Mood.GLAD else 0
    pen.shape(limb(((288, 274), (340, 312), (336, 270 + lift)), (46, 44, 36)), SUIT)
    with pen.placed(dy=lift, about=(336, 250)):
        pen.shape(limb(((346, 240), (384, 226)), (15, 14)), SKIN, line=5)
        pen.shape(limb(((330, 240), (324, 206)), (15, 13)), SKIN, line=5)
        fist(pen, (336, 250), SKIN, size=24)
