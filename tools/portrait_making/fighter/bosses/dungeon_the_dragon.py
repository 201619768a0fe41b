"""Dungeon the Dragon: towers for horns, a portcullis for teeth, somebody inside."""

from tools.portrait_making.anatomy import bat_wing
from tools.portrait_making.curves import sharp
from tools.portrait_making.faces import Gladness, brows, eyes, signs
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BLACK,
    BLUE,
    BRICK,
    CRIMSON,
    GOLD,
    GREEN,
    GREY,
    INK,
    MOSS,
    PEACH,
    STONE,
    STRAW,
    UMBER,
    mixed,
)
from tools.portrait_making.props import flame
from tools.portrait_making.shapes import blob, ellipse, limb, mirrored, polygon

WALL = mixed(STONE, MOSS, 0.45)
PALE = mixed(WALL, STRAW, 0.4)


def draw(pen: Pen, mood: Mood) -> None:
    """Yes, the whole of it."""
    pen.ground(reach=170)
    lift = {Mood.GLAD: 14.0, Mood.HURT: -16.0}.get(mood, 0.0)
    bat_wing(pen, (284, 220), reach=112, rise=84 + lift, pencil=mixed(CRIMSON, BRICK, 0.4))
    bat_wing(
        pen, (116, 220), reach=112, rise=84 + lift, pencil=mixed(CRIMSON, BRICK, 0.4), flip=True
    )
    for x in (92, 308):
        _tower(pen, x)
    _head(pen)
    _gate(pen, mood)
    _snout(pen, mood)
    _eyes(pen, mood)
    _claws(pen)
    signs(pen, mood, (34, 96), (362, 96))


def _tower(pen: Pen, x: float) -> None:
    """A horn, with a view."""
    pen.shape(polygon((x - 27, 178), (x - 25, 84), (x + 25, 84), (x + 27, 178)), PALE)
    pen.shape(polygon((x - 38, 88), (x, 12), (x + 38, 88)), BRICK)
    pen.strokes([(x - 16, 76), (x - 2, 44)], [(x + 4, 78), (x + 6, 54)], pencil=UMBER)
    pen.shape(
        blob(sharp(x - 9, 128), (x - 8, 108), (x, 102), (x + 8, 108), sharp(x + 9, 128)),
        STRAW,
        line=5,
        hatch=None,
    )


def _head(pen: Pen) -> None:
    merlons = [
        (x, y)
        for left in range(112, 290, 36)
        for x, y in ((left, 96), (left, 70), (left + 20, 70), (left + 20, 96))
    ]
    pen.shape(polygon((104, 150), (104, 96), *merlons, (296, 96), (296, 150)), PALE)
    pen.shape(
        blob(
            (120, 126),
            (200, 112),
            (280, 126),
            (322, 196),
            (330, 290),
            (342, 376),
            (200, 386),
            (58, 376),
            (70, 290),
            (78, 196),
        ),
        WALL,
    )
    bricks = [
        (96, 232),
        (84, 290),
        (300, 226),
        (314, 282),
        (88, 336),
        (308, 338),
        (124, 140),
        (262, 140),
    ]
    pen.strokes(
        *(
            [sharp(x - 14, y), sharp(x + 14, y), sharp(x + 14, y + 13), sharp(x - 14, y + 13)]
            for x, y in bricks
        ),
        pencil=mixed(WALL, INK, 0.6),
    )


def _gate(pen: Pen, mood: Mood) -> None:
    """Abandon hope, and wipe your feet."""
    pen.shape(
        blob(
            sharp(112, 378),
            (116, 310),
            (148, 266),
            (200, 254),
            (252, 266),
            (284, 310),
            sharp(288, 378),
        ),
        CRIMSON if mood is not Mood.CALM else BLACK,
        line=8,
    )
    if mood is Mood.GLAD:
        flame(pen, (150, 376), size=34)
        flame(pen, (252, 376), size=34)
    drop = {Mood.CALM: 302.0, Mood.HURT: 284.0}.get(mood, 290.0)
    bars = [150 + 25 * n for n in range(5)]
    pen.strokes(*([(x, 262), (x, drop)] for x in bars), width=7, pencil=GREY)
    pen.strokes([(140, 284), (260, 284)], width=6, pencil=GREY)
    for x in bars:
        pen.shape(
            polygon((x - 9, drop - 4), (x + 9, drop - 4), (x, drop + 18)),
            STRAW,
            line=3.6,
            hatch=None,
        )
    with pen.placed(dy=2, scale=1.12, about=(200, 376)):
        _adventurer(pen, mood)


def _adventurer(pen: Pen, mood: Mood) -> None:
    """Since noon."""
    pen.shape(
        blob(sharp(184, 376), (188, 342), (200, 336), (212, 342), sharp(216, 376)), BLUE, line=5
    )
    pen.shape(ellipse((200, 326), 17), PEACH, line=5)
    pen.shape(
        blob(sharp(182, 324), (186, 306), (200, 300), (214, 306), sharp(218, 324)), UMBER, line=4
    )
    pen.dots((194, 328), (206, 328), size=5)
    if mood is Mood.CALM:
        pen.strokes([(196, 337), (204, 337)])
    else:
        pen.dots((200, 337), size=7)
    pen.shape(limb(((214, 356), (232, 342)), (9, 9)), PEACH, line=4)
    pen.shape(limb(((232, 352), (236, 330)), (7, 7)), UMBER, line=3.5)
    flame(pen, (236, 330), size=12)


def _snout(pen: Pen, mood: Mood) -> None:
    pen.shape(
        blob(
            (112, 252),
            (136, 214),
            (200, 202),
            (264, 214),
            (288, 252),
            (250, 274),
            (200, 264),
            (150, 274),
        ),
        WALL,
    )
    for side in (-1, 1):
        pen.shape(
            ellipse((200 + side * 36, 236), 11, 8, side * 24), INK, line=0, hatch=None, tint=0
        )
        if mood is not Mood.HURT:
            x = 200 + side * 40
            pen.line(
                (x, 228),
                (x + side * 22, 216),
                (x + side * 18, 204),
                (x + side * 40, 198),
                width=5,
                pencil=GREY,
            )


def _eyes(pen: Pen, mood: Mood) -> None:
    eyes(
        pen,
        mood,
        (146, 172),
        (254, 172),
        size=34,
        iris=GOLD,
        look=(0, 0.3),
        lid=0.24,
        skin=GREEN,
        glad=Gladness.GLOATING,
    )
    brows(pen, mood, (142, 134), (258, 134), width=66, thick=13, temper=0.5, gloats=True)


def _claws(pen: Pen) -> None:
    foot = blob((24, 372), (34, 344), (70, 336), (100, 352), (104, 376), (64, 386))
    for paw in (foot, mirrored(foot)):
        pen.shape(paw, WALL)
        left, _, right, _ = paw.box
        for share in (0.2, 0.5, 0.8):
            x = left + (right - left) * share
            pen.shape(polygon((x - 9, 368), (x + 9, 368), (x, 391)), STRAW, line=3.6, hatch=None)
