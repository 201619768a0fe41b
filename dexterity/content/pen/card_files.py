"""Makes a box of the two files in a folder, or says all that is wrong with them."""

from pathlib import Path
from types import MappingProxyType

from dexterity.content.fighter.card import Card as Shown
from dexterity.content.fighter.deck import Deck
from dexterity.content.pen.box import PenBox
from dexterity.content.pen.card_checks import check_card_decks
from dexterity.content.pen.card_decks import FILES, CardDecks, read_card_decks
from dexterity.errors import ContentError, Fault
from dexterity.rules.pen.cards.card import Card, CardId


def load_cards(folder: Path) -> PenBox:
    """The box in a folder; a ContentError with every fault of both files if it is not whole."""
    decks = _checked_decks(folder)
    found = [fault for deck in decks.by_file().values() for fault in deck.faults.error().faults]
    if found:
        raise ContentError(tuple(found))
    return PenBox(_by_id(decks.events), _by_id(decks.fatras))


def check_card_file(path: Path) -> None:
    """A ContentError with all faults of one file, alone and beside the other of its folder."""
    if path.name not in FILES:
        raise ContentError((Fault(path, "", f"must be called one of {', '.join(FILES)}"),))
    _checked_decks(path.parent).by_file()[path.name].faults.raise_if_any()


def _checked_decks(folder: Path) -> CardDecks:
    decks = read_card_decks(folder)
    # Cards that could not be read would be missed in every count.
    if not any(deck.faults for deck in decks.by_file().values()):
        check_card_decks(decks)
    return decks


def _by_id(deck: Deck[Card]) -> MappingProxyType[CardId, Shown[Card]]:
    return MappingProxyType({one.card.value.id: one.card for one in deck.drawn})
