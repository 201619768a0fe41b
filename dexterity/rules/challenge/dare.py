"""Which requirements may be asked of a throw together, as plain data that a match carries."""

from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations
from random import Random
from typing import Final

Words = tuple[str, ...]

MOST_IN_A_DARE: Final = 3
"""Requirements at once that somebody may pick. More would only be spite."""


class DuelRefusal(StrEnum):
    """Why an action cannot be taken in a duel."""

    DUEL_OVER = "duel_over"
    DUEL_GOES_ON = "duel_goes_on"
    DARE_FIRST = "dare_first"
    NO_PICK_NOW = "no_pick_now"
    EMPTY_DARE = "empty_dare"
    TOO_MANY = "too_many"
    TWICE = "twice"
    UNKNOWN = "unknown"
    CONFLICT = "conflict"


@dataclass(frozen=True, slots=True)
class Dares:
    """All requirements there are, and the pairs that cannot be met in one throw."""

    requirements: Words
    conflicts: tuple[tuple[str, str], ...] = ()

    def why_not(self, dare: Words) -> DuelRefusal | None:
        """Why nobody can be asked that; None if they can."""
        reasons = (
            (DuelRefusal.EMPTY_DARE, not dare),
            (DuelRefusal.TOO_MANY, len(dare) > MOST_IN_A_DARE),
            (DuelRefusal.TWICE, len(set(dare)) < len(dare)),
            (DuelRefusal.UNKNOWN, not set(dare) <= set(self.requirements)),
            (DuelRefusal.CONFLICT, self.clash(dare)),
        )
        return next((reason for reason, holds in reasons if holds), None)

    def clash(self, dare: Words) -> bool:
        """Whether two of them are at odds."""
        asked = set(dare)
        return any(one in asked and other in asked for one, other in self.conflicts)

    def all(self) -> tuple[Words, ...]:
        """Every dare that may be picked."""
        sizes = range(1, MOST_IN_A_DARE + 1)
        sets = (dare for size in sizes for dare in combinations(self.requirements, size))
        return tuple(dare for dare in sets if not self.clash(dare))

    def drawn(self, luck: Random, used: frozenset[str]) -> Words:
        """One requirement by chance, and if there is any left, none that has been used."""
        fresh = [word for word in self.requirements if word not in used]
        return (luck.choice(fresh or list(self.requirements)),)
