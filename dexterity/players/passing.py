"""Which dice on their way would have met what moves on the table."""

from collections.abc import Sequence
from math import tau
from typing import Final

import numpy as np

from dexterity.hand.tosses import Floats
from dexterity.physics import tuning
from dexterity.physics.arrays import Bools
from dexterity.physics.scene.props import MovingProp, Paddle
from dexterity.players.throws import Throws

ROOM_MM: Final = 11.0
"""From the middle of a tumbling die of 16 mm to what it touches: between half a side and a corner.
More: gaps look closed that a die slips through."""


def meets(thrown: Throws, moving: Sequence[MovingProp]) -> Bools:
    """Which of some throws, followed on a table without these, come into the way of any of them.

    A wheel is taken to turn evenly, as it does until something strikes it.
    """
    if thrown.ways_mm is None:
        raise ValueError("These throws were not followed.")
    x, y, z = thrown.ways_mm.swapaxes(0, 1)
    times: Floats = np.arange(len(x), dtype=np.float64) * np.float64(tuning.STEP_S)
    under_way = times[:, None] <= thrown.landings.ended_s
    met = np.zeros(len(thrown), np.bool_)
    for prop in moving:
        low = under_way & (z < prop.height_mm + ROOM_MM)
        met |= (low & _inside(prop, x, y, times)).any(axis=0)
    return met


def _inside(prop: MovingProp, x: Floats, y: Floats, times: Floats) -> Bools:
    """(steps, n): whether a die is where the prop is at that time, seen from above."""
    if isinstance(prop, Paddle):
        poses = [prop.path.pose(at_s) for at_s in times.tolist()]
        rows = np.array([(*pose.place_mm, pose.turn_rad) for pose in poses])
        at_x, at_y, turns = rows.T[:, :, None]
        return _within(x - at_x, y - at_y, turns, prop.size_mm[0], prop.size_mm[1])
    inside = np.zeros(x.shape, np.bool_)
    at_x, at_y = prop.place_mm
    for arm in range(prop.arms):
        turns = (prop.turn_rad + prop.spin_rad_s * times + tau * arm / prop.arms)[:, None]
        # The middle of an arm is half its length from the hub.
        across = x - at_x - prop.arm_mm / 2 * np.cos(turns)
        along = y - at_y - prop.arm_mm / 2 * np.sin(turns)
        inside |= _within(across, along, turns, prop.arm_mm, prop.thickness_mm)
    return inside


def _within(x: Floats, y: Floats, turns: Floats, width_mm: float, length_mm: float) -> Bools:
    """Whether points are in or beside a turned rectangle about the origin."""
    cosines, sines = np.cos(turns), np.sin(turns)
    across, along = np.abs(x * cosines + y * sines), np.abs(y * cosines - x * sines)
    return (across < width_mm / 2 + ROOM_MM) & (along < length_mm / 2 + ROOM_MM)
