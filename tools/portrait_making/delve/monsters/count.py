"""The Count: a wig, a monocle, an old name, and twice the strength if you look successful."""

from tools.portrait_making.anatomy import arm, bat_wing, fist, foot, pointed_ear
from tools.portrait_making.curves import Spot, sharp
from tools.portrait_making.delve.figures import by_mood, head
from tools.portrait_making.faces import Gladness, brows, eyes, mouth, signs
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BLACK,
    BLUE,
    BONE,
    CRIMSON,
    GOLD,
    GREY,
    INK,
    LILAC,
    MINT,
    PURPLE,
    STRAW,
    WHITE,
    mixed,
)
from tools.portrait_making.props import moustache
from tools.portrait_making.shapes import blob, ellipse, limb, polygon, scalloped, star

SKIN = mixed(BONE, MINT, 0.3)
COAT = mixed(PURPLE, BLUE, 0.35)
WIG = mixed(WHITE, LILAC, 0.35)
CURL = mixed(LILAC, PURPLE, 0.35)
BAT = mixed(BLACK, PURPLE, 0.3)


def draw(pen: Pen, mood: Mood) -> None:
    """He does not bite just anybody."""
    pen.ground(reach=130)
    _cane(pen, mood)
    for side in (-1, 1):
        x = 194 + side * 28
        pen.shape(limb(((x, 322), (x + side * 2, 362)), (26, 22)), WHITE, line=5.5, hatch=None)
        foot(pen, (x + side * 6, 386), INK, size=31, flip=side > 0)
        pen.shape(polygon((x + 2, 366), (x + side * 22, 366), (x + side * 22, 378)), GOLD, line=4)
    _coat(pen)
    with pen.placed(dy=by_mood(mood, 0, -4, 6), turn=by_mood(mood, -3, -7, 8), about=(194, 222)):
        _head(pen, mood)
    _hands(pen, mood)
    signs(pen, mood, (48, 62), (322, 56))


def _coat(pen: Pen) -> None:
    coat = blob(
        (146, 222), (242, 222), (264, 272), (272, 310), sharp(286, 356), (236, 344),
        sharp(194, 326), (152, 344), sharp(102, 356), (116, 310), (124, 272),
    )  # fmt: skip
    pen.shape(coat, COAT)
    pen.shape(
        polygon((172, 232), (216, 232), (206, 318), (194, 326), (182, 318)),
        CRIMSON,
        line=5,
        hatch=None,
    )
    pen.dots((194, 268), (194, 286), (194, 304), size=9, pencil=GOLD)
    for side in (-1, 1):
        x = 194 + side * 56
        shoulder = blob((x - 26, 240), (x, 226), (x + 26, 240), (x + 22, 252), (x - 22, 252))
        pen.shape(shoulder, GOLD, line=5, hatch=None)
        pen.strokes(*([(x + d, 252), (x + d, 262)] for d in (-16, -5, 6, 17)), width=5, pencil=GOLD)
    pen.shape(star((242, 290), 18, 5, 0.5), STRAW, line=4.5, hatch=None)


def _head(pen: Pen, mood: Mood) -> None:
    ruff = scalloped(ellipse((194, 226), 88, 22), 38, 10)
    pen.shape(ruff, WHITE, line=5.5, hatch=None)
    folds = ([(194 + d, 220), (194 + d * 1.2, 236)] for d in (-66, -44, -22, 0, 22, 44, 66))
    pen.strokes(*folds, pencil=GREY)
    for side in (-1, 1):
        pointed_ear(pen, (194 + side * 66, 146), (194 + side * 128, 104), SKIN, width=40, bend=6)
    pen.shape(head((194, 140), 76, 86, 0.66), SKIN)
    _wig(pen)
    eyes(
        pen, mood, (164, 138), (228, 138), size=22, iris=CRIMSON, look=(0.3, 0.3), lid=0.45,
        skin=mixed(LILAC, SKIN, 0.2), glad=Gladness.GLOATING,
    )  # fmt: skip
    brows(
        pen, mood, (162, 108), (230, 106), width=36, thick=8, temper=0.2, pencil=CURL, gloats=True
    )
    _monocle(pen, (228, 138))
    mouth(pen, mood, (196, 204), width=46, smile=0.25, fangs=2)
    pen.shape(blob(sharp(194, 140), (216, 172), (202, 184), (182, 176)),
              mixed(SKIN, CRIMSON, 0.16), line=5)  # fmt: skip
    moustache(pen, (196, 190), width=88, hair=WIG, droop=by_mood(mood, -0.6, -1.0, 0.5))


