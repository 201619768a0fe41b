"""Djinn and Tonic: out of a glass instead of a lamp, with lemon, ice, and an umbrella."""

from tools.portrait_making.anatomy import arm, pointed_ear
from tools.portrait_making.curves import Spot, around, sharp
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
    MINT,
    PINK,
    ROSE,
    SKY,
    STRAW,
    WHITE,
    mixed,
)
from tools.portrait_making.shapes import blob, ellipse, limb, polygon

SKIN = mixed(SKY, MINT, 0.45)
DEEP = mixed(SKIN, GREEN, 0.35)
GLASS = mixed(SKY, WHITE, 0.75)
LEMON = mixed(STRAW, GOLD, 0.35)


def draw(pen: Pen, mood: Mood) -> None:
    """Your wish is his hangover."""
    pen.ground(reach=105)
    _straw(pen)
    tilt = {Mood.HURT: -6.0, Mood.GLAD: 5.0}.get(mood, 0.0)
    with pen.placed(turn=tilt, about=(200, 300)):
        _torso(pen)
        _head(pen, mood)
        _arms(pen, mood)
    _glass(pen)
    signs(pen, mood, (66, 70), (326, 110))


def _straw(pen: Pen) -> None:
    bent = (sharp(246, 346), sharp(294, 266), sharp(348, 258))
    pen.strokes(bent, width=17)
    pen.strokes(bent, width=11, pencil=WHITE)
    bands = ((262, 308), (274, 288), (286, 268), (310, 260), (330, 257))
    pen.strokes(*([(x, y), (x + 9, y + 6)] for x, y in bands), width=5, pencil=BRICK)


def _torso(pen: Pen) -> None:
    """All gin above, all fizz below."""
    pen.shape(
        blob(
            sharp(96, 172),
            (150, 158),
            (250, 158),
            sharp(304, 172),
            (296, 222),
            (258, 256),
            (236, 290),
            (246, 318),
            (214, 352),
            (180, 344),
            (160, 312),
            (166, 284),
            (142, 256),
            (104, 222),
        ),
        SKIN,
    )
    pen.line((140, 214), (170, 228), (198, 214), width=4)
    pen.line((202, 214), (230, 228), (260, 214), width=4)
    pen.dots((200, 262), size=7)


def _head(pen: Pen, mood: Mood) -> None:
    for side in (-1, 1):
        pointed_ear(
            pen, (200 + side * 56, 116), (200 + side * 96, 84), SKIN, width=36, bend=side * 5
        )
        ring = [around((200 + side * 64, 142), 10, 60 * n) for n in range(7)]
        pen.line(*ring, width=6, pencil=GOLD, start=1, end=1)
    pen.shape(
        blob(
            (200, 52),
            (244, 62),
            (262, 104),
            (252, 150),
            (226, 184),
            (200, 192),
            (174, 184),
            (148, 150),
            (138, 104),
            (156, 62),
        ),
        SKIN,
    )
    _topknot(pen)
    eyes(
        pen,
        mood,
        (174, 112),
        (228, 112),
        size=22,
        iris=GREEN,
        look=(0.1, 0.2),
        lid=0.42,
        skin=DEEP,
        glad=Gladness.BEAMING,
    )
    brows(pen, mood, (170, 84), (232, 84), width=40, thick=10, temper=0.35)
    cheeks(pen, (158, 140), (244, 140), size=12)
    pen.shape(ellipse((201, 136), 17, 13), mixed(SKIN, ROSE, 0.6), line=5)
    mouth(pen, mood, (200, 164), width=52, smile=-0.25)
    pen.shape(
        blob(sharp(184, 182), (200, 188), sharp(216, 182), (210, 204), sharp(198, 224), (192, 206)),
        INK,
        line=4,
        hatch=None,
    )


