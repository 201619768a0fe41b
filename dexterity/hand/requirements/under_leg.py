"""Under the leg: the swing has to go through the gap under a leg that sways."""

from itertools import pairwise
from math import sin, tau
from typing import Final

import numpy as np

from dexterity.hand.dare.deed import Deed
from dexterity.hand.dare.movement import Movement
from dexterity.hand.dare.piece import Piece
from dexterity.hand.dare.proof import Floats, Proof
from dexterity.hand.error import HandError, strays
from dexterity.hand.tosses import Tosses
from dexterity.hand.track import Track
from dexterity.values import FlightFacts, Vec2

BEHIND_MM: Final = 70.0
"""How far behind the waiting die the leg stands. Nearer: a swing need not go through. Farther: the
wind-up does not reach behind it."""

GAP_MM: Final = 46.0
"""Half the width of the gap: three dice to either side of the hand's middle."""

SWAY_MM: Final = 55.0
SWAY_S: Final = 2.4
"""How far to either side the leg sways, and how long there and back take. Faster: luck. Slower:
one waits for it."""

FAR_MM: Final = 999.0


def gap_at(at_s: float) -> float:
    """Where the middle of the gap is, beside the waiting die, by the pointer's clock."""
    return SWAY_MM * sin(tau * at_s / SWAY_S)


def beside_gap_mm(path: Track, rest_mm: Vec2) -> float:
    """How far beside the gap the hand last came forward past the leg; far if it never did."""
    x, y = rest_mm[0], rest_mm[1] - BEHIND_MM
    off = FAR_MM
    for before, after in pairwise(path):
        if before.y_mm < y <= after.y_mm:
            share = (y - before.y_mm) / (after.y_mm - before.y_mm)
            at_s = before.at_s + share * (after.at_s - before.at_s)
            across = before.x_mm + share * (after.x_mm - before.x_mm)
            off = max(0.0, abs(across - x - gap_at(at_s)) - GAP_MM)
    return off


def off_the_gap(deed: Deed, _feat: FlightFacts) -> float:
    """In millimetres; 0 through the gap."""
    return beside_gap_mm(deed.path, deed.rest_mm)


def rehearse(movement: Movement, off_s: float) -> Movement:
    """At the time when the gap is straight behind the die, as the leg comes through the middle; if
    later, when it has swayed on."""
    y = movement.toss.place_mm[1] - BEHIND_MM
    forward = [
        after.at_s for before, after in pairwise(movement.path) if before.y_mm < y <= after.y_mm
    ]
    return movement.later(off_s - forward[-1]) if forward else movement


def trial(tosses: Tosses, error: HandError, rng: np.random.Generator) -> tuple[Tosses, Floats]:
    """A moment early or late, the gap has swayed on."""
    drift = SWAY_MM * tau / SWAY_S * error.timing_s * strays(rng, tosses.speed_mm_s.shape)
    hand = 2.0 * error.place_mm * strays(rng, tosses.speed_mm_s.shape)
    return tosses, np.maximum(0.0, np.abs(drift + hand) - GAP_MM)


PIECE: Final = Piece(
    "under_leg",
    proof=Proof(off_the_gap, 0.0, at_most=True),
    rehearse=rehearse,
    timed=True,
    trial=trial,
)
