"""People at the ways of throwing, played through the very ways: skilled ones, and careless ones."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import cos, radians, sin
from random import Random

from dexterity.hand.dare.dare import PLAIN_THROW, Dare
from dexterity.hand.error import HAND_ERRORS
from dexterity.hand.feel import FULL_PULL_MM, SLING_DEAD_MM
from dexterity.hand.persons import PERSONS
from dexterity.hand.pickup import orientation_at_pickup
from dexterity.hand.toss import Toss
from dexterity.hand.ways.held import Answer, Held, Phase, Thrown, WayName
from dexterity.hand.ways.onset import Onset, onset_from
from dexterity.hand.ways.power import power_from_speed
from dexterity.hand.ways.slingshot import Slingshot, alive
from dexterity.hand.ways.steady import Steady
from dexterity.hand.ways.timing import Timing, gauge_share, needle_rad
from dexterity.hand.ways.way import DEFAULT_POWER
from dexterity.luck import derive_seed, luck_for
from dexterity.physics.scene.table import Table
from dexterity.players.aim import Progress
from dexterity.players.throw_book import ThrowBook
from dexterity.players.thrower import Thrower
from dexterity.players.throws import Attempt, Throws
from dexterity.rules.challenge.level import State
from dexterity.session.challenge.aims import Aims
from dexterity.values.colour import DieColour
from dexterity.values.pointer import PointerSample
from dexterity.values.skill import Skill

RHYTHM_S = 0.7
"""Between the presses of somebody who does not look."""

Throw = Callable[[Random, Onset, Dare], Thrown]
"""What somebody does with a die."""


def thrown_of(answer: Answer) -> Thrown:
    """What was thrown; a TypeError, our own slip, where nothing was."""
    if not isinstance(answer, Thrown):
        raise TypeError(f"nothing was thrown: {answer}")
    return answer


def held_of(answer: Answer) -> Held:
    """What is still held; a TypeError, our own slip, where it is not."""
    if not isinstance(answer, Held):
        raise TypeError(f"it is not held any more: {answer}")
    return answer


def at(held: Held, at_s: float, right_mm: float = 0.0, away_mm: float = 0.0) -> PointerSample:
    x, y, _ = held.rest_mm
    return PointerSample(at_s, x + right_mm, y + away_mm)


# --- careless ones ------------------------------------------------------------------------------


def careless_flick(luck: Random, onset: Onset, dare: Dare) -> Thrown:
    """Somewhere forward: within 15 degrees, 0.8 to 3 m/s, evenly drawn."""
    turn, speed = radians(luck.uniform(-15.0, 15.0)), luck.uniform(800.0, 3000.0)
    return Thrown(Toss(dare.rest_mm, speed, turn, dare.loft_rad(radians(-5.0)), 0.0), None)


def careless_sling(luck: Random, onset: Onset, dare: Dare) -> Thrown:
    """Always the same pull, straight back, let go at once."""
    sling = Slingshot()
    held = sling.start(
        dare.rest_mm, onset=onset, demands=dare.demands, loft_rad=dare.loft_rad(radians(-5.0))
    )
    held = held_of(sling.pressed(held, at(held, 0.0)))
    pull = SLING_DEAD_MM + DEFAULT_POWER * (FULL_PULL_MM - SLING_DEAD_MM)
    held = sling.moved(held, at(held, 0.2, away_mm=-pull))
    return in_rhythm(sling.released(held, at(held, 0.3, away_mm=-pull)), sling, 0.3)


def careless_timing(luck: Random, onset: Onset, dare: Dare) -> Thrown:
    """Presses at a fixed rhythm."""
    way = Timing()
    held = way.start(
        dare.rest_mm, onset=onset, demands=dare.demands, loft_rad=dare.loft_rad(radians(-5.0))
    )
    return in_rhythm(held, way, 0.0)


def careless_steady(luck: Random, onset: Onset, dare: Dare) -> Thrown:
    """Throws without aiming."""
    way = Steady(HAND_ERRORS[Skill.REGULAR])
    held = way.start(
        dare.rest_mm, onset=onset, demands=dare.demands, loft_rad=dare.loft_rad(radians(-5.0))
    )
    return in_rhythm(held, way, 0.0)


def in_rhythm(answer: Answer, way: Slingshot | Timing | Steady, at_s: float) -> Thrown:
    """Whatever moves is stopped at the next beat."""
    while isinstance(answer, Held):
        at_s += RHYTHM_S
        answer = way.confirmed(answer, at_s)
    return thrown_of(answer)


CARELESS: dict[WayName, Throw] = {
    WayName.FLICK: careless_flick,
    WayName.SLINGSHOT: careless_sling,
    WayName.TIMING: careless_timing,
    WayName.STEADY: careless_steady,
}


@dataclass(frozen=True, slots=True)
class CarelessThrower(Thrower):
    """Throws without looking, whatever is meant; what a swing has to do besides, it does."""

    way: WayName = WayName.FLICK

    def attempt(self, meant: Toss, seed: int) -> Attempt:
        luck = luck_for(seed, "careless")
        thrown = CARELESS[self.way](luck, onset_from(luck), self.dare)
        deed = self.dare.performed(thrown.toss, thrown.off_s)
        held = orientation_at_pickup(luck)
        return Attempt(self.dare, deed, self.dare.launch(deed, held), {})

    def throw(self, tosses: Sequence[Toss], times: int, seed: int) -> Throws:
        meant = [toss for toss in tosses for _ in range(times)]
        seeds = [derive_seed(seed, "careless", number) for number in range(len(meant))]
        return self.throw_each(meant, seeds)


def careless(thrower: Thrower, way: WayName) -> CarelessThrower:
    """The same hand, of somebody who does not care."""
    return CarelessThrower(
        thrower.error, thrower.table, thrower.die, thrower.place_mm, 0.0, thrower.dare, way
    )


class CarelessBook(ThrowBook):
    """What somebody knows who does not care: a regular's expectations, and no aim."""

    def aim(self, dare: Dare, table: Table, progress: Progress = lambda throws: None) -> Toss:
        return nothing_meant(dare)

    def thrower(self, dare: Dare, table: Table, die: DieColour = DieColour.RED) -> Thrower:
        return careless(super().thrower(dare, table, die), self.way)


