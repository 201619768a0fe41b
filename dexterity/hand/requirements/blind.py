"""Blind: one look, then darkness from when the die is taken until it rests."""

from typing import Final

from dexterity.hand.dare.dare import taken_at
from dexterity.hand.dare.deed import Deed
from dexterity.hand.dare.piece import Piece
from dexterity.hand.dare.proof import Proof
from dexterity.hand.dare.stance import Stance
from dexterity.hand.error import Strain
from dexterity.values.landing import FlightFacts

DUSK_S: Final = 0.3
"""How long the light takes to go out. Shorter: it looks like a fault of the screen. Longer: a quick
hand throws in the light without meaning to."""


def dark_for_ms(deed: Deed, _feat: FlightFacts) -> float:
    """How long it had been dark at let-go; below nothing, it was not."""
    return 1000.0 * (deed.released_s - taken_at(deed) - DUSK_S)


PIECE: Final = Piece(
    "blind",
    stance=Stance(lights_out=True),
    proof=Proof(dark_for_ms, 0.0),
    strain=Strain(speed=1.3, direction=1.6, loft=1.3),
)
