"""Hot potato: the die is tossed to the thrower, who catches it and throws it on at once."""

from math import dist
from typing import Final

import numpy as np

from dexterity.hand.dare.dare import taken_at
from dexterity.hand.dare.deed import CueKind, Deed
from dexterity.hand.dare.movement import Movement
from dexterity.hand.dare.piece import Piece
from dexterity.hand.dare.proof import Floats, Proof
from dexterity.hand.error import HandError, Strain, strays
from dexterity.hand.feel import GRAB_RADIUS_MM
from dexterity.hand.tosses import Tosses
from dexterity.values.landing import FlightFacts
from dexterity.values.vectors import Vec2, Vec3

AT_ONCE_MS: Final = 800.0
"""From the catch to letting go. Less: no wind-up fits in. More: one takes aim as ever."""

COMES_S: Final = 0.95
"""From the neighbour's hand to where the die would have waited. Shorter: nobody catches it."""

GONE_S: Final = 1.35
"""When it is past all catching."""

FROM_MM: Final[Vec3] = (-150.0, 60.0, 40.0)
"""Where the neighbour's hand is, from where the die would wait. Farther to the left: behind the
buttons beside the table."""

ARC_MM: Final = 170.0
"""How high it is tossed, at the middle of its way."""

MEANT_MS: Final = 560.0
"""How long a hand that hurries holds it."""


FUMBLED_PER_S: Final = 1.6
"""How much longer it is held, for each second that the catch was off."""


def potato_at(since_toss_s: float, rest_mm: Vec3) -> Vec3:
    """Where the tossed die is."""
    share = since_toss_s / COMES_S
    x, y, z = (rest + (1.0 - share) * part for rest, part in zip(rest_mm, FROM_MM, strict=True))
    return x, y, z + 4.0 * ARC_MM * share * (1.0 - share)


def catches(at_mm: Vec2, since_toss_s: float, rest_mm: Vec3) -> bool:
    """Whether a hand that closes there has the die in it."""
    x, y, _ = potato_at(since_toss_s, rest_mm)
    in_time = 0.0 <= since_toss_s <= GONE_S
    return in_time and dist(at_mm, (x, y)) <= 1.2 * GRAB_RADIUS_MM


def held_ms(deed: Deed, _feat: FlightFacts) -> float:
    """How long the die was held."""
    return 1000.0 * (deed.released_s - taken_at(deed))


def rehearse(movement: Movement, off_s: float) -> Movement:
    """Tossed in time to be caught as the movement begins; a fumbled catch takes its time."""
    caught = movement.waiting(FUMBLED_PER_S * abs(off_s))
    return caught.cued(CueKind.TOSSED, caught.path[0].at_s - COMES_S)


def trial(tosses: Tosses, error: HandError, rng: np.random.Generator) -> tuple[Tosses, Floats]:
    """A hand that hurries, more or less."""
    return tosses, MEANT_MS + 1000.0 * FUMBLED_PER_S * error.timing_s * strays(
        rng, tosses.speed_mm_s.shape
    )


PIECE: Final = Piece(
    "hot_potato",
    proof=Proof(held_ms, AT_ONCE_MS, at_most=True),
    rehearse=rehearse,
    timed=True,
    strain=Strain(speed=1.3, direction=1.3),
    trial=trial,
)
