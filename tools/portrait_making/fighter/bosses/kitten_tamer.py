"""Kitten Tamer: a whip, a moustache, and more kittens than he is aware of."""

from tools.portrait_making.anatomy import arm, foot
from tools.portrait_making.curves import Spot, sharp
from tools.portrait_making.faces import Gladness, brows, cheeks, eyes, mouth, signs
from tools.portrait_making.hatching import Hatch
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BLACK,
    BONE,
    BRICK,
    BROWN,
    CRIMSON,
    GOLD,
    GREY,
    ORANGE,
    PEACH,
    PINK,
    UMBER,
    WHITE,
    Pencil,
    mixed,
)
from tools.portrait_making.props import bow_tie, top_hat
from tools.portrait_making.shapes import blob, ellipse, limb, spike

COAT = mixed(BRICK, CRIMSON, 0.45)
FLUFF = Hatch(spacing=11)


def draw(pen: Pen, mood: Mood) -> None:
    """Not a ball of wool left alive."""
    pen.ground(reach=150)
    _body(pen)
    _head(pen, mood)
    _arms(pen, mood)
    _kitten(pen, (196, 52), BONE, mood, size=30)
    _kitten(pen, (66, 340), ORANGE, mood, size=38)
    _kitten(pen, (332, 336), GREY, mood, size=40)
    _kitten(pen, (262, 246), mixed(BLACK, GREY, 0.35), mood, size=27)
    _wool(pen)
    signs(pen, mood, (108, 84), (314, 96))


def _body(pen: Pen) -> None:
    for x, flip in ((164, False), (232, True)):
        pen.shape(limb(((x, 320), (x, 356)), (34, 32)), WHITE, hatch=None)
        foot(pen, (x + 2, 381), BLACK, size=33, flip=flip)
    pen.shape(
        blob(
            sharp(148, 236),
            (198, 228),
            sharp(250, 236),
            (272, 290),
            sharp(292, 352),
            sharp(240, 336),
            (198, 330),
            sharp(156, 336),
            sharp(104, 352),
            (124, 290),
        ),
        COAT,
    )
    pen.shape(
        blob(sharp(170, 234), sharp(226, 234), (222, 290), sharp(198, 328), (174, 290)),
        GOLD,
        line=5,
    )
    pen.dots((198, 276), (198, 300), size=9)
    for x in (150, 246):
        pen.shape(limb(((x - 18, 244), (x + 18, 244)), (17, 17)), GOLD, line=5, hatch=None)
    bow_tie(pen, (198, 248), width=54, silk=BLACK)


def _head(pen: Pen, mood: Mood) -> None:
    for x in (122, 274):
        pen.shape(ellipse((x, 172), 17, 20), PEACH)
    pen.shape(
        blob(
            (198, 104),
            (256, 116),
            (272, 166),
            (250, 218),
            (198, 238),
            (146, 218),
            (124, 166),
            (140, 116),
        ),
        PEACH,
    )
    for x in (130, 266):
        pen.shape(blob((x - 8, 122), (x + 8, 122), (x + 6, 176), (x - 6, 176)), UMBER, line=4.5)
    with pen.placed(turn=-6, about=(198, 120)):
        top_hat(pen, (198, 120), width=172, height=66, felt=BLACK, band=COAT)
    eyes(
        pen,
        mood,
        (164, 160),
        (232, 160),
        size=23,
        iris=BROWN,
        look=(0.2, 0.1),
        lid=0.18,
        skin=PEACH,
        glad=Gladness.GLOATING,
    )
    brows(
        pen, mood, (162, 134), (234, 134), width=42, thick=9, temper=0.7, gloats=True, pencil=UMBER
    )
    cheeks(pen, (142, 194), (254, 194), size=13)
    mouth(pen, mood, (198, 224), width=38, smile=-0.1)
    for side in (-1, 1):
        curl = ((0, 204), (26, 214), (56, 208), (74, 188), (62, 174), (54, 184))
        pen.line(*((198 + side * x, y) for x, y in curl), width=15, start=0.7, end=0.3)
    pen.shape(ellipse((198, 186), 15, 13), mixed(PEACH, PINK, 0.6), line=5)


