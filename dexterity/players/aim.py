"""Where a hand should aim: the toss whose blurred throws score most, found by throwing.

Each hand aims with its own error. What is best is best *after* the hand has strayed, so an unsure
hand is led to wide safe ground, a sure one to the rich and narrow.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import product
from math import atan2, hypot, inf
from typing import Final

import numpy as np

from dexterity.errors import DexterityError
from dexterity.hand.dare.dare import Dare
from dexterity.hand.error import HandError
from dexterity.hand.feel import LEAST_LOFT_RAD, MOST_LOFT_RAD
from dexterity.hand.toss import Toss
from dexterity.hand.tosses import Floats
from dexterity.hand.ways.loft import within_loft
from dexterity.luck import derive_seed
from dexterity.physics.dice.die import Die
from dexterity.physics.scene.table import Table
from dexterity.players.mark import Mark
from dexterity.players.thrower import PLACE_MM, Thrower
from dexterity.players.throws import Throws
from dexterity.units import DEGREE
from dexterity.values.vectors import Vec2, Vec3

# --- what tried marks came to ---------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Steps:
    """How far apart two marks are that are worth telling apart."""

    reach_mm: float
    loft_rad: float
    direction_rad: float

    def halved(self) -> "Steps":
        """The same, closer by half."""
        return Steps(self.reach_mm / 2, self.loft_rad / 2, self.direction_rad / 2)

    def counted(self, marks: list[Mark]) -> Floats:
        """The marks as points (n, 3), in steps."""
        points = np.array([(m.reach_mm, m.loft_rad, m.direction_rad) for m in marks])
        return points.reshape(-1, 3) / (self.reach_mm, self.loft_rad, self.direction_rad)


@dataclass(frozen=True, slots=True, eq=False)
class Trials:
    """Marks, how often each was meant, and the mean damage of the throws that came of it."""

    marks: list[Mark]
    throws: Floats
    damages: Floats

    def and_also(self, other: "Trials") -> "Trials":
        """What is known when both are."""
        return Trials(
            self.marks + other.marks,
            np.concatenate([self.throws, other.throws]),
            np.concatenate([self.damages, other.damages]),
        )

    def best_first(self, marks: list[Mark], steps: Steps) -> list[Mark]:
        """The marks in the order of what they promise."""
        order = np.argsort(-self.expected(marks, steps), kind="stable")
        return [marks[i] for i in order.tolist()]

    def expected(self, marks: list[Mark], steps: Steps) -> Floats:
        """The damage to expect at each mark, every trial speaking for the marks near its own.

        Damage changes smoothly with what is meant, for the hand blurs it: a mark far better than
        all its neighbours was lucky. A trial counts 0.6 at one step away, 0.14 at two.
        """
        away = steps.counted(marks)[:, None] - steps.counted(self.marks)[None]
        weights = self.throws * np.exp(-0.5 * (away**2).sum(axis=-1))
        expected: Floats = weights @ self.damages / weights.sum(axis=1)
        return expected


def nothing_known() -> Trials:
    """Before the first throw."""
    return Trials([], np.zeros(0), np.zeros(0))


# --- looking for the best -------------------------------------------------------------------------


NEAREST, FARTHEST = 0.24, 0.72
"""The marks looked at, as shares of the way to the target's middle. Nearer: the die is thrown at
the thrower's own feet. Farther: it touches the target first, which is a miss."""

LOWEST_RAD, HIGHEST_RAD = -10.0 * DEGREE, 45.0 * DEGREE
"""The lofts looked at. Lower: only a slammed die gets anywhere. Higher: after the bounce it has no
speed left to carry on."""

WIDEST_RAD = 12.0 * DEGREE
"""The directions looked at, to both sides of the target's middle: 106 mm at half a metre."""

WIDEST_PAST_BOX_RAD = 32.0 * DEGREE
"""The same where the die goes by way of a box beside the lane."""

ABOUT_RAD = 14.0 * DEGREE
"""The lofts looked at about one that a requirement asks for."""

REACHES: Final = 9
LOFTS: Final = 6
DIRECTIONS: Final = 5
"""Marks of the first round, along each way: about an error of the hands apart, below which they do
not tell two throws apart. Each later round halves the steps."""

THROWS_A_ROUND: Final = (2200, 2200, 2200)
"""Shared by the marks of a round: some 8 for each of the first 270, some 30 later on."""

MOST_PROMISING: Final = 4
"""How many of a round are looked at more closely. With one, a lucky place hides the good one."""

THROWS_TO_PROVE: Final = 1200
"""Shared by the finalists, so that none wins by the luck of the search."""

THROWS_TO_CONFIRM: Final = 1000
"""Fresh throws for what the aim promises: the best of many looks better than it is."""

Worth = Callable[[Throws], Floats]
"""What each of many throws is worth to who aims: its damage, unless something else is the goal."""


def damage(thrown: Throws) -> Floats:
    """What throws are for, unless a goal says otherwise."""
    return thrown.damages()


Progress = Callable[[int], None]
"""Is told, now and then, how many more throws were made."""


class AimError(DexterityError):
    """A target that no hand can throw at from where it is."""


