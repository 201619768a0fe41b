"""Draughty Ghost: came in through the wall, and the door has been open ever since."""

from tools.portrait_making.curves import sharp
from tools.portrait_making.faces import brows, cheeks, eyes, mouth, signs
from tools.portrait_making.hatching import Hatch
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BLUE,
    BRICK,
    BROWN,
    GOLD,
    GREY,
    MOSS,
    NIGHT,
    ORANGE,
    SKY,
    UMBER,
    WHITE,
    mixed,
)
from tools.portrait_making.shapes import blob, ellipse, limb, polygon

SHEET = mixed(WHITE, SKY, 0.35)
GUST = mixed(SKY, BLUE, 0.35)


def draw(pen: Pen, mood: Mood) -> None:
    """A cold breath with a scarf on."""
    pen.ground(middle=210, reach=150)
    _door(pen)
    drift = {Mood.GLAD: (-6.0, -14.0, -4.0), Mood.HURT: (10.0, 12.0, 10.0)}.get(
        mood, (0.0, 0.0, 0.0)
    )
    with pen.placed(drift[0], drift[1], turn=drift[2], about=(170, 200)):
        _body(pen)
        _scarf(pen, mood)
        _face(pen, mood)
        _hands(pen, mood)
    _gusts(pen)
    signs(pen, mood, (34, 96), (176, 30) if mood is Mood.GLAD else (250, 60))


def _door(pen: Pen) -> None:
    """Wide open, as always."""
    pen.shape(polygon((196, 14), (388, 14), (388, 376), (196, 376)), UMBER)
    pen.shape(polygon((212, 30), (374, 30), (374, 376), (212, 376)), NIGHT, line=5, hatch=Hatch(11))
    pen.shape(polygon((374, 30), (304, 52), (304, 388), (374, 376)), BROWN)
    for top, bottom in ((78, 178), (210, 340)):
        pen.shape(
            polygon((360, top), (322, top + 8), (322, bottom + 6), (360, bottom)), BROWN, line=4
        )
    pen.shape(ellipse((316, 206), 9), GOLD, line=4.5)


def _body(pen: Pen) -> None:
    """Blown thin towards the exit."""
    pen.shape(
        blob(
            (150, 54),
            (216, 70),
            (248, 140),
            (254, 220),
            (286, 276),
            (336, 292),
            sharp(386, 270),
            (368, 316),
            sharp(376, 342),
            (322, 342),
            sharp(292, 368),
            (240, 350),
            sharp(196, 370),
            (150, 342),
            (96, 290),
            (60, 210),
            (62, 120),
            (96, 70),
        ),
        SHEET,
        shade=0.16,
    )


def _scarf(pen: Pen, mood: Mood) -> None:
    """He feels the cold more than anyone, and says so."""
    fly = {Mood.HURT: 44.0, Mood.GLAD: -26.0}.get(mood, 0.0)
    for dy, tip in ((0, 176.0), (26, 222.0)):
        end = (376, tip + fly)
        pen.shape(limb(((234, 232 + dy), (304, 208 + dy + fly / 3), end), (30, 32, 30)), BRICK)
        pen.strokes(
            *([(end[0] + 8, end[1] + d), (end[0] + 16, end[1] + d + 3)] for d in (-10, 0, 10)),
            width=4,
        )
    pen.shape(limb(((68, 222), (110, 252), (170, 258), (246, 230)), (30, 40, 40, 34)), BRICK)
    for x, y in ((98, 246), (148, 258), (204, 248)):
        pen.line((x - 6, y - 18), (x + 6, y + 18), width=8, pencil=GOLD, start=0.7, end=0.7)


def _face(pen: Pen, mood: Mood) -> None:
    eyes(
        pen,
        mood,
        (112, 142),
        (190, 142),
        size=31,
        iris=BLUE,
        look=(-0.45, 0.1),
        lid=0.3,
        skin=SHEET,
    )
    brows(pen, mood, (110, 98), (192, 98), width=44, thick=7, temper=-0.6, pencil=NIGHT)
    cheeks(pen, (88, 188), (218, 186), size=15)
    pen.shape(ellipse((148, 174), 19, 15), mixed(BRICK, WHITE, 0.25), line=5)
    if mood is not Mood.HURT:
        pen.shape(blob(sharp(146, 184), (154, 196), (147, 206), (139, 197)), GUST, line=3.6)
    mouth(pen, mood, (160, 210), width=50, smile=-0.35)


def _hands(pen: Pen, mood: Mood) -> None:
    lift = {Mood.GLAD: -74.0, Mood.HURT: -30.0}.get(mood, 0.0)
    for x in (82, 168):
        pen.shape(
            limb(((x, 280), (x - 38, 292 + lift / 3), (x - 48, 314 + lift)), (38, 32, 28)), SHEET
        )


def _gusts(pen: Pen) -> None:
    for y, end in ((40, 120), (336, 92), (364, 140)):
        pen.line(
            (18, y),
            (end * 0.6, y - 6),
            (end, y - 2),
            (end + 20, y - 16),
            (end + 4, y - 22),
            width=5,
            pencil=GREY,
        )
    for at, turn, pencil in (
        ((48, 354), 24, ORANGE),
        ((40, 232), -30, MOSS),
        ((300, 124), 60, ORANGE),
    ):
        with pen.placed(turn=turn, about=at):
            x, y = at
            pen.shape(
                blob(sharp(x - 16, y), (x, y - 9), sharp(x + 16, y), (x, y + 9)), pencil, line=4
            )
            pen.strokes([(x - 22, y), (x + 8, y)], width=2.8)
