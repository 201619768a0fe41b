"""Teatime Fiend: a cup, a little finger, and a mallet for those who take two lumps."""

from tools.portrait_making.anatomy import fist, horn, tail
from tools.portrait_making.curves import Spot, around, sharp
from tools.portrait_making.faces import Gladness, brows, cheeks, eyes, mouth, signs
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BONE,
    BROWN,
    CRIMSON,
    GOLD,
    GREEN,
    LILAC,
    MINT,
    MOSS,
    PINK,
    PURPLE,
    ROSE,
    SKY,
    STRAW,
    TAN,
    WHITE,
    mixed,
)
from tools.portrait_making.props import steam
from tools.portrait_making.shapes import blob, ellipse, limb, polygon, scalloped

SKIN = mixed(LILAC, ROSE, 0.35)
GOWN = mixed(GREEN, SKY, 0.3)
LACE = mixed(WHITE, MINT, 0.2)
HAND = (324.0, 240.0)


def draw(pen: Pen, mood: Mood) -> None:
    """Very good manners, and a very long handle."""
    pen.ground(reach=150)
    tail(pen, (130, 350), (74, 368), (36, 346), (34, 312), pencil=SKIN, tip=PURPLE)
    _gown(pen)
    with pen.placed(turn={Mood.HURT: 8.0, Mood.GLAD: -5.0}.get(mood, 0.0), about=(200, 210)):
        _head(pen, mood)
    _arms(pen, mood)
    signs(pen, mood, (44, 128), (366, 60) if mood is Mood.GLAD else (340, 150))


def _gown(pen: Pen) -> None:
    skirt = blob(
        (168, 256), (232, 256), (282, 300), sharp(318, 370), (200, 380), sharp(82, 370), (118, 300)
    )
    pen.shape(skirt, GOWN)
    for y, half in ((318, 84), (352, 106)):
        pen.shape(
            scalloped(
                limb(((200 - half, y - 6), (200, y + 8), (200 + half, y - 6)), (12, 14, 12)), 22, 5
            ),
            LACE,
            line=4,
            hatch=None,
        )
    pen.shape(blob((150, 208), (250, 208), (252, 236), (230, 266), (170, 266), (148, 236)), GOWN)
    pen.line((200, 216), (200, 260), width=4)
    pen.dots((200, 226), (200, 242), (200, 256), size=8, pencil=STRAW)
    pen.shape(scalloped(ellipse((200, 208), 50, 13), 20, 5), LACE, line=5, hatch=None)


def _head(pen: Pen, mood: Mood) -> None:
    pen.shape(
        blob(
            (200, 84),
            (256, 100),
            (272, 146),
            (252, 192),
            (200, 212),
            (148, 192),
            (128, 146),
            (144, 100),
        ),
        SKIN,
    )
    for side in (-1, 1):
        curl = limb(
            ((200 + side * 66, 112), (200 + side * 84, 152), (200 + side * 70, 186)), (28, 26, 16)
        )
        pen.shape(curl, CRIMSON, line=5.5)
    eyes(
        pen,
        mood,
        (170, 146),
        (232, 146),
        size=24,
        iris=GOLD,
        look=(0.3, 0.1),
        lid=0.4,
        skin=PURPLE,
        glad=Gladness.GLOATING,
    )
    if mood is not Mood.HURT:
        pen.strokes(
            [(148, 142), (138, 134)],
            [(152, 132), (144, 122)],
            [(254, 142), (264, 134)],
            [(250, 132), (258, 122)],
            width=4.5,
        )
    brows(pen, mood, (168, 116), (234, 116), width=34, thick=5.5, temper=-0.4, gloats=True)
    cheeks(pen, (150, 178), (252, 178), size=13, pencil=CRIMSON)
    pen.line((202, 158), (206, 170), (198, 172), width=4)
    mouth(pen, mood, (201, 188), width=36, smile=0.6, fangs=2)
    _hat(pen, mood)