def _wig(pen: Pen) -> None:
    """Powdered, and older than the castle."""
    tower = blob(
        sharp(118, 128), (108, 84), (124, 44), (158, 18), (194, 12), (230, 18), (264, 44),
        (280, 84), sharp(270, 128), (256, 96), (228, 86), sharp(194, 106), (160, 86), (132, 96),
    )  # fmt: skip
    pen.shape(tower, WIG)
    pen.strokes(
        [(140, 82), (152, 48), (180, 30)],
        [(194, 92), (190, 56), (196, 28)],
        [(248, 82), (238, 48), (212, 30)],
        width=4,
        pencil=CURL,
    )
    for side in (-1, 1):
        for x, y, size in ((76, 122, 21), (82, 160, 20), (76, 196, 18)):
            _roll(pen, (194 + side * x, y), size, side)
    bow = polygon((194, 26), (168, 10), (168, 42), (194, 28), (220, 42), (220, 10))
    pen.shape(bow, CRIMSON, line=5, hatch=None)
    pen.shape(ellipse((194, 26), 9), CRIMSON, line=4.5)


def _roll(pen: Pen, at: Spot, size: float, side: int) -> None:
    x, y = at[0], at[1]
    pen.shape(ellipse(at, size, size * 0.86), WIG, line=5.5, hatch=None)
    pen.strokes(
        [(x - side * size * 0.1, y + size * 0.1), (x + side * size * 0.3, y - size * 0.1),
         (x, y - size * 0.45), (x - side * size * 0.5, y), (x, y + size * 0.5)],
        width=4, pencil=CURL,
    )  # fmt: skip


def _monocle(pen: Pen, at: Spot) -> None:
    ring = ellipse(at, 30).dots
    spots = [dot[:2] for dot in ring]
    pen.line(*spots, spots[0], spots[1], width=7, pencil=GOLD, start=0.9, end=0.9)
    pen.strokes([(250, 160), (262, 190), (250, 226)], width=3.5, pencil=GOLD)


def _cane(pen: Pen, mood: Mood) -> None:
    """With a bat on it, who is alive and would rather be elsewhere."""
    y = by_mood(mood, 0, -24, 10)
    pen.shape(limb(((338, 384), (336, 232 + y)), (13, 13)), INK, line=4)
    pen.shape(ellipse((336, 262 + y), 10, 8), GOLD, line=4.5)
    for flip in (False, True):
        bat_wing(pen, (336, 206 + y), reach=58, rise=40, pencil=BAT, flip=flip)
    for side in (-1, 1):
        ear = polygon(
            (336 + side * 4, 184 + y), (336 + side * 20, 162 + y), (336 + side * 22, 192 + y)
        )
        pen.shape(ear, BAT, line=5, hatch=None)
    pen.shape(ellipse((336, 206 + y), 24, 26), BAT, line=5.5, hatch=None)
    pen.dots((327, 200 + y), (345, 200 + y), size=14, pencil=STRAW)
    pen.dots((341, 202 + y), (343, 202 + y), size=6)
    for x in (331, 341):
        fang = polygon((x - 4, 214 + y), (x + 4, 214 + y), (x, 224 + y))
        pen.shape(fang, WHITE, line=2.5, hatch=None)


def _hands(pen: Pen, mood: Mood) -> None:
    """One on the cane, one to be kissed."""
    y = 288 + by_mood(mood, 0, -24, 10)
    arm(pen, (248, 248), (288, 284), (330, y + 2), sleeve=COAT, width=38)
    pen.shape(ellipse((316, y), 16, 20), WHITE, line=4.5, hatch=None)
    fist(pen, (336, y), SKIN, size=18)
    x, low = 62.0, 288.0 + by_mood(mood, 0, -66, 34)
    arm(pen, (140, 248), (104, 284), (x + 8, low), sleeve=COAT, width=38)
    pen.shape(ellipse((x + 10, low), 18, 20), WHITE, line=4.5, hatch=None)
    for dx, dy in ((-26, 0), (-30, 12), (-24, 22)):
        pen.shape(limb(((x - 6, low + 4), (x + dx, low + dy)), (13, 11)), SKIN, line=5, hatch=None)
    pen.shape(ellipse((x - 6, low + 2), 16, 15), SKIN, line=5.5, hatch=None)
    pen.shape(ellipse((x - 24, low + 2), 7), CRIMSON, line=3.5, hatch=None)
