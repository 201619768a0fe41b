"""Figures of many games: who plays whom, and the tables that all measurements have in common."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Mapping, Sequence
from itertools import product
from typing import Final

from rich.console import Console
from rich.table import Table

from dexterity.commands.workers import add_workers
from dexterity.rules.concession import Concession
from dexterity.session.trials import rate_of
from dexterity.values.skill import Skill

FIRST_SEED: Final = 1000

BELOW: Final = ((Skill.REGULAR, Skill.NOVICE), (Skill.EXPERT, Skill.REGULAR))
"""Each level with the one that it is to beat."""

UNEQUAL: Final = (*BELOW, (Skill.EXPERT, Skill.NOVICE))
"""Who might agree on a handicap."""

Measured = Mapping[str, Callable[[Namespace], Table]]
"""The tables that can be asked for, by what they tell."""


def print_table(
    about: str, tables: Measured, add_arguments: Callable[[ArgumentParser], None]
) -> None:
    """Plays for the table that was asked for, and prints it."""
    parser = ArgumentParser(description=f"balance of {about}")
    parser.add_argument("what", choices=tuple(tables))
    add_arguments(parser)
    parser.add_argument("--seed", type=int, default=FIRST_SEED)
    add_workers(parser)
    args = parser.parse_args()
    printer().print(tables[args.what](args))


def handicaps_of(played: Callable[[Skill, Skill, Concession], Sequence[bool]]) -> Table:
    """How often the better one wins, by what that one gives away; `played` says it of each game."""
    table = figures_table("handicaps", ("better", "worse", "handicap"), ("games", "won", "95 %"))
    for (better, worse), conceded in product(UNEQUAL, Concession):
        won = played(better, worse, conceded)
        table.add_row(better, worse, conceded, *rate_words(sum(won), len(won)))
    return table


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
