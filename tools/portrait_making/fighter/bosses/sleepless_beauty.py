"""Sleepless Beauty: a crown askew, a pillow, an alarm clock, and a hundred years of bad hair."""

from tools.portrait_making.anatomy import arm
from tools.portrait_making.curves import Spot, around, sharp
from tools.portrait_making.faces import Gladness, eyes, mouth, signs
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BONE,
    BRICK,
    CRIMSON,
    GOLD,
    LILAC,
    MINT,
    NIGHT,
    PINK,
    PURPLE,
    ROSE,
    SKY,
    STRAW,
    WHITE,
    mixed,
)
from tools.portrait_making.props import crown
from tools.portrait_making.shapes import blob, ellipse, limb, shaggy

SKIN = mixed(mixed(MINT, SKY, 0.3), WHITE, 0.25)
HAIR = mixed(STRAW, GOLD, 0.4)


def draw(pen: Pen, mood: Mood) -> None:
    """Not a morning person."""
    pen.ground(reach=140)
    _mane(pen)
    _gown(pen)
    _head(pen, mood)
    _pillow(pen, mood)
    _clock(pen, mood)
    signs(pen, mood, (42, 92), (358, 70))


def _mane(pen: Pen) -> None:
    hair = blob(
        (196, 44),
        (280, 66),
        (312, 150),
        (306, 250),
        (262, 312),
        (130, 312),
        (86, 250),
        (80, 150),
        (112, 66),
    )
    pen.shape(shaggy(hair, 56, 22), HAIR)


def _gown(pen: Pen) -> None:
    pen.shape(
        blob(
            sharp(150, 246),
            (196, 238),
            sharp(242, 246),
            (272, 310),
            sharp(300, 376),
            (262, 386),
            (230, 374),
            (196, 388),
            (162, 374),
            (130, 386),
            sharp(94, 376),
            (122, 310),
        ),
        mixed(PINK, LILAC, 0.3),
    )
    pen.strokes(
        [(150, 320), (140, 364)], [(196, 312), (196, 372)], [(244, 320), (254, 364)], pencil=PURPLE
    )
    pen.line(
        (152, 250),
        (174, 268),
        (196, 256),
        (218, 268),
        (240, 250),
        width=10,
        pencil=WHITE,
        start=1,
        end=1,
    )
    pen.line((152, 252), (174, 272), (196, 260), (218, 272), (240, 252), width=4)
    pen.line((142, 290), (196, 300), (250, 290), width=8, pencil=CRIMSON)


def _head(pen: Pen, mood: Mood) -> None:
    pen.shape(
        blob(
            (196, 86),
            (260, 104),
            (280, 160),
            (256, 222),
            (196, 250),
            (136, 222),
            (112, 160),
            (132, 104),
        ),
        SKIN,
    )
    pen.shape(
        blob(
            sharp(106, 182),
            (100, 112),
            (140, 72),
            (196, 64),
            (254, 72),
            (292, 112),
            sharp(288, 182),
            (272, 132),
            sharp(254, 146),
            (236, 112),
            sharp(214, 128),
            (196, 104),
            sharp(168, 132),
            (154, 112),
            sharp(128, 150),
        ),
        HAIR,
    )
    for at, turn in (((104, 84), -40), ((84, 132), -66), ((300, 120), 60)):
        _curler(pen, at, turn)
    with pen.placed(turn=16, about=(216, 70)):
        crown(pen, (222, 66), width=92, height=46)
    _mask(pen)
    _eyes(pen, mood)
    pen.line((196, 178), (190, 194), (200, 195), width=4)
    mouth(pen, mood, (196, 222), width=62, smile=-0.5, fangs=2)


def _curler(pen: Pen, at: Spot, turn: float) -> None:
    """Put in a century ago, just for the night."""
    x, y = at[0], at[1]
    with pen.placed(turn=turn, about=at):
        pen.shape(limb(((x - 20, y), (x + 20, y)), (32, 32)), ROSE, line=5.5)
        pen.strokes(*([(x + d, y - 12), (x + d + 3, y), (x + d, y + 12)] for d in (-14, 0, 14)))


