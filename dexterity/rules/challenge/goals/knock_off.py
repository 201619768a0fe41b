"""Knock off: lying dice are to leave the board, or the table."""

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from dexterity.rules.challenge.effects import GoalEffect
from dexterity.rules.challenge.facts import CountedThrow, Facts, numbers_on_board
from dexterity.rules.challenge.goal import GoalKind, Unit


class Brink(StrEnum):
    """What the dice are to be knocked off."""

    BOARD = "board"
    TABLE = "table"


@dataclass(frozen=True, slots=True)
class KnockOff:
    """A die counts once, even if a later throw should bring it back."""

    brink: Brink

    kind: ClassVar[GoalKind] = GoalKind.KNOCK_OFF
    unit: ClassVar[Unit] = Unit.KNOCKED

    def count(self, facts: Facts) -> int:
        """The dice that are off, or were."""
        return len({number for throw in facts.valid for number in self.knocked_by(throw)})

    def knocked_by(self, throw: CountedThrow) -> tuple[int, ...]:
        """The dice that a throw sent over the brink."""
        return throw.off_board if self.brink is Brink.BOARD else throw.off_table

    def most(self, facts: Facts, throws: int) -> int:
        """One throw may send them all flying."""
        every = numbers_on_board(facts.lay) if self.brink is Brink.BOARD else facts.lay
        return len(every) if throws else self.count(facts)

    def finish(self, facts: Facts) -> int | None:
        """The medals ask how many."""
        return None

    def told(self, before: Facts, after: Facts) -> tuple[GoalEffect, ...]:
        """That a die was knocked off is told whatever the goal."""
        return ()
