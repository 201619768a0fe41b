"""Unravelled Mummy: somebody pulled the loose end, and she took it for music."""

from tools.portrait_making.curves import Spot, sharp
from tools.portrait_making.faces import beaming_eye, cheeks, open_eye, signs, squeezed_eye
from tools.portrait_making.hatching import Hatch
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BONE,
    CRIMSON,
    GOLD,
    GREY,
    MINT,
    PINK,
    ROSE,
    STRAW,
    SWAMP,
    TAN,
    UMBER,
    WHITE,
    mixed,
)
from tools.portrait_making.shapes import blob, ellipse, limb, polygon, scalloped

LINEN = mixed(BONE, STRAW, 0.25)
INSIDE = mixed(TAN, UMBER, 0.35)
SKIN = mixed(SWAMP, MINT, 0.4)


def draw(pen: Pen, mood: Mood) -> None:
    """A dancer above, and below only what she danced out of."""
    pen.ground(middle=196, reach=90)
    turn = {Mood.HURT: 8.0, Mood.GLAD: -4.0}.get(mood, 0.0)
    with pen.placed(turn=turn, about=(196, 374)):
        _loose_end(pen, mood)
        _spiral(pen)
        _torso(pen)
        _arms(pen, mood)
        with pen.placed(turn=turn, about=(196, 190)):
            _head(pen, mood)
    _whirl(pen)
    signs(pen, mood, (92, 40), (308, 40))


def _strip(pen: Pen, spine: tuple[Spot, ...], width: float, *, back: bool = False) -> None:
    count = len(spine)
    pen.shape(limb(spine, [width] * count), INSIDE if back else LINEN, line=5, hatch=Hatch(11))


def _spiral(pen: Pen) -> None:
    """There never was anybody in there."""
    turns = ((250, 66), (276, 54), (301, 42), (324, 31), (344, 21))
    for y, half in turns:
        _strip(pen, ((196 + half, y - 14), (196, y - 22), (196 - half, y - 12)), 12, back=True)
    pen.shape(
        blob(sharp(184, 348), sharp(208, 346), (206, 366), sharp(198, 386), (188, 368)),
        PINK,
        line=5,
    )
    pen.line((184, 352), (208, 362), width=4, pencil=ROSE)
    for y, half in turns[::-1]:
        _strip(
            pen,
            (
                (196 - half, y - 12),
                (196 - half * 0.5, y + 3),
                (196 + half * 0.5, y + 4),
                (196 + half, y - 14),
            ),
            15,
        )


def _loose_end(pen: Pen, mood: Mood) -> None:
    """Pull it."""
    fly = {Mood.HURT: 40.0, Mood.GLAD: -30.0}.get(mood, 0.0)
    _strip(
        pen,
        ((136, 240), (96, 270), (60, 250 + fly * 0.4), (34, 282 + fly * 0.6), (20, 322 + fly)),
        17,
    )
    _strip(pen, ((250, 262), (300, 292), (336, 268 + fly * 0.5), (378, 290 + fly)), 16)


def _torso(pen: Pen) -> None:
    pen.shape(blob((160, 178), (232, 178), (240, 210), (224, 244), (168, 244), (152, 210)), LINEN)
    for left, right in (
        ((154, 200), (238, 190)),
        ((154, 216), (238, 222)),
        ((164, 238), (230, 230)),
    ):
        pen.line(left, right, width=4.5)
    skirt = blob(
        (196, 222),
        (270, 230),
        (312, 250),
        (270, 264),
        (196, 262),
        (122, 264),
        (80, 250),
        (122, 230),
    )
    pen.shape(scalloped(skirt, 36, 6), mixed(PINK, WHITE, 0.35))
    pen.strokes(
        *([(196 + d * 0.5, 232), (196 + d, 254)] for d in (-84, -54, -24, 6, 36, 66, 92)),
        width=3,
        pencil=ROSE,
    )
    pen.shape(limb(((146, 180), (196, 194), (246, 180)), (14, 18, 14)), GOLD, line=5)
    pen.shape(ellipse((196, 196), 13, 11), CRIMSON, line=4.5)


