"""The Ninja: perfectly hidden behind one twig."""

from tools.portrait_making.anatomy import arm, fist, foot
from tools.portrait_making.curves import Spot, sharp
from tools.portrait_making.delve.figures import by_mood
from tools.portrait_making.faces import Gladness, brows, eyes, signs
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BONE,
    CRIMSON,
    GOLD,
    GREEN,
    INK,
    MOSS,
    NIGHT,
    PEACH,
    STEEL,
    UMBER,
    mixed,
)
from tools.portrait_making.shapes import blob, ellipse, limb, polygon, spike

SUIT = mixed(NIGHT, INK, 0.35)
WRAP = mixed(NIGHT, INK, 0.1)
SKIN = PEACH


def draw(pen: Pen, mood: Mood) -> None:
    """Nobody sees him. Everybody is very polite about it."""
    pen.ground(reach=120)
    _blade_on_back(pen)
    _ribbons(pen, mood)
    _body(pen)
    with pen.placed(dy=-8, turn=by_mood(mood, 0, 5, -8), about=(196, 240)):
        _head(pen, mood)
    _twigs(pen, mood)
    signs(pen, mood, (60, 66), (300, 33))


def _blade_on_back(pen: Pen) -> None:
    with pen.placed(turn=38, about=(200, 250)):
        pen.shape(limb(((200, 120), (200, 60)), (15, 15)), CRIMSON, line=5)
        pen.strokes([(194, 74), (206, 84)], [(194, 90), (206, 100)], width=3.5, pencil=BONE)
        pen.shape(ellipse((200, 122), 22, 9), GOLD, line=5)
        pen.shape(limb(((200, 130), (200, 368)), (18, 16)), INK, line=5)


def _ribbons(pen: Pen, mood: Mood) -> None:
    """They flutter, which is the only thing about him that moves."""
    lift = by_mood(mood, 0, -34, 40)
    for far, low in ((28, 0), (52, 44)):
        ribbon = (
            (112, 122),
            (84, 108 + low * 0.5 + lift * 0.3),
            (56, 136 + low + lift * 0.6),
            (far, 112 + low + lift),
        )
        pen.shape(limb(ribbon, (20, 20, 20, 12)), CRIMSON, line=5.5)


def _body(pen: Pen) -> None:
    for side in (-1, 1):
        x = 200 + side * 30
        pen.shape(limb(((x, 310), (x + side * 22, 338), (x + side * 16, 368)), (42, 38, 26)), SUIT)
        pen.strokes(
            *([(x + side * 16 - 14, y), (x + side * 16 + 16, y + 5)] for y in (346, 358)),
            width=5,
            pencil=BONE,
        )
        foot(pen, (x + side * 22, 384), INK, size=31, flip=side > 0)
    pen.shape(
        blob((150, 230), (250, 230), (268, 276), (252, 318), (200, 330), (148, 318), (132, 276)),
        SUIT,
    )
    pen.line((158, 236), (200, 284), (190, 320), width=5, pencil=BONE)
    pen.line((242, 236), (206, 280), width=5, pencil=BONE)
    pen.shape(limb(((142, 302), (200, 314), (258, 302)), (18, 20, 18)), CRIMSON, line=5)
    pen.shape(limb(((232, 310), (240, 342)), (15, 12)), CRIMSON, line=4.5)


def _head(pen: Pen, mood: Mood) -> None:
    pen.shape(
        blob(
            (200, 48), (264, 66), (300, 126), (292, 196), (248, 240), (200, 248), (152, 240),
            (108, 196), (100, 126), (136, 66),
        ),
        SUIT,
    )  # fmt: skip
    slit = blob(
        sharp(108, 154),
        (150, 126),
        (200, 134),
        (250, 126),
        sharp(294, 154),
        (262, 184),
        (200, 180),
        (140, 184),
    )
    pen.shape(slit, SKIN, line=5.5)
    wide = mood is Mood.CALM
    eyes(
        pen, mood, (160, 156), (242, 156), size=27 if wide else 24, iris=GREEN, look=(0.75, 0.05),
        glad=Gladness.BEAMING,
    )  # fmt: skip
    band = blob(
        (100, 126),
        (128, 96),
        (200, 90),
        (272, 96),
        (300, 126),
        (298, 142),
        (250, 122),
        (200, 118),
        (150, 122),
        (102, 142),
    )
    pen.shape(band, CRIMSON, line=5.5)
    pen.shape(polygon((168, 92), (232, 92), (228, 122), (172, 122)), STEEL, line=5)
    pen.strokes([(186, 108), (200, 100), (214, 108)], [(190, 114), (210, 114)], width=4)
    pen.shape(ellipse((110, 128), 15, 17), CRIMSON, line=5)
    brows(pen, mood, (160, 124), (242, 124), width=34, thick=7, temper=-0.2)
    _cloth(pen, mood)


def _cloth(pen: Pen, mood: Mood) -> None:
    """What his mouth does under it."""
    bend = by_mood(mood, 0, 16, -14)
    pen.line(
        (170, 212 - bend * 0.5), (200, 214 + bend), (232, 212 - bend * 0.5), width=5, pencil=WRAP
    )
    pen.strokes(
        [(128, 206), (150, 222)],
        [(272, 206), (254, 222)],
        [(142, 220), (160, 232)],
        width=4,
        pencil=mixed(WRAP, BONE, 0.4),
    )
    if mood in (Mood.HURT, Mood.DOWN):
        pen.shape(limb(((244, 214), (266, 196)), (16, 16)), BONE, line=4, hatch=None)


def _twigs(pen: Pen, mood: Mood) -> None:
    drop = by_mood(mood, 0, -18, 46)
    arm(
        pen,
        (254, 252),
        (292, 282),
        (314, 272 + drop * 0.4),
        (304, 244 + drop),
        sleeve=SUIT,
        width=34,
    )
    with pen.placed(dy=drop, turn=by_mood(mood, -4, 8, 13), about=(304, 250)):
        _twig(pen, (304, 250))
    fist(pen, (304, 246 + drop), SKIN, size=18)
    if mood is Mood.GLAD:
        arm(pen, (148, 252), (106, 272), (82, 248), (84, 200), sleeve=SUIT, skin=SKIN, width=34)
    else:
        arm(pen, (150, 252), (112, 272), (112, 296), (150, 298), sleeve=SUIT, skin=SKIN, width=34)


def _twig(pen: Pen, at: Spot) -> None:
    x, y = at[0], at[1]
    pen.shape(limb(((x, y + 40), (x - 4, y - 50), (x + 6, y - 150)), (12, 11, 7)), UMBER, line=5)
    for dx, dy, tx, ty in (
        (-4, -60, -56, -84),
        (0, -80, 52, -112),
        (2, -110, -44, -146),
        (4, -140, 40, -176),
        (6, -146, -4, -222),
    ):
        pen.shape(
            spike((x + dx, y + dy), (x + tx, y + ty), 34, 10 if tx > 0 else -10), MOSS, line=5
        )
