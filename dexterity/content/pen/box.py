"""All cards that Pen is played with, as they are shown and as the rules know them."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from dexterity.content.cards import Card as Shown
from dexterity.content.cards import Decks, check_decks, check_name, raise_if_any, read_decks
from dexterity.content.pen.checks import check_box
from dexterity.content.pen.files import EVENTS, FATRAS, FILES
from dexterity.rules.pen.cards.box import Cards
from dexterity.rules.pen.cards.card import Card, CardId


@dataclass(frozen=True, slots=True)
class PenBox:
    """The cards of a box by their ids, in the order of its files."""

    events: Mapping[CardId, Shown[Card]]
    fatras: Mapping[CardId, Shown[Card]]

    @property
    def cards(self) -> Cards:
        """The same for the rules, which know neither names nor jokes."""
        return Cards(
            {id_: card.value for id_, card in self.events.items()},
            {id_: card.value for id_, card in self.fatras.items()},
        )

    def __getitem__(self, id_: CardId) -> Shown[Card]:
        return self.events[id_] if id_ in self.events else self.fatras[id_]


def load_cards(folder: Path) -> PenBox:
    """The box in a folder; a ContentError with every fault of both files if it is not whole."""
    decks = _checked(folder)
    raise_if_any(decks)
    return PenBox(decks[EVENTS].by_id(), decks[FATRAS].by_id())


def check_card_file(path: Path) -> None:
    """A ContentError with all faults of one file, alone and beside the other of its folder."""
    check_name(path, FILES)
    _checked(path.parent)[path.name].faults.raise_if_any()


def _checked(folder: Path) -> Decks:
    return check_decks(read_decks(folder, FILES), check_box)
