"""The Shapeshifter: half a goblin, half a demon, slime below, and a badge that asks who it is."""

from tools.portrait_making.anatomy import bat_wing, horn, open_hand, paw, pointed_ear
from tools.portrait_making.curves import sharp
from tools.portrait_making.delve.figures import by_mood
from tools.portrait_making.faces import mouth, open_eye, signs, squeezed_eye
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BONE,
    BRICK,
    BROWN,
    CRIMSON,
    GOLD,
    INK,
    LILAC,
    MOSS,
    ORANGE,
    PURPLE,
    STRAW,
    WHITE,
    mixed,
)
from tools.portrait_making.shapes import blob, box, ellipse, limb, polygon

SLIME = mixed(LILAC, PURPLE, 0.35)
SHINE = mixed(LILAC, WHITE, 0.55)
GOBLIN = mixed(MOSS, STRAW, 0.25)
DEMON = mixed(BRICK, CRIMSON, 0.3)


def draw(pen: Pen, mood: Mood) -> None:
    """Tell it what you are afraid of. It is open to ideas."""
    pen.ground(reach=150)
    bat_wing(pen, (250, 262), reach=132, rise=by_mood(mood, 84, 112, 44), pencil=ORANGE)
    _body(pen)
    _arms(pen, mood)
    with pen.placed(dy=by_mood(mood, 0, -6, 12), turn=by_mood(mood, 0, 3, -7), about=(200, 240)):
        _head(pen, mood)
    signs(pen, mood, (58, 44), (352, 112))


def _body(pen: Pen) -> None:
    """Two halves that flow into what it is when nobody looks."""
    left = blob(
        sharp(200, 216), (160, 220), (134, 256), (126, 310), sharp(120, 350), sharp(200, 350)
    )
    pen.shape(left, BROWN)
    right = blob(
        sharp(200, 216), (240, 220), (266, 256), (276, 310), sharp(282, 350), sharp(200, 350)
    )
    pen.shape(right, DEMON)
    puddle = blob(
        (92, 338), (112, 322), (130, 336), (146, 312), (164, 330), (182, 344), (202, 316),
        (220, 338), (240, 324), (258, 308), (274, 332), (292, 322), (312, 340), (358, 358),
        (368, 382), (280, 390), (200, 386), (120, 390), (32, 382), (44, 358),
    )  # fmt: skip
    pen.shape(puddle, SLIME)
    pen.strokes(
        [(76, 368), (104, 362)], [(142, 340), (148, 330)], [(298, 362), (326, 366)],
        [(252, 336), (258, 324)], width=7, pencil=SHINE,
    )  # fmt: skip
    with pen.placed(turn=-7, about=(202, 280)):
        pen.shape(box(170, 252, 234, 308), WHITE, line=5.5, hatch=None)
        pen.shape(box(173, 255, 231, 267), BRICK, line=0, hatch=None)
        pen.line((192, 280), (200, 273), (211, 279), (208, 288), (202, 292), (202, 296), width=6.5)
        pen.dots((202, 303), size=6)


def _arms(pen: Pen, mood: Mood) -> None:
    """A goblin's on one side, a demon's claw on the other."""
    left, right = by_mood(mood, 0, -60, 24), by_mood(mood, 0, -50, 26)
    pen.shape(limb(((146, 254), (100, 282), (70, 266 + left)), (34, 30, 24)), GOBLIN)
    open_hand(pen, (64, 250 + left), GOBLIN, size=21, turn=-26)
    pen.shape(limb(((256, 258), (304, 292), (336, 280 + right)), (40, 36, 30)), DEMON)
    paw(pen, (344, 284 + right), DEMON, size=26, turn=-34)


def _head(pen: Pen, mood: Mood) -> None:
    pointed_ear(pen, (112, 146), (14, 100 + by_mood(mood, 0, -18, 54)), GOBLIN, width=72, bend=-10)
    horn(pen, (262, 84), (330, 14), width=54, bend=28)
    seam = ((202, 44), (190, 78), (212, 108), (196, 140), (210, 176), (196, 208), sharp(202, 244))
    left = blob(
        sharp(202, 44), (148, 58), (108, 112), (106, 164), (128, 212), (164, 238),
        *reversed(seam[1:]),
    )  # fmt: skip
    pen.shape(left, GOBLIN)
    right = blob(
        sharp(202, 44), (256, 58), (294, 112), (296, 164), (276, 212), (238, 238),
        *reversed(seam[1:]),
    )  # fmt: skip
    pen.shape(right, DEMON)
    _brows(pen, mood)
    _eyes(pen, mood)
    pen.shape(ellipse((203, 172), 20, 16), mixed(SLIME, CRIMSON, 0.2), line=5.5)
    mouth(pen, mood, (203, 208), width=84, smile=by_mood(mood, -0.3, 0.6, -0.3))
    if mood is Mood.CALM:
        pen.shape(polygon((164, 208), (182, 206), (174, 230)), BONE, line=4.5, hatch=None)
        pen.shape(polygon((226, 206), (244, 208), (234, 188)), BONE, line=4.5, hatch=None)
    pen.dots((128, 184), (140, 196), (126, 200), size=6, pencil=mixed(MOSS, INK, 0.4))
    drop = blob(sharp(238, 232), (250, 256), (244, 276), (232, 274), (228, 254))
    pen.shape(drop, SLIME, line=5)
    pen.shape(blob((176, 40), (202, 28), (230, 42), (222, 66), (206, 58), (194, 78), (182, 58)),
              SLIME, line=5)  # fmt: skip


def _brows(pen: Pen, mood: Mood) -> None:
    """One half worries, the other never does."""
    lift = by_mood(mood, 0, -10, 4)
    pen.line((124, 100 + lift), (148, 84 + lift), (174, 88 + lift), width=10)
    pen.line((284, 82 + lift), (256, 92 + lift), (228, 108 + lift), width=13)


def _eyes(pen: Pen, mood: Mood) -> None:
    for x, y, size, iris, skin, inwards in (
        (152.0, 134.0, 34.0, GOLD, GOBLIN, 1),
        (248.0, 136.0, 25.0, CRIMSON, DEMON, -1),
    ):
        if mood is Mood.HURT:
            squeezed_eye(pen, (x, y), size * 0.8, inwards=inwards)
            continue
        lid = 0.45 if mood is Mood.GLAD else 0.3 * (inwards < 0)
        look = (0.5 * inwards, 0.3) if mood is Mood.GLAD else (-0.4 * inwards, 0.0)
        open_eye(pen, (x, y), size, iris=iris, look=look, lid=lid, skin=skin)
