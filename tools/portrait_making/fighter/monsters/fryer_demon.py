"""Fryer Tuck: round as a pot, shorn as a monk, and at noon sharp the basket comes up."""

from tools.portrait_making.anatomy import fist, horn, pointed_ear, tail
from tools.portrait_making.curves import Spot, sharp
from tools.portrait_making.faces import Gladness, brows, cheeks, eyes, mouth, signs
from tools.portrait_making.hatching import Hatch
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BONE,
    BRICK,
    BROWN,
    CRIMSON,
    GOLD,
    GREY,
    INK,
    ORANGE,
    ROSE,
    STEEL,
    STRAW,
    UMBER,
    WHITE,
    mixed,
)
from tools.portrait_making.shapes import blob, box, ellipse, limb, polygon, scalloped

SKIN = mixed(BRICK, ROSE, 0.3)
HABIT = mixed(BROWN, UMBER, 0.25)
CHIP = mixed(GOLD, STRAW, 0.5)


def draw(pen: Pen, mood: Mood) -> None:
    """A belly, and above it the reason."""
    pen.ground(reach=150)
    tail(pen, (288, 340), (340, 356), (372, 330), (366, 296), pencil=SKIN, tip=CRIMSON)
    _habit(pen)
    with pen.placed(turn={Mood.HURT: -8.0, Mood.GLAD: 5.0}.get(mood, 0.0), about=(196, 200)):
        _head(pen, mood)
    _arms(pen, mood)
    signs(pen, mood, (64, 76), (358, 240))


def _habit(pen: Pen) -> None:
    for x in (150, 246):
        pen.shape(ellipse((x, 370), 36, 13), SKIN, line=5.5)
        pen.strokes(*([(x + d, 372), (x + d, 380)] for d in (-12, 0, 12)))
    pen.shape(
        blob(
            (196, 176),
            (276, 200),
            (326, 272),
            (308, 346),
            (198, 366),
            (88, 346),
            (66, 272),
            (116, 200),
        ),
        HABIT,
    )
    pen.shape(
        blob(sharp(118, 204), (196, 178), sharp(276, 204), (248, 240), (196, 250), (144, 240)),
        UMBER,
        line=5.5,
    )
    pen.shape(
        limb(((72, 292), (130, 316), (196, 322), (262, 316), (322, 290)), (15, 17, 17, 17, 15)),
        STRAW,
        line=5,
    )
    pen.strokes(
        *(
            [(x, 303 + 12 * (1 - abs(x - 196) / 130)), (x + 8, 315 + 12 * (1 - abs(x - 196) / 130))]
            for x in range(92, 310, 24)
        ),
        width=3,
    )
    for end in ((208, 362), (226, 354)):
        pen.line((196, 322), (206, 340), end, width=9, pencil=STRAW, start=0.9, end=1)


def _head(pen: Pen, mood: Mood) -> None:
    for side in (-1, 1):
        pointed_ear(
            pen, (196 + side * 74, 142), (196 + side * 116, 126), SKIN, width=42, bend=side * 6
        )
        horn(
            pen,
            (196 + side * 36, 66),
            (196 + side * 66, 14),
            width=32,
            bend=side * 14,
            pencil=BONE,
            rings=2,
        )
    pen.shape(
        blob(
            (196, 52),
            (256, 70),
            (280, 128),
            (286, 180),
            (246, 222),
            (196, 230),
            (146, 222),
            (106, 180),
            (112, 128),
            (136, 70),
        ),
        SKIN,
    )
    fringe = blob(
        sharp(110, 138),
        (106, 96),
        (136, 70),
        (196, 84),
        (256, 70),
        (286, 96),
        sharp(282, 138),
        (262, 106),
        (196, 104),
        (130, 106),
    )
    pen.shape(scalloped(fringe, 24, 5), INK, hatch=None, tint=0.12)
    pen.line((180, 62), (196, 58), (214, 62), width=5, pencil=WHITE)
    eyes(
        pen,
        mood,
        (162, 138),
        (232, 138),
        size=23,
        iris=GOLD,
        look=(0.4, 0),
        lid=0.2,
        skin=SKIN,
        glad=Gladness.BEAMING,
    )
    brows(pen, mood, (160, 110), (234, 110), width=40, thick=7, temper=0.3)
    cheeks(pen, (132, 176), (260, 176), size=17, pencil=CRIMSON)
    pen.shape(ellipse((196, 162), 19, 16), mixed(SKIN, CRIMSON, 0.45), line=5)
    mouth(pen, mood, (196, 196), width=72, smile=0.6, fangs=2)
    pen.line((150, 216), (196, 234), (242, 216), width=4.5)


