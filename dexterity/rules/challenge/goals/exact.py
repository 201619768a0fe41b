"""Exact: a total that is to be met to the point, with as few throws as possible."""

from dataclasses import dataclass
from typing import ClassVar

from dexterity.rules.challenge.effects import GoalEffect, TotalOvershot
from dexterity.rules.challenge.facts import Facts
from dexterity.rules.challenge.goal import BEST_THROW, GoalKind, Unit


@dataclass(frozen=True, slots=True)
class Exact:
    """A race to a total that a throw may not pass: one that would is not added."""

    total: int

    kind: ClassVar[GoalKind] = GoalKind.EXACT
    unit: ClassVar[Unit] = Unit.POINTS

    def count(self, facts: Facts) -> int:
        """The sum so far, of all throws for which there was room."""
        found = 0
        for throw in facts.throws:
            found += throw.value if found + throw.value <= self.total else 0
        return found

    def most(self, facts: Facts, throws: int) -> int:
        """As if any value could be thrown."""
        return min(self.total, self.count(facts) + BEST_THROW * throws)

    def finish(self, facts: Facts) -> int | None:
        """The total."""
        return self.total

    def told(self, before: Facts, after: Facts) -> tuple[GoalEffect, ...]:
        """Whether the last throw was too much."""
        would_be = self.count(before) + after.throws[-1].value
        return (TotalOvershot(would_be, self.total),) if would_be > self.total else ()
