"""Whom the party meets: the monsters of the four levels, and the bosses at the end."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NewType

FoeId = NewType("FoeId", str)

LEVELS: Final = (1, 2, 3, 4)

BOSS_LEVEL: Final = 4
"""What a boss counts as where something grows with the level."""


class Kind(StrEnum):
    """What sort of creature it is; some heroes have a grudge against one."""

    ANIMAL = "animal"
    DEMON = "demon"
    UNDEAD = "undead"
    HUMANOID = "humanoid"
    ODDITY = "oddity"


class Trait(StrEnum):
    """What makes a creature worse than its numbers."""

    GREEDY = "greedy"
    """A miss costs a coin of the chest."""
    LEECH = "leech"
    """A miss gives it health back, up to what it began with."""
    HORDE = "horde"
    """Every section is worth 1; the centre stays what it is."""
    TOUGH = "tough"
    """An odd total of damage is halved, rounded down."""
    ENRAGED = "enraged"
    """A miss hurts the whole party."""
    SLY = "sly"
    """A 1 is a miss."""
    SUPER_SLY = "super_sly"
    """A 1 or a 2 is a miss."""


SLY_UP_TO: Final = {Trait.SLY: 1, Trait.SUPER_SLY: 2}
"""The highest section that counts as a miss."""


@dataclass(frozen=True, slots=True)
class Foe:
    """A monster or a boss."""

    id: FoeId
    level: int
    """1 to 4; of a boss 4."""
    kind: Kind
    health: int
    damage: int
    """What a miss costs the hero who threw."""
    gold: int = 0
    """What it leaves behind; nothing, if it is a boss."""
    trait: Trait | None = None
    requirement: str | None = None
    """How everyone has to throw at it."""
    boss: bool = False

    @property
    def leeches(self) -> int:
        """What a miss gives back to one that leeches."""
        if self.trait is not Trait.LEECH:
            return 0
        return 2 if self.level <= 2 else 3
