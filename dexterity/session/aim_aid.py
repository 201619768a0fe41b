"""The levels of the aim aid."""

from enum import StrEnum


class AimAid(StrEnum):
    """How much of the coming flight a player wants to be shown."""

    FULL = "full"
    SHORT = "short"
    NONE = "none"
