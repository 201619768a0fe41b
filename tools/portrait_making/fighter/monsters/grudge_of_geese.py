"""Grudge of Geese: a squadron that never forgets a face, and has brought yours along."""

from tools.portrait_making.curves import Spot, around, sharp
from tools.portrait_making.faces import brows, open_eye, signs, squeezed_eye
from tools.portrait_making.hatching import Hatch
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BONE,
    BROWN,
    CRIMSON,
    GOLD,
    GREY,
    ORANGE,
    PEACH,
    ROSE,
    SKY,
    STEEL,
    STRAW,
    UMBER,
    WHITE,
    Pencil,
    mixed,
)
from tools.portrait_making.shapes import blob, box, ellipse, limb, polygon

DOWN = mixed(WHITE, BONE, 0.35)
GANDER = mixed(WHITE, STEEL, 0.45)
CHICK = mixed(STRAW, GOLD, 0.3)
LOOSE = Hatch(spacing=13)


def draw(pen: Pen, mood: Mood) -> None:
    """Honk, and honk again."""
    pen.ground(reach=175)
    _wings(pen, mood)
    sway = {Mood.HURT: -7.0, Mood.GLAD: 5.0}.get(mood, 0.0)
    _goose(pen, mood, (92, 330), (76, 138), GANDER, turn=-sway)
    _goose(pen, mood, (308, 330), (324, 142), GANDER, turn=sway, flip=True)
    _goose(pen, mood, (200, 322), (198, 100), DOWN, turn=sway * 0.7, leads=True)
    _poster(pen, mood)
    _gosling(pen, mood)
    signs(pen, mood, (116, 44), (284, 46))


def _wings(pen: Pen, mood: Mood) -> None:
    lift = {Mood.GLAD: -34.0, Mood.HURT: 30.0}.get(mood, 0.0)
    for side in (-1, 1):
        x = 200 + side * 128
        pen.shape(
            blob(
                sharp(x, 290),
                (x + side * 30, 250 + lift * 0.5),
                sharp(x + side * 62, 214 + lift),
                sharp(x + side * 58, 242 + lift),
                sharp(x + side * 66, 258 + lift * 0.8),
                sharp(x + side * 54, 282 + lift * 0.6),
                sharp(x + side * 62, 300 + lift * 0.5),
                sharp(x + side * 44, 318),
                (x, 340),
            ),
            GANDER,
            hatch=LOOSE,
        )


def _goose(
    pen: Pen,
    mood: Mood,
    body: Spot,
    head: Spot,
    down: Pencil,
    *,
    turn: float,
    flip: bool = False,
    leads: bool = False,
) -> None:
    x, y = body[0], body[1]
    for side in (-1, 1):
        pen.shape(
            polygon((x + side * 22, 372), (x + side * 44, 386), (x + side * 8, 386)),
            ORANGE,
            line=4.5,
            hatch=None,
        )
    pen.shape(ellipse((x, y), 62, 50), down, hatch=LOOSE)
    with pen.placed(turn=turn, about=(x, y)):
        across = (head[0] - x) * 0.4 + (16 if flip else -16)
        neck = ((x, y - 10), (x + across, (y + head[1]) / 2), (head[0], head[1] + 10))
        pen.shape(limb(neck, (74, 46, 50)), down, hatch=LOOSE)
        pen.line((x - 34, y - 34), (x, y - 20), (x + 34, y - 34), width=4)
        with pen.placed(scale=1.3, flip=flip, about=head):
            _head(pen, mood, head, down, leads=leads)


def _head(pen: Pen, mood: Mood, at: Spot, down: Pencil, *, leads: bool) -> None:
    """Looks at you. Only at you."""
    x, y = at[0], at[1]
    pen.shape(ellipse(at, 42, 39), down, hatch=None)
    if leads:
        pen.shape(
            blob(
                sharp(x - 44, y + 22),
                (x - 44, y - 24),
                (x, y - 50),
                (x + 44, y - 24),
                sharp(x + 44, y + 22),
                (x + 34, y - 12),
                (x, y - 22),
                (x - 34, y - 12),
            ),
            BROWN,
        )
        for side in (-1, 1):
            pen.shape(ellipse((x + side * 17, y - 34), 17, 13), SKY, line=5.5, hatch=None)
            pen.strokes(
                [(x + side * 17 - 6, y - 36), (x + side * 17 + 2, y - 41)], width=4, pencil=WHITE
            )
    _bill(pen, mood, (x, y + 18))
    spots: tuple[Spot, Spot] = ((x - 19, y - 4), (x + 19, y - 4))
    if mood is Mood.HURT:
        squeezed_eye(pen, spots[0], 15)
        squeezed_eye(pen, spots[1], 15, inwards=-1)
    else:
        lid = 0.4 if mood is Mood.GLAD else 0.16
        for spot in spots:
            open_eye(
                pen, spot, 17, iris=CRIMSON, look=(0, 0.3), lid=lid, skin=mixed(down, GREY, 0.3)
            )
    brows(pen, mood, (x - 20, y - 20), (x + 20, y - 20), width=34, thick=9, temper=1.0, gloats=True)


