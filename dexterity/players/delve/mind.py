"""How computer players of each level think."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from dexterity.hand.error import Skill


@dataclass(frozen=True, slots=True)
class Mind:
    """What makes a level."""

    playouts: int
    """For one decision, at most."""
    looks_ahead: bool
    """Whether what the others will do is thought of, or only the dungeon as it is."""
    reads_others: bool
    """Whether what others did tells something of their cards."""
    heedless: float
    """How often a drawn card is placed without any thought."""
    nerve: tuple[float, float]
    """Between these lies, from bid to bid, the chance below which one passes who does not look
    ahead: wide apart, one is nervous now and reckless then."""


MINDS: Final[Mapping[Skill, Mind]] = MappingProxyType(
    {
        Skill.NOVICE: Mind(
            8, looks_ahead=False, reads_others=False, heedless=1.0, nerve=(0.05, 0.95)
        ),
        Skill.REGULAR: Mind(
            30, looks_ahead=False, reads_others=False, heedless=0.65, nerve=(0.2, 0.7)
        ),
        Skill.EXPERT: Mind(
            400, looks_ahead=True, reads_others=True, heedless=0.0, nerve=(0.45, 0.45)
        ),
    }
)
"""By the same word as the hand's."""
