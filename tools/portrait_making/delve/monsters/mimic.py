"""The Mimic: a chest with teeth, that has put on whatever the last guests left behind."""

from tools.portrait_making.anatomy import fist, foot
from tools.portrait_making.curves import sharp
from tools.portrait_making.delve.figures import by_mood
from tools.portrait_making.faces import Gladness, brows, eyes, signs
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BLUE,
    BROWN,
    CRIMSON,
    GOLD,
    INK,
    MOSS,
    ROSE,
    STEEL,
    TAN,
    UMBER,
    WHITE,
    mixed,
)
from tools.portrait_making.props import coin, sword
from tools.portrait_making.shapes import blob, box, ellipse, limb, polygon

WOOD = mixed(BROWN, TAN, 0.3)


def draw(pen: Pen, mood: Mood) -> None:
    """As well armed as you are. It counted."""
    pen.ground(reach=150)
    for side in (-1, 1):
        pen.shape(limb(((200 + side * 70, 348), (200 + side * 72, 368)), (24, 22)), MOSS)
        foot(pen, (200 + side * 78, 385), MOSS, size=30, flip=side > 0)
    y = 236 + by_mood(mood, 0, -40, 30)
    pen.shape(limb(((304, 282), (340, 284), (344, y)), (22, 22, 18)), MOSS)
    with pen.placed(turn=by_mood(mood, 8, -6, 10), about=(346, y)):
        sword(pen, (346, y), length=128)
    fist(pen, (345, y), MOSS, size=17)
    _lid(pen, mood)
    _chest(pen)
    _tongue(pen, mood)
    _shield(pen, mood)
    signs(pen, mood, (56, 84), (330, 60))


def _lid(pen: Pen, mood: Mood) -> None:
    up = by_mood(mood, 0, -12, 26)
    with pen.placed(dy=up, turn=by_mood(mood, -3, -6, 7), about=(200, 200)):
        pen.shape(
            blob(sharp(84, 176), sharp(316, 176), (308, 250 - up), (92, 250 - up)),
            INK,
            line=5,
            hatch=None,
        )
        lid = blob(
            sharp(72, 182), (74, 110), (116, 68), (200, 56), (284, 68), (326, 110), sharp(328, 182)
        )
        pen.shape(lid, WOOD)
        pen.strokes(
            [(100, 118), (200, 104), (300, 118)], [(90, 150), (200, 140), (310, 150)], width=4
        )
        for x in (108, 292):
            pen.shape(
                blob(
                    sharp(x - 15, 180),
                    (x - 14, 110),
                    sharp(x - 8, 78),
                    sharp(x + 10, 74),
                    (x + 15, 110),
                    sharp(x + 15, 180),
                ),
                STEEL,
                line=5,
            )
        for x in (100, 134, 168, 202, 236, 270, 300):
            pen.shape(polygon((x - 15, 180), (x + 15, 180), (x, 212)), WHITE, line=4.5, hatch=None)
        eyes(
            pen, mood, (162, 122), (242, 122), size=29, iris=GOLD, look=(0.1, 0.3), lid=0.2,
            skin=mixed(WOOD, UMBER, 0.4), glad=Gladness.GLOATING,
        )  # fmt: skip
        brows(pen, mood, (160, 84), (244, 84), width=48, thick=10, temper=0.6, gloats=True)
        with pen.placed(turn=by_mood(mood, 8, 0, 22), about=(206, 60)):
            helm = blob(sharp(158, 66), (162, 30), (206, 12), (250, 30), sharp(254, 66), (206, 60))
            pen.shape(helm, STEEL)
            pen.line((206, 18), (206, 58), width=5)


def _chest(pen: Pen) -> None:
    pen.shape(blob(sharp(78, 240), sharp(322, 240), sharp(314, 356), sharp(86, 356)), WOOD)
    pen.strokes([(96, 280), (304, 280)], [(96, 320), (304, 320)], width=4)
    for x in (110, 290):
        pen.shape(box(x - 15, 242, x + 15, 354), STEEL, line=5)
        pen.dots((x, 262), (x, 334), size=7)
    for x in (118, 152, 186, 220, 254, 286):
        pen.shape(polygon((x - 15, 246), (x + 15, 246), (x, 216)), WHITE, line=4.5, hatch=None)
    coin(pen, (300, 372), size=12)


def _tongue(pen: Pen, mood: Mood) -> None:
    """It tastes who is coming."""
    end = by_mood(mood, 0, 26, -20)
    tongue = blob(
        (176, 226),
        (200, 220),
        (224, 226),
        (238, 284),
        (226, 322 + end),
        (202, 334 + end),
        (180, 318 + end),
        (168, 284),
    )
    pen.shape(tongue, ROSE)
    pen.line((200, 236), (204, 270), (202, 300 + end), width=4, pencil=CRIMSON)


def _shield(pen: Pen, mood: Mood) -> None:
    lift = by_mood(mood, 0, -26, -4)
    pen.shape(limb(((92, 282), (64, 300 + lift)), (22, 20)), MOSS)
    with pen.placed(dy=lift, turn=by_mood(mood, -6, -14, 12), about=(62, 300)):
        pen.shape(ellipse((60, 298), 48, 52), BLUE)
        pen.shape(ellipse((60, 298), 30, 33), mixed(BLUE, WHITE, 0.5), line=4.5)
        pen.shape(ellipse((60, 298), 12, 13), GOLD, line=5)
