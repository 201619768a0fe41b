"""Fairy Lightfingers: dragonfly wings, a burglar's mask, and a sack that is nobody's business."""

from tools.portrait_making.anatomy import arm, pointed_ear
from tools.portrait_making.curves import sharp
from tools.portrait_making.faces import Gladness, brows, cheeks, crossed_eye, eyes, mouth, signs
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BLACK,
    BONE,
    CRIMSON,
    GOLD,
    MINT,
    NIGHT,
    PEACH,
    PINK,
    PURPLE,
    SKY,
    STEEL,
    TAN,
    UMBER,
    WHITE,
    mixed,
)
from tools.portrait_making.props import bag, coin, crown
from tools.portrait_making.shapes import blob, box, ellipse, limb, star

HAIR = mixed(PURPLE, PINK, 0.45)


def draw(pen: Pen, mood: Mood) -> None:
    """She tidies things into a bag."""
    pen.ground(middle=200, reach=90)
    rise = {Mood.GLAD: -8.0, Mood.HURT: 6.0}.get(mood, 0.0)
    with pen.placed(dy=rise, turn=5 if mood is Mood.HURT else 0):
        _wings(pen)
        _loot(pen)
        _body(pen)
        _head(pen, mood)
        _arms(pen, mood)
    signs(pen, mood, (44, 74), (304, 116))


def _wings(pen: Pen) -> None:
    for side in (-1, 1):
        x = 178 + side * 20
        for tip, width in (((178 + side * 150, 96), 62), ((178 + side * 142, 300), 46)):
            bend = (x + tip[0]) / 2, (232 + tip[1]) / 2 - 12
            wing = limb(((x, 238), bend, tip), (16, width, width * 0.7))
            pen.shape(wing, mixed(SKY, WHITE, 0.35), line=5.5)
            pen.line((x, 238), bend, tip, width=3.5, pencil=NIGHT)


def _loot(pen: Pen) -> None:
    """A crown, and somebody's spoon."""
    with pen.placed(turn=18, about=(330, 200)):
        crown(pen, (330, 196), width=62, height=42)
    pen.shape(limb(((370, 226), (384, 176)), (10, 9)), STEEL, line=4.5)
    pen.shape(ellipse((386, 164), 10, 15, 14), STEEL, line=4.5)
    bag(pen, (318, 282), size=84, cloth=TAN)
    pen.shape(box(330, 282, 362, 312, 12), mixed(TAN, BONE, 0.5), line=4.5)
    pen.strokes([(326, 288), (332, 292)], [(358, 318), (362, 312)], [(332, 308), (326, 314)])
    coin(pen, (282, 366), size=13)


def _body(pen: Pen) -> None:
    for dx, bend in ((-18, -10), (16, 12)):
        pen.shape(
            limb(((178 + dx, 318), (178 + dx + bend, 346), (178 + dx * 0.6, 364)), (20, 17, 13)),
            PEACH,
            line=5.5,
        )
    pen.shape(
        blob(
            (148, 236),
            (208, 236),
            (214, 280),
            sharp(246, 334),
            (224, 326),
            sharp(206, 344),
            (192, 330),
            sharp(176, 346),
            (160, 330),
            sharp(142, 344),
            (134, 326),
            sharp(112, 332),
            (142, 280),
        ),
        PURPLE,
    )
    pen.line((142, 284), (178, 294), (214, 284), width=8, pencil=GOLD)


def _head(pen: Pen, mood: Mood) -> None:
    pen.shape(ellipse((178, 40), 32, 28), HAIR)
    for side in (-1, 1):
        pointed_ear(
            pen, (178 + side * 76, 164), (178 + side * 128, 116), PEACH, width=36, bend=side * 5
        )
    pen.shape(
        blob(
            (178, 62),
            (246, 86),
            (264, 154),
            (236, 216),
            (178, 240),
            (120, 216),
            (92, 154),
            (110, 86),
        ),
        PEACH,
    )
    pen.shape(
        blob(
            sharp(88, 176),
            (80, 104),
            (120, 56),
            (178, 46),
            (238, 56),
            (276, 104),
            sharp(268, 176),
            (250, 124),
            sharp(222, 112),
            (176, 84),
            sharp(116, 128),
            (104, 140),
        ),
        HAIR,
    )
    mask = blob(
        sharp(84, 150),
        (130, 130),
        (178, 148),
        (226, 130),
        sharp(272, 150),
        (258, 188),
        (222, 196),
        (178, 172),
        (134, 196),
        (98, 188),
    )
    pen.shape(mask, BLACK, line=6)
    if mood in (Mood.CALM, Mood.GLAD):
        eyes(
            pen,
            mood,
            (138, 160),
            (218, 160),
            size=25,
            iris=MINT,
            look=(0.85, 0),
            glad=Gladness.SHINING,
        )
    else:
        for x in (138, 218):
            pen.shape(ellipse((x, 162), 23, 22), WHITE, line=4, hatch=None, tint=0)
        if mood is Mood.DOWN:
            crossed_eye(pen, (138, 162), 18)
            crossed_eye(pen, (218, 162), 18)
        else:
            eyes(pen, mood, (138, 162), (218, 162), size=18)
    brows(pen, mood, (136, 120), (220, 116), width=40, temper=0.3, pencil=UMBER)
    cheeks(pen, (116, 204), (240, 204), size=13)
    mouth(pen, mood, (184, 212), width=44, smile=0.8)


def _arms(pen: Pen, mood: Mood) -> None:
    """Light fingers, one of which asks for silence."""
    arm(pen, (208, 254), (246, 262), (298, 230), sleeve=PEACH, skin=PEACH, width=24, hand=16)
    if mood is Mood.GLAD:
        arm(pen, (148, 254), (92, 246), (64, 186), sleeve=PEACH, skin=PEACH, width=24, hand=16)
        coin(pen, (56, 148), size=22)
        pen.shape(star((84, 120), 11, 4, 0.35), GOLD, line=3.5)
        return
    if mood is not Mood.CALM:
        arm(pen, (148, 254), (106, 276), (84, 316), sleeve=PEACH, skin=PEACH, width=24, hand=16)
        return
    arm(pen, (148, 254), (104, 282), (92, 226), sleeve=PEACH, width=24)
    for degrees, x, y in ((0, 66, 190), (1, 84, 178), (2, 102, 178)):
        pen.shape(limb(((90, 218), (x + degrees, y)), (11, 9)), PEACH, line=4.5)
    pen.shape(limb(((96, 222), (118, 208)), (11, 9)), PEACH, line=4.5)
    pen.shape(ellipse((91, 222), 15), PEACH, line=4.5)
    pen.strokes(
        [(60, 178), (50, 170)], [(84, 164), (84, 152)], [(108, 166), (114, 156)], pencil=CRIMSON
    )
