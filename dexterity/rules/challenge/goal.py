"""What every goal answers."""

from enum import StrEnum
from typing import ClassVar, Final, Protocol

from dexterity.rules.challenge.effects import GoalEffect
from dexterity.rules.challenge.facts import Facts

BEST_THROW: Final = 10
"""The most that one throw can be worth: the centre's value on every target."""


class GoalKind(StrEnum):
    """The words for the goals; the catalogues have sentences for each."""

    SCORE = "score"
    SECTIONS_IN_ORDER = "sections_in_order"
    MOVING_MARK = "moving_mark"
    KNOCK_OFF = "knock_off"
    CLEAR_BOARD = "clear_board"
    STREAK = "streak"
    SYMBOLS = "symbols"
    AT_LEAST = "at_least"
    EXACT = "exact"
    FEW_DICE = "few_dice"


class Unit(StrEnum):
    """What a goal counts."""

    POINTS = "points"
    SECTIONS = "sections"
    TOUCHES = "touches"
    KNOCKED = "knocked"
    IN_A_ROW = "in_a_row"
    SYMBOLS = "symbols"
    HITS = "hits"


class Goal(Protocol):
    """A small piece of data that knows what counts."""

    kind: ClassVar[GoalKind]
    unit: ClassVar[Unit]

    def count(self, facts: Facts) -> int:
        """How far it has come."""
        ...

    def most(self, facts: Facts, throws: int) -> int:
        """How far it can still come with so many throws more; never less than it will."""
        ...

    def finish(self, facts: Facts) -> int | None:
        """The count at which the race is over, and the throws it took are what medals ask for.

        None where the count itself is what they ask for.
        """
        ...

    def told(self, before: Facts, after: Facts) -> tuple[GoalEffect, ...]:
        """What a throw did that only this goal cares about."""
        ...
