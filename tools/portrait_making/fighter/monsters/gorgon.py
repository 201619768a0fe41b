"""Gorgon: all dressed up, a glass in her hand, and her date is a bit stiff."""

from tools.portrait_making.anatomy import arm
from tools.portrait_making.curves import around, sharp
from tools.portrait_making.faces import Gladness, brows, cheeks, eyes, mouth, signs
from tools.portrait_making.hatching import Hatch
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    CRIMSON,
    GOLD,
    GREEN,
    MINT,
    PURPLE,
    SKY,
    STONE,
    STRAW,
    SWAMP,
    WHITE,
    mixed,
)
from tools.portrait_making.props import bow_tie
from tools.portrait_making.shapes import blob, ellipse, limb, polygon

SKIN = mixed(MINT, SWAMP, 0.4)
SNAKE = mixed(GREEN, SWAMP, 0.25)
ROCK = mixed(STONE, WHITE, 0.25)
LOOSE = Hatch(spacing=12)
HEAD = (150, 150)


def draw(pen: Pen, mood: Mood) -> None:
    """Do you come here often? You will now."""
    pen.ground(middle=190, reach=165)
    _tail(pen)
    _dress(pen)
    tilt = {Mood.HURT: -4.0, Mood.GLAD: 7.0}.get(mood, 0.0)
    with pen.placed(turn=tilt, about=(150, 230)):
        _snakes(pen, mood)
        _face(pen, mood)
    _arms(pen, mood)
    _date(pen, mood)
    signs(pen, mood, (34, 296), (312, 120))


def _tail(pen: Pen) -> None:
    pen.shape(
        limb(
            ((150, 300), (196, 338), (180, 366), (110, 364), (52, 352), (34, 322), (54, 308)),
            (74, 62, 48, 42, 30, 18, 6),
        ),
        SNAKE,
        hatch=LOOSE,
    )
    pen.strokes(
        *([(x, 350), (x - 4, 362), (x + 2, 374)] for x in (100, 124, 148, 172)),
        width=4,
        pencil=mixed(SNAKE, STRAW, 0.5),
    )


def _dress(pen: Pen) -> None:
    pen.shape(limb(((150, 200), (150, 240)), (32, 36)), SKIN)
    pen.shape(
        blob(
            sharp(106, 236),
            (130, 246),
            (150, 262),
            (170, 246),
            sharp(194, 236),
            (192, 272),
            (204, 310),
            sharp(212, 338),
            (150, 348),
            sharp(92, 338),
            (98, 310),
            (110, 272),
        ),
        PURPLE,
    )
    pen.dots(
        *((118 + 16 * n, 228 + (10, 17, 20, 17, 10)[n]) for n in range(5)), size=11, pencil=WHITE
    )


def _snakes(pen: Pen, mood: Mood) -> None:
    """Hair with opinions."""
    reach = {Mood.HURT: 112.0, Mood.GLAD: 134.0}.get(mood, 124.0)
    for number, angle in enumerate((170, 202, 231, 259, 287, 314, 342)):
        sway = 14 if number % 2 else -14
        far = reach + (10 if number % 2 else -6)
        tip = around(HEAD, min(far, 112 if 220 < angle < 320 else far), angle)
        root, middle = around(HEAD, 60, angle), around(HEAD, far * 0.74, angle + sway)
        pen.shape(limb((root, middle, tip), (26, 22, 18)), SNAKE, line=5.5, hatch=None)
        pen.shape(ellipse(tip, 19, 14, angle), SNAKE, line=5, hatch=None)
        for side in (-1, 1):
            eye = around(around(tip, 4, angle), 8, angle + side * 90)
            if mood is Mood.HURT:
                pen.strokes(
                    [around(eye, 5, 45), around(eye, 5, 225)],
                    [around(eye, 5, 135), around(eye, 5, -45)],
                    width=2.6,
                )
            else:
                pen.dots(eye, size=9, pencil=STRAW)
                pen.dots(eye, size=4.5)
        lip = around(tip, 18, angle)
        fork = around(lip, 9, angle)
        pen.strokes(
            [lip, fork, around(fork, 7, angle - 35)],
            [fork, around(fork, 7, angle + 35)],
            width=2.8,
            pencil=CRIMSON,
        )


