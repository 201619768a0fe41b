"""What a throw in a level brought about, in the order in which it is shown."""

from dataclasses import dataclass

from dexterity.rules.challenge.medal import Ended, Medal
from dexterity.rules.referee import Verdict


@dataclass(frozen=True, slots=True)
class ThrowCounted:
    """A throw was judged, and the count is now so much."""

    number: int
    """Of the throw, from 0."""
    verdict: Verdict
    gain: int
    """What it added to the count; a streak that broke may take away."""
    count: int


@dataclass(frozen=True, slots=True)
class DicePutBack:
    """The throw did not meet its requirement: what it moved lies again as it lay before."""


@dataclass(frozen=True, slots=True)
class DieKnockedOff:
    """A lying die left the board, or the table."""

    number: int
    fell: bool


@dataclass(frozen=True, slots=True)
class SectionReached:
    """The section whose turn it was has been hit."""

    value: int
    next_value: int | None
    """The one to hit now; None after the last."""


@dataclass(frozen=True, slots=True)
class MarkTouched:
    """The moving mark was touched, and it counts."""

    mark: str


@dataclass(frozen=True, slots=True)
class StreakBroken:
    """A miss after so many hits in a row."""

    length: int


@dataclass(frozen=True, slots=True)
class TotalOvershot:
    """The throw would have gone over the total, and so is not added."""

    would_be: int
    total: int


@dataclass(frozen=True, slots=True)
class MedalEarned:
    """Nobody can take it away any more."""

    medal: Medal


@dataclass(frozen=True, slots=True)
class LevelEnded:
    """No further throw."""

    ended: Ended
    medal: Medal | None
    count: int


GoalEffect = SectionReached | MarkTouched | StreakBroken | TotalOvershot
"""What only one kind of goal has to tell."""

ThrowEffect = ThrowCounted | DicePutBack | DieKnockedOff | GoalEffect
"""What a throw does wherever it is thrown."""

Effect = ThrowEffect | MedalEarned | LevelEnded
