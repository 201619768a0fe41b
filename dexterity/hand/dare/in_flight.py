"""The second form that the rulebook allows for elbow, nose and head: the die touches it in flight.

Where something else sets the die in motion, the thrower lays arm, nose or head on the table, and
the die has to meet it on its way to the target.
"""

from functools import partial

from dexterity.hand.dare.deed import Deed
from dexterity.hand.dare.piece import Piece
from dexterity.hand.dare.proof import Proof, Witness
from dexterity.values import Feat


def touched_in_flight(requirement: str) -> Piece:
    """What stands there is called as the requirement is."""
    proof = Proof(partial(met, requirement), 1.0, Witness.FLIGHT)
    return Piece(requirement, proof=proof, stands=requirement)


def met(name: str, _deed: Deed, feat: Feat) -> float:
    """1 if a thing was touched before the target."""
    return float(name in feat.touched)