def _arms(pen: Pen, mood: Mood) -> None:
    lift = {Mood.GLAD: -40.0, Mood.HURT: 14.0}.get(mood, 0.0)
    pen.shape(limb(((102, 226), (54, 256), (70, 286 + lift * 0.5)), (56, 52, 46)), HABIT)
    _cone(pen, (82, 266 + lift * 0.5), -18 if mood is Mood.HURT else -6)
    fist(pen, (82, 294 + lift * 0.5), SKIN, size=24)
    pen.shape(limb(((288, 226), (344, 252), (338, 222 + lift)), (56, 52, 44)), HABIT)
    with pen.placed(dy=lift, turn=-14 if mood is Mood.HURT else 3, about=(334, 200)):
        _basket(pen, (334, 96))
    fist(pen, (334, 204 + lift), SKIN, size=24)


def _cone(pen: Pen, at: Spot, turn: float) -> None:
    """For the poor, with vinegar."""
    x, y = at[0], at[1]
    with pen.placed(turn=turn, about=at):
        for dx, top in ((-26, -52), (-12, -70), (4, -60), (18, -72), (28, -50)):
            pen.shape(
                polygon(
                    (x + dx - 6, y + top),
                    (x + dx + 6, y + top),
                    (x + dx * 0.6 + 6, y + 6),
                    (x + dx * 0.6 - 6, y + 6),
                ),
                CHIP,
                line=4,
                hatch=None,
            )
        pen.shape(
            polygon((x - 36, y - 22), (x + 36, y - 22), (x + 6, y + 56), (x - 6, y + 56)),
            WHITE,
            line=5,
            hatch=Hatch(15),
        )
        pen.strokes(
            [(x - 20, y - 18), (x - 2, y + 44)],
            [(x, y - 18), (x + 2, y + 44)],
            [(x + 20, y - 18), (x + 6, y + 44)],
            width=5,
            pencil=BRICK,
        )


def _basket(pen: Pen, at: Spot) -> None:
    """Fresh from the pit."""
    x, y = at[0], at[1]
    pen.shape(limb(((x, y + 34), (x, y + 128)), (12, 13)), STEEL, line=5)
    for dx, top, lean in ((-30, -40, -8), (-14, -54, -2), (2, -44, 2), (18, -56, 4), (32, -38, 9)):
        pen.shape(
            polygon(
                (x + dx + lean - 7, y + top),
                (x + dx + lean + 7, y + top),
                (x + dx + 7, y + 10),
                (x + dx - 7, y + 10),
            ),
            CHIP,
            line=4,
            hatch=None,
        )
    pen.shape(
        polygon((x - 46, y - 10), (x + 46, y - 10), (x + 36, y + 40), (x - 36, y + 40)),
        GREY,
        line=5.5,
        hatch=None,
    )
    pen.strokes(
        *([(x + d * 1.2, y - 8), (x + d, y + 38)] for d in (-28, -14, 0, 14, 28)),
        [(x - 42, y + 8), (x + 42, y + 8)],
        [(x - 39, y + 24), (x + 39, y + 24)],
        width=3,
    )
    pen.shape(box(x - 50, y - 16, x + 50, y - 6), STEEL, line=4.5, hatch=None)
    pen.dots((x + 52, y + 58), (x + 44, y + 78), size=8, pencil=ORANGE)
