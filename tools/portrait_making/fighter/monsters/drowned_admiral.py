"""Drowned Admiral: the hat, the medals, the swimming ring he found too late, and his ship."""

from tools.portrait_making.anatomy import arm, strands
from tools.portrait_making.curves import sharp
from tools.portrait_making.faces import Gladness, brows, eyes, mouth, signs
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BONE,
    BRICK,
    BROWN,
    GOLD,
    GREEN,
    GREY,
    INK,
    MINT,
    MOSS,
    NIGHT,
    ORANGE,
    SKY,
    STRAW,
    SWAMP,
    UMBER,
    WHITE,
    mixed,
)
from tools.portrait_making.shapes import blob, ellipse, limb, polygon, star

SKIN = mixed(MINT, SKY, 0.5)
COAT = mixed(NIGHT, INK, 0.15)
WEED = mixed(GREEN, MOSS, 0.45)
WATER = mixed(SKY, WHITE, 0.2)
RING = mixed(STRAW, GOLD, 0.45)


def draw(pen: Pen, mood: Mood) -> None:
    """All hands on what is left of the deck."""
    _puddle(pen)
    _body(pen)
    tilt = {Mood.HURT: 8.0, Mood.GLAD: -6.0}.get(mood, 0.0)
    with pen.placed(turn=tilt, about=(196, 230)):
        _head(pen, mood)
    _hook(pen, mood)
    _duck(pen, mood)
    _bottle(pen, mood)
    signs(pen, mood, (56, 60), (340, 60))


def _puddle(pen: Pen) -> None:
    """It follows him about."""
    pen.shape(
        blob(
            (40, 374),
            (110, 360),
            (200, 362),
            (300, 358),
            (372, 374),
            (320, 388),
            (200, 390),
            (90, 388),
        ),
        WATER,
        line=5,
    )
    for x in (156, 240):
        pen.shape(limb(((x, 330), (x, 362)), (38, 34)), BONE, hatch=None)
        pen.shape(
            blob(sharp(x - 26, 380), (x - 22, 360), (x, 354), (x + 22, 360), sharp(x + 26, 380)),
            INK,
            line=4,
            hatch=None,
        )


def _body(pen: Pen) -> None:
    pen.shape(
        blob(
            sharp(112, 252),
            (196, 228),
            sharp(282, 252),
            (290, 310),
            sharp(294, 350),
            (196, 344),
            sharp(100, 350),
            (104, 310),
        ),
        COAT,
    )
    pen.shape(polygon((166, 240), (228, 240), (216, 330), (178, 330)), BONE, line=5, hatch=None)
    pen.dots((197, 270), (197, 292), size=9, pencil=GOLD)
    for side in (-1, 1):
        x = 197 + side * 80
        pen.shape(limb(((x - 22, 250), (x + 22, 250)), (18, 18)), GOLD, line=5, hatch=None)
        pen.strokes(
            *([(x - 18 + d, 258), (x - 18 + d, 272)] for d in range(0, 40, 9)), width=5, pencil=GOLD
        )
    pen.strokes([(246, 276), (246, 286)], [(262, 274), (262, 284)], width=8, pencil=BRICK)
    pen.dots((246, 293), (262, 291), size=12, pencil=GOLD)


def _head(pen: Pen, mood: Mood) -> None:
    pen.shape(
        blob(
            (196, 92),
            (252, 104),
            (272, 152),
            (262, 206),
            (196, 246),
            (132, 206),
            (120, 152),
            (140, 104),
        ),
        SKIN,
    )
    eyes(
        pen,
        mood,
        (160, 152),
        (232, 152),
        size=28,
        iris=SWAMP,
        look=(0.3, 0.25),
        lid=0.36,
        skin=mixed(SKIN, NIGHT, 0.25),
        white=mixed(WHITE, MINT, 0.25),
        glad=Gladness.GLOATING,
    )
    for x in (160, 232):
        pen.line((x - 24, 178), (x, 190), (x + 24, 178), width=5, pencil=mixed(NIGHT, SKIN, 0.4))
    brows(
        pen, mood, (158, 122), (234, 122), width=46, thick=12, temper=0.3, gloats=True, pencil=WEED
    )
    beard = (
        ((140, 206), (130, 244), (140, 284)),
        ((160, 222), (154, 264), (168, 306)),
        ((184, 232), (182, 280), (190, 322)),
        ((210, 232), (216, 278), (206, 318)),
        ((234, 222), (244, 262), (232, 300)),
        ((254, 206), (266, 242), (256, 278)),
    )
    strands(pen, *beard, pencil=WEED, width=27)
    pen.shape(
        blob(
            (138, 200),
            (168, 196),
            (196, 204),
            (226, 196),
            (256, 200),
            (250, 224),
            (196, 246),
            (144, 224),
        ),
        WEED,
        line=0,
    )
    mouth(pen, mood, (196, 222), width=46, smile=-0.3)
    pen.shape(ellipse((196, 184), 22, 18), mixed(SKIN, BRICK, 0.3), line=5.5)
    pen.dots((132, 170), (140, 182), (128, 184), size=11)
    pen.dots((132, 170), (140, 182), (128, 184), size=6, pencil=BONE)
    _hat(pen)


