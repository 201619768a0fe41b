"""One requirement, whole: all that it changes about a throw, and how it is proved."""

from collections.abc import Callable
from dataclasses import dataclass, field
from types import MappingProxyType

import numpy as np

from dexterity.hand.dare.claims import Claims
from dexterity.hand.dare.deed import Cue
from dexterity.hand.dare.follow import Follow
from dexterity.hand.dare.launcher import Launcher
from dexterity.hand.dare.movement import Movement
from dexterity.hand.dare.proof import Floats, Proof
from dexterity.hand.dare.stance import PLAIN, Stance
from dexterity.hand.error import NO_STRAIN, HandError, Strain
from dexterity.hand.tosses import Tosses
from dexterity.hand.track import Track

Lift = Callable[[tuple[Cue, ...], float], float]
"""How much higher than usual the hand is, in mm, at a time, after what was done until then."""

Slip = Callable[[Track], bool]
"""Whether a die leaves the hold of a hand that has just moved so."""

Rehearse = Callable[[Movement, float], Movement]
"""What the hand does to meet the requirement, at its moment or so many seconds after it."""

Trial = Callable[[Tosses, HandError, np.random.Generator], tuple[Tosses, Floats]]
"""How many tosses of a hand with this error come out, and what the proof measures of each."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A requirement. It has a part in whichever moments of a throw it cares about."""

    id: str
    claims: Claims = field(default_factory=lambda: MappingProxyType({}))
    stance: Stance = PLAIN
    follow: Follow | None = None
    launcher: Launcher | None = None
    proof: Proof | None = None
    lift: Lift | None = None
    slip: Slip | None = None
    rehearse: Rehearse | None = None
    rehearsed_last: bool = False
    """It asks where the hand comes by, which others may bend."""
    strain: Strain = NO_STRAIN
    timed: bool = False
    """Who does not swing has to do it at a moment: with one more press."""
    lag_s: float = 0.0
    """For how long what was stopped goes on."""
    tremble_rad: float = 0.0
    """How far an aim trembles, to either side."""
    guides_pull: bool = True
    """Whether the hand follows so, too, where it pulls a sling."""
    trial: Trial | None = None
    wants_box: bool = False
    """The player first places the box."""
    stands: str | None = None
    """What it has stand on the table, by its name."""
    otherwise: "Piece | None" = None
    """Its second form, for throws in which the first cannot be had."""
    loft_rad: float | None = None
    """The loft that a die is picked up with, where the usual one leads nowhere."""
