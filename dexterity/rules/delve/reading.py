"""What a monster is once it is turned: its strength, its parity and what it counts as."""

from typing import Final

from dexterity.rules.delve.cards.monster import MonsterId, Trick, parity_of
from dexterity.rules.delve.course import Course
from dexterity.rules.delve.state import Facing, Fate

COUNT_STRENGTH: Final = 4
"""For a delver without a success; then the Count is a vampire like any other."""
COUNT_STRENGTH_LATER: Final = 8

LAST_RANK_WITH_IDENTITY: Final = 7
"""No monster has strength 8, and past that place a shapeshifter only grows stronger."""


def read_monster(course: Course, monster: MonsterId) -> Facing:
    """The facts of a card that is met now; nothing that happens later changes them."""
    rank = rank_now(course)
    strength = _strength(course, monster, rank)
    identity = _identity(course, monster, strength)
    return Facing(monster, rank, strength, parity_of(strength), identity)


def rank_now(course: Course) -> int:
    """The place of a monster that is met now; one from the deck takes that of the one it is for."""
    return 1 + sum(one.fate is not Fate.SWAPPED for one in course.delve.met)


def _strength(course: Course, monster: MonsterId, rank: int) -> int | None:
    match course.cards.monsters[monster].trick:
        case Trick.MIMIC:
            return len(course.state.tiles)
        case Trick.COUNT:
            successes = course.state.seats[course.delver].successes
            return COUNT_STRENGTH_LATER if successes else COUNT_STRENGTH
        case Trick.SHAPESHIFTER:
            return rank
        case Trick.ALLY | Trick.CUBE | None:
            return course.cards.monsters[monster].strength


def _identity(course: Course, monster: MonsterId, strength: int | None) -> MonsterId | None:
    match course.cards.monsters[monster].trick:
        case Trick.COUNT | Trick.SHAPESHIFTER:
            counts = strength is not None and strength <= LAST_RANK_WITH_IDENTITY
            return course.cards.identity_of_strength(strength or 0) if counts else None
        case _:
            return monster
