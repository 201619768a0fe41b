"""Snail of Doom: attacked on Tuesday, and has crossed out every day since."""

from tools.portrait_making.anatomy import horn
from tools.portrait_making.curves import around, sharp
from tools.portrait_making.faces import Gladness, brows, eyes, signs
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BLACK,
    BONE,
    BRICK,
    BROWN,
    CRIMSON,
    GOLD,
    MINT,
    PURPLE,
    ROSE,
    STEEL,
    STRAW,
    SWAMP,
    WHITE,
    mixed,
)
from tools.portrait_making.shapes import blob, box, ellipse, limb, polygon, spike

FLESH = mixed(STRAW, SWAMP, 0.45)
SHELL = mixed(CRIMSON, PURPLE, 0.35)
HUB = (258, 204)


def draw(pen: Pen, mood: Mood) -> None:
    """Doom, at four metres an hour."""
    pen.ground(reach=175)
    _slime(pen)
    _banner(pen, mood)
    _foot(pen)
    _shell(pen)
    _calendar(pen)
    with pen.placed(turn={Mood.HURT: -10.0, Mood.GLAD: 5.0}.get(mood, 0.0), about=(120, 330)):
        _head(pen, mood)
    signs(pen, mood, (40, 66) if mood is Mood.HURT else (36, 176), (178, 46))


def _slime(pen: Pen) -> None:
    pen.shape(
        blob((20, 376), (110, 366), (300, 370), (380, 364), (386, 380), (300, 390), (100, 390)),
        MINT,
        line=4,
        shade=0,
    )


def _banner(pen: Pen, mood: Mood) -> None:
    """A war cry, for those who can wait."""
    wave = {Mood.HURT: 14.0, Mood.GLAD: -8.0}.get(mood, 0.0)
    pen.shape(limb(((318, 130), (330, 16)), (11, 9)), BROWN, line=5)
    pen.shape(
        blob(
            sharp(328, 18),
            (290, 26 + wave),
            sharp(226, 10 + wave),
            (238, 46 + wave),
            sharp(224, 84 + wave),
            (280, 92 + wave),
            sharp(321, 84),
        ),
        BLACK,
    )
    x, y = 278, 50 + wave
    pen.shape(ellipse((x, y - 4), 19, 17), BONE, line=0, hatch=None)
    pen.shape(box(x - 10, y + 6, x + 10, y + 20), BONE, line=0, hatch=None)
    pen.dots((x - 8, y - 3), (x + 8, y - 3), size=10)
    pen.strokes([(x - 4, y + 12), (x - 4, y + 19)], [(x + 4, y + 12), (x + 4, y + 19)])


def _foot(pen: Pen) -> None:
    pen.shape(
        blob(
            (70, 300),
            (112, 262),
            (170, 286),
            (240, 306),
            (320, 310),
            (366, 340),
            sharp(386, 374),
            (300, 378),
            (150, 380),
            (76, 374),
            (52, 340),
        ),
        FLESH,
    )
    pen.strokes(*([(x, 356), (x + 10, 370)] for x in range(120, 350, 34)), width=3.4)


def _shell(pen: Pen) -> None:
    for angle in (-168, -140, -112, -84, -56, -28, 0, 26):
        pen.shape(spike(around(HUB, 102, angle), around(HUB, 134, angle), 44), STEEL, line=5.5)
    pen.shape(ellipse(HUB, 112, 110), SHELL)
    whorl = [around(HUB, 94 - 8.5 * n, 60 + 48 * n) for n in range(11)]
    pen.line(*whorl, width=10, start=0.5, end=0.4)


def _calendar(pen: Pen) -> None:
    """Hung on a spike, and crossed out without hurry."""
    with pen.placed(turn=8, about=(296, 250)):
        pen.shape(box(258, 230, 336, 318), WHITE, line=5, hatch=None)
        pen.shape(polygon((258, 230), (336, 230), (336, 250), (258, 250)), BRICK, line=4.5)
        for row in (266, 284, 302):
            for x in (272, 288, 304, 320):
                if (row, x) < (302, 304):
                    pen.strokes(
                        [(x - 5, row - 5), (x + 5, row + 5)],
                        [(x + 5, row - 5), (x - 5, row + 5)],
                        width=3.2,
                        pencil=CRIMSON,
                    )
        pen.dots((274, 236), (320, 236), size=7)


def _head(pen: Pen, mood: Mood) -> None:
    sag = 22 if mood is Mood.HURT else 0
    for x, bow in ((82, -14), (148, 14)):
        pen.shape(
            limb(
                ((112 + (x - 112) * 0.4, 260), (x + bow * 0.2, 200), (x + bow, 132 + sag)),
                (24, 20, 20),
            ),
            FLESH,
        )
    pen.shape(
        blob(
            (112, 196),
            (164, 214),
            (182, 270),
            (160, 326),
            (110, 342),
            (56, 322),
            (40, 268),
            (60, 214),
        ),
        FLESH,
    )
    for x, bow in ((82, -14), (148, 14)):
        pen.shape(ellipse((x + bow, 128 + sag), 35), FLESH, line=5.5)
    eyes(
        pen,
        mood,
        (68, 128 + sag),
        (162, 128 + sag),
        size=30,
        iris=CRIMSON,
        look=(-0.2, 0.2),
        lid=0.36,
        skin=FLESH,
        glad=Gladness.GLOATING,
    )
    brows(pen, mood, (68, 88 + sag), (162, 88 + sag), width=50, thick=10, temper=0.9, gloats=True)
    _helmet(pen, mood)
    _mouth(pen, mood)


def _helmet(pen: Pen, mood: Mood) -> None:
    lift = -12 if mood is Mood.HURT else 0
    with pen.placed(dy=lift, turn=-10 if lift else 0, about=(112, 220)):
        for side in (-1, 1):
            horn(
                pen,
                (112 + side * 50, 232),
                (112 + side * 86, 184),
                width=28,
                bend=side * 14,
                pencil=BONE,
                rings=2,
            )
        pen.shape(
            blob(sharp(52, 250), (62, 206), (112, 178), (162, 206), sharp(174, 250), (112, 238)),
            STEEL,
        )
        pen.line((112, 180), (112, 240), width=6)
        pen.dots((74, 236), (94, 230), (130, 230), (152, 236), size=7, pencil=GOLD)


def _mouth(pen: Pen, mood: Mood) -> None:
    if mood is Mood.CALM:
        pen.line((66, 304), (88, 288), (112, 284), (138, 288), (160, 302), width=6.5)
        for x in (88, 136):
            pen.shape(
                polygon((x - 8, 289), (x + 8, 287), (x, 308)), WHITE, line=3.6, hatch=None, tint=0
            )
        return
    ends, bow = (306, 272) if mood is Mood.HURT else (274, 284)
    pen.shape(
        blob(sharp(64, ends), (112, bow), sharp(160, ends), (146, 318), (112, 328), (78, 318)),
        CRIMSON,
        line=5.5,
        hatch=None,
        tint=0,
    )
    pen.shape(ellipse((112, 316), 24, 9), ROSE, line=0, hatch=None)
    for x in (92, 132):
        pen.shape(
            polygon((x - 8, bow + 3), (x + 8, bow + 3), (x, bow + 22)),
            WHITE,
            line=3.4,
            hatch=None,
            tint=0,
        )
