"""A match of Pen in a few words: who played, on what, and how it ended."""

from collections.abc import Iterable

from dexterity.content.language import Language
from dexterity.content.texts import Texts
from dexterity.errors import TableError
from dexterity.rules.concession import Concession
from dexterity.rules.pen.options import FIRST_HEALTH
from dexterity.rules.pen.state import HEALTH
from dexterity.session.pen.pen_options import PenOptions, pen_game, sheet_in
from dexterity.session.records.record import Score
from dexterity.session.series_words import numbered
from dexterity.session.shipped import pen_box


def sheet_name(options: PenOptions, texts: Texts) -> str:
    """What the sheet is called; a TableError where there is none."""
    title = sheet_in(options).title
    return title.fr if texts.language is Language.FRENCH else title.en


def is_here(options: PenOptions) -> bool:
    """Whether the game still has what a match was played with."""
    try:
        pen_game(options, pen_box())
    except TableError:
        return False
    return True


def recorded_words(options: PenOptions, texts: Texts) -> str:
    """A line of a list."""
    first, second = options.names
    sheet = sheet_name(options, texts)
    words = texts.say("pen_story.recorded", first=first, second=second, sheet=sheet)
    return numbered(words, options.series, texts)


def end_words(options: PenOptions, score: Score | None, texts: Texts) -> str:
    """How it ended, or how it stands; of a match whose score never changed, as it began."""
    first, second = (FIRST_HEALTH[conceded] for conceded in options.concessions)
    score = score or Score((first, second))
    # A stranger's record may count whatever it likes.
    one, two = map(texts.number, (*score.points, 0)[:2])
    health = texts.say("pen_story.health", one=one, two=two)
    if not score.over:
        return texts.say("pen_story.recorded_open", health=health)
    if score.winner is None or score.winner >= len(options.seats):
        return texts.say("pen_story.recorded_drawn")
    return texts.say("pen_story.recorded_won", name=options.names[score.winner], health=health)


def handicap_words(name: str, conceded: Concession, texts: Texts) -> str:
    """What somebody gives away."""
    return texts.say(
        "pen_story.handicap",
        name=name,
        health=texts.number(FIRST_HEALTH[conceded]),
        full=texts.number(HEALTH),
    )


def handicaps_told(
    names: Iterable[str], conceded: Iterable[Concession], texts: Texts
) -> tuple[str, ...]:
    """A sentence for each who gives something away."""
    who = zip(names, conceded, strict=True)
    return tuple(handicap_words(*one, texts) for one in who if one[1] is not Concession.NONE)
