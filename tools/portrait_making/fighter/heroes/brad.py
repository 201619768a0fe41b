"""Brad Brunchybuck: a fork for a spear, and a pan with the second breakfast for a shield."""

from tools.portrait_making.anatomy import arm
from tools.portrait_making.curves import around
from tools.portrait_making.faces import Gladness, brows, cheeks, eyes, mouth, signs
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BLACK,
    BLUE,
    BRICK,
    BROWN,
    GOLD,
    GREEN,
    MOSS,
    ORANGE,
    PEACH,
    ROSE,
    STEEL,
    STRAW,
    UMBER,
    WHITE,
    mixed,
)
from tools.portrait_making.shapes import blob, ellipse, limb, polygon, scalloped
from tools.portrait_making.textures import fur

SKIN = mixed(PEACH, ROSE, 0.14)


def draw(pen: Pen, mood: Mood) -> None:
    """Never fights on an empty stomach."""
    pen.ground(reach=140)
    _body(pen)
    _head(pen, mood)
    _napkin(pen)
    _pan(pen, mood)
    lift = {Mood.GLAD: -22.0, Mood.HURT: 12.0}.get(mood, 0.0)
    with pen.placed(dy=lift, turn=-7 if mood is Mood.HURT else 0, about=(330, 300)):
        _fork(pen)
        arm(pen, (266, 270), (310, 300), (334, 272), sleeve=MOSS, skin=SKIN, width=38, hand=22)
    signs(pen, mood, (60, 96), (292, 216))


def _body(pen: Pen) -> None:
    for side in (-1, 1):
        x = 200 + side * 48
        pen.shape(limb(((x, 330), (x, 362)), (34, 30)), SKIN)
        toes = blob(
            (x - side * 20, 352),
            (x + side * 26, 354),
            (x + side * 44, 370),
            (x + side * 20, 381),
            (x - side * 22, 379),
        )
        pen.shape(toes, SKIN)
        fur(pen, ellipse((x + side * 8, 358), 26, 12), apart=15, size=8, pencil=UMBER)
    belly = blob((150, 236), (250, 236), (292, 292), (270, 344), (200, 358), (130, 344), (108, 292))
    pen.shape(belly, MOSS)
    pen.shape(blob((126, 328), (200, 344), (274, 328), (264, 352), (200, 364), (136, 352)), BLUE)
    pen.dots((200, 312), (200, 336), size=9, pencil=GOLD)


def _head(pen: Pen, mood: Mood) -> None:
    for x in (104, 296):
        pen.shape(ellipse((x, 160), 20, 24), SKIN)
    pen.shape(
        blob(
            (200, 62),
            (268, 84),
            (294, 150),
            (296, 200),
            (250, 238),
            (200, 246),
            (146, 240),
            (100, 206),
            (104, 150),
            (132, 84),
        ),
        SKIN,
    )
    curls = blob(
        (106, 130),
        (112, 76),
        (160, 40),
        (230, 34),
        (284, 66),
        (298, 132),
        (266, 108),
        (228, 100),
        (188, 108),
        (150, 98),
    )
    pen.shape(scalloped(curls, 40, 11), BROWN)
    pen.strokes(
        *(
            [(x, y), (x + 9, y - 8), (x + 16, y + 2), (x + 8, y + 6)]
            for x, y in ((130, 82), (172, 66), (216, 62), (258, 84))
        ),
        pencil=UMBER,
    )
    eyes(
        pen,
        mood,
        (160, 152),
        (238, 152),
        size=28,
        iris=GREEN,
        look=(0.7, 0.25),
        glad=Gladness.BEAMING,
    )
    brows(pen, mood, (158, 112), (240, 112), width=42, temper=-0.35, pencil=UMBER)
    pen.shape(ellipse((200, 180), 17, 14), mixed(SKIN, ROSE, 0.5), line=5)
    cheeks(pen, (130, 200), (270, 198), size=20)
    if mood is Mood.CALM:
        pen.line((180, 216), (200, 222), (222, 214), (238, 200), width=5.5)
        pen.line((258, 176), (280, 196), (272, 222), width=4)
        pen.dots((222, 230), (240, 222), (176, 228), size=5, pencil=BROWN)
    else:
        mouth(pen, mood, (200, 216), width=66)


def _napkin(pen: Pen) -> None:
    pen.shape(
        blob((150, 232), (200, 246), (252, 232), (248, 256), (200, 264), (152, 256)),
        WHITE,
        line=5,
        hatch=None,
    )
    cloth = blob((160, 252), (240, 252), (246, 276), (200, 318), (154, 276))
    pen.shape(cloth, WHITE, line=5.5, hatch=None)
    pen.strokes(
        [(176, 258), (178, 294)],
        [(200, 262), (200, 312)],
        [(224, 258), (222, 294)],
        [(158, 270), (242, 270)],
        [(172, 290), (228, 290)],
        width=6,
        pencil=ROSE,
    )


def _pan(pen: Pen, mood: Mood) -> None:
    """A shield, and an egg in it."""
    lift = {Mood.GLAD: -30.0, Mood.HURT: 8.0}.get(mood, 0.0)
    with pen.placed(dy=lift, turn=-lift * 0.5, about=(100, 300)):
        pen.shape(limb(((84, 320), (116, 376)), (17, 15)), UMBER, line=6)
        pen.shape(ellipse((70, 280), 60, 62), BLACK)
        pen.shape(ellipse((70, 280), 45, 47), mixed(BLACK, STEEL, 0.35), line=4, shade=0)
        white = blob((46, 262), (70, 246), (98, 258), (104, 290), (84, 312), (56, 308), (38, 290))
        pen.shape(white, WHITE, line=4.5, hatch=None, tint=0)
        pen.shape(ellipse((72, 280), 17), ORANGE, line=4)
        pen.strokes([(64, 272), (70, 268)], width=5, pencil=STRAW)
        arm(pen, (136, 268), (110, 312), (104, 346), sleeve=MOSS, skin=SKIN, width=38, hand=21)


def _fork(pen: Pen) -> None:
    pen.shape(limb(((336, 372), (336, 150)), (13, 13)), STEEL, line=5.5)
    for dx in (-26, 0, 26):
        pen.shape(limb(((336 + dx, 128), (336 + dx, 44)), (13, 8)), STEEL, line=5)
    pen.shape(
        blob((306, 118), (336, 124), (366, 118), (358, 150), (336, 162), (314, 150)),
        STEEL,
        line=5.5,
    )
    sausage = limb(((296, 92), (336, 74), (380, 86)), (34, 36, 34))
    pen.shape(sausage, BRICK)
    pen.strokes(
        *([around((x, 80), 9, 120), around((x, 80), 9, -60)] for x in (314, 336, 360)), pencil=UMBER
    )
    pen.shape(polygon((330, 46), (336, 30), (342, 46)), STEEL, line=3)
