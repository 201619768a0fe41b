"""What two players agree on before the first flick."""

from dataclasses import dataclass

from dexterity.rules.pen.player import PLAYERS, PlayerId


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
