"""Paperwork Elemental: a storm of forms, tied with red tape, with a ring binder for a mouth."""

from tools.portrait_making.curves import Spot, sharp
from tools.portrait_making.faces import Gladness, brows, eyes, signs
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BLUE,
    BONE,
    BRICK,
    CRIMSON,
    GOLD,
    GREEN,
    GREY,
    INK,
    PINK,
    ROSE,
    SKY,
    STEEL,
    STRAW,
    WHITE,
    mixed,
)
from tools.portrait_making.props import paper
from tools.portrait_making.shapes import blob, box, ellipse, limb, polygon

COPY = mixed(SKY, WHITE, 0.45)
CARBON = mixed(PINK, WHITE, 0.4)


def draw(pen: Pen, mood: Mood) -> None:
    """White for you, blue for us, pink for the fire."""
    pen.ground(reach=110)
    lean = {Mood.HURT: 8.0, Mood.GLAD: -4.0}.get(mood, 0.0)
    with pen.placed(turn=lean, about=(200, 370)):
        _flying(pen, mood)
        _storm(pen)
        _arms(pen, mood)
        _face(pen, mood)
        _tape(pen)
    signs(pen, mood, (48, 60), (352, 64))


def _storm(pen: Pen) -> None:
    """Sheets on sheets, wide above and thin below."""
    layers = (
        (362, 46, -16, WHITE),
        (336, 66, 13, COPY),
        (308, 88, -11, WHITE),
        (278, 108, 9, CARBON),
        (246, 122, -5, WHITE),
    )
    for y, half, turn, pencil in layers:
        with pen.placed(turn=turn, about=(200, y)):
            pen.shape(
                polygon(
                    (200 - half, y - 20),
                    (200 + half * 0.9, y - 26),
                    (200 + half, y + 18),
                    (200 - half * 0.8, y + 24),
                ),
                pencil,
                line=6,
                hatch=None,
            )
            pen.strokes(
                [(200 - half * 0.6, y + 12), (200 + half * 0.1, y + 9)],
                [(200 + half * 0.3, y + 10), (200 + half * 0.7, y + 8)],
                pencil=GREY,
            )
    for x, y, turn, pencil in (
        (110, 150, -24, COPY),
        (290, 148, 22, CARBON),
        (160, 96, -10, WHITE),
        (244, 96, 12, STRAW),
    ):
        with pen.placed(turn=turn, about=(x, y)):
            pen.shape(box(x - 52, y - 62, x + 52, y + 62), pencil, line=6, hatch=None)
            pen.strokes(
                [(x - 36, y - 46), (x + 10, y - 47)],
                [(x - 36, y - 32), (x + 30, y - 33)],
                pencil=GREY,
            )
    pen.shape(polygon((104, 92), (286, 82), (304, 108), (300, 246), (98, 252)), BONE, line=6.5)
    pen.strokes([sharp(286, 82), sharp(282, 110), sharp(304, 108)], width=4)


def _face(pen: Pen, mood: Mood) -> None:
    for x in (152, 250):
        ring = [dot[:2] for dot in ellipse((x, 142), 38, 37).dots]
        pen.line(*ring, ring[0], ring[1], width=5, pencil=CRIMSON, start=1, end=1)
    eyes(
        pen,
        mood,
        (152, 142),
        (250, 142),
        size=29,
        iris=BLUE,
        look=(0, 0.2),
        lid=0.12,
        skin=STRAW,
        glad=Gladness.GLOATING,
    )
    brows(pen, mood, (150, 102), (252, 100), width=64, thick=13, temper=0.85, gloats=True)
    drop = {Mood.HURT: 46.0, Mood.GLAD: 40.0}.get(mood, 22.0)
    top, bottom = 194.0, 206 + drop
    pen.shape(
        blob(
            sharp(134, top),
            (202, top - 6),
            sharp(270, top - 2),
            (266, bottom - 8),
            (202, bottom + 8),
            (140, bottom - 6),
        ),
        CRIMSON,
        line=6,
        hatch=None,
        tint=0,
    )
    if mood is not Mood.CALM:
        pen.shape(ellipse((202, bottom - 6), 34, 9), ROSE, line=0, hatch=None)
    for x in (156, 187, 218, 249):
        pen.line(
            (x - 6, top - 12),
            (x + 4, top - 16),
            (x + 8, top + drop * 0.5),
            (x, bottom - 4),
            width=9,
            start=1,
            end=0.8,
        )
        pen.line(
            (x - 6, top - 12),
            (x + 4, top - 16),
            (x + 8, top + drop * 0.5),
            (x, bottom - 4),
            width=4.5,
            pencil=STEEL,
            start=1,
            end=0.8,
        )


