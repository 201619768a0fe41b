"""Turning cubes: orientations and corners of many dice at once.

Arrays hold one column a die: orientations are (4, n) quaternions, frames are (3, 3, n) with
`frames[axis, component]`, the die's own axes seen from the table.
"""

from typing import Final

import numpy as np

from dexterity.physics.arrays import Floats, Ints

CORNER_SIGNS: Final = np.array([(1.0, 1.0), (1.0, -1.0), (-1.0, 1.0), (-1.0, -1.0)])
"""The bottom corners from the lowest up, in units of the half size along the two level axes."""

INNER_SIGNS: Final = 0.2 * CORNER_SIGNS
"""Points about the middle on which a bottom face bears too when it lies across an edge: they let
a die hang over by two fifths, its weight being still inside what bears it."""

FACE_UP_TURNS: Final = {
    0: (0.5**0.5, 0.0, -(0.5**0.5), 0.0),
    1: (0.5**0.5, 0.5**0.5, 0.0, 0.0),
    2: (1.0, 0.0, 0.0, 0.0),
    3: (0.5**0.5, 0.0, 0.5**0.5, 0.0),
    4: (0.5**0.5, -(0.5**0.5), 0.0, 0.0),
    5: (0.0, 1.0, 0.0, 0.0),
}
"""A turn that brings each face up."""

_COMPONENTS: Final = np.arange(3)[None, :, None]


def frames_of(turns: Floats) -> Floats:
    """The die's axes as seen from the table."""
    w, x, y, z = turns
    x2, y2, z2 = x + x, y + y, z + z
    wx, wy, wz = w * x2, w * y2, w * z2
    xx, xy, xz = x * x2, x * y2, x * z2
    yy, yz, zz = y * y2, y * z2, z * z2
    frames = np.empty((3, 3, turns.shape[1]))
    frames[0, 0], frames[0, 1], frames[0, 2] = 1.0 - (yy + zz), xy + wz, xz - wy
    frames[1, 0], frames[1, 1], frames[1, 2] = xy - wz, 1.0 - (xx + zz), yz + wx
    frames[2, 0], frames[2, 1], frames[2, 2] = xz + wy, yz - wx, 1.0 - (xx + yy)
    return frames


def turn(turns: Floats, spin: Floats, time_s: Floats | float) -> Floats:
    """Orientations after spinning on for a time, renormalised.

    The half angle of a step is small (0.5 rad at the fastest), so two terms of sine and
    cosine with renormalising are exact to the eye and cheaper than the real ones.
    """
    w, x, y, z = turns
    a, b, c = spin * (0.5 * time_s)
    square = a * a + b * b + c * c
    cosine = 1.0 - square * (0.5 - square * (1 / 24))
    sine = 1.0 - square * (1 / 6)
    a, b, c = a * sine, b * sine, c * sine
    turned = np.empty_like(turns)
    turned[0] = cosine * w - a * x - b * y - c * z
    turned[1] = cosine * x + a * w + b * z - c * y
    turned[2] = cosine * y + b * w + c * x - a * z
    turned[3] = cosine * z + c * w + a * y - b * x
    turned /= np.sqrt(np.add.reduce(turned * turned))
    return turned


def lowest_reach(frames: Floats, half_mm: Floats) -> Floats:
    """How far below its middle each die's lowest corner is."""
    reach: Floats = np.add.reduce(np.abs(frames[:, 2])) * half_mm
    return reach


def bottom_axes(frames: Floats, half_mm: Floats) -> Floats:
    """(3, 3, n): from the die's middle, the two level half-axes that point down, the lowering
    one first, then the half-axis to the bottom face.

    Ordered so that the corners of CORNER_SIGNS come from the lowest up.
    """
    drops = np.abs(frames[:, 2])
    # By comparing, as sorting and `argmax` are slow on three lines. Ties go to different axes.
    less01, less12, less02 = drops[0] < drops[1], drops[1] < drops[2], drops[0] < drops[2]
    most = (less01 & ~less12) + 2 * (less12 & less02)
    least = (~less01 & less12) + 2 * ~(less12 | less02)
    order = np.stack([3 - most - least, least, most])
    # Flat places, since `take` is three times as quick as an index for each axis.
    dice = len(half_mm)
    starts = order * (3 * dice) + np.arange(dice)
    axes: Floats = frames.reshape(-1).take(starts[:, None] + _COMPONENTS * dice)
    axes *= np.where(axes[:, 2] > 0.0, -half_mm, half_mm)[:, None]
    return axes


def bottom_points(axes: Floats, signs: Floats) -> Floats:
    """(points, 3, n): places on the bottom face relative to the die's middle."""
    points: Floats = axes[2] + signs[:, 0, None, None] * axes[0] + signs[:, 1, None, None] * axes[1]
    return points


def face_up(frames: Floats) -> tuple[Ints, Floats]:
    """The index of the face that looks most nearly up, and the cosine of its lean.

    Faces are 0 +x, 1 +y, 2 +z, 3 -x, 4 -y, 5 -z of the die's own axes.
    """
    heights = frames[:, 2]
    axis = np.abs(heights).argmax(0)
    height = heights[axis, np.arange(len(axis))]
    return np.where(height > 0.0, axis, axis + 3), np.abs(height)


def yaw_of(frames: Floats) -> Floats:
    """The angle of the bottom face about the vertical, of use modulo a quarter turn."""
    level = np.abs(frames[:, 2]).argmin(0)
    columns = np.arange(len(level))
    yaw: Floats = np.arctan2(frames[level, 1, columns], frames[level, 0, columns])
    return yaw
