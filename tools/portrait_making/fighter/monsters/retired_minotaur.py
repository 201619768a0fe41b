"""Retired Minotaur: a cardigan, a map, a ball of wool, and the exit right behind him."""

from tools.portrait_making.anatomy import horn
from tools.portrait_making.curves import sharp
from tools.portrait_making.faces import Gladness, brows, eyes, signs
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BRICK,
    BROWN,
    CRIMSON,
    GOLD,
    GREEN,
    GREY,
    INK,
    ORANGE,
    PINK,
    ROSE,
    SKY,
    STRAW,
    TAN,
    UMBER,
    WHITE,
    mixed,
)
from tools.portrait_making.shapes import blob, box, ellipse, limb, polygon, shaggy

HIDE = mixed(UMBER, BROWN, 0.6)
MUZZLE = mixed(TAN, PINK, 0.4)
CARDIGAN = mixed(GOLD, ORANGE, 0.3)


def draw(pen: Pen, mood: Mood) -> None:
    """Left, left, left, and then left."""
    pen.ground(reach=165)
    _exit(pen)
    _body(pen)
    tilt = {Mood.HURT: -7.0, Mood.GLAD: 5.0}.get(mood, 0.0)
    with pen.placed(turn=tilt, about=(190, 230)):
        _head(pen, mood)
    _map(pen, mood)
    _wool(pen)
    signs(pen, mood, (74, 196), (318, 176))


def _exit(pen: Pen) -> None:
    """This way."""
    pen.line((360, 38), (360, 66), width=5, start=1, end=1)
    pen.shape(box(322, 62, 396, 120), GREEN, line=6)
    pen.strokes([(334, 92), (366, 92)], width=9, pencil=WHITE)
    pen.shape(polygon((362, 74), (386, 92), (362, 110)), WHITE, line=0, hatch=None, tint=0)


def _body(pen: Pen) -> None:
    for x in (138, 246):
        pen.shape(ellipse((x, 372), 40, 16), BRICK)
        pen.shape(ellipse((x, 362), 24, 10), PINK, line=4.5, hatch=None)
    pen.shape(
        blob(
            sharp(70, 274),
            (110, 236),
            (190, 224),
            (272, 236),
            sharp(312, 274),
            (312, 330),
            (286, 366),
            (192, 372),
            (98, 366),
            (70, 330),
        ),
        CARDIGAN,
    )
    pen.shape(polygon((146, 234), (238, 234), (192, 306)), WHITE, line=5, hatch=None)


def _head(pen: Pen, mood: Mood) -> None:
    horn(pen, (134, 92), (56, 22), width=54, bend=-32, rings=4)
    horn(pen, (248, 92), (312, 22), width=54, bend=32, rings=4)
    for side in (-1, 1):
        droop = 14 if mood is Mood.HURT else 0
        ear = blob(
            (191 + side * 72, 112),
            (191 + side * 104, 108 + droop),
            (191 + side * 128, 132 + droop),
            (191 + side * 100, 140 + droop),
            (191 + side * 72, 134),
        )
        pen.shape(ear, HIDE)
    skull = blob(
        (191, 62),
        (244, 72),
        (270, 120),
        (258, 176),
        (244, 214),
        (138, 214),
        (124, 176),
        (112, 120),
        (138, 72),
    )
    pen.shape(skull, HIDE)
    pen.shape(
        shaggy(blob((160, 84), (166, 54), (191, 42), (218, 54), (222, 84), (192, 96)), 22, 8),
        mixed(GREY, WHITE, 0.5),
        line=5,
    )
    eyes(
        pen,
        mood,
        (152, 130),
        (230, 130),
        size=24,
        iris=GREEN,
        look=(0, 0.6),
        lid=0.3,
        skin=mixed(HIDE, TAN, 0.45),
        glad=Gladness.BEAMING,
    )
    brows(
        pen,
        mood,
        (146, 104),
        (236, 104),
        width=46,
        thick=15,
        temper=-0.5,
        pencil=mixed(GREY, WHITE, 0.55),
    )
    _muzzle(pen, mood)


