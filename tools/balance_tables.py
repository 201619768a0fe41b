"""How figures of many games are printed, and which levels are compared."""

import sys
from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.table import Table

from dexterity.hand.error import Skill

BELOW: Final = ((Skill.REGULAR, Skill.NOVICE), (Skill.EXPERT, Skill.REGULAR))
"""Each level with the one that it is to beat."""


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
