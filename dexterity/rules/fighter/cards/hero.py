"""The heroes: what each colour wakes in them, and how much they can carry."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NewType

from dexterity.rules.fighter.cards.foe import Kind
from dexterity.rules.fighter.cards.item import Slot
from dexterity.values.colour import DieColour

HeroId = NewType("HeroId", str)

HEALTH: Final = 9
HEALTH_A_SCAR: Final = 2
"""What a scar takes away for good."""

MOST_SCARS: Final = 3
"""One a colour. Who has them all and goes down again is out of the game."""


class Ability(StrEnum):
    """What a symbol wakes. Unless told otherwise it wakes wherever the die came to rest."""

    SWORN_ENEMY_DEMON = "sworn_enemy_demon"
    SWORN_ENEMY_ANIMAL = "sworn_enemy_animal"
    SWORN_ENEMY_UNDEAD = "sworn_enemy_undead"
    PIERCING = "piercing"
    TARGETED = "targeted"
    INSTINCTIVE_AGILITY = "instinctive_agility"
    GROUP_HEAL = "group_heal"
    SELF_HEAL = "self_heal"
    PICKPOCKET = "pickpocket"
    REROLL = "reroll"
    COURAGE = "courage"
    FEAST = "feast"
    DOUBLE_STRIKE = "double_strike"
    FREE_SAMPLE = "free_sample"
    HEROIC_DEFENCE = "heroic_defence"
    SMASH = "smash"
    TIME_SPELL = "time_spell"
    ENCHANTED_FLUTE = "enchanted_flute"


SWORN_ENEMIES: Final = {
    Ability.SWORN_ENEMY_DEMON: Kind.DEMON,
    Ability.SWORN_ENEMY_ANIMAL: Kind.ANIMAL,
    Ability.SWORN_ENEMY_UNDEAD: Kind.UNDEAD,
}

NEEDS_A_HIT: Final = frozenset(
    {
        *SWORN_ENEMIES,
        Ability.PIERCING,
        Ability.TARGETED,
        Ability.COURAGE,
        Ability.DOUBLE_STRIKE,
        Ability.SMASH,
    }
)
NEEDS_A_MISS: Final = frozenset({Ability.INSTINCTIVE_AGILITY, Ability.HEROIC_DEFENCE})


@dataclass(frozen=True, slots=True)
class Hero:
    """One sheet."""

    id: HeroId
    red: Ability
    green: Ability
    blue: Ability
    weapons: int
    armours: int
    consumables: int

    def ability(self, colour: DieColour) -> Ability:
        """What that colour wakes; white has none of its own."""
        abilities = {
            DieColour.RED: self.red,
            DieColour.GREEN: self.green,
            DieColour.BLUE: self.blue,
        }
        return abilities[colour]

    @property
    def casts(self) -> bool:
        """Whether the spell is theirs that turns back time."""
        return Ability.TIME_SPELL in {self.red, self.green, self.blue}

    def room_for(self, slot: Slot) -> int:
        """How many things of that sort fit."""
        rooms = {
            Slot.WEAPON: self.weapons,
            Slot.ARMOUR: self.armours,
            Slot.CONSUMABLE: self.consumables,
        }
        return rooms[slot]
