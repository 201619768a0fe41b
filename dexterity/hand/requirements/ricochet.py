"""Ricochet: two bounces on the table, at least, before the target."""

from typing import Final

from dexterity.hand.dare.claims import FLIES, Thing
from dexterity.hand.dare.deed import Deed
from dexterity.hand.dare.piece import Piece
from dexterity.hand.dare.proof import Proof, Witness
from dexterity.values.landing import FlightFacts

LEAST: Final = 2.0


def bounced(_deed: Deed, feat: FlightFacts) -> float:
    """How often."""
    return float(len(feat.bounces_mm))


PIECE: Final = Piece(
    "ricochet", claims={Thing.COURSE: FLIES}, proof=Proof(bounced, LEAST, Witness.FLIGHT)
)
