"""Demon Landlord: wears the house, jingles the keys, and has brought the bill."""

from tools.portrait_making.anatomy import arm, horn, paw, pointed_ear
from tools.portrait_making.curves import around, sharp
from tools.portrait_making.faces import Gladness, brows, eyes, mouth, signs
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BONE,
    BRICK,
    BROWN,
    CRIMSON,
    GOLD,
    GREY,
    INK,
    LILAC,
    NIGHT,
    PEACH,
    PURPLE,
    SKY,
    STRAW,
    UMBER,
    WHITE,
    mixed,
)
from tools.portrait_making.shapes import blob, box, ellipse, mirrored, polygon

SKIN = mixed(PURPLE, LILAC, 0.3)
WALL = mixed(STRAW, BONE, 0.5)


def draw(pen: Pen, mood: Mood) -> None:
    """Heating not included."""
    pen.ground(reach=140)
    for x in (140, 260):
        paw(pen, (x, 368), SKIN, size=27)
    _house(pen)
    _tenant(pen, mood)
    tilt = {Mood.HURT: 7.0, Mood.GLAD: -5.0}.get(mood, 0.0)
    with pen.placed(turn=tilt, about=(200, 210)):
        _head(pen, mood)
    _roof(pen)
    _keys(pen, mood)
    _bill(pen, mood)
    signs(pen, mood, (60, 70), (340, 70))


def _house(pen: Pen) -> None:
    pen.shape(polygon((96, 222), (304, 222), (296, 364), (104, 364)), WALL)
    bricks = [(124, 342), (276, 340), (120, 236), (282, 238)]
    pen.strokes(
        *(
            [sharp(x - 12, y), sharp(x + 12, y), sharp(x + 12, y + 11), sharp(x - 12, y + 11)]
            for x, y in bricks
        ),
        pencil=BROWN,
    )
    for x in (132, 268):
        pen.shape(box(x - 24, 258, x + 24, 310), NIGHT, line=6)
        for dx in (-16, -2, 12):
            pen.shape(
                polygon((x + dx - 6, 310), (x + dx + 7, 310), (x + dx, 330 - abs(dx) * 0.5)),
                mixed(SKY, WHITE, 0.5),
                line=3.4,
                hatch=None,
            )


def _tenant(pen: Pen, mood: Mood) -> None:
    """Wears all he owns."""
    pen.shape(
        blob(sharp(172, 364), (172, 286), (200, 268), (228, 286), sharp(228, 364)), UMBER, line=6
    )
    pen.shape(
        blob(sharp(180, 362), (184, 338), (200, 330), (216, 338), sharp(220, 362)),
        SKY,
        line=5,
        hatch=None,
    )
    pen.shape(ellipse((200, 318), 17, 18), mixed(PEACH, SKY, 0.35), line=5, hatch=None)
    pen.shape(
        blob(sharp(182, 312), (186, 294), (200, 286), (214, 294), sharp(218, 312)),
        CRIMSON,
        line=4.5,
        hatch=None,
    )
    pen.dots((200, 284), size=10, pencil=WHITE)
    pen.dots((193, 318), (207, 318), size=5)
    if mood is Mood.HURT:
        pen.line((192, 327), (200, 332), (208, 326), width=4)
    else:
        pen.strokes([(193, 328), (197, 325), (200, 329), (204, 325), (208, 329)], width=2.8)


def _head(pen: Pen, mood: Mood) -> None:
    for side in (-1, 1):
        horn(pen, (200 + side * 58, 74), (200 + side * 88, 16), width=36, bend=side * 12)
        pointed_ear(
            pen, (200 + side * 84, 124), (200 + side * 134, 104), SKIN, width=40, bend=side * 6
        )
    pen.shape(
        blob(
            (200, 42),
            (258, 58),
            (286, 112),
            (294, 170),
            (262, 220),
            (200, 234),
            (138, 220),
            (106, 170),
            (114, 112),
            (142, 58),
        ),
        SKIN,
    )
    pen.line((128, 84), (168, 50), (216, 46), (262, 68), width=11, start=0.5, end=0.2)
    pen.line((134, 96), (176, 62), (224, 56), (266, 84), width=5)
    eyes(
        pen,
        mood,
        (164, 116),
        (238, 116),
        size=25,
        iris=GOLD,
        look=(0.1, 0.45),
        lid=0.36,
        skin=PURPLE,
        glad=Gladness.GLOATING,
    )
    brows(pen, mood, (160, 84), (242, 84), width=50, thick=11, temper=0.45, gloats=True)
    pen.shape(ellipse((201, 144), 22, 17), mixed(SKIN, BRICK, 0.35), line=5)
    mouth(pen, mood, (200, 182), width=92, smile=0.5, fangs=2)
    if mood is not Mood.HURT:
        pen.shape(box(206, 176, 221, 192), GOLD, line=3.6, hatch=None)
    pen.line((150, 214), (200, 228), (250, 214), width=4)


