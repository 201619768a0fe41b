"""Zombie Monkey: hangs from a branch, and from the branch hangs an arm that is no longer his."""

from tools.portrait_making.anatomy import fist, round_ear, tail
from tools.portrait_making.faces import brows, mouth, open_eye, signs, squeezed_eye
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BONE,
    BROWN,
    CRIMSON,
    MOSS,
    PINK,
    SWAMP,
    UMBER,
    WHITE,
    mixed,
)
from tools.portrait_making.shapes import blob, box, ellipse, limb, shaggy
from tools.portrait_making.textures import fur

FUR = mixed(MOSS, UMBER, 0.35)
FACE = mixed(SWAMP, BONE, 0.45)


def draw(pen: Pen, mood: Mood) -> None:
    """Swings from branch to branch."""
    pen.ground(middle=205, reach=95)
    _branch(pen)
    swing = {Mood.HURT: 9.0, Mood.GLAD: -7.0}.get(mood, 0.0)
    with pen.placed(turn=swing, about=(120, 60)):
        _body(pen)
        _head(pen, mood)
    signs(pen, mood, (50, 150), (352, 232))


def _branch(pen: Pen) -> None:
    """With the arm that stayed on it."""
    pen.shape(limb(((12, 52), (120, 40), (250, 50), (388, 30)), (30, 34, 28, 18)), BROWN)
    pen.strokes([(30, 50), (75, 45)], [(150, 42), (205, 47)], [(270, 50), (320, 42)])
    pen.shape(limb(((344, 44), (362, 96), (352, 138)), (24, 28, 24)), FUR)
    pen.shape(ellipse((351, 148), 14, 10), CRIMSON, line=5, hatch=None)
    pen.shape(limb(((350, 150), (347, 174)), (11, 14)), BONE, line=4.5, hatch=None)
    fist(pen, (344, 40), FACE, size=20)


def _body(pen: Pen) -> None:
    tail(pen, (230, 325), (290, 345), (318, 306), (296, 280), (280, 302), pencil=FUR)
    torso = blob((150, 230), (250, 228), (268, 300), (236, 350), (164, 350), (136, 300))
    pen.shape(shaggy(torso, 30, 10), FUR)
    pen.shape(ellipse((198, 300), 36, 40), FACE, line=4.5)
    for row in (282, 300, 318):
        pen.strokes([(178, row), (198, row + 4), (218, row)], width=4, pencil=UMBER)
    for side in (-1, 1):
        leg = limb(
            ((200 + side * 40, 335), (200 + side * 66, 352), (200 + side * 52, 366)), (30, 26, 24)
        )
        pen.shape(leg, FUR)
        pen.shape(ellipse((200 + side * 62, 368), 26, 12), FACE, line=5)
    pen.shape(limb(((158, 242), (112, 170), (118, 60)), (34, 30, 26)), FUR)
    fist(pen, (119, 46), FACE, size=22)
    pen.shape(ellipse((250, 246), 20, 14, 40), CRIMSON, line=5, hatch=None)
    pen.shape(limb(((254, 246), (270, 252)), (9, 13)), BONE, line=4.5, hatch=None)


def _head(pen: Pen, mood: Mood) -> None:
    for x in (106, 294):
        round_ear(pen, (x, 178), FUR, size=32, inside=FACE)
    skull = ellipse((200, 168), 92, 84)
    pen.shape(shaggy(skull, 36, 11), FUR)
    pen.shape(
        blob(
            (200, 122),
            (240, 106),
            (274, 140),
            (262, 184),
            (270, 226),
            (200, 250),
            (130, 226),
            (138, 184),
            (126, 140),
            (160, 106),
        ),
        FACE,
        line=5.5,
    )
    fur(pen, ellipse((200, 98), 60, 16), apart=24)
    _stitched_skull(pen)
    _eyes(pen, mood)
    pen.dots((190, 200), (210, 200), size=7)
    mouth(pen, mood, (200, 224), width=74, smile=-0.25)
    if mood is Mood.CALM:
        pen.shape(box(206, 220, 220, 236), WHITE, line=4, hatch=None, tint=0)


def _stitched_skull(pen: Pen) -> None:
    """His lid was opened once, and the brain has been airing since."""
    brain = blob((228, 96), (238, 74), (262, 72), (280, 92), (284, 114), (258, 108))
    pen.shape(brain, PINK, line=5)
    pen.strokes([(240, 92), (254, 86), (262, 98)], [(262, 82), (272, 92)])
    pen.line((220, 100), (256, 110), (288, 122), width=5)
    pen.strokes([(232, 96), (228, 112)], [(252, 101), (247, 117)], [(273, 109), (267, 124)])


def _eyes(pen: Pen, mood: Mood) -> None:
    """One of them has been looser than the other for some time."""
    if mood is Mood.HURT:
        squeezed_eye(pen, (164, 160), 26)
        squeezed_eye(pen, (238, 160), 26, inwards=-1)
        return
    lid = 0.5 if mood is Mood.GLAD else 0.22
    open_eye(pen, (164, 160), 32, iris=CRIMSON, look=(0.2, 0.1), lid=lid, skin=FACE)
    open_eye(pen, (238, 162), 24, iris=CRIMSON, look=(-0.6, -0.5), lid=lid, skin=FACE)
    brows(pen, mood, (162, 122), (240, 128), width=48, temper=-0.3, gloats=True)