class CarelessAims(Aims):
    """Plays a challenge without looking for anything to aim at."""

    def thrower(self, state: State) -> Thrower:
        return careless(super().thrower(state), self.way)

    def aim(self, state: State) -> Toss:
        return nothing_meant(super().thrower(state).dare)


def nothing_meant(dare: Dare) -> Toss:
    """By somebody who does not look for an aim, which would take longer than all the throws."""
    return Toss(dare.rest_mm, 0.0, 0.0, 0.0, 0.0)


# --- skilled ones -------------------------------------------------------------------------------


def skilled_timing(meant: Toss, skill: Skill, luck: Random, dare: Dare = PLAIN_THROW) -> Toss:
    """Presses when the needle comes by, and when the gauge is there; sooner or later."""
    way, off_s = Timing(), PERSONS[skill].press_s
    held = way.start(dare.rest_mm, onset=onset_from(luck), demands=dare.demands)
    at_s = first_time(lambda s: needle_rad(held, s), meant.direction_rad, 10.0)
    powering = held_of(way.confirmed(held, at_s + luck.gauss(0.0, off_s)))
    power = power_from_speed(meant.speed_mm_s)
    at_s = first_time(lambda s: gauge_share(powering, s), power, powering.since_s)
    thrown = way.confirmed(powering, max(powering.since_s, at_s + luck.gauss(0.0, off_s)))
    return thrown_of(thrown).toss


def first_time(shown: Callable[[float], float], wanted: float, from_s: float) -> float:
    """When something that moves comes by what is wanted."""
    step = 0.001
    for number in range(10_000):
        at_s = from_s + number * step
        if (shown(at_s) - wanted) * (shown(at_s + step) - wanted) <= 0.0:
            return at_s
    raise LookupError("it never comes by")


def skilled_sling(meant: Toss, skill: Skill, luck: Random, dare: Dare = PLAIN_THROW) -> Toss:
    """Pulls against what is off as it was seen a moment ago, and lets go a moment later."""
    person, sling = PERSONS[skill], Slingshot()
    held = sling.start(dare.rest_mm, onset=onset_from(luck), demands=dare.demands)
    held = held_of(sling.pressed(held, at(held, 0.0)))
    lets_go_s = max(0.3, person.hold_s + luck.gauss(0.0, 0.1))
    seen_s = lets_go_s - luck.gauss(0.0, person.let_go_s)
    bare = replace(held, phase=Phase.AIMING, direction_rad=0.0, power=0.5)
    aside, harder = alive(bare, seen_s)
    turn, power = meant.direction_rad - aside, power_from_speed(meant.speed_mm_s) - (harder - 0.5)
    pull = SLING_DEAD_MM + power * (FULL_PULL_MM - SLING_DEAD_MM)
    right, away = (
        -pull * part + luck.gauss(0.0, person.lead_mm) for part in (sin(turn), cos(turn))
    )
    held = sling.moved(held, at(held, lets_go_s - 0.1, right, away))
    return thrown_of(sling.released(held, at(held, lets_go_s, right, away))).toss
