"""The Princess: a ball gown, army boots, rolled-up sleeves, and no wish to be rescued."""

from tools.portrait_making.anatomy import arm, fist, foot
from tools.portrait_making.curves import around, sharp
from tools.portrait_making.delve.figures import by_mood, head
from tools.portrait_making.faces import Gladness, brows, cheeks, eyes, mouth, signs
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BONE,
    BROWN,
    GOLD,
    INK,
    PINK,
    ROSE,
    STEEL,
    STRAW,
    UMBER,
    WHITE,
    mixed,
)
from tools.portrait_making.props import crown, sword
from tools.portrait_making.shapes import blob, box, ellipse, scalloped

SKIN = mixed(BROWN, ROSE, 0.18)
HAIR = mixed(UMBER, INK, 0.55)
GOWN = mixed(PINK, ROSE, 0.35)


def draw(pen: Pen, mood: Mood) -> None:
    """The dragon is a friend of hers."""
    pen.ground(reach=150)
    _hair(pen)
    foot(pen, (164, 384), UMBER, size=34)
    foot(pen, (236, 384), UMBER, size=34, flip=True)
    _gown(pen)
    _sword(pen, mood)
    with pen.placed(turn=by_mood(mood, 0, -4, 8), about=(200, 230)):
        _head(pen, mood)
        with pen.placed(
            by_mood(mood, 0, 0, 16),
            by_mood(mood, 0, -4, 4),
            turn=by_mood(mood, -5, 0, 20),
            about=(196, 54),
        ):
            crown(pen, (196, 70), width=84, height=48)
    _free_arm(pen, mood)
    signs(pen, mood, (58, 92), (306, 44))


def _hair(pen: Pen) -> None:
    cloud = ellipse((200, 148), 118, 104)
    pen.shape(scalloped(cloud, 48, 12), HAIR)


def _gown(pen: Pen) -> None:
    skirt = blob(
        (160, 276), (240, 276), (296, 304), (330, 332), sharp(326, 348), (266, 354), (200, 350),
        (134, 354), sharp(74, 348), (70, 332), (104, 304),
    )  # fmt: skip
    pen.shape(skirt, GOWN)
    frill = blob(
        (70, 334), (134, 344), (200, 340), (266, 344), (330, 334), (326, 352), (200, 360), (74, 352)
    )
    pen.shape(scalloped(frill, 30, 4), WHITE, line=4.5, hatch=None)
    pen.line((160, 290), (138, 318), (128, 338), width=4)
    pen.line((240, 290), (264, 318), (274, 338), width=4)
    pen.shape(blob((158, 236), (242, 236), (250, 262), (238, 290), (162, 290), (150, 262)), GOWN)
    pen.strokes(
        [(186, 250), (214, 262)],
        [(214, 250), (186, 262)],
        [(186, 266), (214, 278)],
        [(214, 266), (186, 278)],
        width=3.5,
        pencil=BONE,
    )
    sash = blob((156, 280), (200, 288), (244, 280), (248, 296), (200, 304), (152, 296))
    pen.shape(sash, GOLD, line=5)


def _head(pen: Pen, mood: Mood) -> None:
    pen.shape(head((200, 164), 76, 74, 0.82), SKIN)
    fringe = blob(
        (118, 158), (116, 104), (160, 72), (200, 66), (246, 72), (286, 106), (282, 158),
        (262, 128), (236, 114), (200, 122), (164, 112), (136, 130),
    )  # fmt: skip
    pen.shape(scalloped(fringe, 34, 8), HAIR)
    pen.strokes(
        *(
            [around((x, y), 9, 200), around((x, y), 9, 280), around((x, y), 9, 350)]
            for x, y in ((140, 96), (184, 88), (226, 92), (262, 116))
        ),
        pencil=BROWN,
    )
    for x in (120, 280):
        pen.dots((x, 196), size=13, pencil=STRAW)
    eyes(
        pen, mood, (168, 164), (234, 164), size=24, iris=UMBER, look=(0.45, -0.1), lid=0.3,
        skin=mixed(SKIN, ROSE, 0.5), glad=Gladness.BEAMING,
    )  # fmt: skip
    if mood is Mood.CALM:
        pen.strokes([(146, 156), (134, 150)], [(256, 156), (268, 150)], width=5)
    brows(pen, mood, (166, 132), (236, 132), width=38, thick=8, temper=0.75, pencil=HAIR)
    pen.line((196, 184), (202, 194), (210, 188), width=4.5)
    cheeks(pen, (146, 200), (256, 200), size=14, pencil=mixed(ROSE, SKIN, 0.3))
    mouth(pen, mood, (202, 214), width=40, smile=-0.35, tongue=ROSE)


def _sword(pen: Pen, mood: Mood) -> None:
    """Daddy's: it weighs as much as she does."""
    turn = by_mood(mood, 206, 12, 236)
    with pen.placed(dy=by_mood(mood, 0, -18, 20), turn=turn, about=(306, 264)):
        sword(pen, (306, 262), length=by_mood(mood, 128, 190, 170), blade=STEEL)
    arm(pen, (246, 254), (282, 288), (306, 264 + by_mood(mood, 0, -18, 20)), sleeve=SKIN, width=30)
    pen.shape(box(244, 244, 278, 276, 40), GOWN, line=5)
    fist(pen, (306, 264 + by_mood(mood, 0, -18, 20)), SKIN, size=19)


def _free_arm(pen: Pen, mood: Mood) -> None:
    """On her hip, unless she has won."""
    if mood is Mood.GLAD:
        arm(pen, (154, 256), (104, 244), (78, 184), sleeve=SKIN, skin=SKIN, width=30, hand=19)
    else:
        arm(
            pen,
            (156, 256),
            (106, 272),
            (110, 300),
            (158, 296),
            sleeve=SKIN,
            skin=SKIN,
            width=30,
            hand=17,
        )
    pen.shape(ellipse((148, 256), 22, 19), GOWN, line=5.5)
