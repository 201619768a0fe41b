"""What every way of throwing answers to: a pointer, keys, and second thoughts."""

from abc import ABC, abstractmethod
from dataclasses import replace
from math import dist, remainder, tau

from dexterity.hand.feel import DEFAULT_LOFT_RAD, GRAB_RADIUS_MM, REFERENCE_SPEED_MM_S
from dexterity.hand.toss import Toss
from dexterity.hand.track import within_reach
from dexterity.hand.ways.held import PHASES, Answer, Cancelled, Held, Phase, Thrown, WayName
from dexterity.hand.ways.loft import within_loft
from dexterity.hand.ways.power import power_from_speed, speed_from_power, within_scale
from dexterity.values import PointerSample, Vec2, Vec3

DEFAULT_POWER = power_from_speed(REFERENCE_SPEED_MM_S)
"""The power that a die is picked up with: that of a good plain throw."""


class Way(ABC):
    """A way of throwing: pure transitions from one `Held` to the next, or to what came of it.

    Keys aim, power and throw in every way, so that nothing ever needs a pointer.
    """

    @property
    @abstractmethod
    def name(self) -> WayName:
        """What settings and texts call it."""

    def start(
        self,
        rest_mm: Vec3,
        *,
        loft_rad: float = DEFAULT_LOFT_RAD,
        direction_rad: float = 0.0,
        power: float = DEFAULT_POWER,
    ) -> Held:
        """A die that waits to be thrown."""
        phase = PHASES[self.name][0]
        loft, direction = within_loft(loft_rad), turned_by(direction_rad, 0.0)
        return Held(self.name, phase, rest_mm, rest_mm, loft, direction, within_scale(power))

    def taken_over(self, held: Held) -> Held:
        """The same die thrown in this way, when ways are changed in play."""
        return self.start(
            held.rest_mm,
            loft_rad=held.loft_rad,
            direction_rad=held.direction_rad,
            power=held.power,
        )

    def pressed(self, held: Held, sample: PointerSample) -> Held:
        """A button or finger went down; on the die, it takes it."""
        if held.pressing or not grabs(held, sample):
            return held
        return grabbed(held, sample)

    @abstractmethod
    def moved(self, held: Held, sample: PointerSample) -> Held:
        """The pointer moved."""

    @abstractmethod
    def released(self, held: Held, sample: PointerSample) -> Answer:
        """The button or finger went up."""

    def cancelled(self, held: Held) -> Answer:
        """Esc, right click, a tap of a second finger, the window losing the focus."""
        if not held.pressing and held.phase is PHASES[self.name][0]:
            return held
        return Cancelled(held.laid_back())

    def lofted(self, held: Held, by_rad: float) -> Held:
        """Wheel, keys or second finger changed the loft, whatever else goes on."""
        return replace(held, loft_rad=within_loft(held.loft_rad + by_rad))

    def aimed(self, held: Held, by_rad: float) -> Held:
        """Keys turned the direction; positive to the right."""
        return replace(held, phase=Phase.READY, direction_rad=turned_by(held.direction_rad, by_rad))

    def powered(self, held: Held, by: float) -> Held:
        """Keys changed the power, by a share of the scale."""
        return replace(held, phase=Phase.READY, power=within_scale(held.power + by))

    def confirmed(self, held: Held) -> Answer:
        """The key or button that throws."""
        return Thrown(self.meant(held), None)

    def meant(self, held: Held) -> Toss:
        """The toss that would come of letting go now: what the aim aid shows."""
        return toss_meant(held)


def toss_meant(held: Held) -> Toss:
    """The toss of direction and power, from where the die lies, without twist."""
    speed = speed_from_power(held.power)
    return Toss(held.rest_mm, speed, held.direction_rad, held.loft_rad, 0.0)


def turned_by(direction_rad: float, by_rad: float) -> float:
    """A direction turned on, within half a turn to either side."""
    return remainder(direction_rad + by_rad, tau)


def grabs(held: Held, sample: PointerSample) -> bool:
    """Whether a press there takes the die."""
    return dist(held.rest_mm[:2], place_of(sample)) <= GRAB_RADIUS_MM


def grabbed(held: Held, sample: PointerSample) -> Held:
    """The die in the hand, without a jump."""
    (x, y), (die_x, die_y, _) = place_of(sample), held.rest_mm
    grip = (die_x - x, die_y - y)
    start = PointerSample(sample.at_s, die_x, die_y)
    return replace(
        held.laid_back(),
        phase=Phase.HELD,
        pressing=True,
        grip_mm=grip,
        stroke=(start,),
        before=(held.direction_rad, held.power),
    )


def carried(held: Held, sample: PointerSample) -> PointerSample:
    """Where the die is when the pointer is there."""
    x, y = place_of(sample)
    return PointerSample(sample.at_s, x + held.grip_mm[0], y + held.grip_mm[1])


def place_of(sample: PointerSample) -> Vec2:
    """Where the pointer is, no farther than a hand reaches."""
    return within_reach((sample.x_mm, sample.y_mm))
