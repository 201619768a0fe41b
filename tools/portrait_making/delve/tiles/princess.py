"""The Princess's tiles, two of whom are people who do not count themselves among her things."""

from tools.portrait_making.curves import sharp
from tools.portrait_making.delve.figures import head
from tools.portrait_making.faces import Gladness, brows, cheeks, eyes, mouth
from tools.portrait_making.hatching import Hatch
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BLACK,
    BLUE,
    BRICK,
    BROWN,
    CRIMSON,
    GOLD,
    GREEN,
    GREY,
    INK,
    PEACH,
    PINK,
    PURPLE,
    ROSE,
    SKY,
    STEEL,
    STRAW,
    TAN,
    UMBER,
    WHITE,
    mixed,
)
from tools.portrait_making.props import bow_tie, crown, glasses
from tools.portrait_making.shapes import blob, ellipse, limb, polygon, scalloped, spike

LOOSE = Hatch(18, 4)
"""For those who are all face: as many strokes as a thing has."""


def suitor(pen: Pen) -> None:
    """Would die for her. She has taken note."""
    pen.shape(
        blob((110, 318), (120, 276), (160, 256), (240, 256), (280, 276), (290, 318)),
        SKY,
        hatch=LOOSE,
    )
    pen.shape(head((200, 184), 74, 80, 0.78), PEACH, hatch=LOOSE)
    hair = blob(
        sharp(124, 190),
        (116, 124),
        (160, 88),
        (220, 84),
        (280, 110),
        sharp(278, 190),
        (262, 144),
        (224, 132),
        (176, 148),
        (140, 150),
    )
    pen.shape(scalloped(hair, 40, 7), STRAW, hatch=LOOSE)
    eyes(pen, Mood.GLAD, (170, 184), (232, 184), size=25, iris=BLUE, glad=Gladness.SHINING)
    brows(pen, Mood.CALM, (168, 148), (234, 148), width=34, thick=7, temper=-0.7, pencil=BROWN)
    cheeks(pen, (146, 216), (256, 216), size=17)
    mouth(pen, Mood.CALM, (200, 232), width=48, smile=0.8)
    bow_tie(pen, (200, 272), width=70, silk=CRIMSON)
    pen.line((262, 318), (270, 270), (276, 226), width=8, pencil=GREEN, start=0.8, end=0.8)
    pen.shape(spike((270, 272), (304, 256), 22, 5), GREEN, line=4.5)
    pen.shape(scalloped(ellipse((278, 210), 27), 22, 6), BRICK)
    pen.line((268, 208), (280, 200), (288, 212), (276, 220), width=5)


def chaperone(pen: Pen) -> None:
    """Nothing happens while she looks. She never blinks."""
    pen.shape(
        blob((104, 320), (120, 270), (160, 254), (240, 254), (280, 270), (296, 320)),
        BLACK,
        hatch=LOOSE,
    )
    pen.shape(ellipse((200, 100), 38, 30), GREY, hatch=LOOSE)
    pen.shape(ellipse((200, 160), 92, 78), GREY, hatch=LOOSE)
    pen.shape(head((200, 184), 74, 80, 0.8), mixed(PEACH, WHITE, 0.2), hatch=LOOSE)
    hair = blob(
        sharp(124, 184),
        (126, 122),
        (168, 96),
        (232, 96),
        (274, 122),
        sharp(276, 184),
        (250, 138),
        (200, 122),
        (150, 138),
    )
    pen.shape(hair, GREY, hatch=LOOSE)
    eyes(
        pen,
        Mood.CALM,
        (168, 182),
        (234, 182),
        size=25,
        iris=UMBER,
        look=(0.7, 0),
        lid=0.3,
        skin=ROSE,
    )
    glasses(pen, (168, 182), (234, 182), size=33, line=7)
    brows(pen, Mood.CALM, (166, 138), (236, 138), width=40, thick=8, temper=0.8, pencil=INK)
    pen.shape(ellipse((201, 208), 13, 16), ROSE, line=5)
    mouth(pen, Mood.CALM, (200, 240), width=44, smile=-0.7)
    pen.shape(scalloped(ellipse((200, 268), 62, 14), 22, 6), WHITE, line=5, hatch=None)
    pen.shape(ellipse((200, 286), 15, 17), PURPLE, line=5, hatch=None)


def dragon_leash(pen: Pen) -> None:
    """Size XXXL, with her name and address."""
    with pen.placed(dy=-8, scale=0.97):
        _collar(pen)


