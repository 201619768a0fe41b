"""Insecure Chest: holds up a smile on a stick, and has tears behind the teeth."""

from tools.portrait_making.curves import Spot, sharp
from tools.portrait_making.faces import beaming_eye, open_eye, signs, squeezed_eye, sweat
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BONE,
    BROWN,
    CRIMSON,
    GOLD,
    INK,
    LILAC,
    NIGHT,
    PURPLE,
    ROSE,
    SKY,
    STRAW,
    TAN,
    WHITE,
    mixed,
)
from tools.portrait_making.shapes import blob, ellipse, limb, polygon

WOOD = mixed(BROWN, TAN, 0.25)
IRON = mixed(GOLD, BROWN, 0.15)
FLESH = mixed(PURPLE, LILAC, 0.5)
GUMS = mixed(CRIMSON, NIGHT, 0.45)


def draw(pen: Pen, mood: Mood) -> None:
    """Closed to most people."""
    pen.ground(reach=160)
    for x in (128, 272):
        pen.shape(ellipse((x, 370), 30, 14), FLESH, line=5.5)
        pen.strokes(*([(x + d, 372), (x + d, 382)] for d in (-10, 2, 14)))
    gape = {Mood.HURT: 6.0, Mood.GLAD: 16.0}.get(mood, 0.0)
    _inside(pen, mood, gape)
    with pen.placed(
        dy=-gape, turn={Mood.HURT: -7.0, Mood.GLAD: -5.0}.get(mood, -3.0), about=(90, 160)
    ):
        _lid(pen)
    _box(pen, mood)
    _arms(pen, mood)
    signs(pen, mood, (34, 70), (366, 70))


def _inside(pen: Pen, mood: Mood, gape: float) -> None:
    """Where it keeps its feelings."""
    pen.shape(polygon((72, 130 - gape), (330, 112 - gape), (328, 262), (74, 262)), GUMS, hatch=None)
    for x, size, inward in ((146, 38, 1), (246, 34, -1)):
        at = (x, 184 - gape * 0.4)
        if mood is Mood.HURT:
            pen.shape(ellipse(at, size), FLESH, line=5, hatch=None)
            squeezed_eye(pen, at, size * 0.7, inwards=inward)
        elif mood is Mood.GLAD:
            pen.shape(ellipse(at, size), FLESH, line=5, hatch=None)
            beaming_eye(pen, at, size * 0.7)
        else:
            open_eye(pen, at, size, iris=SKY, look=(0.35, -0.45), lid=0.14, skin=FLESH)
    if mood is Mood.CALM:
        for x, y in ((118, 222), (262, 220)):
            sweat(pen, (x, y), size=11)


def _lid(pen: Pen) -> None:
    pen.shape(
        blob(sharp(58, 146), (62, 84), (110, 40), (200, 28), (290, 36), (338, 78), sharp(344, 140)),
        WOOD,
    )
    pen.strokes([(72, 100), (200, 84), (330, 96)], [(96, 62), (200, 52), (308, 60)], width=4)
    for x, top in ((104, 48), (292, 44)):
        pen.shape(
            polygon((x - 13, top), (x + 13, top - 4), (x + 13, 138), (x - 13, 142)), IRON, line=5
        )
        pen.dots((x, top + 20), (x, top + 70), size=7)
    pen.shape(limb(((56, 148), (200, 140), (346, 142)), (17, 18, 17)), IRON, line=5.5)
    for x in range(84, 330, 38):
        pen.shape(
            polygon((x - 14, 152), (x + 14, 151), (x, 176)), WHITE, line=4, hatch=None, tint=0
        )


