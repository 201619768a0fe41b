"""War Flea: boots on all of its feet, a helmet, and a flag with the itch it is going to plant."""

from tools.portrait_making.curves import Spot, around, sharp
from tools.portrait_making.faces import Gladness, brows, eyes, mouth, signs
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BLACK,
    BONE,
    BRICK,
    BROWN,
    CRIMSON,
    GOLD,
    GREEN,
    MOSS,
    SKY,
    STRAW,
    TAN,
    UMBER,
    WHITE,
    mixed,
)
from tools.portrait_making.shapes import blob, ellipse, limb, scalloped, spike, star

SHELL = mixed(BRICK, UMBER, 0.45)
BELLY = mixed(TAN, BRICK, 0.25)
HELMET = mixed(MOSS, GREEN, 0.35)


def draw(pen: Pen, mood: Mood) -> None:
    """The dog has landed."""
    pen.ground(middle=210, reach=110)
    _dust(pen, mood)
    leap = {Mood.GLAD: -10.0, Mood.HURT: 16.0}.get(mood, 0.0)
    tilt = {Mood.GLAD: -4.0, Mood.HURT: 7.0}.get(mood, 0.0)
    with pen.placed(dy=leap, turn=tilt, scale=0.94, about=(200, 60)):
        _flag(pen, mood)
        _hind_leg(pen, ((262, 226), (342, 226), (288, 292), (322, 340)))
        _body(pen)
        _hind_leg(pen, ((222, 240), (288, 268), (214, 306), (236, 346)))
        _small_legs(pen, mood)
        _head(pen, mood)
    signs(pen, mood, (40, 216), (358, 262))


def _dust(pen: Pen, mood: Mood) -> None:
    """One small jump."""
    if mood is Mood.HURT:
        return
    for x, y, size in ((150, 372, 17), (286, 374, 15), (116, 376, 11), (318, 376, 10)):
        pen.shape(
            scalloped(ellipse((x, y), size, size * 0.6), size, size * 0.24),
            BONE,
            line=4,
            hatch=None,
        )
    for x in (186, 262):
        pen.line((x, 366), (x + 2, 352), width=5)


def _hind_leg(pen: Pen, spine: tuple[Spot, Spot, Spot, Spot]) -> None:
    """Made for this."""
    hip, knee, heel, toe = spine
    pen.shape(limb((hip, knee), (58, 34)), SHELL)
    pen.shape(limb((knee, heel), (34, 22)), SHELL)
    pen.shape(limb((heel, toe), (24, 20)), SHELL)
    pen.shape(ellipse(knee, 17), mixed(SHELL, BELLY, 0.4), line=5, hatch=None)
    for share in (0.3, 0.6):
        root = knee[0] + (heel[0] - knee[0]) * share + 10, knee[1] + (heel[1] - knee[1]) * share + 6
        pen.line(root, (root[0] + 18, root[1] + 8), width=5)
    _boot(pen, toe, 26)


def _boot(pen: Pen, at: Spot, size: float) -> None:
    x, y = at[0], at[1]
    pen.shape(
        blob(
            sharp(x - size * 0.5, y - size * 0.5),
            sharp(x + size * 0.6, y - size * 0.6),
            (x + size * 0.7, y + size * 0.2),
            sharp(x + size * 0.7, y + size * 0.9),
            sharp(x - size * 1.1, y + size * 0.9),
            (x - size * 1.1, y + size * 0.4),
            (x - size * 0.5, y + size * 0.2),
        ),
        BLACK,
        line=5.5,
    )
    pen.strokes([(x - size * 0.3, y - size * 0.1), (x + size * 0.3, y - size * 0.16)], pencil=STRAW)