def _arms(pen: Pen, mood: Mood) -> None:
    """A whip; they take it for a toy."""
    hand, elbow = ((60, 196), (80, 268)) if mood is Mood.GLAD else ((66, 238), (96, 290))
    arm(pen, (142, 262), elbow, hand, sleeve=COAT, width=38)
    x, y = hand
    pen.shape(limb(((x - 4, y + 20), (x + 6, y - 34)), (13, 11)), BROWN, line=5)
    lash = [
        (x + 7, y - 40),
        (x + 6, y - 100),
        (x - 26, y - 128),
        (x - 42, y - 92),
        (x - 14, y - 70),
        (x + 20, y - 96),
        (x + 34, y - 140),
    ]
    if mood is Mood.HURT:
        lash = [
            (x + 7, y - 40),
            (x - 10, y - 74),
            (x - 44, y - 50),
            (x - 40, y + 10),
            (x - 30, y + 50),
        ]
    pen.line(*lash, width=8, pencil=UMBER, start=1, end=0.3)
    pen.shape(ellipse(hand, 21), WHITE, line=5.5, hatch=None)
    pen.strokes([(x - 6, y + 2), (x - 8, y + 14)], [(x + 4, y + 2), (x + 5, y + 15)])
    arm(pen, (254, 262), (318, 266), (332, 296), sleeve=COAT, skin=WHITE, width=38, hand=19)


def _kitten(pen: Pen, at: Spot, fur: Pencil, mood: Mood, *, size: float) -> None:
    """Round, and not tame at all."""
    x, y = at[0], at[1]
    for side in (-1, 1):
        root, tip = (
            (x + side * size * 0.6, y - size * 0.45),
            (x + side * size * 0.9, y - size * 1.35),
        )
        pen.shape(spike(root, tip, size * 0.75, side * 3), fur, line=5, hatch=None)
    if size > 35:
        pen.shape(ellipse((x, y + size * 0.85), size * 0.8, size * 0.6), fur, line=5, hatch=None)
    pen.shape(ellipse(at, size, size * 0.84), fur, line=5.5, hatch=FLUFF, shade=0)
    for side in (-1, 1):
        paw = (x + side * size * 0.5, y + size * (1.2 if size > 35 else 0.85))
        pen.shape(ellipse(paw, size * 0.3, size * 0.24), fur, line=4.5)
    _kitten_eyes(pen, at, mood, size=size * 0.42)
    pen.dots((x, y + size * 0.24), size=size * 0.2, pencil=PINK)
    pen.strokes(
        [
            (x - size * 0.2, y + size * 0.44),
            (x, y + size * 0.36),
            (x + size * 0.2, y + size * 0.44),
        ],
        *(
            [
                (x + side * size * 0.62, y + size * d),
                (x + side * size * 1.2, y + size * (d * 1.6 - 0.12)),
            ]
            for side in (-1, 1)
            for d in (0.2, 0.4)
        ),
        width=2.8,
        pencil=UMBER,
    )


def _kitten_eyes(pen: Pen, at: Spot, mood: Mood, *, size: float) -> None:
    """Big and round until they are shut."""
    x, y = at[0], at[1] - size * 0.2
    ends = [(x - size, 1), (x + size, -1)]
    if mood is Mood.CALM:
        places = [(end, y) for end, _ in ends]
        pen.dots(*places, size=size * 1.35)
        pen.dots(*places, size=size * 1.05, pencil=WHITE)
        pen.dots(*places, size=size * 0.6)
    elif mood is Mood.HURT:
        half = size * 0.5
        for end, side in ends:
            tip = sharp(end + side * half, y)
            back = end - side * half
            pen.strokes([(back, y - half), tip, (back, y + half)], width=4)
    else:
        half = size * 0.6
        pen.strokes(
            *([(end - half, y + 3), (end, y - half), (end + half, y + 3)] for end, _ in ends),
            width=4,
        )


def _wool(pen: Pen) -> None:
    """The last one."""
    pen.line((212, 372), (246, 386), (276, 376), (300, 388), width=4.5, pencil=CRIMSON)
    pen.shape(ellipse((196, 364), 22), PINK, line=5)
    pen.strokes(
        [(180, 358), (198, 350), (212, 358)],
        [(178, 368), (198, 362), (214, 370)],
        [(188, 380), (204, 372)],
        pencil=CRIMSON,
    )
