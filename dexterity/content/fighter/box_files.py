"""Makes a box of the five files in a folder, or says all that is wrong with them."""

from pathlib import Path
from types import MappingProxyType

from dexterity.content.fighter.box import FighterBox
from dexterity.content.fighter.box_checks import check_box
from dexterity.content.fighter.card import Card
from dexterity.content.fighter.deck import Deck, Value
from dexterity.content.fighter.decks import FILES, Decks, read_decks
from dexterity.content.vocabulary import Vocabulary
from dexterity.errors import ContentError, Fault


def load_box(folder: Path, vocabulary: Vocabulary) -> FighterBox:
    """The box in a folder; a ContentError with every fault of every file if it is not whole."""
    decks = _checked_decks(folder, vocabulary)
    found = [fault for deck in decks.by_file().values() for fault in deck.faults.error().faults]
    if found:
        raise ContentError(tuple(found))
    return _boxed(decks)


def check_file(path: Path, vocabulary: Vocabulary) -> None:
    """A ContentError with all faults of one file, alone and beside the others of its folder."""
    if path.name not in FILES:
        raise ContentError((Fault(path, "", f"must be called one of {', '.join(FILES)}"),))
    decks = _checked_decks(path.parent, vocabulary)
    decks.by_file()[path.name].faults.raise_if_any()


def _checked_decks(folder: Path, vocabulary: Vocabulary) -> Decks:
    decks = read_decks(folder, vocabulary)
    # Cards that could not be read would be missed in every count.
    if not any(deck.faults for deck in decks.by_file().values()):
        check_box(decks, vocabulary)
    return decks


def _boxed(decks: Decks) -> FighterBox:
    return FighterBox(
        heroes=MappingProxyType({card.value.id: card for card in _cards(decks.heroes)}),
        monsters=MappingProxyType({card.value.id: card for card in _cards(decks.monsters)}),
        bosses=MappingProxyType({card.value.id: card for card in _cards(decks.bosses)}),
        items=MappingProxyType({card.value.id: card for card in _cards(decks.items)}),
        rooms=MappingProxyType({card.value.id: card for card in _cards(decks.rooms)}),
    )


def _cards(deck: Deck[Value]) -> tuple[Card[Value], ...]:
    return tuple(one.card for one in deck.drawn)
