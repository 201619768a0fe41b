"""A match of Delve in a few words: who played, and how it ended."""

from collections.abc import Iterable

from dexterity.content.texts import Texts
from dexterity.errors import TableError
from dexterity.rules.concession import Concession
from dexterity.rules.delve.options import LESS_HEALTH
from dexterity.session.delve.delve_options import DelveOptions, delve_game
from dexterity.session.records.record import Score
from dexterity.session.seat import Seat
from dexterity.session.series_words import numbered
from dexterity.session.shipped import delve_box


def is_here(options: DelveOptions) -> bool:
    """Whether the game still has what a match was played with."""
    try:
        delve_game(options, delve_box())
    except TableError:
        return False
    return True


def recorded_words(options: DelveOptions, texts: Texts) -> str:
    """A line of a list."""
    words = texts.say("delve_story.recorded", names=listed(options.names, texts))
    return numbered(words, options.series, texts)


def end_words(options: DelveOptions, score: Score | None, texts: Texts) -> str:
    """How it ended, or how it stands; of a match whose score never changed, as it began."""
    players = len(options.seats)
    # A stranger's record may count whatever it likes.
    points = () if score is None else score.points
    won = " – ".join(map(texts.number, (*points, *(0,) * players)[:players]))
    if score is None or score.winner is None or score.winner >= players:
        return texts.say("delve_story.recorded_open", successes=won)
    return texts.say("delve_story.recorded_won", name=options.names[score.winner], successes=won)


def handicap_words(name: str, conceded: Concession, texts: Texts) -> str:
    """What somebody goes down with."""
    return texts.say("delve_story.handicap", name=name, less=texts.number(LESS_HEALTH[conceded]))


def handicaps_told(
    names: Iterable[str], conceded: Iterable[Concession], texts: Texts
) -> tuple[str, ...]:
    """A sentence for each who has a handicap."""
    who = zip(names, conceded, strict=False)
    return tuple(handicap_words(*one, texts) for one in who if one[1] is not Concession.NONE)


def seat_words(seat: Seat, texts: Texts) -> str:
    """Who sits there; of a computer, how good it is."""
    if seat.skill is None:
        return seat.name
    level = texts.say(f"delve_story.level.{seat.skill}")
    return texts.say("delve_story.computer", name=seat.name, level=level)


def listed(names: Iterable[str], texts: Texts) -> str:
    """Two or more, with a word before the last one."""
    *rest, last = names
    return texts.say("delve_story.and", first=", ".join(rest), last=last)
