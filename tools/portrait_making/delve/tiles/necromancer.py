"""The Necromancer's tiles."""

from tools.portrait_making.curves import sharp
from tools.portrait_making.delve.figures import head
from tools.portrait_making.faces import brows, open_eye
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BONE,
    BROWN,
    CRIMSON,
    GOLD,
    GREEN,
    INK,
    LILAC,
    MINT,
    MOSS,
    PAPER,
    PINK,
    PURPLE,
    STONE,
    STRAW,
    SWAMP,
    UMBER,
    WHITE,
    mixed,
)
from tools.portrait_making.props import bone, skull
from tools.portrait_making.shapes import blob, box, ellipse, limb, scalloped, shaggy, star

CAPE = mixed(PURPLE, INK, 0.4)


def zombie(pen: Pen) -> None:
    """Always in front. It is slow to see why."""
    pen.shape(
        blob((112, 320), (122, 278), (160, 262), (240, 262), (278, 278), (288, 320)),
        BROWN,
        hatch=None,
    )
    pen.shape(head((200, 184), 84, 92, 0.82), SWAMP)
    brain = blob((150, 112), (164, 86), (200, 80), (236, 88), (250, 114), (200, 124))
    pen.shape(scalloped(brain, 24, 7), PINK, line=6)
    open_eye(pen, (164, 176), 31, iris=MOSS, look=(-0.5, -0.3))
    open_eye(
        pen, (238, 180), 22, iris=CRIMSON, look=(0.6, 0.3), lid=0.3, skin=mixed(SWAMP, PURPLE, 0.3)
    )
    brows(pen, Mood.CALM, (162, 134), (240, 148), width=38, thick=8, temper=-0.5)
    pen.dots((194, 212), (208, 212), size=8)
    pen.shape(
        blob(sharp(156, 232), (200, 240), sharp(246, 228), (236, 258), (200, 268), (166, 258)),
        INK,
        line=5,
        hatch=None,
    )
    for x in (176, 226):
        pen.shape(box(x - 8, 234, x + 8, 252), WHITE, line=3.5, hatch=None)
    pen.strokes(
        [(256, 216), (276, 204)], [(256, 206), (264, 220)], [(266, 200), (274, 214)], width=5
    )


def dark_cape(pen: Pen) -> None:
    """Black as the coffee, with a red lining for Sundays."""
    lining = blob((150, 120), (250, 120), (300, 280), (200, 300), (100, 280))
    pen.shape(lining, CRIMSON, hatch=None)
    for side in (-1, 1):
        x = 200
        wing = blob(
            sharp(x + side * 14, 122),
            (x + side * 70, 110),
            (x + side * 104, 190),
            sharp(x + side * 122, 304),
            (x + side * 98, 292),
            sharp(x + side * 74, 318),
            (x + side * 56, 294),
            sharp(x + side * 34, 312),
            (x + side * 30, 210),
        )
        pen.shape(wing, CAPE)
        collar = blob(
            sharp(x + side * 6, 148),
            (x + side * 34, 118),
            sharp(x + side * 72, 80),
            (x + side * 84, 124),
            sharp(x + side * 48, 160),
        )
        pen.shape(collar, CAPE)
        pen.line((x + side * 74, 178), (x + side * 84, 230), (x + side * 88, 276), width=5)
    skull(pen, (200, 154), 30)


def bloody_wand(pen: Pen) -> None:
    """It drinks before she does."""
    with pen.placed(8, -12, turn=40, scale=0.86, about=(200, 200)):
        with pen.placed(turn=90, about=(200, 250)):
            pen.shape(limb(((166, 250), (316, 250)), (24, 30)), BONE)
            pen.shape(ellipse((320, 238), 18), BONE)
            pen.shape(ellipse((320, 264), 18), BONE)
        pen.shape(box(178, 172, 222, 200), GOLD, line=6)
        gem = blob(sharp(200, 48), (240, 110), (236, 152), (200, 176), (164, 152), (160, 110))
        pen.shape(gem, CRIMSON, line=8)
        pen.line((180, 108), (176, 130), (186, 150), width=9, pencil=WHITE)
    for x, y, size in ((292, 206, 20), (266, 246, 14), (310, 262, 11)):
        drop = blob(
            sharp(x, y - size * 1.6), (x + size * 0.85, y), (x, y + size), (x - size * 0.85, y)
        )
        pen.shape(drop, CRIMSON, line=5)


