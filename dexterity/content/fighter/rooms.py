"""Reads the rooms of Fighter's dungeon."""

from functools import partial
from pathlib import Path

from dexterity.content.entry import Entry
from dexterity.content.fighter.deck import Deck, read_deck
from dexterity.content.fighter.demand import read_demand
from dexterity.content.fighter.limits import (
    ROOM_DICE,
    ROOM_GOLD,
    ROOM_HEAL,
    ROOM_ITEMS,
    ROOM_STRONGER,
    ROOM_SYMBOLS,
)
from dexterity.content.fighter.optional import whole_or_zero
from dexterity.content.vocabulary import Vocabulary
from dexterity.rules.fighter.cards.room import Room, RoomId


def read_rooms(path: Path, vocabulary: Vocabulary) -> Deck[Room]:
    """The rooms of a file."""
    return read_deck(path, {"room": partial(_read_room, vocabulary=vocabulary)})


def _read_room(entry: Entry, id_: str, vocabulary: Vocabulary) -> Room | None:
    symbols = entry.whole("symbols", *ROOM_SYMBOLS)
    gold, items = whole_or_zero(entry, "gold", ROOM_GOLD), whole_or_zero(entry, "items", ROOM_ITEMS)
    dice, heal = whole_or_zero(entry, "dice", ROOM_DICE), whole_or_zero(entry, "heal", ROOM_HEAL)
    stronger = whole_or_zero(entry, "stronger", ROOM_STRONGER)
    demand = read_demand(entry, vocabulary)
    if symbols is None or gold is None or items is None or dice is None:
        return None
    if heal is None or stronger is None or demand is None:
        return None
    return Room(RoomId(id_), symbols, gold, items, dice, heal, stronger, demand.requirement)