def _mask(pen: Pen) -> None:
    """For the sleep she is not getting."""
    pen.shape(
        blob(
            sharp(112, 122),
            (150, 98),
            (196, 108),
            (242, 98),
            sharp(282, 122),
            (258, 142),
            (224, 142),
            (196, 126),
            (168, 142),
            (134, 142),
        ),
        PURPLE,
        line=5.5,
    )
    pen.strokes(
        [(138, 120), (152, 128), (168, 122)],
        [(226, 122), (240, 128), (256, 120)],
        width=4,
        pencil=WHITE,
    )


def _eyes(pen: Pen, mood: Mood) -> None:
    for x in (158, 234):
        for reach, share in ((34, 0.35), (42, 0.6)):
            bag = [around((x, 168), reach, degrees) for degrees in (140, 90, 40)]
            pen.line(*bag, width=6, pencil=mixed(NIGHT, ROSE, share))
    eyes(
        pen,
        mood,
        (158, 170),
        (234, 170),
        size=29,
        iris=CRIMSON,
        look=(-0.1, 0.05),
        lid=0.3,
        skin=LILAC,
        glad=Gladness.GLOATING,
        white=mixed(WHITE, PINK, 0.3),
    )
    if mood is Mood.CALM:
        pen.strokes(
            [(134, 178), (144, 174)],
            [(136, 186), (145, 180)],
            [(258, 178), (248, 174)],
            [(256, 186), (247, 180)],
            width=2.6,
            pencil=CRIMSON,
        )


def _pillow(pen: Pen, mood: Mood) -> None:
    lift = {Mood.GLAD: -60.0, Mood.HURT: 20.0}.get(mood, 0.0)
    with pen.placed(dy=lift * 0.6, turn=-14 + lift * 0.2, about=(82, 300)):
        pen.shape(
            blob(
                sharp(14, 244),
                (68, 256),
                sharp(124, 238),
                (114, 294),
                sharp(130, 350),
                (72, 338),
                sharp(16, 354),
                (26, 298),
            ),
            WHITE,
        )
        pen.strokes(
            [(30, 260), (44, 274)],
            [(112, 256), (98, 270)],
            [(32, 338), (46, 324)],
            [(112, 334), (98, 322)],
        )
        pen.line((52, 292), (66, 292), (52, 308), (68, 308), width=5, pencil=SKY)
    arm(
        pen,
        (146, 272),
        (110, 308 + lift * 0.2),
        (92, 320 + lift * 0.6),
        sleeve=SKIN,
        skin=SKIN,
        width=30,
        hand=18,
    )


def _clock(pen: Pen, mood: Mood) -> None:
    """It went off. So did she."""
    lift = {Mood.GLAD: -70.0, Mood.HURT: 14.0}.get(mood, 0.0)
    x, y = 326, 250 + lift
    for side in (-1, 1):
        pen.shape(ellipse((x + side * 24, y - 36), 17, 12, side * 40), GOLD, line=5)
        pen.shape(limb(((x + side * 22, y + 32), (x + side * 30, y + 46)), (8, 8)), GOLD, line=4)
    pen.shape(ellipse((x, y), 41), BRICK)
    pen.shape(ellipse((x, y), 29), BONE, line=4.5, hatch=None)
    pen.line((x, y - 20), (x, y), width=5)
    pen.line((x, y), (x + 14, y + 6), width=5)
    pen.strokes(
        [(x - 18, y - 22), (x - 6, y - 6), (x - 20, y + 8)],
        [(x - 6, y - 6), (x + 4, y + 18)],
        pencil=NIGHT,
    )
    for side in (-1, 1):
        pen.strokes(
            [(x + side * 46, y - 44), (x + side * 58, y - 52)],
            [(x + side * 50, y - 26), (x + side * 64, y - 28)],
            width=5,
            pencil=CRIMSON,
        )
    arm(
        pen,
        (246, 272),
        (300, 306 + lift * 0.3),
        (326, 296 + lift),
        sleeve=SKIN,
        skin=SKIN,
        width=30,
        hand=18,
    )
