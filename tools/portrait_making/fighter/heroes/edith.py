"""Edith Grumbledore: three centuries old, a teapot on her staff, and a cup she does not like."""

from tools.portrait_making.anatomy import arm
from tools.portrait_making.curves import sharp
from tools.portrait_making.faces import Gladness, cheeks, eyes, mouth, signs
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BLUE,
    BONE,
    BRICK,
    BROWN,
    GOLD,
    GREY,
    LILAC,
    NIGHT,
    PEACH,
    PURPLE,
    ROSE,
    SKY,
    STRAW,
    TAN,
    WHITE,
    mixed,
)
from tools.portrait_making.props import glasses, mug, steam
from tools.portrait_making.shapes import blob, box, ellipse, limb, polygon, star

HAIR = mixed(GREY, WHITE, 0.62)
SKIN = mixed(PEACH, ROSE, 0.2)
ROBE = mixed(NIGHT, PURPLE, 0.4)


def draw(pen: Pen, mood: Mood) -> None:
    """Still not one decent cup of tea."""
    pen.ground(middle=190, reach=135)
    _hair(pen)
    _robe(pen)
    _head(pen, mood)
    lift = {Mood.GLAD: -16.0, Mood.HURT: 8.0}.get(mood, 0.0)
    with pen.placed(dy=lift, turn=-4 if mood is Mood.HURT else 0, about=(330, 330)):
        _staff(pen)
        arm(pen, (244, 272), (290, 306), (326, 284), sleeve=ROBE, skin=SKIN, width=44, hand=20)
    _cup(pen, mood)
    signs(pen, mood, (56, 112), (276, 60))


def _hair(pen: Pen) -> None:
    mane = blob(
        (184, 110),
        (262, 130),
        (282, 200),
        sharp(300, 300),
        (262, 286),
        sharp(246, 314),
        (184, 300),
        sharp(122, 314),
        (106, 286),
        sharp(68, 300),
        (86, 200),
        (106, 130),
    )
    pen.shape(mane, HAIR)
    pen.strokes(
        [(98, 220), (92, 270)],
        [(112, 236), (110, 284)],
        [(268, 220), (274, 270)],
        [(256, 240), (256, 284)],
        pencil=GREY,
    )


def _robe(pen: Pen) -> None:
    pen.shape(
        blob(
            sharp(138, 250),
            (184, 242),
            sharp(232, 250),
            (262, 310),
            sharp(284, 376),
            (230, 384),
            (140, 384),
            sharp(86, 376),
            (108, 310),
        ),
        ROBE,
    )
    for at, size in (((130, 350), 12), ((218, 338), 10), ((178, 366), 8), ((254, 364), 9)):
        pen.shape(star(at, size), STRAW, line=0, hatch=None)
    pen.line((122, 300), (184, 312), (248, 300), width=9, pencil=GOLD)


def _head(pen: Pen, mood: Mood) -> None:
    pen.shape(
        blob(
            (184, 104),
            (244, 124),
            (260, 178),
            (240, 228),
            (200, 256),
            (184, 262),
            (168, 256),
            (130, 228),
            (108, 178),
            (124, 124),
        ),
        SKIN,
    )
    pen.strokes(
        [(126, 200), (138, 208)],
        [(244, 200), (232, 208)],
        [(160, 248), (156, 258)],
        [(206, 248), (210, 260)],
        [(184, 254), (184, 268)],
        pencil=BROWN,
    )
    _hat(pen)
    eyes(
        pen,
        mood,
        (152, 178),
        (220, 178),
        size=24,
        iris=BLUE,
        look=(-0.5, 0.5),
        lid=0.34,
        skin=LILAC,
        glad=Gladness.BEAMING,
    )
    if mood is not Mood.DOWN:
        glasses(pen, (152, 182), (220, 182), size=30, line=4.5)
    _brows(pen, mood)
    cheeks(pen, (126, 218), (246, 216), size=13)
    pen.shape(
        blob((176, 182), (194, 180), (206, 206), (192, 220), (170, 216), (166, 202)),
        mixed(SKIN, ROSE, 0.35),
        line=5.5,
    )
    mouth(pen, mood, (188, 238), width=48, smile=-0.8)
    pen.dots((222, 236), size=7, pencil=BROWN)


