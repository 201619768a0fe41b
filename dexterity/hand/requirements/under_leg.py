"""Under the leg: the swing has to go through the gap under a leg that sways."""

from dataclasses import replace
from itertools import pairwise
from math import sin, tau
from typing import Final

import numpy as np

from dexterity.hand.dare.deed import Deed
from dexterity.hand.dare.movement import Movement, least_jerk
from dexterity.hand.dare.piece import Piece
from dexterity.hand.dare.proof import Floats, Proof
from dexterity.hand.error import HandError, strays
from dexterity.hand.tosses import Tosses
from dexterity.hand.track import Track
from dexterity.values.landing import FlightFacts
from dexterity.values.pointer import PointerSample
from dexterity.values.vectors import Vec2

BEHIND_MM: Final = 70.0
"""How far behind the waiting die the leg stands. Nearer: a swing need not go through. Farther: the
wind-up does not reach behind it."""

GAP_MM: Final = 46.0
"""Half the width of the gap: three dice to either side of the hand's middle."""

SWAY_MM: Final = 55.0
SWAY_S: Final = 2.4
"""How far to either side the leg sways, and how long there and back take. Faster: luck. Slower:
one waits for it."""

HASTE: Final = 2.5
"""How many times as fast it sways for who waits for its moment: once, from one side to the other.
Slower: a third of a second too early or too late would still be in time. Faster: luck."""

FAR_MM: Final = 999.0


def gap_at(at_s: float) -> float:
    """Where the middle of the gap is, beside the waiting die, by the pointer's clock."""
    return SWAY_MM * sin(tau * at_s / SWAY_S)


def came_past(path: Track, rest_mm: Vec2) -> PointerSample | None:
    """When and where a hand last came forward past the leg."""
    y = rest_mm[1] - BEHIND_MM
    for before, after in pairwise(reversed(path)):
        if after.y_mm < y <= before.y_mm:
            share = (y - after.y_mm) / (before.y_mm - after.y_mm)
            at_s = after.at_s + share * (before.at_s - after.at_s)
            return PointerSample(at_s, after.x_mm + share * (before.x_mm - after.x_mm), y)
    return None


def beside_gap_mm(path: Track, rest_mm: Vec2) -> float:
    """How far beside the gap the hand last came forward past the leg; far if it never did."""
    past = came_past(path, rest_mm)
    if past is None:
        return FAR_MM
    return max(0.0, abs(past.x_mm - rest_mm[0] - gap_at(past.at_s)) - GAP_MM)


def off_the_gap(deed: Deed, _feat: FlightFacts) -> float:
    """In millimetres; 0 through the gap."""
    return beside_gap_mm(deed.path, deed.rest_mm)


def swayed_s(off_s: float) -> float:
    """When by its own clock, for who is so far off the moment at which it is in the middle."""
    return max(-SWAY_S / 4.0, min(SWAY_S / 4.0, HASTE * off_s))


def rehearse(movement: Movement, off_s: float) -> Movement:
    """Straight behind the die past the leg, as the gap comes through the middle; if later, when it
    has swayed on. Only then the swing goes the way of the toss."""
    x, y, _ = movement.toss.place_mm
    past = came_past(movement.path, (x, y))
    if past is None:
        return movement
    path = tuple(
        replace(at, x_mm=at.x_mm + (x - past.x_mm) * least_jerk((y - at.y_mm) / BEHIND_MM))
        for at in movement.path
    )
    return replace(movement, path=path).later(swayed_s(off_s) - past.at_s)


def trial(tosses: Tosses, error: HandError, rng: np.random.Generator) -> tuple[Tosses, Floats]:
    """A moment early or late, the gap has swayed on."""
    off = HASTE * error.timing_s * strays(rng, tosses.speed_mm_s.shape)
    swayed = SWAY_MM * np.sin(tau / SWAY_S * np.clip(off, -SWAY_S / 4.0, SWAY_S / 4.0))
    return tosses, np.maximum(0.0, np.abs(swayed) - GAP_MM)


PIECE: Final = Piece(
    "under_leg",
    proof=Proof(off_the_gap, 0.0, at_most=True),
    rehearse=rehearse,
    rehearsed_last=True,
    timed=True,
    trial=trial,
)
