"""The Golem: nine boulders, one of them fond of the bird that nests on it."""

from tools.portrait_making.curves import Spot, sharp
from tools.portrait_making.delve.figures import by_mood
from tools.portrait_making.faces import beaming_eye, signs, squeezed_eye
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BRICK,
    BROWN,
    GOLD,
    INK,
    MOSS,
    ORANGE,
    SKY,
    STONE,
    STRAW,
    TAN,
    UMBER,
    WHITE,
    mixed,
)
from tools.portrait_making.shapes import blob, ellipse, limb, polygon, scalloped, spike

ROCK = mixed(STONE, TAN, 0.22)
PALE = mixed(ROCK, WHITE, 0.35)


def draw(pen: Pen, mood: Mood) -> None:
    """Stands very still, so as not to wake the chicks."""
    pen.ground(reach=150)
    for x in (142, 258):
        _boulder(pen, (x, 350), 46, 32)
    _boulder(pen, (200, 284), 92, 62)
    pen.strokes([(164, 270), (180, 284), (174, 302)], [(240, 304), (252, 292)], width=4)
    _moss(pen, ((124, 244), (160, 232), (196, 236), (190, 250), (150, 252)))
    _moss(pen, ((216, 318), (256, 312), (276, 322), (250, 336), (222, 334)))
    _arms(pen, mood)
    with pen.placed(dy=by_mood(mood, 0, -6, 10), turn=by_mood(mood, 0, 0, -8), about=(200, 220)):
        _head(pen, mood)
        with pen.placed(dy=-7):
            _nest(pen, mood)
    signs(pen, mood, (66, 92), (330, 84))


def _boulder(pen: Pen, at: Spot, across: float, down: float) -> None:
    x, y = at[0], at[1]
    rock = blob(
        sharp(x - across * 0.7, y - down * 0.8),
        (x, y - down),
        sharp(x + across * 0.74, y - down * 0.7),
        (x + across, y),
        sharp(x + across * 0.8, y + down * 0.8),
        (x, y + down),
        sharp(x - across * 0.8, y + down * 0.84),
        (x - across, y),
    )
    pen.shape(rock, ROCK)


def _moss(pen: Pen, spots: tuple[Spot, ...]) -> None:
    pen.shape(scalloped(blob(*spots), 18, 4), MOSS, line=4.5)


def _arms(pen: Pen, mood: Mood) -> None:
    lift = by_mood(mood, 0, -110, 14)
    for side in (-1, 1):
        x = 200 + side * 112
        _boulder(pen, (x, 244), 44, 36)
        hand = (x + side * 28, 308 + lift)
        _boulder(pen, ((x + hand[0]) / 2 + side * 8, 276 + lift * 0.45), 30, 26)
        _boulder(pen, hand, 46, 40)
        pen.strokes(
            *([(hand[0] + d, hand[1] + 12), (hand[0] + d, hand[1] + 32)] for d in (-14, 4, 20)),
            width=4,
        )


def _head(pen: Pen, mood: Mood) -> None:
    pen.shape(
        blob(
            sharp(120, 110), (154, 86), (206, 80), sharp(270, 98), (294, 148), sharp(282, 206),
            (240, 230), (190, 232), sharp(124, 214), (104, 166),
        ),
        PALE,
    )  # fmt: skip
    for x, inwards in ((160, 1), (240, -1)):
        if mood is Mood.HURT:
            squeezed_eye(pen, (x, 158), 24, inwards=inwards)
        elif mood is Mood.GLAD:
            beaming_eye(pen, (x, 160), 26)
        else:
            pen.shape(ellipse((x, 158), 25, 22), INK, line=0, hatch=None)
            pen.shape(ellipse((x, 156), 12, 11), GOLD, line=0, hatch=None)
            pen.dots((x - 2, 152), size=7, pencil=WHITE)
    brow = limb(((124, 128), (200, 134 - by_mood(mood, 0, 8, 16)), (276, 126)), (22, 26, 22))
    pen.shape(brow, ROCK, line=5.5)
    gape = by_mood(mood, 6, 24, 22)
    teeth = polygon((158, 196), (246, 194), (240, 198 + gape), (164, 200 + gape))
    pen.shape(teeth, INK, line=5, hatch=None)
    if mood is not Mood.HURT:
        pen.strokes(
            *([(x, 197), (x, 198 + gape - 4)] for x in (178, 198, 218)), width=9, pencil=PALE
        )
    pen.strokes([(270, 112), (258, 128), (268, 140)], width=4)
    _moss(pen, ((110, 190), (124, 180), (140, 206), (134, 222), (120, 214)))


def _nest(pen: Pen, mood: Mood) -> None:
    """The bird has opinions on being moved."""
    hop = by_mood(mood, 0, -3, -8)
    with pen.placed(dy=hop):
        body = blob(
            (164, 82), (168, 44), (198, 24), (228, 40), (250, 48), (258, 62), (234, 86), (196, 92)
        )
        pen.shape(body, SKY, line=5.5)
        pen.shape(polygon((168, 42), (142, 50), (168, 60)), ORANGE, line=4.5)
        if mood is Mood.HURT:
            pen.shape(polygon((168, 60), (148, 68), (170, 70)), ORANGE, line=4.5)
            pen.strokes([(176, 38), (186, 44), (176, 48)], width=4)
        else:
            pen.dots((182, 46), size=9)
        pen.shape(spike((206, 62), (246, 74), 26, 6), mixed(SKY, INK, 0.2), line=4.5)
        pen.strokes([(198, 24), (196, 12)], [(204, 25), (208, 14)], width=4)
    nest = blob((140, 82), (200, 90), (262, 82), (256, 108), (200, 118), (146, 108))
    pen.shape(nest, BROWN, line=5.5)
    pen.strokes(
        [(144, 92), (180, 104)],
        [(170, 92), (220, 106)],
        [(258, 90), (214, 106)],
        [(136, 86), (124, 78)],
        [(262, 88), (276, 80)],
        width=4,
        pencil=UMBER,
    )
    pen.shape(ellipse((244, 82), 12, 10), STRAW, line=4)
    pen.dots((240, 80), size=4, pencil=BRICK)
