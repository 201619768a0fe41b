"""What the hidden cards of a view may be."""

from dataclasses import dataclass
from math import prod
from random import Random
from typing import Final

from dexterity.players.delve.danger import Reckoning
from dexterity.rules.delve.cards.monster import HIDDEN, MonsterId
from dexterity.rules.delve.seeing import imagined
from dexterity.rules.delve.state import State

TRIES: Final = 4
"""Among so many guesses the likeliest ones are drawn more often."""


@dataclass(frozen=True, slots=True)
class Guessing:
    """One seat's guesses."""

    reckoning: Reckoning
    seen: State
    reads_others: bool
    """Whether it makes a difference who put a card there, and what for."""

    def guess(self, luck: Random) -> State:
        """A whole state of which all that is seen is true."""
        unseen = self.reckoning.game.unseen_monsters(self.seen)
        tries = TRIES if self.reads_others else 1
        guesses = [luck.sample(unseen, len(unseen)) for _ in range(tries)]
        (guess,) = luck.choices(guesses, list(map(self._likelihood, guesses)))
        return imagined(self.seen, guess)

    def _likelihood(self, hidden: list[MonsterId]) -> float:
        """Of what others did with the cards that they would have had."""
        below = sum(laid.monster == HIDDEN for laid in self.seen.dungeon)
        aside = sum(one.monster == HIDDEN for one in self.seen.aside)
        return prod(map(self._added, hidden[:below])) * prod(
            1.0 - self._added(monster) for monster in hidden[below : below + aside]
        )

    def _added(self, monster: MonsterId) -> float:
        """How often such a card is put into the dungeon rather than set aside."""
        blow = self.reckoning.blow(self.seen.adventurer, self.seen.tiles, monster)
        return max(0.35, 0.85 - 0.07 * blow)