def possession_scroll(pen: Pen) -> None:
    """Read aloud, to whom it may concern."""
    sheet = blob(
        sharp(116, 116),
        (200, 122),
        sharp(284, 114),
        (278, 200),
        sharp(286, 292),
        (200, 286),
        sharp(114, 294),
        (122, 200),
    )
    pen.shape(sheet, BONE)
    for y in (106, 300):
        pen.shape(limb(((84, y), (316, y)), (16, 16)), UMBER, line=6)
        pen.shape(limb(((112, y), (288, y)), (32, 32)), mixed(BONE, STRAW, 0.5))
    ghost = blob(
        (200, 134),
        (240, 152),
        (248, 204),
        sharp(254, 266),
        (230, 254),
        sharp(214, 270),
        (200, 256),
        sharp(184, 270),
        (170, 254),
        sharp(146, 266),
        (152, 204),
        (160, 152),
    )
    pen.shape(ghost, MINT)
    pen.dots((182, 184), (218, 184), size=22)
    pen.dots((178, 180), (214, 180), size=7, pencil=WHITE)
    pen.shape(ellipse((200, 216), 13, 16), INK, line=0, hatch=None)


def resurrection_knucklebones(pen: Pen) -> None:
    """Half a life is better than none; roll again."""
    pen.shape(ellipse((146, 92), 48, 17, -14), GOLD, line=6)
    pen.shape(ellipse((146, 92), 29, 7, -14), PAPER, line=5, hatch=None)
    for x, y, turn, scale in ((148, 184, -16, 1.15), (252, 232, 24, 1.25)):
        with pen.placed(turn=turn, scale=scale, about=(x, y)):
            _knucklebone(pen, x, y)
    for x, y, size in ((272, 118, 24), (112, 296, 20), (312, 148, 13)):
        pen.shape(star((x, y), size, 4, 0.32), MINT, line=4.5, ink=GREEN)


def _knucklebone(pen: Pen, x: float, y: float) -> None:
    """Of a sheep: two humps at either end, a waist, and a hollow in its side."""
    outline = blob(
        (x - 36, y - 54), (x - 16, y - 62), (x, y - 50), (x + 18, y - 62), (x + 40, y - 50),
        (x + 44, y - 30), (x + 28, y), (x + 40, y + 32), (x + 36, y + 54), (x + 12, y + 60),
        (x - 6, y + 52), (x - 26, y + 60), (x - 44, y + 46), (x - 42, y + 26), (x - 28, y),
        (x - 44, y - 32),
    )  # fmt: skip
    pen.shape(outline, BONE, line=7.5)
    hollow = mixed(BONE, UMBER, 0.35)
    pen.shape(ellipse((x, y), 22, 27), hollow, line=0, hatch=None)
    pen.line((x - 28, y - 36), (x - 2, y - 28), (x + 28, y - 38), width=6, pencil=hollow)
    pen.line((x - 26, y + 36), (x + 2, y + 28), (x + 26, y + 38), width=6, pencil=hollow)
    heart = blob(
        sharp(x, y + 20), (x - 19, y - 2), (x - 13, y - 16), sharp(x, y - 9), (x + 13, y - 16),
        (x + 19, y - 2),
    )  # fmt: skip
    pen.shape(heart, CRIMSON, line=4)


def grave_stone(pen: Pen) -> None:
    """For falling on goblins. Two dates, room for a third."""
    pen.shape(
        shaggy(blob((88, 308), (120, 284), (200, 276), (280, 284), (312, 308), (200, 316)), 30, 8),
        MOSS,
    )
    with pen.placed(turn=-6, about=(200, 290)):
        slab = blob(
            sharp(122, 292),
            (120, 180),
            (136, 112),
            (200, 82),
            (264, 112),
            (280, 180),
            sharp(278, 292),
        )
        pen.shape(slab, STONE, line=8)
        pen.line((142, 256), (140, 184), (152, 132), width=7, pencil=mixed(STONE, WHITE, 0.6))
        skull(pen, (200, 150), 34)
        pen.strokes([(160, 212), (240, 212)], [(172, 236), (228, 236)], width=7)
        with pen.placed(turn=-14, about=(200, 262)):
            bone(pen, (200, 262), length=66)
        pen.strokes([(262, 120), (246, 140), (258, 156), (246, 170)], width=5)
    for x in (106, 148, 262, 298):
        pen.strokes(
            [(x - 6, 300), (x - 10, 280)],
            [(x, 302), (x + 2, 276)],
            [(x + 6, 300), (x + 12, 284)],
            width=5,
            pencil=GREEN,
        )
    pen.shape(ellipse((304, 288), 12, 9), LILAC, line=4.5)
    pen.dots((304, 288), size=6, pencil=STRAW)
