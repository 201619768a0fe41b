"""Pirouette: the path must go once all the way round, and then the throw comes at once."""

from math import degrees, radians
from typing import Final

import numpy as np

from dexterity.hand.dare.deed import Deed
from dexterity.hand.dare.figures import LOOP_RAD, loop, most_turned
from dexterity.hand.dare.movement import Movement
from dexterity.hand.dare.piece import Piece
from dexterity.hand.dare.proof import Floats, Proof
from dexterity.hand.error import HandError, Strain, strays
from dexterity.hand.tosses import Tosses
from dexterity.hand.track import Track
from dexterity.values.landing import FlightFacts

FULL_DEG: Final = 360.0

AT_ONCE_S: Final = 0.5
"""From the end of the turn to letting go. Longer: one turns, stops, and aims as ever."""

RADIUS_MM: Final = 42.0
LASTS_S: Final = 0.36
"""A circle that a hand draws in one go."""

OFF_S: Final = 0.15
"""How far off its moment a hand may be that turns by itself. Less: hardly anybody turns in time.
More: one may dawdle."""

MEANT_DEG: Final = degrees(LOOP_RAD)
STRAYS_DEG_S: Final = (MEANT_DEG - FULL_DEG) / OFF_S
"""How far round a hand means to go, and how much less it goes for each second that it hurries."""


def turned_at_once_deg(path: Track, released_s: float) -> float:
    """How far the path went round; what was done too long before letting go is forgotten."""
    late = [sample for sample in path if released_s - sample.at_s <= AT_ONCE_S + 2.0]
    turned, at_s = most_turned(tuple(late), released_s)
    return degrees(turned) if released_s - at_s <= AT_ONCE_S else 0.0


def turned_deg(deed: Deed, _feat: FlightFacts) -> float:
    """Either way round."""
    return turned_at_once_deg(deed.path, deed.released_s)


def rehearse(movement: Movement, off_s: float) -> Movement:
    """Once round before the swing, a little farther than needed; not quite so far where the hand
    hurried, and who dawdles stands still before the swing."""
    figure = loop(RADIUS_MM)
    left_out = radians(STRAYS_DEG_S * max(0.0, -off_s)) / LOOP_RAD
    kept = figure[min(len(figure) - 1, round(left_out * len(figure))) :]
    to_spare_s = AT_ONCE_S - (movement.released_s - movement.path[0].at_s)
    stands_s = max(0.0, off_s) / OFF_S * max(0.0, to_spare_s)
    return movement.waiting(stands_s).led_by(kept, LASTS_S * len(kept) / len(figure))


def trial(tosses: Tosses, error: HandError, rng: np.random.Generator) -> tuple[Tosses, Floats]:
    """A turn that is meant to go a little farther than round, and then the throw in time."""
    off = error.timing_s * strays(rng, tosses.speed_mm_s.shape)
    turned = MEANT_DEG + STRAYS_DEG_S * np.minimum(0.0, off)
    return tosses, np.where(off <= OFF_S, turned, 0.0)


PIECE: Final = Piece(
    "pirouette",
    proof=Proof(turned_deg, FULL_DEG),
    rehearse=rehearse,
    timed=True,
    strain=Strain(speed=1.3, direction=1.5),
    trial=trial,
)
