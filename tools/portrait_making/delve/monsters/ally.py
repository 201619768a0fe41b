"""The Ally: large, woolly, on your side, and wearing a badge so that you know."""

from tools.portrait_making.anatomy import horn, open_hand
from tools.portrait_making.curves import sharp
from tools.portrait_making.delve.figures import by_mood
from tools.portrait_making.faces import Gladness, brows, cheeks, eyes, mouth, signs
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BLUE,
    BRICK,
    CRIMSON,
    GREEN,
    LILAC,
    PINK,
    SKY,
    STRAW,
    WHITE,
    mixed,
)
from tools.portrait_making.shapes import blob, box, ellipse, limb, shaggy
from tools.portrait_making.textures import fur

WOOL = mixed(SKY, BLUE, 0.35)
DARK = mixed(BLUE, SKY, 0.2)


def draw(pen: Pen, mood: Mood) -> None:
    """Pick me! Pick me!"""
    pen.ground(reach=140)
    for side in (-1, 1):
        x = 200 + side * 56
        pen.shape(
            shaggy(
                blob((x - 40, 350), (x, 338), (x + 40, 350), (x + 46, 378), (x - 46, 378)), 26, 7
            ),
            DARK,
        )
        pen.dots((x - 18, 376), (x, 378), (x + 18, 376), size=10, pencil=PINK)
    _far_arm(pen, mood)
    with pen.placed(dy=by_mood(mood, 0, -8, 6), turn=by_mood(mood, 0, -3, 6), about=(200, 340)):
        _body(pen, mood)
        _badge(pen)
    _thumb(pen, mood)
    signs(pen, mood, (60, 110), (310, 54))


def _body(pen: Pen, mood: Mood) -> None:
    for side in (-1, 1):
        horn(
            pen, (200 + side * 58, 74), (200 + side * 84, 24), width=36, bend=side * 8, pencil=STRAW
        )
    coat = blob(
        (200, 50), (268, 74), (304, 150), (316, 250), (300, 334), (200, 362), (100, 334), (84, 250),
        (96, 150), (132, 74),
    )  # fmt: skip
    pen.shape(shaggy(coat, 34, 10), WOOL)
    fur(pen, ellipse((200, 316), 84, 34), apart=34, size=12, pencil=DARK)
    fur(pen, ellipse((200, 88), 56, 18), apart=30, size=11, pencil=DARK)
    eyes(
        pen, mood, (160, 142), (240, 142), size=36, iris=GREEN, look=(0.05, 0.05),
        glad=Gladness.SHINING,
    )  # fmt: skip
    brows(pen, mood, (158, 98), (242, 98), width=44, thick=10, temper=-0.6, pencil=BLUE)
    pen.shape(ellipse((200, 182), 25, 18), LILAC, line=5.5)
    cheeks(pen, (122, 188), (280, 188), size=20, pencil=PINK)
    with pen.placed(dy=4):
        mouth(
            pen,
            Mood.GLAD if mood is Mood.CALM else mood,
            (200, 222),
            width=88 if mood is Mood.CALM else 100,
        )
    pen.shape(box(192, 212, 208, 226), WHITE, line=3.5, hatch=None)


def _badge(pen: Pen) -> None:
    """A heart: it cannot be misread."""
    pen.shape(box(106, 268, 174, 316, -6), WHITE, line=5.5, hatch=None)
    pen.shape(
        blob(sharp(140, 310), (120, 290), (126, 278), (140, 284), (152, 276), (160, 288)),
        BRICK,
        line=4,
    )
    pen.strokes([(128, 262), (140, 256), (150, 260)], width=4, pencil=CRIMSON)


def _far_arm(pen: Pen, mood: Mood) -> None:
    """It waves."""
    if mood is Mood.HURT:
        pen.shape(shaggy(limb(((96, 236), (58, 280), (52, 322)), (46, 42, 36)), 26, 6), WOOL)
        open_hand(pen, (52, 334), PINK, size=17, turn=190)
        return
    end = (46.0, 150.0 + by_mood(mood, 0, -28, 0))
    pen.shape(shaggy(limb(((104, 246), (58, 222), end), (46, 42, 36)), 26, 6), WOOL)
    open_hand(pen, (end[0] - 2, end[1] - 12), PINK, size=18, turn=-12)


def _thumb(pen: Pen, mood: Mood) -> None:
    """Up, or at least sideways."""
    y = 290 + by_mood(mood, 0, -34, 16)
    pen.shape(shaggy(limb(((300, 240), (344, 268), (330, y)), (48, 44, 38)), 26, 6), WOOL)
    with pen.placed(turn=by_mood(mood, 0, 8, 80), about=(316, y)):
        pen.shape(limb(((314, y - 8), (312, y - 42)), (18, 16)), PINK, line=5)
        pen.shape(ellipse((316, y + 4), 25, 22), PINK, line=5.5)
        pen.strokes(*([(296, y + d), (314, y + d + 1)] for d in (-2, 8, 17)), width=4)
