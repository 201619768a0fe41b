"""Rush-hour Imps: room for one more, inside if not in the carriage."""

from dataclasses import dataclass

from tools.portrait_making.anatomy import fist
from tools.portrait_making.curves import Spot, sharp
from tools.portrait_making.faces import signs
from tools.portrait_making.hatching import Hatch
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import (
    BLACK,
    BLUE,
    BONE,
    BRICK,
    CRIMSON,
    GOLD,
    GREY,
    INK,
    MOSS,
    NIGHT,
    ORANGE,
    PURPLE,
    ROSE,
    SKY,
    STEEL,
    UMBER,
    WHITE,
    Pencil,
    mixed,
)
from tools.portrait_making.shapes import blob, box, ellipse, limb, polygon, spike

LIVERY = mixed(BLUE, SKY, 0.25)
LOOSE = Hatch(13, 3.6)
DEEP_INSIDE = 55.0
"""Heads up to this size are too far from the door to be pencilled."""


@dataclass(frozen=True, slots=True)
class Passenger:
    """One of those who would not wait for the next one."""

    at: Spot
    size: float
    skin: Pencil
    turn: float
    look: tuple[float, float]


PASSENGERS = (
    Passenger((128, 118), 50, PURPLE, -16, (0.5, 0.5)),
    Passenger((272, 114), 52, ORANGE, 14, (-0.5, 0.4)),
    Passenger((200, 122), 50, CRIMSON, 5, (0.1, 0.6)),
    Passenger((110, 212), 58, BRICK, -10, (0.6, 0.2)),
    Passenger((292, 214), 58, MOSS, 10, (-0.6, 0.0)),
    Passenger((200, 244), 72, mixed(BRICK, ORANGE, 0.4), -3, (0, 0.1)),
)


def draw(pen: Pen, mood: Mood) -> None:
    """A door that cannot close, and teeth with a gap to mind."""
    pen.ground(reach=175)
    sway = {Mood.HURT: -4.0, Mood.GLAD: 3.0}.get(mood, 0.0)
    with pen.placed(turn=sway, about=(200, 350)):
        _carriage(pen)
        for passenger in PASSENGERS:
            _imp(pen, mood, passenger)
        _luggage(pen, mood)
        _doors(pen)
    _platform(pen)
    signs(pen, mood, (38, 52), (362, 52))


def _carriage(pen: Pen) -> None:
    pen.shape(
        blob(
            sharp(22, 346),
            sharp(22, 78),
            (60, 40),
            (200, 24),
            (340, 40),
            sharp(378, 78),
            sharp(378, 346),
        ),
        LIVERY,
        hatch=None,
    )
    pen.shape(box(64, 62, 336, 336), BLACK, hatch=None)
    pen.shape(limb(((40, 52), (200, 34), (360, 52)), (15, 18, 15)), STEEL, line=5)
    for x in (96, 304):
        pen.shape(ellipse((x, 352), 22), GREY, line=5.5)


def _imp(pen: Pen, mood: Mood, one: Passenger) -> None:
    (x, y), size = (one.at[0], one.at[1]), one.size
    push = -5 if mood is Mood.GLAD else 0
    with pen.placed(dy=push, turn=one.turn * (2.2 if mood is Mood.HURT else 1), about=one.at):
        for side in (-1, 1):
            horn = spike(
                (x + side * size * 0.5, y - size * 0.7),
                (x + side * size * 0.8, y - size * 1.35),
                size * 0.42,
                side * 4,
            )
            pen.shape(horn, BONE, line=4.5, hatch=None)
            ear = spike(
                (x + side * size * 0.8, y),
                (x + side * size * 1.4, y - size * 0.3),
                size * 0.55,
                side * 3,
            )
            pen.shape(ear, one.skin, line=4.5, hatch=None)
        lit = LOOSE if size > DEEP_INSIDE else None
        pen.shape(ellipse(one.at, size, size * 0.92), one.skin, line=5.5, hatch=lit)
        _squashed_face(pen, mood, one)


