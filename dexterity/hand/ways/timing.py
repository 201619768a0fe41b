"""Timing: a needle sweeps for the direction, a gauge for the power. Stop each with a press.

The same by pointer, by keys and by pad; nothing has to be held.
"""

from dataclasses import dataclass, replace
from typing import Final

from dexterity.hand.toss import Toss
from dexterity.hand.ways.held import Answer, Held, Phase, WayName
from dexterity.hand.ways.moment import acted, awaited, missed
from dexterity.hand.ways.way import Way, place_of, pointed_at, toss_meant, turned_by
from dexterity.units import DEGREE
from dexterity.values.pointer import PointerSample

SWEEP_RAD: Final = 30.0 * DEGREE
"""How far to either side of its middle a needle sweeps: past both rims of the table's target.
Wider: one waits for it. Narrower: what lies aside cannot be aimed at."""

NEEDLE_RAD_S: Final = 95.0 * DEGREE
"""How fast, at every place alike: where it turned back slowly, one would wait for that. A press
that is 55 ms off is off by 5.2 degrees: with nothing else astray, a regular person then hits with
82 of 100, as with a swing that is off by 4.5. Slower, at 80: with 88. Faster:
luck."""

TURNS: Final = 4.0
"""How many steps of fine aim a key turns the middle of the sweep by: it need not be exact."""

GAUGE_PER_S: Final = 0.76
"""How fast a gauge fills and empties, in shares of the scale: 55 ms are 4.2 %, in its middle a
ninth of the speed."""


@dataclass(frozen=True, slots=True)
class Timing(Way):
    """Skill is to press in time."""

    roams: bool = False
    """There is no one way to go: a first press, away from the die, says about where the needle
    shall sweep."""

    @property
    def name(self) -> WayName:
        return WayName.TIMING

    def pressed(self, held: Held, sample: PointerSample) -> Answer:
        """Anywhere: a press is a press."""
        if self.roams and held.phase is Phase.AIMING and held.before is None:
            pointed = pointed_at(held, place_of(sample))
            return replace(pointed, before=(pointed.direction_rad, held.power))
        return self.confirmed(held, sample.at_s)

    def aimed(self, held: Held, by_rad: float) -> Held:
        """The middle of the sweep, so that the needle comes by what lies aside."""
        if held.phase is not Phase.AIMING:
            return held
        middle = turned_by(held.direction_rad, TURNS * by_rad)
        return replace(held, direction_rad=middle, before=(middle, held.power))

    def confirmed(self, held: Held, at_s: float) -> Answer:
        """Stops what is moving; what gives goes on for a moment."""
        stops_s = at_s + held.demands.lag_s
        match held.phase:
            case Phase.AIMING:
                needle = needle_rad(held, stops_s)
                return replace(
                    held, phase=Phase.POWERING, direction_rad=needle, since_s=stops_s,
                    before=(held.direction_rad, held.power),
                )  # fmt: skip
            case Phase.POWERING if at_s < held.since_s:
                # It is the needle that still goes on.
                return held
            case Phase.POWERING:
                return awaited(replace(held, power=gauge_share(held, stops_s)), at_s)
            case _:
                return acted(held, at_s)

    def passed(self, held: Held, at_s: float) -> Answer:
        return acted(held, at_s) if missed(held, at_s) else held

    def meant(self, held: Held, at_s: float) -> Toss:
        match held.phase:
            case Phase.AIMING:
                return toss_meant(held, needle_rad(held, at_s))
            case Phase.POWERING:
                return toss_meant(held, power=gauge_share(held, at_s))
            case _:
                return toss_meant(held)


def needle_rad(held: Held, at_s: float) -> float:
    """Where the needle points at a time."""
    demands = held.demands
    round_s = 4.0 * SWEEP_RAD / (NEEDLE_RAD_S * demands.strain.direction)
    swept = SWEEP_RAD * zigzag(at_s / round_s + held.onset.phases[0])
    return turned_by(held.direction_rad, swept + demands.trembled_rad(at_s))


def gauge_share(held: Held, at_s: float) -> float:
    """How full the gauge is at a time; it begins wherever luck has it."""
    round_s = 2.0 / (GAUGE_PER_S * held.demands.strain.speed)
    rounds = max(0.0, at_s - held.since_s) / round_s + held.onset.phases[1]
    return (1.0 - zigzag(rounds + 0.25)) / 2.0


def zigzag(rounds: float) -> float:
    """To and fro between -1 and 1, evenly: 0 at 0, 1 after a quarter of a round."""
    part = (rounds + 0.25) % 1.0
    return 4.0 * part - 1.0 if part < 0.5 else 3.0 - 4.0 * part