def _muzzle(pen: Pen, mood: Mood) -> None:
    pen.shape(
        blob(
            (191, 166),
            (246, 174),
            (272, 208),
            (254, 246),
            (191, 256),
            (128, 246),
            (110, 208),
            (136, 174),
        ),
        MUZZLE,
    )
    for x in (158, 224):
        pen.shape(ellipse((x, 204), 13, 9), INK, line=0, hatch=None, tint=0)
    ring = ((176, 208), (176, 226), (191, 236), (206, 226), (206, 208))
    pen.line(*ring, width=12, start=1, end=1)
    pen.line(*ring, width=6, pencil=GOLD, start=1, end=1)
    for x in (158, 224):
        pen.shape(ellipse((x, 170), 24, 17), mixed(SKY, WHITE, 0.6), line=5, hatch=None)
        pen.strokes([(x - 10, 170), (x + 2, 162)], width=4, pencil=WHITE)
    pen.line((182, 168), (191, 163), (200, 168), width=5)
    if mood is Mood.CALM:
        pen.line((146, 240), (170, 246), (191, 243), (214, 247), (236, 238), width=5)
    else:
        deep = 28 if mood is Mood.HURT else 22
        pen.shape(
            blob(
                sharp(150, 238),
                (191, 243),
                sharp(232, 238),
                (220, 240 + deep),
                (191, 246 + deep),
                (162, 240 + deep),
            ),
            CRIMSON,
            line=5.5,
            hatch=None,
            tint=0,
        )
        pen.shape(ellipse((191, 238 + deep), 20, 7), ROSE, line=0, hatch=None)


def _map(pen: Pen, mood: Mood) -> None:
    """He drew it himself, from memory."""
    dy, turn = {Mood.HURT: (14.0, 9.0), Mood.GLAD: (-6.0, -4.0)}.get(mood, (0.0, -2.0))
    for side in (-1, 1):
        shoulder = (191 + side * 112, 274)
        pen.shape(
            limb((shoulder, (191 + side * 136, 318), (191 + side * 96, 332 + dy)), (50, 48, 38)),
            CARDIGAN,
        )
    with pen.placed(dy=dy, turn=turn, about=(191, 318)):
        pen.shape(
            polygon(
                (106, 272),
                (150, 264),
                (191, 272),
                (234, 264),
                (278, 272),
                (278, 366),
                (234, 358),
                (191, 366),
                (150, 358),
                (106, 366),
            ),
            WHITE,
            hatch=None,
            tint=0,
        )
        pen.strokes(
            [(150, 264), (150, 358)],
            [(191, 272), (191, 366)],
            [(234, 264), (234, 358)],
            width=2.4,
            pencil=GREY,
        )
        walls = (
            ((118, 350), (118, 284), (266, 284), (266, 350), (142, 350)),
            ((134, 334), (134, 300), (214, 300)),
            ((230, 284), (230, 318)),
            ((250, 300), (250, 334), (214, 334), (214, 316)),
            ((150, 316), (198, 316), (198, 350)),
            ((150, 334), (182, 334)),
        )
        pen.strokes(*([sharp(*spot) for spot in wall] for wall in walls), width=5)
        pen.strokes([(160, 324), (170, 330)], [(170, 324), (160, 330)], width=4, pencil=CRIMSON)
        pen.strokes(
            [(238, 312), (243, 292), (256, 292), (258, 342), (206, 342)], width=3.4, pencil=BRICK
        )
        for x in (104, 280):
            pen.shape(ellipse((x, 330), 20, 22), HIDE, line=5.5)
            inwards = 1 if x < 191 else -1
            pen.strokes(
                *([(x - inwards * 2, y), (x + inwards * 14, y)] for y in (322, 331, 340)),
                pencil=INK,
            )


def _wool(pen: Pen) -> None:
    """Tied to the way in. Which moved."""
    way = (
        (50, 352),
        (22, 290),
        (36, 210),
        (40, 130),
        (64, 88),
        (98, 74),
        (82, 58),
        (66, 74),
        (92, 92),
    )
    pen.line(*way, width=5, pencil=CRIMSON, start=1, end=1)
    pen.shape(ellipse((50, 354), 32), mixed(CRIMSON, ROSE, 0.3))
    pen.strokes(
        [(26, 346), (50, 334), (74, 348)],
        [(24, 360), (50, 350), (76, 362)],
        [(40, 380), (58, 366), (70, 372)],
        [(36, 330), (46, 352), (40, 376)],
        pencil=STRAW,
    )
