"""What the numbers on Fighter's cards may be: within these the game stays the game it is."""

from dataclasses import dataclass
from typing import Final

LONGEST_NAME: Final = 36
"""Characters: two lines at the head of a card, at the largest text size."""

LONGEST_LINE: Final = 90
"""Characters: what is read in a glance, two or three lines at the foot of a card."""

MOST_CARDS: Final = 200
"""In one list of a file. Four times what our own longest has; no table holds more."""

Bounds = tuple[int, int]
"""The lowest and the highest value."""


@dataclass(frozen=True, slots=True)
class Strength:
    """How strong the monsters of a level are."""

    health: Bounds
    damage: Bounds
    gold: Bounds


STRENGTHS: Final = {
    1: Strength((2, 6), (1, 1), (1, 1)),
    2: Strength((5, 9), (1, 2), (2, 2)),
    3: Strength((9, 15), (2, 3), (3, 3)),
    4: Strength((14, 20), (3, 4), (4, 4)),
}
"""By level. Levels overlap a little, so that a new one is felt over some fights, not in one."""

BOSS: Final = Strength((30, 40), (3, 5), (0, 0))
"""At most twelve dice are spent on a boss, three coloured and nine white: they could not take much
more health than this."""

PRICE: Final = (1, 6)
"""A monster leaves 1 to 4 coins, and there are three shops."""

WEAPON_BONUS: Final = (1, 6)
WEAPON_BONUS_AGAINST: Final = (1, 4)
WEAPON_HEAL: Final = (1, 2)
WEAPON_GOLD: Final = (1, 1)
"""With every hit: more would be an income, and nobody would look at the monsters' coins."""

ARMOUR_LESS: Final = (1, 9)
"""All that a hero has is 9."""
ARMOUR_STRIKES: Final = (1, 4)

CONSUMABLE_AMOUNT: Final = (1, 6)

ROOM_SYMBOLS: Final = (2, 5)
ROOM_GOLD: Final = (1, 4)
ROOM_ITEMS: Final = (1, 1)
ROOM_DICE: Final = (1, 2)
ROOM_HEAL: Final = (1, 3)
ROOM_STRONGER: Final = (1, 6)
"""At most what the highest difficulty adds."""

HERO_WEAPONS: Final = (1, 2)
HERO_ARMOURS: Final = (1, 2)
HERO_CONSUMABLES: Final = (1, 3)
HERO_THINGS: Final = (4, 5)
"""All that one hero carries: nobody is left with much less than the others."""