def _body(pen: Pen) -> None:
    for x, top in ((222, 128), (262, 120), (302, 126), (336, 154)):
        pen.line((x, top + 6), (x + 20, top - 22), width=7, end=0.2)
    pen.shape(
        blob(
            (150, 164),
            (218, 122),
            (296, 118),
            (350, 162),
            (352, 222),
            (300, 256),
            (220, 268),
            (160, 240),
        ),
        SHELL,
    )
    pen.shape(
        blob((152, 226), (220, 236), (300, 232), (340, 218), (306, 258), (226, 276), (164, 252)),
        BELLY,
        line=5,
    )
    for x, top in ((214, 128), (256, 122), (298, 124)):
        pen.line((x, top), (x + 18, top + 50), (x + 6, 236), width=5)
    for at in ((236, 172), (278, 170)):
        pen.shape(star(at, 15), GOLD, line=4, hatch=None)


def _small_legs(pen: Pen, mood: Mood) -> None:
    drop = 14 if mood is Mood.HURT else 0
    for spine in (
        ((176, 248), (156, 290), (130, 300 + drop)),
        ((200, 256), (190, 300), (168, 326 + drop)),
    ):
        pen.shape(limb(spine, (24, 20, 15)), SHELL, line=5.5)
        _boot(pen, (spine[-1][0] - 2, spine[-1][1] + 6), 17)
    hand: Spot = {Mood.GLAD: (62, 120), Mood.HURT: (58, 270)}.get(mood, (74, 176))
    pen.shape(limb(((140, 236), (84, 252), hand), (24, 20, 16)), SHELL, line=5.5)
    pen.shape(ellipse(hand, 14), SHELL, line=5, hatch=None)


def _head(pen: Pen, mood: Mood) -> None:
    pen.shape(spike((136, 226), (124, 296), 24, -4), BELLY, line=5.5)
    pen.strokes([(128, 244), (143, 245)], [(126, 258), (139, 259)])
    pen.shape(
        blob(
            (140, 96),
            (186, 110),
            (206, 158),
            (190, 212),
            (140, 240),
            (92, 214),
            (74, 160),
            (92, 112),
        ),
        mixed(SHELL, BELLY, 0.45),
    )
    eyes(
        pen,
        mood,
        (112, 164),
        (168, 164),
        size=28,
        iris=CRIMSON,
        look=(-0.2, 0.25),
        lid=0.2,
        skin=BELLY,
        glad=Gladness.GLOATING,
    )
    brows(pen, mood, (110, 132), (170, 132), width=42, thick=10, temper=0.8, gloats=True)
    mouth(pen, mood, (140, 214), width=46, smile=-0.3)
    pen.shape(
        blob(
            sharp(60, 140),
            (66, 92),
            (100, 56),
            (142, 46),
            (186, 58),
            (216, 94),
            sharp(222, 138),
            (140, 122),
        ),
        HELMET,
    )
    pen.line((58, 140), (140, 124), (224, 138), width=8, start=0.8, end=0.8)
    pen.shape(star((136, 88), 20), GOLD, line=4.5)
    pen.line((70, 142), (84, 214), (124, 242), width=5, pencil=UMBER)
    for side, x in ((-1, 112), (1, 166)):
        pen.line((x, 56), (x + side * 14, 30), (x + side * 32, 24), width=6)
        pen.dots((x + side * 34, 24), size=11)


def _flag(pen: Pen, mood: Mood) -> None:
    """A giant itch for mankind."""
    droop = 14 if mood is Mood.HURT else 0
    pen.shape(limb(((318, 250), (368, 18)), (13, 11)), BROWN, line=5, hatch=None)
    pen.shape(
        blob(
            sharp(364, 24),
            (328, 16 + droop * 0.4),
            (292, 30 + droop),
            sharp(246, 18 + droop * 1.4),
            sharp(236, 94 + droop * 1.4),
            (282, 106 + droop),
            (316, 92 + droop * 0.4),
            sharp(348, 102),
        ),
        SKY,
    )
    at = (300, 62 + droop)
    pen.dots(at, size=34, pencil=CRIMSON)
    pen.dots((at[0] - 5, at[1] - 6), size=9, pencil=WHITE)
    pen.strokes(*([around(at, 22, a), around(at, 31, a)] for a in range(20, 380, 60)), width=3.6)