def _collar(pen: Pen) -> None:
    strap = ((262, 246), (300, 190), (262, 116), (186, 90), (126, 104))
    pen.shape(limb(strap, (22, 22, 22, 22, 22)), CRIMSON)
    pen.shape(ellipse((116, 116), 34, 32), CRIMSON)
    pen.shape(ellipse((116, 116), 15, 13), WHITE, line=5, hatch=None, tint=1)
    pen.shape(ellipse((186, 250), 104, 68), BROWN, line=8)
    pen.shape(ellipse((186, 240), 78, 42), WHITE, line=6, hatch=None, tint=1)
    for x, y, tip in (
        (102, 276, (78, 308)),
        (144, 304, (132, 340)),
        (228, 304, (242, 340)),
        (270, 276, (300, 306)),
    ):
        pen.shape(spike((x, y - 8), (tip[0], tip[1] - 12), 30), STEEL, line=5)
    pen.shape(ellipse((262, 232), 20), STEEL, line=6)
    pen.shape(
        blob(sharp(186, 274), (214, 292), (206, 320), (186, 328), (166, 320), (158, 292)), GOLD
    )
    pen.strokes([(174, 300), (198, 300)], [(176, 312), (194, 312)], width=5)


def family_crown(pen: Pen) -> None:
    """Handed down, dented, and worn to breakfast."""
    pen.shape(ellipse((200, 264), 112, 26), mixed(CRIMSON, INK, 0.2))
    crown(pen, (200, 270), width=206, height=150)
    for x, y in ((89, 118), (200, 98), (311, 118)):
        pen.shape(ellipse((x, y), 17), BRICK, line=6)
    band = limb(((94, 278), (200, 294), (306, 278)), (38, 40, 38))
    pen.shape(band, GOLD)
    for x, y, gem in ((130, 284, SKY), (200, 294, CRIMSON), (270, 284, SKY)):
        pen.shape(ellipse((x, y), 14, 13), gem, line=5)
    pen.line((110, 162), (116, 210), (122, 248), width=7, pencil=WHITE)


def royal_sceptre(pen: Pen) -> None:
    """To be shown the second time."""
    with pen.placed(turn=40, scale=0.84, about=(200, 206)):
        pen.shape(limb(((200, 342), (200, 166)), (26, 26)), GOLD)
        for y in (196, 240, 310):
            pen.shape(limb(((184, y), (216, y)), (20, 20)), STRAW, line=5.5)
        pen.shape(ellipse((200, 346), 19), GOLD)
        pen.shape(ellipse((200, 116), 58), PURPLE, line=8)
        pen.line((144, 120), (200, 132), (256, 120), width=12, pencil=GOLD, start=0.9, end=0.9)
        pen.line((200, 62), (204, 96), (200, 130), width=12, pencil=GOLD, start=0.9, end=0.9)
        pen.shape(
            polygon(
                (188, 60),
                (188, 44),
                (174, 44),
                (174, 26),
                (226, 26),
                (226, 44),
                (212, 44),
                (212, 60),
            ),
            GOLD,
            line=6,
        )
        pen.line((162, 94), (172, 80), (182, 74), width=8, pencil=WHITE)


def daddys_sword(pen: Pen) -> None:
    """Somebody else says what it is for."""
    with pen.placed(-4, 4, turn=32, scale=0.9, about=(200, 200)):
        blade = polygon((168, 226), (172, 72), (200, 34), (228, 72), (232, 226))
        pen.shape(blade, STEEL)
        pen.line((200, 62), (204, 140), (200, 216), width=6)
        pen.shape(limb(((200, 322), (200, 240)), (28, 26)), UMBER)
        pen.shape(limb(((126, 232), (200, 240), (274, 232)), (26, 30, 26)), GOLD)
        pen.shape(ellipse((200, 330), 22), GOLD)
    for side in (-1, 1):
        loop = blob(
            (178, 236),
            sharp(178 + side * 58, 204),
            (178 + side * 54, 240),
            sharp(178 + side * 58, 274),
        )
        pen.shape(loop, PINK, hatch=None)
    pen.shape(ellipse((178, 238), 17), ROSE, line=6)
    pen.line((188, 248), (222, 262), (238, 270), width=4)
    pen.shape(polygon((230, 270), (246, 254), (314, 262), (308, 314), (240, 308)), TAN)
    heart = blob(sharp(276, 304), (256, 284), (260, 270), (276, 278), (290, 270), (298, 284))
    pen.shape(heart, BRICK, line=4.5)
