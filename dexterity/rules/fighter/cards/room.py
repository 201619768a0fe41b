"""The rooms of the dungeon: how far they lead, and what happens in them."""

from dataclasses import dataclass
from typing import Final, NewType

RoomId = NewType("RoomId", str)

SHOP_AT: Final = 10
"""Symbols that lead to a shop."""

SHOPS_BEFORE_BOSS: Final = 3


@dataclass(frozen=True, slots=True)
class Room:
    """One way to go."""

    id: RoomId
    symbols: int
    """How far it leads towards the next shop, 2 to 5."""
    gold: int = 0
    """Found at once."""
    items: int = 0
    """Pieces of equipment found at once."""
    dice: int = 0
    """White dice found at once."""
    heal: int = 0
    """What every hero gets back at once."""
    stronger: int = 0
    """How much more health the monster in it has."""
    requirement: str | None = None
    """How everyone has to throw in it."""
