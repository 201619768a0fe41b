"""Which of several actions is best, by playing each out again and again with the same luck."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, log2

from dexterity.rules.delve.actions import Action

Trial = Callable[[Action, int], float]
"""What comes of an action in the how manyeth of all that may be true; the same number means the
same cards and the same luck, whatever the action."""


@dataclass(frozen=True, slots=True)
class Compared:
    """The best one, and what it took to find it."""

    action: Action
    value: float
    playouts: int


def compare(actions: Sequence[Action], trial: Trial, playouts: int, lead: float = 0.0) -> Compared:
    """The better half is looked at more closely, over and over, until one is left.

    Of equals the first one is kept, and also if another one is better by less than `lead`.
    """
    left, sums, usual = list(actions), dict.fromkeys(actions, 0.0), actions[0]
    rounds = max(1, ceil(log2(len(left))))
    tried = total = 0
    while len(left) > 1 or not tried:
        more = max(1, playouts // (rounds * len(left)))
        for action in left:
            sums[action] += sum(trial(action, number) for number in range(tried, tried + more))
        tried, total = tried + more, total + more * len(left)
        ahead = {usual: lead * tried}
        left.sort(key=lambda action: sums[action] + ahead.get(action, 0.0), reverse=True)
        left = left[: ceil(len(left) / 2)]
    return Compared(left[0], sums[left[0]] / tried, total)
