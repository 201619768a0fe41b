"""Who sits where in a duel: a person, or the computer with a hand of some skill."""

from dataclasses import dataclass

from dexterity.hand.error import Skill


@dataclass(frozen=True, slots=True)
class Seat:
    """One of the two."""

    name: str
    skill: Skill | None = None
    """Of the computer's hand; None for a person."""

    @property
    def is_computer(self) -> bool:
        """Whether nobody sits there."""
        return self.skill is not None


Seats = tuple[Seat, Seat]
"""The one who begins the first round sits first."""