def _box(pen: Pen, mood: Mood) -> None:
    for x in range(92, 330, 42):
        pen.shape(
            polygon((x - 14, 246), (x + 14, 246), (x, 218)), WHITE, line=4, hatch=None, tint=0
        )
    pen.shape(polygon((64, 244), (338, 244), (326, 364), (76, 364)), WOOD)
    pen.strokes([(70, 284), (200, 288), (332, 284)], [(74, 324), (200, 328), (328, 324)], width=4)
    for x in (108, 292):
        pen.shape(polygon((x - 13, 246), (x + 13, 246), (x + 11, 364), (x - 11, 364)), IRON, line=5)
        pen.dots((x, 274), (x, 340), size=7)
    pen.shape(limb(((60, 248), (200, 252), (342, 248)), (17, 18, 17)), IRON, line=5.5)
    if mood is Mood.GLAD:
        pen.shape(blob(sharp(172, 244), sharp(232, 244), (238, 292), (206, 316), (170, 292)), ROSE)
        pen.line((204, 250), (204, 292), width=4.5)
    else:
        _lock(pen, (200, 262))


def _lock(pen: Pen, at: Spot) -> None:
    """A heart, with a key nobody asked for."""
    x, y = at[0], at[1]
    pen.shape(
        blob(
            sharp(x, y - 8),
            (x + 20, y - 20),
            (x + 27, y + 2),
            sharp(x, y + 36),
            (x - 27, y + 2),
            (x - 20, y - 20),
        ),
        STRAW,
        line=5.5,
    )
    pen.dots((x, y), size=11)
    pen.line((x, y), (x, y + 16), width=6)


def _arms(pen: Pen, mood: Mood) -> None:
    """One for the mask, one for the nails."""
    mask, turn, hand = {
        Mood.GLAD: ((340.0, 302.0), 40.0, (306.0, 342.0)),
        Mood.HURT: ((332.0, 170.0), 24.0, (290.0, 262.0)),
    }.get(mood, ((334.0, 202.0), 8.0, (320.0, 304.0)))
    pen.shape(limb(((334, 276), (372, 292), (362, 330), hand), (22, 24, 22, 18)), FLESH)
    with pen.placed(turn=turn, scale=0.8 if mood is Mood.GLAD else 0.96, about=mask):
        _mask(pen, mask, broken=mood is Mood.HURT)
    pen.shape(ellipse(hand, 17), FLESH, line=5)
    far = {Mood.GLAD: (28.0, 186.0), Mood.HURT: (24.0, 240.0)}.get(mood, (112.0, 240.0))
    elbow = (40, 246) if mood is Mood.CALM else (38, 290)
    pen.shape(limb(((74, 306), (38, 296), elbow, far), (22, 24, 22, 18)), FLESH)
    if mood is Mood.CALM:
        for d in (-14, 0, 14):
            finger = limb(((far[0] + d * 0.6, far[1]), (far[0] + d, far[1] - 22)), (11, 9))
            pen.shape(finger, FLESH, line=4.5, hatch=None)
    pen.shape(ellipse(far, 18), FLESH, line=5)


def _mask(pen: Pen, at: Spot, *, broken: bool) -> None:
    """Fine, thank you."""
    x, y = at[0], at[1]
    pen.shape(limb(((x, y + 40), (x, y + 126)), (10, 10)), TAN, line=5)
    pen.shape(
        blob(
            (x, y - 54),
            (x + 44, y - 42),
            (x + 54, y + 4),
            (x + 34, y + 46),
            (x, y + 58),
            (x - 34, y + 46),
            (x - 54, y + 4),
            (x - 44, y - 42),
        ),
        BONE,
    )
    for side in (-1, 1):
        beaming_eye(pen, (x + side * 22, y - 10), 15)
    pen.shape(
        blob(
            sharp(x - 34, y + 12),
            (x, y + 20),
            sharp(x + 34, y + 12),
            (x + 20, y + 38),
            (x - 20, y + 38),
        ),
        INK,
        line=0,
        hatch=None,
        tint=0.1,
    )
    pen.dots((x - 38, y + 10), (x + 38, y + 10), size=14, pencil=ROSE)
    if broken:
        pen.line(
            sharp(x + 6, y - 54),
            sharp(x - 6, y - 26),
            sharp(x + 8, y - 8),
            sharp(x - 4, y + 22),
            width=6,
        )
    pen.strokes([(x - 30, y - 34), (x - 16, y - 38)], [(x + 30, y - 34), (x + 16, y - 38)], width=4)
