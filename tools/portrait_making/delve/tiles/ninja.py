"""The Ninja's tiles."""

from tools.portrait_making.curves import sharp
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BLACK,
    BONE,
    BRICK,
    BROWN,
    CRIMSON,
    GOLD,
    GREEN,
    GREY,
    INK,
    LILAC,
    MOSS,
    NIGHT,
    PEACH,
    STEEL,
    SWAMP,
    TAN,
    UMBER,
    WHITE,
    mixed,
)
from tools.portrait_making.props import flame, skull
from tools.portrait_making.shapes import blob, box, ellipse, limb, polygon, scalloped, spike


def weird_concoction(pen: Pen) -> None:
    """It looks back."""
    for x, y, size in ((150, 100, 16), (196, 84, 11), (240, 104, 19)):
        pen.shape(ellipse((x, y), size), SWAMP, line=5)
    foam = scalloped(ellipse((200, 152), 100, 26), 36, 9)
    pen.shape(foam, SWAMP)
    bowl = blob(
        sharp(88, 156), (200, 172), sharp(312, 156), (304, 232), (256, 292), (144, 292), (96, 232)
    )
    pen.shape(bowl, BLACK, line=8)
    for x in (150, 250):
        pen.shape(polygon((x - 14, 290), (x + 14, 290), (x + (x - 200) * 0.2, 320)), BLACK, line=6)
    drip = blob((130, 162), (166, 164), (160, 206), (148, 216), (138, 204))
    pen.shape(drip, SWAMP, line=5)
    pen.shape(ellipse((226, 148), 20), WHITE, line=5, hatch=None)
    pen.dots((230, 150), size=16, pencil=CRIMSON)
    pen.dots((231, 151), size=8)
    skull(pen, (216, 228), 32)


def curative_herbs(pen: Pen) -> None:
    """Bitter, so they must be good."""
    for tip, bend in (
        ((104, 120), -10),
        ((148, 84), -6),
        ((200, 76), 0),
        ((252, 84), 6),
        ((298, 122), 10),
    ):
        base = (200 + (tip[0] - 200) * 0.2, 240)
        pen.shape(spike(base, tip, 62, bend), MOSS if tip[0] % 8 else GREEN)
        pen.line(
            base,
            ((base[0] + tip[0]) / 2 + bend, (base[1] + tip[1]) / 2),
            tip,
            width=5,
            pencil=GREEN,
        )
    pen.shape(
        blob((164, 232), (236, 232), (252, 322), (200, 308), (148, 322)), mixed(MOSS, GREEN, 0.5)
    )
    pen.line((184, 268), (180, 306), width=5)
    pen.line((216, 268), (220, 306), width=5)
    pen.shape(limb(((158, 246), (200, 254), (242, 246)), (26, 28, 26)), BRICK)
    for x, y in ((132, 186), (268, 182)):
        pen.shape(scalloped(ellipse((x, y), 23), 20, 6), WHITE, line=5, hatch=None)
        pen.dots((x, y), size=17, pencil=GOLD)


def smoke_bomb(pen: Pen) -> None:
    """Now you see him, and now you cough."""
    cloud = blob(
        (98, 240),
        (94, 194),
        (124, 160),
        (170, 132),
        (226, 134),
        (276, 160),
        (302, 200),
        (302, 258),
        (276, 298),
        (200, 306),
        (124, 298),
    )
    pen.shape(scalloped(cloud, 62, 12), mixed(GREY, LILAC, 0.5))
    pen.shape(ellipse((200, 222), 76), BLACK, line=8)
    pen.shape(box(178, 126, 222, 156), STEEL, line=6)
    pen.line(
        (200, 130), (206, 104), (232, 98), (246, 112), width=8, pencil=UMBER, start=0.9, end=0.9
    )
    flame(pen, (250, 120), size=20)
    pen.shape(ellipse((172, 196), 17, 12, -40), WHITE, line=0, hatch=None)
    pen.dots((180, 226), (222, 226), size=17, pencil=WHITE)
    pen.line((182, 256), (200, 262), (220, 256), width=6, pencil=WHITE)


