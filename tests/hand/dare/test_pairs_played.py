"""Every pair of requirements that can be asked for at once can be met and hit with.

The computer's hand, at its surest, tries marks all over until one throw does both and hits.
"""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from random import Random

import numpy as np
import pytest

from dexterity.hand.dare.choice import conflicts_in, dare_of, known_requirements
from dexterity.hand.dare.dare import Dare
from dexterity.hand.error import HAND_ERRORS
from dexterity.physics.dice.die import DICE
from dexterity.players.aim import FARTHEST, NEAREST, lofts_worth_trying
from dexterity.players.mark import Mark
from dexterity.players.thrower import Thrower, thrower_of
from dexterity.session.demonstration import shown_table
from dexterity.units import DEGREE
from dexterity.values.colour import DieColour
from dexterity.values.skill import Skill

GROUPS = 26
"""Shared among the workers."""

FEW, MANY = 20, 80
"""Throws at a time, to begin with and from then on: nearly all pairs are hit with the few."""

STRAIGHT_DEG = (-5.0, 0.0, 5.0)
BY_THE_BOX_DEG = (15.0, 18.0, 21.0, 24.0, 27.0, 30.0)
"""Where to throw: at the target, or at the box that stands to the right of it."""

BY_HEAD_DEG = (14.0, 18.0, 22.0, 26.0, 30.0, 34.0)
BY_NOSE_DEG = (14.0, 17.0, 20.0, 24.0, 28.0, 32.0, 36.0, 40.0, 44.0)
BY_ARM_DEG = tuple(-degrees for degrees in BY_HEAD_DEG)

Pair = tuple[str, str]


@cache
def composed() -> tuple[Pair, ...]:
    pairs = combinations(known_requirements(), 2)
    return tuple(pair for pair in pairs if not conflicts_in(pair))


def hand_for(dare: Dare) -> Thrower:
    table = shown_table(dare)
    return thrower_of(HAND_ERRORS[Skill.EXPERT], table, DICE[DieColour.RED], dare)


def directions_for(dare: Dare) -> tuple[float, ...]:
    """At whatever stands there, and at the target."""
    at = {"head": BY_HEAD_DEG, "elbow": BY_ARM_DEG, "nose": BY_NOSE_DEG}
    aside = (degrees for name, ways in at.items() if name in dare.stands for degrees in ways)
    return (*aside, *BY_THE_BOX_DEG * dare.wants_box, *STRAIGHT_DEG * (not dare.comes_off))


def marks_for(thrower: Thrower) -> list[Mark]:
    """From near to far, flat to steep, in no order."""
    dare, distance = thrower.dare, -thrower.place_mm[1]
    lowest, highest = lofts_worth_trying(dare)
    farthest = 1.2 if dare.wants_box else FARTHEST
    reaches = np.linspace(NEAREST * distance, farthest * distance, 12)
    lofts = np.linspace(lowest, highest, 8)
    directions = directions_for(dare)
    every = product(reaches.tolist(), lofts.tolist(), directions)
    marks = [Mark(reach, loft, degrees * DEGREE) for reach, loft, degrees in every]
    possible = [mark for mark in marks if thrower.can_throw_at(mark)]
    Random(1).shuffle(possible)
    return possible


def hits(thrower: Thrower) -> Iterator[int]:
    """How many of each lot of throws did all that was asked."""
    marks = marks_for(thrower)
    for first in (0, *range(FEW, len(marks), MANY)):
        lot = marks[first : first + (MANY if first else FEW)]
        yield thrower.throw([thrower.toss_at(mark) for mark in lot], 1, first).hits()


def test_every_requirement_can_be_hit_with_beside_another() -> None:
    """A few pairs in which each has a part; all of them are among the long tests."""
    chosen: list[Pair] = []
    for pair in composed():
        if not {*pair} <= {name for one in chosen for name in one}:
            chosen.append(pair)
    assert {name for pair in chosen for name in pair} == {*known_requirements()}
    assert [pair for pair in chosen if not any(hits(hand_for(dare_of(pair))))] == []


@pytest.mark.long
@pytest.mark.parametrize("group", range(GROUPS))
def test_every_pair_that_is_no_conflict_can_be_hit_with(group: int) -> None:
    pairs = composed()[group::GROUPS]
    assert [pair for pair in pairs if not any(hits(hand_for(dare_of(pair))))] == []
