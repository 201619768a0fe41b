"""The Skeleton: all there but for one arm, which it holds in the other."""

from tools.portrait_making.anatomy import open_hand
from tools.portrait_making.curves import Spot, sharp
from tools.portrait_making.delve.figures import by_mood
from tools.portrait_making.faces import cheeks, signs
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import BLACK, BONE, BRICK, INK, ROSE, STRAW
from tools.portrait_making.props import bone
from tools.portrait_making.shapes import blob, ellipse, limb

NECK = (176, 216)
GRIP = (318, 268)
"""Where one arm holds the other."""


def draw(pen: Pen, mood: Mood) -> None:
    """Very good at waving."""
    pen.ground(reach=120)
    _legs(pen, mood)
    _chest(pen)
    lift, lean = by_mood(mood, 0, -20, 10), by_mood(mood, -5, 5, -22)
    with pen.placed(0, lift, turn=lean, about=NECK):
        _skull(pen, mood)
    _arm_in_arm(pen, mood)
    signs(pen, mood, (48, 64), (262, 30))


def _legs(pen: Pen, mood: Mood) -> None:
    knock = by_mood(mood, 4, 12, -12)
    for side in (-1, 1):
        x = 176 + side * 34
        knee, heel = (x + side * knock, 342), (x + side * 6, 374)
        _bone(pen, (x - side * 6, 312), knee)
        _bone(pen, knee, heel)
        pen.shape(ellipse(knee, 11), BONE, line=5, hatch=None)
        foot = blob(
            (heel[0] - side * 12, 376),
            (heel[0] + side * 12, 364),
            (heel[0] + side * 40, 374),
            (heel[0] + side * 42, 386),
            (heel[0] - side * 10, 386),
        )
        pen.shape(foot, BONE, line=5.5)
        pen.strokes(*([(heel[0] + side * d, 375), (heel[0] + side * d, 384)] for d in (20, 31)))


def _chest(pen: Pen) -> None:
    """A cage with a heart in it, which it borrowed."""
    pen.shape(limb(((176, 284), (176, 318)), (22, 22)), BONE, line=5)
    hips = blob(
        (122, 300), (152, 308), (176, 316), (200, 308), (230, 300), (234, 322), (208, 342),
        (188, 332), (176, 340), (164, 332), (144, 342), (118, 322),
    )  # fmt: skip
    pen.shape(hips, BONE, line=6)
    pen.shape(ellipse((150, 322), 9, 7), BLACK, line=3.5, hatch=None)
    pen.shape(ellipse((202, 322), 9, 7), BLACK, line=3.5, hatch=None)
    cage = blob(
        (122, 226), (176, 216), (230, 226), (240, 258), (222, 292), (176, 302), (130, 292),
        (112, 258),
    )  # fmt: skip
    pen.shape(cage, BLACK, line=5.5, hatch=None)
    for y, reach in ((234, 62), (258, 64), (282, 50)):
        for side in (-1, 1):
            rib = ((176, y - 8), (176 + side * reach * 0.7, y - 6), (176 + side * reach, y + 8))
            pen.shape(limb(rib, (14, 14, 10)), BONE, line=4.5, hatch=None)
    pen.shape(limb(((176, 222), (176, 286)), (17, 13)), BONE, line=5)
    pen.shape(limb(((112, 230), (176, 222), (242, 232)), (15, 13, 15)), BONE, line=5)
    heart = blob(sharp(206, 284), (184, 258), (190, 242), (206, 252), (222, 242), (228, 258))
    pen.shape(heart, BRICK, line=5)
    pen.shape(ellipse((108, 232), 14), BONE, line=5)


def _skull(pen: Pen, mood: Mood) -> None:
    gape = by_mood(mood, 4, 22, 26)
    jaw = blob(
        (128, 184), (126, 206 + gape), (146, 226 + gape), (178, 232 + gape), (210, 226 + gape),
        (230, 206 + gape), (228, 184),
    )  # fmt: skip
    pen.shape(jaw, BONE)
    throat = blob((140, 186), (216, 186), (216, 204 + gape), (178, 208 + gape), (140, 204 + gape))
    pen.shape(throat, BLACK, line=4.5, hatch=None)
    crown = blob(
        (178, 32), (244, 46), (282, 100), (274, 146), (248, 166), (238, 190), (178, 198),
        (118, 190), (108, 166), (82, 146), (74, 100), (112, 46),
    )  # fmt: skip
    pen.shape(crown, BONE)
    for x, inwards in ((136, 1), (220, -1)):
        _socket(pen, mood, (x, 122), inwards)
    pen.shape(blob(sharp(178, 142), (190, 164), (178, 159), (166, 164)), INK, line=3, hatch=None)
    pen.strokes([(224, 44), (214, 62), (228, 72), (218, 86)], width=4.5)
    pen.strokes(*([(x, 180), (x, 194)] for x in (140, 159, 178, 197, 216)), width=4.5)
    for x in (150, 169, 188, 207):
        pen.strokes([(x, 204 + gape), (x, 216 + gape)], width=4.5)
    if mood is Mood.GLAD:
        cheeks(pen, (102, 160), (256, 160), size=15, pencil=ROSE)


def _socket(pen: Pen, mood: Mood, at: Spot, inwards: int) -> None:
    """A spark in the dark, which tells how it feels."""
    x, y = at[0], at[1]
    hollow = blob(
        (x, y - 32),
        (x + 30, y - 14),
        (x + 28, y + 18),
        (x, y + 30),
        (x - 28, y + 18),
        (x - 30, y - 14),
    )
    pen.shape(hollow, INK, line=0, hatch=None)
    match mood:
        case Mood.HURT:
            tip, back = x + inwards * 14, x - inwards * 14
            pen.strokes([(back, y - 14), (tip, y), (back, y + 14)], width=8, pencil=STRAW)
        case Mood.GLAD:
            pen.strokes([(x - 17, y + 8), (x, y - 12), (x + 17, y + 8)], width=8, pencil=STRAW)
        case _:
            pen.shape(ellipse((x + 7, y + 2), 12), STRAW, line=0, hatch=None)
            pen.dots((x + 10, y + 2), size=8)


def _arm_in_arm(pen: Pen, mood: Mood) -> None:
    """Swung like a club, and it knows how to wave."""
    _bone(pen, (242, 234), (274, 286))
    pen.shape(ellipse((242, 232), 14), BONE, line=5)
    _bone(pen, (274, 286), GRIP)
    pen.shape(ellipse((274, 286), 11), BONE, line=5, hatch=None)
    with pen.placed(turn=by_mood(mood, 2, 4, 8), about=GRIP):
        with pen.placed(turn=90, about=(318, 232)):
            bone(pen, (318, 232), length=104)
        with pen.placed(turn=by_mood(mood, 0, 0, -74), about=(320, 182)):
            with pen.placed(turn=80, about=(324, 142)):
                bone(pen, (324, 142), length=84)
            open_hand(pen, (333, 86), BONE, size=21, turn=by_mood(mood, 14, 14, -10))
    for dx, dy in ((-4, -10), (-6, 1), (-4, 12)):
        finger = ((GRIP[0] - 14, GRIP[1] + dy), (GRIP[0] + 16 + dx, GRIP[1] + dy - 2))
        pen.shape(limb(finger, (11, 10)), BONE, line=4.5, hatch=None)


def _bone(pen: Pen, start: Spot, end: Spot) -> None:
    """A plain one, between two joints."""
    pen.shape(limb((start, end), (15, 14)), BONE, line=5, hatch=None)
