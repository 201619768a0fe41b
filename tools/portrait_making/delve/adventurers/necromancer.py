"""The Necromancer: never slept, always cold, and well looked after by the staff below."""

from tools.portrait_making.anatomy import arm, fist
from tools.portrait_making.curves import sharp
from tools.portrait_making.delve.figures import by_mood, head
from tools.portrait_making.faces import Gladness, brows, eyes, mouth, signs
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BLACK,
    BONE,
    CRIMSON,
    INK,
    LILAC,
    MINT,
    MOSS,
    PURPLE,
    STONE,
    SWAMP,
    UMBER,
    WHITE,
    mixed,
)
from tools.portrait_making.props import bone, flame, mug, skull, steam
from tools.portrait_making.shapes import blob, ellipse, limb, shaggy, spike

SKIN = mixed(BONE, MINT, 0.45)
ROBE = mixed(PURPLE, INK, 0.35)
HAIR = mixed(BLACK, INK, 0.5)


def draw(pen: Pen, mood: Mood) -> None:
    """She raises the dead, and then has to find them something to do."""
    pen.ground(reach=150)
    _staff(pen, mood)
    _robe(pen)
    with pen.placed(turn=by_mood(mood, -3, 4, 8), about=(196, 240)):
        _head(pen, mood)
    _staff_arm(pen, mood)
    if mood is Mood.DOWN:
        arm(pen, (140, 258), (104, 292), (98, 322), sleeve=ROBE, skin=SKIN, width=42, hand=17)
    else:
        _servant(pen, mood)
    signs(pen, mood, (72, 70), (300, 40))


def _staff(pen: Pen, mood: Mood) -> None:
    with pen.placed(dy=by_mood(mood, 0, -14, 10), turn=by_mood(mood, 2, -4, 8), about=(326, 300)):
        pen.shape(limb(((328, 376), (322, 240), (330, 120)), (13, 14, 13)), UMBER, line=5.5)
        for tip in ((296, 78), (364, 78)):
            pen.shape(spike((330, 128), tip, 20, -10 if tip[0] < 330 else 10), UMBER, line=5)
        skull(pen, (330, 88), 33)
        if mood is not Mood.HURT:
            flame(pen, (330, 56), size=17)


def _robe(pen: Pen) -> None:
    pen.shape(
        blob(
            (152, 230), (248, 230), (276, 290), sharp(312, 378), (276, 366), sharp(244, 382),
            (220, 368), sharp(196, 384), (170, 368), sharp(146, 382), (122, 366), sharp(88, 378),
            (124, 290),
        ),
        ROBE,
    )  # fmt: skip
    shawl = blob(
        (126, 236),
        (200, 226),
        (274, 236),
        (284, 272),
        (240, 286),
        (200, 310),
        (160, 286),
        (116, 272),
    )
    pen.shape(shaggy(shawl, 24, 8), LILAC, line=5.5)
    pen.strokes(
        *(
            [(x, 252), (x + 8, 262), (x + 16, 252), (x + 24, 262)]
            for x in (132, 160, 188, 216, 244)
        ),
        width=3.5,
        pencil=PURPLE,
    )
    bone(pen, (200, 288), length=34)


def _head(pen: Pen, mood: Mood) -> None:
    back = blob(
        (200, 44),
        (276, 72),
        (300, 150),
        (304, 226),
        sharp(290, 262),
        (256, 240),
        (144, 240),
        sharp(106, 262),
        (96, 226),
        (100, 150),
        (124, 72),
    )
    pen.shape(back, HAIR)
    pen.shape(head((200, 164), 76, 78, 0.7), SKIN)
    for x in (166, 236):
        pen.shape(ellipse((x, 168), 31, 32), mixed(LILAC, SKIN, 0.4), line=0)
    eyes(
        pen, mood, (166, 162), (236, 162), size=25, iris=MOSS, look=(-0.35, 0.2), lid=0.42,
        skin=mixed(LILAC, SKIN, 0.35), glad=Gladness.SHINING,
    )  # fmt: skip
    brows(pen, mood, (166, 126), (236, 126), width=34, thick=6, temper=-0.55, pencil=HAIR)
    pen.line((198, 186), (194, 198), (204, 200), width=4)
    mouth(pen, mood, (200, 220), width=42, smile=0.25, tongue=LILAC)
    fringe = blob(
        sharp(110, 196), (104, 116), (150, 66), (206, 58), (262, 76), (292, 130), sharp(290, 196),
        (276, 140), sharp(240, 118), (236, 100), sharp(206, 130), (190, 104), sharp(160, 128),
        (136, 136),
    )  # fmt: skip
    pen.shape(fringe, HAIR)
    pen.line((176, 70), (150, 92), (134, 126), width=9, pencil=SWAMP)
    pen.shape(ellipse((262, 112), 11), CRIMSON, line=4.5, hatch=None)


def _staff_arm(pen: Pen, mood: Mood) -> None:
    y = 270 + by_mood(mood, 0, -22, 14)
    arm(pen, (256, 258), (286, 300), (326, y), sleeve=ROBE, width=40)
    fist(pen, (326, y), SKIN, size=17)


def _servant(pen: Pen, mood: Mood) -> None:
    """A hand from below, with the coffee she asked for."""
    lift = by_mood(mood, 0, -16, 26)
    pen.shape(
        blob(sharp(14, 382), (34, 358), (66, 352), (98, 360), sharp(116, 382)), STONE, line=5.5
    )
    pen.shape(limb(((64, 366), (66, 316 + lift)), (17, 14)), BONE, line=5, hatch=None)
    pen.strokes([(60, 340), (72, 342)], width=3)
    with pen.placed(dy=lift, turn=by_mood(mood, 0, 0, -24), about=(66, 310)):
        if mood is not Mood.HURT:
            steam(pen, (68, 242), size=26)
        mug(pen, (66, 278), size=60, glaze=CRIMSON, full=UMBER)
        for dy in (0, 13, 26):
            pen.shape(limb(((40, 272 + dy), (64, 268 + dy)), (10, 9)), BONE, line=4, hatch=None)
        pen.strokes([(74, 286), (84, 278), (92, 286), (82, 298), (74, 288)], width=4, pencil=WHITE)
    arm(
        pen,
        (142, 256),
        (112, 274),
        (118, 290),
        (148, 296),
        sleeve=ROBE,
        skin=SKIN,
        width=38,
        hand=16,
    )
