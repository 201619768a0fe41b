"""Trainee Skeleton: no guts, no pay, a tie for somebody with a neck, and coffee for everyone."""

from tools.portrait_making.curves import Spot, sharp
from tools.portrait_making.faces import beaming_eye, brows, open_eye, signs, squeezed_eye
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BLACK,
    BLUE,
    BONE,
    BRICK,
    BROWN,
    INK,
    MINT,
    SKY,
    STEEL,
    STRAW,
    UMBER,
    WHITE,
    mixed,
)
from tools.portrait_making.props import mug, steam
from tools.portrait_making.shapes import blob, box, ellipse, limb, polygon

BONES = mixed(BONE, WHITE, 0.3)


def draw(pen: Pen, mood: Mood) -> None:
    """Thin all over, and nervous to the marrow."""
    pen.ground(middle=190, reach=92)
    _legs(pen)
    _chest(pen)
    _tie(pen, mood)
    lift = -12 if mood is Mood.GLAD else 0
    with pen.placed(dy=lift, turn=-9 if mood is Mood.HURT else 0, about=(180, 190)):
        _skull(pen, mood)
    _left_arm(pen, mood)
    slips = mood is Mood.HURT
    with pen.placed(-8 if slips else 0, turn=15 if slips else 0, about=(254, 250)):
        _tray(pen)
    signs(pen, mood, (52, 70), (366, 62) if mood is Mood.GLAD else (358, 210))


def _bone(pen: Pen, start: Spot, end: Spot, *, width: float = 15) -> None:
    """With a knob at each end."""
    pen.shape(limb((start, end), (width, width)), BONES, line=5.5, hatch=None)
    for at in (start, end):
        pen.shape(ellipse(at, width * 0.78), BONES, line=5, hatch=None)


def _legs(pen: Pen) -> None:
    for side in (-1, 1):
        _bone(pen, (180 + side * 22, 312), (180 + side * 26, 358))
        pen.shape(limb(((180 + side * 22, 370), (180 + side * 56, 370)), (20, 18)), BONES, line=5.5)
    pen.shape(
        blob(
            (180, 296),
            (212, 282),
            (228, 304),
            (204, 324),
            (180, 318),
            (156, 324),
            (132, 304),
            (148, 282),
        ),
        BONES,
    )
    pen.dots((158, 304), (202, 304), size=13)


def _chest(pen: Pen) -> None:
    """Nothing in it, as he said at the interview."""
    pen.shape(limb(((180, 186), (180, 296)), (20, 20)), BONES, line=5.5)
    cage = blob((124, 208), (236, 208), (240, 246), (218, 278), (142, 278), (120, 246))
    pen.shape(cage, BLACK, shade=0)
    for row, half in ((212, 62), (234, 64), (256, 54), (276, 40)):
        pen.shape(
            limb(((180 - half, row), (180, row + 9), (180 + half, row)), (14, 15, 14)),
            BONES,
            line=4.5,
            hatch=None,
        )


def _tie(pen: Pen, mood: Mood) -> None:
    """His father's. His father had a stomach."""
    sway = {Mood.HURT: -34, Mood.GLAD: 18}.get(mood, 0)
    pen.shape(
        polygon((164, 204), (196, 204), (208 + sway, 300), (180 + sway, 330), (150 + sway, 300)),
        BLUE,
    )
    for y, share in ((240, 0.3), (266, 0.6), (292, 0.85)):
        x = 180 + sway * share
        pen.line((x - 20, y + 8), (x + 20, y - 8), width=6, pencil=STRAW)
    pen.shape(polygon((158, 190), (202, 190), (194, 214), (166, 214)), BLUE, line=5.5)
    pen.shape(box(216, 228, 256, 262, 6), WHITE, line=4.5, hatch=None)
    pen.dots((228, 243), size=13, pencil=BRICK)
    pen.strokes([(240, 240), (249, 241)], [(239, 250), (248, 251)], width=3)


