"""Reads the goal and the medals of a challenge's file."""

from collections.abc import Callable
from typing import Final

from dexterity.content.challenge.challenge import Medals
from dexterity.content.challenge.goal import (
    AtLeastGoal,
    Brink,
    ClearBoardGoal,
    ExactGoal,
    FewDiceGoal,
    Goal,
    GoalKind,
    KnockOffGoal,
    MovingMarkGoal,
    ScoreGoal,
    SectionsInOrderGoal,
    StreakGoal,
    SymbolsGoal,
)
from dexterity.content.entry import Entry

VALUES: Final = (1, 10)
"""What a section can be worth, the centre included."""

MOST_DICE: Final = 12
MOST_POINTS: Final = VALUES[1] * MOST_DICE

PARAMETERS: Final = ("order", "mark", "on_target", "brink", "value", "total")
"""All that any goal asks for: not unknown where the kind itself cannot be read."""


def read_goal(entry: Entry | None) -> Goal | None:
    """The goal, by its kind."""
    if entry is None:
        return None
    kind = entry.choice("kind", GoalKind)
    if kind is None:
        for key in PARAMETERS:
            entry.excuse(key)
        return None
    return READERS[kind](entry)


def read_medals(entry: Entry | None) -> Medals | None:
    """The three thresholds; their order depends on the goal and is checked with it."""
    if entry is None:
        return None
    bronze, silver = entry.whole("bronze", 1, MOST_POINTS), entry.whole("silver", 1, MOST_POINTS)
    gold = entry.whole("gold", 1, MOST_POINTS)
    return (
        None if bronze is None or silver is None or gold is None else Medals(bronze, silver, gold)
    )


def _sections_in_order(entry: Entry) -> Goal | None:
    order = entry.wholes("order", 1, MOST_DICE, *VALUES)
    return None if order is None else SectionsInOrderGoal(order)


def _moving_mark(entry: Entry) -> Goal | None:
    mark, on_target = entry.text("mark"), entry.flag("on_target")
    return None if mark is None or on_target is None else MovingMarkGoal(mark, on_target)


def _knock_off(entry: Entry) -> Goal | None:
    brink = entry.choice("brink", Brink)
    return None if brink is None else KnockOffGoal(brink)


def _at_least(entry: Entry) -> Goal | None:
    value = entry.whole("value", *VALUES)
    return None if value is None else AtLeastGoal(value)


def _exact(entry: Entry) -> Goal | None:
    total = entry.whole("total", 1, MOST_POINTS)
    return None if total is None else ExactGoal(total)


def _few_dice(entry: Entry) -> Goal | None:
    total = entry.whole("total", 1, MOST_POINTS)
    return None if total is None else FewDiceGoal(total)


READERS: Final[dict[GoalKind, Callable[[Entry], Goal | None]]] = {
    GoalKind.SCORE: lambda _: ScoreGoal(),
    GoalKind.SECTIONS_IN_ORDER: _sections_in_order,
    GoalKind.MOVING_MARK: _moving_mark,
    GoalKind.KNOCK_OFF: _knock_off,
    GoalKind.CLEAR_BOARD: lambda _: ClearBoardGoal(),
    GoalKind.STREAK: lambda _: StreakGoal(),
    GoalKind.SYMBOLS: lambda _: SymbolsGoal(),
    GoalKind.AT_LEAST: _at_least,
    GoalKind.EXACT: _exact,
    GoalKind.FEW_DICE: _few_dice,
}
"""What each kind of goal asks of its table."""
