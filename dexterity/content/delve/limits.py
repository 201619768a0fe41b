"""What the numbers on Delve's cards and tiles may be: within these the game stays what it is."""

from typing import Final

MONSTER_STRENGTH: Final = (0, 9)
MONSTER_COPIES: Final = (1, 2)
"""With three of a kind nobody would ever meet only different ones."""

ADVENTURER_HEALTH: Final = (1, 6)
TILES: Final = 6
"""Of every adventurer: the most that a mimic is strong."""

ARMOUR_HEALTH: Final = (1, 9)
REVIVE_HEALTH: Final = (1, 6)
"""No more than an adventurer has without any tile."""
BELOW: Final = (2, 9)
"""Less health than that is little health."""
LESS: Final = (1, 4)
"""More, and most of the deck would be harmless."""
SOOTHES: Final = (1, 2)
NAMEABLE_STRENGTHS: Final = (2, 4)
"""How many strengths one can choose from: with one it is no choice."""
STRENGTHS_AT_ONCE: Final = (1, 4)
IDENTITIES_AT_ONCE: Final = (1, 3)
"""Beyond that a tile beats half of the deck."""
