"""What is said of a record in one line: when, at what, how many; or what is wrong with it."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from pathlib import Path

from dexterity.content.challenges import list_challenges
from dexterity.content.targets import load_target
from dexterity.content.texts import Texts
from dexterity.errors import RecordError, RecordFlaw
from dexterity.places import levels
from dexterity.session.challenge_record import ChallengeTable, day_of
from dexterity.session.practice_table import PracticeTable, PropSet, target_files
from dexterity.session.record import AnyTable
from dexterity.session.record_file import harmless
from dexterity.session.record_summary import RecordSummary, summary_of
from dexterity.ui.screens.challenge.day import day_words
from dexterity.ui.screens.practice_names import read_names

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


def looked_at(path: Path) -> RecordLine:
    """The line of a record, whatever is wrong with it."""
    try:
        summary = summary_of(path)
    except RecordError as error:
        return RecordLine(path, error.flaw)
    return RecordLine(path, summary if is_here(summary.table) else RecordFlaw.UNKNOWN_TARGET)


def is_here(table: AnyTable) -> bool:
    """Whether the game still has what was thrown at."""
    if isinstance(table, PracticeTable):
        return table.target in target_files(levels() / "targets")
    return day_of(table.level) is not None or table.level in level_files()


def level_files() -> dict[str, Path]:
    """The levels there are, by the names that records call them."""
    return {path.stem: path for path in list_challenges(levels() / "challenges")}


def line_text(line: RecordLine, texts: Texts, names: LookUp) -> str:
    """The left of a line: when and at what, or the sentence about what is wrong."""
    match line.summary:
        case None:
            return texts.say("replays.reading")
        case RecordSummary() as summary:
            date = date_words(summary.begun, texts)
            return texts.say("replays.row", date=date, table=_table(summary, texts, names))
        case flaw:
            return flaw_sentence(flaw, line.path, texts)


def line_note(line: RecordLine, texts: Texts) -> str:
    """The right of a line: how many throws and hits."""
    match line.summary:
        case None:
            return ""
        case RecordSummary(throws=throws, hits=hits):
            return texts.say("replays.count", throws=throws, hits=hits)
        case _:
            return texts.say("replays.unusable")


def flaw_sentence(flaw: RecordFlaw, path: Path, texts: Texts) -> str:
    """What is wrong with a record."""
    return texts.say(f"record.{flaw}", name=harmless(path.name))


def table_words(table: AnyTable, texts: Texts, names: LookUp, key: str = "table") -> str:
    """A table in a few words."""
    if isinstance(table, ChallengeTable):
        return texts.say("challenge_screens.recorded", level=level_name(table.level, texts))
    name = names(table.target) or harmless(table.target)
    said = texts.say(f"replays.{key}", target=name, die=texts.say(f"die.{table.die}"))
    return texts.say("replays.with_box", table=said) if PropSet.BOX in table.props else said


def level_name(level: str, texts: Texts) -> str:
    """What a level is called; a day’s mix by its day."""
    day, files = day_of(level), level_files()
    if day is not None:
        return texts.say("challenge_screens.mix_of", day=day_words(day, texts))
    return read_names(files[level]).said_in(texts.language) if level in files else harmless(level)


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


def _table(summary: RecordSummary, texts: Texts, names: LookUp) -> str:
    key = "table" if summary.targets == 1 else "more_targets"
    return table_words(summary.table, texts, names, key)
