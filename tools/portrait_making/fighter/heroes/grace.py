"""Grace Cleancut: scissors as long as she is, and a hydra that came in for a trim."""

from tools.portrait_making.anatomy import arm, foot
from tools.portrait_making.curves import sharp
from tools.portrait_making.faces import Gladness, brows, cheeks, eyes, mouth, open_eye, signs
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BLACK,
    BLUE,
    BRICK,
    CRIMSON,
    GOLD,
    GREEN,
    INK,
    NIGHT,
    PEACH,
    SKY,
    STEEL,
    SWAMP,
    WHITE,
    mixed,
)
from tools.portrait_making.shapes import blob, box, ellipse, limb, spike
from tools.portrait_making.textures import speckles

BOB = mixed(BLACK, NIGHT, 0.45)


def draw(pen: Pen, mood: Mood) -> None:
    """Cuts corners, hair and the odd hydra."""
    pen.ground(middle=190, reach=145)
    _hydra(pen, mood)
    _body(pen)
    _head(pen, mood)
    lift = {Mood.GLAD: -26.0, Mood.HURT: 10.0}.get(mood, 0.0)
    arm(pen, (152, 272), (118, 300), (146, 320), sleeve=SKY, skin=PEACH, width=34, hand=19)
    with pen.placed(dy=lift, turn=-lift * 0.2, about=(310, 310)):
        _scissors(pen)
        arm(pen, (248, 268), (284, 312), (314, 296), sleeve=SKY, skin=PEACH, width=34, hand=20)
    signs(pen, mood, (62, 96), (282, 40))


def _hydra(pen: Pen, mood: Mood) -> None:
    """One of its heads, with her own haircut. It was not asked."""
    neck = limb(((84, 376), (52, 340), (64, 292)), (44, 34, 36))
    pen.shape(neck, SWAMP)
    speckles(pen, neck, apart=20, size=5, pencil=GREEN)
    pen.shape(blob((28, 262), (64, 236), (102, 258), (112, 288), (66, 304), (20, 290)), SWAMP)
    if mood is Mood.GLAD:
        pen.line((84, 284), (96, 292), (108, 284), width=4)
    else:
        pen.line((80, 290), (94, 282), (108, 288), width=4)
    open_eye(pen, (50, 266), 15, iris=GOLD, look=(0.3, -0.2))
    open_eye(pen, (86, 266), 15, iris=GOLD, look=(0.3, -0.2))
    pen.shape(
        blob(
            sharp(14, 284),
            (16, 244),
            (64, 216),
            (112, 242),
            sharp(118, 280),
            sharp(104, 252),
            sharp(64, 250),
            sharp(28, 254),
        ),
        mixed(GREEN, NIGHT, 0.3),
        line=5,
    )


def _body(pen: Pen) -> None:
    for x, flip in ((164, False), (232, True)):
        pen.shape(limb(((x, 326), (x, 362)), (28, 26)), NIGHT)
        foot(pen, (x + 2, 381), BRICK, size=29, flip=flip)
    pen.shape(
        blob(
            sharp(158, 300),
            (198, 310),
            sharp(240, 300),
            sharp(264, 346),
            (198, 356),
            sharp(134, 346),
        ),
        NIGHT,
    )
    pen.shape(
        blob(
            sharp(144, 250),
            (198, 240),
            sharp(254, 250),
            (250, 290),
            sharp(242, 316),
            (198, 324),
            sharp(154, 316),
            (148, 290),
        ),
        STEEL,
    )
    pen.line((198, 252), (198, 316), width=4)
    pen.strokes([(162, 262), (160, 296)], width=5, pencil=WHITE)
    for x in (142, 256):
        pen.shape(ellipse((x, 262), 24, 20), STEEL)
    pole = limb(((160, 244), (198, 256), (238, 244)), (18, 20, 18))
    pen.shape(pole, WHITE, line=5, hatch=None)
    pen.strokes(*([(x, 254), (x + 8, 242)] for x in (166, 190, 214)), width=6, pencil=BRICK)
    pen.strokes(*([(x, 256), (x + 8, 244)] for x in (178, 202, 226)), width=6, pencil=BLUE)


def _head(pen: Pen, mood: Mood) -> None:
    bob = blob(
        (198, 42),
        (272, 66),
        (300, 130),
        sharp(316, 236),
        (276, 226),
        (198, 234),
        (120, 226),
        sharp(80, 236),
        (96, 130),
        (124, 66),
    )
    pen.shape(bob, BOB)
    pen.shape(
        blob(
            (198, 92),
            (250, 104),
            (264, 156),
            (242, 214),
            (198, 238),
            (154, 214),
            (132, 156),
            (146, 104),
        ),
        PEACH,
    )
    pen.shape(
        blob(
            sharp(122, 186),
            (118, 120),
            (150, 78),
            (198, 66),
            (248, 78),
            (278, 120),
            sharp(274, 186),
            sharp(262, 132),
            sharp(134, 132),
        ),
        BOB,
        shade=0,
    )
    pen.line((152, 84), (198, 70), (240, 82), width=8, pencil=mixed(BOB, WHITE, 0.55))
    with pen.placed(turn=24, about=(268, 86)):
        pen.shape(box(236, 74, 304, 90), GOLD, line=4.5)
        pen.strokes(*([(x, 90), (x, 108)] for x in range(242, 304, 9)), width=4.5, pencil=INK)
    eyes(
        pen,
        mood,
        (164, 166),
        (232, 166),
        size=25,
        iris=BLUE,
        look=(0.25, 0),
        lid=0.3,
        skin=SKY,
        glad=Gladness.BEAMING,
    )
    if mood is Mood.CALM:
        pen.line((190, 160), (140, 156), (128, 146), width=5)
        pen.line((206, 160), (256, 156), (268, 146), width=5)
    brows(pen, mood, (162, 140), (234, 140), width=34, thick=5, temper=0.2)
    cheeks(pen, (146, 202), (250, 202), size=12)
    pen.line((198, 178), (193, 192), (202, 193), width=4)
    mouth(pen, mood, (200, 213), width=40, smile=0.55)
    if mood is Mood.CALM:
        pen.line((186, 214), (200, 220), (214, 213), width=8, pencil=CRIMSON)


def _scissors(pen: Pen) -> None:
    """Open, and rather large."""
    for side in (-1, 1):
        blade = spike((322 + side * 6, 250), (322 + side * 46, 62), 30, side * 6)
        pen.shape(blade, STEEL)
        ring = [dot[:2] for dot in ellipse((322 - side * 32, 344), 24, 30, side * 16).dots]
        pen.shape(limb(((322, 246), (322 - side * 22, 318)), (22, 15)), CRIMSON, line=5)
        pen.line(*ring, ring[0], ring[1], width=22, start=1, end=1)
        pen.line(*ring, ring[0], ring[1], width=12, start=1, end=1, pencil=CRIMSON)
    pen.shape(ellipse((322, 246), 11), GOLD, line=4.5)
