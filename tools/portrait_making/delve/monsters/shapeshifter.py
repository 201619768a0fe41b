"""The Shapeshifter: cannot decide. A goblin's ear, a demon's horn, a dragon's wing, and regrets."""

from tools.portrait_making.anatomy import bat_wing, horn, open_hand, paw, pointed_ear
from tools.portrait_making.curves import sharp
from tools.portrait_making.delve.figures import by_mood
from tools.portrait_making.faces import brows, mouth, open_eye, signs, squeezed_eye
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BONE,
    BRICK,
    CRIMSON,
    GOLD,
    GREEN,
    INK,
    LILAC,
    MOSS,
    ORANGE,
    PURPLE,
    STRAW,
    mixed,
)
from tools.portrait_making.shapes import blob, ellipse, limb, polygon

SLIME = mixed(LILAC, PURPLE, 0.3)
GOBLIN = mixed(MOSS, STRAW, 0.25)
DEMON = mixed(BRICK, CRIMSON, 0.3)


def draw(pen: Pen, mood: Mood) -> None:
    """Tell it what you are afraid of. It is open to ideas."""
    pen.ground(reach=150)
    bat_wing(pen, (262, 240), reach=118, rise=by_mood(mood, 70, 104, 30), pencil=ORANGE)
    _puddle(pen)
    _arms(pen, mood)
    with pen.placed(dy=by_mood(mood, 0, -6, 12), turn=by_mood(mood, 0, 3, -8), about=(200, 240)):
        _head(pen, mood)
    signs(pen, mood, (74, 60), (318, 96))


def _puddle(pen: Pen) -> None:
    """What it is when nobody looks."""
    body = blob(
        (152, 216),
        (248, 216),
        (268, 280),
        (286, 336),
        (352, 358),
        (364, 380),
        (280, 388),
        (200, 384),
        (110, 388),
        (36, 380),
        (52, 358),
        (116, 336),
        (132, 280),
    )
    pen.shape(body, SLIME)
    pen.shape(
        polygon(
            (170, 240),
            (232, 236),
            (240, 292),
            (222, 300),
            (212, 288),
            (200, 304),
            (184, 290),
            (166, 298),
        ),
        GREEN,
        line=5,
    )
    pen.strokes([(172, 262), (202, 268), (234, 260)], [(172, 280), (204, 284), (236, 278)], width=4)
    pen.strokes(
        [(84, 370), (110, 364)], [(300, 366), (326, 370)], width=6, pencil=mixed(LILAC, BONE, 0.6)
    )


def _arms(pen: Pen, mood: Mood) -> None:
    """A skeleton's on one side, a paw on the other."""
    left, right = by_mood(mood, 0, -70, 20), by_mood(mood, 0, -40, 20)
    pen.shape(
        limb(((144, 250), (100, 280), (76, 272 + left)), (14, 15, 12)), BONE, line=5, hatch=None
    )
    open_hand(pen, (70, 262 + left), BONE, size=16, turn=-24)
    pen.shape(limb(((260, 262), (306, 296), (330, 290 + right)), (40, 36, 30)), GREEN)
    paw(pen, (336, 296 + right), GREEN, size=24, turn=-30)


def _head(pen: Pen, mood: Mood) -> None:
    pointed_ear(pen, (116, 150), (22, 110 + by_mood(mood, 0, -16, 50)), GOBLIN, width=66, bend=-10)
    horn(pen, (258, 82), (322, 22), width=50, bend=26)
    pen.shape(
        blob(
            (200, 48), (262, 66), (292, 128), (280, 192), (240, 234), (200, 242), (150, 232),
            (114, 192), (104, 128), (136, 66),
        ),
        SLIME,
    )  # fmt: skip
    left = blob(
        (190, 50), (136, 66), (105, 128), (115, 192), (150, 231), sharp(182, 238), (196, 200),
        (178, 164), (202, 122), (184, 86),
    )  # fmt: skip
    pen.shape(left, GOBLIN, line=5)
    right = blob(
        sharp(226, 54), (262, 68), (291, 128), (285, 166), sharp(252, 150), (236, 122), (246, 90)
    )
    pen.shape(right, DEMON, line=5)
    for x, y, size, inwards in ((152.0, 142.0, 32.0, 1), (240.0, 134.0, 24.0, -1)):
        if mood is Mood.HURT:
            squeezed_eye(pen, (x, y), size * 0.8, inwards=inwards)
        else:
            look = (-0.5, 0.0) if inwards > 0 else (0.6, -0.2)
            iris = GOLD if inwards > 0 else CRIMSON
            lid = 0.45 if mood is Mood.GLAD else 0.0
            open_eye(
                pen,
                (x, y),
                size,
                iris=iris,
                look=look,
                lid=lid,
                skin=GOBLIN if inwards > 0 else DEMON,
            )
    brows(pen, mood, (150, 98), (242, 100), width=44, thick=9, temper=-0.5, gloats=True)
    pen.shape(ellipse((202, 172), 18, 15), mixed(SLIME, CRIMSON, 0.3), line=5)
    mouth(pen, mood, (202, 208), width=72, smile=-0.35)
    if mood is not Mood.HURT:
        pen.shape(polygon((166, 208), (182, 208), (174, 228)), BONE, line=4, hatch=None)
    pen.shape(limb(((238, 226), (242, 256)), (15, 10)), SLIME, line=4.5)
    pen.dots((130, 186), (142, 196), size=6, pencil=INK)