def _hat(pen: Pen) -> None:
    pen.shape(
        blob(
            sharp(38, 132),
            (66, 82),
            (120, 42),
            (196, 18),
            (272, 42),
            (326, 82),
            sharp(354, 132),
            (290, 112),
            (196, 96),
            (102, 112),
        ),
        COAT,
    )
    pen.line(
        (50, 126),
        (106, 106),
        (196, 88),
        (286, 106),
        (342, 126),
        width=9,
        pencil=GOLD,
        start=0.8,
        end=0.8,
    )
    pen.shape(star((196, 60), 27, inner=0.5), ORANGE, line=5)
    pen.dots((196, 60), (196, 46), (209, 57), (183, 57), (204, 72), (188, 72), size=5, pencil=STRAW)
    strands(
        pen,
        ((90, 100), (76, 130), (88, 166), (74, 196)),
        ((312, 96), (326, 132), (314, 170)),
        pencil=WEED,
        width=18,
    )


def _duck(pen: Pen, mood: Mood) -> None:
    """It said on the label that it saves lives."""
    pen.shape(
        blob(
            (62, 336),
            (110, 318),
            (196, 328),
            (284, 318),
            (332, 336),
            (312, 366),
            (196, 380),
            (82, 366),
        ),
        RING,
    )
    pen.line((96, 338), (150, 346), (186, 348), width=7, pencil=mixed(RING, WHITE, 0.7))
    lift = 8 if mood is Mood.HURT else -6 if mood is Mood.GLAD else 0
    y = 322 + lift
    pen.shape(ellipse((264, y), 35, 33), RING)
    pen.shape(
        blob(
            sharp(244, y + 6),
            (266, y - 2),
            sharp(290, y + 6),
            (284, y + 22),
            (266, y + 26),
            (248, y + 22),
        ),
        ORANGE,
        line=5,
    )
    pen.line((250, y + 12), (266, y + 14), (284, y + 11), width=3.4)
    if mood is Mood.HURT:
        pen.strokes(
            [(248, y - 16), (256, y - 10), (248, y - 4)],
            [(284, y - 16), (276, y - 10), (284, y - 4)],
            width=4,
        )
    else:
        pen.dots((252, y - 10), (279, y - 10), size=10)
        pen.dots((250, y - 12), (277, y - 12), size=4, pencil=WHITE)


def _hook(pen: Pen, mood: Mood) -> None:
    """The hand is in another bottle."""
    x, y = {Mood.GLAD: (342, 216), Mood.HURT: (344, 300)}.get(mood, (346, 256))
    arm(pen, (280, 268), (328, 312), (x, y + 20), sleeve=COAT, width=42)
    pen.shape(limb(((x - 18, y + 14), (x + 16, y + 10)), (15, 15)), GOLD, line=5, hatch=None)
    curl = ((x, y + 6), (x - 2, y - 18), (x + 18, y - 34), (x + 28, y - 16), (x + 14, y - 6))
    pen.line(*curl, width=14, start=1, end=0.5)
    pen.line(*curl, width=7, pencil=GREY, start=1, end=0.5)


def _bottle(pen: Pen, mood: Mood) -> None:
    """The fleet."""
    x, y = {Mood.GLAD: (84, 222), Mood.HURT: (88, 300)}.get(mood, (84, 262))
    arm(pen, (116, 268), (76, 318), (x - 6, y + 40), sleeve=COAT, width=42)
    with pen.placed(turn=-12 if mood is not Mood.HURT else 14, about=(x, y)):
        pen.shape(
            polygon((x + 58, y - 13), (x + 86, y - 11), (x + 86, y + 11), (x + 58, y + 13)),
            mixed(MINT, WHITE, 0.5),
            line=5,
            hatch=None,
        )
        pen.shape(
            polygon((x + 84, y - 9), (x + 98, y - 8), (x + 98, y + 8), (x + 84, y + 9)),
            BROWN,
            line=4.5,
            hatch=None,
        )
        pen.shape(
            blob(
                (x - 66, y - 24),
                (x - 58, y - 36),
                (x + 30, y - 36),
                (x + 60, y - 12),
                (x + 60, y + 12),
                (x + 30, y + 36),
                (x - 58, y + 36),
                (x - 66, y + 24),
            ),
            mixed(MINT, WHITE, 0.6),
            line=6.5,
            hatch=None,
        )
        pen.shape(
            blob(
                sharp(x - 60, y + 14),
                (x - 30, y + 9),
                (x, y + 15),
                sharp(x + 40, y + 10),
                (x + 24, y + 31),
                (x - 54, y + 31),
            ),
            WATER,
            line=0,
            hatch=None,
        )
        pen.strokes([(x - 8, y + 6), (x - 8, y - 28)], width=4)
        pen.shape(
            blob(sharp(x - 6, y - 26), (x + 14, y - 14), sharp(x - 6, y - 4)),
            WHITE,
            line=3.6,
            hatch=None,
        )
        pen.shape(
            blob(sharp(x - 11, y - 26), (x - 28, y - 14), sharp(x - 11, y - 4)),
            WHITE,
            line=3.6,
            hatch=None,
        )
        pen.shape(
            polygon((x - 36, y + 4), (x + 26, y + 4), (x + 14, y + 20), (x - 26, y + 20)),
            UMBER,
            line=4.5,
            hatch=None,
        )
        pen.line((x - 54, y - 24), (x - 20, y - 29), (x + 14, y - 27), width=5, pencil=WHITE)
    hand = (x + 2, y + 38)
    pen.shape(ellipse(hand, 23, 19), SKIN, line=5.5)
    pen.strokes(*([(hand[0] + d, hand[1] - 12), (hand[0] + d, hand[1] + 2)] for d in (-10, 0, 10)))
