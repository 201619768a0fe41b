"""What the hidden cards of a view may be."""

from dataclasses import dataclass
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
        unseen = list(self.reckoning.game.unseen_monsters(self.seen))
        if not self.reads_others:
            return self._filled(unseen, luck)
        guesses = [self._filled(unseen, luck) for _ in range(TRIES)]
        return luck.choices(guesses, [self._likelihood(guess) for guess in guesses])[0]

    def _filled(self, unseen: list[MonsterId], luck: Random) -> State:
        luck.shuffle(unseen)
        return imagined(self.seen, unseen)

    def _likelihood(self, guess: State) -> float:
        """Of what others did with the cards that they would have had."""
        likelihood = 1.0
        for seen, laid in zip(self.seen.dungeon, guess.dungeon, strict=True):
            if seen.monster == HIDDEN:
                likelihood *= self._added(laid.monster)
        for shown, aside in zip(self.seen.aside, guess.aside, strict=True):
            if shown.monster == HIDDEN:
                likelihood *= 1.0 - self._added(aside.monster)
        return likelihood

    def _added(self, monster: MonsterId) -> float:
        """How often such a card is put into the dungeon rather than set aside."""
        blow = self.reckoning.blow(self.seen.adventurer, self.seen.tiles, monster)
        return max(0.35, 0.85 - 0.07 * blow)
