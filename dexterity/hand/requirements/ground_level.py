"""Ground level: the eye is at the table's height, and nothing tells how far away the target is."""

from typing import Final

from dexterity.hand.dare.piece import Piece
from dexterity.hand.dare.stance import Stance
from dexterity.hand.error import Strain

PIECE: Final = Piece("ground_level", stance=Stance(low_eye=True), strain=Strain(speed=1.7))
