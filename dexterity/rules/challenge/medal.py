"""The medals of a level, and the ways in which a level ends."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final


class Medal(StrEnum):
    """From the easiest to the hardest."""

    BRONZE = "bronze"
    SILVER = "silver"
    GOLD = "gold"


HARDEST_FIRST: Final = (Medal.GOLD, Medal.SILVER, Medal.BRONZE)


class Ended(StrEnum):
    """Why there is no further throw."""

    GOLD_CERTAIN = "gold_certain"
    FINISHED = "finished"
    OUT_OF_REACH = "out_of_reach"
    DICE_USED = "dice_used"
    GIVEN_UP = "given_up"


@dataclass(frozen=True, slots=True)
class Medals:
    """What the goal has to come to for each; of a race, the most throws that it may take."""

    bronze: int
    silver: int
    gold: int

    def reached_by(self, count: int) -> Medal | None:
        """The best medal for a count of which more is better."""
        return next((medal for medal in HARDEST_FIRST if count >= self.needed_for(medal)), None)

    def reached_within(self, throws: int) -> Medal | None:
        """The best medal for a number of throws, of which fewer is better."""
        return next((medal for medal in HARDEST_FIRST if throws <= self.needed_for(medal)), None)

    def needed_for(self, medal: Medal) -> int:
        """The threshold of one medal."""
        match medal:
            case Medal.BRONZE:
                return self.bronze
            case Medal.SILVER:
                return self.silver
            case Medal.GOLD:
                return self.gold


def rank(medal: Medal | None) -> int:
    """0 for none, 3 for gold: for comparing and for adding up."""
    return 0 if medal is None else tuple(Medal).index(medal) + 1
