"""All that Delve is played with: every card and tile, as it is shown and as the rules know it."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from dexterity.content.cards import Card, Decks, check_decks, check_name, raise_if_any, read_decks
from dexterity.content.delve.checks import check_box
from dexterity.content.delve.files import ADVENTURERS, FILES, MONSTERS, ShownAdventurer
from dexterity.rules.delve.cards.adventurer import AdventurerId, TileId
from dexterity.rules.delve.cards.box import Cards
from dexterity.rules.delve.cards.monster import Monster, MonsterId
from dexterity.rules.delve.cards.power import Power


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


def load_delve_box(folder: Path) -> DelveBox:
    """The box in a folder; a ContentError with every fault of both files if it is not whole."""
    decks = _checked(folder)
    raise_if_any(decks)
    return DelveBox(decks[ADVENTURERS].by_id(), decks[MONSTERS].by_id())


def check_delve_file(path: Path) -> None:
    """A ContentError with all faults of one file, alone and beside the other of its folder."""
    check_name(path, FILES)
    _checked(path.parent)[path.name].faults.raise_if_any()


def _checked(folder: Path) -> Decks:
    return check_decks(read_decks(folder, FILES), check_box)
