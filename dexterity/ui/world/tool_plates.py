"""Tools that a die lies or falls on: a nose, a head, a card; about the middle of their top.

Across, along and up of the tool itself, in millimetres.
"""

import numpy as np

from dexterity.physics.scene.materials import Material
from dexterity.physics.tools.motion import TOOL_SIZES_MM
from dexterity.ui.draw.colours import CENTRE, PAPER
from dexterity.ui.world.camera import Floats
from dexterity.ui.world.paper import mixed
from dexterity.ui.world.parts import BLUSH, CARD, HAIR, SKIN, Part, ball, limb, ring
from dexterity.ui.world.signs import star
from dexterity.ui.world.sleeves import sleeve
from dexterity.ui.world.solid import COLOURS
from dexterity.values.launch import Tool


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
    neck = Part(limb((0.0, -14.0, -78.0), (0.0, -18.0, -150.0), (24.0, 34.0)), SKIN)
    return (neck, *_ears(-54.0, 52.0), face, *_eyes(), tip)


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
