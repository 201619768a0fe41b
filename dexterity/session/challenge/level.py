"""From a challenge as its author wrote it to the level as its rules know it."""

from math import radians

from dexterity.content.challenge import goal as written
from dexterity.content.challenge.challenge import Challenge
from dexterity.content.challenge.props import Lying
from dexterity.content.target import Target
from dexterity.physics.dice.die import DICE
from dexterity.rules.challenge.goal import (
    AtLeast,
    ClearBoard,
    Exact,
    FewDice,
    Goal,
    KnockOff,
    MovingMark,
    Score,
    SectionsInOrder,
    Streak,
    Symbols,
)
from dexterity.rules.challenge.level import Level
from dexterity.rules.challenge.medal import Medals
from dexterity.values.landing import DieRest, Ground, Zone
from dexterity.values.vectors import Vec2


def level_of(challenge: Challenge, target: Target | None) -> Level:
    """The level to play; the target is the challenge's own."""
    medals = challenge.medals
    return Level(
        id=challenge.id,
        goal=goal_of(challenge.goal),
        medals=Medals(medals.bronze, medals.silver, medals.gold),
        requirements=tuple(map(challenge.requirements_for, range(len(challenge.dice)))),
        lying=tuple(rest_of(die, target, challenge.target_at_mm) for die in challenge.lying),
    )


def goal_of(goal: written.Goal) -> Goal:  # noqa: PLR0911 - one return for each kind of goal
    """The same goal, with its questions."""
    match goal:
        case written.ScoreGoal():
            return Score()
        case written.SectionsInOrderGoal(order=order):
            return SectionsInOrder(order)
        case written.MovingMarkGoal(mark=mark, on_target=on_target):
            return MovingMark(mark, on_target)
        case written.KnockOffGoal(brink=brink):
            return KnockOff(brink)
        case written.ClearBoardGoal():
            return ClearBoard()
        case written.StreakGoal():
            return Streak()
        case written.SymbolsGoal():
            return Symbols()
        case written.AtLeastGoal(value=value):
            return AtLeast(value)
        case written.ExactGoal(total=total):
            return Exact(total)
        case written.FewDiceGoal(total=total):
            return FewDice(total)


def rest_of(die: Lying, target: Target | None, target_at_mm: Vec2) -> DieRest:
    """A die as it lies before the first throw."""
    x, y = die.place_mm
    ground = Ground(Zone.OUTSIDE)
    if target is not None:
        ground = target.ground_at(x - target_at_mm[0], y - target_at_mm[1])
    on_board = target is not None and ground.zone not in (Zone.OUTSIDE, Zone.HOLE)
    height = DICE[die.colour].half_mm
    height += target.thickness_mm if target is not None and on_board else 0.0
    return DieRest((x, y, height), radians(die.turn_deg), die.face_up, ground, fell=False)
