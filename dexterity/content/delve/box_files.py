"""Makes a box of the two files in a folder, or says all that is wrong with them."""

from pathlib import Path
from types import MappingProxyType

from dexterity.content.delve.box import DelveBox
from dexterity.content.delve.box_checks import check_delve_decks
from dexterity.content.delve.decks import FILES, DelveDecks, read_delve_decks
from dexterity.errors import ContentError, Fault


def load_delve_box(folder: Path) -> DelveBox:
    """The box in a folder; a ContentError with every fault of both files if it is not whole."""
    decks = _checked_decks(folder)
    found = [fault for deck in decks.by_file().values() for fault in deck.faults.error().faults]
    if found:
        raise ContentError(tuple(found))
    return DelveBox(
        MappingProxyType({one.card.value.id: one.card for one in decks.adventurers.drawn}),
        MappingProxyType({one.card.value.id: one.card for one in decks.monsters.drawn}),
    )


def check_delve_file(path: Path) -> None:
    """A ContentError with all faults of one file, alone and beside the other of its folder."""
    if path.name not in FILES:
        raise ContentError((Fault(path, "", f"must be called one of {', '.join(FILES)}"),))
    _checked_decks(path.parent).by_file()[path.name].faults.raise_if_any()


def _checked_decks(folder: Path) -> DelveDecks:
    decks = read_delve_decks(folder)
    # Cards that could not be read would be missed in every count.
    if not any(deck.faults for deck in decks.by_file().values()):
        check_delve_decks(decks)
    return decks
