"""From afar: the throwing line is a big step back."""

from typing import Final

from dexterity.hand.dare.claims import Thing
from dexterity.hand.dare.piece import Piece
from dexterity.hand.dare.stance import Stance

STEP_MM: Final = 350.0
"""A big step of someone at a table of 1.3 m, to scale. Longer: no hand hits anything."""

PIECE: Final = Piece(
    "from_afar", claims={Thing.PLACE: "a step back"}, stance=Stance(back_mm=STEP_MM)
)
