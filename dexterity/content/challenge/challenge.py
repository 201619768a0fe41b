"""A challenge: a table, some dice to throw, how they must be thrown, a goal and three medals."""

from dataclasses import dataclass
from typing import Final, NewType

from dexterity.content.challenge.goal import Goal, Points
from dexterity.content.challenge.props import Lying, Prop
from dexterity.content.names import Names
from dexterity.content.target import TargetId
from dexterity.values.colour import DieColour
from dexterity.values.vectors import Vec2

ChallengeId = NewType("ChallengeId", str)
"""The stem of the file that the challenge was read from."""

CHAPTERS: Final = 5

BOX_BOUNCE: Final = "box_bounce"
"""The requirement that lets the player put a box on the table."""


@dataclass(frozen=True, slots=True)
class Medals:
    """What the goal has to come to for each of them."""

    bronze: Points
    silver: Points
    gold: Points


@dataclass(frozen=True, slots=True)
class Challenge:
    """One level, as its author wrote it."""

    id: ChallengeId
    names: Names
    aim: Names
    """What to do, in one line."""
    chapter: int
    number: int
    """Its place in the chapter, from 1."""
    target: TargetId | None
    target_at_mm: Vec2
    polished: bool
    """Whether the board is of polished wood, on which dice slide, not of card, which grips."""
    props: tuple[Prop, ...]
    lying: tuple[Lying, ...]
    dice: tuple[DieColour, ...]
    """What is thrown, in order."""
    requirements: tuple[str, ...]
    """In force for every throw."""
    by_throw: tuple[tuple[str, ...], ...]
    """What each throw has to show besides; empty, or as many as there are dice."""
    goal: Goal
    medals: Medals

    def requirements_for(self, throw: int) -> tuple[str, ...]:
        """All that is in force for a throw, counted from 0; equal ones once."""
        own = self.by_throw[throw] if self.by_throw else ()
        return tuple(dict.fromkeys((*self.requirements, *own)))

    def places_box(self, throw: int) -> bool:
        """Whether the player puts a box on the table before that throw."""
        return BOX_BOUNCE in self.requirements_for(throw)

    def all_requirements(self) -> tuple[str, ...]:
        """Every requirement that any throw asks for, in the order in which they are met."""
        throws = range(len(self.dice))
        return tuple(dict.fromkeys(id for throw in throws for id in self.requirements_for(throw)))
