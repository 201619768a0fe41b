"""The Bard: a lute, a feather, a ballad of ninety verses, and what the last audience threw."""

from tools.portrait_making.anatomy import arm, fist
from tools.portrait_making.curves import sharp
from tools.portrait_making.delve.figures import by_mood, head, legs, torso
from tools.portrait_making.faces import Gladness, brows, cheeks, eyes, mouth, signs
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BRICK,
    BROWN,
    CRIMSON,
    GOLD,
    GREEN,
    INK,
    LILAC,
    PEACH,
    PURPLE,
    ROSE,
    STRAW,
    TAN,
    UMBER,
    WHITE,
    mixed,
)
from tools.portrait_making.props import note
from tools.portrait_making.shapes import blob, ellipse, limb, polygon, scalloped, star

SKIN = PEACH
VELVET = PURPLE
HAIR = mixed(STRAW, GOLD, 0.5)


def draw(pen: Pen, mood: Mood) -> None:
    """He takes requests, and then sings something else."""
    pen.ground(reach=140)
    _hair(pen)
    legs(pen, cloth=STRAW, leather=CRIMSON, apart=70, width=32)
    _tunic(pen)
    with pen.placed(dy=-8, turn=by_mood(mood, 4, -5, 3), about=(200, 230)):
        _head(pen, mood)
        _hat(pen)
    _lute(pen, mood)
    _tomato(pen)
    if mood in (Mood.CALM, Mood.GLAD):
        for at, size in (((46, 220), 15.0), ((66, 138), 12.0)):
            note(pen, at, size, INK if size < 13 else CRIMSON)
    signs(pen, mood, (76, 84), (338, 176))


def _hair(pen: Pen) -> None:
    pen.shape(scalloped(ellipse((200, 172), 98, 80), 36, 9), HAIR)


def _tunic(pen: Pen) -> None:
    pen.shape(torso(232, 328, 74, 76), VELVET)
    pen.strokes(
        *([(x, 262), (x + (x - 200) * 0.16, 326)] for x in (150, 176, 226, 250)),
        width=8,
        pencil=STRAW,
    )
    pen.shape(scalloped(ellipse((200, 240), 64, 17), 24, 7), WHITE, line=5, hatch=None)


def _head(pen: Pen, mood: Mood) -> None:
    pen.shape(head((200, 164), 78, 74, 0.74), SKIN)
    eyes(
        pen, mood, (168, 150), (234, 150), size=24, iris=GREEN, look=(0.2, -0.5), lid=0.35,
        skin=mixed(LILAC, SKIN, 0.5), glad=Gladness.SHINING,
    )  # fmt: skip
    brows(pen, mood, (166, 118), (238, 116), width=38, thick=7, temper=-0.7, pencil=BROWN)
    nose = blob(sharp(200, 158), (216, 178), (204, 190), (188, 180))
    pen.shape(nose, mixed(SKIN, ROSE, 0.35), line=4.5)
    cheeks(pen, (144, 190), (258, 190), size=15)
    if mood is Mood.CALM:
        pen.shape(ellipse((202, 212), 19, 16), CRIMSON, line=5.5, hatch=None, tint=0)
        pen.shape(ellipse((202, 220), 11, 6), ROSE, line=0, hatch=None)
    else:
        mouth(pen, mood, (200, 210), width=52)
    pen.shape(
        blob(sharp(192, 236), sharp(212, 236), (208, 250), sharp(202, 260), (196, 250)),
        HAIR,
        line=4,
    )


def _hat(pen: Pen) -> None:
    """Worn over one ear, as the great ones do."""
    feather = blob(
        sharp(270, 104), (300, 50), (346, 20), sharp(386, 26), (376, 62), (340, 100), (300, 118)
    )
    pen.shape(feather, STRAW)
    pen.line((274, 106), (316, 68), (376, 34), width=4)
    pen.strokes(
        [(318, 66), (320, 44)],
        [(340, 54), (346, 34)],
        [(310, 76), (330, 84)],
        [(334, 60), (352, 66)],
    )
    cap = blob(
        (108, 116), (106, 70), (160, 40), (240, 30), (300, 62), (306, 106), (250, 118), (180, 122)
    )
    pen.shape(cap, VELVET)
    pen.shape(limb(((100, 122), (180, 118), (306, 96)), (24, 26, 24)), CRIMSON)
    pen.shape(star((276, 104), 20), GOLD, line=5)


def _lute(pen: Pen, mood: Mood) -> None:
    """One string short of a chord."""
    with pen.placed(
        dy=by_mood(mood, 0, -12, 14), turn=by_mood(mood, -24, -34, 4), about=(190, 306)
    ):
        pen.shape(limb(((226, 302), (352, 302)), (20, 17)), UMBER, line=5.5)
        pen.shape(polygon((346, 290), (386, 304), (378, 324), (344, 314)), BROWN, line=5.5)
        pen.dots((356, 288), (370, 294), (352, 320), (366, 324), size=8, pencil=GOLD)
        belly = blob(
            (90, 302),
            (112, 260),
            (160, 250),
            (214, 274),
            (238, 302),
            (214, 330),
            (160, 354),
            (112, 344),
        )
        pen.shape(belly, TAN)
        pen.shape(ellipse((172, 302), 21), UMBER, line=5)
        pen.shape(limb(((116, 284), (116, 320)), (11, 11)), UMBER, line=4)
        pen.strokes([(118, 294), (348, 297)], [(118, 302), (348, 302)], width=2.6, pencil=WHITE)
        pen.strokes([(260, 309), (280, 326), (296, 318), (300, 332)], width=3)
    end = 290 + by_mood(mood, -36, -70, 14)
    arm(pen, (266, 256), (318, 280), (322, end - 14), sleeve=VELVET, width=40)
    fist(pen, (318, end - 28), SKIN, size=18)
    arm(
        pen,
        (134, 256),
        (92, 284),
        (128, 308),
        (164, 312),
        sleeve=VELVET,
        skin=SKIN,
        width=40,
        hand=18,
    )


def _tomato(pen: Pen) -> None:
    """It is an honour; they had to pay for it."""
    splash = star((240, 262), 24, 8, 0.68)
    pen.shape(splash, BRICK, line=4.5)
    pen.shape(limb(((248, 276), (252, 300)), (9, 7)), BRICK, line=4)
    pen.strokes([(232, 256), (238, 252)], width=5, pencil=WHITE)