def _arms(pen: Pen, mood: Mood) -> None:
    """A stamp in one, a clip in the other."""
    lift = {Mood.GLAD: -46.0, Mood.HURT: 30.0}.get(mood, 0.0)
    for side in (-1, 1):
        x, y = 200 + side * 146, 232 + lift
        for n in range(4):
            px = 200 + side * (96 + n * 16)
            py = 262 + (y - 262) * n / 4 + (14 if n in (1, 2) else 0)
            with pen.placed(turn=side * (20 - n * 22), about=(px, py)):
                pen.shape(
                    box(px - 20, py - 17, px + 20, py + 17),
                    (WHITE, COPY, WHITE, CARBON)[n],
                    line=5,
                    hatch=None,
                )
        if side < 0:
            _stamp(pen, (x, y - 10))
        else:
            _paper_clip(pen, (x, y - 10))


def _stamp(pen: Pen, at: Spot) -> None:
    """Refused."""
    x, y = at[0] + 4, at[1]
    pen.shape(limb(((x, y + 12), (x, y - 24)), (20, 18)), BRICK, line=5)
    pen.shape(ellipse((x, y - 34), 20, 17), BRICK, line=5.5)
    pen.shape(box(x - 34, y + 10, x + 34, y + 34), GREEN, line=6)
    pen.shape(box(x - 30, y + 32, x + 30, y + 42), INK, line=3, hatch=None)


def _paper_clip(pen: Pen, at: Spot) -> None:
    """A clip that holds nothing together any more."""
    x, y = at[0] - 2, at[1] - 6
    path = (
        (x - 12, y + 36),
        (x - 14, y - 20),
        (x, y - 38),
        (x + 14, y - 20),
        (x + 12, y + 22),
        (x + 1, y + 32),
        (x - 6, y + 20),
        (x - 5, y - 10),
    )
    pen.line(*path, width=12, start=1, end=1)
    pen.line(*path, width=6, start=1, end=1, pencil=STEEL)


def _flying(pen: Pen, mood: Mood) -> None:
    far = {Mood.HURT: 12.0, Mood.GLAD: 6.0}.get(mood, 0.0)
    for x, y, turn, size in (
        (60 - far, 326, -26, 0.62),
        (342 + far, 318, 24, 0.66),
        (104, 34, -18, 0.56),
        (304, 30, 16, 0.6),
    ):
        with pen.placed(turn=turn, scale=size, about=(x, y)):
            paper(pen, (x, y), lines=3, pencil=STRAW if y < 100 else WHITE)


def _tape(pen: Pen) -> None:
    """Red."""
    ribbon = (
        (116, 270),
        (180, 300),
        (262, 286),
        (274, 306),
        (210, 326),
        (150, 328),
        (146, 342),
        (196, 354),
        (236, 356),
        (262, 374),
        (300, 366),
    )
    pen.line(*ribbon, width=17, start=0.9, end=0.9)
    pen.line(*ribbon, width=10, start=0.9, end=0.8, pencil=BRICK)
    pen.dots((300, 366), size=8, pencil=GOLD)