def wooden_shuriken(pen: Pen) -> None:
    """A stake with four ends."""
    for step in range(4):
        with pen.placed(turn=step * 90 + 12, scale=0.95, about=(200, 200)):
            blade = blob(
                sharp(200, 72), (226, 130), sharp(244, 176), (200, 200), sharp(160, 172), (178, 130)
            )
            pen.shape(blade, TAN if step % 2 else mixed(TAN, BROWN, 0.3))
            pen.strokes([(200, 104), (204, 150)], [(212, 140), (218, 168)], width=4, pencil=UMBER)
    pen.shape(ellipse((200, 200), 44), TAN, line=7)
    pen.shape(ellipse((200, 200), 19), BONE, line=6, hatch=None, tint=1)
    for a, b in (
        ((84, 108), (104, 90)),
        ((298, 304), (316, 288)),
        ((92, 300), (108, 312)),
        ((306, 98), (294, 84)),
    ):
        pen.line(a, b, width=6, pencil=GREY)


def ninjato(pen: Pen) -> None:
    """Straight as his face."""
    with pen.placed(turn=-45, about=(200, 200)):
        blade = polygon((182, 238), (182, 40), (200, 20), (218, 58), (218, 238))
        pen.shape(blade, STEEL)
        pen.line((204, 56), (206, 140), (204, 232), width=5)
        pen.line((192, 60), (192, 140), (192, 200), width=5, pencil=WHITE)
        pen.shape(limb(((200, 352), (200, 262)), (30, 28)), CRIMSON)
        for y in (274, 298, 322):
            pen.shape(
                polygon((200, y), (211, y + 12), (200, y + 24), (189, y + 12)),
                BONE,
                line=4,
                hatch=None,
            )
        pen.shape(box(158, 234, 242, 260), GOLD, line=7)
    pen.strokes(
        [(296, 122), (272, 98)],
        [(308, 164), (264, 120)],
        [(274, 160), (254, 140)],
        width=6,
        pencil=GREY,
    )


def shinobi_gear(pen: Pen) -> None:
    """The whole suit; the twig is sold apart."""
    hood = blob(
        (200, 82),
        (268, 102),
        (304, 172),
        (292, 256),
        (246, 310),
        (154, 310),
        (108, 256),
        (96, 172),
        (132, 102),
    )
    pen.shape(hood, mixed(NIGHT, INK, 0.3))
    slit = blob(
        sharp(106, 208),
        (150, 180),
        (200, 188),
        (250, 180),
        sharp(296, 208),
        (258, 240),
        (200, 236),
        (142, 240),
    )
    pen.shape(slit, PEACH)
    for x in (162, 240):
        pen.shape(ellipse((x, 210), 21, 18), WHITE, line=5, hatch=None)
        pen.dots((x + 4, 210), size=16)
    band = blob(
        (98, 168),
        (130, 136),
        (200, 128),
        (270, 136),
        (302, 168),
        (298, 190),
        (250, 168),
        (200, 164),
        (150, 168),
        (102, 190),
    )
    pen.shape(band, CRIMSON)
    pen.shape(polygon((162, 130), (238, 130), (234, 168), (166, 168)), STEEL)
    pen.strokes([(182, 152), (200, 140), (218, 152)], [(186, 160), (214, 160)], width=5)
    pen.line((136, 268), (158, 286), (180, 292), width=5, pencil=mixed(NIGHT, WHITE, 0.5))
    pen.line((264, 268), (244, 286), (222, 292), width=5, pencil=mixed(NIGHT, WHITE, 0.5))
    pen.shape(limb(((296, 172), (312, 192), (304, 236)), (20, 20, 12)), CRIMSON, line=5)
