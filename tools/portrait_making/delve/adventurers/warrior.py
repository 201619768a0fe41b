"""The Warrior: as much steel as money could buy, and the price still hanging from it."""

from tools.portrait_making.anatomy import arm
from tools.portrait_making.curves import sharp
from tools.portrait_making.delve.figures import by_mood, head, legs, torso
from tools.portrait_making.faces import Gladness, brows, cheeks, eyes, mouth, signs
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BLUE,
    BONE,
    BRICK,
    CRIMSON,
    GOLD,
    INK,
    ORANGE,
    PEACH,
    ROSE,
    STEEL,
    WHITE,
    mixed,
)
from tools.portrait_making.props import moustache, sword
from tools.portrait_making.shapes import blob, box, ellipse, limb, polygon

SKIN = mixed(PEACH, ROSE, 0.2)
SHINE = mixed(STEEL, WHITE, 0.3)


def draw(pen: Pen, mood: Mood) -> None:
    """He has read the guarantee."""
    pen.ground(reach=140)
    _sword(pen, mood)
    legs(pen, cloth=STEEL, leather=STEEL, apart=84, size=36)
    _plate(pen)
    with pen.placed(turn=by_mood(mood, 0, -4, 9), about=(200, 240)):
        _helmet_behind(pen)
        _face(pen, mood)
        _helmet(pen, mood)
    _shield_arm(pen, mood)
    signs(pen, mood, (52, 120), (300, 60))


def _sword(pen: Pen, mood: Mood) -> None:
    turn = by_mood(mood, 12, -2, 16)
    with pen.placed(turn=turn, about=(316, 286)):
        sword(pen, (318, 264), length=218, blade=SHINE)
    arm(pen, (268, 258), (308, 292), (316, 272), sleeve=STEEL, skin=STEEL, width=46, hand=24)


def _plate(pen: Pen) -> None:
    pen.shape(torso(232, 332, 84, 70), STEEL)
    pen.line((200, 244), (204, 290), (200, 336), width=5)
    pen.shape(limb(((134, 318), (200, 330), (266, 318)), (16, 18, 16)), CRIMSON, line=5)
    pen.shape(box(186, 312, 216, 340), GOLD, line=5)
    for x in (118, 282):
        pen.shape(ellipse((x, 252), 36, 30), SHINE)
        pen.dots((x, 262), size=7)


def _helmet_behind(pen: Pen) -> None:
    plume = blob(
        sharp(196, 52), (210, 22), (262, 14), (318, 46), (348, 108), sharp(336, 158),
        (318, 118), (286, 92), (244, 72),
    )  # fmt: skip
    pen.shape(plume, BRICK)
    pen.strokes([(232, 34), (280, 50), (318, 96)], [(236, 54), (276, 68), (310, 108)], width=4)
    pen.shape(ellipse((200, 150), 104, 104), STEEL)


def _face(pen: Pen, mood: Mood) -> None:
    pen.shape(head((200, 178), 80, 68, 0.92), SKIN)
    eyes(
        pen, mood, (166, 152), (234, 152), size=23, iris=BLUE, look=(0.1, -0.2), lid=0.28,
        skin=SKIN, glad=Gladness.BEAMING,
    )  # fmt: skip
    brows(pen, mood, (164, 122), (236, 122), width=44, thick=11, temper=0.3, pencil=ORANGE)
    cheeks(pen, (142, 188), (258, 188), size=15)
    mouth(pen, mood, (200, 222), width=48, smile=0.5)
    pen.shape(ellipse((200, 178), 16, 19), mixed(SKIN, ROSE, 0.5), line=5)
    droop = by_mood(mood, -0.35, -0.75, 0.6)
    moustache(pen, (200, 202), width=128, hair=ORANGE, droop=droop)


def _helmet(pen: Pen, mood: Mood) -> None:
    """The visor is up, for the view; a blow brings it halfway down."""
    for side in (-1, 1):
        x = 200 + side * 92
        guard = blob(
            (x - side * 20, 118), (x + side * 12, 116), (x + side * 10, 200),
            (x - side * 22, 236), (x - side * 14, 180),
        )  # fmt: skip
        pen.shape(guard, STEEL)
    with pen.placed(dy=by_mood(mood, 0, -6, 12)):
        pen.shape(
            blob(
                sharp(92, 112), (104, 66), (150, 40), (200, 34), (250, 40), (296, 66),
                sharp(308, 112), (250, 98), sharp(200, 108), (150, 98),
            ),
            SHINE,
        )  # fmt: skip
        pen.strokes(
            *([(x, 62), (x + (x - 200) * 0.12, 84)] for x in (148, 174, 200, 226, 252)), width=6
        )
    for x in (98, 302):
        pen.shape(ellipse((x, 114), 13), GOLD, line=5)
    if mood in (Mood.HURT, Mood.DOWN):
        pen.strokes([(238, 52), (256, 62), (246, 74), (266, 84)], width=5, pencil=INK)


def _shield_arm(pen: Pen, mood: Mood) -> None:
    """With his price on a string."""
    arm(pen, (132, 262), (92, 292), (82, 306), sleeve=STEEL, width=46)
    with pen.placed(dy=by_mood(mood, 0, -20, 14), turn=by_mood(mood, 0, 5, -10), about=(84, 300)):
        outline = blob(
            sharp(28, 246), (82, 232), sharp(136, 246), (138, 300), (116, 344), sharp(82, 372),
            (48, 344), (26, 300),
        )  # fmt: skip
        pen.shape(outline, BRICK, line=8)
        pen.shape(polygon((70, 240), (94, 240), (94, 362), (82, 370), (70, 362)), GOLD, line=0)
        pen.shape(polygon((30, 282), (136, 282), (136, 304), (30, 304)), GOLD, line=0)
        pen.line((120, 330), (140, 344), (146, 352), width=3)
        pen.shape(
            polygon((138, 346), (164, 338), (184, 362), (174, 386), (144, 380)), BONE, line=4.5
        )
        pen.strokes([(156, 356), (168, 374)], [(152, 364), (162, 380)], width=3.5, pencil=CRIMSON)
        pen.dots((148, 352), size=5)
