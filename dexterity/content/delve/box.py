"""All that Delve is played with: every card and tile, as it is shown and as the rules know it."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from dexterity.content.fighter.card import Card
from dexterity.rules.delve.cards.adventurer import Adventurer, AdventurerId, Box, TileId
from dexterity.rules.delve.cards.box import Cards
from dexterity.rules.delve.cards.monster import Monster, MonsterId
from dexterity.rules.delve.cards.power import Power


@dataclass(frozen=True, slots=True)
class ShownAdventurer:
    """An adventurer with tiles that have names and jokes."""

    id: AdventurerId
    box: Box
    health: int
    tiles: Mapping[TileId, Card[Power]]
    """In the order in which they lie on the table."""

    @property
    def adventurer(self) -> Adventurer:
        """The same for the rules, which know neither names nor jokes."""
        tiles = {id_: tile.value for id_, tile in self.tiles.items()}
        return Adventurer(self.id, self.box, self.health, MappingProxyType(tiles))


@dataclass(frozen=True, slots=True)
class DelveBox:
    """The cards of a box by their ids, in the order of its files."""

    adventurers: Mapping[AdventurerId, Card[ShownAdventurer]]
    monsters: Mapping[MonsterId, Card[Monster]]

    @property
    def cards(self) -> Cards:
        """The same for the rules."""
        return Cards(
            {id_: card.value.adventurer for id_, card in self.adventurers.items()},
            {id_: card.value for id_, card in self.monsters.items()},
        )

    def tile(self, adventurer: AdventurerId, tile: TileId) -> Card[Power]:
        """A tile of an adventurer."""
        return self.adventurers[adventurer].value.tiles[tile]
