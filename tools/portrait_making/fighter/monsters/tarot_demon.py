"""Tarot Demon: three eyes on the future, a box of crayons, and the death card he drew of you."""

from tools.portrait_making.anatomy import arm, horn, pointed_ear
from tools.portrait_making.curves import Spot, around, sharp
from tools.portrait_making.faces import Gladness, brows, eyes, mouth, signs
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BLUE,
    BRICK,
    CRIMSON,
    GOLD,
    GREEN,
    INK,
    LILAC,
    NIGHT,
    ORANGE,
    PINK,
    PURPLE,
    STRAW,
    WHITE,
    Pencil,
    mixed,
)
from tools.portrait_making.shapes import blob, box, ellipse, limb, polygon, star

SKIN = mixed(PINK, PURPLE, 0.45)
ROBE = mixed(NIGHT, BLUE, 0.25)


def draw(pen: Pen, mood: Mood) -> None:
    """He sees a tall dark stranger. It is him."""
    pen.ground(reach=160)
    _robe(pen)
    tilt = {Mood.HURT: 8.0, Mood.GLAD: -6.0}.get(mood, 0.0)
    with pen.placed(turn=tilt, about=(196, 220)):
        _head(pen, mood)
    _fan(pen, mood)
    _table(pen)
    _death(pen, mood)
    signs(pen, mood, (56, 74), (348, 60) if mood is not Mood.HURT else (282, 56))


def _robe(pen: Pen) -> None:
    robe = blob(
        sharp(92, 350), (96, 276), (130, 236), (196, 218), (262, 236), (298, 276), sharp(304, 350)
    )
    pen.shape(robe, ROBE)
    for x, y, size in ((140, 276, 11), (236, 300, 10), (160, 314, 8), (214, 256, 7)):
        pen.shape(star((x, y), size), GOLD, line=0, hatch=None)


def _head(pen: Pen, mood: Mood) -> None:
    for side in (-1, 1):
        horn(pen, (196 + side * 60, 108), (196 + side * 118, 66), width=40, bend=side * 24)
        pointed_ear(
            pen, (196 + side * 66, 162), (196 + side * 120, 178), SKIN, width=38, bend=side * -4
        )
        ring = [around((196 + side * 112, 196), 12, 60 * n) for n in range(7)]
        pen.line(*ring, width=6, pencil=GOLD, start=1, end=1)
    pen.shape(
        blob(
            (196, 92),
            (244, 104),
            (264, 150),
            (250, 200),
            (196, 244),
            (142, 200),
            (128, 150),
            (148, 104),
        ),
        SKIN,
    )
    eyes(
        pen,
        mood,
        (162, 168),
        (230, 168),
        size=23,
        iris=GREEN,
        look=(0.3, 0.1),
        lid=0.3,
        skin=PURPLE,
        glad=Gladness.GLOATING,
    )
    eyes(pen, mood, (196, 126), size=19, iris=GOLD, look=(0, -0.4), glad=Gladness.SHINING)
    brows(pen, mood, (160, 142), (232, 142), width=36, thick=8, temper=0.5, gloats=True)
    pen.line((196, 168), (188, 190), (202, 192), width=5)
    mouth(pen, mood, (196, 212), width=52, smile=0.45, fangs=2)
    pen.shape(polygon((186, 238), (206, 238), (194, 270)), INK, line=4, hatch=None)
    _turban(pen)


def _turban(pen: Pen) -> None:
    """With a crayon behind the jewel."""
    with pen.placed(turn=24, about=(232, 60)):
        pen.shape(box(224, 14, 242, 66), BRICK, line=4.5, hatch=None)
        pen.shape(polygon((224, 16), (242, 16), (233, 0)), BRICK, line=4.5, hatch=None)
        pen.strokes([(226, 30), (240, 30)], [(226, 54), (240, 54)])
    pen.shape(
        blob(
            (130, 112), (126, 76), (160, 44), (196, 34), (232, 44), (266, 76), (262, 112), (196, 90)
        ),
        mixed(ORANGE, GOLD, 0.5),
    )
    pen.line((132, 108), (176, 82), (250, 62), width=4)
    pen.line((260, 108), (216, 82), (142, 62), width=4)
    pen.line((158, 48), (196, 56), (236, 48), width=4)
    pen.shape(ellipse((196, 80), 16, 19), CRIMSON, line=5)
    pen.dots((191, 74), size=6, pencil=WHITE)


def _table(pen: Pen) -> None:
    cloth = blob(
        sharp(36, 336),
        (200, 326),
        sharp(366, 336),
        (376, 366),
        sharp(384, 386),
        (200, 392),
        sharp(18, 386),
        (28, 366),
    )
    pen.shape(cloth, CRIMSON)
    pen.strokes(
        *([(x, 372), (x + 14, 384), (x + 28, 372)] for x in range(34, 350, 34)),
        width=4,
        pencil=GOLD,
    )
    for n, pencil in enumerate((GREEN, ORANGE, BLUE)):
        with pen.placed(turn=-64 + n * 26, about=(300 + n * 18, 350)):
            _crayon(pen, (300 + n * 18, 350), pencil)


