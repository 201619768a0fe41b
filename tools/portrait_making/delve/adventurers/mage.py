"""The Mage: a first-year in a hat of the last year, with a beard on an elastic band."""

from tools.portrait_making.anatomy import arm, foot
from tools.portrait_making.curves import sharp
from tools.portrait_making.delve.figures import by_mood, head
from tools.portrait_making.faces import Gladness, cheeks, eyes, mouth, signs
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BLUE,
    BROWN,
    GOLD,
    GREEN,
    GREY,
    PEACH,
    SKY,
    STRAW,
    TAN,
    UMBER,
    WHITE,
    mixed,
)
from tools.portrait_making.shapes import blob, ellipse, limb, scalloped, star

SKIN = mixed(TAN, BROWN, 0.35)
ROBE = BLUE
WOOL = mixed(WHITE, SKY, 0.12)


def draw(pen: Pen, mood: Mood) -> None:
    """Omnipotence is next term."""
    pen.ground(reach=130)
    _robe(pen)
    with pen.placed(turn=by_mood(mood, 0, 3, -7), about=(196, 240)):
        _head(pen, mood)
        _beard(pen, mood)
        _hat(pen, mood)
    _book_arm(pen, mood)
    _wand(pen, mood)
    signs(pen, mood, (56, 140), (336, 60))


def _robe(pen: Pen) -> None:
    foot(pen, (160, 382), UMBER, size=30)
    foot(pen, (240, 382), UMBER, size=30, flip=True)
    pen.shape(
        blob(
            (160, 232), (240, 232), (272, 290), sharp(300, 366), (250, 374), (200, 370),
            (150, 374), sharp(100, 366), (128, 290),
        ),
        ROBE,
    )  # fmt: skip
    pen.line((108, 350), (200, 356), (292, 350), width=7, pencil=STRAW, start=0.8, end=0.8)
    for x, y in ((150, 328), (252, 322), (206, 338)):
        pen.shape(star((x, y), 11), STRAW, line=0, hatch=None)


def _head(pen: Pen, mood: Mood) -> None:
    for x in (116, 284):
        pen.shape(ellipse((x, 172), 19, 22), SKIN)
    pen.shape(head((200, 168), 80, 78, 0.86), SKIN)
    eyes(
        pen, mood, (166, 176), (236, 176), size=28, iris=GREEN, look=(0.2, -0.25),
        glad=Gladness.SHINING,
    )  # fmt: skip
    cheeks(pen, (136, 196), (266, 196), size=14)
    pen.shape(ellipse((201, 202), 13, 11), mixed(SKIN, UMBER, 0.25), line=5)


def _beard(pen: Pen, mood: Mood) -> None:
    """When it hurts it slips to one side."""
    pen.strokes([(120, 168), (132, 200), (150, 208)], [(280, 168), (268, 200), (250, 208)], width=4)
    slip = by_mood(mood, 0, 0, 20)
    with pen.placed(slip, slip * 1.4, turn=slip * 0.8, about=(200, 210)):
        wool = blob(
            (142, 206), (170, 200), (200, 208), (230, 200), (258, 206), (254, 246), (232, 284),
            (200, 312), (168, 284), (146, 246),
        )  # fmt: skip
        pen.shape(scalloped(wool, 30, 7), WOOL)
        pen.strokes(
            [(176, 256), (184, 280)],
            [(204, 262), (202, 290)],
            [(228, 252), (220, 276)],
            pencil=GREY,
        )
    mouth(pen, mood, (200, 230), width=40, smile=-0.3)


def _hat(pen: Pen, mood: Mood) -> None:
    """Wide enough for what he is going to learn."""
    cone = blob(
        sharp(104, 116), (140, 84), (156, 44), sharp(196, 8), (250, 16), sharp(300, 42),
        (262, 48), (258, 72), sharp(296, 116), (200, 134),
    )  # fmt: skip
    pen.shape(cone, ROBE)
    pen.line((176, 52), (204, 44), (228, 54), width=4)
    pen.shape(star((196, 84), 21), STRAW, line=4.5)
    pen.shape(
        limb(((66, 128), (130, 128), (200, 138), (270, 128), (336, 124)), (16, 30, 34, 30, 16)),
        ROBE,
    )
    pen.shape(limb(((116, 114), (200, 124), (286, 114)), (15, 17, 15)), GOLD, line=5)


def _book_arm(pen: Pen, mood: Mood) -> None:
    """The manual. He has got as far as page nine."""
    with pen.placed(
        dy=by_mood(mood, 0, -14, 20), turn=by_mood(mood, -8, -14, -30), about=(96, 300)
    ):
        pen.shape(
            blob(
                sharp(44, 262),
                sharp(96, 274),
                sharp(148, 262),
                sharp(148, 330),
                sharp(96, 342),
                sharp(44, 330),
            ),
            GREEN,
        )
        for side in (-1, 1):
            x = 96
            page = blob(
                sharp(x, 268),
                (x + side * 24, 254),
                sharp(x + side * 46, 258),
                sharp(x + side * 46, 320),
                (x + side * 22, 318),
                sharp(x, 332),
            )
            pen.shape(page, WHITE, line=5, hatch=None)
            pen.strokes(
                *([(x + side * 10, y), (x + side * 36, y - 4)] for y in (276, 290, 304)),
                pencil=GREY,
            )
    arm(pen, (144, 258), (112, 296), (110, 326), sleeve=ROBE, skin=SKIN, width=46, hand=18)


def _wand(pen: Pen, mood: Mood) -> None:
    hand = (322.0, 268.0 + by_mood(mood, 0, -60, 40))
    x, y = hand
    pen.shape(limb(((x - 4, y + 28), (x + 12, y - 84)), (11, 9)), UMBER, line=5)
    arm(pen, (256, 258), (290, 300), hand, sleeve=ROBE, skin=SKIN, width=46, hand=19)
    if mood is Mood.HURT:
        puff = scalloped(ellipse((x + 12, y - 104), 30, 22), 26, 7)
        pen.shape(puff, GREY, line=4.5)
        return
    pen.shape(star((x + 14, y - 104), 36, 6, 0.42), STRAW, line=5.5)
    pen.shape(ellipse((x + 14, y - 104), 10), WHITE, line=0, hatch=None)
    pen.dots(
        (x - 26, y - 82),
        (x + 46, y - 66),
        (x - 14, y - 136),
        size=8,
        pencil=mixed(GOLD, PEACH, 0.2),
    )
