"""Crossed wrists: the path has to cross itself before the hand lets go."""

from typing import Final

import numpy as np

from dexterity.hand.dare.deed import Deed
from dexterity.hand.dare.figures import crossings, loop
from dexterity.hand.dare.movement import Movement
from dexterity.hand.dare.piece import Piece
from dexterity.hand.dare.proof import Floats, Proof
from dexterity.hand.error import HandError, Strain, strays
from dexterity.hand.tosses import Tosses
from dexterity.values.landing import FlightFacts

RADIUS_MM: Final = 34.0
LASTS_S: Final = 0.3
"""The loop that a hand draws."""

SURE_SPREADS: Final = 1.9
"""How many spreads of its timing, in tenths of a second, a loop bears before it stays open."""


def crossed(deed: Deed, _feat: FlightFacts) -> float:
    """How often."""
    return float(crossings(deed.path))


def rehearse(movement: Movement, off_s: float) -> Movement:
    """A loop before the swing, unless another requirement has drawn one; a hasty hand leaves it
    open."""
    if crossings(movement.path) or 10.0 * abs(off_s) > SURE_SPREADS:
        return movement
    return movement.led_by(loop(RADIUS_MM), LASTS_S)


def trial(tosses: Tosses, error: HandError, rng: np.random.Generator) -> tuple[Tosses, Floats]:
    """A loop that a hasty hand does not always close."""
    haste = 10.0 * error.timing_s * strays(rng, tosses.speed_mm_s.shape)
    return tosses, np.where(np.abs(haste) <= SURE_SPREADS, 1.0, 0.0)


PIECE: Final = Piece(
    "crossed_wrists",
    proof=Proof(crossed, 1.0),
    rehearse=rehearse,
    timed=True,
    strain=Strain(speed=1.2, direction=1.4),
    trial=trial,
)
