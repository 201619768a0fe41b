"""Dice lie elsewhere in each lane, and each lane is as if it were alone with its own."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

import numpy as np
import pytest

from dexterity.errors import LaunchError, TableError
from dexterity.physics.batch import LaunchArrays
from dexterity.physics.results.flight import Flight, arrays_of, fly, fly_many, fly_recorded
from dexterity.physics.results.landing import Landings
from dexterity.physics.scene.props import LyingDie
from dexterity.rules.referee import judge
from dexterity.values.landing import Aftermath, FlightFacts, Landing
from dexterity.values.launch import Tool
from tests.kit.covering import first_of
from tests.kit.lying import scattered
from tests.kit.throws import (
    RED,
    WHITE,
    busy_table,
    chosen,
    drop,
    plain_table,
    repeated,
    single,
    slide,
    target_table,
    tumbling_launches,
)
from tests.kit.tools import WORKING

LANES = 60
NUMBERS = (0, 3, 1, 12, 5, 0, 2, 7)
"""Of lying dice, lane after lane, over and over."""

Told = tuple[list[Landing], list[FlightFacts], list[Aftermath]]


@cache
def lying() -> tuple[tuple[LyingDie, ...], ...]:
    return tuple(scattered(NUMBERS[lane % len(NUMBERS)], 300 + lane) for lane in range(LANES))


def launches() -> LaunchArrays:
    """Throws from near by that run into what lies on and before the target."""
    return tumbling_launches(
        LANES, seed=301, from_mm=(0.0, -220.0, 50.0), velocity_mm_s=(0.0, 1300.0, 0.0)
    )


@cache
def among() -> Landings:
    return fly_many(launches(), target_table(), RED, lying=lying())


def alone(lane: int) -> Flight:
    """The same throw on a table with the dice of its lane."""
    return fly(single(launches(), lane), replace(target_table(), lying=lying()[lane]), RED)


def told(landings: Landings) -> Told:
    return landings.values(), landings.feats(), landings.aftermaths()


def shoved(dice: Sequence[LyingDie], aftermath: Aftermath) -> int:
    """How many of them do not lie where they lay."""
    pairs = zip(dice, aftermath.others, strict=True)
    return sum(rest.place_mm[:2] != pytest.approx(one.place_mm, abs=0.5) for one, rest in pairs)


# --- each as if alone -------------------------------------------------------------------------


@pytest.mark.parametrize("lane", range(len(NUMBERS)))
def test_a_single_lane_is_the_throw_on_a_table_with_these_dice_bit_for_bit(lane: int) -> None:
    here = chosen(launches(), [lane])
    flight = alone(lane)
    told_alone = ([flight.landing], [flight.feat], [flight.aftermath])
    assert told(fly_many(here, target_table(), RED, lying=[lying()[lane]])) == told_alone
    (recorded,) = fly_recorded(here, target_table(), RED, lying=[lying()[lane]])
    assert recorded.digest() == flight.digest()
    assert recorded.table == flight.table


@pytest.mark.long
def test_a_lane_among_many_ends_as_it_would_alone() -> None:
    same: list[bool] = []
    for lane, (landing, feat, aftermath) in enumerate(zip(*told(among()), strict=True)):
        flight = alone(lane)
        assert len(aftermath.others) == len(lying()[lane])
        places = [rest.place_mm for rest in aftermath.others]
        same.append(
            judge(landing) == judge(flight.landing)
            and landing.place_mm == pytest.approx(flight.landing.place_mm, abs=0.01)
            and landing.touched_before_target == flight.landing.touched_before_target
            and feat.touched == flight.feat.touched
            and aftermath.touched == flight.aftermath.touched
            and np.allclose(places, [rest.place_mm for rest in flight.aftermath.others], atol=0.01)
            and [(rest.face_up, rest.ground, rest.fell) for rest in aftermath.others]
            == [(rest.face_up, rest.ground, rest.fell) for rest in flight.aftermath.others]
        )
    # Rounding differs from lane to lane, and dice among dice make much of it.
    assert np.mean(same) >= 0.95


def test_these_throws_strike_dice_and_shove_them() -> None:
    """Else the tests here would show nothing."""
    ends = among().aftermaths()
    struck = [any(name.startswith("die") for name in end.touched) for end in ends]
    assert np.count_nonzero(struck) > LANES / 4
    shoves = [shoved(dice, end) for dice, end in zip(lying(), ends, strict=True)]
    assert np.count_nonzero(shoves) > LANES / 4


def test_a_lane_without_dice_does_not_notice_those_of_others() -> None:
    bare = [lane for lane in range(LANES) if not lying()[lane]]
    by_themselves = fly_many(chosen(launches(), bare), target_table(), RED)
    landings, feats, aftermaths = told(among())
    assert [landings[lane] for lane in bare] == by_themselves.values()
    assert [feats[lane] for lane in bare] == by_themselves.feats()
    assert [aftermaths[lane] for lane in bare] == by_themselves.aftermaths()


def test_the_same_dice_in_every_lane_are_the_dice_of_the_table_bit_for_bit() -> None:
    dice = scattered(3, 302)
    own = fly_many(launches(), target_table(), RED, lying=[dice] * LANES)
    shared = fly_many(launches(), replace(target_table(), lying=dice), RED)
    assert told(own) == told(shared)


def test_a_lane_with_more_dice_changes_nothing_for_the_others() -> None:
    few = [scattered(2, 303 + lane) for lane in range(LANES)]
    more = [*few[:-1], scattered(12, 400)]
    ends, others = (fly_many(launches(), target_table(), RED, lying=one) for one in (few, more))
    same = [
        judge(one) == judge(other) and one.place_mm == pytest.approx(other.place_mm, abs=0.01)
        for one, other in zip(ends.values()[:-1], others.values()[:-1], strict=True)
    ]
    assert np.mean(same) >= 0.98


def test_the_dice_of_lanes_stand_in_for_those_of_the_table() -> None:
    table = replace(target_table(), lying=scattered(4, 304))
    assert told(fly_many(launches(), table, RED, lying=lying())) == told(among())


# --- whose die is whose -----------------------------------------------------------------------


def test_each_lane_tells_of_its_own_dice_in_its_own_order() -> None:
    """Nothing is near enough to be touched: all lie as they lay."""
    away = repeated(drop((400.0, 400.0, 30.0)), LANES)
    for dice, aftermath in zip(
        lying(), fly_many(away, target_table(), RED, lying=lying()).aftermaths(), strict=True
    ):
        assert shoved(dice, aftermath) == 0
        assert [rest.face_up for rest in aftermath.others] == [one.face_up for one in dice]
        turns = [rest.turn_rad for rest in aftermath.others]
        assert turns == pytest.approx([one.turn_rad for one in dice])
        assert not any(rest.fell for rest in aftermath.others)


def test_a_die_is_called_by_its_number_in_its_own_lane() -> None:
    hit, aside = LyingDie(RED, (0.0, 0.0)), LyingDie(WHITE, (300.0, 0.0))
    tables = [(hit,), (aside, hit), (), (aside, aside, aside, hit), (aside,)]
    launch = repeated(slide((0.0, -20.0), (0.0, 1500.0)), len(tables))
    ends = fly_many(launch, plain_table(), RED, lying=tables)
    struck = [[name for name in feat.touched if name != "table"] for feat in ends.feats()]
    assert struck == [["die 1"], ["die 2"], [], ["die 4"], []]


def test_a_light_die_flies_farther_in_the_one_lane_that_has_it() -> None:
    light = replace(RED, mass_g=1.0)
    tables = [(LyingDie(die, (0.0, 0.0)),) for die in (RED, light, RED)]
    launch = repeated(slide((0.0, -20.0), (0.0, 1500.0)), 3)
    one, other, again = fly_many(launch, plain_table(), RED, lying=tables).aftermaths()
    assert other.others[0].place_mm[1] > one.others[0].place_mm[1] + 10.0
    assert again.others[0].place_mm == pytest.approx(one.others[0].place_mm, abs=1e-6)


def test_every_flight_has_a_table_with_its_own_dice_and_shows_no_others() -> None:
    flights = fly_recorded(chosen(launches(), range(8)), busy_table(), RED, lying=lying()[:8])
    for flight, dice in zip(flights, lying(), strict=False):
        assert flight.table == replace(busy_table(), lying=dice)
        assert flight.places_mm.shape[1] == flight.orientations.shape[1] == 1 + len(dice)


# --- tools ------------------------------------------------------------------------------------


@pytest.mark.parametrize("tool", first_of(Tool))
def test_a_tool_sets_dice_in_motion_among_those_of_each_lane(tool: Tool) -> None:
    launch, motion = WORKING[tool]
    dice = [scattered(count, 305 + count) for count in (2, 0, 6, 1)]
    many = fly_many(arrays_of([launch] * 4), target_table(), RED, tools=[motion] * 4, lying=dice)
    feats, aftermaths = many.feats(), many.aftermaths()
    for own, feat, aftermath in zip(dice, feats, aftermaths, strict=True):
        flight = fly(launch, replace(target_table(), lying=own), RED, tool=motion)
        assert tool.value in feat.touched
        assert feat.tool_contact_s == pytest.approx(flight.feat.tool_contact_s)
        assert len(aftermath.others) == len(own)
        alone = fly_many(arrays_of([launch]), target_table(), RED, tools=[motion], lying=[own])
        assert told(alone) == ([flight.landing], [flight.feat], [flight.aftermath])


# --- refused ----------------------------------------------------------------------------------

HERE = LyingDie(RED, (0.0, 0.0))


@pytest.mark.parametrize("dice", [[], [()], [(HERE,)] * 3], ids=["none", "too few", "too many"])
def test_lying_dice_for_other_than_all_lanes_are_refused(
    dice: Sequence[Sequence[LyingDie]],
) -> None:
    with pytest.raises(LaunchError, match="lying dice of its own") as refusal:
        fly_many(repeated(drop((0.0, 0.0, 50.0)), 2), plain_table(), RED, lying=dice)
    assert str(refusal.value).endswith(".")


@pytest.mark.parametrize(
    ("bad", "reason"),
    [
        ((replace(HERE, place_mm=(np.nan, 0.0)),), "finite"),
        ((replace(HERE, place_mm=(5000.0, 0.0)),), "lies on the table"),
        ((replace(HERE, face_up=6),), "six faces"),
        ((HERE,) * 41, "at most 40"),
    ],
)
def test_one_lane_whose_dice_cannot_be_is_found(bad: tuple[LyingDie, ...], reason: str) -> None:
    with pytest.raises(TableError, match=reason):
        fly_many(repeated(drop((0.0, 0.0, 50.0)), 3), plain_table(), RED, lying=[(), (HERE,), bad])


def test_dice_of_lanes_are_left_as_they_are() -> None:
    before = [list(dice) for dice in lying()]
    given = [list(dice) for dice in lying()]
    fly_many(launches(), target_table(), RED, lying=given)
    assert given == before
