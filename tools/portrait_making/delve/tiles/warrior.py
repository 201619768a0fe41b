"""The Warrior's tiles; his torch and his grail lie in other packs too."""

from tools.portrait_making.curves import sharp
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BRICK,
    BROWN,
    CRIMSON,
    GOLD,
    GREEN,
    SKY,
    STEEL,
    STRAW,
    TAN,
    UMBER,
    WHITE,
    mixed,
)
from tools.portrait_making.props import flame
from tools.portrait_making.shapes import blob, box, ellipse, limb, polygon, star

SHINE = mixed(STEEL, WHITE, 0.3)


def plate_armor(pen: Pen) -> None:
    """A breastplate, with a belly it was made to measure for."""
    for side in (-1, 1):
        pen.shape(ellipse((200 + side * 86, 130), 38, 34), STEEL)
        pen.dots((200 + side * 86, 146), size=9)
    plate = blob(
        sharp(134, 96), (166, 116), (200, 122), (234, 116), sharp(266, 96), (294, 170), (286, 240),
        (252, 282), (148, 282), (114, 240), (106, 170),
    )  # fmt: skip
    pen.shape(plate, SHINE)
    pen.line((200, 150), (206, 210), (200, 272), width=5)
    pen.line((140, 112), (200, 142), (260, 112), width=9, pencil=GOLD, start=0.9, end=0.9)
    heart = blob(sharp(246, 212), (224, 190), (228, 174), (246, 182), (264, 174), (268, 190))
    pen.shape(heart, BRICK, line=5)
    pen.dots((126, 236), (142, 262), (274, 236), (258, 262), size=8)
    pen.line((136, 150), (134, 190), (146, 220), width=7, pencil=WHITE)
    pen.shape(blob((142, 276), (258, 276), (274, 304), (200, 316), (126, 304)), STEEL)
    pen.strokes(
        [(162, 282), (156, 306)], [(200, 284), (200, 312)], [(238, 282), (244, 306)], width=4
    )


def knight_shield(pen: Pen) -> None:
    """A cross, and the dent that proves it works."""
    outline = blob(
        sharp(100, 104), (150, 98), sharp(200, 84), (250, 98), sharp(300, 104), (304, 190),
        (264, 272), sharp(200, 322), (136, 272), (96, 190),
    )  # fmt: skip
    pen.shape(outline, BRICK, line=9)
    pen.shape(polygon((180, 96), (220, 96), (220, 300), (200, 312), (180, 300)), STRAW, line=0)
    pen.shape(polygon((106, 156), (296, 156), (294, 196), (108, 196)), STRAW, line=0)
    pen.line((122, 118), (116, 176), (132, 226), width=8, pencil=mixed(BRICK, WHITE, 0.5))
    pen.strokes([(248, 216), (262, 232), (250, 242), (266, 258)], width=6)


def torch(pen: Pen) -> None:
    """Light, and a nudge for anything small."""
    with pen.placed(8, 4, turn=16, about=(200, 200)):
        pen.shape(limb(((200, 308), (200, 206)), (44, 66)), BROWN)
        pen.strokes([(194, 240), (192, 290)], [(212, 236), (209, 270)], width=5, pencil=UMBER)
        for x, y, size in ((152, 178, 34), (248, 178, 34), (200, 196, 64)):
            flame(pen, (x, y), size=size)
        pen.shape(limb(((154, 198), (200, 206), (246, 198)), (32, 34, 32)), TAN)
        pen.strokes(
            [(160, 190), (176, 210)], [(194, 196), (210, 216)], [(226, 192), (240, 208)], width=4
        )


def holy_grail(pen: Pen) -> None:
    """A cup that shines on its own, dishwater permitting."""
    for turn in range(0, 360, 40):
        with pen.placed(turn=turn, about=(200, 160)):
            pen.line((200, 76), (200, 92), width=8, pencil=STRAW, start=0.8, end=0.8)
    pen.shape(blob((150, 304), (200, 288), (250, 304), (256, 322), (144, 322)), GOLD)
    pen.shape(limb(((200, 300), (200, 236)), (24, 20)), GOLD)
    pen.shape(ellipse((200, 260), 23, 14), GOLD)
    cup = blob(
        sharp(124, 118), (200, 128), sharp(276, 118), (270, 180), (238, 232), (162, 232), (130, 180)
    )
    pen.shape(cup, GOLD)
    pen.shape(ellipse((200, 120), 76, 18), STRAW, line=6, hatch=None)
    pen.shape(ellipse((200, 124), 58, 10), SKY, line=0, hatch=None)
    for x, pencil in ((162, CRIMSON), (200, GREEN), (238, CRIMSON)):
        pen.shape(ellipse((x, 180), 13), pencil, line=5)
    pen.line((146, 146), (148, 180), (160, 206), width=7, pencil=WHITE)


def dragon_spear(pen: Pen) -> None:
    """Long, for it is best thrown from far away."""
    with pen.placed(turn=45, about=(200, 200)):
        pen.shape(limb(((200, 356), (200, 130)), (20, 20)), BROWN)
        blade = blob(
            sharp(200, 30),
            (226, 74),
            (232, 110),
            sharp(206, 142),
            sharp(194, 142),
            (168, 110),
            (174, 74),
        )
        pen.shape(blade, SHINE)
        pen.line((200, 48), (202, 92), (200, 136), width=5)
        pen.shape(box(182, 138, 218, 164), GOLD)
        for side in (-1, 1):
            ribbon = ((200 + side * 12, 164), (200 + side * 40, 178), (200 + side * 36, 214))
            pen.shape(limb(ribbon, (15, 17, 9)), CRIMSON, line=5)
        pen.shape(ellipse((200, 356), 14), GOLD, line=5)


def vorpal_sword(pen: Pen) -> None:
    """It goes snicker-snack only against those it was promised."""
    with pen.placed(turn=45, about=(200, 200)):
        pen.shape(limb(((200, 340), (200, 262)), (26, 24)), UMBER)
        blade = polygon((176, 246), (178, 70), (200, 32), (222, 70), (224, 246))
        pen.shape(blade, mixed(SKY, STEEL, 0.4))
        pen.line((200, 62), (204, 150), (200, 236), width=6)
        pen.line((188, 84), (186, 130), (187, 170), width=6, pencil=WHITE)
        pen.shape(limb(((132, 246), (200, 256), (268, 246)), (22, 28, 22)), GOLD)
        pen.shape(ellipse((200, 254), 15), CRIMSON, line=5)
        pen.shape(ellipse((200, 346), 18), GOLD)
    for x, y, size in ((128, 118, 24), (160, 86, 13), (108, 166, 12)):
        pen.shape(star((x, y), size, 4, 0.3), STRAW, line=4)
