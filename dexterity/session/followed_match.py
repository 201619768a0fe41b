"""What matches between players have in common: the rules follow what is done, and it is kept."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Generic, Protocol, TypeVar

import msgspec

from dexterity.session.assist import Assists
from dexterity.session.records.following import Following
from dexterity.session.records.match_log import MatchLog, recorded_at
from dexterity.session.records.record import Action, Played, Pushed, Thrown, Undone
from dexterity.session.records.recorded_game import Course
from dexterity.session.seat import Seat
from dexterity.session.series import Series

Deed = Thrown | Pushed | Played
"""A line of something that players do in turn."""


class SeatedCourse(Course, Protocol):
    """The course of a game between people or computers in seats, one of a series."""

    __slots__ = ()

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits where."""
        ...

    @property
    def series(self) -> Series:
        """The games so far, with this one once it is over."""
        ...

    @property
    def assists(self) -> Assists:
        """Who threw with a steady hand in it."""
        ...


CourseOf = TypeVar("CourseOf", bound=SeatedCourse)


class FollowedMatch(ABC, Generic[CourseOf]):
    """A match as its record knows it, which is its save and what can be taken back."""

    def __init__(self, course: CourseOf, log: MatchLog | None = None) -> None:
        """From its beginning, or from wherever it stands."""
        self._following = Following(course)
        self.log = log
        """Where all that is done is written down at once."""
        self.on_over: Callable[[], None] = lambda: None
        """Told as soon as it is over, long before all of that is shown."""

    @property
    def course(self) -> CourseOf:
        """The match as far as it has come."""
        return self._following.course

    @property
    def record(self) -> Path | None:
        """Where it can be watched again; None where nothing was written down."""
        return recorded_at(self.log)

    @property
    @abstractmethod
    def decides(self) -> int:
        """Whose decision it is."""

    @property
    def seat(self) -> Seat:
        """Who sits there."""
        return self.course.seats[self.decides]

    @property
    def computer_acts(self) -> bool:
        """Whether nobody at the screen decides now."""
        return not self._over and self.seat.is_computer

    @property
    def series(self) -> Series:
        """The games so far, with this one once it is over."""
        return self.course.series

    @property
    def assists(self) -> Assists:
        """Who threw with a steady hand in this game."""
        return self.course.assists

    @property
    def can_undo(self) -> bool:
        """Whether something can be taken back: a person's own, with nothing seen since."""
        return self.course.why_not(Undone()) is None

    def undo(self) -> None:
        """The last action never happened."""
        if self.can_undo:
            self._following.go(Undone())
            self._keep(Undone())

    def retrace(self, lines: Iterable[Action]) -> None:
        """Does again all that a record tells, which the rules must allow."""
        for line in lines:
            match line:
                case Thrown() | Pushed() | Played():
                    self._redo(line)
                case Undone():
                    self.undo()
                case _:
                    pass

    @abstractmethod
    def _redo(self, line: Deed) -> None:
        """Does again what a line tells."""

    def _follow(self, line: Deed) -> None:
        """One action further, which the rules allow."""
        before = self.course.score
        self._following.go(line)
        score = self.course.score
        self._keep(msgspec.structs.replace(line, score=score if score != before else None))
        if self._over:
            self.on_over()

    @property
    def _over(self) -> bool:
        score = self.course.score
        return score is not None and score.over

    def _keep(self, line: Action) -> None:
        if self.log is not None:
            self.log.keep(line)
