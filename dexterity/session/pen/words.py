"""What is said of a match of Pen: what came of an action, who played on what, how it ended."""

from collections.abc import Iterable, Mapping
from math import dist
from typing import Any, Final

from dexterity.content.language import Language
from dexterity.content.pen.box import PenBox
from dexterity.content.texts import Texts
from dexterity.rules.concession import Concession
from dexterity.rules.pen import effects as came
from dexterity.rules.pen.cards.card import CardId
from dexterity.rules.pen.effects import Effect
from dexterity.rules.pen.options import FIRST_HEALTH
from dexterity.rules.pen.player import PlayerId
from dexterity.rules.pen.sheet.square import Square
from dexterity.rules.pen.state import HEALTH
from dexterity.session.pen.pen_options import PenOptions, sheet_in
from dexterity.session.records.record import Score
from dexterity.session.series_words import numbered
from dexterity.session.words import EffectWords, Exceptions, Naming, names_on

# --- what came of an action ---------------------------------------------------------------------


def pen_words(box: PenBox, names: tuple[str, str], texts: Texts) -> EffectWords[Effect]:
    """Tells it with the names of both players."""

    def people(players: Iterable[PlayerId]) -> str:
        first, *second = (names[player] for player in players)
        return texts.say("pen_story.and", first=first, second=second[0]) if second else first

    def count(squares: tuple[Square, ...]) -> str:
        return texts.number(len(squares))

    named: Mapping[Any, Naming] = {
        PlayerId: names.__getitem__,
        tuple[PlayerId, ...]: people,
        CardId: names_on({**box.events, **box.fatras}, texts),
        tuple[Square, ...]: count,
    }
    return EffectWords(texts, "pen_story", named, EXCEPTIONS)


def _moved(words: EffectWords[Effect], moved: Any) -> str:
    distance = words.texts.number(dist(moved.from_mm, moved.to_mm))
    return words.by_rule(moved, distance=distance)


EXCEPTIONS: Final[Exceptions] = {
    came.FlickMade: _moved,
    came.ArrowSpun: _moved,
    came.CharacterMoved: _moved,
}

# --- a match ------------------------------------------------------------------------------------


def sheet_name(options: PenOptions, texts: Texts) -> str:
    """What the sheet is called; a TableError where there is none."""
    title = sheet_in(options).title
    return title.fr if texts.language is Language.FRENCH else title.en


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
