"""The odds in words: small tables for people, JSON for programs."""

import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from rich.console import Console
from rich.table import Table as Grid

from dexterity.content.target import Target
from dexterity.content.texts import Texts
from dexterity.hand.ways.held import WayName
from dexterity.session.odds import Odds
from dexterity.session.story import toss_words
from dexterity.units import DEGREE

# --- any odds -------------------------------------------------------------------------------------


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


# --- those of one throw ---------------------------------------------------------------------------


JSON_HELP = """\
--json prints one object with these keys; shares are of all throws, 0 to 1:
  hand, way, target, die, throws, seed   what was asked
  aim        what the hand meant: speed_mm_s, loft_deg (up), direction_deg (right),
             twist_rad_s (counter-clockwise from above), place_mm [x, y, z]
  hits       share, and low and high of its 95 % interval (Wilson)
  damage     mean of a throw, misses included, and its standard_error
  sections   share by value of section
  centre     share of perfect hits
  misses     share by reason: requirement, off_table, no_bounce, outside, hole, bones;
             sections, centre and misses make up 1
  requirements   ids of those in force
  unmet      share of throws that failed each of them
  symbol     share of throws that show the symbol
  rest_s     mean time from release to rest, in seconds
"""


def json_from(odds: Odds) -> str:
    """The odds as JSON_HELP says."""
    aim = odds.aim
    return json.dumps(
        {
            "hand": odds.hand,
            "way": odds.way.value,
            "target": odds.target,
            "die": odds.die,
            "throws": odds.throws,
            "seed": odds.seed,
            "aim": {
                "speed_mm_s": aim.speed_mm_s,
                "loft_deg": aim.loft_rad / DEGREE,
                "direction_deg": aim.direction_rad / DEGREE,
                "twist_rad_s": aim.twist_rad_s,
                "place_mm": aim.place_mm,
            },
            "hits": {"share": odds.hits.share, "low": odds.hits.low, "high": odds.hits.high},
            "damage": {"mean": odds.damage.value, "standard_error": odds.damage.error},
            "sections": dict(odds.sections),
            "centre": odds.centre,
            "misses": dict(odds.misses),
            "requirements": list(odds.requirements),
            "unmet": dict(odds.unmet),
            "symbol": odds.symbol,
            "rest_s": odds.rest_s,
        },
        indent=2,
    )


def print_report(odds: Odds, target: Target, texts: Texts) -> None:
    """The odds as a table on standard output."""
    aim = texts.say("odds.aim", toss=toss_words(odds.aim, texts))
    print_table(report_title(odds, target, texts), report_rows(odds, texts), aim)


def report_rows(odds: Odds, texts: Texts) -> Iterator[Row]:
    """All of them, in groups."""
    for rows in (summary_rows, share_rows, other_rows):
        yield from rows(odds, texts)
        yield EMPTY


def report_title(odds: Odds, target: Target, texts: Texts) -> str:
    """Whose odds these are."""
    return texts.say(
        "odds.title",
        target=target.names.said_in(texts.language),
        hand=texts.say(f"hand.{odds.hand}"),
        die=texts.say(f"die.{odds.die}"),
    )


def summary_rows(odds: Odds, texts: Texts) -> Iterator[Row]:
    """What matters most, each with how sure it is."""
    low, high = texts.percent(odds.hits.low), texts.percent(odds.hits.high)
    error = texts.number(odds.damage.error, 2)
    interval = texts.say("odds.interval", low=low, high=high)
    yield texts.say("odds.throws"), texts.number(odds.throws), ""
    yield texts.say("odds.hits"), texts.percent(odds.hits.share), interval
    damage = texts.number(odds.damage.value, 2)
    yield texts.say("odds.damage"), damage, texts.say("odds.give_or_take", error=error)


def share_rows(odds: Odds, texts: Texts) -> Iterator[Row]:
    """All that can come of a throw; together they are all throws."""
    for value, share in sorted(odds.sections.items()):
        yield share_row(texts.say("odds.section", value=value), share, texts)
    yield share_row(texts.say("odds.centre"), odds.centre, texts)
    for miss, share in odds.misses.items():
        reason = texts.say(f"miss.{miss}")
        yield share_row(texts.say("odds.miss", reason=reason), share, texts)


def other_rows(odds: Odds, texts: Texts) -> Iterator[Row]:
    """What holds for hits and misses alike."""
    for requirement, share in odds.unmet.items():
        name = texts.say(f"requirement.{requirement}.name")
        yield share_row(texts.say("odds.unmet", requirement=name), share, texts)
    yield share_row(texts.say("odds.symbol"), odds.symbol, texts)
    seconds = texts.say("odds.seconds", number=texts.number(odds.rest_s, 2))
    yield texts.say("odds.rest"), seconds, ""


# --- those under each requirement -----------------------------------------------------------------


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
