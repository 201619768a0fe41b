"""All that Delve is played with."""

from collections.abc import Mapping
from dataclasses import dataclass

from dexterity.rules.delve.cards.adventurer import Adventurer, AdventurerId
from dexterity.rules.delve.cards.monster import Monster, MonsterId


@dataclass(frozen=True, slots=True)
class Cards:
    """By their ids; the order is that of the files, so that the same seed deals the same cards."""

    adventurers: Mapping[AdventurerId, Adventurer]
    monsters: Mapping[MonsterId, Monster]

    @property
    def specials(self) -> tuple[MonsterId, ...]:
        """The monsters that may join."""
        return tuple(id_ for id_, monster in self.monsters.items() if monster.special)

    def deck(self, specials: tuple[MonsterId, ...]) -> tuple[MonsterId, ...]:
        """Every card of a game in which these specials join, in order."""
        joined = (one for one in self.monsters.values() if not one.special or one.id in specials)
        return tuple(one.id for one in joined for _ in range(one.copies))

    def identity_of_strength(self, strength: int) -> MonsterId | None:
        """The ordinary monster that is so strong."""
        ordinary = (one for one in self.monsters.values() if not one.special)
        return next((one.id for one in ordinary if one.strength == strength), None)
