"""A match of Pen told in words: flicks, events, walls and what came of them, up to the end."""

from collections.abc import Iterator

from dexterity.content.texts import Texts
from dexterity.session.pen.pen_course import PenCourse
from dexterity.session.pen.pen_options import PenOptions
from dexterity.session.pen.words import handicaps_told, pen_words, sheet_name
from dexterity.session.records.following import Following
from dexterity.session.records.record import Played, Pushed, Record
from dexterity.session.records.replay import Step
from dexterity.session.seat import Seat
from dexterity.session.shipped import pen_box


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


class PenStory:
    """Goes through a match beside the steps of its record, and tells what came of each."""

    def __init__(self, record: Record, options: PenOptions, texts: Texts) -> None:
        self._names, self._texts = options.names, texts
        self._words = pen_words(pen_box(), options.names, texts)
        self._following = Following[PenCourse](PenCourse.begin(record.header))

    @property
    def _course(self) -> PenCourse:
        return self._following.course

    def first_words(self) -> Iterator[str]:
        """Who begins."""
        name = self._names[self._course.game.options.first]
        yield self._words.say("first_words", name=name)

    def stands_apart(self, step: Step) -> bool:
        """Every flick, and what nobody saw coming."""
        return isinstance(step.action, Pushed) or step.refusal is not None

    def played_words(self, played: Played | Pushed, number: int) -> str:
        """What came of something that was done."""
        if self._course.why_not(played) is not None:
            return self._words.say("tried", number=number)
        told = self._words.told(self._course.effects_of(played))
        return self._words.say("step", number=number, words=told or self._words.say("nothing"))

    def after(self, step: Step) -> str:
        """Nothing more: all was told when it was done."""
        self._following.go(step.action)
        return ""

    def last_words(self) -> Iterator[str]:
        """How both are, and that it was left if it is not over."""
        (first, second), state = self._names, self._course.state
        one, two = (pawn.health for pawn in state.pawns)
        yield self._words.say("so_far", flicks=state.flicks, first=first, second=second,
                              one=one, two=two)  # fmt: skip
        if not self._course.score.over:
            yield self._words.say("left")