def _hat(pen: Pen, mood: Mood) -> None:
    """The milliner asked about the horns only once."""
    with pen.placed(
        dy=8 if mood is Mood.HURT else 0, turn=10 if mood is Mood.HURT else -4, about=(200, 90)
    ):
        pen.shape(
            blob(sharp(138, 86), (140, 44), (200, 26), (260, 44), sharp(262, 86)),
            mixed(PINK, WHITE, 0.2),
        )
        for side in (-1, 1):
            horn(
                pen,
                (200 + side * 46, 58),
                (200 + side * 88, 14),
                width=30,
                bend=side * 14,
                pencil=BONE,
                rings=2,
            )
        brim = limb(((60, 112), (130, 90), (200, 88), (270, 90), (340, 112)), (16, 34, 36, 34, 16))
        pen.shape(brim, mixed(PINK, WHITE, 0.2))
        pen.line((138, 76), (200, 68), (262, 76), width=12, pencil=PURPLE, start=0.9, end=0.9)
        for at, pencil in (((150, 70), CRIMSON), ((184, 60), STRAW), ((226, 66), CRIMSON)):
            pen.shape(ellipse(at, 17), pencil, line=4.5, hatch=None)
            pen.strokes(
                [around(at, 8, 200), around(at, 8, 290), around(at, 8, 20), around(at, 3, 120)],
                width=3,
            )
        pen.shape(blob(sharp(246, 74), (262, 58), sharp(284, 62), (270, 76)), MOSS, line=4)


def _arms(pen: Pen, mood: Mood) -> None:
    """The little finger is how you know she was brought up somewhere."""
    lift = {Mood.GLAD: -26.0, Mood.HURT: 12.0}.get(mood, 0.0)
    pen.shape(limb(((156, 226), (104, 262), (84, 244 + lift)), (34, 34, 26)), GOWN)
    with pen.placed(dy=lift, turn=-28 if mood is Mood.HURT else 0, about=(76, 220)):
        _cup(pen, (60, 214))
        pen.shape(limb(((92, 224), (114, 208), (122, 188)), (13, 12, 10)), SKIN, line=5)
        pen.shape(ellipse((86, 230), 19, 17), SKIN, line=5.5)
        pen.strokes([(76, 226), (86, 224)], [(76, 235), (87, 233)])
    shoulder: Spot = (244, 226)
    pen.shape(limb((shoulder, (304, 262), (322, 246)), (34, 34, 26)), GOWN)
    _mallet(pen, mood)
    fist(pen, HAND, SKIN, size=20)


def _cup(pen: Pen, at: Spot) -> None:
    x, y = at[0], at[1]
    pen.shape(ellipse((x, y + 30), 44, 10), WHITE, line=5, hatch=None)
    pen.line(
        (x + 28, y - 12),
        (x + 46, y - 8),
        (x + 44, y + 12),
        (x + 22, y + 16),
        width=6,
        start=0.9,
        end=0.9,
    )
    pen.shape(
        blob(
            sharp(x - 34, y - 20),
            sharp(x + 34, y - 20),
            (x + 26, y + 18),
            (x, y + 30),
            (x - 26, y + 18),
        ),
        WHITE,
        line=5.5,
        hatch=None,
    )
    pen.shape(ellipse((x, y - 20), 34, 9), BROWN, line=4.5, hatch=None)
    pen.shape(ellipse((x - 2, y + 4), 9), PINK, line=0, hatch=None)
    pen.strokes(
        [(x + 10, y + 8), (x + 18, y + 2)], [(x - 14, y + 2), (x - 22, y + 8)], width=4, pencil=MOSS
    )
    steam(pen, (x, y - 34), size=28)


def _mallet(pen: Pen, mood: Mood) -> None:
    """One lump, or two?"""
    turn = {Mood.GLAD: 172.0, Mood.HURT: 16.0}.get(mood, -5.0)
    with pen.placed(turn=turn, about=HAND):
        x, y = HAND[0], HAND[1] + 108
        pen.shape(limb(((x, y - 152), (x, y)), (14, 14)), TAN, line=5.5)
        pen.shape(
            polygon((x - 42, y - 28), (x + 42, y - 28), (x + 42, y + 28), (x - 42, y + 28)), BROWN
        )
        for side in (-1, 1):
            pen.shape(ellipse((x + side * 42, y), 12, 30), TAN, line=5.5)
            mark = x + side * 20
            pen.line((mark, y - 25), (mark + 2, y), (mark, y + 25), width=7, pencil=GOLD)
        pen.shape(
            polygon((x - 11, y - 11), (x + 11, y - 11), (x + 11, y + 11), (x - 11, y + 11)),
            WHITE,
            line=4,
            hatch=None,
        )
