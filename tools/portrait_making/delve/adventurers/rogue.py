"""The Rogue: a hood, a mask, other people's spoons, and a finger that asks for silence."""

from tools.portrait_making.anatomy import arm, fist
from tools.portrait_making.curves import sharp
from tools.portrait_making.delve.figures import by_mood, head, legs
from tools.portrait_making.faces import (
    Gladness,
    brows,
    crossed_eye,
    eyes,
    mouth,
    signs,
    squeezed_eye,
)
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BLACK,
    BONE,
    BROWN,
    CRIMSON,
    GOLD,
    GREEN,
    INK,
    MOSS,
    PEACH,
    STEEL,
    UMBER,
    WHITE,
    mixed,
)
from tools.portrait_making.props import coin
from tools.portrait_making.shapes import blob, ellipse, limb, polygon

HOOD = mixed(GREEN, INK, 0.12)
LINED = mixed(GREEN, INK, 0.6)
SKIN = mixed(PEACH, BONE, 0.2)


def draw(pen: Pen, mood: Mood) -> None:
    """Was never here."""
    pen.ground(reach=130)
    _cloak(pen)
    legs(pen, cloth=BLACK, leather=UMBER, apart=64, width=30, size=30)
    _body(pen)
    _spoons(pen)
    with pen.placed(turn=by_mood(mood, -4, 4, 9), about=(200, 240)):
        _hood(pen)
        _face(pen, mood)
    _dagger(pen, mood)
    _hush(pen, mood)
    signs(pen, mood, (60, 60), (326, 84))


def _cloak(pen: Pen) -> None:
    cloak = blob(
        (150, 220), (250, 220), (296, 290), sharp(326, 362), (280, 350), sharp(250, 370),
        (200, 352), sharp(150, 370), (118, 350), sharp(74, 362), (104, 290),
    )  # fmt: skip
    pen.shape(cloak, HOOD)


def _body(pen: Pen) -> None:
    shirt = blob((152, 238), (248, 238), (256, 300), (244, 338), (200, 344), (156, 338), (144, 300))
    pen.shape(shirt, BONE)
    pen.strokes(
        *([(150, y), (200, y + 8), (252, y)] for y in (258, 280, 302, 324)), width=9, pencil=BLACK
    )
    pen.line((152, 240), (204, 292), (246, 336), width=15, pencil=BROWN, start=0.9, end=0.9)
    pen.shape(limb(((146, 322), (200, 332), (254, 322)), (14, 15, 14)), UMBER, line=5)


def _spoons(pen: Pen) -> None:
    """Solid silver, and a monogram that is not his."""
    for x, lean in ((158, -14), (176, 4)):
        with pen.placed(turn=lean, about=(x, 320)):
            pen.shape(limb(((x, 330), (x, 292)), (8, 8)), STEEL, line=4)
            pen.shape(ellipse((x, 280), 10, 14), STEEL, line=4)
    pen.shape(blob((140, 322), (196, 322), (192, 356), (166, 362), (146, 356)), BROWN, line=5.5)
    coin(pen, (226, 356), size=12)


def _hood(pen: Pen) -> None:
    hood = blob(
        sharp(176, 12), (232, 32), (290, 84), (312, 160), (284, 222), (240, 252), (200, 262),
        (158, 252), (116, 222), (90, 160), (112, 84), (160, 44),
    )  # fmt: skip
    pen.shape(hood, HOOD)
    pen.shape(ellipse((201, 158), 88, 86), LINED, line=5, hatch=None)
    pen.line((188, 26), (214, 44), (252, 64), width=4)


def _face(pen: Pen, mood: Mood) -> None:
    pen.shape(head((201, 170), 74, 72, 0.76), SKIN)
    mask = blob(
        sharp(122, 148), (160, 124), (201, 138), (242, 124), sharp(280, 148), (262, 182),
        (232, 188), (201, 168), (170, 188), (140, 182),
    )  # fmt: skip
    pen.shape(mask, CRIMSON, line=5.5)
    left, right = (164.0, 154.0), (238.0, 154.0)
    if mood in (Mood.CALM, Mood.GLAD):
        eyes(
            pen, mood, left, right, size=22, iris=MOSS, look=(-0.8, 0), lid=0.3, skin=CRIMSON,
            glad=Gladness.GLOATING,
        )  # fmt: skip
    else:
        for at, inwards in ((left, 1), (right, -1)):
            pen.shape(ellipse(at, 21, 20), WHITE, line=4, hatch=None, tint=0)
            if mood is Mood.HURT:
                squeezed_eye(pen, at, 15, inwards=inwards)
            else:
                crossed_eye(pen, at, 15)
    brows(pen, mood, (162, 118), (240, 118), width=40, thick=7, temper=0.35, gloats=True)
    nose = blob(sharp(200, 166), (214, 188), (206, 200), (190, 198), (190, 184))
    pen.shape(nose, mixed(SKIN, CRIMSON, 0.12), line=4.5)
    mouth(pen, mood, (206, 216), width=56, smile=0.75)
    pen.strokes(
        *([(x, y), (x + 2, y + 5)] for x, y in ((172, 226), (184, 234), (216, 236), (230, 228)))
    )


def _dagger(pen: Pen, mood: Mood) -> None:
    """Twirled, which looks better than it cuts."""
    arm(pen, (250, 256), (306, 290), (316, 246), sleeve=BONE, width=32)
    pen.strokes([(268, 262), (262, 282)], [(290, 266), (288, 294)], width=8, pencil=BLACK)
    with pen.placed(turn=by_mood(mood, 18, -14, 168), about=(318, 236)):
        pen.shape(limb(((318, 262), (318, 218)), (12, 12)), UMBER, line=5)
        pen.shape(
            polygon((305, 206), (306, 150), (318, 120), (330, 150), (331, 206)), STEEL, line=5.5
        )
        pen.line((318, 200), (318, 144), width=3.5)
        pen.shape(limb(((294, 208), (342, 208)), (11, 11)), GOLD, line=5)
    fist(pen, (318, 238), SKIN, size=18)


def _hush(pen: Pen, mood: Mood) -> None:
    if mood is not Mood.CALM:
        up = by_mood(mood, 0, -80, 20)
        arm(pen, (150, 258), (98, 276), (74, 290 + up), sleeve=BONE, skin=SKIN, width=32, hand=18)
        if mood is Mood.GLAD:
            coin(pen, (68, 172), size=22)
        return
    arm(pen, (158, 262), (128, 288), (104, 282), (112, 258), (140, 244), sleeve=BONE, width=30)
    pen.shape(limb(((152, 238), (178, 198)), (13, 11)), SKIN, line=4.5)
    fist(pen, (146, 244), SKIN, size=17)
    pen.strokes([(136, 270), (142, 290)], [(96, 262), (118, 268)], width=8, pencil=BLACK)
