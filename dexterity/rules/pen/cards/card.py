"""A card: of what sort it is, whom it is about, and what it does."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NewType

from dexterity.rules.pen.rebus.deeds import Stopped
from dexterity.rules.pen.rebus.idioms import Icons
from dexterity.rules.pen.rebus.rebus import Rebus
from dexterity.rules.pen.rebus.target import Target

CardId = NewType("CardId", str)
"""Of a card and all that are alike."""


class CardType(StrEnum):
    """The sorts of cards: six of events, and what is found in chests."""

    FLICK = "flick"
    MONSTER = "monster"
    TRAP = "trap"
    WALL = "wall"
    PRISONER = "prisoner"
    TIME = "time"
    FATRAS = "fatras"


STOPPED: Final = {Stopped.MONSTER: CardType.MONSTER, Stopped.WALL: CardType.WALL}
"""Which events an item can keep from happening."""


@dataclass(frozen=True, slots=True)
class Card:
    """One sort of card."""

    id: CardId
    type: CardType
    target: Target
    icons: tuple[Icons, ...]
    """As they are drawn, box by box."""
    rebus: Rebus
    """What they mean."""
    count: int = 1
    """How many of them are in the box."""

    def stops(self, type_: CardType) -> bool:
        """Whether it keeps an event of this sort from happening."""
        what = self.rebus.stops
        return what is not None and STOPPED[what] is type_