def _skull(pen: Pen, mood: Mood) -> None:
    drop = {Mood.HURT: 22, Mood.GLAD: 12}.get(mood, 0)
    jaw = blob(
        sharp(128, 144),
        sharp(232, 144),
        (234, 168 + drop),
        (210, 190 + drop),
        (150, 190 + drop),
        (126, 168 + drop),
    )
    pen.shape(jaw, BONES)
    if drop:
        pen.shape(box(140, 144, 220, 170 + drop), INK, line=0, hatch=None, tint=0)
    pen.shape(
        blob(
            (180, 22),
            (244, 36),
            (272, 92),
            (258, 132),
            (232, 144),
            sharp(230, 164),
            sharp(130, 164),
            (128, 144),
            (102, 132),
            (88, 92),
            (116, 36),
        ),
        BONES,
    )
    pen.strokes(*([(x, 150), (x, 163)] for x in (148, 164, 180, 196, 212)), width=4)
    if drop:
        pen.strokes(*([(x, 166 + drop), (x, 176 + drop)] for x in (156, 172, 188, 204)), width=4)
    pen.shape(polygon((180, 118), (190, 136), (170, 136)), INK, line=0, hatch=None, tint=0)
    pen.strokes([(226, 34), sharp(234, 46), sharp(228, 52), (240, 64)], width=3.6)
    _eyes(pen, mood)


def _eyes(pen: Pen, mood: Mood) -> None:
    for x, side in ((142, 1), (218, -1)):
        if mood is Mood.HURT:
            squeezed_eye(pen, (x, 96), 26, inwards=side)
        elif mood is Mood.GLAD:
            beaming_eye(pen, (x, 100), 28)
        else:
            open_eye(pen, (x, 96), 31, white=BLACK, iris=MINT, look=(0.55, -0.45))
    brows(pen, mood, (140, 54), (220, 54), width=38, thick=7, temper=-0.9, pencil=BROWN)


def _left_arm(pen: Pen, mood: Mood) -> None:
    """At his side, or thumbs up, or what is left of it."""
    if mood is Mood.GLAD:
        _bone(pen, (122, 216), (70, 262))
        _bone(pen, (70, 262), (56, 196))
        pen.shape(limb(((56, 180), (54, 146)), (16, 13)), BONES, line=5, hatch=None)
        pen.shape(ellipse((56, 184), 21, 19), BONES, line=5.5)
        pen.strokes([(44, 184), (62, 182)], [(46, 193), (62, 191)])
        return
    elbow, hand = ((76, 232), (42, 196)) if mood is Mood.HURT else ((84, 262), (96, 312))
    _bone(pen, (122, 216), elbow)
    _bone(pen, elbow, hand)
    for lean in (-12, 0, 12):
        up = -26 if mood is Mood.HURT else 26
        pen.shape(
            limb((hand, (hand[0] + lean, hand[1] + up)), (10, 9)), BONES, line=4.5, hatch=None
        )
    pen.shape(ellipse(hand, 14), BONES, line=5, hatch=None)


def _tray(pen: Pen) -> None:
    """Five coffees, and one of them is wrong."""
    _bone(pen, (238, 216), (292, 262))
    _bone(pen, (292, 262), (318, 196))
    for x, glaze in ((276, SKY), (316, BRICK), (356, MINT)):
        mug(pen, (x - 6, 148), size=34, glaze=glaze, full=UMBER)
    mug(pen, (290, 112), size=34, glaze=STRAW, full=UMBER)
    mug(pen, (332, 112), size=34, glaze=WHITE, full=UMBER)
    steam(pen, (310, 88), size=22)
    pen.shape(limb(((250, 174), (312, 178), (382, 174)), (12, 14, 12)), STEEL, line=5.5)
    pen.shape(ellipse((318, 192), 17, 13), BONES, line=5, hatch=None)
