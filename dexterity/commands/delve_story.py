"""A match of Delve told in words. One that is over hides nothing; one that was left tells what
everybody at the table could see, for it may be gone on with."""

from collections.abc import Iterator

from dexterity.content.texts import Texts
from dexterity.rules.delve.actions import Decline
from dexterity.rules.delve.effects import DelveBegun, Effect, RoundBegun, seen_effects
from dexterity.session.delve.delve_course import DelveCourse
from dexterity.session.delve.delve_options import DelveOptions
from dexterity.session.delve.words import delve_words, handicaps_told, listed, seat_words
from dexterity.session.records.following import Following
from dexterity.session.records.record import Played, Pushed, Record, Thrown
from dexterity.session.records.replay import Step
from dexterity.session.records.secrecy import course_at_end, is_over
from dexterity.session.shipped import delve_box

CHAPTERS = (RoundBegun, DelveBegun)
"""What a new paragraph begins with."""


def delve_title(options: DelveOptions, texts: Texts, date: str) -> str:
    """Who played, and how."""
    names = listed((seat_words(seat, texts) for seat in options.seats), texts)
    chosen = (
        (f"box_{options.box}", True),
        ("specials", options.specials),
        ("first_must_add", options.first_must_add),
        ("dexterity", options.dexterity),
    )
    title = texts.say("delve_story.title", date=date, names=names)
    told = (texts.say(f"delve_story.{key}") for key, is_on in chosen if is_on)
    return " ".join([title, *told, *handicaps_told(options.names, options.concessions, texts)])


class DelveStory:
    """Goes through a match beside the steps of its record, and tells what came of each."""

    def __init__(self, record: Record, options: DelveOptions, texts: Texts) -> None:
        self._names = options.names
        self._words = delve_words(delve_box(), options.names, texts)
        self._following = Following[DelveCourse](DelveCourse.begin(record.header))
        self._over = is_over(course_at_end(record))

    @property
    def _course(self) -> DelveCourse:
        return self._following.course

    def first_words(self) -> Iterator[str]:
        """Who goes down first, and who begins."""
        if not self._over:
            yield self._words.say("veiled")
        yield self._words.told(self._course.told)

    def stands_apart(self, step: Step) -> bool:
        """Whether there is a new paragraph: for a throw, a round and a delve."""
        if step.refusal is not None or not isinstance(step.action, Played):
            return True
        return any(isinstance(effect, CHAPTERS) for effect in self._effects(step.action))

    def played_words(self, played: Played | Pushed, number: int) -> str:
        """What came of something that was done besides throwing."""
        if self._course.why_not(played) is not None:
            return self._words.say("tried", number=number)
        told = " ".join([*self._declined(played), self._words.told(self._effects(played))])
        return self._words.say("step", number=number, words=told.strip())

    def _declined(self, played: Played | Pushed) -> Iterator[str]:
        """Not to do something has no effect of its own."""
        state = self._course.state
        if self._course.action_of(played) == Decline():
            yield self._words.say(f"declined_{state.phase}", name=self._names[state.decides])

    def after(self, step: Step) -> str:
        """What came of a throw; all else was told when it was done."""
        thrown = step.action if isinstance(step.action, Thrown) else None
        told = "" if thrown is None else self._words.told(self._effects(thrown))
        self._following.go(step.action)
        return told

    def last_words(self) -> Iterator[str]:
        """How all stand, and that it was left if it is not over."""
        for name, seat in zip(self._names, self._course.state.seats, strict=True):
            yield self._words.say("stands", name=name, successes=seat.successes,
                                  failures=seat.failures)  # fmt: skip
        if not self._over:
            yield self._words.say("left")

    def _effects(self, line: Played | Pushed | Thrown) -> tuple[Effect, ...]:
        """What comes of a line that the rules allow, for eyes that may see it."""
        effects = self._course.effects_of(line)
        return effects if self._over else seen_effects(effects, None)
