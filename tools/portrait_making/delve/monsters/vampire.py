"""The Vampire: a cape, a widow's peak, and a tomato juice with a straw, on doctor's orders."""

from tools.portrait_making.anatomy import arm, fist, pointed_ear
from tools.portrait_making.curves import sharp
from tools.portrait_making.delve.figures import by_mood, head, legs
from tools.portrait_making.faces import Gladness, brows, eyes, mouth, signs
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BLACK,
    BONE,
    BRICK,
    CRIMSON,
    GREEN,
    INK,
    LILAC,
    SKY,
    WHITE,
    mixed,
)
from tools.portrait_making.props import bow_tie
from tools.portrait_making.shapes import blob, limb, polygon

SKIN = mixed(BONE, LILAC, 0.4)
CAPE = mixed(BLACK, INK, 0.35)


def draw(pen: Pen, mood: Mood) -> None:
    """Iron deficiency."""
    pen.ground(reach=140)
    _cape(pen, mood)
    legs(pen, cloth=CAPE, leather=INK, apart=60, width=30, size=30)
    _suit(pen)
    with pen.placed(dy=by_mood(mood, 0, -4, 6), turn=by_mood(mood, 3, -3, 9), about=(200, 230)):
        _head(pen, mood)
    _glass(pen, mood)
    signs(pen, mood, (82, 52), (318, 46))


def _cape(pen: Pen, mood: Mood) -> None:
    """Spread like wings when he has had a good night."""
    wide = by_mood(mood, 0, 30, -14)
    low = by_mood(mood, 0, -44, 0)
    for side in (-1, 1):
        wing = blob(
            sharp(200, 226), (200 + side * 90, 232), sharp(200 + side * (148 + wide), 300 + low),
            (200 + side * (138 + wide), 340 + low * 0.4), sharp(200 + side * 128, 374),
            (200 + side * 106, 352), sharp(200 + side * 80, 376), (200 + side * 58, 354),
            sharp(200 + side * 30, 372),
        )  # fmt: skip
        pen.shape(wing, CRIMSON)
        collar = blob(
            sharp(200 + side * 10, 262),
            (200 + side * 70, 240),
            sharp(200 + side * 126, 156),
            (200 + side * 120, 230),
            (200 + side * 84, 276),
        )
        pen.shape(collar, CAPE)


def _suit(pen: Pen) -> None:
    pen.shape(
        blob((156, 236), (244, 236), (256, 290), (244, 340), (200, 346), (156, 340), (144, 290)),
        CAPE,
    )
    pen.shape(
        polygon((178, 238), (222, 238), (210, 318), (200, 328), (190, 318)),
        WHITE,
        line=5,
        hatch=None,
    )
    pen.dots((200, 284), (200, 304), size=7)


def _head(pen: Pen, mood: Mood) -> None:
    for side in (-1, 1):
        pointed_ear(
            pen, (200 + side * 76, 158), (200 + side * 116, 108), SKIN, width=40, bend=side * 4
        )
    pen.shape(head((200, 154), 82, 88, 0.68), SKIN)
    hair = blob(
        sharp(116, 158), (112, 96), (150, 52), (200, 42), (250, 52), (288, 96), sharp(284, 158),
        (272, 118), (238, 92), sharp(200, 132), (162, 92), (128, 118),
    )  # fmt: skip
    pen.shape(hair, INK)
    pen.line((150, 68), (196, 58), (228, 62), width=5, pencil=mixed(BLACK, WHITE, 0.4))
    eyes(
        pen, mood, (166, 158), (234, 158), size=25, iris=CRIMSON, look=(0.3, 0.15), lid=0.4,
        skin=mixed(LILAC, SKIN, 0.2), glad=Gladness.GLOATING,
    )  # fmt: skip
    brows(pen, mood, (164, 126), (238, 126), width=42, thick=8, temper=0.5, gloats=True)
    nose = blob(sharp(200, 164), (212, 188), (202, 196), (190, 188))
    pen.shape(nose, mixed(SKIN, BRICK, 0.12), line=4.5)
    mouth(pen, mood, (200, 214), width=54, smile=0.2, fangs=2)
    bow_tie(pen, (200, 254), width=58, silk=CRIMSON)


def _glass(pen: Pen, mood: Mood) -> None:
    """Shaken when he is."""
    y = 268 + by_mood(mood, 0, -46, 26)
    arm(
        pen,
        (150, 262),
        (116, 288),
        (120, 306),
        (152, 310),
        sleeve=CAPE,
        skin=SKIN,
        width=36,
        hand=17,
    )
    arm(pen, (248, 262), (284, 296), (310, 282), (314, y), sleeve=CAPE, width=36)
    with pen.placed(turn=by_mood(mood, 6, -8, 20), about=(316, y)):
        pen.shape(
            limb(((330, y - 36), (340, y - 92), (360, y - 102)), (8, 8, 8)), SKY, line=4, hatch=None
        )
        pen.shape(
            polygon((290, y - 66), (346, y - 66), (340, y + 10), (296, y + 10)),
            WHITE,
            line=5.5,
            hatch=None,
        )
        pen.shape(polygon((293, y - 44), (343, y - 44), (339, y + 8), (297, y + 8)), BRICK, line=0)
        pen.shape(blob((280, y - 76), (296, y - 92), (312, y - 76), (300, y - 58)), BRICK, line=4.5)
        pen.strokes([(292, y - 92), (298, y - 86), (306, y - 94)], width=5, pencil=GREEN)
        pen.strokes([(302, y - 56), (304, y - 20)], width=5, pencil=WHITE)
    fist(pen, (318, y - 4), SKIN, size=17)
