"""Reads the adventurers of Delve and their tiles."""

from pathlib import Path
from types import MappingProxyType
from typing import Final

from dexterity.content.delve.box import ShownAdventurer
from dexterity.content.delve.limits import ADVENTURER_HEALTH, TILES
from dexterity.content.delve.powers import read_power
from dexterity.content.entry import Entry
from dexterity.content.fighter.card import Card
from dexterity.content.fighter.deck import Deck, read_deck, read_id, read_names
from dexterity.content.fighter.limits import LONGEST_LINE, LONGEST_NAME
from dexterity.content.reading import shown
from dexterity.rules.delve.cards.adventurer import AdventurerId, Box, TileId
from dexterity.rules.delve.cards.power import BeatNamed, BeatNamedStrength, Power

ALONE: Final = (BeatNamed, BeatNamedStrength)
"""Powers of which an adventurer has at most one tile: what was named would be named for both."""

Tiles = dict[TileId, Card[Power]]


def read_adventurers(path: Path) -> Deck[ShownAdventurer]:
    """The adventurers of a file."""
    return read_deck(path, {"adventurer": _read_adventurer})


def _read_adventurer(entry: Entry, id_: str) -> ShownAdventurer | None:
    box, health = entry.choice("box", Box), entry.whole("health", *ADVENTURER_HEALTH)
    tiles = _read_tiles(entry)
    if box is None or health is None or tiles is None:
        return None
    return ShownAdventurer(AdventurerId(id_), box, health, MappingProxyType(tiles))


def _read_tiles(entry: Entry) -> Tiles | None:
    entries = entry.entries("tile", TILES, TILES)
    read = [_read_tile(each) for each in entries]
    found = dict(each for each in read if each is not None)
    if len(found) == TILES:
        return found if _check_alone(entry, found) else None
    if entries and all(each is not None for each in read):
        entry.fault("must have six different ids", "tile")
    return None


def _read_tile(entry: Entry) -> tuple[TileId, Card[Power]] | None:
    id_ = read_id(entry)
    names = read_names(entry, "names", LONGEST_NAME)
    line = read_names(entry, "line", LONGEST_LINE)
    power = read_power(entry)
    if id_ is None or names is None or line is None or power is None:
        return None
    return TileId(id_), Card(names, line, power)


def _check_alone(entry: Entry, tiles: Tiles) -> bool:
    sound = True
    for kind in ALONE:
        same = [id_ for id_, tile in tiles.items() if isinstance(tile.value, kind)]
        if len(same) > 1:
            entry.fault(f"must not have the same power as {shown(same[0])}: {same[1]}", "tile")
            sound = False
    return sound
