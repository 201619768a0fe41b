"""What every way of throwing answers to: a pointer, keys, time, and second thoughts."""

from abc import ABC, abstractmethod
from dataclasses import replace
from math import atan2, dist, hypot, remainder, tau

from dexterity.hand.feel import (
    AIM_DEAD_MM,
    DEFAULT_LOFT_RAD,
    GRAB_RADIUS_MM,
    REFERENCE_SPEED_MM_S,
)
from dexterity.hand.toss import Toss
from dexterity.hand.track import within_reach
from dexterity.hand.ways.demands import NO_DEMANDS, Demands
from dexterity.hand.ways.held import PHASES, Answer, Cancelled, Held, Phase, WayName
from dexterity.hand.ways.loft import within_loft
from dexterity.hand.ways.onset import CALM, Onset
from dexterity.hand.ways.power import power_from_speed, speed_from_power, within_scale
from dexterity.values.pointer import PointerSample
from dexterity.values.vectors import Vec2, Vec3

DEFAULT_POWER = power_from_speed(REFERENCE_SPEED_MM_S)
"""The power of a good plain throw."""


class Way(ABC):
    """A way of throwing: pure transitions from one `Held` to the next, or to what came of it.

    No way throws without skill: a swing, an aim that is alive, a needle that is to be stopped, or
    the error of a hand.
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
        power: float = DEFAULT_POWER,
        onset: Onset = CALM,
        demands: Demands = NO_DEMANDS,
    ) -> Held:
        """A die that waits to be thrown; `power` is what a plain throw needs."""
        waiting = Held(
            self.name,
            PHASES[self.name][0],
            rest_mm,
            rest_mm,
            within_loft(loft_rad),
            0.0,
            power,
            onset,
            demands,
        )
        return self.as_begun(waiting)

    def as_begun(self, held: Held) -> Held:
        """What luck makes of a die that waits; most ways are led astray only once they move."""
        return held

    def pressed(self, held: Held, sample: PointerSample) -> Answer:
        """A button or finger went down; on the die, it takes it."""
        if held.pressing or not grabs(held, sample):
            return held
        return grabbed(held, sample)

    def moved(self, held: Held, sample: PointerSample) -> Held:
        """The pointer moved."""
        return held

    def released(self, held: Held, sample: PointerSample) -> Answer:
        """The button or finger went up."""
        return held

    def cancelled(self, held: Held) -> Answer:
        """Esc, right click, a tap of a second finger, the window losing the focus."""
        return Cancelled(held.laid_back()) if held.begun else held

    def lofted(self, held: Held, by_rad: float) -> Held:
        """Wheel, keys or second finger changed the loft, whatever else goes on."""
        return replace(held, loft_rad=within_loft(held.loft_rad + by_rad))

    def aimed(self, held: Held, by_rad: float) -> Held:
        """Keys turned the direction; positive to the right. Most ways do not aim by keys."""
        return held

    def powered(self, held: Held, by: float) -> Held:
        """Keys changed the power, by a share of the scale. Most ways do not."""
        return held

    def confirmed(self, held: Held, at_s: float) -> Answer:
        """The key that throws, or stops what is moving."""
        return held

    def passed(self, held: Held, at_s: float) -> Answer:
        """Nothing was done until then."""
        return held

    @abstractmethod
    def meant(self, held: Held, at_s: float) -> Toss:
        """The toss that would come of letting go then: what the aim aid shows."""


def toss_meant(held: Held, direction_rad: float | None = None, power: float | None = None) -> Toss:
    """The toss of direction and power, from where the die lies, without twist."""
    speed = speed_from_power(held.power if power is None else power)
    direction = held.direction_rad if direction_rad is None else turned_by(direction_rad, 0.0)
    return Toss(held.rest_mm, speed, direction, held.loft_rad, 0.0)


def aimed_off(held: Held) -> Held:
    """The same, as far off as luck has it."""
    return replace(
        held,
        direction_rad=turned_by(held.direction_rad, held.onset.direction_rad),
        power=within_scale(held.power + held.onset.power),
    )


def pointed_at(held: Held, at_mm: Vec2) -> Held:
    """The direction from the die to a place; as it was if the place is the die's own."""
    right, away = at_mm[0] - held.rest_mm[0], at_mm[1] - held.rest_mm[1]
    if hypot(right, away) < AIM_DEAD_MM:
        return held
    return replace(held, direction_rad=atan2(right, away))


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
        since_s=sample.at_s,
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
