"""Delve's cards as seen by all: the back of a monster, the way down, and how a delve ended."""

from tools.portrait_making.curves import around, sharp
from tools.portrait_making.faces import open_eye
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BONE,
    BRICK,
    BROWN,
    CRIMSON,
    GOLD,
    INK,
    NIGHT,
    PURPLE,
    SKY,
    STEEL,
    STONE,
    STRAW,
    UMBER,
    WHITE,
    mixed,
)
from tools.portrait_making.props import coin, flame, skull
from tools.portrait_making.shapes import blob, box, ellipse, limb, polygon, scalloped, spike, star

STONES = mixed(STONE, BONE, 0.3)


def card_back(pen: Pen) -> None:
    """One eye, many claws, and no word on whose they are."""
    for step in range(8):
        with pen.placed(turn=step * 45, about=(200, 200)):
            pen.shape(spike((200, 116), (206, 76), 42, 6), BONE, line=6, hatch=None)
    pen.shape(ellipse((200, 200), 96), mixed(PURPLE, NIGHT, 0.4), line=9)
    lids = blob(
        sharp(118, 202),
        (156, 156),
        (200, 144),
        (244, 156),
        sharp(282, 202),
        (244, 246),
        (200, 256),
        (156, 246),
    )
    pen.shape(lids, STRAW, line=8)
    pen.shape(ellipse((200, 200), 46), BRICK, line=7)
    pen.shape(
        blob(sharp(200, 158), (213, 200), sharp(200, 242), (187, 200)), INK, line=0, hatch=None
    )
    pen.dots((182, 180), size=16, pencil=WHITE)
    for degrees in (60, 90, 120, 240, 270, 300):
        pen.line(
            around((200, 200), 70, degrees), around((200, 200), 84, degrees), width=9, pencil=STRAW
        )


def dungeon_door(pen: Pen) -> None:
    """Ajar. Somebody is in."""
    with pen.placed(scale=0.95):
        _gate(pen)


def _gate(pen: Pen) -> None:
    arch = blob(
        sharp(84, 322), (82, 190), (116, 112), (200, 78), (284, 112), (318, 190), sharp(316, 322)
    )
    pen.shape(arch, STONES, line=8)
    for degrees in (200, 225, 250, 290, 315, 340):
        pen.line(around((200, 206), 88, degrees), around((200, 206), 122, degrees), width=5)
    pen.strokes(
        [(88, 250), (114, 250)],
        [(88, 288), (114, 288)],
        [(286, 250), (312, 250)],
        [(286, 288), (312, 288)],
        width=5,
    )
    hole = blob(
        sharp(118, 320), (118, 200), (144, 144), (200, 120), (256, 144), (282, 200), sharp(282, 320)
    )
    pen.shape(hole, INK, line=6, hatch=None)
    leaf = blob(
        sharp(120, 318), (120, 200), (146, 146), sharp(186, 124), (200, 220), sharp(196, 330)
    )
    pen.shape(leaf, BROWN)
    pen.strokes([(146, 150), (146, 316)], [(170, 134), (172, 322)], width=4)
    for y in (190, 278):
        pen.shape(limb(((122, y), (186, y + 4)), (15, 11)), STEEL, line=5)
    pen.shape(ellipse((182, 236), 11), GOLD, line=5)
    for x, y, size in ((222, 196, 12), (252, 196, 12), (228, 268, 8), (248, 268, 8)):
        open_eye(pen, (x, y), size, iris=CRIMSON, look=(-0.4, 0.2), white=STRAW)
    skull(pen, (200, 100), 25)
    for x in (98, 302):
        flame(pen, (x, 196), size=17)
        pen.shape(limb(((x, 226), (x, 200)), (10, 15)), UMBER, line=5)


def success(pen: Pen) -> None:
    """A chest full, and all limbs accounted for."""
    pen.shape(
        blob(sharp(92, 176), (100, 118), (150, 92), (250, 92), (300, 118), sharp(308, 176)), BROWN
    )
    heap = blob((102, 206), (128, 168), (170, 146), (226, 142), (272, 166), (298, 206))
    pen.shape(scalloped(heap, 32, 8), GOLD, line=6)
    for x, y in ((150, 180), (200, 164), (246, 184), (184, 192)):
        coin(pen, (x, y), size=18)
    pen.shape(polygon((222, 140), (240, 120), (262, 130), (254, 156)), SKY, line=5)
    pen.shape(box(90, 204, 310, 314), BROWN)
    pen.strokes([(96, 240), (304, 240)], [(96, 278), (304, 278)], width=4)
    for x in (120, 280):
        pen.shape(box(x - 15, 204, x + 15, 314), STEEL, line=6)
    pen.shape(ellipse((200, 230), 27, 29), GOLD)
    pen.dots((200, 226), size=14)
    pen.line((200, 228), (200, 246), width=8)
    pen.shape(star((290, 96), 20, 4, 0.3), STRAW, line=4)
    pen.shape(star((104, 88), 14, 4, 0.3), STRAW, line=4)


def failure(pen: Pen) -> None:
    """A skull, a plaster, and a lesson."""
    for turn in (38, -38):
        with pen.placed(turn=turn, scale=0.94, about=(200, 226)):
            shaft = limb(((92, 236), (308, 236)), (24, 24))
            pen.shape(shaft, BONE)
            for x in (92, 308):
                for y in (224, 250):
                    pen.shape(ellipse((x, y), 17), BONE, line=6, hatch=None)
    skull(pen, (200, 178), 92)
    for x in (161, 239):
        pen.strokes(
            [(x - 14, 172), (x + 14, 198)], [(x + 14, 172), (x - 14, 198)], width=7, pencil=BONE
        )
    pen.shape(blob(sharp(200, 206), (212, 226), (200, 220), (188, 226)), INK, line=3, hatch=None)
    with pen.placed(turn=-24, about=(240, 122)):
        pen.shape(limb(((206, 122), (272, 122)), (28, 28)), mixed(BRICK, BONE, 0.6), line=6)
        pen.dots((232, 118), (246, 118), (232, 128), (246, 128), size=5)
