"""The Barbarian's tiles; the potion is also the Rogue's."""

from tools.portrait_making.curves import sharp
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BRICK,
    BROWN,
    CRIMSON,
    GOLD,
    GREY,
    INK,
    MINT,
    PINK,
    ROSE,
    STEEL,
    STONE,
    TAN,
    UMBER,
    WHITE,
    mixed,
)
from tools.portrait_making.shapes import blob, box, ellipse, limb, polygon
from tools.portrait_making.textures import feathers


def chainmail(pen: Pen) -> None:
    """Ten thousand rings, one of them his grandmother's."""
    shirt = blob(
        sharp(150, 92), (200, 116), sharp(250, 92), (292, 112), sharp(326, 186), sharp(282, 206),
        sharp(264, 176), (268, 240), sharp(276, 310), (200, 318), sharp(124, 310), (132, 240),
        sharp(136, 176), sharp(118, 206), sharp(74, 186), (108, 112),
    )  # fmt: skip
    pen.shape(shirt, STEEL)
    feathers(pen, shirt, apart=26, size=9)
    pen.line((154, 96), (200, 120), (246, 96), width=12, pencil=UMBER, start=0.8, end=0.8)
    pen.shape(limb(((130, 258), (200, 266), (270, 258)), (20, 22, 20)), UMBER)
    pen.shape(box(182, 248, 218, 282), GOLD, line=5.5)


def leather_shield(pen: Pen) -> None:
    """Was a cow, and bears no grudge."""
    pen.shape(ellipse((200, 200), 116), BROWN, line=9)
    pen.shape(ellipse((200, 200), 88), TAN)
    patch = blob((140, 176), (168, 140), (206, 150), (198, 190), (160, 204))
    pen.shape(patch, UMBER, line=0)
    pen.shape(blob((226, 230), (262, 216), (264, 250), (236, 264)), UMBER, line=0)
    for step in range(12):
        with pen.placed(turn=step * 30, about=(200, 200)):
            pen.strokes([(192, 98), (208, 98)], width=6, pencil=WHITE)
    pen.shape(ellipse((200, 200), 27), STEEL)
    pen.dots((192, 192), size=9, pencil=WHITE)


def war_hammer(pen: Pen) -> None:
    """It makes gravel."""
    with pen.placed(-14, 14, turn=34, scale=0.86, about=(200, 200)):
        pen.shape(limb(((200, 340), (200, 140)), (26, 24)), BROWN)
        pen.strokes(*([(190, y), (211, y - 12)] for y in (330, 308, 286)), width=6, pencil=UMBER)
        pen.shape(box(120, 82, 280, 172), STONE)
        for x in (126, 274):
            pen.shape(box(x - 20, 72, x + 20, 182), mixed(STEEL, STONE, 0.4))
        pen.shape(box(182, 74, 218, 180), GOLD, line=6)
        pen.strokes([(152, 100), (160, 118), (152, 130)], width=5)
        pen.line((112, 88), (112, 126), (114, 160), width=6, pencil=WHITE)


def vorpal_axe(pen: Pen) -> None:
    """For the one guest who will not leave."""
    with pen.placed(-14, 8, turn=22, scale=0.86, about=(200, 200)):
        pen.shape(limb(((196, 338), (200, 80)), (26, 22)), BROWN)
        pen.strokes(*([(186, y), (208, y - 10)] for y in (326, 306, 286)), width=6, pencil=UMBER)
        for side in (-1, 1):
            x = 200
            blade = blob(
                sharp(x + side * 10, 112), (x + side * 44, 92), sharp(x + side * 92, 64),
                (x + side * 122, 136), sharp(x + side * 92, 212), (x + side * 44, 176),
                sharp(x + side * 10, 166),
            )  # fmt: skip
            pen.shape(blade, mixed(MINT, STEEL, 0.55))
            pen.line(
                (x + side * 84, 88),
                (x + side * 104, 138),
                (x + side * 84, 190),
                width=6,
                pencil=WHITE,
            )
        pen.shape(box(180, 104, 220, 174), CRIMSON, line=6)
        pen.dots((200, 126), (200, 152), size=10, pencil=GOLD)


def healing_potion(pen: Pen) -> None:
    """Tastes of cherries, and of yesterday."""
    flask = blob(
        sharp(172, 108),
        sharp(228, 108),
        (226, 160),
        (284, 206),
        (300, 262),
        (268, 314),
        (200, 324),
        (132, 314),
        (100, 262),
        (116, 206),
        (174, 160),
    )
    pen.shape(flask, mixed(PINK, WHITE, 0.6))
    juice = blob(
        (112, 226),
        (160, 216),
        (200, 228),
        (246, 218),
        (289, 226),
        (292, 262),
        (264, 305),
        (200, 315),
        (136, 305),
        (108, 262),
    )
    pen.shape(juice, BRICK, line=0)
    pen.shape(box(162, 96, 238, 122), GREY, line=6)
    pen.shape(blob((174, 98), (178, 80), (222, 80), (226, 98)), TAN)
    heart = blob(
        sharp(200, 300),
        (164, 266),
        (168, 240),
        (188, 238),
        sharp(200, 254),
        (212, 238),
        (232, 240),
        (236, 266),
    )
    pen.shape(heart, WHITE, line=5, hatch=None)
    pen.line((126, 214), (116, 246), (124, 276), width=9, pencil=WHITE)
    pen.dots((176, 196), (218, 182), (206, 204), size=10, pencil=ROSE)
    pen.strokes([(188, 134), (188, 156)], width=7, pencil=WHITE)
    pen.dots((254, 250), size=8, pencil=mixed(INK, BRICK, 0.6))
    pen.shape(polygon((246, 126), (276, 118), (292, 142), (262, 152)), WHITE, line=5, hatch=None)
    pen.strokes([(260, 134), (278, 132)], width=4)
