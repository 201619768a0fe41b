"""Marketing Lich: a crown, a headset, and a chart on which the tombstones go up and up."""

from tools.portrait_making.anatomy import arm
from tools.portrait_making.curves import Spot, around, sharp
from tools.portrait_making.faces import brows, signs, squeezed_eye
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BLACK,
    BONE,
    BRICK,
    BROWN,
    CRIMSON,
    GREEN,
    GREY,
    INK,
    MINT,
    NIGHT,
    PURPLE,
    STONE,
    STRAW,
    WHITE,
    mixed,
)
from tools.portrait_making.props import crown
from tools.portrait_making.shapes import blob, box, ellipse, limb, polygon

SUIT = mixed(GREEN, NIGHT, 0.35)
GLOW = mixed(MINT, GREEN, 0.15)


def draw(pen: Pen, mood: Mood) -> None:
    """Sign here, in any liquid."""
    pen.ground(middle=190, reach=160)
    _chart(pen, mood)
    _suit(pen)
    tilt = {Mood.HURT: -8.0, Mood.GLAD: 6.0}.get(mood, 0.0)
    with pen.placed(turn=tilt, about=(136, 220)):
        _head(pen, mood)
    _arms(pen, mood)
    signs(pen, mood, (40, 66), (250, 66) if mood is not Mood.HURT else (226, 84))


def _chart(pen: Pen, mood: Mood) -> None:
    """Growth, from below."""
    for foot in (262, 372):
        pen.shape(limb(((316, 260), (foot, 384)), (11, 11)), BROWN, line=5, hatch=None)
    pen.shape(box(240, 108, 390, 310, 2), WHITE, hatch=None, tint=0)
    pen.shape(limb(((238, 108), (392, 112)), (16, 16)), GREY, line=5.5, hatch=None)
    bars = (36, 56, 84, 118) if mood is not Mood.HURT else (118, 84, 52, 26)
    for n, tall in enumerate(bars):
        left, top = 254 + n * 33, 296 - tall
        pen.shape(
            blob(
                sharp(left, 296),
                sharp(left, top + 14),
                (left + 13, top),
                sharp(left + 26, top + 14),
                sharp(left + 26, 296),
            ),
            STONE,
            line=4.5,
        )
        pen.strokes(
            [(left + 13, top + 12), (left + 13, top + 30)],
            [(left + 7, top + 18), (left + 19, top + 18)],
            width=3.4,
            pencil=BONE,
        )
    if mood is Mood.HURT:
        pen.strokes(
            [sharp(256, 142), sharp(296, 186), sharp(318, 176), sharp(366, 244)],
            width=9,
            pencil=CRIMSON,
        )
        pen.shape(polygon((376, 258), (350, 246), (372, 230)), CRIMSON, line=0, hatch=None, tint=0)
    else:
        pen.strokes(
            [sharp(254, 236), sharp(286, 210), sharp(308, 218), sharp(360, 146)],
            width=9,
            pencil=BRICK,
        )
        pen.shape(polygon((372, 130), (366, 162), (344, 146)), BRICK, line=0, hatch=None, tint=0)


def _suit(pen: Pen) -> None:
    """Nothing below the table ever shows in a call."""
    pen.shape(
        blob(
            sharp(62, 250),
            (136, 222),
            sharp(210, 250),
            (216, 310),
            sharp(206, 378),
            (188, 352),
            sharp(166, 384),
            (146, 356),
            sharp(122, 386),
            (104, 354),
            sharp(78, 380),
            (56, 310),
        ),
        SUIT,
    )
    pen.shape(polygon((106, 232), (166, 232), (136, 306)), WHITE, line=5, hatch=None)
    pen.shape(polygon((128, 240), (144, 240), (152, 296), (136, 316), (120, 296)), PURPLE, line=4.5)
    for side in (-1, 1):
        pen.shape(
            polygon(
                (136 + side * 26, 230),
                (136 + side * 60, 250),
                (136 + side * 40, 276),
                (136 + side * 2, 318),
            ),
            mixed(SUIT, INK, 0.25),
            line=5,
            hatch=None,
        )


