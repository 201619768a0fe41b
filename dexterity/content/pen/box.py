"""All cards that Pen is played with, as they are shown and as the rules know them."""

from collections.abc import Mapping
from dataclasses import dataclass

from dexterity.content.fighter.card import Card as Shown
from dexterity.rules.pen.cards.box import Cards
from dexterity.rules.pen.cards.card import Card, CardId


@dataclass(frozen=True, slots=True)
class PenBox:
    """The cards of a box by their ids, in the order of its files."""

    events: Mapping[CardId, Shown[Card]]
    fatras: Mapping[CardId, Shown[Card]]

    @property
    def cards(self) -> Cards:
        """The same for the rules, which know neither names nor jokes."""
        return Cards(
            {id_: card.value for id_, card in self.events.items()},
            {id_: card.value for id_, card in self.fatras.items()},
        )

    def __getitem__(self, id_: CardId) -> Shown[Card]:
        return self.events[id_] if id_ in self.events else self.fatras[id_]
