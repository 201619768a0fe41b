"""All that Fighter is played with: every card, as it is shown and as the rules know it."""

from collections.abc import Mapping
from dataclasses import dataclass

from dexterity.content.fighter.card import Card
from dexterity.rules.fighter.cards.box import Cards
from dexterity.rules.fighter.cards.foe import Foe, FoeId
from dexterity.rules.fighter.cards.hero import Hero, HeroId
from dexterity.rules.fighter.cards.item import Item, ItemId
from dexterity.rules.fighter.cards.room import Room, RoomId


@dataclass(frozen=True, slots=True)
class FighterBox:
    """The cards of a box by their ids, in the order of its files."""

    heroes: Mapping[HeroId, Card[Hero]]
    monsters: Mapping[FoeId, Card[Foe]]
    bosses: Mapping[FoeId, Card[Foe]]
    items: Mapping[ItemId, Card[Item]]
    rooms: Mapping[RoomId, Card[Room]]

    @property
    def cards(self) -> Cards:
        """The same for the rules, which know neither names nor jokes."""
        return Cards(
            {id_: card.value for id_, card in self.heroes.items()},
            {id_: card.value for id_, card in self.monsters.items()},
            {id_: card.value for id_, card in self.bosses.items()},
            {id_: card.value for id_, card in self.items.items()},
            {id_: card.value for id_, card in self.rooms.items()},
        )

    def foe(self, id_: FoeId) -> Card[Foe]:
        """A monster or a boss."""
        return self.monsters[id_] if id_ in self.monsters else self.bosses[id_]
