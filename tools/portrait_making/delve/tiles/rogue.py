"""The Rogue's tiles."""

from tools.portrait_making.curves import sharp
from tools.portrait_making.faces import open_eye
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BLACK,
    BLUE,
    BROWN,
    CRIMSON,
    GOLD,
    GREEN,
    MINT,
    NIGHT,
    ORANGE,
    SKY,
    STEEL,
    STRAW,
    UMBER,
    WHITE,
    mixed,
)
from tools.portrait_making.shapes import blob, ellipse, limb, polygon, star
from tools.portrait_making.textures import feathers

MITHRIL = mixed(SKY, WHITE, 0.35)


def mithril_armor(pen: Pen) -> None:
    """Weighs less than its bill."""
    shirt = blob(
        sharp(150, 88), (200, 152), sharp(250, 88), (300, 104), sharp(318, 160), sharp(276, 180),
        (262, 230), sharp(284, 312), (242, 300), sharp(200, 320), (158, 300), sharp(116, 312),
        (138, 230), sharp(124, 180), sharp(82, 160), (100, 104),
    )  # fmt: skip
    pen.shape(shirt, MITHRIL)
    feathers(pen, shirt, apart=34, size=10, pencil=BLUE)
    pen.line((152, 92), (200, 156), (248, 92), width=11, pencil=GOLD, start=0.8, end=0.8)
    pen.line((142, 240), (200, 254), (258, 240), width=14, pencil=GREEN, start=0.8, end=0.8)
    for x, y, size in ((280, 226, 24), (112, 232, 17), (262, 66 + 20, 13)):
        pen.shape(star((x, y), size, 4, 0.3), WHITE, line=4, hatch=None)


def buckler(pen: Pen) -> None:
    """Covers one hand, or a small breakfast."""
    pen.shape(ellipse((200, 200), 118, 116), STEEL, line=9)
    pen.shape(ellipse((200, 200), 92, 90), GREEN)
    for step in range(8):
        with pen.placed(turn=step * 45 + 22, about=(200, 200)):
            pen.dots((200, 95), size=13, pencil=STRAW)
    for step in range(4):
        with pen.placed(turn=step * 90, about=(200, 200)):
            pen.shape(polygon((186, 168), (200, 116), (214, 168)), STEEL, line=5)
    pen.shape(ellipse((200, 200), 38), STEEL, line=8)
    pen.shape(ellipse((192, 190), 15, 13), WHITE, line=0, hatch=None)


def ring_of_power(pen: Pen) -> None:
    """Not that one. This one is only fond of small fry."""
    pen.shape(ellipse((200, 236), 84, 84), GOLD, line=8)
    pen.shape(ellipse((200, 242), 54, 54), WHITE, line=6, hatch=None, tint=1)
    pen.shape(polygon((162, 168), (176, 148), (224, 148), (238, 168), (200, 186)), GOLD)
    gem = polygon((148, 116), (172, 80), (228, 80), (252, 116), (200, 172))
    pen.shape(gem, CRIMSON, line=8)
    pen.strokes(
        [(150, 116), (250, 116)],
        [(172, 82), (184, 116), (200, 168), (216, 116), (228, 82)],
        width=4,
    )
    pen.line((166, 108), (178, 92), width=7, pencil=WHITE)
    pen.line((130, 214), (136, 188), (152, 172), width=7, pencil=WHITE)
    pen.strokes(
        [(136, 262), (146, 280)],
        [(158, 292), (166, 300)],
        [(236, 300), (244, 292)],
        [(254, 282), (262, 266)],
        width=5,
        pencil=ORANGE,
    )
    for x, y, size in ((112, 104, 22), (296, 108, 26), (300, 190, 13)):
        pen.shape(star((x, y), size, 4, 0.3), STRAW, line=4)


def invisibility_cloak(pen: Pen) -> None:
    """There is nobody in it. That is the point."""
    cloak = blob(
        (200, 78), (250, 96), (268, 150), (300, 230), sharp(318, 312), (270, 304), sharp(238, 322),
        (200, 306), sharp(162, 322), (130, 304), sharp(82, 312), (100, 230), (132, 150), (150, 96),
    )  # fmt: skip
    pen.shape(cloak, mixed(NIGHT, BLUE, 0.3))
    pen.shape(
        blob((200, 104), (240, 126), (244, 176), (200, 204), (156, 176), (160, 126)), BLACK, line=6
    )
    for x in (182, 220):
        open_eye(pen, (x, 152), 15, iris=MINT, look=(0.5, 0))
    pen.shape(ellipse((200, 212), 15), GOLD, line=5)
    pen.line((176, 220), (152, 262), (146, 296), width=5)
    pen.line((226, 220), (246, 262), (254, 296), width=5)
    for x, y in ((122, 252), (282, 270), (200, 262)):
        pen.shape(star((x, y), 13, 4, 0.35), STRAW, line=0, hatch=None)


def vorpal_dagger(pen: Pen) -> None:
    """The sword's small brother, and the worse for it."""
    with pen.placed(turn=42, about=(200, 200)):
        pen.shape(limb(((200, 322), (200, 246)), (30, 26)), UMBER)
        pen.strokes(*([(188, y), (212, y - 10)] for y in (308, 290, 272)), width=5, pencil=BROWN)
        blade = blob(
            sharp(200, 46),
            (236, 110),
            (226, 170),
            sharp(232, 238),
            sharp(168, 238),
            (174, 170),
            (164, 110),
        )
        pen.shape(blade, mixed(MINT, STEEL, 0.5))
        pen.line((200, 72), (204, 150), (200, 228), width=6)
        pen.line((184, 104), (182, 140), (186, 172), width=6, pencil=WHITE)
        pen.shape(limb(((142, 236), (200, 246), (258, 236)), (20, 26, 20)), GOLD)
        pen.shape(ellipse((200, 330), 20), CRIMSON)
    for x, y, size in ((124, 126, 24), (158, 94, 14), (104, 172, 12)):
        pen.shape(star((x, y), size, 4, 0.3), STRAW, line=4)
