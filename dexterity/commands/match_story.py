"""A match told in words beside the steps of its record: what is the same for every game."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Any, ClassVar, Generic, TypeVar

from dexterity.session.course import GameCourse
from dexterity.session.records.following import Following
from dexterity.session.records.record import Action, Played, Pushed, Thrown
from dexterity.session.records.replay import Step
from dexterity.session.words import EffectWords

CourseOf = TypeVar("CourseOf", bound=GameCourse[Any, Any, Any, Any, Any, Any])


class MatchStory(ABC, Generic[CourseOf]):
    """Goes through a match beside the steps of its record, and tells what came of each."""

    chapters: ClassVar[tuple[type[Any], ...]] = ()
    """The effects that a new paragraph begins with."""
    told_after: ClassVar[tuple[type[Action], ...]] = (Thrown,)
    """The lines whose effects are told after them; those of all others are told with them."""

    def __init__(self, begun: CourseOf) -> None:
        self._following = Following[CourseOf](begun)

    @property
    def course(self) -> CourseOf:
        """The match as far as it has been told."""
        return self._following.course

    @property
    @abstractmethod
    def words(self) -> EffectWords[Any]:
        """What tells the effects of the game."""

    @abstractmethod
    def first_words(self) -> Iterator[str]:
        """What is known before the first step."""

    @abstractmethod
    def last_words(self) -> Iterator[str]:
        """How it stands in the end."""

    def stands_apart(self, step: Step) -> bool:
        """Whether a new paragraph begins with a step, which is told next: with a throw, with what
        was refused, and with a chapter."""
        if step.refusal is not None or not isinstance(step.action, Played):
            return True
        return any(isinstance(effect, self.chapters) for effect in self.effects_of(step.action))

    def played_words(self, played: Played | Pushed, number: int) -> str:
        """What came of something that was done besides throwing."""
        if self.course.why_not(played) is not None:
            return self.words.say("tried", number=number)
        return self.words.say("step", number=number, words=self.done_words(played))

    def done_words(self, played: Played | Pushed) -> str:
        """What came of something that the rules allow."""
        return self.words.told(self.effects_of(played))

    def after(self, step: Step) -> str:
        """What came of a step that the rules allow, if it was not told when it was done."""
        late = isinstance(step.action, self.told_after)
        told = self.words.told(self.effects_of(step.action)) if late else ""
        self._following.go(step.action)
        return told

    def effects_of(self, line: Action) -> tuple[Any, ...]:
        """What a line that the rules allow brings about, as far as it may be told."""
        return self.course.effects_of(line)

    @property
    def is_over(self) -> bool:
        """Whether nobody can go on with it."""
        return self.course.score.over

    def left_words(self) -> Iterator[str]:
        """That it was left, if it is not over."""
        if not self.is_over:
            yield self.words.say("left")
