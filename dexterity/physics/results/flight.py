"""A throw from release to rest: its path, its hits, how it ended, and a digest of it all."""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

import numpy as np

from dexterity.physics import tuning
from dexterity.physics.arrays import Floats
from dexterity.physics.batch import LaunchArrays, ThrowBatch
from dexterity.physics.dice.die import Die
from dexterity.physics.results.hits import Hits
from dexterity.physics.results.landing import Landings, read_landings
from dexterity.physics.scene.props import LyingDie
from dexterity.physics.scene.table import Table
from dexterity.physics.tools.motion import material_of
from dexterity.values.landing import Aftermath, FlightFacts, Landing
from dexterity.values.launch import Launch, Tool, ToolMotion
from dexterity.values.vectors import Vec3


@dataclass(frozen=True, slots=True)
class Hit:
    """One contact of the thrown die."""

    at_s: float
    place_mm: Vec3
    touched: str
    """The name of what was touched: table, board, hole, a prop, a die, the tool."""
    material: str
    speed_mm_s: float
    """How fast the two came together."""


@dataclass(frozen=True, slots=True)
class Flight:
    """One throw, whole: what is shown, replayed, judged and compared."""

    table: Table
    die: Die
    step_s: float
    places_mm: Floats
    """(steps + 1, dice, 3): every die at the release and after every step, the thrown one first."""
    orientations: Floats
    """(steps + 1, dice, 4)"""
    wheel_turns: Floats
    """(steps + 1, wheels)"""
    hits: tuple[Hit, ...]
    landing: Landing
    feat: FlightFacts
    aftermath: Aftermath
    tool: ToolMotion | None = None
    """How the tool moved that set the die in motion, if one did."""

    @property
    def lasts_s(self) -> float:
        """From release to the end."""
        return (len(self.places_mm) - 1) * self.step_s

    def digest(self) -> str:
        """The same for the same flight, bit for bit, and for no other."""
        total = sha256()
        for array in (self.places_mm, self.orientations, self.wheel_turns):
            total.update(np.ascontiguousarray(array).tobytes())
        total.update(repr(self.hits).encode())
        total.update(repr(self.landing).encode())
        if self.tool is not None:
            total.update(repr(self.tool).encode())
        return total.hexdigest()[:16]


def fly(
    launch: Launch,
    table: Table,
    die: Die,
    *,
    step_s: float = tuning.STEP_S,
    tool: ToolMotion | None = None,
) -> Flight:
    """One throw, followed step by step."""
    tools = [tool] if tool is not None else None
    return fly_recorded(arrays_of([launch]), table, die, step_s=step_s, tools=tools)[0]


def fly_recorded(
    launches: LaunchArrays,
    table: Table,
    die: Die,
    *,
    step_s: float = tuning.STEP_S,
    tools: Sequence[ToolMotion] | None = None,
    lying: Sequence[Sequence[LyingDie]] | None = None,
) -> list[Flight]:
    """Several throws in lanes, each followed step by step; see `fly_many`."""
    lanes = ThrowBatch(table, die, launches, step_s=step_s, record=True, tools=tools, lying=lying)
    lanes.run()
    return flights_from(lanes, die)


def flights_from(lanes: ThrowBatch, die: Die) -> list[Flight]:
    """The flights of recorded lanes that are done, whoever stepped them."""
    landings = read_landings(lanes, die)
    facts = zip(landings.values(), landings.feats(), landings.aftermaths(), strict=True)
    return [_flight(lanes, landings, lane, told) for lane, told in enumerate(facts)]


def hits_so_far(lanes: ThrowBatch, table: Table) -> tuple[Hit, ...]:
    """The hits of the first lane's thrown die, while it is still under way."""
    hits = lanes.hits()
    return hit_values(hits.where(hits.rows == 0), table, lanes.tool)


ROUGH_SHARE: Final = 0.98
"""Who only wants to know roughly what throws are worth stops once so many have ended: the last few
time out, and nobody looks which faces those show that fell. Less: the slow ones, which run far, are
missed in what an aim is chosen by. All: the last dice cost a fifth of the time."""


