"""What the tools look like, about the middle of the face that meets the die.

Across, along and up of the tool itself, in millimetres. Its real size, which dice meet, is the
physics' own; what is drawn besides hangs behind or below it, where no die gets to.
"""

from collections.abc import Callable, Mapping
from math import cos, sin
from typing import Final

import numpy as np

from dexterity.physics.materials import Material
from dexterity.physics.tool_motion import TOOL_SIZES_MM
from dexterity.ui.draw.colours import CENTRE, PAPER
from dexterity.ui.world.camera import Floats
from dexterity.ui.world.paper import mixed
from dexterity.ui.world.parts import (
    BLUSH,
    CARD,
    CUFF,
    HAIR,
    SKIN,
    SLEEVE,
    Part,
    ball,
    limb,
    ring,
)
from dexterity.ui.world.signs import star
from dexterity.ui.world.solid import COLOURS
from dexterity.values import Tool

FINGERTIPS_MM: Final = ((-32.0, 27.0), (-11.0, 34.0), (10.0, 33.0), (31.0, 25.0))
"""Of a raised palm: where each finger is, and how high it ends."""


SLEEVE_MM: Final = 200.0
"""How much of a sleeve is drawn: from behind the table's edge. Longer: it passes the eye."""


def palm() -> tuple[Part, ...]:
    """A hand that says stop, seen from behind, at the end of a sleeve."""
    _, deep, high = TOOL_SIZES_MM[Tool.PALM]
    half, low = deep / 2, -high / 2
    fingers = [
        Part(
            limb((x * 0.92, -half, -2.0), (x, -half, top - 9.0), (10.0, 9.0)),
            SKIN,
            lines=(_level(x, -deep - 1.0, top - 16.0, 5.0), _nail(x, -deep, top - 5.0)),
        )
        for x, top in FINGERTIPS_MM
    ]
    back = Part(
        np.concatenate([ball((0.0, -half, -8.0), (41.0, half, 15.0)),
                        ball((0.0, -half, low + 9.0), (30.0, half, 9.0))]),
        SKIN,
        lines=tuple(_level(0.92 * x, -deep - 1.0, 3.0, 4.0) for x, _ in FINGERTIPS_MM),
    )  # fmt: skip
    thumb = Part(limb((34.0, -half, -18.0), (50.0, -half, 2.0), (9.0, 7.5)), SKIN)
    return (*fingers, thumb, back, *sleeve((0.0, -deep, low + 16.0), 24.0))


def finger() -> tuple[Part, ...]:
    """A fingertip that points down, and the fist it belongs to, which comes from the right."""
    _, deep, high = TOOL_SIZES_MM[Tool.FINGER]
    half, low = deep / 2, -high / 2
    tip = Part(
        limb((0.0, -half, low + 8.0), (9.0, -half - 5.0, 26.0), (8.0, 9.5)),
        SKIN,
        lines=(_level(4.0, -deep - 2.0, 2.0, 6.0), _level(5.0, -deep - 2.0, 5.0, 5.0)),
    )
    curled = [
        Part(ball((24.0 + 13.0 * n, -18.0, 14.0), (9.0, 11.0, 12.0)), SKIN) for n in (0, 1, 2)
    ]
    fist = Part(
        ball((36.0, -24.0, 34.0), (32.0, 22.0, 19.0)),
        SKIN,
        lines=tuple(_level(18.0 + 14.0 * n, -40.0, 44.0, 4.0) for n in (0, 1, 2)),
    )
    thumb = Part(limb((26.0, -42.0, 30.0), (10.0, -32.0, 20.0), (9.0, 8.0)), SKIN)
    return (tip, *curled, fist, thumb, *sleeve((66.0, -42.0, 38.0), 22.0, aside=0.9))


