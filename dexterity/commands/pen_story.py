"""A match of Pen told in words: flicks, events, walls and what came of them, up to the end."""

from collections.abc import Iterator

from dexterity.commands.match_story import MatchStory
from dexterity.content.texts import Texts
from dexterity.rules.pen.effects import Effect
from dexterity.session.pen.pen_course import PenCourse
from dexterity.session.pen.pen_options import PenOptions
from dexterity.session.pen.words import handicaps_told, pen_words, sheet_name
from dexterity.session.records.record import Played, Pushed, Record
from dexterity.session.records.replay import Step
from dexterity.session.seat import Seat
from dexterity.session.shipped import pen_box
from dexterity.session.words import EffectWords


def pen_title(options: PenOptions, texts: Texts, date: str) -> str:
    """Who against whom, on which sheet, and how."""
    first, second = (_seat_words(seat, texts) for seat in options.seats)
    sheet = sheet_name(options, texts)
    title = texts.say("pen_story.title", date=date, first=first, second=second, sheet=sheet)
    chosen = (("beginner", options.beginner), ("fun", options.fun))
    told = (texts.say(f"pen_story.{key}") for key, is_on in chosen if is_on)
    return " ".join([title, *told, *handicaps_told(options.names, options.concessions, texts)])


def _seat_words(seat: Seat, texts: Texts) -> str:
    return texts.say("pen_story.computer", name=seat.name) if seat.is_computer else seat.name


class PenStory(MatchStory[PenCourse]):
    """Every flick is a chapter of its own."""

    def __init__(self, record: Record, options: PenOptions, texts: Texts) -> None:
        super().__init__(PenCourse.begin(record.header))
        self._words = pen_words(pen_box(), options.names, texts)

    @property
    def words(self) -> EffectWords[Effect]:
        return self._words

    def first_words(self) -> Iterator[str]:
        """Who begins."""
        name = self.course.names[self.course.game.options.first]
        yield self.words.say("first_words", name=name)

    def stands_apart(self, step: Step) -> bool:
        """Every flick, and what nobody saw coming."""
        return isinstance(step.action, Pushed) or step.refusal is not None

    def done_words(self, played: Played | Pushed) -> str:
        return super().done_words(played) or self.words.say("nothing")

    def last_words(self) -> Iterator[str]:
        """How both are."""
        (first, second), state = self.course.names, self.course.state
        one, two = (pawn.health for pawn in state.pawns)
        yield self.words.say("so_far", flicks=state.flicks, first=first, second=second,
                             one=one, two=two)  # fmt: skip
        yield from self.left_words()
