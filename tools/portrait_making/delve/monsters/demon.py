"""The Demon: horns, hooves, and a marshmallow over his own head, which is on fire anyway."""

from tools.portrait_making.anatomy import arm, bat_wing, fist, horn, pointed_ear, tail
from tools.portrait_making.delve.figures import by_mood
from tools.portrait_making.faces import Gladness, brows, eyes, mouth, signs
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BLACK,
    BRICK,
    BROWN,
    CRIMSON,
    GOLD,
    INK,
    PINK,
    STEEL,
    UMBER,
    WHITE,
    mixed,
)
from tools.portrait_making.props import flame
from tools.portrait_making.shapes import blob, box, limb, polygon, shaggy, spike

SKIN = mixed(BRICK, CRIMSON, 0.3)


def draw(pen: Pen, mood: Mood) -> None:
    """He likes them golden on the outside."""
    pen.ground(reach=150)
    rise = by_mood(mood, 70, 104, 40)
    bat_wing(pen, (246, 250), reach=132, rise=rise, pencil=CRIMSON)
    bat_wing(pen, (154, 250), reach=132, rise=rise, pencil=CRIMSON, flip=True)
    tail(pen, (160, 330), (100, 366), (56, 340), (54, 312), pencil=SKIN, tip=BLACK)
    _body(pen)
    with pen.placed(dy=by_mood(mood, 0, -6, 10), turn=by_mood(mood, 0, 4, -8), about=(200, 230)):
        _head(pen, mood)
    _fork(pen, mood)
    up = by_mood(mood, 0, -90, 0)
    arm(pen, (132, 254), (88, 282), (98, 318 + up), sleeve=SKIN, skin=SKIN, width=44, hand=23)
    signs(pen, mood, (52, 108), (250, 40))


def _body(pen: Pen) -> None:
    for side in (-1, 1):
        x = 200 + side * 40
        shank = limb(((x, 306), (x + side * 16, 338), (x + side * 6, 364)), (52, 44, 30))
        pen.shape(shaggy(shank, 24, 7), BROWN)
        pen.shape(
            polygon((x - 18, 362), (x + 24, 362), (x + 32, 384), (x - 26, 384)),
            INK,
            line=5,
            hatch=None,
        )
    chest = blob((128, 236), (272, 236), (292, 274), (252, 322), (200, 332), (148, 322), (108, 274))
    pen.shape(chest, SKIN)
    pen.line((156, 284), (178, 292), (196, 284), width=4.5)
    pen.line((204, 284), (224, 292), (246, 284), width=4.5)
    pen.shape(limb(((142, 316), (200, 326), (258, 316)), (15, 17, 15)), BLACK, line=5)
    pen.shape(box(184, 312, 216, 340), GOLD, line=5)


def _head(pen: Pen, mood: Mood) -> None:
    size = by_mood(mood, 38, 42, 16)
    for x, share in ((176, 0.8), (226, 0.8), (200, 1.0)):
        flame(pen, (x, 84), size=size * share)
    for side in (-1, 1):
        pointed_ear(
            pen, (200 + side * 78, 160), (200 + side * 130, 150), SKIN, width=42, bend=side * 5
        )
        horn(pen, (200 + side * 64, 96), (200 + side * 118, 26), width=46, bend=side * -26)
    pen.shape(
        blob(
            (200, 68), (264, 84), (290, 142), (276, 196), (236, 236), (200, 250), (164, 236),
            (124, 196), (110, 142), (136, 84),
        ),
        SKIN,
    )  # fmt: skip
    eyes(
        pen, mood, (160, 146), (240, 146), size=27, iris=GOLD, look=(0.6, -0.4), lid=0.2,
        skin=mixed(SKIN, INK, 0.2), white=mixed(GOLD, WHITE, 0.7), glad=Gladness.GLOATING,
    )  # fmt: skip
    brows(pen, mood, (160, 112), (240, 112), width=50, thick=11, temper=0.8, gloats=True)
    nose = blob((184, 168), (200, 160), (216, 168), (218, 184), (200, 192), (182, 184))
    pen.shape(nose, mixed(SKIN, INK, 0.12), line=5)
    mouth(pen, mood, (200, 212), width=78, smile=0.55, fangs=2)
    pen.shape(spike((200, 244), (202, 284), 26, 3), INK, line=4)


def _fork(pen: Pen, mood: Mood) -> None:
    y = 292 + by_mood(mood, 0, -30, 30)
    arm(pen, (268, 254), (310, 286), (322, y), sleeve=SKIN, width=44)
    with pen.placed(turn=by_mood(mood, 4, -6, 10), about=(326, y)):
        pen.shape(limb(((328, 372), (328, y - 120)), (12, 12)), UMBER, line=5)
        pen.shape(
            limb(
                ((300, y - 150), (306, y - 122), (328, y - 114), (350, y - 122), (356, y - 150)),
                (8, 13, 14, 13, 8),
            ),
            STEEL,
            line=5,
        )
        sweet = blob(
            (302, y - 184),
            (328, y - 190),
            (354, y - 184),
            (356, y - 146),
            (328, y - 138),
            (300, y - 146),
        )
        pen.shape(sweet, WHITE if mood is not Mood.HURT else BLACK, line=5.5)
        if mood is Mood.HURT:
            flame(pen, (328, y - 184), size=15)
        else:
            pen.strokes(
                [(308, y - 150), (320, y - 146), (334, y - 150), (348, y - 146)],
                width=7,
                pencil=mixed(BROWN, PINK, 0.3),
            )
    fist(pen, (324, y), SKIN, size=22)
