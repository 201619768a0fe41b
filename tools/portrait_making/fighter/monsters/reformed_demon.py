"""Reformed Demon: a habit, a halo on a wire, and the faith he found, held tight."""

from tools.portrait_making.anatomy import bat_wing, horn, pointed_ear
from tools.portrait_making.curves import sharp
from tools.portrait_making.faces import brows, cheeks, eyes, mouth, signs
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BLACK,
    BRICK,
    BROWN,
    CRIMSON,
    GOLD,
    ORANGE,
    STRAW,
    UMBER,
    WHITE,
    mixed,
)
from tools.portrait_making.shapes import blob, ellipse, limb, polygon, spike

SKIN = mixed(BRICK, ORANGE, 0.2)
HABIT = mixed(BROWN, UMBER, 0.55)


def draw(pen: Pen, mood: Mood) -> None:
    """Bless you. Bless you. He said bless you."""
    pen.ground(reach=150)
    lift = {Mood.GLAD: 24.0, Mood.HURT: -30.0}.get(mood, 0.0)
    for flip, x in ((False, 270), (True, 130)):
        bat_wing(pen, (x, 230), reach=118, rise=70 + lift, pencil=BLACK, flip=flip)
    _habit(pen)
    tilt = {Mood.HURT: 8.0, Mood.GLAD: -6.0}.get(mood, 0.0)
    with pen.placed(turn=tilt, about=(200, 220)):
        _halo(pen, mood)
        _head(pen, mood)
    _hands(pen, mood)
    signs(pen, mood, (44, 120), (356, 120))


def _habit(pen: Pen) -> None:
    pen.shape(
        blob(
            sharp(96, 384),
            (92, 300),
            (116, 236),
            (200, 214),
            (284, 236),
            (308, 300),
            sharp(304, 384),
        ),
        HABIT,
    )
    pen.line((150, 330), (144, 356), (146, 380), width=4)
    pen.line((256, 332), (260, 358), (256, 380), width=4)
    for x, flip in ((156, 1), (244, -1)):
        pen.shape(
            polygon(
                (x - 26, 386),
                (x - 20, 366),
                (x + 20, 366),
                (x + 26, 386),
                (x + 5, 386),
                (x, 374),
                (x - 5, 386),
            ),
            BLACK,
            line=5,
            hatch=None,
        )
        pen.strokes([(x - 20, 372 - flip), (x + 20, 372 + flip)], width=4, pencil=UMBER)
    pen.shape(
        blob((110, 250), (200, 222), (290, 250), (270, 272), (200, 284), (130, 272)),
        mixed(HABIT, UMBER, 0.5),
    )


def _halo(pen: Pen, mood: Mood) -> None:
    """Second hand."""
    y = 64.0 if mood is Mood.HURT else 34.0
    turn = -24.0 if mood is Mood.HURT else 4.0
    pen.line((212, 96), (222, 70), (206, 52), (214, y), width=5, start=1, end=1)
    with pen.placed(turn=turn, about=(210, y)):
        ring = [dot[:2] for dot in ellipse((206, y), 60, 17).dots]
        pen.line(*ring, ring[0], ring[1], width=17, start=1, end=1)
        pen.line(*ring, ring[0], ring[1], width=9, start=1, end=1, pencil=GOLD)


def _head(pen: Pen, mood: Mood) -> None:
    for side in (-1, 1):
        horn(pen, (200 + side * 66, 104), (200 + side * 128, 30), width=46, bend=side * 22)
        pointed_ear(
            pen, (200 + side * 82, 160), (200 + side * 136, 154), SKIN, width=40, bend=side * 5
        )
    pen.shape(
        blob(
            (200, 82),
            (262, 96),
            (288, 152),
            (276, 214),
            (240, 252),
            (160, 252),
            (124, 214),
            (112, 152),
            (138, 96),
        ),
        SKIN,
    )
    fringe = [
        (126, 116),
        (150, 92),
        (200, 80),
        (250, 92),
        (274, 116),
        (262, 122),
        (250, 110),
        (236, 120),
        (220, 106),
        (200, 116),
        (180, 106),
        (164, 120),
        (150, 110),
        (138, 122),
    ]
    pen.shape(
        blob(*(sharp(x, y) if n % 2 else (x, y) for n, (x, y) in enumerate(fringe))), UMBER, line=5
    )
    eyes(pen, mood, (162, 156), (238, 156), size=27, iris=GOLD, look=(0, -0.75))
    brows(pen, mood, (160, 124), (240, 124), width=40, thick=9, temper=-0.9)
    cheeks(pen, (138, 198), (262, 198), size=16, pencil=CRIMSON)
    pen.shape(ellipse((200, 184), 20, 15), mixed(SKIN, CRIMSON, 0.35), line=5)
    mouth(pen, mood, (200, 220), width=66, smile=0.5)
    for side in (-1, 1):
        pen.shape(
            spike((200 + side * 30, 226), (200 + side * 36, 200), 15), WHITE, line=3.6, hatch=None
        )


def _hands(pen: Pen, mood: Mood) -> None:
    """What is between them would rather be elsewhere."""
    lift = {Mood.GLAD: -8.0, Mood.HURT: 6.0}.get(mood, 0.0)
    y = 346 + lift
    for side in (-1, 1):
        sleeve = ((200 + side * 96, 272), (200 + side * 104, 350), (200 + side * 42, y + 14))
        pen.shape(limb(sleeve, (48, 58, 46)), HABIT)
    _dove(pen, mood, y)
    for side in (-1, 1):
        x = 200 + side * 17
        hand = ((x + side * 14, y + 24), (x + side * 8, y), (x - side * 3, y - 26))
        pen.shape(limb(hand, (34, 34, 20)), SKIN, line=5.5)
        pen.strokes([(x + side * 12, y - 12), (x + side * 11, y + 10)], width=3.4)
    pen.shape(limb(((182, y + 12), (218, y + 15)), (14, 14)), STRAW, line=4.5, hatch=None)


def _dove(pen: Pen, mood: Mood, y: float) -> None:
    for side in (-1, 1):
        x = 200 + side * 30
        pen.shape(
            blob(
                sharp(200 + side * 14, y),
                (x + side * 4, y - 36),
                sharp(x + side * 46, y - 54),
                sharp(x + side * 38, y - 34),
                sharp(x + side * 46, y - 22),
                sharp(x + side * 32, y - 12),
                sharp(x + side * 30, y + 2),
                (x, y + 10),
            ),
            WHITE,
            hatch=None,
            tint=0,
        )
        pen.strokes([(x + side * 10, y - 24), (x + side * 28, y - 34)], width=3)
    pen.shape(ellipse((200, y - 52), 29, 27), WHITE, hatch=None, tint=0)
    pen.shape(polygon((189, y - 48), (211, y - 48), (200, y - 30)), ORANGE, line=4, hatch=None)
    if mood is Mood.HURT:
        bows = (
            [(200 + d - 6, y - 56), (200 + d, y - 63), (200 + d + 6, y - 56)] for d in (-12, 12)
        )
        pen.strokes(*bows, width=4)
    else:
        pen.dots((187, y - 58), (213, y - 58), size=12)
        pen.dots((185, y - 60), (211, y - 60), size=4.5, pencil=WHITE)
