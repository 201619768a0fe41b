"""The error of a human hand: how far a toss strays from the one that was meant."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

import numpy as np
import numpy.typing as npt

from dexterity.hand.feel import LEAST_LOFT_RAD, MAX_SPEED_MM_S, MOST_LOFT_RAD, MOST_TWIST_RAD_S
from dexterity.hand.toss import Toss
from dexterity.hand.tosses import Tosses
from dexterity.units import DEGREE
from dexterity.values.skill import Skill

Floats = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Strain:
    """How much more a hand strays, as factors on its error, for not seeing or holding well."""

    speed: float = 1.0
    direction: float = 1.0
    loft: float = 1.0

    def and_also(self, other: "Strain") -> "Strain":
        """Two difficulties at once."""
        return Strain(
            self.speed * other.speed, self.direction * other.direction, self.loft * other.loft
        )


NO_STRAIN: Final = Strain()


@dataclass(frozen=True, slots=True)
class HandError:
    """Standard deviations about what was meant; each is drawn apart from the others."""

    speed_share: float = 0.0
    """As a share of the speed: a hard throw strays by more than a soft one."""
    direction_rad: float = 0.0
    loft_rad: float = 0.0
    twist_rad_s: float = 0.0
    place_mm: float = 0.0
    """On each of the three axes."""
    timing_s: float = 0.0
    """Of what has to be done at a moment."""

    def under(self, strain: Strain) -> "HandError":
        """The same hand, not seeing or holding well."""
        return replace(
            self,
            speed_share=strain.speed * self.speed_share,
            direction_rad=strain.direction * self.direction_rad,
            loft_rad=strain.loft * self.loft_rad,
        )


HAND_ERRORS: Final[Mapping[Skill, HandError]] = MappingProxyType(
    {
        Skill.NOVICE: HandError(0.19, 7.0 * DEGREE, 5.0 * DEGREE, 6.0, 15.0, 0.13),
        Skill.REGULAR: HandError(0.10, 4.5 * DEGREE, 3.0 * DEGREE, 3.0, 8.0, 0.08),
        Skill.EXPERT: HandError(0.03, 1.0 * DEGREE, 1.0 * DEGREE, 1.0, 3.0, 0.03),
    }
)
"""Speed and direction are set so that skill pays: these three hands hit, and score, in clear steps.
Loft strays less than direction, being set before the swing; in 0.3 s of flight the expert's twist
strays by a twentieth of a turn, the novice's by a third; places stray by a fingertip at most. Who
taps along with a beat is off by 30 to 40 ms with practice and by 100 or more without.
Closer together: practice earns nothing. The expert's at 0: the odds would show the chaos of the die
alone, which nobody throws."""

FARTHEST_SPREADS: Final = 2.5
"""Where the tails are cut: one draw in eighty is drawn again. Uncut, a long run holds throws that
no person makes, in the end one backwards. Below 2: no rare slips, which are half the fun."""

CUT_SPREAD: Final = 0.954_597
"""The standard deviation of a normal draw cut at 2.5; dividing by it gives back the stated one."""


def blur(toss: Toss | Tosses, error: HandError, rng: np.random.Generator, count: int) -> Tosses:
    """The tosses that come of meaning this one `count` times, or so many once each."""
    place = np.array(toss.place_mm) + error.place_mm * strays(rng, (count, 3))
    speed = toss.speed_mm_s * (1.0 + error.speed_share * strays(rng, (count,)))
    direction = toss.direction_rad + error.direction_rad * strays(rng, (count,))
    loft = toss.loft_rad + error.loft_rad * strays(rng, (count,))
    twist = toss.twist_rad_s + error.twist_rad_s * strays(rng, (count,))
    # What is meant at the very limit cannot stray beyond it.
    return Tosses(
        place,
        np.clip(speed, 0.0, MAX_SPEED_MM_S),
        direction,
        np.clip(loft, LEAST_LOFT_RAD, MOST_LOFT_RAD),
        np.clip(twist, -MOST_TWIST_RAD_S, MOST_TWIST_RAD_S),
    )


def strays(rng: np.random.Generator, shape: tuple[int, ...]) -> Floats:
    """Draws with mean 0 and standard deviation 1, none of them far out."""
    draws = rng.standard_normal(shape)
    while (far := np.abs(draws) > FARTHEST_SPREADS).any():
        draws[far] = rng.standard_normal(int(far.sum()))
    strays: Floats = draws / CUT_SPREAD
    return strays
