"""Spinning top: a twist on the die that it still has when it touches the target."""

from dataclasses import replace
from typing import Final

import numpy as np

from dexterity.hand.dare.claims import IN_HAND
from dexterity.hand.dare.deed import Deed
from dexterity.hand.dare.movement import Movement
from dexterity.hand.dare.piece import Piece
from dexterity.hand.dare.proof import Floats, Proof, Witness
from dexterity.hand.error import HandError, strays
from dexterity.hand.feel import MOST_TWIST_RAD_S
from dexterity.hand.tosses import Tosses
from dexterity.values.landing import FlightFacts

LEAST_RAD_S: Final = 20.0
"""Three turns a second: seen at once to be a top, and what a curl of the swing keeps past a
bounce."""

TWIST_RAD_S: Final = 80.0
"""What a hand gives that means it; the bounce takes up to half."""

STRAYS: Final = 0.15
"""As a share, at a tenth of a second of timing."""


FADES_PER_S: Final = 3.0
"""How much of the twist is lost for each second that fingers are off their moment."""


def spun_rad_s(_deed: Deed, feat: FlightFacts) -> float:
    """Either way round."""
    return abs(feat.spin_at_target_rad_s)


def rehearse(movement: Movement, off_s: float) -> Movement:
    """Fingers that turn the die as they let go; before or after, they hardly touch it."""
    twist = TWIST_RAD_S * max(0.0, 1.0 - FADES_PER_S * abs(off_s))
    return replace(movement, toss=replace(movement.toss, twist_rad_s=twist))


def trial(tosses: Tosses, error: HandError, rng: np.random.Generator) -> tuple[Tosses, Floats]:
    """The twist strays as a moment does; what is left of it, only the flight knows."""
    stray = 1.0 + 10.0 * STRAYS * error.timing_s * strays(rng, tosses.speed_mm_s.shape)
    twist = np.clip(TWIST_RAD_S * stray, -MOST_TWIST_RAD_S, MOST_TWIST_RAD_S)
    return replace(tosses, twist_rad_s=twist), np.zeros(len(twist))


PIECE: Final = Piece(
    "spinning_top",
    claims=IN_HAND,
    proof=Proof(spun_rad_s, LEAST_RAD_S, Witness.FLIGHT),
    rehearse=rehearse,
    timed=True,
    trial=trial,
)
