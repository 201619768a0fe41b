"""Everything that is in the box: all cards by what they are called."""

from collections.abc import Mapping
from dataclasses import dataclass

from dexterity.rules.fighter.cards.foe import Foe, FoeId
from dexterity.rules.fighter.cards.hero import Hero, HeroId
from dexterity.rules.fighter.cards.item import Item, ItemId
from dexterity.rules.fighter.cards.room import Room, RoomId


@dataclass(frozen=True, slots=True)
class Cards:
    """What a campaign is played with, in the order of the files: shuffling begins there."""

    heroes: Mapping[HeroId, Hero]
    monsters: Mapping[FoeId, Foe]
    bosses: Mapping[FoeId, Foe]
    items: Mapping[ItemId, Item]
    rooms: Mapping[RoomId, Room]

    def foe(self, id_: FoeId) -> Foe:
        """A monster or a boss."""
        return self.monsters[id_] if id_ in self.monsters else self.bosses[id_]
