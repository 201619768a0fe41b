"""Reads the monsters of Delve, ordinary and special."""

from pathlib import Path
from typing import Final

from dexterity.content.delve.limits import MONSTER_COPIES, MONSTER_STRENGTH
from dexterity.content.entry import Entry
from dexterity.content.fighter.deck import Deck, read_deck
from dexterity.content.reading import shown
from dexterity.rules.delve.cards.monster import HIDDEN, Monster, MonsterId, Trick

WEAKEST: Final = 1
"""Of ordinary monsters."""


def read_monsters(path: Path) -> Deck[Monster]:
    """The monsters of a file."""
    return read_deck(path, {"monster": _read_ordinary, "special": _read_special})


def _read_ordinary(entry: Entry, id_: str) -> Monster | None:
    strength = entry.whole("strength", WEAKEST, MONSTER_STRENGTH[1])
    copies = entry.whole("copies", *MONSTER_COPIES)
    if strength is None or copies is None or not _is_free(entry, id_):
        return None
    return Monster(MonsterId(id_), strength, copies)


def _read_special(entry: Entry, id_: str) -> Monster | None:
    """There is one of each; it has a trick or, if not, a strength."""
    has_trick = entry.has("trick")
    trick = entry.choice("trick", Trick) if has_trick else None
    strength = None if has_trick else entry.whole("strength", *MONSTER_STRENGTH)
    if (trick is None and strength is None) or not _is_free(entry, id_):
        return None
    return Monster(MonsterId(id_), strength, special=True, trick=trick)


def _is_free(entry: Entry, id_: str) -> bool:
    if id_ == HIDDEN:
        entry.fault(f"stands for a card that nobody may know: {shown(id_)}", "id")
    return id_ != HIDDEN
