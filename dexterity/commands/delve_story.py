"""A match of Delve told in words. One that is over hides nothing; one that was left tells what
everybody at the table could see, for it may be gone on with."""

from collections.abc import Iterator

from dexterity.commands.match_story import MatchStory
from dexterity.content.texts import Texts
from dexterity.rules.delve.actions import Decline
from dexterity.rules.delve.effects import DelveBegun, Effect, RoundBegun, seen_effects
from dexterity.session.delve.delve_course import DelveCourse
from dexterity.session.delve.delve_options import DelveOptions
from dexterity.session.delve.words import delve_words, handicaps_told, listed, seat_words
from dexterity.session.records.record import Action, Played, Pushed, Record
from dexterity.session.records.secrecy import course_at_end, is_over
from dexterity.session.shipped import delve_box
from dexterity.session.words import EffectWords


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


class DelveStory(MatchStory[DelveCourse]):
    """Rounds and delves are its chapters."""

    chapters = (RoundBegun, DelveBegun)

    def __init__(self, record: Record, options: DelveOptions, texts: Texts) -> None:
        super().__init__(DelveCourse.begin(record.header))
        self._words = delve_words(delve_box(), options.names, texts)
        self._over = is_over(course_at_end(record))

    @property
    def words(self) -> EffectWords[Effect]:
        return self._words

    @property
    def is_over(self) -> bool:
        """From its first word on: what may be told hangs on it."""
        return self._over

    def first_words(self) -> Iterator[str]:
        """Who goes down first, and who begins."""
        if not self.is_over:
            yield self.words.say("veiled")
        yield self.words.told(self.course.told)

    def done_words(self, played: Played | Pushed) -> str:
        return " ".join([*self._declined(played), super().done_words(played)]).strip()

    def _declined(self, played: Played | Pushed) -> Iterator[str]:
        """Not to do something has no effect of its own."""
        state = self.course.state
        if self.course.action_of(played) == Decline():
            name = self.course.names[state.decides]
            yield self.words.say(f"declined_{state.phase}", name=name)

    def last_words(self) -> Iterator[str]:
        """How all stand."""
        for name, seat in zip(self.course.names, self.course.state.seats, strict=True):
            yield self.words.say("stands", name=name, successes=seat.successes,
                                 failures=seat.failures)  # fmt: skip
        yield from self.left_words()

    def effects_of(self, line: Action) -> tuple[Effect, ...]:
        """For eyes that may see it."""
        effects = super().effects_of(line)
        return effects if self.is_over else seen_effects(effects, None)
