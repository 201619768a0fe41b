"""Who sets out: the heroes around the table, who plays each, how brave they are, who leads."""

from dataclasses import dataclass

from dexterity.rules.fighter.cards.hero import HeroId
from dexterity.rules.fighter.options import Difficulty, Options
from dexterity.session.seat import Seat


@dataclass(frozen=True, slots=True)
class Party:
    """All that is decided before a campaign, but for its luck."""

    heroes: tuple[HeroId, ...]
    seats: tuple[Seat, ...]
    """Who plays each of them."""
    difficulty: Difficulty = Difficulty.NORMAL
    first_leader: int = 0

    @property
    def options(self) -> Options:
        """As the rules take it."""
        return Options(self.heroes, self.difficulty, self.first_leader)
