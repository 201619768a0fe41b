"""The error of a hand that flicks a pencil: how far a push strays from the one that was meant."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import cos
from types import MappingProxyType
from typing import Final

import numpy as np

from dexterity.hand.error import Strain, strays
from dexterity.hand.pencil.feel import MOST_BEND_RAD_MM, MOST_PUSH_MM_S
from dexterity.units import DEGREE
from dexterity.values.skill import Skill
from dexterity.values.stroke import Push


@dataclass(frozen=True, slots=True)
class PushError:
    """Standard deviations about what was meant; each is drawn apart from the others."""

    direction_rad: float = 0.0
    speed_share: float = 0.0
    """As a share of the speed."""
    bend_rad_mm: float = 0.0

    def under(self, strain: Strain) -> "PushError":
        """The same hand, not seeing or holding well; a bend strays as the direction does."""
        return PushError(
            self.direction_rad * strain.direction,
            self.speed_share * strain.speed,
            self.bend_rad_mm * strain.direction,
        )

    def towards(self, direction_rad: float) -> "PushError":
        """Of a push that goes there: the same everywhere, for the sheet is turned before it."""
        return self


AWKWARD: Final = Strain(speed=1.3, direction=1.8)
"""How much more a hand strays that flicks straight towards itself; to the side it is half of that
more. Fingers push away from the hand, and a wrist that is bent back shakes. In 15 runs
each to the treasure and home it took a novice 24.8 flicks instead of 20.5, a regular 14.7 instead
of 14.3, an expert 11.2 instead of 10.5. Less: nobody would notice. Twice as much more: the card
would decide the game."""


@dataclass(frozen=True, slots=True)
class FixedSheetError:
    """Of a hand that may not turn the sheet, and flicks where the way happens to lead."""

    error: PushError
    """Straight ahead."""
    ahead_rad: float
    """Where that is on the sheet."""

    def towards(self, direction_rad: float) -> PushError:
        """Of a push that goes there."""
        share = (1.0 - cos(direction_rad - self.ahead_rad)) / 2.0
        return self.error.under(
            Strain(
                speed=1.0 + share * (AWKWARD.speed - 1.0),
                direction=1.0 + share * (AWKWARD.direction - 1.0),
            )
        )


PUSH_ERRORS: Final[Mapping[Skill, PushError]] = MappingProxyType(
    {
        Skill.NOVICE: PushError(8.0 * DEGREE, 0.13, 0.0030),
        Skill.REGULAR: PushError(4.0 * DEGREE, 0.07, 0.0015),
        Skill.EXPERT: PushError(1.2 * DEGREE, 0.025, 0.0005),
    }
)
"""Of a stroke meant to be 34 mm long, these hands end 6, 2.6 and 0.8 mm to the side and 12, 6 and 2
mm too near or too far, as deviations; of one of 58 mm, 13, 5.6 and 1.5 mm and 25, 16 and 5 mm.
Closer together: practice earns nothing. The expert's at 0: the paper's grain alone would be left.
"""


def blur_push(
    push: Push, hand: PushError | FixedSheetError, rng: np.random.Generator, count: int
) -> tuple[Push, ...]:
    """The pushes that come of meaning this one `count` times."""
    error = hand.towards(push.direction_rad)
    direction = push.direction_rad + error.direction_rad * strays(rng, (count,))
    speed = push.speed_mm_s * (1.0 + error.speed_share * strays(rng, (count,)))
    bend = push.bend_rad_mm + error.bend_rad_mm * strays(rng, (count,))
    # What is meant at the very limit cannot stray beyond it.
    rows = zip(
        direction.tolist(),
        np.clip(speed, 0.0, MOST_PUSH_MM_S).tolist(),
        np.clip(bend, -MOST_BEND_RAD_MM, MOST_BEND_RAD_MM).tolist(),
        strict=True,
    )
    return tuple(
        replace(push, direction_rad=turn, speed_mm_s=fast, bend_rad_mm=curve)
        for turn, fast, curve in rows
    )
