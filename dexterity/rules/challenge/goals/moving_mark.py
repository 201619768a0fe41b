"""The moving mark: a thing that moves is to be touched."""

from dataclasses import dataclass
from typing import ClassVar

from dexterity.rules.challenge.effects import GoalEffect, MarkTouched
from dexterity.rules.challenge.facts import CountedThrow, Facts
from dexterity.rules.challenge.goal import GoalKind, Unit


@dataclass(frozen=True, slots=True)
class MovingMark:
    """Each throw that touches it counts once, however often it rattles against it."""

    mark: str
    on_target: bool = False
    """Whether the die has to be a hit all the same."""

    kind: ClassVar[GoalKind] = GoalKind.MOVING_MARK
    unit: ClassVar[Unit] = Unit.TOUCHES

    def count(self, facts: Facts) -> int:
        """The throws that touched it."""
        return sum(map(self.met_by, facts.valid))

    def met_by(self, throw: CountedThrow) -> bool:
        """Whether a throw counts."""
        return self.mark in throw.touched and (throw.hit or not self.on_target)

    def most(self, facts: Facts, throws: int) -> int:
        """Every throw may touch it."""
        return self.count(facts) + throws

    def finish(self, facts: Facts) -> int | None:
        """The medals ask how often."""
        return None

    def told(self, before: Facts, after: Facts) -> tuple[GoalEffect, ...]:
        """Whether it was touched."""
        return (MarkTouched(self.mark),) if self.count(after) > self.count(before) else ()
