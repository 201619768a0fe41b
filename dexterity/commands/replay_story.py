"""A record in words: every action as it was, from the record alone, so that it is true anywhere."""

from collections.abc import Iterator

from dexterity.content.targets import load_target
from dexterity.content.texts import Texts
from dexterity.places import levels
from dexterity.session.challenge_record import ChallengeTable, challenge_named
from dexterity.session.notice import Notice, NoticeKind
from dexterity.session.practice import Practice, practice_of, statistics_of
from dexterity.session.practice_table import PropSet, target_files
from dexterity.session.record import AnyTable, GaveUp, Record, TableChanged, Thrown, Undone
from dexterity.session.replay import Step, steps_of
from dexterity.session.shipped_library import shipped_library
from dexterity.session.story import place_words, thrower_words, toss_words, verdict_sentence
from dexterity.values import Ending, Landing


def tell_record(record: Record, texts: Texts) -> Iterator[str]:
    """The whole record, a sentence a line."""
    date = f"{record.header.begun:%Y-%m-%d %H:%M}"
    yield table_words("title", record.header.options.table, texts, date=date)
    for step in steps_of(record):
        yield ""
        yield from tell_step(step, texts)
    yield ""
    yield tell_summary(practice_of(record.header, record.actions), texts)
    if record.cut_short:
        yield Notice(NoticeKind.RECORD_CUT_SHORT).said_in(texts)


def tell_step(step: Step, texts: Texts) -> Iterator[str]:
    """One action."""
    match step.action:
        case Thrown() as thrown:
            yield from tell_thrown(thrown, step.number, texts)
        case TableChanged(table=table):
            yield table_words("table", table, texts, number=str(step.number))
        case Undone():
            yield texts.say("replay_report.undo", number=step.number)
        case GaveUp():
            yield texts.say("challenge_screens.gave_up", number=step.number)
    if step.taken_back:
        yield texts.say("replay_report.taken_back")


def tell_thrown(thrown: Thrown, number: int, texts: Texts) -> Iterator[str]:
    """Who threw how, where it ended, and what it was worth."""
    toss, thrower = toss_words(thrown.toss, texts), thrower_words(thrown, texts)
    yield texts.say("replay_report.throw", number=number, thrower=thrower, toss=toss)
    yield end_sentence(thrown.landing, texts)
    yield verdict_sentence(thrown.verdict, texts)
    yield texts.say("verdict.symbol" if thrown.verdict.symbol else "verdict.no_symbol")


def end_sentence(landing: Landing, texts: Texts) -> str:
    """Where the die stopped, or that it did not."""
    if landing.ending is Ending.FELL:
        return texts.say("replay_report.fell")
    across, along = place_words(landing.place_mm[:2], texts)
    return texts.say(f"replay_report.{landing.ending}", across=across, along=along)


def table_words(key: str, table: AnyTable, texts: Texts, **words: str) -> str:
    """A sentence about a table."""
    if isinstance(table, ChallengeTable):
        name = challenge_named(table.level, shipped_library()).names.said_in(texts.language)
        return texts.say("challenge_screens.told", level=name, **words)
    die = texts.say(f"die.{table.die}")
    name = target_name(table.target, texts)
    said = texts.say(f"replay_report.{key}", target=name, die=die, **words)
    return texts.say("replay_report.with_box", table=said) if PropSet.BOX in table.props else said


def target_name(stem: str, texts: Texts) -> str:
    """What a target is called."""
    return load_target(target_files(levels() / "targets")[stem]).names.said_in(texts.language)


def tell_summary(practice: Practice, texts: Texts) -> str:
    """What the throws that were not taken back come to."""
    found = statistics_of(practice.throws)
    if found.mean_damage is None:
        return texts.say("replay_report.no_throws")
    return texts.say(
        "replay_report.summary",
        throws=found.throws,
        hits=found.hits,
        damage=texts.number(found.mean_damage, 2),
        best=found.best,
        streak=found.longest_streak,
    )
