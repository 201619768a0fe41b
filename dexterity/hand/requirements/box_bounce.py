"""Box bounce: the player places the box, and the die must meet it before the target."""

from typing import Final

from dexterity.hand.dare.deed import Deed
from dexterity.hand.dare.piece import Piece
from dexterity.hand.dare.proof import Proof, Witness
from dexterity.values import Feat

BOX: Final = "box"
"""What the box is called among the things that a die touches."""


def met_the_box(_deed: Deed, feat: Feat) -> float:
    """1 if the box was touched before the target."""
    return float(BOX in feat.touched)


PIECE: Final = Piece("box_bounce", proof=Proof(met_the_box, 1.0, Witness.FLIGHT), wants_box=True)
