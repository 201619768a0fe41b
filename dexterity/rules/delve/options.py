"""What players agree on before the first round."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from dexterity.rules.concession import Concession
from dexterity.rules.delve.cards.adventurer import AdventurerId, Box
from dexterity.rules.delve.player import FEWEST_PLAYERS, PlayerId

LESS_HEALTH: Final[Mapping[Concession, int]] = MappingProxyType(
    {Concession.NONE: 0, Concession.SMALL: 2, Concession.LARGE: 3}
)
"""How much less somebody goes down with. To begin with a failure would cost far more: a regular who
beats a novice in 62 games of 100 was left with 35 (600 games each, `tools.balance_delve`)."""

EDITION: Final = 2
"""Of these rules, which records tell: with 1 a leash stayed after its use, and what followed from
that was played so."""


class BoxChoice(StrEnum):
    """Whose adventurers go down."""

    FIRST = "first"
    SEQUEL = "sequel"
    BOTH = "both"

    def has(self, box: Box) -> bool:
        """Whether adventurers of a box take part."""
        return self is BoxChoice.BOTH or self.value == box.value

    @property
    def has_specials(self) -> bool:
        """Whether special monsters are in it, which join unless players take them out."""
        return self.has(Box.SEQUEL)


@dataclass(frozen=True, slots=True)
class Options:
    """How the game is played, and by how many."""

    players: int = FEWEST_PLAYERS
    box: BoxChoice = BoxChoice.FIRST
    specials: bool = False
    """Two special monsters, drawn by luck, are in the deck for the whole game."""
    first_must_add: bool = False
    """In everybody's first turn of a round a drawn monster has to go into the dungeon."""
    dexterity: bool = False
    """A monster that no tile beats may be fought with one throw."""
    first: PlayerId | None = None
    """Who begins; None lets luck decide."""
    adventurer: AdventurerId | None = None
    """Of the first round; None lets luck decide."""
    concessions: tuple[Concession, ...] = ()
    """What each gives away in health, whenever they go down; empty where nobody does."""
    edition: int = EDITION
    """By which rules; older ones are for records alone."""

    def less_health(self, player: PlayerId) -> int:
        """How much of the adventurer's health somebody does without."""
        return LESS_HEALTH[self.concessions[player]] if self.concessions else 0
