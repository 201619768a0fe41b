"""Zombie Tour Group: three of them, a camera, a map, and all that is left of the guide."""

from tools.portrait_making.anatomy import arm
from tools.portrait_making.curves import Spot, sharp
from tools.portrait_making.faces import mouth, open_eye, signs, squeezed_eye
from tools.portrait_making.hatching import Hatch
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BLACK,
    BLUE,
    BONE,
    BRICK,
    BROWN,
    CRIMSON,
    GOLD,
    GREEN,
    LILAC,
    MINT,
    ORANGE,
    PEACH,
    SKY,
    STRAW,
    SWAMP,
    UMBER,
    WHITE,
    Pencil,
    mixed,
)
from tools.portrait_making.shapes import blob, box, ellipse, limb, polygon

TALL = mixed(SWAMP, GREEN, 0.2)
STOUT = mixed(MINT, SKY, 0.3)
OLD = mixed(LILAC, SWAMP, 0.35)
LOOSE = Hatch(spacing=11)


def draw(pen: Pen, mood: Mood) -> None:
    """On your left, a hero."""
    pen.ground(reach=170)
    swing = {Mood.HURT: 13.0, Mood.GLAD: -6.0}.get(mood, 0.0)
    _tall_one(pen, mood)
    with pen.placed(turn=swing, about=(210, 240)):
        _umbrella(pen)
    _stout_one(pen, mood)
    _old_one(pen, mood)
    signs(pen, mood, (60, 120), (352, 196) if mood is Mood.HURT else (346, 130))


def _umbrella(pen: Pen) -> None:
    """Follow me, he used to say; his arm still does."""
    pen.shape(limb(((226, 54), (226, 164)), (9, 9)), BROWN, line=4.5, hatch=None)
    pen.shape(
        blob(
            sharp(112, 94),
            (134, 46),
            (184, 18),
            (226, 12),
            (268, 18),
            (318, 46),
            sharp(340, 94),
            (320, 82),
            sharp(296, 92),
            (274, 80),
            sharp(250, 92),
            (226, 80),
            sharp(202, 92),
            (178, 80),
            sharp(156, 92),
            (132, 82),
        ),
        ORANGE,
    )
    pen.line((226, 14), (176, 44), (156, 90), width=4)
    pen.line((226, 14), (214, 50), (202, 90), width=4)
    pen.line((226, 14), (240, 50), (250, 90), width=4)
    pen.line((226, 14), (278, 44), (296, 90), width=4)
    pen.shape(limb(((228, 168), (242, 206), (236, 238)), (26, 28, 26)), BLUE)
    pen.shape(ellipse((235, 244), 15, 9), CRIMSON, line=4.5, hatch=None)
    pen.shape(limb(((235, 246), (233, 262)), (9, 12)), BONE, line=4, hatch=None)
    pen.shape(limb(((216, 178), (242, 176)), (11, 11)), WHITE, line=4, hatch=None)
    pen.shape(ellipse((226, 156), 17, 16), PEACH, line=5, hatch=None)
    pen.strokes([(217, 152), (234, 151)], [(217, 160), (235, 159)])


def _tall_one(pen: Pen, mood: Mood) -> None:
    """In a shirt for the beach."""
    pen.shape(limb(((180, 330), (178, 376)), (30, 26)), STRAW, hatch=None)
    pen.shape(limb(((224, 330), (228, 376)), (30, 26)), STRAW, hatch=None)
    shirt = blob(
        sharp(146, 262),
        (200, 240),
        sharp(254, 262),
        (258, 320),
        sharp(252, 350),
        sharp(148, 350),
        (142, 320),
    )
    pen.shape(shirt, BRICK, hatch=LOOSE)
    for x, y in ((168, 284), (228, 310), (176, 330), (204, 272)):
        pen.dots((x - 7, y), (x + 7, y), (x, y - 7), (x, y + 7), size=9, pencil=STRAW)
        pen.dots((x, y), size=6, pencil=CRIMSON)
    pen.shape(ellipse((180, 186), 58, 68), TALL, hatch=LOOSE)
    pen.shape(
        blob(sharp(118, 160), (132, 126), (176, 108), (222, 122), sharp(240, 156), (180, 148)),
        GREEN,
    )
    pen.shape(limb(((118, 160), (150, 154), (186, 158)), (9, 14, 9)), GREEN, line=5, hatch=None)
    _face(pen, mood, (172, 186), TALL, size=24, width=46)
    pen.shape(limb(((250, 274), (272, 252), (240, 222)), (28, 26, 22)), BRICK, line=5.5)
    pen.shape(ellipse((238, 218), 17, 16), TALL, line=5, hatch=None)


