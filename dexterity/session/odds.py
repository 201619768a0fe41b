"""What to expect of a hand at a target: the same physics and referee, thousands of times over."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

import numpy as np

from dexterity.content.target import Target, TargetId
from dexterity.errors import DexterityError
from dexterity.hand.dare.dare import PLAIN_THROW, Dare
from dexterity.hand.error import HAND_ERRORS, Skill
from dexterity.hand.toss import Toss
from dexterity.hand.tosses import Floats
from dexterity.luck import derive_seed
from dexterity.physics.die import Die, DieColour
from dexterity.physics.table import Table
from dexterity.players.aim import THROWS_A_ROUND, THROWS_TO_PROVE, Progress, find_toss
from dexterity.players.thrower import thrower_of
from dexterity.players.throws import Throws
from dexterity.rules.referee import Miss
from dexterity.session.box_place import BOX_AT, box_at
from dexterity.session.estimates import Mean, Rate, mean_of, rate_of
from dexterity.session.tally import Tally
from dexterity.values import Zone

LANES: Final = 1000
"""Throws made together: enough for the lanes to pay, few enough to show progress in between."""

MOST_THROWS: Final = 1_000_000
"""Some ten minutes; the interval is then 0.2 % wide, and nobody needs a narrower one."""


class OddsError(DexterityError):
    """A question about odds that has no answer."""


@dataclass(frozen=True, slots=True)
class Odds:
    """What came of many throws; shares are of all throws, 0 to 1."""

    hand: Skill
    target: TargetId
    die: DieColour
    requirements: tuple[str, ...]
    throws: int
    seed: int
    aim: Toss
    """What the hand meant every time."""
    hits: Rate
    damage: Mean
    """Of a throw, misses included."""
    sections: Mapping[int, float]
    """By the value of the section, all that the target has."""
    centre: float
    misses: Mapping[Miss, float]
    """By the reason that decided; with sections and centre they make up 1."""
    unmet: Mapping[str, float]
    """By requirement in force that was not met, whatever else was wrong with the throw."""
    symbol: float
    rest_s: float
    """Mean time from release to the end."""


def throws_in_all(throws: int) -> int:
    """How many throws it takes to find the aim and then work out the odds: the end of progress."""
    return sum(THROWS_A_ROUND) + THROWS_TO_PROVE + throws


def work_out_odds(
    skill: Skill,
    table: Table,
    die: Die,
    throws: int,
    seed: int,
    *,
    dare: Dare = PLAIN_THROW,
    progress: Progress = lambda throws: None,
) -> tuple[Odds, Floats]:
    """The odds of a hand that aims its best, and where the dice on the table lie, (n, 2).

    Places are in millimetres from the middle of the target. The same seed gives the same.
    """
    check_throws(throws)
    target = target_of(table)
    thrower = thrower_of(HAND_ERRORS[skill], with_box(table, dare), die, dare)
    aim = find_toss(thrower, seed, THROWS_A_ROUND, progress)
    tally, places = Tally(), []
    for number, lanes in enumerate(lanes_for(throws)):
        thrown = thrower.throw([aim], lanes, derive_seed(seed, "odds", number))
        tally.add(thrown)
        places.append(places_of(thrown))
        progress(lanes)
    odds = odds_of(tally, target, hand=skill, die=die.colour, dare=dare, aim=aim, seed=seed)
    return odds, np.concatenate(places)


def with_box(table: Table, dare: Dare) -> Table:
    """The table with the box where it stands to begin with, if the dare wants one."""
    if not dare.wants_box:
        return table
    return replace(table, props=(*table.props, box_at(BOX_AT)))


def check_throws(throws: int) -> None:
    """An OddsError where that number of throws tells nothing, or would never end."""
    if not 1 <= throws <= MOST_THROWS:
        raise OddsError(f"The number of throws must be from 1 to {MOST_THROWS:,}, not {throws:,}.")


def target_of(table: Table) -> Target:
    """The target to throw at."""
    if table.target is None:
        raise OddsError("There is no target on the table.")
    return table.target


def lanes_for(throws: int) -> Iterator[int]:
    """The throws in portions."""
    for start in range(0, throws, LANES):
        yield min(LANES, throws - start)


def places_of(thrown: Throws) -> Floats:
    """Where the dice that stayed on the table lie, (n, 2), from the middle of the target."""
    landings = thrown.landings
    on_table: Floats = landings.places_mm[:2, ~landings.fell].T - landings.table.target_at_mm
    return on_table


def odds_of(
    tally: Tally,
    target: Target,
    *,
    hand: Skill,
    die: DieColour,
    dare: Dare,
    aim: Toss,
    seed: int,
) -> Odds:
    """The sums as shares and means."""
    values = sorted({area.value for area in target.areas if area.zone is Zone.SECTION})
    count = tally.throws
    return Odds(
        hand=hand,
        target=target.id,
        die=die,
        requirements=dare.ids,
        throws=count,
        seed=seed,
        aim=aim,
        hits=rate_of(tally.hits, count),
        damage=mean_of(tally.damage, tally.damage_squared, count),
        sections=MappingProxyType({value: tally.sections[value] / count for value in values}),
        centre=tally.centres / count,
        misses=MappingProxyType({miss: tally.misses[miss] / count for miss in Miss}),
        unmet=MappingProxyType({id_: tally.unmet[id_] / count for id_ in dare.ids}),
        symbol=tally.symbols / count,
        rest_s=tally.seconds / count,
    )
