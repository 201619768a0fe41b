"""Non-stick Golem: pots and pans from head to foot, a shrug, and an egg that finds no hold."""

from tools.portrait_making.curves import Spot, around, sharp
from tools.portrait_making.faces import Gladness, brows, eyes, mouth, signs
from tools.portrait_making.hatching import Hatch
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BLACK,
    BRICK,
    GOLD,
    ORANGE,
    STEEL,
    STRAW,
    UMBER,
    WHITE,
    mixed,
)
from tools.portrait_making.shapes import blob, box, ellipse, limb
from tools.portrait_making.textures import speckles

ENAMEL = mixed(ORANGE, BRICK, 0.45)
COATING = mixed(BLACK, STEEL, 0.42)
LOOSE = Hatch(spacing=11)


def draw(pen: Pen, mood: Mood) -> None:
    """It was like that when he came in."""
    pen.ground(reach=140)
    _legs(pen)
    _arms(pen, mood)
    _pot(pen)
    tilt = {Mood.HURT: 9.0, Mood.GLAD: -6.0}.get(mood, 0.0)
    with pen.placed(turn=tilt, about=(200, 220)):
        _head(pen, mood)
    _egg(pen, mood)
    _note(pen, mood)
    signs(pen, mood, (46, 90), (346, 96))


def _legs(pen: Pen) -> None:
    for x in (148, 252):
        pen.shape(limb(((x, 330), (x, 352)), (40, 40)), COATING)
        pen.shape(
            blob(
                sharp(x - 38, 352),
                sharp(x + 38, 352),
                (x + 34, 376),
                sharp(x + 26, 384),
                sharp(x - 26, 384),
                (x - 34, 376),
            ),
            ENAMEL,
        )
        pen.line((x - 44, 354), (x, 358), (x + 44, 354), width=8, start=0.8, end=0.8)


def _pot(pen: Pen) -> None:
    for side in (-1, 1):
        ring = (
            (200 + side * 100, 246),
            (200 + side * 124, 240),
            (200 + side * 128, 268),
            (200 + side * 100, 272),
        )
        pen.line(*ring, width=12, start=1, end=1)
    belly = blob(
        sharp(92, 226),
        (200, 236),
        sharp(308, 226),
        (306, 290),
        (280, 340),
        (200, 352),
        (120, 340),
        (94, 290),
    )
    pen.shape(belly, ENAMEL)
    pen.shape(limb(((88, 228), (200, 240), (312, 228)), (18, 18, 18)), STEEL, line=5.5)
    pen.line((112, 264), (112, 300), (126, 326), width=8, pencil=mixed(ENAMEL, WHITE, 0.6))


def _arms(pen: Pen, mood: Mood) -> None:
    """Not me."""
    drop = {Mood.HURT: 56.0, Mood.GLAD: -44.0}.get(mood, 0.0)
    for side in (-1, 1):
        hand = 200 + side * 138, 214 + drop
        pen.shape(
            limb(
                ((200 + side * 92, 250), (200 + side * 142, 284 + drop * 0.3), hand), (36, 34, 24)
            ),
            COATING,
        )
        _pan(pen, (200 + side * 146, 186 + drop), 42, side * (12 if mood is Mood.HURT else 24))


def _pan(pen: Pen, at: Spot, size: float, turn: float) -> None:
    """Held out flat, as if to say that it is empty."""
    x, y = at[0], at[1]
    with pen.placed(turn=turn, about=(x, y + 28)):
        pen.shape(
            blob(
                sharp(x - size, y),
                sharp(x + size, y),
                (x + size * 0.8, y + 20),
                (x, y + 26),
                (x - size * 0.8, y + 20),
            ),
            ENAMEL,
            line=6,
        )
        pen.shape(ellipse((x, y), size, 10), COATING, line=5.5, hatch=None)


def _head(pen: Pen, mood: Mood) -> None:
    pen.shape(limb(((252, 76), (300, 22)), (26, 34)), UMBER)
    pen.dots((294, 28), size=12)
    pen.dots((294, 28), size=6, pencil=WHITE)
    pen.shape(ellipse((200, 142), 104, 98), ENAMEL)
    face = ellipse((200, 142), 86, 80)
    pen.shape(face, COATING, line=5.5, hatch=LOOSE)
    speckles(pen, face, apart=34, size=4.5, pencil=mixed(COATING, WHITE, 0.65))
    pen.line((126, 108), (150, 80), (190, 68), width=7, pencil=mixed(COATING, WHITE, 0.6))
    eyes(
        pen,
        mood,
        (164, 140),
        (238, 140),
        size=27,
        iris=ENAMEL,
        look=(0.55, -0.45),
        lid=0.3,
        skin=STEEL,
        glad=Gladness.GLOATING,
    )
    brows(pen, mood, (162, 102), (240, 100), width=48, thick=10, temper=-0.75, gloats=True)
    mouth(pen, mood, (202, 190), width=58, smile=0.25, line=6.5)


def _egg(pen: Pen, mood: Mood) -> None:
    """On its way down, leaving no trace."""
    x, y, size, lean = {
        Mood.HURT: (330, 350, 1.0, -8.0),
        Mood.GLAD: (120, 72, 1.0, -30.0),
    }.get(mood, (124, 82, 1.0, -38.0))
    with pen.placed(turn=lean, scale=size, about=(x, y)):
        pen.shape(
            blob(
                (x - 52, y + 4),
                (x - 34, y - 20),
                (x - 4, y - 16),
                (x + 26, y - 24),
                (x + 50, y - 2),
                (x + 36, y + 20),
                (x + 6, y + 16),
                (x - 26, y + 26),
            ),
            WHITE,
            hatch=None,
            tint=0,
        )
        pen.shape(ellipse((x + 2, y - 4), 19, 16), GOLD, line=5)
        pen.dots(around((x, y - 8), 6, 200), size=6, pencil=WHITE)
    if mood is not Mood.HURT:
        for dx in (-34, -14):
            pen.line((x + dx - 26, y - 6 - dx * 0.6), (x + dx - 40, y - 26 - dx * 0.6), width=4)


def _note(pen: Pen, mood: Mood) -> None:
    """The blame."""
    y = {Mood.HURT: 300.0, Mood.GLAD: 352.0}.get(mood, 330.0)
    with pen.placed(turn=-16, about=(84, y)):
        pen.shape(box(58, y - 28, 110, y + 26), STRAW, line=5)
        pen.strokes([(84, y - 18), (84, y + 2)], width=9, pencil=BRICK)
        pen.dots((84, y + 15), size=10, pencil=BRICK)
    if mood is not Mood.HURT:
        pen.line((62, y - 46), (56, y - 66), width=4)
        pen.line((84, y - 50), (80, y - 72), width=4)