def _face(pen: Pen, mood: Mood) -> None:
    pen.shape(
        blob(
            (150, 82),
            (200, 96),
            (218, 144),
            (202, 196),
            (150, 228),
            (98, 196),
            (82, 144),
            (100, 96),
        ),
        SKIN,
    )
    pen.line((94, 112), (120, 94), (150, 102), (180, 94), (206, 112), width=9, pencil=SNAKE)
    eyes(
        pen,
        mood,
        (120, 152),
        (182, 152),
        size=27,
        iris=GOLD,
        look=(0.6, 0.1),
        lid=0.34,
        skin=PURPLE,
        glad=Gladness.GLOATING,
    )
    if mood is not Mood.HURT:
        for x, side in ((120, -1), (182, 1)):
            pen.line((x + side * 22, 146), (x + side * 32, 140), (x + side * 36, 130), width=5)
            pen.line((x + side * 18, 138), (x + side * 25, 130), (x + side * 27, 122), width=4)
    brows(pen, mood, (116, 118), (186, 118), width=36, thick=5, temper=-0.2, gloats=True)
    pen.strokes([(146, 178), (150, 182), (155, 178)], width=3.6)
    cheeks(pen, (100, 186), (202, 186), size=11)
    mouth(pen, mood, (152, 202), width=44, smile=0.5)
    if mood is Mood.CALM:
        pen.line((136, 202), (152, 209), (168, 201), width=10, pencil=CRIMSON)
    for x in (84, 217):
        pen.shape(ellipse((x, 198), 7, 9), GOLD, line=4, hatch=None)


def _arms(pen: Pen, mood: Mood) -> None:
    """To a long relationship."""
    arm(pen, (108, 250), (64, 282), (88, 316), sleeve=SKIN, skin=SKIN, width=26, hand=15)
    x, y = {Mood.HURT: (236, 300), Mood.GLAD: (250, 214)}.get(mood, (240, 262))
    arm(
        pen, (192, 250), (216, 296 if mood is not Mood.GLAD else 262), (x, y), sleeve=SKIN, width=26
    )
    with pen.placed(turn=38 if mood is Mood.HURT else 8, about=(x, y)):
        pen.line((x, y + 30), (x, y - 16), width=6, start=1, end=1)
        pen.line((x - 16, y + 31), (x + 16, y + 31), width=6, start=0.8, end=0.8)
        pen.shape(
            blob(
                sharp(x - 22, y - 58),
                sharp(x + 22, y - 58),
                (x + 20, y - 24),
                (x, y - 12),
                (x - 20, y - 24),
            ),
            mixed(SKY, WHITE, 0.6),
            line=5,
            hatch=None,
        )
        pen.shape(
            blob(
                sharp(x - 20, y - 40),
                sharp(x + 20, y - 40),
                (x + 17, y - 24),
                (x, y - 15),
                (x - 17, y - 24),
            ),
            CRIMSON,
            line=0,
            hatch=None,
        )
    pen.shape(ellipse((x, y + 4), 16, 15), SKIN, line=5, hatch=None)
    pen.strokes([(x - 8, y), (x + 8, y - 1)], [(x - 8, y + 8), (x + 8, y + 7)])


def _date(pen: Pen, mood: Mood) -> None:
    """He said he would be a rock for her; the rose has not been told."""
    pen.shape(polygon((272, 384), (278, 364), (372, 364), (378, 384)), STONE)
    for x in (306, 344):
        pen.shape(limb(((x, 330), (x, 362)), (28, 30)), ROCK, hatch=None)
    pen.shape(
        blob(
            sharp(286, 342),
            (282, 282),
            (300, 262),
            (326, 258),
            (352, 262),
            (370, 282),
            sharp(364, 342),
        ),
        ROCK,
    )
    pen.shape(ellipse((325, 216), 44, 46), ROCK, hatch=LOOSE)
    pen.shape(
        blob(
            sharp(282, 206),
            (290, 170),
            (330, 160),
            (362, 176),
            sharp(368, 208),
            (340, 188),
            (310, 192),
        ),
        mixed(ROCK, STONE, 0.6),
        line=5.5,
    )
    pen.dots((310, 212), (340, 212), size=19)
    pen.dots((310, 212), (340, 212), size=14, pencil=WHITE)
    pen.dots((308, 213), (338, 213), size=5)
    pen.strokes([(324, 222), (320, 230), (327, 231)], width=3.4)
    if mood is Mood.HURT:
        pen.line((306, 238), (324, 250), (344, 236), width=5)
    else:
        pen.shape(ellipse((325, 243), 12, 7), STONE, line=4.5, hatch=None)
    bow_tie(pen, (326, 270), width=40, silk=STONE)
    pen.strokes(
        [(352, 196), (346, 206), (354, 214), (348, 226)],
        [(296, 300), (306, 308), (300, 320), (308, 332)],
        [(356, 310), (348, 318), (352, 330)],
        width=3,
    )
    pen.shape(limb(((362, 286), (350, 312), (318, 312)), (22, 22, 20)), ROCK, line=5.5)
    pen.line((318, 336), (302, 300), width=6, pencil=GREEN, start=0.9, end=0.9)
    pen.shape(ellipse((296, 284), 20, 19), CRIMSON, line=5, hatch=None)
    pen.strokes(
        [(286, 284), (296, 274), (305, 283), (297, 290), (293, 283)],
        [(282, 292), (296, 299), (309, 292)],
    )
    pen.shape(ellipse((312, 318), 13, 12), ROCK, line=5, hatch=None)