def _bill(pen: Pen, mood: Mood, at: Spot) -> None:
    x, y = at[0], at[1]
    if mood is not Mood.CALM:
        pen.shape(
            blob(
                sharp(x - 22, y + 6),
                (x, y),
                sharp(x + 22, y + 6),
                (x + 14, y + 34),
                (x, y + 40),
                (x - 14, y + 34),
            ),
            ORANGE,
            line=5,
            hatch=None,
        )
        pen.shape(ellipse((x, y + 20), 13, 13), CRIMSON, line=3.4, hatch=None, tint=0)
        pen.shape(ellipse((x, y + 27), 7, 5), ROSE, line=0, hatch=None)
    pen.shape(
        blob(
            (x - 26, y + 4),
            (x - 12, y - 8),
            (x, y - 11),
            (x + 12, y - 8),
            (x + 26, y + 4),
            (x + 14, y + 12),
            (x, y + (26 if mood is Mood.CALM else 10)),
            (x - 14, y + 12),
        ),
        ORANGE,
        line=5.5,
    )
    pen.dots((x - 7, y - 1), (x + 7, y - 1), size=4)


def _poster(pen: Pen, mood: Mood) -> None:
    """A good likeness."""
    drop = 12 if mood is Mood.HURT else 0
    with pen.placed(dy=drop, turn=-7, about=(116, 300)):
        pen.shape(box(76, 248, 166, 358), STRAW, line=5.5)
        pen.dots((121, 254), size=8, pencil=CRIMSON)
        pen.shape(ellipse((121, 306), 29, 31), PEACH, line=4.5, hatch=None)
        pen.shape(
            blob(
                sharp(92, 302),
                (98, 276),
                (122, 268),
                (146, 278),
                sharp(150, 302),
                (134, 288),
                (110, 290),
            ),
            UMBER,
            line=4,
            hatch=None,
        )
        pen.dots((112, 306), (131, 306), size=6)
        pen.strokes([(112, 322), (121, 325), (131, 321)])
        rings = [around((121, 306), 40, 45 * n) for n in range(9)]
        pen.line(*rings, width=5, pencil=CRIMSON, start=1, end=1)
        pen.strokes(
            [(121, 260), (121, 280)],
            [(121, 332), (121, 352)],
            [(78, 306), (94, 306)],
            [(148, 306), (164, 306)],
            width=5,
            pencil=CRIMSON,
        )


def _gosling(pen: Pen, mood: Mood) -> None:
    """Two days old. Has a list already."""
    x, y = 264, 330
    pen.strokes(
        [(252, 372), (248, 384), (258, 384)],
        [(276, 372), (274, 385), (284, 384)],
        width=5,
        pencil=ORANGE,
    )
    pen.shape(ellipse((x, y + 24), 34, 26), CHICK, line=5.5)
    pen.shape(ellipse((x, y - 14), 31, 29), CHICK, line=5.5)
    pen.strokes([(x - 4, y - 42), (x - 8, y - 52)], [(x + 3, y - 42), (x + 6, y - 54)], width=4)
    pen.shape(
        blob(
            (x - 12, y - 4), (x, y - 10), (x + 12, y - 4), (x, y + (14 if mood is Mood.GLAD else 6))
        ),
        ORANGE,
        line=4,
        hatch=None,
    )
    if mood is Mood.HURT:
        pen.strokes(
            [(x - 20, y - 24), (x - 10, y - 18), (x - 20, y - 12)],
            [(x + 20, y - 24), (x + 10, y - 18), (x + 20, y - 12)],
            width=4,
        )
    else:
        pen.dots((x - 13, y - 16), (x + 13, y - 16), size=15)
        pen.dots((x - 13, y - 16), (x + 13, y - 16), size=10, pencil=WHITE)
        pen.dots((x - 11, y - 14), (x + 11, y - 14), size=6)
        pen.line((x - 24, y - 32), (x - 5, y - 23), width=6)
        pen.line((x + 24, y - 32), (x + 5, y - 23), width=6)
