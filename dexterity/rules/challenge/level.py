"""A level as its rules know it, and where somebody stands in it."""

from dataclasses import dataclass

from dexterity.rules.challenge.facts import CountedThrow, Facts
from dexterity.rules.challenge.goal import Goal
from dexterity.rules.challenge.medal import Ended, Medal, Medals
from dexterity.values.landing import DieRest


@dataclass(frozen=True, slots=True)
class Level:
    """What never changes while it is played."""

    id: str
    goal: Goal
    medals: Medals
    requirements: tuple[tuple[str, ...], ...]
    """What is in force for each throw; there are as many dice."""
    lying: tuple[DieRest, ...] = ()
    """The dice that lie there at the beginning."""
    ends_early: bool = True
    """Whether it ends as soon as the medal is settled; in a duel every die counts."""

    @property
    def dice(self) -> int:
        """How many throws there are."""
        return len(self.requirements)


@dataclass(frozen=True, slots=True)
class State:
    """A level as it is being played."""

    level: str
    """The level's id."""
    lying: tuple[DieRest, ...]
    """The lying dice as they lie now; one that fell keeps its number."""
    throws: tuple[CountedThrow, ...] = ()
    given_up: bool = False

    @property
    def still_there(self) -> tuple[DieRest, ...]:
        """The lying dice that the next table has, in its order."""
        return tuple(die for die in self.lying if not die.fell)


@dataclass(frozen=True, slots=True)
class Standing:
    """Where somebody stands in a level, in the numbers that a screen shows."""

    count: int
    finish: int | None
    """Where the race ends; None where it is none, and the count is what medals ask for."""
    used: int
    """Throws so far."""
    left: int
    """Dice that may still be thrown."""
    medal: Medal | None
    """What nobody can take away any more."""

    @property
    def finished(self) -> bool:
        """Whether the end of a race is reached."""
        return self.finish is not None and self.count >= self.finish


def facts_of(level: Level, state: State) -> Facts:
    """What the goal looks at."""
    return Facts(state.throws, level.lying, state.lying)


def standing(level: Level, state: State) -> Standing:
    """Count, dice and medal of a level being played."""
    facts, used = facts_of(level, state), len(state.throws)
    count, finish = level.goal.count(facts), level.goal.finish(facts)
    if finish is None:
        medal = level.medals.reached_by(count)
    else:
        medal = level.medals.reached_within(used) if count >= finish else None
    return Standing(count, finish, used, level.dice - used, medal)


def within_reach(level: Level, state: State) -> bool:
    """Whether bronze can still be won."""
    facts, now = facts_of(level, state), standing(level, state)
    if now.finish is None:
        return level.goal.most(facts, now.left) >= level.medals.bronze
    left = min(now.left, level.medals.bronze - now.used)
    return now.finished or (left > 0 and level.goal.most(facts, left) >= now.finish)


def ended(level: Level, state: State) -> Ended | None:
    """Why there is no further throw; None while there is."""
    now, early = standing(level, state), level.ends_early
    reasons = (
        (Ended.FINISHED, now.finished),
        (Ended.DICE_USED, now.left == 0),
        (Ended.GOLD_CERTAIN, early and now.medal is Medal.GOLD),
        (Ended.GIVEN_UP, state.given_up),
        (Ended.OUT_OF_REACH, early and not within_reach(level, state)),
    )
    return next((reason for reason, holds in reasons if holds), None)
