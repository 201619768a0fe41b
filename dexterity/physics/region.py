"""The part of a table that props ever take up: outside it, no die needs to look at any of them."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot, inf

from dexterity.physics import feel
from dexterity.physics.dice import MOVING, Dice
from dexterity.physics.props import Box, Paddle, Prop

FARTHEST = 2.0
"""From a still die's middle, in halves of its size, to what counts as near it; see `Outlines`."""


@dataclass(frozen=True, slots=True)
class Region:
    """A box around everything, wherever it moves."""

    left: float = inf
    right: float = -inf
    near: float = inf
    far: float = -inf
    height: float = -inf

    def may_meet(self, dice: Dice, step_s: float) -> bool:
        """Whether any of a few dice may be near it within a step; never no where it is."""
        half = float(dice.half_mm.max())
        for x, y, z, vx, vy in zip(*dice.floats[:5].tolist(), strict=True):
            room = FARTHEST * half + MOVING * step_s * (abs(vx) + abs(vy)) + feel.NEAR_MOVING_MM
            level = self.left - room < x < self.right + room
            if level and self.near - room < y < self.far + room and z - room < self.height:
                return True
        return False


def region_of(props: Sequence[Prop]) -> Region:
    """The region of some props; nothing is ever near that of none."""
    whole = Region()
    for prop in props:
        reach = hypot(*prop.size_mm) / 2 if isinstance(prop, Box | Paddle) else prop.reach_mm
        for x, y in prop.path.places_mm if isinstance(prop, Paddle) else (prop.place_mm,):
            whole = Region(
                min(whole.left, x - reach),
                max(whole.right, x + reach),
                min(whole.near, y - reach),
                max(whole.far, y + reach),
                max(whole.height, prop.height_mm),
            )
    return whole
