"""Clear the board: no lying die is left on it, with as few throws as possible."""

from dataclasses import dataclass
from typing import ClassVar

from dexterity.rules.challenge.effects import GoalEffect
from dexterity.rules.challenge.facts import Facts, numbers_on_board
from dexterity.rules.challenge.goal import GoalKind, Unit


@dataclass(frozen=True, slots=True)
class ClearBoard:
    """A race to an empty board; a die that comes back has to go once more."""

    kind: ClassVar[GoalKind] = GoalKind.CLEAR_BOARD
    unit: ClassVar[Unit] = Unit.KNOCKED

    def count(self, facts: Facts) -> int:
        """How many fewer lie there than at first; one from beside it may have come to lie there."""
        return len(numbers_on_board(facts.lay)) - len(numbers_on_board(facts.lying))

    def most(self, facts: Facts, throws: int) -> int:
        """One throw may send them all flying."""
        return len(numbers_on_board(facts.lay)) if throws else self.count(facts)

    def finish(self, facts: Facts) -> int | None:
        """All that lay there."""
        return len(numbers_on_board(facts.lay))

    def told(self, before: Facts, after: Facts) -> tuple[GoalEffect, ...]:
        """That a die was knocked off is told whatever the goal."""
        return ()
