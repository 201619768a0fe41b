"""The two files of a box, read but not yet compared."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from dexterity.content.delve.adventurers import read_adventurers
from dexterity.content.delve.box import ShownAdventurer
from dexterity.content.delve.monsters import read_monsters
from dexterity.content.fighter.deck import Deck, Known
from dexterity.rules.delve.cards.monster import Monster

ADVENTURERS: Final = "adventurers.toml"
MONSTERS: Final = "monsters.toml"

FILES: Final = (ADVENTURERS, MONSTERS)
"""What a box is made of."""


@dataclass(frozen=True, slots=True)
class DelveDecks:
    """A deck a file."""

    adventurers: Deck[ShownAdventurer]
    monsters: Deck[Monster]

    def by_file(self) -> Mapping[str, Deck[Known]]:
        """Both, by the names of their files."""
        return dict(zip(FILES, (self.adventurers, self.monsters), strict=True))


def read_delve_decks(folder: Path) -> DelveDecks:
    """Both files of a folder. Nothing is raised: what is wrong is in the decks' faults."""
    return DelveDecks(
        read_adventurers(folder / ADVENTURERS),
        read_monsters(folder / MONSTERS),
    )