def _brows(pen: Pen, mood: Mood) -> None:
    """Eyebrows that have seen off dynasties."""
    slope = -10 if mood in (Mood.HURT, Mood.GLAD) else 12
    for x, side in ((150, -1), (222, 1)):
        pen.shape(
            blob(
                sharp(x - side * 28, 146 + slope),
                (x, 138),
                sharp(x + side * 36, 136 - slope * 0.6),
                sharp(x + side * 24, 150 - slope * 0.2),
                (x, 156),
            ),
            WHITE,
            line=4.5,
            hatch=None,
        )


def _hat(pen: Pen) -> None:
    pen.shape(
        blob(
            sharp(104, 134),
            (128, 92),
            (150, 60),
            (196, 40),
            sharp(268, 14),
            (250, 34),
            (226, 48),
            (240, 84),
            sharp(264, 130),
            (184, 116),
        ),
        ROBE,
    )
    pen.shape(limb(((112, 126), (184, 108), (256, 124)), (18, 20, 18)), GOLD, line=5)
    pen.shape(
        blob(
            (60, 140),
            (120, 124),
            (184, 118),
            (250, 122),
            (308, 136),
            (250, 146),
            (184, 136),
            (120, 148),
        ),
        ROBE,
    )
    pen.strokes([(196, 52), (206, 64), (222, 62)], [(150, 74), (162, 78)])
    pen.shape(box(156, 76, 186, 100, -14), BRICK, line=4.5)
    pen.strokes(
        [(152, 82), (160, 84)],
        [(184, 72), (180, 80)],
        [(160, 106), (164, 98)],
        [(190, 98), (182, 94)],
    )
    pen.shape(star((214, 88), 13), STRAW, line=3.5, hatch=None)


def _staff(pen: Pen) -> None:
    """It used to have a crystal. A crystal keeps nothing warm."""
    pen.shape(limb(((330, 378), (326, 280), (334, 180)), (16, 14, 13)), BROWN)
    pen.strokes([(328, 330), (330, 350)], [(330, 220), (329, 246)])
    pen.line((362, 106), (392, 96), (390, 146), (362, 148), width=9, start=0.9, end=0.9)
    pen.shape(
        blob(sharp(300, 146), (276, 138), sharp(252, 96), (264, 94), (284, 110), sharp(302, 112)),
        SKY,
        line=5.5,
    )
    pen.shape(blob((302, 96), (362, 96), (374, 136), (350, 170), (314, 170), (290, 136)), SKY)
    pen.shape(limb(((306, 96), (332, 86), (358, 96)), (12, 18, 12)), BONE, line=5)
    pen.shape(ellipse((332, 74), 9), GOLD, line=4.5)
    pen.strokes([(316, 134), (324, 124), (332, 134), (340, 124), (348, 134)], width=5, pencil=BLUE)
    steam(pen, (250, 88), size=22)


def _cup(pen: Pen, mood: Mood) -> None:
    """Too weak, or too strong, or too tea."""
    if mood is Mood.HURT:
        arm(pen, (130, 276), (84, 300), (80, 330), sleeve=ROBE, skin=SKIN, width=44, hand=20)
        with pen.placed(turn=-64, about=(44, 348)):
            mug(pen, (44, 348), size=50, glaze=BONE, full=TAN)
        return
    lift = -86 if mood is Mood.GLAD else 0
    arm(pen, (130, 276), (78, 308 + lift / 4), (68, 286 + lift), sleeve=ROBE, width=44)
    with pen.placed(dy=lift, flip=True, about=(64, 250)):
        mug(pen, (62, 250), size=58, glaze=BONE, full=TAN)
        steam(pen, (62, 210), size=26)
        pen.strokes([(48, 222), (40, 246), (42, 258)])
        pen.shape(polygon((34, 256), (50, 256), (50, 276), (34, 276)), BRICK, line=4)
    pen.shape(ellipse((66, 288 + lift), 21, 17), SKIN, line=5.5)
    pen.strokes([(56, 282 + lift), (54, 294 + lift)], [(66, 282 + lift), (66, 296 + lift)])
