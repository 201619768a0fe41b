"""Sections in order: one after the other, as they are listed."""

from dataclasses import dataclass
from typing import ClassVar

from dexterity.rules.challenge.effects import GoalEffect, SectionReached
from dexterity.rules.challenge.facts import Facts
from dexterity.rules.challenge.goal import GoalKind, Unit


@dataclass(frozen=True, slots=True)
class SectionsInOrder:
    """A hit counts only in the section whose turn it is; any other throw just costs a die."""

    order: tuple[int, ...]

    kind: ClassVar[GoalKind] = GoalKind.SECTIONS_IN_ORDER
    unit: ClassVar[Unit] = Unit.SECTIONS

    def count(self, facts: Facts) -> int:
        """How many have been reached."""
        reached = 0
        for throw in facts.throws:
            reached += throw.hit and self.wanted(reached) == throw.value
        return reached

    def wanted(self, reached: int) -> int | None:
        """The section whose turn it is after so many; None after the last."""
        return self.order[reached] if reached < len(self.order) else None

    def most(self, facts: Facts, throws: int) -> int:
        """One with every throw."""
        return min(len(self.order), self.count(facts) + throws)

    def finish(self, facts: Facts) -> int | None:
        """The medals ask how many."""
        return None

    def told(self, before: Facts, after: Facts) -> tuple[GoalEffect, ...]:
        """Whether the right section was hit."""
        reached = self.count(after)
        if reached == self.count(before):
            return ()
        return (SectionReached(self.order[reached - 1], self.wanted(reached)),)