def _stout_one(pen: Pen, mood: Mood) -> None:
    """Has taken four hundred pictures, all of her thumb."""
    pen.shape(
        blob(
            sharp(28, 384), (22, 320), (54, 290), (92, 284), (132, 292), (162, 320), sharp(158, 384)
        ),
        SKY,
    )
    pen.dots(
        (42, 352), (62, 326), (140, 340), (60, 374), (146, 370), (128, 316), size=11, pencil=WHITE
    )
    pen.shape(ellipse((92, 250), 62, 52), STOUT)
    _face(pen, mood, (92, 252), STOUT, size=21, width=44)
    pen.shape(
        blob(
            (14, 220),
            (50, 206),
            (92, 202),
            (134, 206),
            (170, 220),
            (134, 228),
            (92, 232),
            (50, 228),
        ),
        STRAW,
    )
    pen.shape(
        blob(sharp(52, 212), (62, 178), (92, 168), (122, 178), sharp(132, 212), (92, 218)), STRAW
    )
    pen.line((54, 206), (92, 213), (130, 206), width=9, pencil=CRIMSON)
    pen.line((60, 298), (78, 330), (92, 338), width=4)
    pen.line((124, 298), (106, 330), (92, 338), width=4)
    pen.shape(box(62, 326, 122, 366), BLACK, line=5.5)
    pen.shape(box(72, 318, 90, 328), BLACK, line=4, hatch=None)
    pen.shape(ellipse((94, 346), 16), SKY, line=5, hatch=None)
    pen.dots((89, 341), size=7, pencil=WHITE)
    arm(pen, (38, 326), (34, 356), (60, 362), sleeve=SKY, skin=STOUT, width=24, hand=12)


def _old_one(pen: Pen, mood: Mood) -> None:
    """Holds the map as he holds most things now."""
    pen.shape(
        blob(
            sharp(246, 384),
            (242, 326),
            (272, 298),
            (308, 294),
            (346, 300),
            (372, 328),
            sharp(372, 384),
        ),
        STRAW,
    )
    pen.shape(ellipse((310, 250), 54, 56), OLD)
    for x in (262, 358):
        pen.line(
            (x, 236),
            (x + (310 - x) * 0.12, 254),
            (x + (310 - x) * 0.04, 270),
            width=8,
            pencil=WHITE,
        )
    _face(pen, mood, (308, 254), OLD, size=20, width=40)
    brain = blob((286, 206), (290, 190), (310, 184), (330, 190), (336, 206), (312, 212))
    pen.shape(brain, mixed(CRIMSON, WHITE, 0.5), line=5, hatch=None)
    pen.strokes([(298, 202), (306, 194), (312, 202)], [(318, 194), (326, 202)])
    with pen.placed(turn=-8, about=(310, 346)):
        pen.shape(
            polygon(
                (258, 326),
                (294, 334),
                (326, 324),
                (366, 332),
                (366, 378),
                (326, 372),
                (294, 380),
                (258, 374),
            ),
            WHITE,
            line=5,
            hatch=None,
        )
        pen.strokes([(294, 336), (294, 376)], [(326, 328), (326, 370)], width=2.6, pencil=UMBER)
        pen.line(
            (268, 344), (290, 360), (318, 346), (350, 360), width=5, pencil=CRIMSON, start=1, end=1
        )
        pen.dots((352, 346), size=10, pencil=GOLD)
    for x in (256, 364):
        pen.shape(ellipse((x, 354), 13), OLD, line=5, hatch=None)


def _face(pen: Pen, mood: Mood, at: Spot, skin: Pencil, *, size: float, width: float) -> None:
    """Not much goes on behind it."""
    x, y = at[0], at[1]
    left, right = (x - size * 1.05, y - 6), (x + size * 1.1, y - 4)
    if mood is Mood.HURT:
        squeezed_eye(pen, left, size * 0.8)
        squeezed_eye(pen, right, size * 0.8, inwards=-1)
    else:
        lid = 0.45 if mood is Mood.GLAD else 0.2
        open_eye(pen, left, size, iris=CRIMSON, look=(0.3, -0.5), lid=lid, skin=skin)
        open_eye(pen, right, size * 0.76, iris=CRIMSON, look=(-0.3, -0.4), lid=lid, skin=skin)
    mouth(pen, mood, (x + 2, y + size * 1.35), width=width, smile=-0.2, line=5)
    if mood is Mood.CALM:
        tooth = (x - width * 0.2, y + size * 1.35)
        pen.shape(
            box(tooth[0], tooth[1], tooth[0] + 10, tooth[1] + 11), WHITE, line=3.4, hatch=None
        )
