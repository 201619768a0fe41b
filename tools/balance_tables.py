"""How figures of many games are printed, and which levels are compared."""

import sys
from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.table import Table

from dexterity.hand.error import Skill
from dexterity.session.trials import rate_of

BELOW: Final = ((Skill.REGULAR, Skill.NOVICE), (Skill.EXPERT, Skill.REGULAR))
"""Each level with the one that it is to beat."""

UNEQUAL: Final = (*BELOW, (Skill.EXPERT, Skill.NOVICE))
"""Who might agree on a handicap."""
HANDICAP_FIGURES: Final = ("games", "won", "95 %")


def printer() -> Console:
    """As wide on every screen, so that tables can be compared."""
    return Console(file=sys.stdout, highlight=False, width=100)


def figures_table(title: str, words: Sequence[str], figures: Sequence[str]) -> Table:
    """A table without rows yet: columns of words, then columns of figures."""
    table = Table(title=title, title_justify="left")
    for column in words:
        table.add_column(column)
    for column in figures:
        table.add_column(column, justify="right")
    return table


def rate_words(won: int, games: int) -> tuple[str, str, str]:
    """Of how many, the share, and the interval that holds the true one 95 times in 100."""
    rate = rate_of(won, games)
    return str(games), f"{rate.share:.1%}", f"{rate.low:.0%} to {rate.high:.0%}"
