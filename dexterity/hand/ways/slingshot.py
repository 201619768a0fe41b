"""Slingshot: grab the die, pull it back, let go. What you pull is alive: the aim wanders.

Direction and power are those of the pull, as far off as luck has it, and wander about it slowly
and smoothly, the farther the longer one holds. What is shown when one lets go is what is thrown.
"""

from dataclasses import dataclass, replace
from math import atan2, hypot, sin, tau
from typing import Final

from dexterity.errors import LaunchError
from dexterity.hand.feel import FULL_PULL_MM, SLING_DEAD_MM
from dexterity.hand.toss import Toss
from dexterity.hand.ways.held import Answer, Cancelled, Held, Phase, WayName
from dexterity.hand.ways.moment import acted, awaited, missed
from dexterity.hand.ways.onset import Onset
from dexterity.hand.ways.power import within_scale
from dexterity.hand.ways.way import Way, carried, grabbed, grabs, toss_meant, turned_by
from dexterity.units import DEGREE
from dexterity.values.pointer import PointerSample
from dexterity.values.vectors import Vec2

WANDER_HZ: Final = (0.47, 0.83)
"""How often an aim goes to and fro, by two waves that never meet. Slower: one waits for it. Faster:
nobody lets go in time."""

WANDER_RAD: Final = 8.5 * DEGREE
WANDER_POWER: Final = 0.065
"""How far it wanders as the pull begins: the standard deviation. A pull held for two seconds
wanders twice as far. So a regular person, who lets go 90 ms sooner or later than the aim was right,
hits with 83 of 100. Less, at 7 degrees: with 86. More: letting go is luck."""

TIRES_PER_S: Final = 0.5
TIRED: Final = 2.5
"""How much farther it wanders for each second that it is held, and at the most."""


@dataclass(frozen=True, slots=True)
class Slingshot(Way):
    """Skill is to pull against what is off, and to know when to let go."""

    full_pull_mm: float = FULL_PULL_MM
    """The pull of full power; a low window may offer less room."""

    def __post_init__(self) -> None:
        if not 2.0 * SLING_DEAD_MM <= self.full_pull_mm < float("inf"):
            least = 2.0 * SLING_DEAD_MM
            raise LaunchError(f"a full pull is {self.full_pull_mm} mm, not {least} or more")

    @property
    def name(self) -> WayName:
        return WayName.SLINGSHOT

    def pressed(self, held: Held, sample: PointerSample) -> Answer:
        if held.phase is Phase.ACTING:
            return acted(held, sample.at_s)
        return grabbed(held, sample) if not held.pressing and grabs(held, sample) else held

    def moved(self, held: Held, sample: PointerSample) -> Held:
        if not held.pressing:
            return held
        die = carried(held, sample)
        x, y, height = held.rest_mm
        right, away = self.no_longer((die.x_mm - x, die.y_mm - y))
        pulled = replace(held, place_mm=(x + right, y + away, height))
        length = hypot(right, away)
        if length < SLING_DEAD_MM:
            return replace(pulled, phase=Phase.HELD)
        share = (length - SLING_DEAD_MM) / (self.full_pull_mm - SLING_DEAD_MM)
        return replace(pulled, phase=Phase.AIMING, direction_rad=atan2(-right, -away), power=share)

    def released(self, held: Held, sample: PointerSample) -> Answer:
        """A slack sling throws nothing."""
        if not held.pressing:
            return held
        pulled = self.moved(held, sample)
        if pulled.phase is Phase.HELD:
            return Cancelled(pulled.laid_back())
        direction, power = alive(pulled, sample.at_s)
        return awaited(replace(pulled, direction_rad=direction, power=power), sample.at_s)

    def confirmed(self, held: Held, at_s: float) -> Answer:
        return acted(held, at_s) if held.phase is Phase.ACTING else held

    def passed(self, held: Held, at_s: float) -> Answer:
        return acted(held, at_s) if missed(held, at_s) else held

    def meant(self, held: Held, at_s: float) -> Toss:
        if held.phase is not Phase.AIMING:
            return toss_meant(held)
        direction, power = alive(held, at_s)
        return toss_meant(held, direction, power)

    def no_longer(self, pull_mm: Vec2) -> Vec2:
        """The pull, cut to the full one: the sling does not stretch any farther."""
        length = hypot(*pull_mm)
        share = min(1.0, self.full_pull_mm / length) if length else 0.0
        return pull_mm[0] * share, pull_mm[1] * share


def alive(held: Held, at_s: float) -> tuple[float, float]:
    """Direction and power of a pull at a time: what letting go then would throw."""
    aside, harder = wandered(held.onset, at_s - held.since_s)
    onset, strain = held.onset, held.demands.strain
    trembled = held.demands.trembled_rad(at_s - held.since_s)
    direction = held.direction_rad + onset.direction_rad + strain.direction * aside + trembled
    power = held.power + onset.power + strain.speed * harder
    return turned_by(direction, 0.0), within_scale(power)


def wandered(onset: Onset, held_s: float) -> tuple[float, float]:
    """How far to the right and how much harder an aim is that has been held so long."""
    if not onset.wanders:
        return 0.0, 0.0
    tired = min(TIRED, 1.0 + TIRES_PER_S * max(0.0, held_s))
    one, other, third, fourth = onset.phases
    slow, quick = WANDER_HZ
    aside = sin(tau * (slow * held_s + one)) + sin(tau * (quick * held_s + other))
    harder = sin(tau * (slow * held_s + third)) + sin(tau * (quick * held_s + fourth))
    return tired * WANDER_RAD * aside, tired * WANDER_POWER * harder
