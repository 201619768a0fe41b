"""The Mage's tiles."""

from tools.portrait_making.anatomy import horn
from tools.portrait_making.curves import around, sharp
from tools.portrait_making.faces import open_eye
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BLUE,
    BONE,
    BRICK,
    CRIMSON,
    GOLD,
    GREY,
    INK,
    LILAC,
    MOSS,
    NIGHT,
    SKY,
    STONE,
    STRAW,
    WHITE,
    mixed,
)
from tools.portrait_making.props import flame
from tools.portrait_making.shapes import blob, box, ellipse, limb, polygon, scalloped, star


def wall_of_fire(pen: Pen) -> None:
    """Keeps monsters out and the tea warm."""
    for x, size in ((112, 46), (288, 46), (156, 66), (244, 66), (200, 78)):
        flame(pen, (x, 268), size=size)
    pen.shape(box(84, 252, 316, 318), STONE)
    pen.strokes(
        [(90, 284), (310, 284)],
        [(140, 256), (140, 282)],
        [(214, 256), (214, 282)],
        [(108, 288), (108, 314)],
        [(178, 288), (178, 314)],
        [(256, 288), (256, 314)],
        width=5,
    )


def bracelet_of_protection(pen: Pen) -> None:
    """One size fits all, it says."""
    pen.shape(ellipse((200, 206), 112, 92), GOLD, line=8)
    pen.shape(ellipse((200, 198), 82, 60), WHITE, line=6, hatch=None)
    pen.shape(ellipse((200, 196), 80, 58), mixed(GOLD, INK, 0.45), line=0)
    pen.shape(ellipse((200, 208), 78, 50), WHITE, line=0, hatch=None, tint=1)
    pen.shape(ellipse((200, 284), 40, 34), BLUE, line=7)
    pen.shape(star((200, 284), 23), STRAW, line=0, hatch=None)
    for x, y in ((122, 252), (278, 252), (98, 204), (302, 204)):
        pen.shape(ellipse((x, y), 12), CRIMSON, line=5)
    pen.line((118, 150), (150, 126), (196, 118), width=7, pencil=WHITE)
    pen.shape(star((290, 106), 22, 4, 0.3), STRAW, line=4)
    pen.shape(star((104, 112), 14, 4, 0.3), STRAW, line=4)


def demonic_pact(pen: Pen) -> None:
    """In triplicate; the small print is very small."""
    sheet = blob(
        sharp(112, 100),
        (200, 108),
        sharp(288, 98),
        (280, 190),
        sharp(290, 300),
        (200, 290),
        sharp(110, 302),
        (120, 200),
    )
    pen.shape(sheet, BONE)
    pen.shape(limb(((104, 98), (200, 106), (296, 96)), (28, 26, 28)), mixed(BONE, STRAW, 0.4))
    pen.strokes(
        *(
            [(144, y), (200, y - 4), (254 - d, y)]
            for y, d in ((142, 0), (164, 20), (186, 0), (208, 44))
        ),
        width=6,
        pencil=GREY,
    )
    pen.line((140, 252), (158, 232), (164, 258), (184, 242), (196, 254), width=6, pencil=CRIMSON)
    pen.shape(scalloped(ellipse((244, 258), 42), 26, 5), BRICK)
    face = blob((222, 252), (244, 244), (266, 252), (262, 274), (244, 286), (226, 274))
    pen.shape(face, CRIMSON, line=4.5)
    pen.shape(polygon((222, 254), (216, 232), (234, 246)), CRIMSON, line=4)
    pen.shape(polygon((266, 254), (272, 232), (254, 246)), CRIMSON, line=4)
    pen.dots((236, 262), (252, 262), size=7, pencil=STRAW)


def polymorph(pen: Pen) -> None:
    """Half of it was a demon a moment ago; the better half was not."""
    for turn in (0, 180):
        with pen.placed(turn=turn, about=(200, 200)):
            _turning_arrow(pen)
    with pen.placed(0, 2, scale=0.97, about=(200, 200)):
        _half_and_half(pen)


def _half_and_half(pen: Pen) -> None:
    horn(pen, (172, 152), (138, 96), width=34, bend=-12)
    demon = blob(
        sharp(200, 138), (166, 140), (136, 166), (128, 206), (144, 248), (174, 266),
        sharp(200, 270),
    )  # fmt: skip
    pen.shape(demon, BRICK)
    frog = blob(
        sharp(200, 146), (210, 146), (222, 132), (246, 126), (264, 142), (262, 166), (274, 196),
        (270, 236), (242, 264), sharp(200, 270),
    )  # fmt: skip
    pen.shape(frog, MOSS)
    open_eye(pen, (168, 190), 17, iris=STRAW, look=(0.2, 0.1))
    pen.line((144, 160), (166, 168), (188, 182), width=9)
    open_eye(pen, (240, 158), 20, iris=GOLD, look=(-0.2, 0.1))
    pen.line((150, 230), (178, 244), (200, 234), (230, 242), (258, 218), width=8)
    pen.shape(polygon((160, 236), (176, 242), (164, 254)), WHITE, line=4, hatch=None)
    pen.dots((208, 200), (222, 198), size=6)


def _turning_arrow(pen: Pen) -> None:
    """Half a turn, clockwise over the top."""
    spine = [around((200, 200), 114, degrees) for degrees in (-172, -146, -118, -90, -62, -40)]
    pen.shape(limb(spine, (16, 20, 24, 26, 28, 28)), LILAC, line=7)
    tip = polygon(
        around((200, 200), 146, -40), around((200, 200), 80, -40), around((200, 200), 116, -2)
    )
    pen.shape(tip, LILAC, line=7)


def omnipotence(pen: Pen) -> None:
    """It sees everything, and is a little tired of it."""
    for step in (6, 7, 8, 9, 10, 11, 0, 5, 1):
        near, far = (
            around((200, 204), 84, step * 30),
            around((200, 204), 122 if step % 2 else 104, step * 30),
        )
        pen.line(near, far, width=13, pencil=GOLD, start=0.9, end=0.4)
    pen.shape(polygon((200, 84), (314, 290), (86, 290)), NIGHT, line=9)
    white = blob(
        sharp(128, 226),
        (164, 188),
        (200, 178),
        (236, 188),
        sharp(272, 226),
        (236, 260),
        (200, 268),
        (164, 260),
    )
    pen.shape(white, WHITE, line=7, hatch=None)
    pen.shape(ellipse((200, 222), 34), SKY, line=6)
    pen.dots((200, 222), size=32)
    pen.dots((190, 210), size=13, pencil=WHITE)
    pen.strokes(
        [(200, 116), (200, 152)],
        [(172, 146), (180, 164)],
        [(228, 146), (220, 164)],
        width=7,
        pencil=STRAW,
    )
