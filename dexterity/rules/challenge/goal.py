"""What counts in a level: every goal that there is, and what each of them answers."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from enum import StrEnum
from itertools import takewhile
from typing import ClassVar, Final

from dexterity.rules.challenge.effects import (
    GoalEffect,
    MarkTouched,
    SectionReached,
    StreakBroken,
    TotalOvershot,
)
from dexterity.rules.challenge.facts import CountedThrow, Facts, numbers_on_board
from dexterity.values.goal import Brink, GoalKind

BEST_THROW: Final = 10
"""The most that one throw can be worth: the centre's value on every target."""


class Unit(StrEnum):
    """What a goal counts."""

    POINTS = "points"
    SECTIONS = "sections"
    TOUCHES = "touches"
    KNOCKED = "knocked"
    IN_A_ROW = "in_a_row"
    SYMBOLS = "symbols"
    HITS = "hits"


class Goal(ABC):
    """A small piece of data that knows what counts."""

    __slots__ = ()

    kind: ClassVar[GoalKind]
    unit: ClassVar[Unit]

    @abstractmethod
    def count(self, facts: Facts) -> int:
        """How far it has come."""

    @abstractmethod
    def most(self, facts: Facts, throws: int) -> int:
        """How far it can still come with so many throws more; never less than it will."""

    def finish(self, facts: Facts) -> int | None:
        """The count at which the race is over, and the throws it took are what medals ask for.

        None where the count itself is what they ask for.
        """
        return None

    def told(self, before: Facts, after: Facts) -> tuple[GoalEffect, ...]:
        """What a throw did that only this goal cares about."""
        return ()


@dataclass(frozen=True, slots=True)
class Score(Goal):
    """The sum of what the throws are worth: the more the better."""

    kind = GoalKind.SCORE
    unit = Unit.POINTS

    def count(self, facts: Facts) -> int:
        return sum(throw.value for throw in facts.throws)

    def most(self, facts: Facts, throws: int) -> int:
        """With nothing but perfect hits from here on."""
        return self.count(facts) + BEST_THROW * throws


@dataclass(frozen=True, slots=True)
class AtLeast(Goal):
    """Throws worth so much or more; with 10, those into the centre. Others are like misses."""

    value: int

    kind = GoalKind.AT_LEAST
    unit = Unit.HITS

    def count(self, facts: Facts) -> int:
        """How many were good enough."""
        return sum(throw.hit and throw.value >= self.value for throw in facts.throws)

    def most(self, facts: Facts, throws: int) -> int:
        """Every throw may be good enough."""
        return self.count(facts) + throws


@dataclass(frozen=True, slots=True)
class Symbols(Goal):
    """Hits with the symbol up."""

    kind = GoalKind.SYMBOLS
    unit = Unit.SYMBOLS

    def count(self, facts: Facts) -> int:
        return sum(throw.hit and throw.symbol for throw in facts.throws)

    def most(self, facts: Facts, throws: int) -> int:
        """Every throw may show one."""
        return self.count(facts) + throws


@dataclass(frozen=True, slots=True)
class Streak(Goal):
    """Hits in a row: the longest one counts."""

    kind = GoalKind.STREAK
    unit = Unit.IN_A_ROW

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

    def told(self, before: Facts, after: Facts) -> tuple[GoalEffect, ...]:
        """Whether there was a streak to break, and it broke."""
        length = self.running(before)
        return (StreakBroken(length),) if length > 1 and not self.running(after) else ()


@dataclass(frozen=True, slots=True)
class SectionsInOrder(Goal):
    """A hit counts only in the section whose turn it is; any other throw just costs a die."""

    order: tuple[int, ...]

    kind = GoalKind.SECTIONS_IN_ORDER
    unit = Unit.SECTIONS

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

    def told(self, before: Facts, after: Facts) -> tuple[GoalEffect, ...]:
        """Whether the right section was hit."""
        reached = self.count(after)
        if reached == self.count(before):
            return ()
        return (SectionReached(self.order[reached - 1], self.wanted(reached)),)


@dataclass(frozen=True, slots=True)
class MovingMark(Goal):
    """A thing that moves is to be touched: each throw that does counts once, however often it
    rattles against it."""

    mark: str
    on_target: bool = False
    """Whether the die has to be a hit all the same."""

    kind = GoalKind.MOVING_MARK
    unit = Unit.TOUCHES

    def count(self, facts: Facts) -> int:
        """The throws that touched it."""
        return sum(map(self.met_by, facts.valid))

    def met_by(self, throw: CountedThrow) -> bool:
        """Whether a throw counts."""
        return self.mark in throw.touched and (throw.hit or not self.on_target)

    def most(self, facts: Facts, throws: int) -> int:
        """Every throw may touch it."""
        return self.count(facts) + throws

    def told(self, before: Facts, after: Facts) -> tuple[GoalEffect, ...]:
        """Whether it was touched."""
        return (MarkTouched(self.mark),) if self.count(after) > self.count(before) else ()


@dataclass(frozen=True, slots=True)
class KnockOff(Goal):
    """Lying dice are to leave the board, or the table. A die counts once, even if a later throw
    should bring it back."""

    brink: Brink

    kind = GoalKind.KNOCK_OFF
    unit = Unit.KNOCKED

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


@dataclass(frozen=True, slots=True)
class ClearBoard(Goal):
    """A race to an empty board; a die that comes back has to go once more."""

    kind = GoalKind.CLEAR_BOARD
    unit = Unit.KNOCKED

    def count(self, facts: Facts) -> int:
        """How many fewer lie there than at first; one from beside it may have come to lie there."""
        return len(numbers_on_board(facts.lay)) - len(numbers_on_board(facts.lying))

    def most(self, facts: Facts, throws: int) -> int:
        """One throw may send them all flying."""
        return len(numbers_on_board(facts.lay)) if throws else self.count(facts)

    def finish(self, facts: Facts) -> int | None:
        """All that lay there."""
        return len(numbers_on_board(facts.lay))


@dataclass(frozen=True, slots=True)
class Exact(Goal):
    """A race to a total that a throw may not pass: one that would is not added."""

    total: int

    kind = GoalKind.EXACT
    unit = Unit.POINTS

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
        return self.total

    def told(self, before: Facts, after: Facts) -> tuple[GoalEffect, ...]:
        """Whether the last throw was too much."""
        would_be = self.count(before) + after.throws[-1].value
        return (TotalOvershot(would_be, self.total),) if would_be > self.total else ()


@dataclass(frozen=True, slots=True)
class FewDice(Goal):
    """A race to a total, which may be passed."""

    total: int

    kind = GoalKind.FEW_DICE
    unit = Unit.POINTS

    def count(self, facts: Facts) -> int:
        return sum(throw.value for throw in facts.throws)

    def most(self, facts: Facts, throws: int) -> int:
        """With nothing but perfect hits from here on."""
        return self.count(facts) + BEST_THROW * throws

    def finish(self, facts: Facts) -> int | None:
        return self.total
