"""Points: the sum of what the throws are worth."""

from dataclasses import dataclass
from typing import ClassVar

from dexterity.rules.challenge.effects import GoalEffect
from dexterity.rules.challenge.facts import Facts
from dexterity.rules.challenge.goal import BEST_THROW, GoalKind, Unit


@dataclass(frozen=True, slots=True)
class Score:
    """The more points the better."""

    kind: ClassVar[GoalKind] = GoalKind.SCORE
    unit: ClassVar[Unit] = Unit.POINTS

    def count(self, facts: Facts) -> int:
        """The sum so far."""
        return sum(throw.value for throw in facts.throws)

    def most(self, facts: Facts, throws: int) -> int:
        """With nothing but perfect hits from here on."""
        return self.count(facts) + BEST_THROW * throws

    def finish(self, facts: Facts) -> int | None:
        """There are never too many points."""
        return None

    def told(self, before: Facts, after: Facts) -> tuple[GoalEffect, ...]:
        """The count says it all."""
        return ()
