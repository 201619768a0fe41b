"""Vampire Dentist: a cape under the coat, a mirror on the brow, a drill, and a glass to rinse."""

from tools.portrait_making.anatomy import arm, pointed_ear
from tools.portrait_making.curves import around, sharp
from tools.portrait_making.faces import Gladness, brows, eyes, mouth, signs
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BLACK,
    CRIMSON,
    GREY,
    INK,
    LILAC,
    MINT,
    NIGHT,
    SKY,
    STEEL,
    STRAW,
    WHITE,
    mixed,
)
from tools.portrait_making.shapes import blob, box, ellipse, limb, polygon

SKIN = mixed(LILAC, WHITE, 0.5)
CAPE = mixed(BLACK, NIGHT, 0.5)
COAT = mixed(MINT, WHITE, 0.55)


def draw(pen: Pen, mood: Mood) -> None:
    """This will hurt him more than it hurts you. No, wait."""
    pen.ground(reach=120)
    _cape(pen, mood)
    _coat(pen)
    tilt = {Mood.HURT: -8.0, Mood.GLAD: 5.0}.get(mood, 0.0)
    with pen.placed(turn=tilt, about=(200, 220)):
        _head(pen, mood)
    _drill(pen, mood)
    _rinse(pen, mood)
    signs(pen, mood, (74, 66), (330, 70))


def _cape(pen: Pen, mood: Mood) -> None:
    spread = {Mood.GLAD: 34.0, Mood.HURT: -16.0}.get(mood, 0.0)
    pen.shape(
        blob(
            sharp(160, 214),
            sharp(240, 214),
            (282, 280),
            sharp(312 + spread, 384),
            (284, 366),
            sharp(256, 386),
            (200, 368),
            sharp(144, 386),
            (116, 366),
            sharp(88 - spread, 384),
            (118, 280),
        ),
        CAPE,
    )
    for side in (-1, 1):
        pen.shape(
            blob(
                sharp(200 + side * 26, 260),
                (200 + side * 66, 236),
                sharp(200 + side * 112, 134),
                (200 + side * 62, 170),
                sharp(200 + side * 24, 228),
            ),
            CRIMSON,
        )


def _coat(pen: Pen) -> None:
    for x in (182, 220):
        pen.shape(limb(((x, 350), (x, 374)), (22, 20)), BLACK, line=5, hatch=None)
        pen.shape(ellipse((x + (x - 200) * 0.5, 382), 24, 9), INK, line=3, hatch=None)
    pen.shape(
        blob(
            sharp(152, 246),
            (200, 232),
            sharp(248, 246),
            (252, 300),
            sharp(260, 358),
            (200, 366),
            sharp(140, 358),
            (148, 300),
        ),
        COAT,
    )
    pen.shape(polygon((184, 236), (218, 236), (201, 262)), SKIN, line=4.5, hatch=None)
    pen.line((202, 262), (204, 310), (202, 360), width=4)
    pen.dots((190, 284), (190, 310), (190, 336), size=7, pencil=GREY)
    pen.shape(box(214, 290, 244, 318), COAT, line=4, hatch=None)
    pen.strokes([(222, 292), (222, 276)], width=5, pencil=STEEL)
    pen.strokes([(234, 292), (234, 274), (230, 268)], width=4, pencil=CRIMSON)


def _head(pen: Pen, mood: Mood) -> None:
    for side in (-1, 1):
        pointed_ear(
            pen, (200 + side * 62, 152), (200 + side * 100, 108), SKIN, width=38, bend=side * 6
        )
    pen.shape(
        blob(
            (200, 52),
            (250, 68),
            (270, 124),
            (256, 186),
            (226, 236),
            (200, 246),
            (174, 236),
            (144, 186),
            (130, 124),
            (150, 68),
        ),
        SKIN,
    )
    pen.shape(
        blob(
            sharp(132, 138),
            (128, 88),
            (156, 50),
            (200, 38),
            (244, 50),
            (272, 88),
            sharp(268, 138),
            (254, 98),
            (226, 88),
            sharp(200, 118),
            (174, 88),
            (146, 98),
        ),
        INK,
        line=5,
        hatch=None,
        tint=0.12,
    )
    pen.line((150, 72), (176, 54), (200, 50), width=5, pencil=STEEL)
    pen.line(
        (134, 100),
        (168, 80),
        (200, 76),
        (234, 80),
        (266, 100),
        width=9,
        pencil=STEEL,
        start=1,
        end=1,
    )
    pen.shape(ellipse((226, 70), 29, 28), STEEL)
    pen.shape(ellipse((226, 70), 20, 19), mixed(SKY, WHITE, 0.4), line=4, hatch=None)
    pen.dots((226, 70), size=9)
    pen.line((212, 66), (218, 57), (228, 54), width=4, pencil=WHITE)
    eyes(
        pen,
        mood,
        (168, 142),
        (232, 142),
        size=25,
        iris=CRIMSON,
        look=(0, 0.35),
        lid=0.3,
        skin=mixed(LILAC, NIGHT, 0.3),
        glad=Gladness.GLOATING,
    )
    brows(pen, mood, (166, 114), (234, 114), width=42, thick=8, temper=0.35, gloats=True)
    pen.line((200, 152), (193, 174), (206, 178), width=5)
    mouth(pen, mood, (200, 204), width=66, smile=0.55, fangs=2)
    pen.line((172, 230), (200, 246), (228, 230), width=4)


