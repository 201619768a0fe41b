"""Cute Bear: all eyes and cheeks, in a cap that is not his, with what is left of the post."""

from tools.portrait_making.anatomy import round_ear
from tools.portrait_making.curves import Spot, around, sharp
from tools.portrait_making.faces import cheeks, signs, squeezed_eye
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BLUE,
    BONE,
    BRICK,
    CRIMSON,
    GOLD,
    INK,
    NIGHT,
    PINK,
    ROSE,
    STRAW,
    TAN,
    UMBER,
    WHITE,
    mixed,
)
from tools.portrait_making.props import bone
from tools.portrait_making.shapes import blob, box, ellipse, limb, polygon

FUR = mixed(STRAW, TAN, 0.45)
SOFT = mixed(BONE, STRAW, 0.3)


def draw(pen: Pen, mood: Mood) -> None:
    """Big-boned, and here is one of them."""
    pen.ground(reach=165)
    pen.shape(blob((134, 226), (266, 226), (312, 300), (288, 366), (112, 366), (88, 300)), FUR)
    pen.shape(ellipse((200, 304), 62, 52), SOFT, line=4.5)
    _satchel(pen)
    for x in (108, 292):
        _foot(pen, (x, 348))
    with pen.placed(turn={Mood.HURT: -9.0, Mood.GLAD: 7.0}.get(mood, 0.0), about=(200, 230)):
        _head(pen, mood)
    _arms(pen, mood)
    signs(pen, mood, (40, 76), (362, 76))


def _foot(pen: Pen, at: Spot) -> None:
    pen.shape(ellipse(at, 42, 36), FUR)
    pen.shape(ellipse((at[0], at[1] + 8), 19, 15), PINK, line=4)
    pen.dots(*(around(at, 24, angle) for angle in (-135, -90, -45)), size=13, pencil=PINK)


def _satchel(pen: Pen) -> None:
    """Return to sender is no longer possible."""
    pen.line((148, 232), (208, 282), (282, 322), width=13, pencil=UMBER, start=0.9, end=0.9)
    for x, y, turn in ((302, 272, -14), (330, 276, 12)):
        with pen.placed(turn=turn, about=(x, y)):
            pen.shape(box(x - 26, y - 18, x + 26, y + 18), WHITE, line=4.5, hatch=None)
            pen.strokes([sharp(x - 24, y - 16), sharp(x, y + 4), sharp(x + 24, y - 16)])
    pen.shape(blob(sharp(262, 286), sharp(376, 284), (380, 334), (318, 346), (262, 336)), UMBER)
    pen.shape(ellipse((320, 308), 11), GOLD, line=4)


def _head(pen: Pen, mood: Mood) -> None:
    for x in (104, 296):
        round_ear(pen, (x, 84), FUR, size=36)
    pen.shape(
        blob(
            (200, 52),
            (272, 70),
            (316, 138),
            (318, 196),
            (270, 240),
            (200, 250),
            (130, 240),
            (82, 196),
            (84, 138),
            (128, 70),
        ),
        FUR,
    )
    _eyes(pen, mood)
    cheeks(pen, (110, 204), (290, 204), size=21)
    pen.shape(ellipse((200, 206), 46, 34), SOFT, line=4)
    _muzzle(pen, mood)
    _cap(pen, mood)


def _eyes(pen: Pen, mood: Mood) -> None:
    """Nobody who saw them from closer has complained."""
    for x, inward in ((142, 1), (258, -1)):
        if mood is Mood.HURT:
            squeezed_eye(pen, (x, 158), 32, inwards=inward)
            continue
        pen.shape(ellipse((x, 156), 37, 40), INK, line=4, hatch=None, tint=0)
        pen.shape(ellipse((x, 176), 24, 15), mixed(UMBER, BLUE, 0.4), line=0, hatch=None)
        pen.dots((x - 11, 142), size=24, pencil=WHITE)
        pen.dots((x + 13, 166), size=13, pencil=WHITE)
        if mood is Mood.GLAD:
            lid = blob(
                sharp(x - 40, 150 - inward * 8), (x, 112), sharp(x + 40, 150 + inward * 8), (x, 146)
            )
            pen.shape(lid, FUR, line=5, hatch=None)


def _muzzle(pen: Pen, mood: Mood) -> None:
    if mood is Mood.GLAD:
        pen.shape(
            blob(sharp(132, 200), (200, 214), sharp(268, 200), (248, 236), (200, 250), (152, 236)),
            CRIMSON,
            line=5.5,
            hatch=None,
            tint=0,
        )
        for x in (150, 170, 190, 210, 230, 250):
            pen.shape(
                polygon((x - 9, 208), (x + 9, 208), (x, 228)), WHITE, line=3, hatch=None, tint=0
            )
    elif mood is Mood.HURT:
        pen.shape(ellipse((200, 224), 22, 17), CRIMSON, line=5.5, hatch=None, tint=0)
        pen.shape(ellipse((200, 231), 12, 6), ROSE, line=0, hatch=None)
    else:
        pen.line((176, 214), (188, 224), (200, 214), (212, 224), (224, 214), width=5)
        pen.shape(polygon((184, 222), (196, 222), (190, 234)), WHITE, line=3, hatch=None, tint=0)
    pen.shape(
        blob(sharp(200, 184), (210, 177), (222, 184), sharp(200, 206), (178, 184), (190, 177)),
        ROSE,
        line=5,
    )


def _cap(pen: Pen, mood: Mood) -> None:
    """One size smaller than he is. So was the postman."""
    up, turn = (-8.0, 22.0) if mood is Mood.HURT else (0.0, -9.0)
    with pen.placed(dy=up, turn=turn, about=(200, 70)):
        pen.shape(blob(sharp(150, 66), (136, 30), (200, 14), (264, 30), sharp(250, 66)), BLUE)
        pen.shape(limb(((146, 68), (200, 76), (254, 68)), (18, 20, 18)), NIGHT)
        pen.shape(
            blob(sharp(152, 76), (200, 84), sharp(248, 76), (236, 96), (200, 102), (164, 96)),
            INK,
            line=5,
            hatch=None,
            tint=0.1,
        )
        pen.shape(box(184, 34, 216, 56), WHITE, line=3.6, hatch=None)
        pen.strokes([sharp(186, 36), sharp(200, 48), sharp(214, 36)], width=2.8)


def _arms(pen: Pen, mood: Mood) -> None:
    lift = {Mood.GLAD: -66.0, Mood.HURT: -14.0}.get(mood, 0.0)
    pen.shape(limb(((118, 250), (74, 280), (80, 296 + lift)), (48, 48, 44)), FUR)
    with pen.placed(dy=lift, turn=-66 if mood is not Mood.HURT else -20, about=(76, 270)):
        bone(pen, (104, 270), length=130)
    pen.shape(ellipse((80, 292 + lift), 27, 25), FUR)
    pen.strokes(*([(72 + d, 296 + lift), (70 + d, 308 + lift)] for d in (0, 11, 22)))
    pen.shape(limb(((282, 250), (306, 290), (254, 300)), (48, 46, 40)), FUR)
    pen.shape(ellipse((250, 300), 25, 23), FUR)
    pen.strokes(*([(240 + d, 304), (240 + d, 316)] for d in (0, 10, 20)), pencil=INK)
    pen.shape(box(22, 344, 78, 378, -9), WHITE, line=4.5, hatch=None)
    pen.strokes([sharp(24, 349), sharp(52, 364), sharp(75, 341)])
    pen.dots((66, 368), size=8, pencil=BRICK)
