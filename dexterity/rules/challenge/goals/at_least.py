"""At least: throws that are worth so much or more; with 10, those into the centre."""

from dataclasses import dataclass
from typing import ClassVar

from dexterity.rules.challenge.effects import GoalEffect
from dexterity.rules.challenge.facts import Facts
from dexterity.rules.challenge.goal import GoalKind, Unit


@dataclass(frozen=True, slots=True)
class AtLeast:
    """Any throw below the value is as good as a miss."""

    value: int

    kind: ClassVar[GoalKind] = GoalKind.AT_LEAST
    unit: ClassVar[Unit] = Unit.HITS

    def count(self, facts: Facts) -> int:
        """How many were good enough."""
        return sum(throw.hit and throw.value >= self.value for throw in facts.throws)

    def most(self, facts: Facts, throws: int) -> int:
        """Every throw may be good enough."""
        return self.count(facts) + throws

    def finish(self, facts: Facts) -> int | None:
        """The medals ask how many."""
        return None

    def told(self, before: Facts, after: Facts) -> tuple[GoalEffect, ...]:
        """The count says it all."""
        return ()
