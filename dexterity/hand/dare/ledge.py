"""A small ledge on the table, from which a die that is struck flies instead of sliding along."""

from dataclasses import replace
from typing import Final

from dexterity.hand.dare.claims import FLIES, Thing
from dexterity.hand.dare.piece import Piece

LEDGE: Final = "ledge"
LEDGE_MM: Final = 50.0
"""How high it is. Lower: a struck die slides on where it comes down, and bounces once at most.
Higher: it comes down on the target."""


def from_ledge(piece: Piece) -> Piece:
    """What strikes a die along the table, striking it off a ledge."""
    claims = {**piece.claims, Thing.COURSE: FLIES}
    stance = replace(piece.stance, raised_mm=LEDGE_MM)
    return replace(piece, claims=claims, stance=stance, stands=LEDGE, otherwise=None)