def _arms(pen: Pen, mood: Mood) -> None:
    """In fifth position, which is one more than she has practised."""
    if mood is Mood.HURT:
        ways: tuple[tuple[Spot, ...], ...] = (
            ((160, 196), (100, 204), (58, 168)),
            ((232, 196), (296, 196), (340, 222)),
        )
    elif mood is Mood.GLAD:
        ways = (((160, 196), (86, 164), (96, 66)), ((232, 196), (306, 164), (298, 66)))
    else:
        ways = (((160, 196), (90, 208), (48, 180)), ((232, 196), (312, 170), (302, 62)))
    for way in ways:
        pen.shape(limb(way, (30, 28, 22)), LINEN)
        (x, y), (to_x, to_y) = (way[1][0], way[1][1]), (way[2][0], way[2][1])
        for share in (0.0, 0.35, 0.7):
            at = x + (to_x - x) * share, y + (to_y - y) * share
            pen.strokes([(at[0] - 10, at[1] - 9), (at[0] + 10, at[1] + 9)], width=4)
        pen.shape(ellipse(way[2], 17), SKIN, line=5)


def _head(pen: Pen, mood: Mood) -> None:
    pen.shape(
        blob(
            (196, 26),
            (246, 40),
            (270, 92),
            (258, 148),
            (222, 182),
            (196, 186),
            (170, 182),
            (134, 148),
            (122, 92),
            (146, 40),
        ),
        LINEN,
    )
    pen.shape(
        blob(
            sharp(124, 92),
            (160, 80),
            (230, 78),
            sharp(269, 88),
            sharp(266, 134),
            (230, 132),
            (160, 136),
            sharp(130, 138),
        ),
        SKIN,
        line=5,
    )
    for x, size, inward in ((162, 28, 1), (232, 22, -1)):
        if mood is Mood.HURT:
            squeezed_eye(pen, (x, 108), size, inwards=inward)
        elif mood is Mood.GLAD:
            beaming_eye(pen, (x, 112), size)
        else:
            open_eye(pen, (x, 107), size, iris=GOLD, look=(0.1, -0.5), lid=0.2, skin=SKIN)
    if mood is Mood.CALM:
        pen.strokes(
            [(136, 96), (126, 86)],
            [(142, 86), (134, 76)],
            [(252, 96), (262, 88)],
            [(248, 88), (256, 78)],
            width=4.5,
        )
    _wrapping(pen)
    cheeks(pen, (146, 146), (250, 142), size=13)
    if mood is Mood.CALM:
        pen.shape(
            blob(sharp(180, 158), (190, 151), (196, 155), (203, 151), sharp(214, 156), (197, 167)),
            CRIMSON,
            line=4,
            hatch=None,
        )
    elif mood is Mood.GLAD:
        pen.shape(
            blob(sharp(168, 150), (197, 158), sharp(226, 148), (212, 172), (184, 174)),
            CRIMSON,
            line=5,
            hatch=None,
            tint=0,
        )
    else:
        pen.shape(ellipse((197, 160), 16, 13), CRIMSON, line=5, hatch=None, tint=0)


def _wrapping(pen: Pen) -> None:
    for way in (
        ((140, 48), (190, 64), (250, 44)),
        ((126, 74), (170, 56), (222, 32)),
        ((132, 150), (190, 144), (262, 140)),
        ((152, 170), (200, 176), (250, 158)),
    ):
        pen.line(*way, width=4.5)
    pen.shape(
        limb(((226, 36), (262, 20), (284, 34), (302, 22)), (14, 13, 13, 11)),
        LINEN,
        line=5,
        hatch=None,
    )
    pen.shape(polygon((152, 38), (176, 30), (180, 44), (158, 52)), mixed(PINK, WHITE, 0.2), line=4)


def _whirl(pen: Pen) -> None:
    for y, half in ((352, 74), (330, 96)):
        pen.line(
            (196 - half, y - 8),
            (196 - half * 0.6, y + 8),
            (196 - half * 0.3, y + 11),
            width=4.5,
            pencil=GREY,
        )
        pen.line(
            (196 + half, y - 8),
            (196 + half * 0.6, y + 8),
            (196 + half * 0.3, y + 11),
            width=4.5,
            pencil=GREY,
        )
