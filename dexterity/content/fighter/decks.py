"""The five files of a box, read but not yet compared."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from dexterity.content.fighter.deck import Deck, Known
from dexterity.content.fighter.foes import read_bosses, read_monsters
from dexterity.content.fighter.heroes import read_heroes
from dexterity.content.fighter.items import read_items
from dexterity.content.fighter.rooms import read_rooms
from dexterity.content.vocabulary import Vocabulary
from dexterity.rules.fighter.cards.foe import Foe
from dexterity.rules.fighter.cards.hero import Hero
from dexterity.rules.fighter.cards.item import Item
from dexterity.rules.fighter.cards.room import Room

HEROES: Final = "heroes.toml"
MONSTERS: Final = "monsters.toml"
BOSSES: Final = "bosses.toml"
ITEMS: Final = "items.toml"
ROOMS: Final = "rooms.toml"

FILES: Final = (HEROES, MONSTERS, BOSSES, ITEMS, ROOMS)
"""What a box is made of."""


@dataclass(frozen=True, slots=True)
class Decks:
    """A deck a file."""

    heroes: Deck[Hero]
    monsters: Deck[Foe]
    bosses: Deck[Foe]
    items: Deck[Item]
    rooms: Deck[Room]

    def by_file(self) -> Mapping[str, Deck[Known]]:
        """All of them, by the names of their files."""
        decks = (self.heroes, self.monsters, self.bosses, self.items, self.rooms)
        return dict(zip(FILES, decks, strict=True))


def read_decks(folder: Path, vocabulary: Vocabulary) -> Decks:
    """All files of a folder. Nothing is raised: what is wrong is in the decks' faults."""
    return Decks(
        read_heroes(folder / HEROES),
        read_monsters(folder / MONSTERS, vocabulary),
        read_bosses(folder / BOSSES, vocabulary),
        read_items(folder / ITEMS, vocabulary),
        read_rooms(folder / ROOMS, vocabulary),
    )
