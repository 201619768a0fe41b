"""Odds as a small table for people: what is counted, how much of it, and a bar."""

import sys
from collections.abc import Iterable
from typing import Final

from rich.console import Console
from rich.table import Table as Grid

from dexterity.content.texts import Texts

BAR_WIDTH: Final = 24
"""Characters that stand for all throws; one is then 4 %."""

Row = tuple[str, str, str]
"""What is counted, how much of it, and a bar or how sure that is."""

EMPTY: Final[Row] = ("", "", "")


def share_row(what: str, share: float, texts: Texts) -> Row:
    """A share of all, with its bar."""
    return what, texts.percent(share), "━" * round(BAR_WIDTH * share)


def print_table(title: str, rows: Iterable[Row], aim: str) -> None:
    """On standard output: whose odds these are, the rows, and what the hand meant."""
    console = Console(file=sys.stdout, highlight=False)
    grid = Grid.grid(padding=(0, 2))
    grid.add_column()
    grid.add_column(justify="right")
    grid.add_column()
    for row in rows:
        grid.add_row(*row)
    console.print(title, style="bold", markup=False)
    console.print()
    console.print(grid)
    console.print(aim, markup=False, soft_wrap=True)
