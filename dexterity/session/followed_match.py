"""What matches between players have in common: the rules follow what is done, and it is kept."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from typing import Generic

import msgspec

from dexterity.session.records.following import CourseOf, Following
from dexterity.session.records.match_log import MatchLog
from dexterity.session.records.record import Action, Played, Pushed, Thrown, Undone

Deed = Thrown | Pushed | Played
"""A line of something that players do in turn."""


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
        if score is not None and score.over:
            self.on_over()

    def _keep(self, line: Action) -> None:
        if self.log is not None:
            self.log.keep(line)
