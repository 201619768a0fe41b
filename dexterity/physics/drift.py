"""Dice fly on as they move, for a time."""

from math import sqrt

from dexterity.physics.cube import FEW, Floats, frames_of, turn
from dexterity.physics.dice import Dice


def advance(dice: Dice, time_s: Floats) -> None:
    """Move and turn dice on, each for its own time."""
    if len(dice) <= FEW:
        for column, time in enumerate(time_s.tolist()):
            dice.floats[:22, column] = _advanced(dice.floats[:13, column].tolist(), time)
        return
    dice.places[:] += dice.motions[:3] * time_s
    dice.turns[:] = turn(dice.turns, dice.motions[3:], time_s)
    dice.frames[:] = frames_of(dice.turns)


def _advanced(die: list[float], time_s: float) -> tuple[float, ...]:
    """Places, motions, turns and frames of one die: as in `turn` and `frames_of`, bit for bit."""
    px, py, pz, vx, vy, vz, sx, sy, sz, w, x, y, z = die
    half_s = 0.5 * time_s
    a, b, c = sx * half_s, sy * half_s, sz * half_s
    square = a * a + b * b + c * c
    cosine = 1.0 - square * (0.5 - square * (1 / 24))
    sine = 1.0 - square * (1 / 6)
    a, b, c = a * sine, b * sine, c * sine
    w, x, y, z = (
        cosine * w - a * x - b * y - c * z,
        cosine * x + a * w + b * z - c * y,
        cosine * y + b * w + c * x - a * z,
        cosine * z + c * w + a * y - b * x,
    )
    length = sqrt(w * w + x * x + y * y + z * z)
    w, x, y, z = w / length, x / length, y / length, z / length
    x2, y2, z2 = x + x, y + y, z + z
    wx, wy, wz = w * x2, w * y2, w * z2
    xx, xy, xz = x * x2, x * y2, x * z2
    yy, yz, zz = y * y2, y * z2, z * z2
    places = px + vx * time_s, py + vy * time_s, pz + vz * time_s
    frame_x = 1.0 - (yy + zz), xy + wz, xz - wy
    frame_y = xy - wz, 1.0 - (xx + zz), yz + wx
    frame_z = xz + wy, yz - wx, 1.0 - (xx + yy)
    return (*places, vx, vy, vz, sx, sy, sz, w, x, y, z, *frame_x, *frame_y, *frame_z)
