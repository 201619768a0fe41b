"""All that a card can make what follows depend on."""

from dataclasses import dataclass
from enum import StrEnum


@dataclass(frozen=True, slots=True)
class OnFlick:
    """It waits for the player's next flick."""


@dataclass(frozen=True, slots=True)
class OnTurn:
    """It waits until the player's turn has come round so often."""

    turns: int


class Question(StrEnum):
    """What can be asked of a player."""

    NEAR_WALL = "near_wall"
    """Within three squares of a wall."""
    NEAR_OTHER = "near_other"
    """Within three squares of the other player."""
    NEAR_CHEST = "near_chest"
    """Within three squares of a chest."""
    HAS_ITEM = "has_item"
    HIT_WALL = "hit_wall"
    """The flick that was waited for ended at a wall, padded or not."""


@dataclass(frozen=True, slots=True)
class If:
    """It goes on only for players of whom this is so."""

    question: Question
    wanted: bool = True


Wait = OnFlick | OnTurn
Condition = Wait | If
