"""Who sits where in any game: a person, or the computer with a hand of some skill."""

from dataclasses import dataclass
from typing import Annotated

from msgspec import Meta

from dexterity.values.skill import Skill


@dataclass(frozen=True, slots=True)
class Seat:
    """One of those around the table."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    skill: Skill | None = None
    """Of the computer's hand; None for a person."""

    @property
    def is_computer(self) -> bool:
        """Whether nobody sits there."""
        return self.skill is not None


Seats = tuple[Seat, Seat]
"""The one who begins the first round sits first."""
