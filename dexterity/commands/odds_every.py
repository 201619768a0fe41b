"""The odds of a hand under each requirement, in one table."""

import json
import sys
from collections.abc import Sequence

from rich.console import Console
from rich.table import Table as Grid

from dexterity.content.target import Target
from dexterity.content.texts import Texts
from dexterity.hand.ways.held import WayName
from dexterity.session.odds import Odds


def json_from_every(every: Sequence[Odds]) -> str:
    """One object a line of the table."""
    return json.dumps(
        [
            {
                "requirements": list(odds.requirements),
                "way": odds.way.value,
                "hits": {"share": odds.hits.share, "low": odds.hits.low, "high": odds.hits.high},
                "damage": odds.damage.value,
                "unmet": dict(odds.unmet),
            }
            for odds in every
        ],
        indent=2,
    )


def print_every(every: Sequence[Odds], target: Target, texts: Texts) -> None:
    """The table on standard output."""
    console = Console(file=sys.stdout, highlight=False)
    hand = texts.say(f"hand.{every[0].hand}")
    name = target.names.said_in(texts.language)
    console.print(texts.say("odds.by_requirement", target=name, hand=hand), style="bold")
    grid = Grid.grid(padding=(0, 2))
    grid.add_column()
    for _ in range(3):
        grid.add_column(justify="right")
    grid.add_row(
        "", texts.say("odds.hits"), texts.say("odds.damage"), texts.say("requirement.unmet")
    )
    for odds in every:
        grid.add_row(*row_of(odds, texts))
    console.print(grid)


def print_ways(
    every: Sequence[Odds], ways: Sequence[WayName], target: Target, texts: Texts
) -> None:
    """The hit rates of each way side by side, the plain throw first: what requirements cost."""
    console = Console(file=sys.stdout, highlight=False)
    hand, name = texts.say(f"hand.{every[0].hand}"), target.names.said_in(texts.language)
    console.print(texts.say("odds.by_requirement", target=name, hand=hand), style="bold")
    grid = Grid.grid(padding=(0, 2))
    grid.add_column()
    for _ in ways:
        grid.add_column(justify="right")
    grid.add_row("", *(texts.say(f"throwing.{way}") for way in ways))
    for first in range(0, len(every), len(ways)):
        row = every[first : first + len(ways)]
        hits = (texts.percent(odds.hits.share) for odds in row)
        grid.add_row(row_of(row[0], texts)[0], *hits)
    console.print(grid)


def row_of(odds: Odds, texts: Texts) -> tuple[str, str, str, str]:
    """Name, hit rate, damage, and how often the requirement itself was failed."""
    names = [texts.say(f"requirement.{id_}.name") for id_ in odds.requirements]
    return (
        ", ".join(names) or texts.say("requirement.none"),
        texts.percent(odds.hits.share),
        texts.number(odds.damage.value, 2),
        texts.percent(max(odds.unmet.values(), default=0.0)),
    )
