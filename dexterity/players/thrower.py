"""Someone who throws the same die at the same target again and again, and strays each time."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from dexterity.hand.error import HandError, blur
from dexterity.hand.feel import RELEASE_HEIGHT_MM
from dexterity.hand.pickup import orientations_at_pickup
from dexterity.hand.toss import Toss
from dexterity.hand.tosses import Tosses
from dexterity.physics.die import Die
from dexterity.physics.table import Table
from dexterity.players.mark import Mark
from dexterity.players.throws import Throws, throw_many
from dexterity.values import Vec3

PLACE_MM: Final[Vec3] = (0.0, -500.0, RELEASE_HEIGHT_MM)
"""Where a hand lets go by default: half a metre before the middle of the table."""

SLOWEST_MM_S, FASTEST_MM_S = 600.0, 3200.0
"""Speeds that a hand still controls."""


@dataclass(frozen=True, slots=True)
class Thrower:
    """A hand, what it holds and what it throws at."""

    error: HandError
    table: Table
    die: Die
    place_mm: Vec3 = PLACE_MM
    twist_rad_s: float = 0.0

    def can_throw_at(self, mark: Mark) -> bool:
        """Whether a hand reaches the mark at a speed that it controls."""
        return SLOWEST_MM_S <= mark.speed_mm_s(self.place_mm[2]) <= FASTEST_MM_S

    def toss_at(self, mark: Mark) -> Toss:
        """The toss that first touches the table at the mark."""
        speed = mark.speed_mm_s(self.place_mm[2])
        return Toss(self.place_mm, speed, mark.direction_rad, mark.loft_rad, self.twist_rad_s)

    def strayed(self, meant: Toss, seed: int) -> Toss:
        """What the hand does, this once, when it means that toss."""
        one = blur(meant, self.error, np.random.default_rng(seed), 1)
        x, y, z = map(float, one.place_mm[0])
        rest = (one.speed_mm_s, one.direction_rad, one.loft_rad, one.twist_rad_s)
        return Toss((x, y, z), *(float(values[0]) for values in rest))

    def throw(self, tosses: Sequence[Toss], times: int, seed: int) -> Throws:
        """Mean each toss so many times, all in one go, the throws of a toss side by side.

        Every throw strays on its own. Were all tosses to stray alike, a few lucky draws would
        make a whole neighbourhood of bad tosses look good.
        """
        luck = np.random.default_rng(seed)
        blurred = [blur(toss, self.error, luck, times) for toss in tosses]
        held = orientations_at_pickup(luck, times * len(tosses))
        return throw_many(_joined(blurred), held, self.table, self.die)


def _joined(parts: Sequence[Tosses]) -> Tosses:
    return Tosses(
        np.concatenate([part.place_mm for part in parts]),
        np.concatenate([part.speed_mm_s for part in parts]),
        np.concatenate([part.direction_rad for part in parts]),
        np.concatenate([part.loft_rad for part in parts]),
        np.concatenate([part.twist_rad_s for part in parts]),
    )
