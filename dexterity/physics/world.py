"""The tables of all lanes: one and the same, but for the dice that lie on it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from dexterity.errors import LaunchError
from dexterity.physics.arrays import Bools, Floats, Ints
from dexterity.physics.contacts.stacking import Stacking
from dexterity.physics.dice.cube import FACE_UP_TURNS, frames_of
from dexterity.physics.dice.die import Die
from dexterity.physics.dice.state import Dice, dice_at_rest
from dexterity.physics.results.hits import HitLog
from dexterity.physics.scene.props import LyingDie
from dexterity.physics.scene.table import Table
from dexterity.physics.scene.terrain import NOWHERE_MM, Surfaces, Terrain
from dexterity.physics.tools.track import ToolRun


@dataclass(frozen=True, slots=True)
class World:
    """One table, for as many lanes as there are."""

    table: Table
    terrain: Terrain
    surfaces: Surfaces
    everyone: Dice
    stacking: Stacking
    log: HitLog
    tool_run: ToolRun | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Layout:
    """Which dice lie where, lane by lane; lanes in which they lie alike share a table.

    Every lane has room for as many dice as the one with the most. What it lacks of them counts as
    fallen from the beginning: nothing comes near it, so that it costs next to nothing.
    """

    tables: tuple[Table, ...]
    """Those that differ, each once."""
    numbers: Ints
    """Which of them each lane has."""

    @property
    def roomiest(self) -> Table:
        """The table with the most dice: its names and kinds are good for all."""
        return max(self.tables, key=lambda table: len(table.lying))

    @property
    def per_lane(self) -> int:
        """Room for dice in a lane, the thrown one included."""
        return 1 + len(self.roomiest.lying)

    def table_of(self, lane: int) -> Table:
        """The table with the dice of one lane."""
        return self.tables[int(self.numbers[lane])]

    def lying_counts(self) -> Ints:
        """How many dice lie in each lane."""
        counts: Ints = np.array([len(table.lying) for table in self.tables])[self.numbers]
        return counts

    def lacking(self) -> Bools:
        """Which of all dice are not there."""
        lacking: Bools = np.arange(self.per_lane) > self.lying_counts()[:, None]
        return lacking.ravel()


def layout_of(table: Table, lanes: int, lying: Sequence[Sequence[LyingDie]] | None) -> Layout:
    """The table for every lane, with its own dice, or with those of `lying`, an entry a lane."""
    if lying is None:
        return Layout((table,), np.zeros(lanes, np.int64))
    if len(lying) != lanes:
        raise LaunchError("Each launch needs lying dice of its own, or an entry that has none.")
    owns = [tuple(own) for own in lying]
    numbers = {own: number for number, own in enumerate(dict.fromkeys(owns))}
    tables = tuple(replace(table, lying=own) for own in numbers)
    return Layout(tables, np.array([numbers[own] for own in owns]))


def dice_of(layout: Layout, die: Die, terrain: Terrain) -> Dice:
    """All dice of all lanes, those that lie in place; the thrown ones are at the origin."""
    size, lanes = layout.per_lane, len(layout.numbers)
    columns = layout.numbers[:, None] * size + np.arange(size)
    everyone = _dice_of_tables(layout, die, terrain).at(columns.ravel())
    everyone.rows[:] = np.arange(len(everyone))
    everyone.lanes[:] = np.repeat(np.arange(lanes), size)
    everyone.places[2, layout.lacking()] = NOWHERE_MM
    return everyone


def _dice_of_tables(layout: Layout, die: Die, terrain: Terrain) -> Dice:
    """The dice of each table that differs, as if it were a lane."""
    size = layout.per_lane
    kinds = [[die, *(lying.die for lying in table.lying)] for table in layout.tables]
    filled = [own + [die] * (size - len(own)) for own in kinds]
    dice = dice_at_rest(filled, layout.roomiest.die_kind(0))
    laid = {
        number * size + at: lying
        for number, table in enumerate(layout.tables)
        for at, lying in enumerate(table.lying, 1)
    }
    if laid:
        _lay(dice, np.array(list(laid)), list(laid.values()), terrain)
    return dice


def _lay(dice: Dice, rows: Ints, lying: Sequence[LyingDie], terrain: Terrain) -> None:
    """Put some dice where they lie, on whatever is below them there."""
    above = np.array([(*one.place_mm, np.inf) for one in lying]).T
    heights = terrain.under(above[None]).heights[0]
    dice.places[:2, rows] = above[:2]
    dice.places[2, rows] = heights + dice.half_mm[rows]
    dice.turns[:, rows] = _lying_turns(lying)
    dice.frames[:] = frames_of(dice.turns)


def _lying_turns(lying: Sequence[LyingDie]) -> Floats:
    """(4, n): the face up, then turned about the vertical."""
    w, x, y, z = np.array([FACE_UP_TURNS[one.face_up] for one in lying]).T
    half_rad = np.array([one.turn_rad for one in lying]) / 2
    cosine, sine = np.cos(half_rad), np.sin(half_rad)
    return np.stack(
        [
            cosine * w - sine * z,
            cosine * x - sine * y,
            cosine * y + sine * x,
            cosine * z + sine * w,
        ]
    )
