"""One round of a duel: the level with its dare, what each made of it, and who won."""

from dataclasses import replace
from typing import Final

from dexterity.luck import luck_for
from dexterity.rules.challenge.duel_state import Showings
from dexterity.rules.challenge.goals.score import Score
from dexterity.rules.challenge.level import Level, State, standing
from dexterity.rules.challenge.player import BOTH, PlayerId
from dexterity.rules.challenge.showing import merit

DECIDER_DICE: Final = 1


def dared(level: Level, dare: tuple[str, ...]) -> Level:
    """A level in which every throw has to meet the dare, and every die is thrown."""
    return replace(level, requirements=(dare,) * level.dice, ends_early=False)


def decider_of(level: Level) -> Level:
    """The same table with one die. A race of one throw has no winner, so that points decide."""
    facts_free = standing(level, State(level.id, level.lying))
    goal = level.goal if facts_free.finish is None else Score()
    return replace(level, goal=goal, requirements=level.requirements[:DECIDER_DICE])


def drawn_level(levels: tuple[Level, ...], seed: int, match: int, number: int) -> Level:
    """The level of a round; none comes again before all have been played."""
    cycle, place = divmod(number, len(levels))
    order = luck_for(seed, "duel", match, "levels", cycle).sample(levels, len(levels))
    return order[place]


def winner_of(showings: Showings) -> PlayerId | None:
    """Who did better; None where nobody did."""
    zero, one = map(merit, showings)
    return None if zero == one else BOTH[one > zero]


def leader(points: tuple[int, int]) -> PlayerId | None:
    """Who has more points; None where both have as many."""
    zero, one = points
    return None if zero == one else BOTH[one > zero]
