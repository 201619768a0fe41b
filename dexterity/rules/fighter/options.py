"""What a party decides before it sets out: who goes, and how brave it is."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from dexterity.rules.fighter.cards.hero import HeroId

FEWEST_HEROES: Final = 2
MOST_HEROES: Final = 6


class Difficulty(StrEnum):
    """How much healthier the monsters are, and what that is worth in the end."""

    APPRENTICE = "apprentice"
    NORMAL = "normal"
    HARD = "hard"
    HELLISH = "hellish"


HEALTH_ADDED: Final = {
    Difficulty.APPRENTICE: -3,
    Difficulty.NORMAL: 0,
    Difficulty.HARD: 3,
    Difficulty.HELLISH: 6,
}
"""To every monster and to the boss, when a fight begins."""

POINTS: Final = {
    Difficulty.APPRENTICE: 0,
    Difficulty.NORMAL: 5,
    Difficulty.HARD: 15,
    Difficulty.HELLISH: 25,
}
"""In the final score."""


FIRST_EDITION: Final = 1
EDITION: Final = 2
"""By which reading of the rules a campaign is played to its end. The first one had rooms that gave
two white dice instead of one, and knew of more throws that nobody could do."""


@dataclass(frozen=True, slots=True)
class Options:
    """The party around the table, each to the left of the one before."""

    heroes: tuple[HeroId, ...]
    difficulty: Difficulty = Difficulty.NORMAL
    first_leader: int = 0
    edition: int = EDITION
