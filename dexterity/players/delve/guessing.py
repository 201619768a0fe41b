"""What the hidden cards of a view may be."""

from math import prod
from random import Random
from typing import Final

from dexterity.players.delve.danger import Reckoning
from dexterity.rules.delve.cards.monster import HIDDEN, MonsterId
from dexterity.rules.delve.seeing import imagined
from dexterity.rules.delve.state import State

TRIES: Final = 4
"""Among so many guesses the likeliest ones are drawn more often."""

HARMLESS_ADDED: Final = 0.75
HARMFUL_ADDED: Final = 0.6
"""How often a card goes down that the tiles beat, or do not. Regulars add 97 and 73 of a hundred,
experts nearly half of both, so that nobody reads them; who sits there is not known."""


class Guessing:
    """One seat's guesses."""

    def __init__(self, reckoning: Reckoning, seen: State, *, reads_others: bool) -> None:
        """`reads_others`: whether what others did with their cards tells something of them."""
        self.reckoning, self.seen = reckoning, seen
        self._unseen = reckoning.game.unseen_monsters(seen)
        self._below = sum(laid.monster == HIDDEN for laid in seen.dungeon)
        self._aside = sum(one.monster == HIDDEN for one in seen.aside)
        telling = reads_others and self._below + self._aside > 0
        self._tries = TRIES if telling else 1

    def guess(self, luck: Random) -> State:
        """A whole state of which all that is seen is true."""
        guesses = [self._guess(luck) for _ in range(self._tries)]
        likely = [self._likelihood(cards) for cards, _ in guesses]
        ((cards, specials),) = luck.choices(guesses, likely)
        return imagined(self.seen, cards, specials)

    def _guess(self, luck: Random) -> tuple[list[MonsterId], list[MonsterId]]:
        """All hidden cards in an order, and the special monsters that would have joined unseen:
        any are as likely as any others."""
        unseen = self._unseen
        specials = luck.sample(unseen.maybe, unseen.joined) if unseen.joined else []
        return luck.sample((*unseen.certain, *specials), unseen.count), specials

    def _likelihood(self, hidden: list[MonsterId]) -> float:
        """Of what others did with the cards that they would have had."""
        below = self._below
        return prod(map(self._added, hidden[:below])) * prod(
            1.0 - self._added(monster) for monster in hidden[below : below + self._aside]
        )

    def _added(self, monster: MonsterId) -> float:
        """How often such a card is put into the dungeon rather than set aside."""
        blow = self.reckoning.blow(self.seen.adventurer, self.seen.tiles, monster)
        return HARMFUL_ADDED if blow else HARMLESS_ADDED
