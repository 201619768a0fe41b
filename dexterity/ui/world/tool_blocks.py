"""Tools that strike or blow from behind: a palm, a finger, a forearm, a mouth.

Across, along and up of the tool itself, in millimetres, about the middle of the face that meets the
die. Its real size, which dice meet, is the physics' own; what is drawn besides hangs behind it.
"""

from math import cos, sin
from typing import Final

import numpy as np

from dexterity.physics.tools.motion import TOOL_SIZES_MM
from dexterity.ui.draw.colours import CENTRE
from dexterity.ui.world.camera import Floats
from dexterity.ui.world.paper import mixed
from dexterity.ui.world.parts import BLUSH, HAIR, SKIN, SLEEVE, Part, ball, limb, ring
from dexterity.ui.world.sleeves import sleeve
from dexterity.values.launch import Tool

FINGERTIPS_MM: Final = ((-32.0, 27.0), (-11.0, 34.0), (10.0, 33.0), (31.0, 25.0))
"""Of a raised palm: where each finger is, and how high it ends."""


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


def _level(x: float, y: float, z: float, half: float) -> Floats:
    return np.array([(x - half, y, z), (x, y, z - 1.2), (x + half, y, z)])


def _nail(x: float, y: float, z: float) -> Floats:
    return ring((x, y, z), (4.5, 0.0, 0.0), (0.0, 0.0, 4.0), 9)[1:7]


def _parting(turn: float) -> Floats:
    """A strand from the crown of a bent head down to its neck."""
    right, near = cos(turn), sin(turn)
    rings = ((4.0, 52.0), (20.0, 46.0), (29.0, 33.0), (31.0, 18.0))
    return np.array([(reach * right, -62.0 + reach * near, z) for reach, z in rings])


def _disc(x: float, y: float, tall: float, deep: float) -> Floats:
    return ring((x, y, 0.0), (0.0, 0.0, tall), (0.0, deep, 0.0))


def _hairs(x: float, y: float) -> Floats:
    steps = [(0.0, 14.0), (3.0, 19.0), (5.0, 12.0), (9.0, 18.0), (11.0, 10.0)]
    return np.array([(x + right, y - 20.0, up) for right, up in steps])
