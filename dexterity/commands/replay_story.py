"""A record in words: every action as it was, from the record alone, so that it is true anywhere."""

from collections.abc import Iterable, Iterator
from typing import Any

from dexterity.commands.campaign_story import CampaignStory, campaign_title
from dexterity.commands.delve_story import DelveStory, delve_title
from dexterity.commands.duel_story import DuelStory, duel_title
from dexterity.commands.match_story import MatchStory
from dexterity.commands.pen_story import PenStory, pen_title
from dexterity.content.targets import load_target
from dexterity.content.texts import Texts
from dexterity.places import levels
from dexterity.session.challenge.duel_course import DuelOptions
from dexterity.session.challenge.level_course import ChallengeOptions, challenge_named
from dexterity.session.challenge.words import dare_names
from dexterity.session.delve.delve_options import DelveOptions
from dexterity.session.fighter.fighter_options import FighterOptions
from dexterity.session.notice import Notice, NoticeKind
from dexterity.session.pen.pen_options import PenOptions
from dexterity.session.practice.practice import PracticeOptions, statistics_of
from dexterity.session.practice.practice_table import PracticeTable, PropSet, target_files
from dexterity.session.records.record import (
    GaveUp,
    Header,
    Options,
    Played,
    Pushed,
    Record,
    Resumed,
    TableChanged,
    Thrown,
    Undone,
)
from dexterity.session.records.recorded_games import game_of
from dexterity.session.records.replay import Step, has_other_physics, steps_of
from dexterity.session.seat_names import thrower_name
from dexterity.session.shipped import shipped_library
from dexterity.session.story import place_words, thrower_words, toss_words, verdict_sentence
from dexterity.values.landing import Ending, Landing


def tell_record(record: Record, texts: Texts) -> Iterator[str]:
    """The whole record, a sentence a line."""
    options, steps = record.header.options, steps_of(record)
    yield title_words(options, texts, f"{record.header.begun:%Y-%m-%d %H:%M}")
    if has_other_physics(record):
        yield texts.say("replay.other_physics")
    story = story_of(record, texts)
    if story is not None:
        yield from story.first_words()
    for step in steps:
        if story is None or story.stands_apart(step):
            yield ""
        yield from tell_step(step, record.header.options, texts, story)
    yield ""
    if story is not None:
        yield from story.last_words()
    if has_throws(record.header):
        yield tell_summary(steps, texts)
    if record.cut_short:
        yield Notice(NoticeKind.RECORD_CUT_SHORT).said_in(texts)


def has_throws(header: Header) -> bool:
    """Whether dice are thrown in a match like this, so that they are worth a summary."""
    if isinstance(header.options, DelveOptions):
        return header.options.dexterity
    return Thrown in game_of(header).lines


def story_of(record: Record, texts: Texts) -> MatchStory[Any] | None:
    """Who tells what a game is about; None where throws are all there is."""
    match record.header.options:
        case DuelOptions():
            return DuelStory(record, texts)
        case FighterOptions() as campaign:
            return CampaignStory(record, campaign, texts)
        case PenOptions() as match:
            return PenStory(record, match, texts)
        case DelveOptions() as delve:
            return DelveStory(record, delve, texts)
        case _:
            return None


def tell_step(
    step: Step, options: Options, texts: Texts, story: MatchStory[Any] | None = None
) -> Iterator[str]:
    """One action, and in a game of more than throws what came of it."""
    match step.action:
        case Thrown() as thrown:
            yield from tell_thrown(thrown, step.number, options, texts)
        case TableChanged(table=table):
            yield table_words("table", table, texts, number=str(step.number))
        case Undone():
            yield texts.say("replay_report.undo", number=step.number)
        case GaveUp():
            yield texts.say("challenge_screens.gave_up", number=step.number)
        case Played() | Pushed() as line:
            if story is not None:
                yield story.played_words(line, step.number)
        case Resumed(at=at):
            date = f"{at:%Y-%m-%d %H:%M}"
            yield texts.say("replay_report.resumed", number=step.number, date=date)
    if step.taken_back:
        yield texts.say("replay_report.taken_back")
    if step.refusal is not None:
        reason = texts.say(step.refusal)
        yield texts.say("replay_report.refused", step=step.number, reason=reason)
    elif story is not None and (came := story.after(step)):
        yield came


def tell_thrown(thrown: Thrown, number: int, options: Options, texts: Texts) -> Iterator[str]:
    """Who threw how, where it ended, and what it was worth."""
    toss, name = toss_words(thrown.toss, texts), thrower_name(thrown.who, options, texts)
    thrower = thrower_words(thrown, name, texts)
    if thrown.requirements:
        dare = dare_names(thrown.requirements, texts)
        thrower = texts.say("replay.under", throw=thrower, dare=dare)
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


def title_words(options: Options, texts: Texts, date: str) -> str:
    """What was played, and when."""
    match options:
        case PracticeOptions(table=table):
            return table_words("title", table, texts, date=date)
        case ChallengeOptions(level=level):
            name = challenge_named(level, shipped_library()).names.said_in(texts.language)
            return texts.say("challenge_screens.told", level=name, date=date)
        case DuelOptions() as duel:
            return duel_title(duel, texts, date)
        case FighterOptions() as campaign:
            return campaign_title(campaign, texts, date)
        case PenOptions() as match:
            return pen_title(match, texts, date)
        case DelveOptions() as delve:
            return delve_title(delve, texts, date)
        case _:
            raise LookupError(f"nobody knows how to tell {options.game}")


def table_words(key: str, table: PracticeTable, texts: Texts, **words: str) -> str:
    """A sentence about a table to practise at."""
    die = texts.say(f"die.{table.die}")
    name = target_name(table.target, texts)
    said = texts.say(f"replay_report.{key}", target=name, die=die, **words)
    return texts.say("replay_report.with_box", table=said) if PropSet.BOX in table.props else said


def target_name(stem: str, texts: Texts) -> str:
    """What a target is called."""
    return load_target(target_files(levels() / "targets")[stem]).names.said_in(texts.language)


def tell_summary(steps: Iterable[Step], texts: Texts) -> str:
    """What the throws that were not taken back come to."""
    thrown = (step.action for step in steps if not step.taken_back and step.refusal is None)
    found = statistics_of(action for action in thrown if isinstance(action, Thrown))
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
