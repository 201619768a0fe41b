"""The Orc: tusks, nails in the club, and the ribbons his mother tied this morning."""

from tools.portrait_making.anatomy import arm, fist, pointed_ear, strands
from tools.portrait_making.delve.figures import by_mood, legs
from tools.portrait_making.faces import Gladness, brows, eyes, mouth, signs
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BLACK,
    BONE,
    BROWN,
    CRIMSON,
    GREEN,
    INK,
    MOSS,
    PINK,
    ROSE,
    STEEL,
    SWAMP,
    UMBER,
    mixed,
)
from tools.portrait_making.props import bow_tie
from tools.portrait_making.shapes import blob, ellipse, limb, spike

SKIN = mixed(GREEN, SWAMP, 0.45)


def draw(pen: Pen, mood: Mood) -> None:
    """Home by six, or there is trouble."""
    pen.ground(reach=150)
    legs(pen, cloth=BROWN, leather=UMBER, apart=92, width=46, size=38)
    _club(pen, mood)
    _body(pen)
    with pen.placed(dy=by_mood(mood, 0, -6, 8), turn=by_mood(mood, 0, 4, -9), about=(200, 220)):
        _head(pen, mood)
    _arms(pen, mood)
    signs(pen, mood, (70, 56), (300, 40))


def _body(pen: Pen) -> None:
    pen.shape(
        blob((122, 206), (278, 206), (326, 250), (300, 318), (200, 342), (100, 318), (74, 250)),
        SKIN,
    )
    vest = blob((120, 210), (156, 216), (176, 270), (168, 334), (108, 318), (92, 262))
    pen.shape(vest, UMBER)
    pen.shape(blob((280, 210), (244, 216), (224, 270), (232, 334), (292, 318), (308, 262)), UMBER)
    pen.strokes([(188, 268), (200, 276), (212, 268)], width=4)
    for x, tip in ((98, (56, 178)), (302, (344, 178))):
        pen.shape(spike((x, 220), tip, 36), STEEL, line=5.5)
        pen.shape(ellipse((x, 236), 40, 27), BLACK)


def _head(pen: Pen, mood: Mood) -> None:
    for side in (-1, 1):
        pointed_ear(
            pen, (200 + side * 80, 122), (200 + side * 150, 92), SKIN, width=46, bend=side * 6
        )
        x = 200 + side * 62
        strands(
            pen,
            [(x, 58), (x + side * 44, 40), (x + side * 58, 86), (x + side * 50, 112)],
            pencil=INK,
            width=28,
        )
        bow_tie(pen, (x + side * 26, 44), width=46, silk=PINK)
    pen.shape(
        blob(
            (200, 40), (254, 54), (282, 106), (292, 172), (262, 224), (200, 238), (138, 224),
            (108, 172), (118, 106), (146, 54),
        ),
        SKIN,
    )  # fmt: skip
    hair = blob(
        (132, 72),
        (156, 42),
        (200, 32),
        (244, 42),
        (268, 72),
        (230, 62),
        (204, 74),
        (200, 58),
        (196, 74),
        (170, 62),
    )
    pen.shape(hair, INK, line=4)
    eyes(
        pen, mood, (166, 114), (234, 114), size=21, iris=CRIMSON, look=(0, 0.2), lid=0.25,
        skin=mixed(SKIN, INK, 0.15), glad=Gladness.GLOATING,
    )  # fmt: skip
    brows(pen, mood, (168, 88), (232, 88), width=50, thick=13, temper=0.7, gloats=True)
    snout = blob((178, 146), (200, 136), (222, 146), (228, 166), (200, 174), (172, 166))
    pen.shape(snout, mixed(SKIN, ROSE, 0.3), line=5.5)
    pen.dots((190, 158), (210, 158), size=8)
    mouth(pen, mood, (200, 200), width=92, smile=-0.25)
    for side in (-1, 1):
        x = 200 + side * 38
        pen.shape(spike((x, 210), (x + side * 12, 154), 25, side * 5), BONE, line=5)
    pen.dots((146, 152), (256, 146), (262, 158), size=6, pencil=MOSS)


def _club(pen: Pen, mood: Mood) -> None:
    with pen.placed(
        by_mood(mood, 0, -4, -14),
        by_mood(mood, 0, -40, 16),
        turn=by_mood(mood, 3, -2, 5),
        about=(336, 290),
    ):
        pen.shape(limb(((334, 340), (336, 240), (338, 150)), (20, 30, 60)), BROWN)
        for tip in ((384, 150), (382, 196), (292, 166), (352, 100), (316, 106)):
            base = (338 + (tip[0] - 338) * 0.5, 166 + (tip[1] - 166) * 0.5)
            pen.shape(spike(base, tip, 16), STEEL, line=4, hatch=None)


def _arms(pen: Pen, mood: Mood) -> None:
    y = 288 + by_mood(mood, 0, -40, 16)
    arm(pen, (304, 250), (342, 284), (330, y + 6), sleeve=SKIN, width=50)
    fist(pen, (334, y), SKIN, size=24)
    if mood is Mood.GLAD:
        arm(pen, (96, 250), (44, 254), (36, 196), sleeve=SKIN, skin=SKIN, width=52, hand=26)
    else:
        arm(pen, (98, 252), (46, 292), (76, 330), sleeve=SKIN, skin=SKIN, width=52, hand=26)
        pen.shape(limb(((44, 300), (76, 312)), (24, 24)), BLACK, line=5)
