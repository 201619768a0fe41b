"""Draws a dungeon from a seed: always one that can be played, and fair to both.

Turned half around, it is the same for the other player: so whoever plays on it, and however well,
both need as many flicks to the treasure and home. Distances alone cannot promise that: what bends
and gaps cost depends on the hand.
"""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Final

from dexterity.errors import DexterityError
from dexterity.luck import luck_for
from dexterity.rules.pen.sheet.cuts import steps_barred
from dexterity.rules.pen.sheet.fairness import Judge, judge_by_ways
from dexterity.rules.pen.sheet.plans.fitting import draw_homes, evened, opened, with_room
from dexterity.rules.pen.sheet.plans.plan import around, border
from dexterity.rules.pen.sheet.plans.style import CALLED, DRAWN, Style
from dexterity.rules.pen.sheet.playable import flaws_of
from dexterity.rules.pen.sheet.sheet import Sheet, Title
from dexterity.rules.pen.sheet.square import Square
from dexterity.rules.pen.sheet.ways import ways_of

AUTHOR: Final = "Dexterity"

ATTEMPTS: Final = 200
"""Dungeons that are drawn until one will do. Judged by ways, most seeds need one and few more than
four; a judge who plays them out may be harder to please."""

SHORTEST_WAY: Final = 15
"""Steps from a start to the rival's treasure: on a shorter way there is no time for events."""

FINDS: Final = (2, 4)
"""Chests, and as many potions."""


class NoDungeonError(DexterityError):
    """No dungeon of a seed pleases the judge."""


def generate_sheet(seed: int, style: Style | None = None, judge: Judge = judge_by_ways) -> Sheet:
    """The dungeon of a seed, in this style or in one that the seed chooses.

    A NoDungeonError if the judge finds all of them unfair.
    """
    for attempt in range(ATTEMPTS):
        luck = luck_for(seed, "pen sheet", style or "any", attempt)
        drawn_style = luck.choice(list(Style)) if style is None else style
        sheet = _drawn(luck, drawn_style, _title(drawn_style, seed))
        if sheet is not None and not flaws_of(sheet, judge):
            return sheet
    raise NoDungeonError(f"of seed {seed} no dungeon out of {ATTEMPTS} is fair")


def _title(style: Style, seed: int) -> Title:
    called = CALLED[style]
    return Title(f"{called.en} No. {seed}", f"{called.fr} nº {seed}")


def _drawn(luck: Random, style: Style, title: Title) -> Sheet | None:
    """One try; None if there is no room in it, or hardly a way."""
    homes = draw_homes(luck)
    plan = with_room(evened(DRAWN[style](luck)), homes)
    padded = homes[0].padded | homes[1].padded
    pillars = frozenset(edge for pillar in plan.pillars for edge in border(pillar))
    fixed = padded | pillars | steps_barred(plan.strokes)
    bare = Sheet(
        title=title,
        author=AUTHOR,
        walls=opened(luck, plan.walls, fixed) | pillars,
        padded=padded,
        cells=(homes[0].cell, homes[1].cell),
        strokes=plan.strokes,
    )
    return _with_finds(luck, bare)


def _with_finds(luck: Random, sheet: Sheet) -> Sheet | None:
    """Chests and potions wherever one can go, but not in the cells."""
    first, second = sheet.cells
    from_start = ways_of(sheet).steps_from(first.start)
    if from_start.get(second.treasure, 0) < SHORTEST_WAY:
        return None
    places = sorted(from_start.keys() - around(first.squares | second.squares))
    luck.shuffle(places)
    spread = _spread(places)
    counts = [luck.randrange(FINDS[0], FINDS[1] + 1, 2) for _ in range(2)]
    found = [square for square, _ in zip(spread, range(sum(counts)), strict=False)]
    if len(found) < sum(counts):
        return None
    chests, potions = found[: counts[0]], found[counts[0] :]
    return replace(sheet, chests=tuple(sorted(chests)), potions=tuple(sorted(potions)))


def _spread(places: list[Square]) -> Iterator[Square]:
    """The places that do not touch one before, each with its opposite."""
    taken: frozenset[Square] = frozenset()
    for place in places:
        pair = (place, place.opposite)
        touch = around({place}) & {place.opposite}
        if touch or not taken.isdisjoint(pair) or not {*pair} <= {*places}:
            continue
        taken |= around({*pair})
        yield from pair
