"""All cards that Pen is played with."""

from collections.abc import Mapping
from dataclasses import dataclass

from dexterity.rules.pen.cards.card import Card, CardId


@dataclass(frozen=True, slots=True)
class Cards:
    """By their ids; the order is that of the files, so that the same seed deals the same cards."""

    events: Mapping[CardId, Card]
    fatras: Mapping[CardId, Card]

    def __getitem__(self, id_: CardId) -> Card:
        return self.events[id_] if id_ in self.events else self.fatras[id_]
