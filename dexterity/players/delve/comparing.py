"""Which of several actions is best, by playing each out again and again with the same luck."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import ceil, log2, sqrt
from statistics import fmean, pstdev
from typing import Final

from dexterity.rules.delve.actions import Action

Trial = Callable[[Action, int], float]
"""What comes of an action in the how manyeth of all that may be true; the same number means the
same cards and the same luck, whatever the action."""

Steps = Callable[[], int]
"""How many steps all trials have taken so far."""

LOOK_AFTER: Final = 30
"""Playouts of each of the last two, after which one looks whether it is clear already. Earlier: a
little luck would decide."""
LOOK_EVERY: Final = 15
"""And how many more it takes to look again."""

CLEAR: Final = 2.5
"""Standard errors that the last two are apart by then. Less: one in thirty is wrong. More: time is
spent on what is known, a third of it at this."""


@dataclass(frozen=True, slots=True)
class Effort:
    """What a decision may take, at most."""

    playouts: int
    steps: int
    """Of all playouts together: what takes the time, and is the same on every machine. From the
    beginning of a round a playout is several times as long as towards its end."""


@dataclass(frozen=True, slots=True)
class Compared:
    """The best one, and what it took to find it."""

    action: Action
    value: float
    playouts: int


@dataclass(slots=True)
class Candidate:
    """An action, and what it came to so far."""

    action: Action
    ahead: float
    """What it is given for being usual."""
    values: list[float] = field(default_factory=list)

    @property
    def worth(self) -> float:
        """On average, with what it is given."""
        return fmean(self.values) + self.ahead


def compare(
    actions: Sequence[Action], trial: Trial, most: Effort, steps: Steps, lead: float = 0.0
) -> Compared:
    """The better half is looked at more closely, over and over, until one is left.

    Of equals the first one is kept, and also if another one is better by less than `lead`.
    """
    left = [Candidate(action, 0.0 if number else lead) for number, action in enumerate(actions)]
    rounds = max(1, ceil(log2(len(left))))
    total = 0
    for _ in range(rounds):
        each = max(1, most.playouts // (rounds * len(left)))
        total += _play(left, trial, Effort(each, most.steps // rounds), steps)
        left.sort(key=lambda one: one.worth, reverse=True)
        left = left[: ceil(len(left) / 2)]
    return Compared(left[0].action, fmean(left[0].values), total)


def _play(left: Sequence[Candidate], trial: Trial, most: Effort, steps: Steps) -> int:
    """So many playouts of each, or fewer where they are long, or where two are left and it is
    clear before; how many of all."""
    before = steps()
    for number in range(most.playouts):
        tired = number > 0 and steps() - before >= most.steps
        clear = number % LOOK_EVERY == 0 and len(left) == 2 and _is_clear(*left)
        if tired or clear:
            return number * len(left)
        for one in left:
            one.values.append(trial(one.action, len(one.values)))
    return most.playouts * len(left)


def _is_clear(one: Candidate, other: Candidate) -> bool:
    """Both had the same luck, so that what they differ by varies less than what they came to."""
    if len(one.values) < LOOK_AFTER:
        return False
    apart = [mine - its for mine, its in zip(one.values, other.values, strict=True)]
    error = pstdev(apart) / sqrt(len(apart))
    return abs(one.worth - other.worth) > CLEAR * error
