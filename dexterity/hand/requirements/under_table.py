"""Under the table: the hand is below the table's near edge, and the die leaves it from there."""

from dataclasses import replace
from typing import Final

import numpy as np

from dexterity.hand.dare.claims import IN_HAND, Thing
from dexterity.hand.dare.deed import Deed
from dexterity.hand.dare.movement import Movement
from dexterity.hand.dare.piece import Piece
from dexterity.hand.dare.proof import Floats, Proof
from dexterity.hand.dare.stance import BELOW_EDGE_MM, Stance
from dexterity.hand.error import HandError, strays
from dexterity.hand.tosses import Tosses
from dexterity.units import DEGREE
from dexterity.values.landing import FlightFacts

LOFT_RAD: Final = 62.0 * DEGREE
"""Steep enough to clear the edge, 50 mm ahead and 44 above a die's lower corner."""

RISES: Final = 1.0
"""How much a hand that swings on past where the die waited rises, for each millimetre."""


RISES_MM_S: Final = 120.0
"""How far on a hand is for each second that it is off its moment."""


def height_mm(ahead_mm: float) -> float:
    """How high a hand is that is so far ahead of where the die waited."""
    return BELOW_EDGE_MM[2] + RISES * max(0.0, ahead_mm)


def above_edge_mm(deed: Deed, _feat: FlightFacts) -> float:
    """How far above the table's top the hand was as it let go; 0 below it."""
    return max(0.0, height_mm(deed.path[-1].y_mm - BELOW_EDGE_MM[1]))


def rehearse(movement: Movement, off_s: float) -> Movement:
    """Up along the edge as far as the hand has come when it lets go."""
    ahead = RISES_MM_S * abs(off_s)
    path = tuple(replace(sample, y_mm=sample.y_mm + ahead) for sample in movement.path)
    x, y, _ = movement.toss.place_mm
    place = (x, y, min(0.0, height_mm(ahead)))
    return replace(movement, path=path, toss=replace(movement.toss, place_mm=place))


def trial(tosses: Tosses, error: HandError, rng: np.random.Generator) -> tuple[Tosses, Floats]:
    """A hand that swings up lets go higher or lower; it scrapes along below the table."""
    ahead = RISES_MM_S * error.timing_s * strays(rng, tosses.speed_mm_s.shape)
    place = tosses.place_mm.copy()
    # The knees are below: the die is no lower than where it waits.
    place[:, 2] = BELOW_EDGE_MM[2] + np.maximum(0.0, np.minimum(ahead, -BELOW_EDGE_MM[2]))
    place[:, 1] = np.minimum(place[:, 1], BELOW_EDGE_MM[1] + 10.0)
    return replace(tosses, place_mm=place), np.maximum(0.0, BELOW_EDGE_MM[2] + ahead)


PIECE: Final = Piece(
    "under_table",
    claims={**IN_HAND, Thing.PLACE: "under the table"},
    stance=Stance(below_edge=True),
    proof=Proof(above_edge_mm, 0.0, at_most=True),
    rehearse=rehearse,
    timed=True,
    trial=trial,
    loft_rad=LOFT_RAD,
)