def forearm() -> tuple[Part, ...]:
    """From a patched elbow at the left to a fist at the right."""
    wide, deep, high = TOOL_SIZES_MM[Tool.FOREARM]
    half, tall, back = wide / 2, high / 2, -deep / 2
    arm = Part(
        np.concatenate([_disc(-20.0, back, 0.95 * tall, -back), _disc(72.0, back, 17.0, 18.0)]),
        SKIN,
        lines=(_hairs(10.0, back), _hairs(34.0, back)),
    )
    rolled = Part(
        np.concatenate([_disc(-half + 26.0, back, tall, -back), _disc(-16.0, back, tall, -back)]),
        SLEEVE,
        lines=(_disc(-28.0, back, tall, -back)[:8],),
    )
    elbow = Part(ball((-half + 26.0, back, 0.0), (26.0, -back, tall)), SLEEVE)
    patch = Part(
        ring((-half + 34.0, -deep + 3.0, 4.0), (14.0, 0.0, 0.0), (0.0, -2.0, 16.0)),
        mixed(HAIR, SLEEVE, 0.2), sheet=True,
    )  # fmt: skip
    fist = Part(
        ball((half - 26.0, back, 0.0), (26.0, 25.0, 24.0)),
        SKIN,
        lines=tuple(_level(half - 26.0, -deep + 1.0, z, 11.0) for z in (-8.0, 1.0, 10.0)),
    )
    return elbow, rolled, arm, fist, patch


def nose() -> tuple[Part, ...]:
    """A face that looks straight up, cross-eyed, over the nose that all this is about."""
    wide, _, _ = TOOL_SIZES_MM[Tool.NOSE]
    face = Part(
        np.concatenate([ball((0.0, -10.0, -54.0), (52.0, 66.0, 20.0))]),
        SKIN,
        lines=(_smile(), _brow(-1.0), _brow(1.0)),
    )
    tip = Part(
        np.concatenate([_round(wide / 2, 0.0), _round(wide / 2 + 3.0, -8.0),
                        ring((0.0, -10.0, -50.0), (19.0, 0.0, 0.0), (0.0, 26.0, 0.0))]),
        BLUSH,
        lines=(_round(wide / 2, 0.0)[: -1],),
    )  # fmt: skip
    return (*_ears(-54.0, 52.0), face, *_eyes(), tip)


def head() -> tuple[Part, ...]:
    """The back of a head, bald where the die comes down."""
    wide, _, _ = TOOL_SIZES_MM[Tool.HEAD]
    half = wide / 2
    neck = Part(limb((0.0, 0.0, -84.0), (0.0, 0.0, -112.0), (26.0, 30.0)), SKIN)
    skull = Part(
        np.concatenate([_round(0.72 * half, 0.0), _round(half, -16.0), _round(1.06 * half, -42.0),
                        _round(0.7 * half, -84.0)]),
        SKIN,
    )  # fmt: skip
    hair = Part(
        np.concatenate([_arch(1.06 * half, -30.0, 6.0), _arch(0.74 * half, -86.0, 2.0)[::-1]]),
        HAIR,
        lines=tuple(_lock(turn, half) for turn in np.linspace(-2.7, -0.45, 9).tolist()),
        sheet=True,
    )
    tufts = tuple(_tuft(x) for x in (-9.0, -2.0, 6.0))
    spot = Part(_round(0.5 * half, 0.0), mixed(SKIN, PAPER, 0.5), tufts, sheet=True, line_pt=0.0)
    return (neck, *_ears(-50.0, 1.06 * half), skull, hair, spot)


def card() -> tuple[Part, ...]:
    """A playing card, folded at its farther end."""
    wide, long, _ = TOOL_SIZES_MM[Tool.CARD]
    face = Part(_sheet(wide / 2, long / 2, 0.0), CARD,
                lines=(_closed(_sheet(wide / 2 - 5.0, long / 2 - 5.0, 0.3)),),
                sheet=True, hatched=False)  # fmt: skip
    mark = Part(np.column_stack([star(15.0), np.full(10, 0.3)]), CENTRE, sheet=True, line_pt=1.0)
    return face, mark