def _crayon(pen: Pen, at: Spot, pencil: Pencil) -> None:
    x, y = at[0], at[1]
    pen.shape(
        polygon((x - 7, y + 22), (x - 7, y - 16), (x, y - 32), (x + 7, y - 16), (x + 7, y + 22)),
        pencil,
        line=4.5,
        hatch=None,
    )
    pen.strokes([(x - 6, y - 10), (x + 6, y - 10)], width=2.8)


def _fan(pen: Pen, mood: Mood) -> None:
    """Sun, moon, and what may be a horse."""
    x, y = {Mood.GLAD: (316, 226), Mood.HURT: (314, 290)}.get(mood, (318, 262))
    arm(pen, (272, 262), (316, 322), (x, y), sleeve=ROBE, width=42)
    for n, turn in enumerate((-34, -4, 26)):
        with pen.placed(turn=turn, about=(x, y)):
            pen.shape(box(x - 24, y - 88, x + 24, y - 8), WHITE, line=5, hatch=None, tint=0)
            middle = (x, y - 58)
            if n == 0:
                pen.dots(middle, size=20, pencil=GOLD)
                pen.strokes(
                    *([around(middle, 13, a), around(middle, 19, a)] for a in range(0, 360, 45)),
                    pencil=GOLD,
                )
            elif n == 1:
                pen.strokes(
                    [around(middle, 14, a) for a in (-60, -120, 180, 120, 60)], width=7, pencil=BLUE
                )
            else:
                pen.strokes(
                    [(x - 10, y - 44), (x - 10, y - 58), (x + 8, y - 58), (x + 8, y - 44)],
                    [(x + 8, y - 58), (x + 12, y - 72), (x + 16, y - 66)],
                    width=4,
                    pencil=BRICK,
                )
    pen.shape(ellipse((x, y), 21, 20), SKIN, line=5.5)
    pen.strokes(
        [(x - 11, y - 6), (x + 10, y - 7)],
        [(x - 11, y + 2), (x + 10, y + 1)],
        [(x - 8, y + 10), (x + 8, y + 9)],
    )


def _death(pen: Pen, mood: Mood) -> None:
    """You, with a scythe or a lamp post."""
    x, y = {Mood.GLAD: (82, 218), Mood.HURT: (88, 300)}.get(mood, (84, 254))
    arm(pen, (118, 262), (66, 322), (x + 6, y + 66), sleeve=ROBE, width=42)
    with pen.placed(turn=-8 if mood is not Mood.HURT else -20, about=(x, y)):
        pen.shape(box(x - 54, y - 82, x + 54, y + 76), WHITE, hatch=None, tint=0)
        pen.strokes(
            [
                sharp(x - 44, y - 72),
                sharp(x + 44, y - 72),
                sharp(x + 44, y + 66),
                sharp(x - 44, y + 66),
                sharp(x - 44, y - 72),
            ],
            width=4,
            pencil=PURPLE,
        )
        head = [around((x - 4, y - 34), 20, 45 * n) for n in range(10)]
        pen.strokes(
            head,
            [(x - 4, y - 14), (x - 3, y + 26)],
            [(x - 28, y - 2), (x + 22, y - 6)],
            [(x - 22, y + 54), (x - 3, y + 26), (x + 16, y + 54)],
            width=6,
            pencil=BLUE,
        )
        for dx in (-12, 4):
            pen.strokes(
                [(x + dx - 4, y - 42), (x + dx + 4, y - 34)],
                [(x + dx + 4, y - 42), (x + dx - 4, y - 34)],
                width=3.6,
                pencil=CRIMSON,
            )
        pen.strokes([(x - 12, y - 22), (x - 4, y - 26), (x + 5, y - 22)], width=3.6, pencil=CRIMSON)
        pen.strokes(
            [(x + 32, y + 40), (x + 30, y - 40), (x + 12, y - 60)],
            [(x - 40, y + 60), (x - 10, y + 58), (x + 40, y + 61)],
            width=5,
            pencil=GREEN,
        )
        pen.shape(star((x - 30, y - 58), 9), STRAW, line=0, hatch=None)
    hand = (x + 16, y + 66)
    pen.shape(ellipse(hand, 21, 19), SKIN, line=5.5)
    pen.strokes(
        *([(hand[0] - 10 + d, hand[1] - 10), (hand[0] - 10 + d, hand[1] + 4)] for d in (0, 9, 18))
    )
    pen.shape(
        limb(((hand[0] - 16, hand[1] + 4), (hand[0] - 2, hand[1] + 10)), (10, 10)),
        mixed(SKIN, LILAC, 0.4),
        line=0,
        hatch=None,
    )
