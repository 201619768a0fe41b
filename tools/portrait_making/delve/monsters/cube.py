"""The Gelatinous Cube: a very polite pudding, full of what it could not put down."""

from tools.portrait_making.curves import Spot, sharp
from tools.portrait_making.delve.figures import by_mood
from tools.portrait_making.faces import Gladness, brows, cheeks, eyes, mouth, signs
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import BROWN, CRIMSON, GREEN, MINT, MOSS, PINK, WHITE, mixed
from tools.portrait_making.props import bone, coin, skull, sword
from tools.portrait_making.shapes import blob, ellipse, limb

JELLY = mixed(MINT, MOSS, 0.35)
CLEAR = 0.36
"""How much of what is inside it hides."""


def draw(pen: Pen, mood: Mood) -> None:
    """It would like one of your things. Whichever you like least."""
    pen.ground(reach=160)
    puddle = blob((36, 372), (90, 356), (200, 352), (318, 356), (372, 374), (300, 388), (110, 388))
    pen.shape(puddle, JELLY, line=5)
    wobble = by_mood(mood, 0, -12, 14)
    _swallowed(pen, wobble)
    _walls(pen, wobble)
    _face(pen, mood, wobble)
    signs(pen, mood, (52, 40), (346, 44))


def _swallowed(pen: Pen, wobble: float) -> None:
    """A warrior's worth of it."""
    with pen.placed(turn=-38, about=(120, 140)):
        sword(pen, (116, 190 + wobble), length=124)
    skull(pen, (292, 126 + wobble), 34)
    with pen.placed(turn=34, about=(110, 312)):
        bone(pen, (112, 316), length=64)
    boot = blob(
        sharp(262, 270), sharp(300, 270), (302, 306), (330, 318), sharp(334, 338), sharp(264, 338)
    )
    pen.shape(boot, BROWN)
    coin(pen, (210, 332), size=15)
    coin(pen, (318, 220), size=13)


def _walls(pen: Pen, wobble: float) -> None:
    """The front over all of it, the top and the side behind an edge."""
    top = 84 + wobble
    front = blob(
        sharp(60, top + 4), (170, top - wobble * 0.5), sharp(286, top + 8), (300 + wobble, 220),
        sharp(296, 366), (176, 374), sharp(52, 366), (46 - wobble, 220),
    )  # fmt: skip
    lid = blob(
        sharp(60, top + 4),
        (84, top - 36),
        sharp(118, top - 50),
        (230, top - 54),
        sharp(350, top - 46),
        (324, top - 14),
        sharp(286, top + 8),
    )
    side = blob(
        sharp(286, top + 8),
        sharp(350, top - 46),
        (364 + wobble, 190),
        sharp(356, 330),
        sharp(296, 366),
        (300 + wobble, 220),
    )
    pen.shape(lid, mixed(JELLY, WHITE, 0.4), line=0, opacity=CLEAR, hatch=None)
    pen.shape(side, mixed(JELLY, GREEN, 0.25), line=0, opacity=CLEAR, hatch=None)
    pen.shape(front, JELLY, line=0, opacity=CLEAR, hatch=None)
    edges: tuple[list[Spot], ...] = (
        [
            sharp(60, top + 4),
            (170, top - wobble * 0.5),
            sharp(286, top + 8),
            (300 + wobble, 220),
            sharp(296, 366),
        ],
        [
            sharp(60, top + 4),
            (84, top - 36),
            sharp(118, top - 50),
            (230, top - 54),
            sharp(350, top - 46),
            sharp(286, top + 8),
        ],
        [
            sharp(350, top - 46),
            (364 + wobble, 190),
            sharp(356, 330),
            sharp(296, 366),
            (176, 374),
            sharp(52, 366),
            (46 - wobble, 220),
            sharp(60, top + 4),
        ],
    )
    pen.strokes(*edges, width=7)
    pen.strokes(
        [(76, top + 30), (72, top + 90)], [(78, top + 112), (77, top + 124)], width=9, pencil=WHITE
    )
    pen.strokes([(132, top - 34), (190, top - 38)], width=7, pencil=WHITE)


def _face(pen: Pen, mood: Mood, wobble: float) -> None:
    with pen.placed(dy=wobble * 0.6):
        eyes(
            pen, mood, (138, 200), (216, 200), size=30, iris=CRIMSON, look=(0.3, 0), lid=0.15,
            skin=mixed(JELLY, GREEN, 0.3), glad=Gladness.BEAMING,
        )  # fmt: skip
        brows(pen, mood, (138, 158), (216, 158), width=40, thick=8, temper=-0.5, pencil=GREEN)
        cheeks(pen, (100, 240), (256, 240), size=18, pencil=PINK)
        mouth(pen, mood, (178, 254), width=70, smile=0.7)
    for x, y, size in ((246, 290, 9), (90, 270, 7), (236, 120, 8), (320, 290, 8)):
        ring = ellipse((x, y), size).dots
        pen.strokes([*ring, ring[0]], width=3, pencil=WHITE)
    pen.shape(limb(((296, 366), (300, 378)), (16, 12)), JELLY, line=4.5, hatch=None)