def card_box(high_mm: float) -> tuple[Part, ...]:
    """The small box on whose edge a card lies, about the fold and so high."""
    across, deep = 40.0, 26.0
    corners = np.array([(x, y, z) for x in (-across, across) for y in (0.0, deep)
                        for z in (-high_mm, 0.0)])  # fmt: skip
    front = np.array([(-across, 0.0, -high_mm), (across, 0.0, -high_mm), (across, 0.0, 0.0),
                      (-across, 0.0, 0.0)])  # fmt: skip
    box = COLOURS[Material.CARD]
    return Part(corners, mixed(box, PAPER, 0.3)), Part(front, box, sheet=True)


def card_fingers() -> tuple[Part, ...]:
    """Thumb and finger that hold the nearer end of a card, about its middle."""
    near = -TOOL_SIZES_MM[Tool.CARD][1] / 2
    below = Part(limb((6.0, near - 26.0, -9.0), (2.0, near + 16.0, -7.0), (9.0, 7.5)), SKIN)
    nail = ring((-3.0, near + 12.0, 14.5), (4.0, 0.0, 0.0), (0.0, 5.0, 0.0))[:-2]
    thumb = Part(
        limb((-8.0, near - 26.0, 6.0), (-3.0, near + 9.0, 7.0), (10.0, 8.0)), SKIN, (nail,)
    )
    return below, thumb, *sleeve((-1.0, near - 36.0, -2.0), 20.0)


def breath() -> tuple[Part, ...]:
    """Somebody bent over the table, lips pursed and both cheeks full, from behind."""
    cheeks = [Part(ball((side * 21.0, -30.0, 2.0), (14.0, 13.0, 14.0)), BLUSH) for side in (-1, 1)]
    lips = Part(limb((0.0, -22.0, 0.0), (0.0, -7.0, 0.0), (11.0, 6.5)), mixed(BLUSH, CENTRE, 0.35))
    hair = Part(
        ball((0.0, -62.0, 22.0), (31.0, 33.0, 30.0)),
        HAIR,
        lines=tuple(_parting(turn) for turn in np.linspace(-2.5, -0.6, 7).tolist()),
    )
    ears = [Part(ball((side * 33.0, -56.0, 12.0), (6.0, 8.0, 11.0)), SKIN) for side in (-1, 1)]
    collar = Part(limb((0.0, -98.0, 2.0), (0.0, -190.0, 0.0), (34.0, 58.0)), SLEEVE)
    return (lips, *cheeks, *ears, hair, collar)


def sleeve(
    wrist: tuple[float, float, float], radius_mm: float, aside: float = 0.0
) -> tuple[Part, ...]:
    """A cuff, and the sleeve from there back to the thrower, or so far to the right of it."""
    cuff = [(0.0, 1.0), (16.0, 1.1)]
    arm = [(14.0, 1.05), (SLEEVE_MM, 1.6)]
    return (
        Part(_wound(wrist, radius_mm, aside, cuff), CUFF),
        Part(_wound(wrist, radius_mm, aside, arm), SLEEVE),
    )


SHAPES: Final[Mapping[Tool, Callable[[], tuple[Part, ...]]]] = {
    Tool.PALM: palm,
    Tool.FINGER: finger,
    Tool.FOREARM: forearm,
    Tool.NOSE: nose,
    Tool.HEAD: head,
    Tool.CARD: card,
    Tool.BREATH: breath,
}


# --- small lines and rings ----------------------------------------------------------------------


def _level(x: float, y: float, z: float, half: float) -> Floats:
    return np.array([(x - half, y, z), (x, y, z - 1.2), (x + half, y, z)])


def _nail(x: float, y: float, z: float) -> Floats:
    return ring((x, y, z), (4.5, 0.0, 0.0), (0.0, 0.0, 4.0), 9)[1:7]


