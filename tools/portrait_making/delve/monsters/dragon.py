"""The Dragon: nine tons on nine coins, each of which she knows by name. She has the hiccups."""

from tools.portrait_making.anatomy import bat_wing, horn, paw, tail
from tools.portrait_making.curves import sharp
from tools.portrait_making.delve.figures import by_mood
from tools.portrait_making.faces import Gladness, brows, eyes, signs
from tools.portrait_making.hatching import Hatch
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BRICK,
    CRIMSON,
    GOLD,
    GREEN,
    INK,
    ORANGE,
    PINK,
    STRAW,
    SWAMP,
    WHITE,
    mixed,
)
from tools.portrait_making.props import coin, flame
from tools.portrait_making.shapes import blob, ellipse, limb, polygon, spike

SKIN = mixed(GREEN, INK, 0.05)
BELLY = mixed(STRAW, SWAMP, 0.25)
WING = ORANGE


def draw(pen: Pen, mood: Mood) -> None:
    """Hic."""
    pen.ground(reach=160)
    rise = by_mood(mood, 104, 130, 60)
    bat_wing(pen, (236, 226), reach=144, rise=rise, pencil=WING)
    bat_wing(pen, (164, 226), reach=144, rise=rise, pencil=WING, flip=True)
    tail(
        pen,
        (250, 340),
        (320, 366),
        (366, 336),
        (352, 296),
        pencil=SKIN,
        widths=(56, 40, 24, 14),
        tip=CRIMSON,
    )
    _body(pen)
    _hoard(pen)
    with pen.placed(dy=by_mood(mood, 0, -1, 10), turn=by_mood(mood, 0, -4, 8), about=(200, 220)):
        _head(pen, mood)
    _paws(pen, mood)
    signs(pen, mood, (64, 92), (338, 96))


def _body(pen: Pen) -> None:
    body = blob(
        (150, 210),
        (250, 210),
        (296, 282),
        (304, 346),
        (260, 376),
        (140, 376),
        (96, 346),
        (104, 282),
    )
    pen.shape(body, SKIN, hatch=Hatch(11))
    belly = blob((166, 226), (234, 226), (256, 292), (252, 352), (200, 366), (148, 352), (144, 292))
    pen.shape(belly, BELLY, line=5, hatch=Hatch(12))
    pen.strokes(
        *(
            [(200 - w, y), (200, y + 7), (200 + w, y)]
            for y, w in ((254, 42), (282, 50), (310, 52), (338, 50))
        ),
        width=4,
    )


def _hoard(pen: Pen) -> None:
    for x, y in (
        (58, 372),
        (84, 376),
        (110, 378),
        (72, 358),
        (98, 362),
        (318, 380),
        (346, 382),
    ):
        pen.shape(ellipse((x, y), 19, 9), GOLD, line=4, hatch=None)


def _head(pen: Pen, mood: Mood) -> None:
    for side in (-1, 1):
        horn(pen, (200 + side * 54, 66), (200 + side * 92, 10), width=34, bend=side * -10)
        frill = polygon(
            (200 + side * 84, 90),
            (200 + side * 134, 80),
            (200 + side * 112, 108),
            (200 + side * 136, 128),
            (200 + side * 92, 134),
        )
        pen.shape(frill, CRIMSON, line=5.5, hatch=None)
    for x, top in ((172, 18), (200, 8), (228, 18)):
        pen.shape(spike((x, 52), (x + (x - 200) * 0.2, top), 30), CRIMSON, line=5)
    pen.shape(
        blob(
            (200, 40), (258, 54), (286, 100), (276, 144), (304, 178), (290, 226), (200, 244),
            (110, 226), (96, 178), (124, 144), (114, 100), (142, 54),
        ),
        SKIN,
    )  # fmt: skip
    eyes(
        pen, mood, (162, 102), (238, 102), size=28, iris=GOLD, look=(0, 0.5), lid=0.25,
        skin=mixed(SKIN, INK, 0.2), glad=Gladness.GLOATING,
    )  # fmt: skip
    brows(pen, mood, (160, 68), (240, 68), width=46, thick=10, temper=0.35, gloats=True)
    for x in (164, 236):
        pen.shape(ellipse((x, 166), 15, 12), mixed(SKIN, INK, 0.15), line=4.5)
        pen.dots((x, 168), size=9)
    _jaws(pen, mood)


def _jaws(pen: Pen, mood: Mood) -> None:
    """Calm, a hiccup; glad, what she meant to do."""
    if mood is Mood.CALM:
        pen.line((124, 196), (160, 212), (200, 206), (240, 212), (276, 196), width=6)
        for x in (140, 258):
            pen.shape(polygon((x - 9, 204), (x + 9, 208), (x, 226)), WHITE, line=4, hatch=None)
        pen.shape(ellipse((200, 212), 17, 13), CRIMSON, line=5, hatch=None)
        with pen.placed(turn=168, about=(200, 218)):
            flame(pen, (200, 216), size=15)
        return
    low = by_mood(mood, 0, 34, 24)
    pen.shape(
        blob(
            sharp(116, 192),
            (200, 204),
            sharp(284, 192),
            (268, 220 + low),
            (200, 234 + low),
            (132, 220 + low),
        ),
        CRIMSON,
        line=6,
        hatch=None,
    )
    pen.shape(ellipse((200, 220 + low), 38, 12), PINK, line=0, hatch=None)
    for x in (140, 170, 230, 260):
        pen.shape(polygon((x - 9, 198), (x + 9, 199), (x, 218)), WHITE, line=3.5, hatch=None)
    if mood is Mood.GLAD:
        _blaze(pen)


def _blaze(pen: Pen) -> None:
    """Out of her mouth and all over you."""
    for size, pencil, line in ((1.0, ORANGE, 5.5), (0.58, STRAW, 0.0)):
        with pen.placed(dy=-4, scale=size, about=(200, 232)):
            tongues = blob(
                (174, 226), (148, 262), sharp(106, 292), (144, 294), sharp(142, 332), (174, 314),
                sharp(200, 358), (226, 314), sharp(258, 332), (256, 294), sharp(294, 292),
                (252, 262), (226, 226),
            )  # fmt: skip
            pen.shape(tongues, pencil, line=line, hatch=None)


def _paws(pen: Pen, mood: Mood) -> None:
    lift = by_mood(mood, 0, -30, 6)
    pen.shape(limb(((128, 262), (104, 296 + lift * 0.3), (132, 314 + lift)), (36, 34, 28)), SKIN)
    pen.shape(limb(((272, 262), (298, 296 + lift * 0.3), (270, 314 + lift)), (36, 34, 28)), SKIN)
    paw(pen, (140, 318 + lift), SKIN, size=22)
    paw(pen, (262, 318 + lift), SKIN, size=22)
    if mood is Mood.CALM:
        coin(pen, (200, 326), size=22)
    for x in (136, 264):
        paw(pen, (x, 368), SKIN, size=24)
    pen.dots((190, 60), (210, 58), (202, 70), size=6, pencil=BRICK)
