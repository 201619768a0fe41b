"""Customs Fiend: a cap, a rubber glove, a barrier, and all of your watches already on his arm."""

from tools.portrait_making.anatomy import arm, horn, pointed_ear
from tools.portrait_making.curves import around, sharp
from tools.portrait_making.faces import Gladness, brows, eyes, mouth, signs
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BLUE,
    BONE,
    BRICK,
    BROWN,
    CRIMSON,
    GOLD,
    INK,
    MOSS,
    PINK,
    SKY,
    STEEL,
    UMBER,
    WHITE,
    mixed,
)
from tools.portrait_making.props import coin, moustache
from tools.portrait_making.shapes import blob, box, ellipse, limb, polygon, star

SKIN = mixed(BLUE, SKY, 0.55)
UNIFORM = mixed(MOSS, UMBER, 0.45)
RUBBER = mixed(PINK, WHITE, 0.2)


def draw(pen: Pen, mood: Mood) -> None:
    """Nothing to declare? Then nobody will miss it."""
    pen.ground(reach=175)
    _body(pen)
    tilt = {Mood.HURT: 8.0, Mood.GLAD: -5.0}.get(mood, 0.0)
    with pen.placed(turn=tilt, about=(196, 220)):
        _head(pen, mood)
    _suitcase(pen, mood)
    _glove(pen, mood)
    _barrier(pen)
    signs(pen, mood, (52, 64), (342, 84))


def _body(pen: Pen) -> None:
    pen.shape(
        blob(
            sharp(74, 372),
            (68, 280),
            (104, 230),
            (196, 214),
            (288, 230),
            (324, 280),
            sharp(318, 372),
        ),
        UNIFORM,
    )
    pen.shape(polygon((164, 222), (228, 222), (196, 266)), WHITE, line=5, hatch=None)
    pen.shape(
        polygon((188, 236), (204, 236), (212, 300), (196, 316), (180, 300)), INK, line=4, hatch=None
    )
    for x in (112, 280):
        pen.shape(limb(((x - 24, 240), (x + 24, 240)), (17, 17)), GOLD, line=5, hatch=None)
    for drop, size in ((54, 8.0), (78, 10.0)):
        beads = [
            (196 + dx * (0.8 + drop / 200), 240 + drop - dx * dx * drop / 2600)
            for dx in range(-48, 49, 12)
        ]
        pen.dots(*beads, size=size + 4)
        pen.dots(*beads, size=size, pencil=WHITE if drop < 60 else GOLD)
    pen.shape(star((116, 292), 19, 6), GOLD, line=4.5)


def _head(pen: Pen, mood: Mood) -> None:
    for side in (-1, 1):
        horn(pen, (196 + side * 62, 84), (196 + side * 112, 26), width=40, bend=side * 18)
        pointed_ear(
            pen, (196 + side * 72, 152), (196 + side * 126, 140), SKIN, width=40, bend=side * 5
        )
    pen.shape(
        blob(
            (196, 84),
            (248, 96),
            (270, 146),
            (258, 200),
            (230, 236),
            (162, 236),
            (134, 200),
            (122, 146),
            (144, 96),
        ),
        SKIN,
    )
    eyes(
        pen,
        mood,
        (164, 146),
        (230, 146),
        size=25,
        iris=GOLD,
        look=(0.4, 0.2),
        lid=0.42,
        skin=mixed(SKIN, BLUE, 0.5),
        glad=Gladness.GLOATING,
    )
    brows(pen, mood, (162, 120), (232, 120), width=42, thick=10, temper=0.5, gloats=True)
    mouth(pen, mood, (196, 214), width=46, smile=-0.3)
    moustache(pen, (196, 194), width=112, hair=INK, droop=0.25)
    pen.shape(ellipse((196, 176), 23, 18), mixed(SKIN, CRIMSON, 0.3), line=5.5)
    _cap(pen)


def _cap(pen: Pen) -> None:
    pen.shape(
        blob(
            sharp(122, 108),
            (96, 62),
            (130, 28),
            (196, 20),
            (262, 28),
            (296, 62),
            sharp(270, 108),
            (196, 96),
        ),
        UNIFORM,
    )
    pen.shape(
        blob(
            sharp(122, 106), (196, 92), sharp(270, 106), sharp(266, 82), (196, 70), sharp(126, 82)
        ),
        CRIMSON,
        line=5,
    )
    pen.shape(
        blob(
            sharp(116, 108),
            (150, 92),
            (196, 90),
            (242, 92),
            sharp(276, 108),
            (240, 122),
            (196, 126),
            (152, 122),
        ),
        INK,
        line=5,
        hatch=None,
        tint=0.1,
    )
    pen.line((140, 108), (170, 99), (200, 98), width=5, pencil=STEEL)
    coin(pen, (196, 56), size=21)


