"""Brawnhilda: knocks before entering, and carries what is left of the door."""

from tools.portrait_making.anatomy import fist, foot
from tools.portrait_making.curves import sharp
from tools.portrait_making.faces import Gladness, brows, cheeks, eyes, mouth, signs
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
    PEACH,
    ROSE,
    STEEL,
    STRAW,
    UMBER,
    WHITE,
    mixed,
)
from tools.portrait_making.shapes import blob, box, ellipse, limb, mirrored, polygon, star

HAIR = mixed(GOLD, STRAW, 0.5)
SKIN = mixed(PEACH, ROSE, 0.1)


def draw(pen: Pen, mood: Mood) -> None:
    """The door rarely survives."""
    pen.ground(reach=150)
    _door(pen)
    _body(pen)
    _head(pen, mood)
    _arms(pen, mood)
    signs(pen, mood, (40, 130), (318, 62))


def _door(pen: Pen) -> None:
    with pen.placed(turn=8, about=(316, 240)):
        pen.shape(
            polygon(
                (258, 92),
                (282, 78),
                (300, 88),
                (322, 70),
                (344, 84),
                (378, 76),
                (382, 376),
                (258, 376),
            ),
            BROWN,
        )
        pen.strokes([(300, 92), (300, 370)], [(342, 86), (342, 372)], width=5)
        for y in (136, 330):
            pen.shape(box(310, y - 11, 384, y + 11), STEEL, line=5)
            pen.dots((324, y), (350, y), size=6)
        pen.shape(star((326, 212), 42, 9, 0.6), INK, line=0, hatch=None, tint=0)
        pen.strokes(
            [(362, 190), (380, 178)], [(296, 244), (278, 262)], [(352, 246), (366, 266)], width=4
        )
        pen.strokes([(280, 316), (288, 344)], [(322, 268), (326, 300)], pencil=UMBER)


def _body(pen: Pen) -> None:
    for x, flip in ((158, False), (230, True)):
        pen.shape(limb(((x, 330), (x, 360)), (38, 34)), SKIN)
        foot(pen, (x + 2, 381), UMBER, size=33, flip=flip)
    pen.shape(
        blob(
            sharp(142, 316),
            (194, 324),
            sharp(248, 316),
            sharp(268, 352),
            (194, 360),
            sharp(120, 352),
        ),
        BRICK,
    )
    pen.shape(
        blob(
            (120, 242),
            (194, 232),
            (268, 242),
            (270, 290),
            sharp(248, 328),
            (194, 336),
            sharp(140, 328),
            (118, 290),
        ),
        STEEL,
    )
    for x in (162, 226):
        pen.shape(ellipse((x, 280), 27, 25), STEEL, line=5)
        pen.dots((x, 280), size=9)
    pen.shape(box(136, 314, 252, 332), GOLD, line=5)


def _head(pen: Pen, mood: Mood) -> None:
    braid = limb(((110, 178), (92, 232), (104, 288)), (38, 40, 26))
    for plait in (braid, mirrored(braid, 194)):
        pen.shape(plait, HAIR)
        left, _, right, _ = plait.box
        middle = (left + right) / 2
        pen.strokes(
            *([(middle - 14, y), (middle, y + 12), (middle + 14, y - 2)] for y in (198, 222, 246)),
            pencil=BROWN,
        )
        pen.shape(limb(((middle - 10, 284), (middle + 12, 284)), (13, 13)), CRIMSON, line=4.5)
    pen.shape(
        blob(
            (194, 80),
            (256, 98),
            (272, 152),
            (264, 206),
            (230, 240),
            (194, 246),
            (158, 240),
            (124, 206),
            (116, 152),
            (132, 98),
        ),
        SKIN,
    )
    _helmet(pen)
    eyes(
        pen,
        mood,
        (160, 158),
        (230, 158),
        size=25,
        iris=BLUE,
        look=(0.1, 0.1),
        glad=Gladness.BEAMING,
    )
    brows(pen, mood, (158, 130), (232, 130), width=46, thick=10, temper=0.45, pencil=BROWN)
    cheeks(pen, (136, 196), (254, 196), size=18)
    pen.line((194, 166), (186, 188), (202, 190), width=5)
    mouth(pen, mood, (196, 214), width=66, smile=0.55)
    if mood is Mood.CALM:
        pen.shape(box(206, 214, 220, 226), WHITE, line=3.5, hatch=None, tint=0)


def _helmet(pen: Pen) -> None:
    wing = blob(
        sharp(124, 104),
        (84, 92),
        (52, 56),
        sharp(44, 12),
        (76, 34),
        sharp(80, 22),
        (100, 50),
        sharp(112, 40),
        (132, 72),
    )
    for feathers in (wing, mirrored(wing, 194)):
        pen.shape(feathers, BONE, line=6)
    pen.strokes(
        [(66, 40), (108, 84)], [(90, 46), (120, 78)], [(322, 40), (280, 84)], [(298, 46), (268, 78)]
    )
    pen.shape(
        blob(
            sharp(110, 126),
            (114, 78),
            (150, 42),
            (194, 32),
            (238, 42),
            (274, 78),
            sharp(278, 126),
            (194, 106),
        ),
        STEEL,
    )
    pen.shape(limb(((108, 122), (194, 104), (280, 122)), (20, 22, 20)), GOLD, line=5.5)
    pen.dots((130, 117), (162, 109), (226, 109), (258, 117), size=7)
    pen.shape(polygon((184, 36), (204, 36), (202, 96), (186, 96)), GOLD, line=5)


def _arms(pen: Pen, mood: Mood) -> None:
    """Knock, knock."""
    hand, elbow = {
        Mood.GLAD: ((58, 156), (46, 244)),
        Mood.HURT: ((64, 344), (56, 296)),
    }.get(mood, ((48, 200), (58, 272)))
    pen.shape(limb(((132, 262), elbow, hand), (58, 62, 40)), SKIN)
    pen.strokes([(elbow[0] + 12, elbow[1] - 14), (elbow[0] + 32, elbow[1] - 4)])
    pen.shape(
        limb(((hand[0] - 14, hand[1] + 22), (hand[0] + 18, hand[1] + 22)), (20, 20)), BROWN, line=5
    )
    fist(pen, hand, SKIN, size=34)
    if mood is Mood.CALM:
        pen.strokes(
            [(12, 156), (20, 168)],
            [(40, 144), (42, 158)],
            [(70, 152), (64, 164)],
            width=5,
            pencil=BRICK,
        )
    pen.shape(limb(((256, 262), (314, 292), (340, 338)), (58, 58, 38)), SKIN)
    fist(pen, (346, 346), SKIN, size=28)
