"""Monsters: what is on their cards, before anybody meets them."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NewType

MonsterId = NewType("MonsterId", str)
"""Of a monster and all cards that show it; also its identity, once it is met."""

HIDDEN: Final = MonsterId("hidden")
"""Stands for a card that the one who looks may not know. No monster is called so."""


class Parity(StrEnum):
    """Of a strength; what has no strength is neither."""

    ODD = "odd"
    EVEN = "even"


class Trick(StrEnum):
    """What makes a special monster special, besides its being there."""

    ALLY = "ally"
    """The next monster is ignored."""
    MIMIC = "mimic"
    """As strong as the hero has tiles."""
    CUBE = "cube"
    """Takes a tile of the hero's choice."""
    COUNT = "count"
    """A weak one for beginners, a strong one for those who came back once."""
    SHAPESHIFTER = "shapeshifter"
    """Is what its place in the dungeon says."""


@dataclass(frozen=True, slots=True)
class Monster:
    """One sort of monster."""

    id: MonsterId
    strength: int | None
    """None where it has none, or where only the meeting tells it."""
    copies: int = 1
    special: bool = False
    """Joins the deck only if players want it to, and then by chance."""
    trick: Trick | None = None


def parity_of(strength: int | None) -> Parity | None:
    """Nought is even."""
    if strength is None:
        return None
    return Parity.ODD if strength % 2 else Parity.EVEN
