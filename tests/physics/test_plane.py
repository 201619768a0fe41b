"""Where dice are in the plane is what the space says, and nothing else ever puts them anywhere."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import pymunk
import pytest

from dexterity.physics import tuning
from dexterity.physics.arrays import Floats, Ints
from dexterity.physics.batch import LaunchArrays, ThrowBatch
from dexterity.physics.contacts import sides
from dexterity.physics.results.flight import arrays_of
from dexterity.physics.results.landing import read_landings
from dexterity.physics.scene.props import Box, LyingDie
from dexterity.physics.scene.table import Table
from dexterity.physics.space import PARTS_PER_MM, TableSpace
from dexterity.values.launch import ToolMotion
from tests.kit.throws import (
    LYING_MM,
    RED,
    busy_table,
    chosen,
    drop,
    full_table,
    moments,
    plain_table,
    repeated,
    shot,
    target_table,
    tumbling_launches,
)
from tests.kit.tools import STRIKES, laid, strike

LANES = 30
WALL = Box("wall", (0.0, 11.0), (200.0, 20.0), 40.0)
"""Its side is 7 mm inside a die that stands in the middle."""


class Bodies:
    """What pymunk knows of the dice of some lanes."""

    def __init__(self, space: TableSpace) -> None:
        self._space = space
        self._seen: dict[int, pymunk.Body] = {}

    def look(self) -> None:
        """Note who is there; a body that leaves keeps the place that it leaves from."""
        for body in self._space.space.bodies:
            row = self._space.row_of_id.get(body.id, self._space.dice_count)
            if row < self._space.dice_count:
                self._seen[row] = body

    def places_mm(self) -> tuple[Ints, Floats]:
        """The rows of all that were ever there, and where they are in their lanes."""
        rows = np.array(sorted(self._seen), np.int64)
        bodies = [self._seen[row] for row in rows.tolist()]
        places = np.array([tuple(body.position) for body in bodies]).reshape(-1, 2).T
        # Those that have a shape there are in their lanes' tiles.
        in_tiles = [any(shape.space for shape in body.shapes) for body in bodies]
        return rows, rounded(places - self._space.origins_of(rows) * in_tiles)


def rounded(places_mm: Floats) -> Floats:
    there: Floats = np.rint(places_mm * PARTS_PER_MM) / PARTS_PER_MM
    return there


@pytest.fixture
def spaces(monkeypatch: pytest.MonkeyPatch) -> list[TableSpace]:
    """Every space that is made from now on."""
    made: list[TableSpace] = []

    def keep(*args: Any) -> TableSpace:
        made.append(TableSpace(*args))
        return made[-1]

    monkeypatch.setattr(sides, "TableSpace", keep)
    return made


def assert_dice_are_where_bodies_are(
    spaces: list[TableSpace],
    table: Table,
    launches: LaunchArrays,
    tools: Sequence[ToolMotion] | None = None,
) -> None:
    """Step after step, and where they landed."""
    lanes = ThrowBatch(table, RED, launches, tools=tools)
    bodies = Bodies(spaces[-1])
    for now in moments(lanes):
        bodies.look()
        rows, there = bodies.places_mm()
        apart = np.abs(rounded(lanes.everyone.places[:2, rows]) - there).max(initial=0.0)
        assert apart == 0.0, f"{apart:g} mm apart at {now.at_s:.3f} s"
    rows, there = bodies.places_mm()
    thrown = np.searchsorted(rows, np.arange(len(launches)) * lanes.per_lane)
    assert (rounded(read_landings(lanes, RED).places_mm[:2]) == there[:, thrown]).all()


def launches_at_props() -> LaunchArrays:
    """Most of them run into what stands and lies before the target."""
    return tumbling_launches(
        LANES, 311, from_mm=(0.0, -420.0, 30.0), velocity_mm_s=(0.0, 1800.0, 0.0)
    )


every_table = pytest.mark.parametrize(
    "table", [target_table(), full_table(), busy_table()], ids=["target", "full", "busy"]
)


@every_table
def test_dice_are_where_their_bodies_are_alone(spaces: list[TableSpace], table: Table) -> None:
    for lane in range(2):
        assert_dice_are_where_bodies_are(spaces, table, chosen(launches_at_props(), [lane]))


@every_table
def test_dice_are_where_their_bodies_are_in_lanes(spaces: list[TableSpace], table: Table) -> None:
    assert_dice_are_where_bodies_are(spaces, table, launches_at_props())


def test_dice_that_overlap_what_stands_there_are_where_their_bodies_are(
    spaces: list[TableSpace],
) -> None:
    overlapping = LyingDie(RED, (12.0, -60.0))
    table = replace(plain_table(WALL), lying=(LyingDie(RED, (0.0, -60.0)), overlapping))
    inside, onto_both = drop((0.0, 0.0, LYING_MM)), shot((6.0, -100.0, 9.0), (0.0, 900.0, 0.0))
    for launches in (repeated(inside, 1), arrays_of([inside, onto_both, inside])):
        assert_dice_are_where_bodies_are(spaces, table, launches)


@pytest.mark.parametrize("speed", [300.0, 4000.0])
def test_dice_that_a_tool_strikes_are_where_their_bodies_are(
    spaces: list[TableSpace], speed: float
) -> None:
    for tool in STRIKES:
        tools = [strike(tool, speed)] * 2
        assert_dice_are_where_bodies_are(spaces, plain_table(), arrays_of([laid()] * 2), tools)


def test_a_die_goes_out_of_an_overlap_at_a_speed_and_not_at_once() -> None:
    lanes = ThrowBatch(plain_table(WALL), RED, repeated(drop((0.0, 0.0, LYING_MM)), 1))
    ways = -np.diff([now.places_mm[1, 0, 0] for now in moments(lanes)])
    # The ground's corners, answered one after the other, shift it by hundredths besides.
    assert ways[0] == pytest.approx(0.0, abs=0.05)
    assert ways[1] == pytest.approx(tuning.PUSH_SHARE * (7.0 - tuning.PUSH_SLOP_MM), abs=0.05)
    # What is left of it is always less.
    assert (np.diff(ways[1:8]) < 0.0).all()
