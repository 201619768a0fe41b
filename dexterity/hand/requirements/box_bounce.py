"""Box bounce: the player places the box, and the die must meet it before the target."""

from typing import Final

from dexterity.hand.dare.piece import Piece
from dexterity.hand.dare.second_forms import touches

BOX: Final = "box"
"""What the box is called among the things that a die touches."""

PIECE: Final = Piece("box_bounce", proof=touches(BOX), wants_box=True)