def _topknot(pen: Pen) -> None:
    """With a parasol, against the light of the morning after."""
    pen.shape(blob((178, 60), (186, 36), (204, 28), (220, 38), (224, 60)), INK, line=5, hatch=None)
    pen.shape(limb(((180, 56), (222, 56)), (13, 13)), GOLD, line=4.5, hatch=None)
    with pen.placed(turn=26, about=(216, 44)):
        pen.strokes([(216, 62), (216, 4)], width=6, pencil=BROWN)
        pen.shape(
            blob(
                sharp(170, 28),
                (188, 6),
                (216, -6),
                (244, 6),
                sharp(262, 28),
                (240, 22),
                sharp(216, 28),
                (192, 22),
            ),
            PINK,
        )
        pen.strokes([(214, -2), (194, 22)], [(218, -2), (238, 22)], pencil=CRIMSON)


def _bangle(pen: Pen, at: Spot, turn: float) -> None:
    with pen.placed(turn=turn, about=at):
        x, y = at[0], at[1]
        pen.shape(limb(((x - 18, y), (x + 18, y)), (17, 17)), GOLD, line=4.5, hatch=None)


def _arms(pen: Pen, mood: Mood) -> None:
    if mood is Mood.CALM:
        arm(pen, (290, 188), (318, 236), (206, 238), sleeve=SKIN, skin=SKIN, width=48, hand=20)
        arm(pen, (110, 188), (82, 236), (238, 246), sleeve=SKIN, skin=SKIN, width=48, hand=20)
        _bangle(pen, (212, 245), 86)
        _bangle(pen, (104, 208), -48)
    elif mood is Mood.GLAD:
        for side in (-1, 1):
            hand = (200 + side * 152, 132)
            arm(
                pen,
                (200 + side * 92, 190),
                (200 + side * 148, 208),
                hand,
                sleeve=SKIN,
                skin=SKIN,
                width=48,
                hand=22,
            )
            _bangle(pen, (200 + side * 151, 164), 0)
    else:
        arm(pen, (110, 188), (84, 240), (128, 268), sleeve=SKIN, skin=SKIN, width=46, hand=20)
        arm(pen, (290, 188), (330, 158), (272, 84), sleeve=SKIN, width=46)
        _cube(pen, (250, 62), 12)
        pen.shape(ellipse((278, 82), 21, 19), SKIN, line=5.5)
        pen.strokes([(266, 76), (282, 72)], [(267, 85), (284, 82)])


def _cube(pen: Pen, at: Spot, turn: float) -> None:
    x, y = at[0], at[1]
    with pen.placed(turn=turn, about=at):
        pen.shape(
            polygon((x - 24, y - 20), (x + 20, y - 24), (x + 25, y + 18), (x - 20, y + 24)),
            mixed(SKY, WHITE, 0.45),
            line=5,
            hatch=None,
        )
        pen.strokes(
            [(x - 14, y - 10), (x - 12, y + 6)],
            [(x - 12, y - 12), (x + 2, y - 13)],
            width=4,
            pencil=WHITE,
        )


def _glass(pen: Pen) -> None:
    """Two ice cubes."""
    walls = (sharp(120, 280), sharp(136, 384), sharp(264, 384), sharp(280, 280))
    pen.shape(blob(*walls), GLASS, opacity=0.5, line=0, hatch=None)
    water = ((129, 316), (271, 316), (262, 380), (138, 380))
    pen.shape(polygon(*water), SKIN, opacity=0.55, line=0, hatch=None)
    pen.strokes([(130, 316), (200, 320), (270, 316)], width=3.4, pencil=DEEP)
    _cube(pen, (176, 338), -14)
    _cube(pen, (226, 352), 16)
    bubbles = ((152, 368), (204, 318), (248, 318), (198, 370), (184, 302), (236, 300))
    pen.dots(*bubbles, size=9)
    pen.dots(*bubbles, size=5, pencil=WHITE)
    pen.strokes(walls, width=7)
    pen.line((120, 280), (200, 290), (280, 280), width=6)
    pen.line((260, 300), (256, 336), (250, 370), width=7, pencil=WHITE)
    lemon = (122, 292)
    pen.shape(ellipse(lemon, 36), LEMON)
    pen.shape(ellipse(lemon, 28), mixed(LEMON, WHITE, 0.6), line=3, hatch=None)
    wedges = ([around(lemon, 5, a), around(lemon, 23, a)] for a in range(0, 360, 60))
    pen.strokes(*wedges, width=4, pencil=GOLD)
