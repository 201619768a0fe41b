"""Says what is wrong with a challenge whose parts are each sound: how they go together."""

import re
from collections.abc import Iterator
from typing import Final

from dexterity.content.challenge.challenge import Challenge
from dexterity.content.challenge.goal import (
    HIGHEST_VALUE,
    AtLeastGoal,
    Brink,
    ClearBoardGoal,
    ExactGoal,
    FewDiceGoal,
    Goal,
    KnockOffGoal,
    MovingMarkGoal,
    ScoreGoal,
    SectionsInOrderGoal,
    StreakGoal,
    SymbolsGoal,
    is_race,
)
from dexterity.content.challenge.layout import lies_on_board
from dexterity.content.challenge.props import MOVING
from dexterity.content.reading import Misfit, shown
from dexterity.content.target import Target
from dexterity.content.vocabulary import Vocabulary, Words

NUMBERED: Final = re.compile(r"(\d)-(\d\d)-")
"""How our own files begin: the chapter, and the number in it."""


def whole_misfits(challenge: Challenge, target: Target | None) -> Iterator[Misfit]:
    """Whatever can be said once everything is there."""
    yield from _name_misfits(challenge)
    yield from _goal_misfits(challenge, target)
    yield from _medal_misfits(challenge, target)


def requirement_misfits(
    shared: Words, by_throw: tuple[Words, ...], dice: int | None, vocabulary: Vocabulary
) -> Iterator[Misfit]:
    """Of what holds for all throws, and for each; without known dice their number is nothing."""
    lists = {"requirements": shared} | {f"by_throw[{i}]": own for i, own in enumerate(by_throw)}
    for key, words in lists.items():
        yield from _word_misfits(key, words, vocabulary)
    for key, words in lists.items():
        # A throw whose own list is at peace may still be at odds with what all throws ask.
        known = (word for word in (*shared, *words) if word in vocabulary.requirements)
        told = set() if key == "requirements" else set(shared)
        for one, other in vocabulary.conflicts_in(tuple(dict.fromkeys(known))):
            if not {one, other} <= told:
                yield key, f"{one} and {other} cannot be met in one throw"
    if by_throw and dice is not None and len(by_throw) != dice:
        yield "by_throw", f"must have {dice} items, one for each die, not {len(by_throw)}"


def _word_misfits(key: str, words: Words, vocabulary: Vocabulary) -> Iterator[Misfit]:
    for number, word in enumerate(words):
        if word not in vocabulary.requirements:
            yield f"{key}[{number}]", f"is no requirement: {shown(word)}"
        elif word in words[:number]:
            yield key, f"asks for {word} twice"


def most_of(challenge: Challenge, target: Target | None) -> int:
    """The highest count that the goal can come to; of a race, the most dice it can take."""
    match challenge.goal:
        case ScoreGoal():
            return HIGHEST_VALUE * len(challenge.dice)
        case SectionsInOrderGoal(order=order):
            return min(len(order), len(challenge.dice))
        case KnockOffGoal(brink=brink):
            return _dice_to_knock(challenge, target, brink)
        case _:
            return len(challenge.dice)


def _name_misfits(challenge: Challenge) -> Iterator[Misfit]:
    """A file that bears numbers has to mean them."""
    numbered = NUMBERED.match(challenge.id)
    if numbered is None:
        return
    if int(numbered[1]) != challenge.chapter:
        yield "chapter", f"must be {int(numbered[1])}, as in the name of the file"
    if int(numbered[2]) != challenge.number:
        yield "number", f"must be {int(numbered[2])}, as in the name of the file"


def _goal_misfits(challenge: Challenge, target: Target | None) -> Iterator[Misfit]:
    if target is None and needs_target(challenge.goal):
        yield "goal", "needs a target"
    match challenge.goal:
        case MovingMarkGoal(mark=mark):
            if mark not in {prop.name for prop in challenge.props if isinstance(prop, MOVING)}:
                yield "goal.mark", "must be the name of a paddle or of a wheel"
        case SectionsInOrderGoal(order=order):
            yield from _order_misfits(order, target)
        case KnockOffGoal() if not challenge.lying:
            yield "goal", "needs lying dice"
        case ClearBoardGoal() if _dice_to_knock(challenge, target, Brink.BOARD) == 0:
            yield "goal", "needs lying dice on the board"
        case ExactGoal(total=total) | FewDiceGoal(total=total):
            least = -(-total // HIGHEST_VALUE)
            if challenge.medals.gold < least:
                yield "medals.gold", f"is out of reach: {total} points take {least} dice or more"
        case _:
            pass


def needs_target(goal: Goal) -> bool:
    """Whether nothing can be counted without a board."""
    match goal:
        case MovingMarkGoal(on_target=on_target):
            return on_target
        case KnockOffGoal(brink=brink):
            return brink is Brink.BOARD
        case ScoreGoal() | SectionsInOrderGoal() | ClearBoardGoal() | StreakGoal():
            return True
        case SymbolsGoal() | AtLeastGoal() | ExactGoal() | FewDiceGoal():
            return True


def _order_misfits(order: tuple[int, ...], target: Target | None) -> Iterator[Misfit]:
    values = set() if target is None else {area.value for area in target.areas}
    for place, value in enumerate(order):
        if target is not None and value not in values:
            yield f"goal.order[{place}]", f"the target has no section worth {value}"


def _medal_misfits(challenge: Challenge, target: Target | None) -> Iterator[Misfit]:
    medals, most = challenge.medals, most_of(challenge, target)
    counts = (medals.bronze, medals.silver, medals.gold)
    if is_race(challenge.goal):
        if not medals.bronze > medals.silver > medals.gold:
            yield "medals", "must ask for fewer and fewer dice, from bronze to gold"
        if medals.bronze > most:
            yield "medals.bronze", f"must be at most {most}, the number of dice"
        return
    if not medals.bronze < medals.silver < medals.gold:
        yield "medals", "must ask for more and more, from bronze to gold"
    for name, count in zip(("bronze", "silver", "gold"), counts, strict=True):
        if count > most:
            yield f"medals.{name}", f"is out of reach: the most is {most}"


def _dice_to_knock(challenge: Challenge, target: Target | None, brink: Brink) -> int:
    if brink is Brink.TABLE:
        return len(challenge.lying)
    at_mm = challenge.target_at_mm
    return sum(target is not None and lies_on_board(die, target, at_mm) for die in challenge.lying)
