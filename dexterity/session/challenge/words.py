"""What is said of levels and duels: goals, medals, counts, and what came of an action."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from dexterity.content.language import Language
from dexterity.content.texts import Texts
from dexterity.rules.challenge import effects as came
from dexterity.rules.challenge.duel import head_start
from dexterity.rules.challenge.duel_effects import DuelEffect, RoundBegun
from dexterity.rules.challenge.effects import Effect
from dexterity.rules.challenge.goal import (
    AtLeast,
    Goal,
    KnockOff,
    MovingMark,
    SectionsInOrder,
    Unit,
)
from dexterity.rules.challenge.level import Level, State, standing
from dexterity.rules.challenge.medal import Medal
from dexterity.rules.challenge.player import PlayerId
from dexterity.rules.challenge.showing import Showing
from dexterity.rules.concession import Concession
from dexterity.rules.referee import CENTRE_VALUE
from dexterity.session.words import EffectWords, Exceptions, Naming, names_under

LARGEST_SINGULAR: Final = {Language.ENGLISH: (1,), Language.FRENCH: (0, 1)}
"""The numbers that take a singular: French has “0 point”, English “0 points”."""

DICE: Final = "dice"
THROWS: Final = "throws"

AnyEffect = Effect | DuelEffect

# --- what came of an action ---------------------------------------------------------------------


def challenge_words(
    level: Level, texts: Texts, names: tuple[str, ...] = ()
) -> EffectWords[AnyEffect]:
    """Tells it, in a duel with the names of both players."""

    def threw(words: EffectWords[AnyEffect], thrown: came.ThrowCounted) -> str:
        count = counted(texts, level.goal.unit, thrown.count)
        return words.by_rule(thrown, count=count) if thrown.gain > 0 else ""

    named: Mapping[Any, Naming] = {
        PlayerId: names.__getitem__,
        Medal: names_under("challenge.medal.{}", texts),
        Showing: lambda showing: showing_words(level, showing, texts),
        tuple[str, ...]: lambda dare: dare_names(dare, texts),
    }
    exceptions: Exceptions = {
        came.ThrowCounted: threw,
        came.LevelEnded: _ended,
        # What is to be played is on the page.
        RoundBegun: lambda words, begun: "",
    }
    return EffectWords(texts, "challenge", named, exceptions, each_once=True)


def _ended(words: EffectWords[AnyEffect], level: came.LevelEnded) -> str:
    return words.say(f"ended.{level.ended}")


# --- duels --------------------------------------------------------------------------------------


def dare_names(dare: Iterable[str], texts: Texts) -> str:
    """What a dare is called."""
    return ", ".join(texts.say(f"requirement.{one}.name") for one in dare)


def points_words(points: Iterable[int], texts: Texts) -> str:
    """Such as “2 : 1”."""
    return " : ".join(map(texts.number, points))


def handicap_words(name: str, conceded: Concession, rounds: int, texts: Texts) -> str:
    """What the other gives somebody, over so many rounds."""
    points = counted(texts, Unit.POINTS, head_start(conceded, rounds))
    return texts.say("duel.head_start", name=name, points=points)


# --- goals --------------------------------------------------------------------------------------


def counted(texts: Texts, unit: str, number: int) -> str:
    """A number with what it counts: “1 die”, “5 dice”."""
    alone = number in LARGEST_SINGULAR[texts.language]
    key = f"challenge.count.{unit}_{'one' if alone else 'many'}"
    return texts.say(key, number=texts.number(number))


def goal_sentence(level: Level, medal: Medal, texts: Texts) -> str:
    """What to do for a medal, whole: “Score 12 points with 5 dice.”"""
    finish, threshold = finish_of(level), level.medals.needed_for(medal)
    needed, throws = (threshold, level.dice) if finish is None else (finish, threshold)
    return texts.say(
        f"challenge.sentence.{goal_key(level.goal)}",
        needed=counted(texts, level.goal.unit, needed),
        dice=counted(texts, DICE, throws),
        throws=counted(texts, THROWS, throws),
        detail=detail_words(level.goal, texts),
    )


def goal_name(level: Level, texts: Texts) -> str:
    """What the goal is called, in a word or two."""
    return texts.say(f"challenge.goal.{goal_key(level.goal)}")


def medal_words(level: Level, medal: Medal, texts: Texts) -> str:
    """What a medal asks for, without saying how: “12 points”, “in 4 throws”."""
    threshold = level.medals.needed_for(medal)
    if finish_of(level) is None:
        return counted(texts, level.goal.unit, threshold)
    return texts.say("challenge.within", throws=counted(texts, THROWS, threshold))


def showing_words(level: Level, showing: Showing, texts: Texts) -> str:
    """What somebody made of a level."""
    if showing.finished:
        return texts.say("challenge.within", throws=counted(texts, THROWS, showing.throws))
    return counted(texts, level.goal.unit, showing.count)


def goal_key(goal: Goal) -> str:
    """The word of the catalogues for a goal and its variety."""
    match goal:
        case KnockOff(brink=brink):
            return f"{goal.kind}_{brink}"
        case MovingMark(on_target=True):
            return f"{goal.kind}_on_target"
        case AtLeast(value=value) if value == CENTRE_VALUE:
            return "centre"
        case _:
            return goal.kind


def detail_words(goal: Goal, texts: Texts) -> str:
    """What only this goal has to name: a value, or sections in their order."""
    match goal:
        case AtLeast(value=value):
            return texts.number(value)
        case SectionsInOrder(order=order):
            return ", ".join(map(texts.number, order))
        case _:
            return ""


def finish_of(level: Level) -> int | None:
    """Where a race ends; None where it is none."""
    return standing(level, State(level.id, level.lying)).finish
