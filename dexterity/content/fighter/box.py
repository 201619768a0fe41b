"""All that Fighter is played with: every card, as it is shown and as the rules know it."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from dexterity.content.cards import Card, Decks, check_decks, check_name, raise_if_any, read_decks
from dexterity.content.fighter.checks import check_box
from dexterity.content.fighter.files import BOSSES, FILES, HEROES, ITEMS, MONSTERS, ROOMS
from dexterity.content.vocabulary import Vocabulary
from dexterity.rules.fighter.cards.box import Cards
from dexterity.rules.fighter.cards.foe import Foe, FoeId
from dexterity.rules.fighter.cards.hero import Hero, HeroId
from dexterity.rules.fighter.cards.item import Item, ItemId
from dexterity.rules.fighter.cards.room import Room, RoomId


@dataclass(frozen=True, slots=True)
class FighterBox:
    """The cards of a box by their ids, in the order of its files."""

    heroes: Mapping[HeroId, Card[Hero]]
    monsters: Mapping[FoeId, Card[Foe]]
    bosses: Mapping[FoeId, Card[Foe]]
    items: Mapping[ItemId, Card[Item]]
    rooms: Mapping[RoomId, Card[Room]]

    @property
    def cards(self) -> Cards:
        """The same for the rules, which know neither names nor jokes."""
        return Cards(
            {id_: card.value for id_, card in self.heroes.items()},
            {id_: card.value for id_, card in self.monsters.items()},
            {id_: card.value for id_, card in self.bosses.items()},
            {id_: card.value for id_, card in self.items.items()},
            {id_: card.value for id_, card in self.rooms.items()},
        )

    def foe(self, id_: FoeId) -> Card[Foe]:
        """A monster or a boss."""
        return self.monsters[id_] if id_ in self.monsters else self.bosses[id_]


def load_box(folder: Path, vocabulary: Vocabulary) -> FighterBox:
    """The box in a folder; a ContentError with every fault of every file if it is not whole."""
    decks = _checked(folder, vocabulary)
    raise_if_any(decks)
    return FighterBox(
        heroes=decks[HEROES].by_id(),
        monsters=decks[MONSTERS].by_id(),
        bosses=decks[BOSSES].by_id(),
        items=decks[ITEMS].by_id(),
        rooms=decks[ROOMS].by_id(),
    )


def check_file(path: Path, vocabulary: Vocabulary) -> None:
    """A ContentError with all faults of one file, alone and beside the others of its folder."""
    check_name(path, FILES)
    _checked(path.parent, vocabulary)[path.name].faults.raise_if_any()


def _checked(folder: Path, vocabulary: Vocabulary) -> Decks:
    decks = read_decks(folder, FILES, vocabulary.judges)
    return check_decks(decks, lambda whole: check_box(whole, vocabulary))
