"""The second forms of requirements, for throws in which the first cannot be had.

Where something else sets the die in motion, the thrower lays arm, nose or head on the table, and
the die has to meet it on its way to the target: the rulebook allows both. What strikes a die along
the table strikes it off a ledge where it has to fly.
"""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from dexterity.hand.dare.claims import FLIES, Thing
from dexterity.hand.dare.deed import Deed
from dexterity.hand.dare.piece import Piece
from dexterity.hand.dare.proof import Proof, Witness
from dexterity.values.landing import FlightFacts

LEDGE: Final = "ledge"
LEDGE_MM: Final = 50.0
"""How high it is. Lower: a struck die slides on where it comes down, and bounces once at most.
Higher: it comes down on the target."""


def touched_in_flight(requirement: str) -> Piece:
    """What lies there is called as the requirement is."""
    return Piece(requirement, proof=touches(requirement), stands=requirement)


def touches(name: str) -> Proof:
    """What a die has to show that must touch something before the target."""
    return Proof(partial(touched, name), 1.0, Witness.FLIGHT)


def touched(name: str, _deed: Deed, feat: FlightFacts) -> float:
    """1 if a thing was touched before the target."""
    return float(name in feat.touched)


def from_ledge(piece: Piece) -> Piece:
    """What strikes a die along the table, striking it off a ledge."""
    claims: Mapping[Thing, str] = {**piece.claims, Thing.COURSE: FLIES}
    stance = replace(piece.stance, raised_mm=LEDGE_MM)
    return replace(piece, claims=claims, stance=stance, stands=LEDGE, otherwise=None)
