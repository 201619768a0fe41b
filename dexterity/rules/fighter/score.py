"""What a victory is worth in numbers."""

from bisect import bisect_left
from typing import Final

from dexterity.rules.fighter.options import POINTS
from dexterity.rules.fighter.state import State

POINTS_A_WHITE_DIE: Final = 3
POINTS_WITHOUT_SCARS: Final = 5
POINTS_LOST_A_HERO: Final = 5

TITLES_UP_TO: Final = (0, 5, 10, 15, 20, 25, 30, 35, 40)
"""The highest score of each title but the best."""


def score_of(state: State) -> int:
    """Gold, white dice and bravery, less what it has cost."""
    out = sum(member.out for member in state.party)
    return (
        state.gold
        + POINTS_A_WHITE_DIE * state.white_dice
        + (POINTS_WITHOUT_SCARS if state.scars_taken == 0 else 0)
        - state.scars_taken
        - POINTS_LOST_A_HERO * out
        + POINTS[state.difficulty]
    )


def title_of(score: int) -> int:
    """The number of the title, from 0 to 9."""
    return bisect_left(TITLES_UP_TO, score)