@dataclass(frozen=True, slots=True)
class Aim:
    """A toss to mean, and what comes of meaning it."""

    toss: Toss
    damage: float
    """Expected of a throw, misses included."""
    hit_rate: float


def find_aim(
    error: HandError,
    table: Table,
    die: Die,
    seed: int,
    *,
    place_mm: Vec3 = PLACE_MM,
    twist_rad_s: float = 0.0,
    throws_a_round: Sequence[int] = THROWS_A_ROUND,
    throws_to_confirm: int = THROWS_TO_CONFIRM,
) -> Aim:
    """The aim of a hand with this error; the same seed finds the same."""
    thrower = Thrower(error, table, die, place_mm, twist_rad_s)
    toss = find_toss(thrower, seed, throws_a_round)
    thrown = thrower.throw([toss], throws_to_confirm, derive_seed(seed, "aim", "confirm"))
    return Aim(toss, float(thrown.damages().mean()), thrown.hits() / throws_to_confirm)


def find_toss(
    thrower: Thrower,
    seed: int,
    throws_a_round: Sequence[int] = THROWS_A_ROUND,
    progress: Progress = lambda throws: None,
    *,
    worth: Worth = damage,
    throws_to_prove: int = THROWS_TO_PROVE,
    towards_mm: Vec2 | None = None,
) -> Toss:
    """Look everywhere, then ever closer around the most promising marks.

    `towards_mm`: what the throws are for, if it is not the target.
    """
    marks, steps = everywhere(thrower, towards_mm)
    known = nothing_known()
    for number, throws in enumerate(throws_a_round):
        tried = try_marks(thrower, marks, throws, derive_seed(seed, "aim", number), worth)
        known = known.and_also(tried)
        best = known.best_first(tried.marks, steps)[:MOST_PROMISING]
        steps = steps.halved()
        marks = list(dict.fromkeys(best + around(best, steps)))
        progress(throws)
    finalists = known.best_first(known.marks, steps)
    proving = derive_seed(seed, "aim", "prove")
    mark = _proven(thrower, finalists, throws_to_prove, proving, worth)
    progress(throws_to_prove)
    return thrower.toss_at(mark)


def _proven(
    thrower: Thrower, best_first: Sequence[Mark], throws: int, seed: int, worth: Worth
) -> Mark:
    """The mark that does best when the most promising are thrown at anew."""
    finalists = list(dict.fromkeys(best_first))[:MOST_PROMISING]
    trials = try_marks(thrower, finalists, throws, seed, worth)
    return trials.marks[int(trials.damages.argmax())]


def everywhere(thrower: Thrower, towards_mm: Vec2 | None = None) -> tuple[list[Mark], Steps]:
    """All that a hand might try on the way to the target or elsewhere, and how far apart."""
    x, y, _ = thrower.place_mm
    there = thrower.table.target_at_mm if towards_mm is None else towards_mm
    right, away = there[0] - x, there[1] - y
    bearing, distance = atan2(right, away), hypot(right, away)
    reaches = np.linspace(NEAREST * distance, FARTHEST * distance, REACHES)
    lowest, highest = lofts_worth_trying(thrower.dare)
    widest = WIDEST_PAST_BOX_RAD if thrower.dare.comes_off else WIDEST_RAD
    lofts = np.linspace(lowest, highest, LOFTS)
    directions = np.linspace(bearing - widest, bearing + widest, DIRECTIONS)
    marks = product(reaches.tolist(), lofts.tolist(), directions.tolist())
    steps = Steps(*(float(axis[1] - axis[0]) for axis in (reaches, lofts, directions)))
    return [Mark(*mark) for mark in marks], steps


def lofts_worth_trying(dare: Dare) -> tuple[float, float]:
    """Those of a plain throw, or about the loft that a requirement asks for."""
    meant = dare.loft_rad(inf)
    if meant == inf:
        return LOWEST_RAD, HIGHEST_RAD
    return max(LEAST_LOFT_RAD, meant - ABOUT_RAD), min(MOST_LOFT_RAD, meant + ABOUT_RAD)


def around(best: Sequence[Mark], steps: Steps) -> list[Mark]:
    """The 26 neighbours of each of the best; those of several only once."""
    near = {
        Mark(
            mark.reach_mm + i * steps.reach_mm,
            within_loft(mark.loft_rad + j * steps.loft_rad),
            mark.direction_rad + k * steps.direction_rad,
        ): None
        for mark in best
        for i, j, k in product((-1, 0, 1), repeat=3)
        if (i, j, k) != (0, 0, 0)
    }
    return list(near)


def try_marks(
    thrower: Thrower,
    marks: Sequence[Mark],
    throws: int,
    seed: int,
    worth: Worth = damage,
) -> Trials:
    """Share so many throws among those marks that a hand can throw at."""
    possible = [mark for mark in marks if thrower.can_throw_at(mark)]
    if not possible:
        raise AimError("From there no hand can throw at this target.")
    each = max(1, throws // len(possible))
    thrown = thrower.throw([thrower.toss_at(mark) for mark in possible], each, seed)
    damages = worth(thrown).reshape(len(possible), each).mean(axis=1)
    return Trials(possible, np.full(len(possible), float(each)), damages)
