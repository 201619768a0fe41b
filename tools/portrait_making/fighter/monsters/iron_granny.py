"""Iron Granny: a stove in a shawl, a steel bun, and a second helping that is already on its way."""

from tools.portrait_making.curves import Spot, around, sharp
from tools.portrait_making.faces import Gladness, brows, eyes, mouth, signs
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BLACK,
    BRICK,
    GOLD,
    INK,
    ORANGE,
    PINK,
    PURPLE,
    ROSE,
    SKY,
    STEEL,
    STRAW,
    TAN,
    WHITE,
    mixed,
)
from tools.portrait_making.props import flame, glasses, steam
from tools.portrait_making.shapes import blob, box, ellipse, limb, polygon, scalloped

IRON = mixed(BLACK, STEEL, 0.35)
PLATE = mixed(STEEL, SKY, 0.2)
HAIR = mixed(STEEL, WHITE, 0.65)
SHAWL = mixed(PURPLE, PINK, 0.5)
GRATIN = mixed(STRAW, ORANGE, 0.25)


def draw(pen: Pen, mood: Mood) -> None:
    """You are so thin."""
    pen.ground(reach=150)
    _stove(pen, mood)
    _dish(pen, mood)
    tilt = {Mood.HURT: -7.0, Mood.GLAD: 5.0}.get(mood, 0.0)
    with pen.placed(turn=tilt, about=(200, 220)):
        _head(pen, mood)
    _shawl(pen)
    _ladle(pen, mood)
    signs(pen, mood, (70, 68), (300, 48))


def _stove(pen: Pen, mood: Mood) -> None:
    for side in (-1, 1):
        x = 200 + side * 74
        pen.shape(
            blob(
                sharp(x - 20, 350),
                sharp(x + 20, 350),
                (x + side * 16, 372),
                sharp(x + side * 34, 386),
                sharp(x + side * 4, 388),
                (x - side * 8, 368),
            ),
            IRON,
            line=6,
        )
    pen.shape(
        blob(
            sharp(96, 250),
            (200, 238),
            sharp(304, 250),
            (308, 310),
            sharp(298, 362),
            sharp(102, 362),
            (92, 310),
        ),
        IRON,
    )
    pen.shape(limb(((90, 358), (310, 358)), (20, 20)), PLATE, line=6, hatch=None)
    pen.shape(box(136, 282, 264, 346), BLACK, line=6)
    pen.shape(box(148, 292, 252, 338), mixed(BRICK, ORANGE, 0.4), line=5, hatch=None)
    for x, size in ((170, 15), (200, 19), (230, 15)):
        flame(
            pen,
            (x, 338),
            size=size * (1.15 if mood is Mood.GLAD else 0.7 if mood is Mood.HURT else 1.0),
        )
    pen.dots(
        (112, 282), (112, 316), (112, 340), (288, 282), (288, 316), (288, 340), size=8, pencil=PLATE
    )


def _shawl(pen: Pen) -> None:
    outline = blob(
        (94, 240),
        (140, 222),
        (200, 238),
        (260, 222),
        (306, 240),
        (312, 272),
        (258, 282),
        (200, 300),
        (142, 282),
        (88, 272),
    )
    pen.shape(scalloped(outline, 34, 8), SHAWL)
    pen.strokes(
        *(
            [(x, 246 + abs(x - 200) * -0.05), (x + 9, 258), (x, 270 + abs(x - 200) * -0.05)]
            for x in range(112, 290, 27)
        ),
        width=3.4,
        pencil=WHITE,
    )
    pen.shape(ellipse((200, 262), 13), GOLD, line=5, hatch=None)
    pen.dots((200, 262), size=10, pencil=BRICK)


