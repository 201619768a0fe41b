"""A glance at a few dice, in plain numbers: whether anything could touch them at all.

Through much of a live throw nothing can, and asking arrays about it would cost several times as
much. A glance may see something near where the arrays then find nothing, never the other way round.
"""

from dexterity.physics.dice import MOVING, WIDEST, Dice
from dexterity.physics.ground import Ground

HANDFUL = 8
"""Dice up to which a glance pays."""


def any_company(dice: Dice, everyone: Dice, step_s: float, room_mm: float) -> bool:
    """Whether any die may come within `room_mm`, and its own reach, of another one."""
    places = list(zip(*everyone.places.tolist(), strict=True))
    half = float(dice.half_mm.max())
    columns = zip(*dice.floats[:5].tolist(), dice.rows.tolist(), strict=True)
    for x, y, z, vx, vy, row in columns:
        room = WIDEST * half + MOVING * step_s * (abs(vx) + abs(vy)) + room_mm
        for other, (ox, oy, oz) in enumerate(places):
            apart = (x - ox) ** 2 + (y - oy) ** 2 + (z - oz) ** 2
            if other != row and apart < room * room:
                return True
    return False


def any_low(dice: Dice, ground: Ground, step_s: float) -> bool:
    """Whether any die may come down to something within a step."""
    more = dice.half_mm.tolist(), dice.crowd_mm.tolist()
    columns = zip(*dice.floats[:9].tolist(), *more, strict=True)
    for x, y, z, _, _, vz, wx, wy, wz, half, crowd_mm in columns:
        reach = WIDEST * half
        low = z - reach + (vz - reach * (abs(wx) + abs(wy) + abs(wz))) * step_s
        if low < max(ground.ceiling_at(x, y), crowd_mm):
            return True
    return False