def _squashed_face(pen: Pen, mood: Mood, one: Passenger) -> None:
    (x, y), size = (one.at[0], one.at[1]), one.size
    places = [(side, (x + side * size * 0.4, y - size * 0.16)) for side in (-1, 1)]
    if mood is Mood.HURT:
        pen.strokes(*(_squeezed(at, side * size * 0.26) for side, at in places), width=6)
    else:
        glance = one.look[0] * size * 0.16, one.look[1] * size * 0.16
        slope = size * (0.16 if mood is Mood.CALM else -0.1)
        for _, at in places:
            pen.shape(ellipse(at, size * 0.34), WHITE, line=4, hatch=None, tint=0)
        pen.dots(*((at[0] + glance[0], at[1] + glance[1]) for _, at in places), size=size * 0.28)
        pen.strokes(
            *(
                [
                    (at[0] + side * size * 0.4, at[1] - size * 0.36 - slope),
                    (at[0] - side * size * 0.3, at[1] - size * 0.36 + slope),
                ]
                for side, at in places
            ),
            width=7,
        )
    _gap(pen, mood, (x, y + size * 0.42), size * 0.62)


def _squeezed(at: Spot, reach: float) -> list[Spot]:
    """A shut eye that points away from where it reaches."""
    x, y = at[0], at[1]
    return [(x + reach, y - reach), sharp(x - reach, y), (x + reach, y + reach)]


def _gap(pen: Pen, mood: Mood, at: Spot, half: float) -> None:
    """To be minded."""
    x, y = at[0], at[1]
    if mood is Mood.HURT:
        cry = ellipse((x, y + 3), half * 0.62, half * 0.42)
        pen.shape(cry, CRIMSON, line=4.5, hatch=None, tint=0)
        row = y - half * 0.2
        pen.strokes([(x - half * 0.35, row), (x + half * 0.35, row)], width=5, pencil=WHITE)
        return
    rise = half * (0.34 if mood is Mood.GLAD else 0.05)
    pen.shape(
        blob(
            sharp(x - half, y - rise),
            (x, y - half * 0.1),
            sharp(x + half, y - rise),
            (x + half * 0.6, y + half * 0.5),
            (x - half * 0.6, y + half * 0.5),
        ),
        INK,
        line=0,
        hatch=None,
        tint=0,
    )
    for way in (-1, 1):
        corners = ((0.9, 0.0), (0.72, 0.42), (0.52, 0.04), (0.36, 0.46), (0.14, 0.02))
        teeth = [
            (x + way * half * across, y - rise * across + half * (down - 0.06))
            for across, down in corners
        ]
        pen.shape(polygon(*teeth), WHITE, line=0, hatch=None, tint=0)


def _luggage(pen: Pen, mood: Mood) -> None:
    """What of them is already on the platform."""
    lift = {Mood.GLAD: -16.0, Mood.HURT: 12.0}.get(mood, 0.0)
    skin = PASSENGERS[-1].skin
    pen.shape(
        blob(sharp(150, 302), (200, 318), sharp(250, 302), sharp(264, 336), sharp(136, 336)),
        NIGHT,
        line=5.5,
    )
    pen.shape(
        polygon((188, 312), (212, 312), (206, 336), (194, 336)), CRIMSON, line=4.5, hatch=None
    )
    pen.shape(limb(((250, 308), (286, 300), (300, 286 + lift)), (24, 24, 22)), NIGHT, line=5.5)
    pen.shape(box(276, 272 + lift, 350, 326 + lift, 6), UMBER)
    pen.shape(box(304, 262 + lift, 326, 274 + lift, 6), GOLD, line=4, hatch=None)
    fist(pen, (312, 270 + lift), skin, size=15)


def _doors(pen: Pen) -> None:
    for left, right in ((36, 72), (328, 364)):
        pen.shape(box(left, 62, right, 340), STEEL, hatch=Hatch(20, 4))
        pen.shape(box(left + 9, 90, right - 9, 190), SKY, line=4.5, hatch=None)
    for at, skin in (((74, 150), PURPLE), ((326, 160), ORANGE)):
        pen.dots(*((at[0], at[1] + 11 * n) for n in range(4)), size=16)
        pen.dots(*((at[0], at[1] + 11 * n) for n in range(4)), size=10, pencil=skin)
    pen.dots((200, 50), size=12, pencil=ROSE)


def _platform(pen: Pen) -> None:
    pen.shape(polygon((10, 362), (390, 362), (390, 388), (10, 388)), GREY, hatch=None)
    pen.line((18, 370), (200, 369), (382, 370), width=7, pencil=GOLD, start=0.9, end=0.9)