def _head(pen: Pen, mood: Mood) -> None:
    pen.shape(ellipse((200, 44), 38, 31), HAIR)
    pen.strokes(
        [(172, 46), (190, 28), (214, 28), (228, 46)],
        [(182, 54), (198, 42), (216, 52)],
        [(200, 60), (206, 56)],
        width=4,
    )
    for side in (-1, 1):
        pen.line((200 + side * 10, 50), (200 + side * 74, 22 + side * 6), width=7, start=1, end=0.6)
    for side in (-1, 1):
        x = 200 + side * 92
        pen.shape(box(x - 14, 126, x + 14, 170), IRON, line=6)
        pen.shape(ellipse((x + side * 4, 148), 10), GOLD, line=4, hatch=None)
    pen.shape(
        blob(
            (200, 62),
            (258, 76),
            (286, 124),
            (284, 190),
            (250, 232),
            (200, 242),
            (150, 232),
            (116, 190),
            (114, 124),
            (142, 76),
        ),
        PLATE,
    )
    pen.shape(
        blob(
            sharp(112, 132),
            (122, 86),
            (160, 62),
            (200, 56),
            (240, 62),
            (278, 86),
            sharp(288, 132),
            (244, 92),
            (200, 104),
            (156, 92),
        ),
        HAIR,
    )
    rivets: list[Spot] = [around((200, 156), 80, angle) for angle in (40, 62, 118, 140)]
    pen.dots(*rivets, size=7)
    for x in (140, 260):
        pen.shape(ellipse((x, 196), 18), mixed(BRICK, ROSE, 0.4), line=4.5, hatch=None)
        ring = [around((x, 196), 10, 60 * n) for n in range(7)]
        pen.line(*ring, width=3.4, pencil=STRAW, start=1, end=1)
    eyes(
        pen,
        mood,
        (164, 146),
        (236, 146),
        size=25,
        iris=ORANGE,
        look=(0, 0.2),
        lid=0.22,
        skin=STEEL,
        glad=Gladness.BEAMING,
    )
    glasses(pen, (164, 150), (236, 150), size=33)
    brows(pen, mood, (162, 110), (238, 110), width=48, thick=8, temper=0.6)
    pen.shape(ellipse((200, 178), 19, 15), mixed(PLATE, ROSE, 0.45), line=5)
    mouth(pen, mood, (200, 208), width=62, smile=0.5)
    if mood is Mood.CALM:
        pen.line((180, 209), (200, 217), (221, 208), width=10, pencil=BRICK)


def _dish(pen: Pen, mood: Mood) -> None:
    """There is plenty more."""
    drop = 14 if mood is Mood.HURT else 0
    pen.shape(limb(((104, 258), (58, 284), (56, 312 + drop)), (36, 32, 26)), IRON)
    pen.shape(ellipse((60, 284), 20), PLATE, line=5, hatch=None)
    pen.dots((60, 284), size=8)
    x, y = 66, 322 + drop
    pen.shape(scalloped(ellipse((x, y - 6), 50, 17), 26, 7), GRATIN, line=5.5)
    pen.shape(
        polygon((x - 56, y), (x + 58, y), (x + 44, y + 30), (x - 42, y + 30)),
        mixed(BRICK, TAN, 0.3),
    )
    steam(pen, (x, y - 30), size=28)


def _ladle(pen: Pen, mood: Mood) -> None:
    """Open wide."""
    x, y = {Mood.GLAD: (332, 204), Mood.HURT: (332, 290)}.get(mood, (332, 236))
    pen.shape(limb(((296, 258), (350, 288), (x, y)), (36, 32, 26)), IRON)
    pen.shape(ellipse((346, 286), 20), PLATE, line=5, hatch=None)
    pen.dots((346, 286), size=8)
    with pen.placed(turn=2 if mood is Mood.HURT else 8, about=(x, y)):
        pen.shape(limb(((x, y + 34), (x, y - 84)), (11, 10)), STEEL, line=5)
        pen.shape(scalloped(ellipse((x, y - 112), 40, 26), 26, 8), GRATIN, line=5.5)
        pen.shape(
            blob(
                sharp(x - 44, y - 104),
                (x, y - 96),
                sharp(x + 44, y - 104),
                (x + 34, y - 76),
                (x, y - 66),
                (x - 34, y - 76),
            ),
            STEEL,
        )
        pen.line((x - 34, y - 100), (x - 36, y - 70), (x - 33, y - 44), width=9, pencil=INK)
        pen.line((x - 34, y - 104), (x - 36, y - 72), (x - 33, y - 48), width=5, pencil=GRATIN)
        pen.dots((x - 12, y - 118), (x + 14, y - 112), (x + 2, y - 128), size=7, pencil=TAN)
    pen.shape(ellipse((x, y), 21, 20), PLATE, line=5.5)
    pen.strokes(
        [(x - 11, y - 6), (x + 10, y - 7)],
        [(x - 12, y + 2), (x + 11, y + 1)],
        [(x - 9, y + 10), (x + 9, y + 9)],
    )
