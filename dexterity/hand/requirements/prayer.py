"""Prayer: both hands hold the die, and let go of it together."""

from typing import Final

import numpy as np

from dexterity.hand.dare.claims import IN_HAND, Thing
from dexterity.hand.dare.deed import CueKind, Deed
from dexterity.hand.dare.movement import Movement
from dexterity.hand.dare.piece import Piece
from dexterity.hand.dare.proof import Floats, Proof
from dexterity.hand.error import HandError, Strain, strays
from dexterity.hand.tosses import Tosses
from dexterity.values.landing import FlightFacts

TOGETHER_MS: Final = 120.0
"""How far apart both hands may let go. Less: two fingers of one hand cannot do it. More: one hand
throws and the other looks on."""

APART_PER_S: Final = 0.6
"""How far apart two hands of one person let go, for each second that a press would be off."""

ALONE_MS: Final = 9999.0


def apart_ms(deed: Deed, _feat: FlightFacts) -> float:
    """How long one hand held on after the other; for ever if there was but one."""
    down, up = deed.last(CueKind.OTHER_DOWN), deed.last(CueKind.OTHER_UP)
    if down is None or up is None or up < down:
        return ALONE_MS
    return 1000.0 * abs(up - deed.released_s)


def rehearse(movement: Movement, off_s: float) -> Movement:
    """The other hand takes hold as the first does, and lets go with it, or nearly."""
    both = movement.cued(CueKind.OTHER_DOWN, movement.path[0].at_s)
    return both.cued(CueKind.OTHER_UP, movement.released_s + APART_PER_S * off_s)


def trial(tosses: Tosses, error: HandError, rng: np.random.Generator) -> tuple[Tosses, Floats]:
    """Two hands of one person are nearly as one."""
    return tosses, np.abs(
        1000.0 * APART_PER_S * error.timing_s * strays(rng, tosses.speed_mm_s.shape)
    )


PIECE: Final = Piece(
    "prayer",
    claims={**IN_HAND, Thing.HOLD: "both hands"},
    proof=Proof(apart_ms, TOGETHER_MS, at_most=True),
    rehearse=rehearse,
    timed=True,
    strain=Strain(speed=1.2, direction=1.3),
    trial=trial,
)
