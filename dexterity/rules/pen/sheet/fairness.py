"""Whether a sheet gives both players the same, judged by how far they have to go."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from dexterity.rules.pen.sheet.flaw import Flaw, FlawKind
from dexterity.rules.pen.sheet.sheet import PLAYERS, Sheet
from dexterity.rules.pen.sheet.sight import mean_sight
from dexterity.rules.pen.sheet.ways import Ways, ways_of

Judge = Callable[[Sheet], tuple[Flaw, ...]]
"""Finds what is unfair in a sheet on which everything can be reached."""

TRIP_MARGIN: Final = 0.10
"""By how much one player's way to the treasure and home may be the shorter. A trip is some 35 to
90 steps: a tenth is one good flick."""

SIGHT_MARGIN: Final = 0.20
"""By how much one player may see less far on that way. Sight matters less than distance: some
flicks are short anyhow."""

FINDS_MARGIN: Final = 0.20
"""By how much nearer the chests and potions may be to one of the players, all taken together."""


@dataclass(frozen=True, slots=True)
class Prospects:
    """What a sheet holds for one player."""

    trip: int
    """Steps from the start to the rival's treasure, and from there to the own cell."""
    sight: float
    """Squares that one sees straight ahead on that way, on average."""
    finds: float
    """Steps from the start to a chest or a potion, on average; 0 where there is none."""


def prospects_of(sheet: Sheet, player: int, ways: Ways | None = None) -> Prospects:
    """What it holds for this player, everything being within reach."""
    ways = ways_of(sheet) if ways is None else ways
    own, rival = sheet.cells[player], sheet.cells[1 - player]
    from_start, home = ways.steps_from(own.start), ways.steps_from(*own.squares)
    found = [from_start[square] for square in (*sheet.chests, *sheet.potions)]
    return Prospects(
        trip=from_start[rival.treasure] + home[rival.treasure],
        sight=mean_sight(ways, sorted(ways.between(own.start, rival.treasure))),
        finds=sum(found) / len(found) if found else 0.0,
    )


def judge_by_ways(sheet: Sheet) -> tuple[Flaw, ...]:
    """What is unfair as far as distance and sight can tell."""
    ways = ways_of(sheet)
    first, second = (prospects_of(sheet, player, ways) for player in PLAYERS)
    measures = (
        (FlawKind.UNEVEN_TRIP, TRIP_MARGIN, (first.trip, second.trip)),
        (FlawKind.UNEVEN_SIGHT, SIGHT_MARGIN, (first.sight, second.sight)),
        (FlawKind.UNEVEN_FINDS, FINDS_MARGIN, (first.finds, second.finds)),
    )
    return tuple(
        Flaw(kind, figures=figures)
        for kind, margin, figures in measures
        if max(figures) - min(figures) > margin * max(figures)
    )
