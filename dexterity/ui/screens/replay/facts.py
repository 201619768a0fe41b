"""All that is said of one record beside its picture: who, how it ended, how long, when, where."""

from dataclasses import replace

from dexterity.content.texts import Texts
from dexterity.session.assist import assist_words
from dexterity.session.delve.delve_options import DelveOptions
from dexterity.session.fighter.fighter_options import FighterOptions
from dexterity.session.fighter.words import difficulty_words, party_words
from dexterity.session.pen.pen_options import PenOptions
from dexterity.session.records.reading import harmless
from dexterity.session.records.record import Options
from dexterity.session.records.summary import RecordSummary
from dexterity.session.seat_names import thrower_name
from dexterity.session.shipped import fighter_box
from dexterity.ui.canvas.letters import Align
from dexterity.ui.canvas.theme import BODY, LABEL, NOTE, SUBHEADING
from dexterity.ui.screens.record_words import (
    LookUp,
    RecordLine,
    count_words,
    date_words,
    line_note,
    line_title,
    unnamed,
)
from dexterity.ui.widgets.label import Label


def facts(line: RecordLine, texts: Texts, names: LookUp) -> list[Label]:
    """Line by line, the most important first."""
    # What is wrong is a whole sentence, too long for large letters.
    heading = SUBHEADING if line.usable else LABEL
    title = Label(line_title(line, texts, names), heading, align=Align.CENTRE, name="fact/title")
    told: list[tuple[str, str]] = []
    if isinstance(line.summary, RecordSummary):
        file = texts.say("replays.file", file=harmless(line.path.name))
        told = [*_told(line.summary, line_note(line, texts), texts), ("file", file)]
    looks = {"end": LABEL, "date": NOTE, "file": NOTE}
    return [
        title,
        *(Label(words, looks.get(name, BODY), align=Align.CENTRE, name=f"fact/{name}")
          for name, words in told),
    ]  # fmt: skip


def _told(summary: RecordSummary, end: str, texts: Texts) -> list[tuple[str, str]]:
    length = length_words(summary, texts)
    said = {
        # What is only counted has no end besides its length.
        "end": "" if end == length else end,
        "players": players_words(summary, texts),
        "length": length,
        "steady": steady_words(summary, texts),
        "date": date_words(summary.begun, texts),
    }
    return [(name, words) for name, words in said.items() if words]


def players_words(summary: RecordSummary, texts: Texts) -> str:
    """Who played, where the title does not tell; of a party, who played whom."""
    match summary.options:
        case FighterOptions() as campaign:
            party = party_words(campaign, fighter_box(), texts, players=True)
            difficulty = difficulty_words(campaign, texts)
            return texts.say("replays.party", party=party, difficulty=difficulty)
        case _:
            who = ", ".join(unnamed(summary))
            return texts.say("replays.players", players=who) if who else ""


def steady_words(summary: RecordSummary, texts: Texts) -> str:
    """Who threw with a steady hand, and how often."""
    people = summary.assists.people
    called = (replace(one, who=thrower_name(one.who, summary.options, texts)) for one in people)
    return assist_words(called, texts)


def length_words(summary: RecordSummary, texts: Texts) -> str:
    """How long it was, in whatever its game goes by."""
    count = count_words(summary, texts) if summary.throws or not _has_more(summary.options) else ""
    return ", ".join(filter(None, (_rounds(summary, texts), count)))


def _has_more(options: Options) -> bool:
    """Whether it is counted by something else than throws."""
    return isinstance(options, FighterOptions | PenOptions | DelveOptions)


def _rounds(summary: RecordSummary, texts: Texts) -> str:
    match summary.options:
        case FighterOptions():
            return texts.say("replays.rooms", rooms=summary.plays.get("pick_room", 0))
        case PenOptions():
            return texts.say("replays.flicks", flicks=summary.flicks)
        case DelveOptions():
            # The adventurer of the first round was chosen before.
            return texts.say("replays.rounds", rounds=1 + summary.plays.get("choose_adventurer", 0))
        case _:
            return ""
