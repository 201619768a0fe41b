"""The Lich: dead for nine hundred years, with his soul in a pickle jar, gherkins and all."""

from tools.portrait_making.anatomy import arm, open_hand
from tools.portrait_making.curves import sharp
from tools.portrait_making.delve.figures import by_mood
from tools.portrait_making.faces import brows, signs
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BONE,
    GOLD,
    GREEN,
    INK,
    MINT,
    MOSS,
    NIGHT,
    PURPLE,
    STEEL,
    SWAMP,
    WHITE,
    mixed,
)
from tools.portrait_making.props import crown
from tools.portrait_making.shapes import blob, box, ellipse, limb, star

SKULL = mixed(BONE, SWAMP, 0.3)
ROBE = mixed(NIGHT, PURPLE, 0.3)
GLOW = mixed(MINT, WHITE, 0.2)


def draw(pen: Pen, mood: Mood) -> None:
    """Do not open. Do not eat."""
    pen.ground(reach=140)
    _robe(pen, mood)
    with pen.placed(dy=by_mood(mood, 0, -8, 10), turn=by_mood(mood, 0, -4, 10), about=(200, 230)):
        _head(pen, mood)
    _casting_hand(pen, mood)
    _jar(pen, mood)
    signs(pen, mood, (74, 78), (324, 60))


def _robe(pen: Pen, mood: Mood) -> None:
    """He floats; the rags below hang free."""
    pen.shape(
        blob(
            (146, 226), (254, 226), (290, 288), sharp(322, 356), (288, 338), sharp(270, 374),
            (238, 346), sharp(212, 382), (192, 348), sharp(158, 376), (136, 344), sharp(98, 366),
            (110, 288),
        ),
        ROBE,
    )  # fmt: skip
    collar = blob(
        sharp(92, 196),
        (130, 246),
        (200, 270),
        (270, 246),
        sharp(308, 196),
        (296, 256),
        (200, 294),
        (104, 256),
    )
    pen.shape(collar, GOLD)
    pen.dots((200, 282), size=16, pencil=GREEN)
    pen.line((180, 300), (172, 330), width=4)
    pen.line((222, 300), (236, 336), width=4)


def _head(pen: Pen, mood: Mood) -> None:
    pen.shape(
        blob(
            (200, 64), (262, 78), (290, 130), (276, 178), (246, 196), (236, 232), (200, 242),
            (164, 232), (154, 196), (124, 178), (110, 130), (138, 78),
        ),
        SKULL,
    )  # fmt: skip
    for x in (160, 240):
        pen.shape(ellipse((x, 148), 31, 29), INK, line=0, hatch=None)
        _ember(pen, mood, x)
    brows(pen, mood, (160, 112), (240, 112), width=46, thick=8, temper=0.8, gloats=True)
    pen.shape(blob(sharp(200, 168), (212, 188), (200, 182), (188, 188)), INK, line=3, hatch=None)
    gape = by_mood(mood, 0, 14, 16)
    pen.shape(
        blob((166, 204), (234, 204), (228, 216 + gape), (172, 216 + gape)), INK, line=4, hatch=None
    )
    pen.strokes(
        *([(x, 206), (x, 213 + gape * 0.3)] for x in (176, 192, 208, 224)), width=9, pencil=WHITE
    )
    beard = blob((168, 228), (200, 238), (232, 228), (222, 268), sharp(204, 302), (184, 268))
    pen.shape(beard, mixed(STEEL, WHITE, 0.5), line=5)
    pen.strokes([(192, 246), (198, 276)], [(210, 244), (206, 272)])
    with pen.placed(
        by_mood(mood, 0, 0, 14),
        by_mood(mood, 0, -8, 2),
        turn=by_mood(mood, 0, -4, 14),
        about=(200, 70),
    ):
        crown(pen, (200, 82), width=116, height=56)
    pen.strokes([(262, 92), (252, 106), (264, 114), (258, 126)], width=4)


def _ember(pen: Pen, mood: Mood, x: float) -> None:
    """The light in an eye: it goes small with fear."""
    if mood is Mood.HURT:
        pen.dots((x, 152), size=9, pencil=GLOW)
    elif mood is Mood.GLAD:
        pen.shape(star((x, 148), 24, 4, 0.4), GLOW, line=0, hatch=None)
    else:
        pen.shape(ellipse((x + 5, 151), 14, 13), GLOW, line=0, hatch=None)
        pen.dots((x + 5, 151), size=9, pencil=GREEN)


def _casting_hand(pen: Pen, mood: Mood) -> None:
    y = 236 + by_mood(mood, 0, -56, 60)
    arm(pen, (272, 256), (312, 284), (332, y + 18), sleeve=ROBE, width=48)
    if mood is not Mood.HURT:
        pen.shape(star((340, y - 62), 32, 8, 0.5), GLOW, line=4.5, ink=GREEN)
    open_hand(pen, (336, y), SKULL, size=17, turn=6)


def _jar(pen: Pen, mood: Mood) -> None:
    """Held tight; when it hurts, tighter."""
    with pen.placed(
        by_mood(mood, 0, -6, 34),
        by_mood(mood, 0, -22, -4),
        turn=by_mood(mood, -6, -12, 8),
        about=(88, 300),
    ):
        glass = blob(
            sharp(56, 246),
            sharp(126, 246),
            (138, 266),
            (138, 340),
            (126, 356),
            (56, 356),
            (44, 340),
            (44, 266),
        )
        pen.shape(glass, mixed(MINT, WHITE, 0.35))
        pen.shape(box(50, 226, 132, 250), STEEL, line=5.5)
        for x, lean in ((64, -8), (118, 12)):
            with pen.placed(turn=lean, about=(x, 316)):
                pen.shape(limb(((x, 340), (x, 292)), (22, 20)), MOSS, line=4.5)
                pen.dots((x - 3, 304), (x + 4, 322), size=4, pencil=GREEN)
        soul = blob(sharp(88, 264), (106, 290), (102, 322), (90, 330), (76, 322), (74, 290))
        pen.shape(soul, WHITE, line=4.5, hatch=None)
        pen.dots((84, 298), (97, 298), size=7)
        pen.shape(ellipse((90, 312), 5, 6 if mood is Mood.HURT else 3), INK, line=0, hatch=None)
        pen.strokes([(54, 272), (54, 300)], width=5, pencil=WHITE)
    arm(pen, (136, 262), (132, 312), (112, 352), sleeve=ROBE, width=42)
    for dy in (0, 13):
        pen.shape(limb(((62, 344 + dy), (112, 342 + dy)), (12, 11)), SKULL, line=4.5, hatch=None)
