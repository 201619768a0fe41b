"""Equipment: weapons, armours and things that are used up."""

from dataclasses import dataclass
from enum import StrEnum
from typing import NewType

from dexterity.rules.fighter.cards.foe import Kind

ItemId = NewType("ItemId", str)


class Slot(StrEnum):
    """Where a hero carries a thing; how many of each sort is on the hero's sheet."""

    WEAPON = "weapon"
    ARMOUR = "armour"
    CONSUMABLE = "consumable"


@dataclass(frozen=True, slots=True)
class Weapon:
    """May be used with every throw, and helps if that throw hits and met what the weapon asks."""

    bonus: int
    """More damage."""
    requirement: str | None = None
    against: Kind | None = None
    """The sort of creature that it hurts even more."""
    bonus_against: int = 0
    """What is added to the bonus then."""
    heal: int = 0
    """What its bearer gets back with a hit."""
    gold: int = 0
    """What the chest gets with a hit."""


@dataclass(frozen=True, slots=True)
class Armour:
    """Once a fight, when its bearer has missed."""

    less: int
    """How much less damage the bearer suffers."""
    party: bool = False
    """Whether everybody else who would be hurt by that miss suffers so much less, too."""
    strikes: int = 0
    """The damage that the monster gets back."""


class Boon(StrEnum):
    """What a consumable does. Those of a throw only help while a throw is being decided."""

    DAMAGE = "damage"
    """Hurts the monster: added to a throw that has hit, else a blow of its own."""
    HEAL = "heal"
    """Gives one hero health back, also just before that hero goes down."""
    HEAL_ALL = "heal_all"
    """Gives every hero health back."""
    SHELTER = "shelter"
    """The hero who has just missed suffers so much less."""
    REROLL = "reroll"
    """The last throw never happened: the die is thrown again."""
    SYMBOL = "symbol"
    """The die that lies there counts as showing its symbol."""
    STRETCH = "stretch"
    """The section that was hit counts for so much more."""
    RECALL = "recall"
    """All coloured dice come back, and nobody is hurt."""
    FREE_HAND = "free_hand"
    """Until the fight is over, nothing is required of the next so many throws."""
    CALM = "calm"
    """The monster's trait is gone until the fight is over."""
    SOOTHE = "soothe"
    """The monster's damage is so much less until the fight is over, but at least 1."""
    DICE = "dice"
    """So many white dice for the chest."""
    GOLD = "gold"
    """So many coins for the chest."""
    UNSCAR = "unscar"
    """One scar of a hero heals."""


@dataclass(frozen=True, slots=True)
class Consumable:
    """Used once by whoever carries it, at any time, whoever's turn it is; then it is gone."""

    boon: Boon
    amount: int = 1


@dataclass(frozen=True, slots=True)
class Item:
    """One card of equipment."""

    id: ItemId
    price: int
    use: Weapon | Armour | Consumable

    @property
    def slot(self) -> Slot:
        """Where it is carried."""
        match self.use:
            case Weapon():
                return Slot.WEAPON
            case Armour():
                return Slot.ARMOUR
            case Consumable():
                return Slot.CONSUMABLE