def _suitcase(pen: Pen, mood: Mood) -> None:
    """It used to be yours."""
    lift = {Mood.GLAD: -32.0, Mood.HURT: 22.0}.get(mood, 0.0)
    pen.shape(polygon((214, 300), (226, 246), (376, 246), (388, 300)), mixed(BROWN, INK, 0.25))
    x, y = 322, 200 + lift
    elbow = (366, 276)
    pen.shape(limb(((292, 252), (332, 268), elbow), (46, 46, 40)), UNIFORM)
    pen.shape(limb((elbow, (x, y)), (34, 28)), SKIN)
    for share in (0.22, 0.45, 0.68):
        wrist = elbow[0] + (x - elbow[0]) * share, elbow[1] + (y - elbow[1]) * share
        pen.strokes([(wrist[0] - 15, wrist[1] + 6), (wrist[0] + 15, wrist[1] - 6)], width=8)
        pen.dots(wrist, size=19)
        pen.dots(wrist, size=13, pencil=GOLD)
    pants = [(-34, 4), (34, 0), (38, 44), (8, 48), (1, 28), (-6, 48), (-36, 46)]
    pen.shape(
        polygon(*((x - 18 + a, y + 14 + b) for a, b in pants)), WHITE, line=5, hatch=None, tint=0
    )
    pen.dots(
        (x - 40, y + 34),
        (x - 2, y + 30),
        (x - 20, y + 26),
        (x - 42, y + 50),
        (x + 6, y + 50),
        size=9,
        pencil=CRIMSON,
    )
    pen.shape(ellipse((x, y), 22, 20), SKIN, line=5.5)
    pen.strokes(
        [(x - 10, y), (x - 12, y + 12)],
        [(x - 1, y + 1), (x - 1, y + 14)],
        [(x + 9, y), (x + 10, y + 12)],
    )
    pen.shape(polygon((206, 300), (392, 300), (384, 362), (214, 362)), BROWN)
    pen.shape(box(230, 318, 262, 344, -9), SKY, line=4, hatch=None)
    pen.shape(ellipse((344, 330), 17), BONE, line=4, hatch=None)
    pen.strokes([(334, 332), (344, 322), (354, 332)], pencil=BRICK)
    pen.shape(box(286, 296, 312, 312), GOLD, line=4.5, hatch=None)


def _glove(pen: Pen, mood: Mood) -> None:
    """Snap."""
    x, y = {Mood.GLAD: (58, 176), Mood.HURT: (62, 264)}.get(mood, (60, 208))
    arm(pen, (98, 262), (64, 308), (x, y + 44), sleeve=UNIFORM, width=46)
    for n, angle in enumerate((-142, -112, -86, -60)):
        reach = (44, 52, 54, 46)[n]
        pen.shape(
            limb((around((x, y), 14, angle), around((x, y), reach, angle)), (18, 15)),
            RUBBER,
            line=5,
            hatch=None,
        )
    pen.shape(limb(((x + 14, y + 12), (x + 40, y - 4)), (17, 15)), RUBBER, line=5, hatch=None)
    pen.shape(
        blob(
            (x - 26, y - 6),
            (x, y - 22),
            (x + 24, y - 6),
            (x + 22, y + 26),
            sharp(x + 26, y + 44),
            (x, y + 48),
            sharp(x - 26, y + 44),
            (x - 24, y + 24),
        ),
        RUBBER,
    )
    pen.shape(ellipse((x, y - 2), 17, 15), RUBBER, line=0, hatch=None)
    pen.line((x - 24, y + 34), (x, y + 38), (x + 24, y + 34), width=4)


def _barrier(pen: Pen) -> None:
    pen.shape(limb(((18, 366), (384, 366)), (28, 28)), WHITE, hatch=None, tint=0)
    for left in range(30, 370, 68):
        pen.shape(
            polygon((left + 12, 354), (left + 42, 354), (left + 30, 378), (left, 378)),
            BRICK,
            line=0,
        )
    pen.shape(box(26, 344, 56, 390), UMBER)
