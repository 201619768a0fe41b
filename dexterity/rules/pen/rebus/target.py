"""Whom a card, or a part of it, is about."""

from enum import StrEnum
from typing import Final

from dexterity.rules.pen.rebus.icon import Icon


class Target(StrEnum):
    """As seen by the player who drew the card or uses it."""

    SELF = "self"
    OTHER = "other"
    BOTH = "both"
    RANDOM = "random"


TARGETS: Final = {
    Icon.SELF: Target.SELF,
    Icon.OTHER: Target.OTHER,
    Icon.BOTH: Target.BOTH,
    Icon.RANDOM: Target.RANDOM,
}
"""Their icons."""