def _drill(pen: Pen, mood: Mood) -> None:
    """It is only the noise."""
    x, y = {Mood.GLAD: (70, 172), Mood.HURT: (84, 290)}.get(mood, (64, 226))
    pen.line(
        (x + 4, y + 34),
        (x - 26, y + 92),
        (x + 30, 352),
        (x - 20, 384),
        width=7,
        pencil=GREY,
        start=1,
        end=1,
    )
    arm(pen, (160, 262), (108, 306), (x, y + 6), sleeve=COAT, width=34)
    with pen.placed(turn=-14, about=(x, y)):
        pen.shape(limb(((x, y + 36), (x, y - 42)), (22, 18)), STEEL, line=5.5)
        pen.shape(limb(((x, y - 46), (x + 18, y - 58)), (20, 18)), STEEL, line=5.5, hatch=None)
        pen.shape(
            polygon((x + 20, y - 70), (x + 32, y - 54), (x + 50, y - 84)),
            GREY,
            line=4.5,
            hatch=None,
        )
        if mood is not Mood.HURT:
            for angle in (-80, -40, 0):
                spot = (x + 48, y - 82)
                pen.line(around(spot, 10, angle), around(spot, 24, angle), width=5, pencil=STRAW)
                pen.line(around(spot, 12, angle + 20), around(spot, 20, angle + 20), width=3.4)
    pen.shape(ellipse((x, y + 8), 21, 20), SKY, line=5.5, hatch=None)
    pen.strokes(
        [(x - 11, y + 2), (x + 9, y + 1)],
        [(x - 11, y + 10), (x + 10, y + 9)],
        [(x - 8, y + 18), (x + 8, y + 17)],
    )


def _rinse(pen: Pen, mood: Mood) -> None:
    """With a straw, so that nothing is lost."""
    x, y = {Mood.GLAD: (322, 196), Mood.HURT: (314, 300)}.get(mood, (320, 258))
    arm(pen, (240, 262), (290, 310), (x - 2, y + 14), sleeve=COAT, width=34)
    with pen.placed(turn=30 if mood is Mood.HURT else 5, about=(x, y)):
        pen.strokes([(x + 8, y + 10), (x + 22, y - 62), (x + 42, y - 74)], width=11)
        pen.strokes([(x + 8, y + 10), (x + 22, y - 62), (x + 42, y - 74)], width=6, pencil=WHITE)
        pen.strokes(
            *(
                [(x + 11 + d * 4, y - 18 - d * 16), (x + 17 + d * 4, y - 22 - d * 16)]
                for d in range(3)
            ),
            width=4,
            pencil=CRIMSON,
        )
        pen.shape(
            polygon((x - 28, y - 36), (x + 28, y - 36), (x + 22, y + 40), (x - 22, y + 40)),
            mixed(SKY, WHITE, 0.7),
            line=5.5,
            hatch=None,
        )
        pen.shape(
            polygon((x - 24, y - 12), (x + 24, y - 12), (x + 19, y + 36), (x - 19, y + 36)),
            CRIMSON,
            line=0,
        )
    pen.shape(ellipse((x - 6, y + 18), 21, 19), SKY, line=5.5, hatch=None)
    pen.strokes(
        [(x - 16, y + 12), (x + 6, y + 11)],
        [(x - 16, y + 20), (x + 6, y + 19)],
        [(x - 12, y + 28), (x + 4, y + 27)],
    )
