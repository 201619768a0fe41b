"""Symbols: hits with the symbol up."""

from dataclasses import dataclass
from typing import ClassVar

from dexterity.rules.challenge.effects import GoalEffect
from dexterity.rules.challenge.facts import Facts
from dexterity.rules.challenge.goal import GoalKind, Unit


@dataclass(frozen=True, slots=True)
class Symbols:
    """A symbol counts on a hit alone."""

    kind: ClassVar[GoalKind] = GoalKind.SYMBOLS
    unit: ClassVar[Unit] = Unit.SYMBOLS

    def count(self, facts: Facts) -> int:
        """How many so far."""
        return sum(throw.hit and throw.symbol for throw in facts.throws)

    def most(self, facts: Facts, throws: int) -> int:
        """Every throw may show one."""
        return self.count(facts) + throws

    def finish(self, facts: Facts) -> int | None:
        """The medals ask how many."""
        return None

    def told(self, before: Facts, after: Facts) -> tuple[GoalEffect, ...]:
        """The count says it all."""
        return ()
