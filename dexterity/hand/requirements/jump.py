"""Jump: a tap makes the thrower jump; the die is let go in the air, from higher up."""

from dataclasses import replace
from typing import Final

import numpy as np

from dexterity.hand.dare.deed import Cue, CueKind, Deed
from dexterity.hand.dare.movement import Movement
from dexterity.hand.dare.piece import Piece
from dexterity.hand.dare.proof import Floats, Proof
from dexterity.hand.error import HandError, Strain, strays
from dexterity.hand.tosses import Tosses
from dexterity.values.landing import FlightFacts

CROUCH_S: Final = 0.2
"""From the tap to take-off. Shorter: nobody can tap, take the die and be ready."""

AIR_S: Final = 0.7
"""In the air. Shorter: the swing does not fit in. A real jump of this time is 60 cm high."""

HEIGHT_MM: Final = 150.0
"""How much higher the hand is at the top. Higher: dice drop too steeply to carry on."""

NEVER_MS: Final = 9999.0


def airborne_s(cues: tuple[Cue, ...], at_s: float) -> float | None:
    """For how long the thrower has been in the air, by the last tap before; None for no tap."""
    taps = [cue.at_s for cue in cues if cue.kind is CueKind.JUMPED and cue.at_s <= at_s]
    return at_s - taps[-1] - CROUCH_S if taps else None


def height_mm(in_air_s: float) -> float:
    """How high a jump has come."""
    share = min(1.0, max(0.0, in_air_s / AIR_S))
    return 4.0 * HEIGHT_MM * share * (1.0 - share)


def lift(cues: tuple[Cue, ...], at_s: float) -> float:
    """The hand rises with the thrower."""
    in_air = airborne_s(cues, at_s)
    return 0.0 if in_air is None else height_mm(in_air)


def off_the_jump_ms(deed: Deed, _feat: FlightFacts) -> float:
    """How long before take-off or after coming down the hand let go."""
    in_air = airborne_s(deed.cues, deed.released_s)
    if in_air is None:
        return NEVER_MS
    return 1000.0 * max(0.0, -in_air, in_air - AIR_S)


def rehearse(movement: Movement, off_s: float) -> Movement:
    """Off the ground in time to let go at the top; if later, on the way down."""
    return movement.cued(CueKind.JUMPED, movement.released_s - CROUCH_S - AIR_S / 2 - off_s)


def trial(tosses: Tosses, error: HandError, rng: np.random.Generator) -> tuple[Tosses, Floats]:
    """Let go at the top, sooner or later."""
    in_air = AIR_S / 2 + error.timing_s * strays(rng, tosses.speed_mm_s.shape)
    share = np.clip(in_air / AIR_S, 0.0, 1.0)
    place = tosses.place_mm.copy()
    place[:, 2] += 4.0 * HEIGHT_MM * share * (1.0 - share)
    off = 1000.0 * np.maximum(0.0, np.maximum(-in_air, in_air - AIR_S))
    return replace(tosses, place_mm=place), off


PIECE: Final = Piece(
    "jump",
    lift=lift,
    proof=Proof(off_the_jump_ms, 0.0, at_most=True),
    rehearse=rehearse,
    strain=Strain(direction=1.2),
    timed=True,
    trial=trial,
)