def _roof(pen: Pen) -> None:
    """Torn open, and turned into a collar."""
    half = polygon(
        (64, 250),
        (112, 186),
        (140, 196),
        (150, 214),
        (172, 218),
        (166, 234),
        (188, 244),
        (186, 252),
    )
    for side in (half, mirrored(half)):
        pen.shape(side, mixed(BRICK, CRIMSON, 0.3))
    pen.strokes(
        [(98, 228), (112, 216), (128, 222)], [(128, 240), (142, 230), (158, 238)], pencil=UMBER
    )
    pen.strokes(
        [(302, 228), (288, 216), (272, 222)], [(272, 240), (258, 230), (242, 238)], pencil=UMBER
    )


def _keys(pen: Pen, mood: Mood) -> None:
    """One for every soul."""
    x, y = {Mood.GLAD: (46, 178), Mood.HURT: (56, 300)}.get(mood, (50, 236))
    arm(pen, (128, 288), (76, 318), (x, y), sleeve=SKIN, width=34)
    hub = (x + 6, y + 28)
    ring = [around(hub, 22, 45 * n) for n in range(10)]
    pen.line(*ring, width=6, pencil=GREY, start=1, end=1)
    for angle, pencil in ((148, GOLD), (116, GREY), (84, GOLD), (52, GREY)):
        root, bow, tip = around(hub, 20, angle), around(hub, 28, angle), around(hub, 58, angle)
        pen.strokes([root, tip], width=9)
        pen.strokes([root, tip], width=5, pencil=pencil)
        bit = around(hub, 52, angle)
        pen.strokes([bit, around(bit, 10, angle - 90)], width=7)
        pen.dots(bow, size=17)
        pen.dots(bow, size=11, pencil=pencil)
    pen.shape(ellipse((x, y), 20, 18), SKIN, line=5.5)
    pen.strokes(
        [(x - 9, y - 2), (x - 11, y + 10)], [(x, y), (x, y + 12)], [(x + 9, y - 2), (x + 10, y + 9)]
    )


def _bill(pen: Pen, mood: Mood) -> None:
    """It goes on downstairs."""
    x, y = {Mood.GLAD: (342, 196), Mood.HURT: (344, 268)}.get(mood, (346, 236))
    arm(pen, (272, 288), (324, 312), (x, y), sleeve=SKIN, width=34)
    end = 376
    pen.shape(
        blob(
            sharp(x - 34, y - 20),
            sharp(x + 32, y - 20),
            (x + 34, y + 40),
            (x + 26, end - 34),
            sharp(x + 36, end),
            (x, end + 6),
            sharp(x - 34, end),
            (x - 40, end - 34),
            (x - 32, y + 40),
        ),
        WHITE,
        line=5,
        hatch=None,
        tint=0,
    )
    rows = [y + 24 + 15 * n for n in range(int((end - y - 34) // 15))]
    pen.strokes(*([(x - 24, row), (x + 2, row)] for row in rows), pencil=GREY)
    pen.strokes(*([(x + 12, row), (x + 22, row)] for row in rows), width=4, pencil=CRIMSON)
    pen.shape(ellipse((x, y - 14), 20, 17), SKIN, line=5.5)
    pen.strokes(
        [(x - 8, y - 16), (x - 9, y - 4)],
        [(x + 1, y - 15), (x + 1, y - 2)],
        [(x + 9, y - 16), (x + 10, y - 5)],
        pencil=INK,
    )
