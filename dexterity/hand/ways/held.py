"""A die about to be thrown: where it is in the hand, what is meant with it, and what came of it."""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from dexterity.hand.dare.deed import Deed
from dexterity.hand.gesture import Gesture
from dexterity.hand.toss import Toss
from dexterity.hand.ways.demands import NO_DEMANDS, Demands
from dexterity.hand.ways.onset import CALM, Onset
from dexterity.values.pointer import PointerSample
from dexterity.values.vectors import Vec2, Vec3


class WayName(StrEnum):
    """The ways there are, as settings and texts call them."""

    FLICK = "flick"
    SLINGSHOT = "slingshot"
    TIMING = "timing"
    STEADY = "steady"
    """An assist: no timing and nothing to hold, with the error of a hand."""

    @classmethod
    def _missing_(cls, value: object) -> "WayName | None":
        # What timing was called before it had a needle; records and settings still say so.
        return cls.TIMING if value == "two_step" else None


class Phase(StrEnum):
    """How far the throw has come."""

    IDLE = "idle"
    """The die lies there."""
    HELD = "held"
    """A pointer holds it and nothing is meant yet."""
    AIMING = "aiming"
    POWERING = "powering"
    ACTING = "acting"
    """All is aimed; a press at the right moment does what is required, and lets go."""
    READY = "ready"
    """All is chosen: confirming throws."""


PHASES: Final[dict[WayName, tuple[Phase, ...]]] = {
    WayName.FLICK: (Phase.IDLE, Phase.HELD),
    WayName.SLINGSHOT: (Phase.IDLE, Phase.HELD, Phase.AIMING, Phase.ACTING),
    WayName.TIMING: (Phase.AIMING, Phase.POWERING, Phase.ACTING),
    WayName.STEADY: (Phase.AIMING, Phase.POWERING, Phase.READY),
}
"""Which phases a throw of each way goes through; the first is the one it starts in."""


@dataclass(frozen=True, slots=True)
class Held:
    """Everything between picking up and letting go. Every transition makes a new one."""

    way: WayName
    phase: Phase
    rest_mm: Vec3
    """Where the die lies when nobody holds it; its height is that of the hand's plane."""
    place_mm: Vec3
    """Where the die is now, in the hand."""
    loft_rad: float
    direction_rad: float
    """What is meant so far; 0 is straight away, positive to the right. Of a sling, what the pull
    says; of a needle that still sweeps, the middle of its sweep."""
    power: float
    """What is meant so far, as a share of the scale of power, 0 to 1."""
    onset: Onset = CALM
    demands: Demands = NO_DEMANDS
    since_s: float = 0.0
    """When what is going on began: the pull, the gauge, the moment."""
    pressing: bool = False
    """Whether a pointer is down that has to do with this die."""
    grip_mm: Vec2 = (0.0, 0.0)
    """From the pointer to the die, as it was grabbed: the die does not jump to the pointer."""
    stroke: tuple[PointerSample, ...] = ()
    """The die's motion in the hand since it was grabbed."""
    before: tuple[float, float] | None = None
    """Direction and power before the pointer began to change them."""

    @property
    def hint(self) -> str:
        """The key of the sentence that says what to do next."""
        return f"throw_hint.{self.way}_{self.phase}"

    @property
    def begun(self) -> bool:
        """Whether there is anything to call off."""
        return self.pressing or self.phase is not PHASES[self.way][0]

    @property
    def slack(self) -> bool:
        """Whether a sling is not pulled: nothing is meant yet that could be shown."""
        return self.way is WayName.SLINGSHOT and self.phase in {Phase.IDLE, Phase.HELD}

    @property
    def pull_mm(self) -> Vec2:
        """From where the die lay to where it is."""
        return self.place_mm[0] - self.rest_mm[0], self.place_mm[1] - self.rest_mm[1]

    def laid_back(self) -> "Held":
        """The die where it lay, in nobody's hand; what was chosen before the press still is."""
        direction, power = self.before or (self.direction_rad, self.power)
        return replace(
            self,
            phase=PHASES[self.way][0],
            place_mm=self.rest_mm,
            direction_rad=direction,
            power=power,
            pressing=False,
            grip_mm=(0.0, 0.0),
            stroke=(),
            before=None,
        )


@dataclass(frozen=True, slots=True)
class Thrown:
    """The die has left the hand."""

    toss: Toss
    gesture: Gesture | None
    """The swing it came of; None where there was none."""
    deed: Deed | None = None
    """All that the hand did, where a pointer led it."""
    off_s: float = 0.0
    """How long after its moment the hand let go, where there was one."""


@dataclass(frozen=True, slots=True)
class Dropped:
    """The swing had stopped before the hand let go. Nothing is thrown; the die is put back."""

    held: Held


@dataclass(frozen=True, slots=True)
class Cancelled:
    """The throw was called off; the die is put back."""

    held: Held


Outcome = Thrown | Dropped | Cancelled

Answer = Held | Outcome
"""What follows from what a hand did."""
