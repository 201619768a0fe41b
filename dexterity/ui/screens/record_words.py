"""What is said of a record in a list: what, who, when, how it ended; or what is wrong with it."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from pathlib import Path

from dexterity.content.targets import load_target, load_target_names
from dexterity.content.texts import Texts
from dexterity.errors import RecordError, RecordFlaw
from dexterity.places import levels
from dexterity.session.assist import signed
from dexterity.session.challenge.duel_course import DuelOptions
from dexterity.session.challenge.level_course import ChallengeOptions, day_of
from dexterity.session.challenge.library import level_files
from dexterity.session.challenge.words import points_words
from dexterity.session.delve import words as delve_words
from dexterity.session.delve.delve_options import DelveOptions
from dexterity.session.fighter.fighter_options import FighterOptions
from dexterity.session.fighter.words import end_words as campaign_end_words
from dexterity.session.fighter.words import party_words
from dexterity.session.pen import words as pen_words
from dexterity.session.pen.pen_options import PenOptions
from dexterity.session.practice.practice import PracticeOptions
from dexterity.session.practice.practice_table import PracticeTable, PropSet, target_files
from dexterity.session.records.reading import harmless
from dexterity.session.records.record import Score
from dexterity.session.records.summary import RecordSummary, summary_of
from dexterity.session.shipped import fighter_box
from dexterity.ui.screens.challenge.day import day_words
from dexterity.ui.screens.games import game_on_title

LookUp = Callable[[str], str | None]
"""What a target is called, by the stem of its file; None where there is none."""


@dataclass(frozen=True, slots=True)
class RecordLine:
    """A line of the list."""

    path: Path
    summary: RecordSummary | RecordFlaw | None = None
    """None as long as it was not looked at."""

    @property
    def usable(self) -> bool:
        """Whether it can be watched, as far as is known."""
        return isinstance(self.summary, RecordSummary)

    @property
    def game(self) -> str | None:
        """The choice of the title that it belongs to, as far as is known."""
        match self.summary:
            case RecordSummary(options=options):
                return game_on_title(options.game)
            case _:
                return None


def looked_at(path: Path) -> RecordLine:
    """The line of a record, whatever is wrong with it."""
    try:
        summary = summary_of(path)
    except RecordError as error:
        return RecordLine(path, error.flaw)
    return RecordLine(path, summary if summary.options.is_here else RecordFlaw.UNKNOWN_TARGET)


def line_title(line: RecordLine, texts: Texts, names: LookUp) -> str:
    """What was played, and by whom; or the sentence about what is wrong."""
    match line.summary:
        case None:
            return texts.say("replays.reading")
        case RecordSummary() as summary:
            return match_words(summary, texts, names)
        case flaw:
            return flaw_sentence(flaw, line.path, texts)


def line_below(line: RecordLine, texts: Texts) -> str:
    """When it was, whose hand it was where the title does not say, and how it ended."""
    note = line_note(line, texts)
    if not isinstance(line.summary, RecordSummary):
        return note
    who = ", ".join(unnamed(line.summary))
    words = " · ".join(filter(None, (date_words(line.summary.begun, texts), who, note)))
    return signed(words, texts, steady=bool(line.summary.assists.steady))


def unnamed(summary: RecordSummary) -> tuple[str, ...]:
    """Who threw in a game that is played alone: nothing else tells."""
    alone = isinstance(summary.options, PracticeOptions | ChallengeOptions)
    return summary.throwers if alone else ()


def line_note(line: RecordLine, texts: Texts) -> str:  # noqa: PLR0911 - one for each game
    """How it ended, or how many throws and hits there were."""
    match line.summary:
        case None:
            return ""
        case RecordSummary(options=DuelOptions() as options, score=score):
            return end_words(options, score, texts)
        case RecordSummary(options=FighterOptions(), score=score):
            return campaign_end_words(score, texts)
        case RecordSummary(options=PenOptions() as options, score=score):
            return pen_words.end_words(options, score, texts)
        case RecordSummary(options=DelveOptions() as options, score=score):
            return delve_words.end_words(options, score, texts)
        case RecordSummary() as summary:
            return count_words(summary, texts)
        case _:
            return texts.say("replays.unusable")


def count_words(summary: RecordSummary, texts: Texts) -> str:
    """How many throws there were, and how many of them hit."""
    back = summary.taken_back
    key = "replays.count_taken_back" if back else "replays.count"
    return texts.say(key, throws=summary.throws, hits=summary.hits, back=back)


def flaw_sentence(flaw: RecordFlaw, path: Path, texts: Texts) -> str:
    """What is wrong with a record."""
    return texts.say(f"record.{flaw}", name=harmless(path.name))


def match_words(summary: RecordSummary, texts: Texts, names: LookUp) -> str:
    """What was played, in a few words."""
    match summary.options:
        case PracticeOptions(table=table):
            key = "table" if summary.targets == 1 else "more_targets"
            return texts.say("replays.practised", table=table_words(table, texts, names, key))
        case ChallengeOptions(level=level):
            return texts.say("challenge_screens.recorded", level=level_name(level, texts))
        case DuelOptions(names=(first, second)):
            return texts.say("challenge_screens.recorded_duel", first=first, second=second)
        case FighterOptions() as campaign:
            party = party_words(campaign, fighter_box(), texts)
            return texts.say("fighter_story.recorded", party=party)
        case PenOptions() as match:
            return pen_words.recorded_words(match, texts)
        case DelveOptions() as delve:
            return delve_words.recorded_words(delve, texts)
        case options:
            raise LookupError(f"nobody knows how to call {options.game}")


def end_words(options: DuelOptions, score: Score | None, texts: Texts) -> str:
    """How a duel ended, or that it did not."""
    score = score or Score((0, 0))
    points = points_words(score.points, texts)
    if not score.over:
        return texts.say("challenge_screens.recorded_open", points=points)
    if score.winner is None:
        return texts.say("challenge_screens.recorded_drawn", points=points)
    name = options.names[score.winner]
    return texts.say("challenge_screens.recorded_won", name=name, points=points)


def table_words(table: PracticeTable, texts: Texts, names: LookUp, key: str = "table") -> str:
    """A table to practise at, in a few words."""
    name = names(table.target) or harmless(table.target)
    said = texts.say(f"replays.{key}", target=name, die=texts.say(f"die.{table.die}"))
    return texts.say("replays.with_box", table=said) if PropSet.BOX in table.props else said


def level_name(level: str, texts: Texts) -> str:
    """What a level is called; a day’s mix by its day."""
    day, files = day_of(level), level_files()
    if day is not None:
        return texts.say("challenge_screens.mix_of", day=day_words(day, texts))
    return (
        load_target_names(files[level]).said_in(texts.language)
        if level in files
        else harmless(level)
    )


def date_words(moment: datetime, texts: Texts) -> str:
    """A day and a time as the language writes them, by the clock of this machine."""
    here = moment.astimezone()
    return texts.say(
        "replays.begun",
        day=texts.say("replays.first_day") if here.day == 1 else str(here.day),
        month=texts.say(f"replays.month_{here.month}"),
        year=str(here.year),
        time=f"{here:%H:%M}",
    )


def target_names(texts: Texts) -> LookUp:
    """The names of targets in a language; each file is read once."""
    files = target_files(levels() / "targets")

    @cache
    def name(stem: str) -> str | None:
        return load_target(files[stem]).names.said_in(texts.language) if stem in files else None

    return name