def _head(pen: Pen, mood: Mood) -> None:
    with pen.placed(turn=-6, about=(136, 70)):
        crown(pen, (132, 84), width=104, height=52)
    pen.shape(
        blob(
            (136, 62),
            (194, 78),
            (218, 130),
            (202, 178),
            (184, 192),
            (178, 232),
            (136, 240),
            (94, 232),
            (88, 192),
            (70, 178),
            (54, 130),
            (78, 78),
        ),
        BONE,
    )
    _eyes(pen, mood)
    pen.shape(
        polygon((136, 166), (148, 188), (138, 184), (128, 188)), INK, line=2, hatch=None, tint=0
    )
    _teeth(pen, mood)
    pen.line((58, 150), (66, 90), (136, 54), (206, 90), (214, 150), width=9, start=0.9, end=0.9)
    for x in (58, 214):
        pen.shape(ellipse((x, 148), 14, 22), BLACK, line=5.5, hatch=None)
    pen.line((60, 166), (72, 216), (106, 226), width=6, start=1, end=1)
    pen.shape(ellipse((110, 226), 11, 8), BLACK, line=4.5, hatch=None)
    pen.strokes([(168, 84), (176, 98), (168, 106), (178, 118)], width=3.4)


def _eyes(pen: Pen, mood: Mood) -> None:
    """Warm, for something that has been cold since the bronze age."""
    for x, inwards in ((104, 1), (170, -1)):
        if mood is Mood.HURT:
            squeezed_eye(pen, (x, 138), 24, inwards=inwards)
            continue
        pen.shape(ellipse((x, 138), 28, 27), INK, line=4, hatch=None, tint=0)
        pupil: Spot = (x + 4, 140)
        pen.dots(pupil, size=30, pencil=mixed(GLOW, INK, 0.45))
        pen.dots(pupil, size=20, pencil=GLOW)
        pen.dots(pupil, size=9, pencil=WHITE)
        if mood is Mood.GLAD:
            pen.shape(
                polygon(*(around(pupil, 15 if n % 2 == 0 else 5, 45 * n - 90) for n in range(8))),
                WHITE,
                line=0,
                hatch=None,
            )
    brows(pen, mood, (102, 102), (172, 102), width=44, thick=8, temper=-0.6, gloats=True)


def _teeth(pen: Pen, mood: Mood) -> None:
    """A winning smile; there is nothing in front of it."""
    low = {Mood.HURT: 234.0, Mood.GLAD: 232.0}.get(mood, 222.0)
    if mood is Mood.HURT:
        pen.shape(
            blob(sharp(104, 214), (136, 198), sharp(170, 214), (160, low), (112, low)),
            WHITE,
            line=5.5,
            hatch=None,
        )
        rows = (206, 230)
    else:
        pen.shape(
            blob(
                sharp(88, 196),
                (136, 206),
                sharp(186, 194),
                (174, low - 4),
                (136, low + 4),
                (100, low - 4),
            ),
            WHITE,
            line=5.5,
            hatch=None,
        )
        rows = (204, round(low) - 2)
    pen.strokes(
        *([(x, rows[0]), (x, rows[1])] for x in (116, 136, 156)),
        [(98, 213), (136, 218), (174, 211)],
        width=3,
    )


def _arms(pen: Pen, mood: Mood) -> None:
    """The premium plan, on one sheet, with a seal."""
    lift = {Mood.GLAD: -22.0, Mood.HURT: 26.0}.get(mood, 0.0)
    x, y = 40, 318 + lift
    arm(pen, (74, 266), (46, 306), (x + 24, y + 6), sleeve=SUIT, width=36)
    with pen.placed(turn=-8, about=(x, y)):
        pen.shape(box(x - 28, y - 56, x + 38, y + 30), STRAW, line=5, hatch=None)
        pen.strokes(
            [(x - 16, y - 40), (x + 26, y - 40)],
            [(x - 16, y - 26), (x + 20, y - 26)],
            [(x - 16, y - 12), (x + 26, y - 12)],
            pencil=GREY,
        )
        pen.dots((x + 20, y + 12), size=20, pencil=CRIMSON)
    _bones(pen, (x + 18, y + 30))
    tip = {Mood.HURT: (300, 330), Mood.GLAD: (306, 116)}.get(mood, (286, 190))
    hand = {Mood.HURT: (240, 306), Mood.GLAD: (230, 216)}.get(mood, (234, 254))
    pen.line(hand, tip, width=8, start=1, end=0.6)
    pen.dots(tip, size=12, pencil=BRICK)
    arm(pen, (200, 266), (222, 300), hand, sleeve=SUIT, width=36)
    _bones(pen, hand)


def _bones(pen: Pen, at: Spot) -> None:
    """A hand, and nothing but."""
    x, y = at[0], at[1]
    for n in range(4):
        pen.shape(
            limb(((x - 10, y - 10 + n * 8), (x + 14, y - 12 + n * 8)), (9, 9)),
            BONE,
            line=4,
            hatch=None,
        )
