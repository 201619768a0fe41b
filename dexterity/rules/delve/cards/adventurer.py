"""Adventurers and the tiles they bring along."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import NewType

from dexterity.rules.delve.cards.power import Power

AdventurerId = NewType("AdventurerId", str)

TileId = NewType("TileId", str)
"""Of a tile among those of its adventurer; two adventurers may have a tile of the same id, and
then it is called and drawn alike, though what it does may differ by a number."""


class Box(StrEnum):
    """Where an adventurer comes from."""

    FIRST = "first"
    SEQUEL = "sequel"


@dataclass(frozen=True, slots=True)
class Adventurer:
    """One of those whom all players share for a round."""

    id: AdventurerId
    box: Box
    health: int
    tiles: Mapping[TileId, Power]
    """In the order in which they lie on the table."""
