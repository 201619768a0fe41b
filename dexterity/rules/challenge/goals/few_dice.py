"""Few dice: so many points, with as few throws as possible."""

from dataclasses import dataclass
from typing import ClassVar

from dexterity.rules.challenge.effects import GoalEffect
from dexterity.rules.challenge.facts import Facts
from dexterity.rules.challenge.goal import BEST_THROW, GoalKind, Unit


@dataclass(frozen=True, slots=True)
class FewDice:
    """A race to a total, which may be passed."""

    total: int

    kind: ClassVar[GoalKind] = GoalKind.FEW_DICE
    unit: ClassVar[Unit] = Unit.POINTS

    def count(self, facts: Facts) -> int:
        """The sum so far."""
        return sum(throw.value for throw in facts.throws)

    def most(self, facts: Facts, throws: int) -> int:
        """With nothing but perfect hits from here on."""
        return self.count(facts) + BEST_THROW * throws

    def finish(self, facts: Facts) -> int | None:
        """The total."""
        return self.total

    def told(self, before: Facts, after: Facts) -> tuple[GoalEffect, ...]:
        """The count says it all."""
        return ()
