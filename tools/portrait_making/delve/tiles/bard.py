"""The Bard's tiles."""

from tools.portrait_making.curves import sharp
from tools.portrait_making.faces import beaming_eye
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BRICK,
    BROWN,
    CRIMSON,
    GOLD,
    GREEN,
    GREY,
    MOSS,
    PURPLE,
    STEEL,
    STRAW,
    TAN,
    WHITE,
    mixed,
)
from tools.portrait_making.props import note
from tools.portrait_making.shapes import blob, ellipse, limb, polygon, scalloped, spike, star


def glamorous_tunic(pen: Pen) -> None:
    """Blinds the front row."""
    shirt = blob(
        sharp(150, 96), (200, 118), sharp(250, 96), (298, 112), sharp(322, 190), sharp(276, 208),
        sharp(262, 180), (264, 230), sharp(290, 312), (200, 322), sharp(110, 312), (136, 230),
        sharp(138, 180), sharp(124, 208), sharp(78, 190), (102, 112),
    )  # fmt: skip
    pen.shape(shirt, PURPLE)
    pen.shape(polygon((178, 128), (222, 128), (232, 314), (168, 314)), STRAW, line=5)
    pen.dots((200, 160), (200, 196), (200, 276), size=15, pencil=CRIMSON)
    pen.shape(limb(((136, 232), (200, 242), (264, 232)), (20, 22, 20)), GOLD)
    pen.shape(scalloped(ellipse((200, 108), 58, 17), 26, 8), WHITE, line=6, hatch=None)
    for x, y, size in ((108, 150, 20), (284, 262, 18), (144, 280, 15), (296, 150, 14)):
        pen.shape(star((x, y), size, 5), STRAW, line=4)


def fancy_hat(pen: Pen) -> None:
    """The feather is taller than the song."""
    feather = blob(
        sharp(226, 220), (220, 150), (250, 96), sharp(306, 78), (318, 118), (296, 176), (256, 214)
    )
    pen.shape(feather, STRAW)
    pen.line((230, 214), (256, 146), (302, 88), width=5)
    pen.strokes(
        [(246, 166), (234, 148)],
        [(262, 138), (252, 118)],
        [(250, 176), (278, 172)],
        [(270, 144), (296, 134)],
        width=4,
    )
    cap = blob((108, 244), (104, 182), (144, 136), (204, 134), (256, 170), (284, 244), (200, 264))
    pen.shape(cap, PURPLE)
    pen.line((148, 168), (140, 194), (142, 222), width=6, pencil=mixed(PURPLE, WHITE, 0.5))
    pen.shape(limb(((108, 236), (200, 252), (288, 236)), (28, 32, 28)), CRIMSON)
    pen.shape(limb(((88, 266), (200, 286), (312, 258)), (24, 40, 24)), PURPLE)
    pen.shape(star((224, 240), 27), GOLD, line=6)


def lucky_charm(pen: Pen) -> None:
    """Four leaves: it only trusts even numbers."""
    pen.line((206, 214), (226, 268), (216, 318), width=14, pencil=GREEN, start=0.9, end=0.7)
    for step in range(4):
        with pen.placed(turn=step * 90 + 45, about=(200, 192)):
            leaf = blob(
                sharp(200, 192),
                (152, 150),
                (156, 104),
                (184, 96),
                sharp(200, 114),
                (216, 96),
                (244, 104),
                (248, 150),
            )
            pen.shape(leaf, MOSS)
            pen.line((200, 184), (202, 156), (200, 130), width=5, pencil=GREEN)
    for x in (180, 222):
        beaming_eye(pen, (x, 186), 13)
    pen.line((184, 208), (200, 216), (218, 208), width=6)
    pen.shape(star((304, 108), 20, 4, 0.3), STRAW, line=4)
    pen.shape(star((98, 106), 16, 4, 0.3), STRAW, line=4)


def charming_flute(pen: Pen) -> None:
    """Goblins hum along, out of key."""
    with pen.placed(turn=-40, about=(200, 210)):
        pen.shape(limb(((64, 210), (200, 208), (336, 210)), (34, 38, 42)), TAN, line=8)
        for x in (96, 252, 318):
            pen.shape(limb(((x, 190), (x, 230)), (18, 18)), GOLD, line=5)
        pen.dots((140, 206), (170, 206), (200, 206), (226, 206), size=16)
        pen.line((116, 198), (170, 196), (236, 198), width=5, pencil=WHITE)
    note(pen, (110, 150), 20, CRIMSON)
    note(pen, (250, 290), 22, PURPLE)
    note(pen, (170, 112), 13, GREEN)


def elven_harp(pen: Pen) -> None:
    """So soft that hitting seems rude."""
    with pen.placed(dy=4, scale=0.93):
        _harp(pen)
    note(pen, (282, 302), 20, PURPLE)


def _harp(pen: Pen) -> None:
    pen.strokes(
        *(
            [(x, 108 + (x - 130) * 0.16), (x, 300 - (x - 130) * 0.82)]
            for x in (152, 174, 196, 218, 240, 260)
        ),
        width=4,
        pencil=GREY,
    )
    pen.shape(limb(((130, 306), (120, 200), (128, 96)), (34, 26, 28)), GOLD)
    pen.shape(limb(((128, 98), (180, 86), (230, 122), (290, 108)), (30, 30, 28, 24)), GOLD)
    pen.shape(limb(((128, 306), (208, 262), (296, 116)), (36, 40, 30)), mixed(GOLD, BROWN, 0.35))
    pen.shape(ellipse((126, 90), 23), GOLD)
    pen.line((118, 90), (128, 82), (134, 92), (126, 98), width=5)
    pen.shape(limb(((96, 314), (150, 314)), (22, 22)), BROWN)
    for base, tip in (((130, 230), (88, 204)), ((130, 178), (92, 150)), ((236, 222), (276, 236))):
        pen.shape(spike(base, tip, 28, 7), MOSS, line=5)


def dancing_sword(pen: Pen) -> None:
    """It leads."""
    with pen.placed(dy=-5, turn=-13, scale=0.9, about=(200, 200)):
        blade = blob(
            sharp(172, 212),
            (160, 176),
            (176, 136),
            (168, 104),
            sharp(188, 62),
            (216, 96),
            (224, 136),
            (212, 176),
            sharp(226, 212),
        )
        pen.shape(blade, STEEL)
        pen.line((194, 84), (200, 116), (202, 150), (194, 200), width=5)
        pen.shape(limb(((136, 218), (200, 226), (264, 214)), (22, 28, 22)), GOLD)
        pen.shape(limb(((200, 284), (200, 240)), (26, 26)), BRICK)
        pen.shape(ellipse((200, 290), 18), GOLD)
        for x in (184, 214):
            beaming_eye(pen, (x, 180), 11)
        for side in (-1, 1):
            leg = ((200 + side * 8, 294), (200 + side * 40, 300), (200 + side * 38, 322))
            pen.line(*leg, width=8, start=0.9, end=0.9)
            pen.shape(ellipse((200 + side * 50, 326), 18, 9), CRIMSON, line=5)
    note(pen, (112, 168), 18, PURPLE)
    note(pen, (280, 164), 22, CRIMSON)
    for a, b, c in (((120, 222), (104, 240), (112, 262)), ((292, 214), (310, 232), (304, 256))):
        pen.line(a, b, c, width=6, pencil=GREY)
