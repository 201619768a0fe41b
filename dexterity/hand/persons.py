"""Models of people: how far a throw strays from what was meant, by the way it is made.

A swing strays as hands do. With a sling it is the moment of letting go and the lead of the pull, at
needles the moment of the press. Computer players and the odds throw with these errors.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from math import hypot, pow, sqrt, tau
from types import MappingProxyType
from typing import Final

from dexterity.hand.error import HAND_ERRORS, HandError
from dexterity.hand.feel import (
    FULL_PULL_MM,
    MAX_SPEED_MM_S,
    POWER_BEND,
    SLING_DEAD_MM,
    SLOWEST_SCALE_MM_S,
)
from dexterity.hand.pencil import feel as pencil_feel
from dexterity.hand.pencil.error import PUSH_ERRORS, PushError
from dexterity.hand.pencil.scales import speed_from_power as pencil_speed
from dexterity.hand.ways.held import WayName
from dexterity.hand.ways.power import speed_from_power
from dexterity.hand.ways.slingshot import (
    TIRED,
    TIRES_PER_S,
    WANDER_HZ,
    WANDER_POWER,
    WANDER_RAD,
)
from dexterity.hand.ways.timing import GAUGE_PER_S, NEEDLE_RAD_S
from dexterity.hand.ways.way import DEFAULT_POWER
from dexterity.values.skill import Skill


@dataclass(frozen=True, slots=True)
class Person:
    """How sure somebody is at what the ways ask for; standard deviations."""

    press_s: float
    """Of a press at something that is seen to come."""
    let_go_s: float
    """Of letting go of something that wanders, whose way is not quite known."""
    lead_mm: float
    """Of where a pull is led."""
    hold_s: float
    """How long a pull is held, on average, before it is right."""


PERSONS: Final[Mapping[Skill, Person]] = MappingProxyType(
    {
        Skill.NOVICE: Person(0.095, 0.140, 4.0, 1.6),
        Skill.REGULAR: Person(0.055, 0.090, 2.0, 1.2),
        Skill.EXPERT: Person(0.020, 0.030, 1.0, 0.9),
    }
)
"""Who presses at a mark that comes evenly is off by 20 to 60 ms, by practice; at one that wanders,
by nearly twice that. Closer together: practice earns nothing."""


BY_HAND: Final = frozenset({WayName.FLICK, WayName.STEADY})
"""Ways in which a hand itself strays, not what it stops or lets go of."""


@cache
def error_of(way: WayName, skill: Skill) -> HandError:
    """How a person of that skill strays who throws in that way."""
    hand = HAND_ERRORS[skill]
    if way in BY_HAND:
        return hand
    direction, power = _aim_strays(way, PERSONS[skill], DEFAULT_POWER)
    return HandError(_speed_share(power), direction, timing_s=hand.timing_s)


@cache
def push_error_of(way: WayName, skill: Skill) -> PushError:
    """The same at a pencil. What is aimed with a sling or a needle goes straight."""
    if way in BY_HAND:
        return PUSH_ERRORS[skill]
    direction, power = _aim_strays(way, PERSONS[skill], pencil_feel.DEFAULT_POWER)
    scale = pencil_feel.MOST_PUSH_MM_S - pencil_feel.SLOWEST_PUSH_MM_S
    return PushError(direction, power * scale / pencil_speed(pencil_feel.DEFAULT_POWER))


def _aim_strays(way: WayName, person: Person, power: float) -> tuple[float, float]:
    """How far an aim strays in its direction, and in its power as a share of the scale."""
    if way is WayName.SLINGSHOT:
        return _with_sling(person, power)
    return NEEDLE_RAD_S * person.press_s, GAUGE_PER_S * person.press_s


def _with_sling(person: Person, power: float) -> tuple[float, float]:
    """How far direction and power of a pull stray: by when it is let go, and by its lead."""
    slow, quick = WANDER_HZ
    tired = min(TIRED, 1.0 + TIRES_PER_S * person.hold_s)
    strays = tired * person.let_go_s * tau * sqrt((slow**2 + quick**2) / 2.0)
    length = SLING_DEAD_MM + power * (FULL_PULL_MM - SLING_DEAD_MM)
    return (
        hypot(WANDER_RAD * strays, person.lead_mm / length),
        hypot(WANDER_POWER * strays, person.lead_mm / (FULL_PULL_MM - SLING_DEAD_MM)),
    )


def _speed_share(power: float) -> float:
    """What a share of the scale is as a share of the speed, about a good plain throw."""
    steep = POWER_BEND * (MAX_SPEED_MM_S - SLOWEST_SCALE_MM_S)
    steep *= pow(DEFAULT_POWER, POWER_BEND - 1.0)
    return power * steep / speed_from_power(DEFAULT_POWER)
