"""Streak: hits in a row."""

from dataclasses import dataclass
from itertools import takewhile
from typing import ClassVar

from dexterity.rules.challenge.effects import GoalEffect, StreakBroken
from dexterity.rules.challenge.facts import Facts
from dexterity.rules.challenge.goal import GoalKind, Unit


@dataclass(frozen=True, slots=True)
class Streak:
    """The longest one counts."""

    kind: ClassVar[GoalKind] = GoalKind.STREAK
    unit: ClassVar[Unit] = Unit.IN_A_ROW

    def count(self, facts: Facts) -> int:
        """The longest so far."""
        longest = running = 0
        for throw in facts.throws:
            running = running + 1 if throw.hit else 0
            longest = max(longest, running)
        return longest

    def running(self, facts: Facts) -> int:
        """The one that the next throw may go on with."""
        return len(tuple(takewhile(lambda throw: throw.hit, reversed(facts.throws))))

    def most(self, facts: Facts, throws: int) -> int:
        """With nothing but hits from here on."""
        return max(self.count(facts), self.running(facts) + throws)

    def finish(self, facts: Facts) -> int | None:
        """The medals ask how long."""
        return None

    def told(self, before: Facts, after: Facts) -> tuple[GoalEffect, ...]:
        """Whether there was a streak to break, and it broke."""
        length = self.running(before)
        return (StreakBroken(length),) if length > 1 and not self.running(after) else ()
