"""Undercover Mole: a hat, a false moustache, a file on everyone, and her own hill around her."""

from tools.portrait_making.curves import Spot, around, sharp
from tools.portrait_making.faces import Gladness, eyes, mouth, signs
from tools.portrait_making.hatching import Hatch
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BLACK,
    BONE,
    BROWN,
    GOLD,
    GREY,
    INK,
    PINK,
    PURPLE,
    STRAW,
    TAN,
    UMBER,
    WHITE,
    mixed,
)
from tools.portrait_making.props import moustache
from tools.portrait_making.shapes import blob, box, ellipse, limb, polygon, scalloped
from tools.portrait_making.textures import stitches

VELVET = mixed(BLACK, PURPLE, 0.3)
COAT = mixed(TAN, STRAW, 0.35)
FELT = mixed(GREY, UMBER, 0.35)


def draw(pen: Pen, mood: Mood) -> None:
    """Nobody would ever guess."""
    pen.ground(reach=175)
    duck = {Mood.HURT: 22.0, Mood.GLAD: -12.0}.get(mood, 0.0)
    with pen.placed(dy=duck, turn=-5 if mood is Mood.HURT else 0, about=(190, 300)):
        _coat(pen)
        _head(pen, mood)
    _hill(pen)
    _hand(pen, (92, 300), -16)
    _file(pen, mood)
    signs(pen, mood, (56, 90), (340, 70))


def _hill(pen: Pen) -> None:
    mound = blob(
        sharp(12, 380),
        (48, 342),
        (96, 316),
        (150, 322),
        (200, 312),
        (260, 322),
        (316, 314),
        (354, 344),
        sharp(390, 380),
    )
    pen.shape(scalloped(mound, 40, 7), BROWN)
    stitches(
        pen, blob((40, 366), (120, 336), (280, 336), (360, 366)), apart=36, size=8, pencil=UMBER
    )
    for at, size in (((130, 352), 10), ((250, 364), 8), ((72, 364), 7)):
        pen.shape(ellipse(at, size, size * 0.8), UMBER, line=4, hatch=None)


def _coat(pen: Pen) -> None:
    pen.shape(
        blob((120, 226), (260, 226), (296, 290), sharp(300, 350), sharp(80, 350), (84, 290)), COAT
    )
    pen.line((190, 262), (188, 330), width=4.5)
    pen.dots((166, 290), (214, 290), size=11, pencil=UMBER)


def _head(pen: Pen, mood: Mood) -> None:
    skull = blob(
        (190, 70), (254, 96), (286, 168), (266, 240), (190, 270), (114, 240), (94, 168), (126, 96)
    )
    pen.shape(skull, VELVET)
    pen.shape(
        blob((190, 164), (236, 186), (240, 226), (190, 252), (140, 226), (144, 186)),
        mixed(VELVET, PINK, 0.5),
        line=4.5,
    )
    mouth(pen, mood, (190, 240), width=48, smile=0.1, teeth=True)
    _glasses(pen, mood)
    moustache(pen, (190, 212), width=118, hair=BROWN, droop=0.1)
    pen.strokes(
        *(
            [(190 + side * 40, 190 + rise * 0.4), (190 + side * 92, 184 + rise)]
            for side in (-1, 1)
            for rise in (-8, 8)
        ),
        width=3,
    )
    pen.shape(ellipse((190, 184), 34, 25), PINK)
    pen.dots((178, 188), (202, 188), size=7)
    pen.dots((176, 173), size=10, pencil=WHITE)
    for side in (-1, 1):
        pen.shape(
            polygon(
                (190 + side * 8, 284),
                (190 + side * 44, 316),
                (190 + side * 96, 300),
                (190 + side * 118, 216),
                (190 + side * 70, 246),
            ),
            COAT,
        )
    _hat(pen, mood)


def _glasses(pen: Pen, mood: Mood) -> None:
    """They come down only for a look at the evidence."""
    if mood is not Mood.CALM:
        eyes(
            pen,
            mood,
            (152, 140),
            (228, 140),
            size=21,
            iris=GOLD,
            look=(0.4, 0.3),
            skin=VELVET,
            glad=Gladness.GLOATING,
        )
        if mood is Mood.HURT:
            for x, inward in ((152, 1), (228, -1)):
                pen.strokes(
                    [(x - inward * 17, 126), sharp(x + inward * 17, 142), (x - inward * 16, 155)],
                    width=5,
                    pencil=WHITE,
                )
    drop = {Mood.HURT: 40.0, Mood.GLAD: 38.0}.get(mood, 0.0)
    with pen.placed(dy=drop, turn=16 if mood is Mood.HURT else 0, about=(190, 148)):
        pen.line((100, 132), (190, 140), (280, 132), width=7)
        for side in (-1, 1):
            lens = blob(
                sharp(190 + side * 8, 136),
                sharp(190 + side * 76, 126),
                (190 + side * 74, 162),
                (190 + side * 42, 174),
                (190 + side * 14, 162),
            )
            pen.shape(lens, INK, hatch=None, tint=0.06)
            pen.line((190 + side * 42 - 16, 160), (190 + side * 42 + 8, 138), width=5, pencil=WHITE)


def _hat(pen: Pen, mood: Mood) -> None:
    up, turn = (-40.0, 20.0) if mood is Mood.HURT else (0.0, -5.0)
    with pen.placed(dy=up, turn=turn, about=(190, 90)):
        pen.shape(
            blob(
                sharp(120, 96),
                (122, 52),
                (150, 28),
                (190, 42),
                (230, 26),
                (256, 52),
                sharp(262, 96),
            ),
            FELT,
        )
        pen.shape(
            blob(
                sharp(118, 96), (190, 78), sharp(262, 94), sharp(261, 74), (190, 60), sharp(120, 76)
            ),
            BLACK,
            line=5,
        )
        pen.shape(
            limb(((76, 108), (132, 94), (190, 96), (250, 92), (306, 104)), (12, 20, 24, 20, 12)),
            FELT,
        )


def _hand(pen: Pen, at: Spot, turn: float) -> None:
    """Made for digging, in any sense."""
    for lean in (-44, -15, 15, 44):
        pen.shape(
            limb((at, around(at, 40, -90 + turn + lean)), (15, 8)), BONE, line=4.5, hatch=None
        )
    pen.shape(ellipse(at, 29, 26), PINK)


def _file(pen: Pen, mood: Mood) -> None:
    turn, lift = {Mood.HURT: (17.0, 16.0), Mood.GLAD: (2.0, -46.0)}.get(mood, (9.0, 0.0))
    with pen.placed(dy=lift, turn=turn, about=(310, 290)):
        pen.shape(
            polygon((252, 186), (300, 186), (308, 200), (372, 200), (372, 312), (252, 312)),
            STRAW,
            hatch=Hatch(11),
        )
        pen.shape(box(266, 178, 324, 254, -4), WHITE, line=4.5, hatch=None)
        pen.shape(ellipse((295, 208), 13), GREY, line=0, hatch=None)
        pen.shape(
            blob(sharp(272, 246), (282, 226), (308, 226), sharp(318, 244)), GREY, line=0, hatch=None
        )
        pen.line((310, 172), (314, 196), (320, 176), (318, 204), width=3.4)
        for at in ((334, 268), (352, 282), (336, 292), (352, 258), (272, 290)):
            pen.dots(at, size=9, pencil=BROWN)
        _hand(pen, (300, 318), 4)
