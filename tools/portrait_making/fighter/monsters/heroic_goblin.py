"""Heroic Goblin: a cape, a mask, a rock to stand on, and a theme tune that he hums himself."""

from tools.portrait_making.anatomy import arm, foot, pointed_ear
from tools.portrait_making.curves import sharp
from tools.portrait_making.faces import Gladness, brows, eyes, mouth, signs
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BLUE,
    BRICK,
    CRIMSON,
    GOLD,
    INK,
    MOSS,
    ROSE,
    STONE,
    STRAW,
    SWAMP,
    mixed,
)
from tools.portrait_making.props import note
from tools.portrait_making.shapes import blob, ellipse, limb, polygon, spike

SKIN = mixed(MOSS, SWAMP, 0.3)
CAPE = mixed(BRICK, CRIMSON, 0.2)


def draw(pen: Pen, mood: Mood) -> None:
    """Ta-ta-ra-taa."""
    pen.ground(reach=150)
    _cape(pen, mood)
    _rock(pen)
    _body(pen)
    _arms(pen, mood)
    tilt = {Mood.HURT: -8.0, Mood.GLAD: 5.0}.get(mood, 0.0)
    with pen.placed(turn=tilt, about=(190, 210)):
        _head(pen, mood)
    _tune(pen, mood)
    signs(pen, mood, (110, 44), (270, 44))


def _cape(pen: Pen, mood: Mood) -> None:
    """There is no wind down here. It flutters all the same."""
    wave = {Mood.HURT: 40.0, Mood.GLAD: -34.0}.get(mood, 0.0)
    pen.shape(
        blob(
            sharp(146, 200),
            sharp(236, 200),
            (300, 226 + wave * 0.3),
            (346, 206 + wave * 0.8),
            sharp(392, 228 + wave),
            (372, 262 + wave * 0.7),
            sharp(384, 300 + wave * 0.7),
            (352, 300 + wave * 0.5),
            sharp(340, 344 + wave * 0.3),
            (300, 328),
            sharp(262, 348),
            (190, 320),
            (140, 260),
        ),
        CAPE,
    )
    pen.line((270, 236), (310, 262 + wave * 0.3), (362, 258 + wave * 0.7), width=4)
    pen.line((256, 262), (290, 296), (334, 306 + wave * 0.3), width=4)


def _rock(pen: Pen) -> None:
    pen.shape(
        blob(
            sharp(66, 384),
            (84, 352),
            sharp(124, 340),
            (190, 346),
            sharp(262, 336),
            (302, 354),
            sharp(318, 384),
        ),
        STONE,
    )
    pen.strokes(
        [(120, 366), (146, 360), (162, 368)], [(220, 362), (250, 356)], [(270, 372), (288, 370)]
    )


def _body(pen: Pen) -> None:
    for side in (-1, 1):
        leg = ((190 + side * 22, 290), (190 + side * 42, 316), (190 + side * 46, 332))
        pen.shape(limb(leg, (38, 34, 30)), BLUE)
        foot(pen, (190 + side * 50, 349), CRIMSON, size=31, flip=side > 0)
    pen.shape(
        blob(
            sharp(118, 214),
            (190, 196),
            sharp(262, 214),
            (254, 252),
            sharp(226, 292),
            (190, 300),
            sharp(154, 292),
            (126, 252),
        ),
        BLUE,
    )
    pen.shape(
        blob(sharp(150, 284), (190, 290), sharp(230, 284), (222, 308), (190, 326), (158, 308)),
        CAPE,
        line=5.5,
    )
    pen.shape(limb(((150, 286), (190, 292), (230, 286)), (11, 12, 11)), GOLD, line=4.5, hatch=None)
    pen.shape(polygon((156, 222), (224, 222), (232, 242), (190, 276), (148, 242)), STRAW, line=5)
    note(pen, (184, 256), 9, INK)


def _arms(pen: Pen, mood: Mood) -> None:
    arm(pen, (250, 226), (296, 250), (240, 290), sleeve=BLUE, skin=CRIMSON, width=34, hand=17)
    if mood is Mood.GLAD:
        arm(pen, (130, 226), (74, 214), (54, 150), sleeve=BLUE, skin=CRIMSON, width=36, hand=22)
    else:
        arm(pen, (130, 226), (84, 250), (140, 290), sleeve=BLUE, skin=CRIMSON, width=34, hand=17)


def _head(pen: Pen, mood: Mood) -> None:
    droop = {Mood.HURT: 46.0, Mood.GLAD: -14.0}.get(mood, 0.0)
    pointed_ear(pen, (122, 150), (24, 100 + droop), SKIN, width=62, bend=-8)
    pointed_ear(pen, (258, 150), (356, 100 + droop), SKIN, width=62, bend=8)
    pen.shape(
        blob(
            (190, 76),
            (246, 88),
            (276, 136),
            (258, 186),
            (190, 224),
            (122, 186),
            (104, 136),
            (134, 88),
        ),
        SKIN,
    )
    for tip, lean in (((150, 40), -6), ((196, 20), 8), ((236, 34), 12)):
        pen.shape(spike((188 + (tip[0] - 190) * 0.4, 88), tip, 40, lean), INK, line=4, hatch=None)
    pen.shape(
        blob(
            sharp(96, 122),
            (150, 114),
            (190, 124),
            (230, 114),
            sharp(284, 122),
            (268, 162),
            (228, 172),
            (190, 156),
            (152, 172),
            (112, 162),
        ),
        CRIMSON,
        line=5.5,
    )
    eyes(
        pen,
        mood,
        (150, 142),
        (230, 142),
        size=25,
        iris=GOLD,
        look=(-0.4, -0.35),
        glad=Gladness.SHINING,
    )
    brows(pen, mood, (148, 108), (232, 108), width=48, thick=9, temper=0.5)
    if mood is Mood.CALM:
        _whistle(pen)
    else:
        mouth(pen, mood, (190, 200), width=62, fangs=2)
    nose = blob((176, 152), (190, 144), (206, 152), (214, 176), (196, 186), (174, 176))
    pen.shape(nose, mixed(SKIN, ROSE, 0.25), line=5)


def _whistle(pen: Pen) -> None:
    pen.shape(ellipse((168, 198), 13, 11), CRIMSON, line=5.5, hatch=None, tint=0)
    pen.line((188, 204), (204, 206), (216, 200), width=4)


def _tune(pen: Pen, mood: Mood) -> None:
    """Out of key when it hurts."""
    if mood is Mood.HURT:
        with pen.placed(turn=70, about=(52, 330)):
            note(pen, (52, 330), 15, INK)
        return
    lift = -10 if mood is Mood.GLAD else 0
    if mood is Mood.CALM:
        note(pen, (62, 74), 13, CRIMSON)
    note(pen, (36, 238), 15, CRIMSON)
    note(pen, (44, 322 + lift), 19, CRIMSON)
