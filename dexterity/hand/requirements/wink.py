"""Wink: one eye shut, the hand before the target, and no shadow tells how high the die is."""

from typing import Final

from dexterity.hand.dare.piece import Piece
from dexterity.hand.dare.stance import Stance
from dexterity.hand.error import Strain

PIECE: Final = Piece("wink", stance=Stance(one_eye=True), strain=Strain(speed=1.3, direction=1.3))
