"""How well a computer player of each level thinks; how well it flicks is its hand's."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from dexterity.values.skill import Skill


@dataclass(frozen=True, slots=True)
class Mind:
    """What a player looks at before it chooses."""

    reach_mm: float
    """How long a flick it plans with: longer ones stray too far for its hand."""
    directions: int
    """Into how many it looks for a flick."""
    finalists: int
    """How many of the flicks that look best it goes over in its head."""
    tries: int
    """How often it goes over each, its hand straying as it may."""
    notices: float
    """The share of its items, walls and squares that come to its mind at all."""
    remembers: float
    """How often it thinks of a magic wall before it flicks. Never always: to forget is the rule."""


MINDS: Final[Mapping[Skill, Mind]] = MappingProxyType(
    {
        Skill.NOVICE: Mind(50.0, 24, 4, 4, 0.5, 0.6),
        Skill.REGULAR: Mind(60.0, 36, 10, 16, 0.8, 0.8),
        Skill.EXPERT: Mind(80.0, 48, 14, 24, 1.0, 0.95),
    }
)
"""A flick takes each of them a twentieth of a second of one core to choose, a wall a tenth. Of 96
games with these minds and hands the regular won 73 % against the novice, the expert 77 % against
the regular."""
