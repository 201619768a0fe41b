"""What two players agree on before the first flick."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from dexterity.rules.concession import Concession
from dexterity.rules.pen.edition import NEWEST, Edition
from dexterity.rules.pen.player import PLAYERS, PlayerId
from dexterity.rules.pen.state import HEALTH

FIRST_HEALTH: Final[Mapping[Concession, int]] = MappingProxyType(
    {Concession.NONE: HEALTH, Concession.SMALL: 9, Concession.LARGE: 7}
)
"""What somebody begins with. Potions and treasures still heal up to what everybody may have. The
first points given away hardly count: of the same 51 games against a novice, a regular won 36 with
15, 34 with 12, 33 with 9, but 18 with 6."""


@dataclass(frozen=True, slots=True)
class Options:
    """How the game is played, and by whom."""

    beginner: bool = False
    """The rival's treasure brings health along."""
    fun: bool = False
    """Each player draws a sudden wall before the first flick."""
    left_handed: tuple[bool, bool] = (False, False)
    """To them cards mean the right hand where they show the left one, and the other way round."""
    first: PlayerId = PLAYERS[0]
    """Who begins; at a table, the youngest."""
    concessions: tuple[Concession, Concession] = (Concession.NONE, Concession.NONE)
    """What each gives away in health."""
    edition: Edition = NEWEST
    """Of the rules; an older one for matches that were begun with it."""