def _wound(
    wrist: tuple[float, float, float],
    radius: float,
    aside: float,
    along: list[tuple[float, float]],
) -> Floats:
    """Hoops along an arm, each so far from the wrist and so many times as wide."""
    (x, y, z), (right, back) = wrist, (sin(aside), cos(aside))
    return np.concatenate(
        [
            ring(
                (x + far * right, y - far * back, z),
                (by * radius * back, by * radius * right, 0.0),
                (0.0, 0.0, 0.8 * by * radius),
            )
            for far, by in along
        ]
    )


def _parting(turn: float) -> Floats:
    """A strand from the crown of a bent head down to its neck."""
    right, near = cos(turn), sin(turn)
    rings = ((4.0, 52.0), (20.0, 46.0), (29.0, 33.0), (31.0, 18.0))
    return np.array([(reach * right, -62.0 + reach * near, z) for reach, z in rings])


def _disc(x: float, y: float, tall: float, deep: float) -> Floats:
    return ring((x, y, 0.0), (0.0, 0.0, tall), (0.0, deep, 0.0))


def _round(radius: float, z: float) -> Floats:
    return ring((0.0, 0.0, z), (radius, 0.0, 0.0), (0.0, radius, 0.0), 20)


def _arch(radius: float, z: float, rise: float) -> Floats:
    """The nearer half of a ring, higher at its ends."""
    turns = np.linspace(-0.96 * np.pi, -0.04 * np.pi, 16)
    right = np.cos(turns)
    return np.column_stack([radius * right, radius * np.sin(turns), z + rise * right**2])


def _lock(turn: float, half: float) -> Floats:
    """A strand of hair that hangs down the back of a head."""
    right, near = float(np.cos(turn)), float(np.sin(turn))
    return np.array(
        [(reach * half * right, reach * half * near, z + 14.0 * right**2)
         for reach, z in ((1.06, -40.0), (1.02, -56.0), (0.86, -74.0))]
    )  # fmt: skip


def _sheet(across: float, along: float, z: float) -> Floats:
    return np.array([(-across, -along, z), (across, -along, z), (across, along, z),
                     (-across, along, z)])  # fmt: skip


def _closed(line: Floats) -> Floats:
    return np.concatenate([line, line[:1]])


def _hairs(x: float, y: float) -> Floats:
    steps = [(0.0, 14.0), (3.0, 19.0), (5.0, 12.0), (9.0, 18.0), (11.0, 10.0)]
    return np.array([(x + right, y - 20.0, up) for right, up in steps])


def _tuft(x: float) -> Floats:
    return np.array([(x, -12.0, 0.0), (1.3 * x + 1.0, -12.0, 12.0), (2.0 * x + 4.0, -12.0, 17.0)])


def _smile() -> Floats:
    turns = np.linspace(0.25 * np.pi, 0.75 * np.pi, 8)
    return np.column_stack([26.0 * np.cos(turns), 14.0 + 26.0 * np.sin(turns), np.full(8, -36.0)])


def _brow(side: float) -> Floats:
    return np.array([(side * 34.0, -50.0, -36.0), (side * 24.0, -58.0, -35.0),
                     (side * 12.0, -52.0, -35.0)])  # fmt: skip


def _eyes() -> list[Part]:
    """Both look at the tip of the nose."""
    parts = []
    for side in (-1.0, 1.0):
        white = Part(ball((side * 24.0, -36.0, -34.0), (12.0, 11.0, 7.0)), PAPER, hatched=False)
        pupil = Part(ball((side * 18.0, -33.0, -28.0), (4.5, 4.0, 3.0)), HAIR, hatched=False)
        parts += [white, pupil]
    return parts


def _ears(z: float, aside: float) -> list[Part]:
    return [
        Part(ball((side * (aside + 4.0), -6.0, z), (9.0, 6.0, 15.0)), BLUSH) for side in (-1, 1)
    ]