def fly_many(
    launches: LaunchArrays,
    table: Table,
    die: Die,
    *,
    step_s: float = tuning.STEP_S,
    tools: Sequence[ToolMotion] | None = None,
    lying: Sequence[Sequence[LyingDie]] | None = None,
    roughly: bool = False,
) -> Landings:
    """Thousands of throws at once, of which only the ends and the hits are kept.

    `lying`: for each launch, the dice that lie on its table, instead of the table's own.
    `roughly`: see `ROUGH_SHARE`.
    """
    lanes = ThrowBatch(table, die, launches, step_s=step_s, tools=tools, lying=lying)
    lanes.run(ROUGH_SHARE if roughly else 1.0)
    return read_landings(lanes, die, floor=not roughly)


def follow_many(
    launches: LaunchArrays,
    table: Table,
    die: Die,
    *,
    step_s: float = tuning.STEP_S,
    tools: Sequence[ToolMotion] | None = None,
    roughly: bool = False,
) -> tuple[Landings, Floats]:
    """The same, with the way of each thrown die: (steps + 1, 3, launches), in millimetres."""
    lanes = ThrowBatch(table, die, launches, step_s=step_s, record=True, tools=tools)
    lanes.run(ROUGH_SHARE if roughly else 1.0)
    ways_mm = np.stack([frame.places_mm[:, :: lanes.per_lane] for frame in lanes.frames])
    return read_landings(lanes, die, floor=not roughly), ways_mm


def arrays_of(launches: Sequence[Launch]) -> LaunchArrays:
    """Launches as the lanes take them."""
    return LaunchArrays(
        np.array([launch.position_mm for launch in launches], np.float64).reshape(-1, 3),
        np.array([launch.velocity_mm_s for launch in launches], np.float64).reshape(-1, 3),
        np.array([launch.orientation for launch in launches], np.float64).reshape(-1, 4),
        np.array([launch.spin_rad_s for launch in launches], np.float64).reshape(-1, 3),
    )


def _flight(
    lanes: ThrowBatch, landings: Landings, lane: int, told: tuple[Landing, FlightFacts, Aftermath]
) -> Flight:
    landing, feat, aftermath = told
    table, first = landings.layout.table_of(lane), lane * lanes.per_lane
    own = slice(first, first + 1 + len(table.lying))
    frames = lanes.frames[: _frames_until(landings, lane, lanes)]
    return Flight(
        table=table,
        die=landings.die,
        step_s=lanes.step_s,
        places_mm=np.stack([frame.places_mm[:, own].T for frame in frames]),
        orientations=np.stack([frame.turns[:, own].T for frame in frames]),
        wheel_turns=np.array([frame.wheel_turns for frame in frames]),
        hits=_hits_of(landings, lane),
        landing=landing,
        feat=feat,
        aftermath=aftermath,
        tool=lanes.tool_run.track.motions[lane] if lanes.tool_run else None,
    )


def _frames_until(landings: Landings, lane: int, lanes: ThrowBatch) -> int:
    return round(float(landings.ended_s[lane]) / lanes.step_s) + 1


def _hits_of(landings: Landings, lane: int) -> tuple[Hit, ...]:
    own = landings.hits.where(landings.hits.rows == lane)
    return hit_values(own, landings.table, landings.tool)


def hit_values(hits: Hits, table: Table, tool: Tool | None = None) -> tuple[Hit, ...]:
    """Hits as the values that are shown, heard and told."""
    names, materials = table.names(), table.materials()
    if tool is not None:
        names, materials = (*names, tool.value), (*materials, material_of(tool))
    columns = zip(
        hits.at_s.tolist(),
        hits.places_mm.T.tolist(),
        hits.kinds.tolist(),
        hits.speeds_mm_s.tolist(),
        strict=True,
    )
    return tuple(
        Hit(at_s, (x, y, z), names[kind], materials[kind].value, speed)
        for at_s, (x, y, z), kind, speed in columns
    )
