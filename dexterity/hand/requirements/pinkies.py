"""Pinkies: a weak hold, out of which the die slips there and then if the swing is too rash."""

from dataclasses import replace
from typing import Final

import numpy as np

from dexterity.hand.dare.claims import IN_HAND, Thing
from dexterity.hand.dare.deed import Deed
from dexterity.hand.dare.movement import Movement
from dexterity.hand.dare.piece import Piece
from dexterity.hand.dare.proof import Floats, Proof
from dexterity.hand.error import HandError, Strain, strays
from dexterity.hand.parabola import fit_parabola
from dexterity.hand.tosses import Tosses
from dexterity.hand.track import Track
from dexterity.values.landing import FlightFacts

HOLDS_MM_S2: Final = 19_000.0
"""What two little fingers hold against: two g. A plain swing to 1.6 m/s in a sixth of a second
gains speed by 16 m/s2 at its hardest. Less: nobody throws far enough. More: nothing slips."""

LOOKS_BACK_S: Final = 0.06
"""How much of the path tells the acceleration: at 60 Hz four samples. Less: pixels pass for a
jerk."""

FEWEST: Final = 4

MOST_MM_S: Final = 2000.0
"""The fastest die that two little fingers let go of in time, where they do not swing. Higher: a
plain throw never comes near. Lower: nobody throws far enough."""


def acceleration_mm_s2(path: Track) -> float:
    """How hard the hand gains, loses or turns its speed, at the end of its path so far."""
    end_s = path[-1].at_s
    recent = [sample for sample in path[-40:] if end_s - sample.at_s <= LOOKS_BACK_S]
    if len(recent) < FEWEST:
        return 0.0
    fitted = fit_parabola(
        np.array([sample.at_s - end_s for sample in recent]),
        np.array([(sample.x_mm, sample.y_mm) for sample in recent]),
    )
    return float(np.hypot(*fitted.acceleration_mm_s2))


def slips(path: Track) -> bool:
    """Whether the die is gone."""
    return acceleration_mm_s2(path) > HOLDS_MM_S2


def rehearse(movement: Movement, off_s: float) -> Movement:
    """Two little fingers bear no more than a gentle pull."""
    return replace(movement, slipped=movement.toss.speed_mm_s > MOST_MM_S)


def held_on(deed: Deed, _feat: FlightFacts) -> float:
    """1 if the die was still held when the hand let go."""
    return float(not deed.slipped)


def trial(tosses: Tosses, error: HandError, rng: np.random.Generator) -> tuple[Tosses, Floats]:
    """The harder the throw, the likelier a jerk in it is too much."""
    swing = 8.0 * tosses.speed_mm_s
    jerk = swing * (1.0 + 3.0 * error.speed_share * strays(rng, swing.shape))
    return tosses, np.where(jerk <= HOLDS_MM_S2, 1.0, 0.0)


PIECE: Final = Piece(
    "pinkies",
    claims={**IN_HAND, Thing.HOLD: "little fingers"},
    proof=Proof(held_on, 1.0),
    slip=slips,
    rehearse=rehearse,
    strain=Strain(speed=1.2, direction=1.3),
    trial=trial,
)
