"""The Skeleton: all there but for one arm, which it holds in the other."""

from tools.portrait_making.anatomy import open_hand
from tools.portrait_making.curves import around, sharp
from tools.portrait_making.delve.figures import by_mood
from tools.portrait_making.faces import beaming_eye, signs, squeezed_eye
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import BLACK, BONE, BRICK, GREY, INK, ROSE, STRAW
from tools.portrait_making.props import bone
from tools.portrait_making.shapes import blob, ellipse, limb


def draw(pen: Pen, mood: Mood) -> None:
    """Very good at waving."""
    pen.ground(reach=120)
    _legs(pen, mood)
    _ribs(pen)
    lift = by_mood(mood, 0, -16, 20)
    with pen.placed(by_mood(mood, 0, 0, 26), lift, turn=by_mood(mood, -4, 6, 24), about=(196, 190)):
        _skull(pen, mood)
    _loose_arm(pen, mood)
    signs(pen, mood, (74, 70), (330, 62))


def _legs(pen: Pen, mood: Mood) -> None:
    knock = by_mood(mood, 0, 6, -10)
    for side in (-1, 1):
        x = 196 + side * 30
        pen.shape(
            limb(((x, 318), (x + side * knock, 346), (x + side * 4, 370)), (13, 16, 12)),
            BONE,
            line=5,
            hatch=None,
        )
        toes = blob(
            (x - side * 10, 372),
            (x + side * 16, 362),
            (x + side * 38, 376),
            (x + side * 30, 385),
            (x - side * 8, 385),
        )
        pen.shape(toes, BONE, line=5)
        pen.strokes(
            [(x + side * 18, 372), (x + side * 22, 382)],
            [(x + side * 28, 374), (x + side * 30, 382)],
        )


def _ribs(pen: Pen) -> None:
    pen.shape(limb(((196, 226), (196, 316)), (17, 17)), BONE, line=5)
    for y, reach in ((244, 52), (266, 50), (288, 40)):
        for side in (-1, 1):
            rib = ((196, y), (196 + side * reach, y + 3), (196 + side * reach * 0.72, y + 18))
            pen.shape(limb(rib, (13, 12, 9)), BONE, line=4.5, hatch=None)
    pelvis = blob(
        (148, 304),
        (196, 316),
        (244, 304),
        (244, 324),
        (222, 338),
        (196, 328),
        (170, 338),
        (148, 324),
    )
    pen.shape(pelvis, BONE)
    heart = blob(sharp(214, 278), (202, 262), (206, 252), (214, 258), (222, 252), (228, 262))
    pen.shape(heart, BRICK, line=4.5)


def _skull(pen: Pen, mood: Mood) -> None:
    pen.shape(
        blob(
            (196, 42), (262, 58), (296, 112), (282, 162), (254, 180), (244, 200), (148, 200),
            (138, 180), (110, 162), (96, 112), (130, 58),
        ),
        BONE,
    )  # fmt: skip
    for x, inwards in ((156, 1), (238, -1)):
        pen.shape(ellipse((x, 130), 31, 33), INK, line=0, hatch=None)
        if mood is Mood.CALM:
            pen.shape(ellipse((x + 6, 132), 10), STRAW, line=0, hatch=None)
        elif mood is Mood.HURT:
            pen.shape(ellipse((x, 130), 29, 31), BONE, line=0, hatch=None)
            squeezed_eye(pen, (x, 130), 25, inwards=inwards)
        else:
            pen.shape(ellipse((x, 130), 29, 31), BONE, line=0, hatch=None)
            beaming_eye(pen, (x, 132), 28)
    pen.shape(blob(sharp(197, 154), (208, 172), (197, 168), (186, 172)), INK, line=3, hatch=None)
    pen.strokes([(238, 54), (228, 72), (242, 82), (232, 96)], width=4)
    gape = by_mood(mood, 6, 24, 32)
    jaw = blob(
        (146, 196 + gape),
        (196, 204 + gape),
        (248, 196 + gape),
        (240, 226 + gape),
        (196, 236 + gape),
        (154, 226 + gape),
    )
    pen.shape(
        blob((152, 194), (242, 194), (238, 208 + gape), (156, 208 + gape)),
        BLACK,
        line=4,
        hatch=None,
    )
    pen.shape(jaw, BONE)
    pen.strokes(
        *([(x, 188), (x, 202)] for x in (164, 180, 196, 212, 230)),
        *([(x, 202 + gape), (x, 214 + gape)] for x in (168, 187, 206, 226)),
        width=4,
    )
    if mood is Mood.GLAD:
        pen.dots((128, 170), (264, 170), size=15, pencil=ROSE)


def _loose_arm(pen: Pen, mood: Mood) -> None:
    """Swung like a club, and it knows how to point."""
    pen.shape(limb(((148, 242), (120, 248)), (12, 11)), BONE, line=4.5, hatch=None)
    pen.strokes([(112, 240), (106, 234)], [(110, 250), (102, 254)], width=4, pencil=GREY)
    y = 260 + by_mood(mood, 0, -30, 34)
    pen.shape(limb(((244, 244), (284, 276), (312, y)), (12, 13, 11)), BONE, line=5, hatch=None)
    with pen.placed(turn=by_mood(mood, 12, -12, 12), about=(312, y)):
        with pen.placed(turn=90, about=(314, y - 26)):
            bone(pen, (314, y - 26), length=96)
        with pen.placed(turn=78, about=(318, y - 112)):
            bone(pen, (318, y - 112), length=62)
        open_hand(pen, (326, y - 164), BONE, size=18, turn=8)
    for lean in (-20, 10, 40):
        pen.shape(
            limb((around((312, y), 14, 180 + lean), around((312, y), 16, lean - 20)), (9, 9)),
            BONE,
            line=4,
            hatch=None,
        )
