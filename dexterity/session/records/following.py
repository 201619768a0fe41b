"""Goes through the actions of a match in order, and back where something was undone."""

from collections.abc import Iterable
from typing import Generic, TypeVar

from dexterity.session.records.record import (
    Action,
    GaveUp,
    Played,
    Pushed,
    Resumed,
    TableChanged,
    Thrown,
    Undone,
)
from dexterity.session.records.recorded_game import Course

CourseOf = TypeVar("CourseOf", bound=Course)


class Following(Generic[CourseOf]):
    """Knows how a match stands, and how it stood before each action that still stands."""

    def __init__(self, course: CourseOf) -> None:
        self.course = course
        self._before: list[tuple[int, CourseOf]] = []
        self._done = 0

    def go(self, action: Action) -> int | None:
        """One action further, which the rules must allow; the place of what it undid, from 0."""
        undone = None
        match action:
            case Undone():
                if self._before:
                    undone, self.course = self._before.pop()
            case Thrown() | Pushed() | TableChanged() | GaveUp() | Played():
                self.go_to(self.course.after(action))
                return None
            case Resumed():
                pass
        self._done += 1
        return undone

    def go_to(self, course: CourseOf) -> None:
        """One action further, to what it is known to lead to."""
        self._before.append((self._done, self.course))
        self.course = course
        self._done += 1


def followed(course: CourseOf, actions: Iterable[Action]) -> CourseOf | None:
    """A match after all these actions; None where the rules refuse any of them."""
    following = Following(course)
    for action in actions:
        if following.course.why_not(action) is not None:
            return None
        following.go(action)
    return following.course
