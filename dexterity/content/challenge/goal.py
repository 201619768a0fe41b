"""What a challenge may ask for: each goal as plain data, with what only that goal needs to know."""

from dataclasses import dataclass
from typing import Annotated, Final

from msgspec import Meta

from dexterity.content.names import Name
from dexterity.values.goal import Brink

MOST_DICE: Final = 12
HIGHEST_VALUE: Final = 10
MOST_POINTS: Final = HIGHEST_VALUE * MOST_DICE

Value = Annotated[int, Meta(ge=1, le=HIGHEST_VALUE)]
"""What a section can be worth, the centre included."""
Points = Annotated[int, Meta(ge=1, le=MOST_POINTS)]


@dataclass(frozen=True, slots=True)
class ScoreGoal:
    """The most points."""


@dataclass(frozen=True, slots=True)
class SectionsInOrderGoal:
    """One section after the other."""

    order: Annotated[tuple[Value, ...], Meta(min_length=1, max_length=MOST_DICE)]


@dataclass(frozen=True, slots=True)
class MovingMarkGoal:
    """Throws that touch a thing that moves."""

    mark: Name
    """The name of one of the challenge's paddles or wheels."""
    on_target: bool
    """Whether the die has to come to rest on the target all the same."""


@dataclass(frozen=True, slots=True)
class KnockOffGoal:
    """Lying dice knocked off."""

    brink: Brink


@dataclass(frozen=True, slots=True)
class ClearBoardGoal:
    """No lying die on the board any more, with few dice."""


@dataclass(frozen=True, slots=True)
class StreakGoal:
    """Hits in a row."""


@dataclass(frozen=True, slots=True)
class SymbolsGoal:
    """Hits that show the symbol."""


@dataclass(frozen=True, slots=True)
class AtLeastGoal:
    """Throws worth so much or more."""

    value: Value


@dataclass(frozen=True, slots=True)
class ExactGoal:
    """Exactly so many points, with few dice."""

    total: Points


@dataclass(frozen=True, slots=True)
class FewDiceGoal:
    """So many points, with few dice."""

    total: Points


Goal = (
    ScoreGoal
    | SectionsInOrderGoal
    | MovingMarkGoal
    | KnockOffGoal
    | ClearBoardGoal
    | StreakGoal
    | SymbolsGoal
    | AtLeastGoal
    | ExactGoal
    | FewDiceGoal
)

RACES = (ClearBoardGoal, ExactGoal, FewDiceGoal)
"""The goals that have an end to be reached: their medals count the dice it took."""


def is_race(goal: Goal) -> bool:
    """Whether fewer is better."""
    return isinstance(goal, RACES)
