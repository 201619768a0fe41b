"""How sure a hand, or a computer player's, is."""

from enum import StrEnum


class Skill(StrEnum):
    """How sure a hand is."""

    NOVICE = "novice"
    REGULAR = "regular"
    EXPERT = "expert"
