"""How many throws ended, as arrays, and one of them as the value that the rules judge."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from math import acos, atan2, pi, tau
from typing import Final

import numpy as np

from dexterity.content.target import OUTSIDE_CODE, Target
from dexterity.physics import tuning
from dexterity.physics.arrays import Bools, Floats, Ints, any_of
from dexterity.physics.batch import LaunchArrays, ThrowBatch
from dexterity.physics.dice.cube import (
    CORNER_SIGNS,
    FACE_UP_TURNS,
    bottom_axes,
    bottom_points,
    face_up,
    lowest_reach,
)
from dexterity.physics.dice.die import Die
from dexterity.physics.dice.state import Dice
from dexterity.physics.results.flight_facts import flight_facts_of
from dexterity.physics.results.hits import Hits
from dexterity.physics.scene.table import BOARD_KIND, HOLE_KIND, TABLE_KIND, Table
from dexterity.physics.tools.track import ToolRun
from dexterity.physics.world import Layout
from dexterity.values.landing import (
    Aftermath,
    CornerRest,
    DieRest,
    Ending,
    FlightFacts,
    Ground,
    Landing,
    Zone,
)
from dexterity.values.launch import Tool
from dexterity.values.vectors import Quaternion


def rest_poses_of(dice: Dice, fallen: Bools, grounds: Sequence[Ground]) -> list[DieRest]:
    """Each die as it lies, on the ground that is below its middle."""
    columns = zip(
        dice.places.T.tolist(),
        dice.turns.T.tolist(),
        face_up(dice.frames)[0].tolist(),
        grounds,
        fallen.tolist(),
        strict=True,
    )
    return [
        DieRest((x, y, z), turn_of(face, (a, b, c, d)), face, ground, fell)
        for (x, y, z), (a, b, c, d), face, ground, fell in columns
    ]


def turn_of(face: int, orientation: Quaternion) -> float:
    """How far a die with that face up is turned about the vertical, as lying dice are."""
    (w, x, y, z), (fw, fx, fy, fz) = orientation, FACE_UP_TURNS[face]
    cosine = w * fw + x * fx + y * fy + z * fz
    sine = z * fw - w * fz - x * fy + y * fx
    return (2.0 * atan2(sine, cosine) + pi) % tau - pi


HEIGHT_MM: Final = 740.0
"""From the floor to the table's top."""

FLOOR: Final = Table(size_mm=(9000.0, 9000.0))
"""Of wood, as the table is, and so wide that nothing leaves it."""


def faces_on_floor(dice: Dice, motions: Floats, die: Die) -> Ints:
    """Which faces are up in the end, of thrown dice that left the table moving so."""
    places = np.zeros((len(dice), 3))
    places[:, 2] = dice.places[2] + HEIGHT_MM
    # What bounced may be faster than any hand lets go: here it is as fast as launches may be.
    speeds = np.sqrt(np.add.reduce(motions[:3] ** 2))
    slowed = np.minimum(1.0, tuning.LAUNCH_SPEED_LIMIT_MM_S * 0.999 / np.maximum(speeds, 1.0))
    most = tuning.LAUNCH_SPIN_LIMIT_RAD_S
    velocities, spins = (motions[:3] * slowed).T, np.clip(motions[3:], -most, most).T.copy()
    launches = LaunchArrays(places, velocities, dice.turns.T.copy(), spins)
    lanes = ThrowBatch(FLOOR, die, launches)
    lanes.run()
    lanes.finish()
    return face_up(lanes.everyone.frames)[0]


ON_MM: Final = 6.0
"""A die whose lowest corner is this far above the board or less is on it, and each of its corners
over what is painted below, however far it leans. One that lies on a box or another die, at 16 mm or
more, is not on the target."""


@dataclass(frozen=True, slots=True)
class Landings:
    """The ends of many throws: of each lane, the die that was thrown."""

    layout: Layout
    die: Die
    fell: Bools
    timed_out: Bools
    ended_s: Floats
    places_mm: Floats
    """(3, n)"""
    faces: Ints
    """Those that are up: of dice that fell, on the floor, unless nobody cares for those."""
    level: Floats
    """Cosine of the lean."""
    corners_mm: Floats
    """(4, 3, n)"""
    hits: Hits
    """Of the thrown dice alone; `rows` are lanes."""
    everyone: Dice
    fallen: Bools
    """Of all dice."""
    tool_run: ToolRun | None
    """The tool that set the dice in motion, if one did."""

    def __len__(self) -> int:
        return len(self.faces)

    @property
    def table(self) -> Table:
        """What all lanes share, with the most dice that lie in any."""
        return self.layout.roomiest

    def grounds(self) -> tuple[tuple[Ground, Ground, Ground, Ground], ...]:
        """What is under the four bottom corners of each die."""
        target = self.table.target
        if target is None:
            outside = Ground(Zone.OUTSIDE)
            return ((outside, outside, outside, outside),) * len(self)
        x, y, z = self.corners_mm.swapaxes(0, 1)
        seen = self._codes(target, np.stack([x, y, np.broadcast_to(z.min(axis=0), z.shape)]))
        return tuple(
            (target.ground(a), target.ground(b), target.ground(c), target.ground(d))
            for a, b, c, d in seen.T.tolist()
        )

    def _codes(self, target: Target, points: Floats) -> Ints:
        """What of the target some points (3, ...) of dice are over that are not too high above."""
        (at_x, at_y), (x, y, z) = self.table.target_at_mm, points
        codes = target.grounds(x - at_x, y - at_y)
        return np.where(z < target.thickness_mm + ON_MM, codes, OUTSIDE_CODE)

    def names(self) -> tuple[str, ...]:
        """What each kind of thing to touch is called, the tool too."""
        return (*self.table.names(), *((self.tool.value,) if self.tool else ()))

    @property
    def tool(self) -> Tool | None:
        """What set the dice in motion, besides fingers."""
        return self.tool_run.track.tool if self.tool_run else None

    def feats(self) -> list[FlightFacts]:
        """What each throw showed besides how it ended."""
        return flight_facts_of(self.hits, len(self), self.names(), self.tool_run)

    def aftermaths(self) -> list[Aftermath]:
        """What each throw did to everything else on the table."""
        kinds = self.names()
        touched: list[dict[str, None]] = [{} for _ in range(len(self))]
        for lane, kind in zip(self.hits.rows.tolist(), self.hits.kinds.tolist(), strict=True):
            touched[lane][kinds[kind]] = None
        rests = self._rests()
        counts = self.layout.lying_counts().tolist()
        return [
            Aftermath(touched=tuple(names), own=next(rests), others=tuple(islice(rests, count)))
            for names, count in zip(touched, counts, strict=True)
        ]

    def _rests(self) -> Iterator[DieRest]:
        """How all dice ended, lane by lane, the thrown one first."""
        there = ~self.layout.lacking()
        dice, fallen = self.everyone.at(there), self.fallen[there]
        return iter(rest_poses_of(dice, fallen, self._grounds_below(dice, fallen)))

    def _grounds_below(self, dice: Dice, fallen: Bools) -> list[Ground]:
        """What is below the middle of each of some dice."""
        target = self.table.target
        if target is None:
            return [Ground(Zone.OUTSIDE)] * len(dice)
        bottoms = dice.places.copy()
        bottoms[2] -= lowest_reach(dice.frames, dice.half_mm)
        codes = np.where(fallen, OUTSIDE_CODE, self._codes(target, bottoms))
        return [target.ground(code) for code in codes.tolist()]

    def values(self) -> list[Landing]:
        """Each throw as the value that the rules judge."""
        names = self.names()
        before = _before_target(self.hits, len(self))
        return [
            self._value(lane, grounds, before[lane], names)
            for lane, grounds in enumerate(self.grounds())
        ]

    def _value(
        self,
        lane: int,
        grounds: tuple[Ground, Ground, Ground, Ground],
        kinds: list[int],
        names: tuple[str, ...],
    ) -> Landing:
        corners = self.corners_mm[:, :2, lane].tolist()
        a, b, c, d = (
            CornerRest((x, y), ground) for (x, y), ground in zip(corners, grounds, strict=True)
        )
        x, y, z = self.places_mm[:, lane].tolist()
        face = int(self.faces[lane])
        return Landing(
            ending=self._ending(lane),
            place_mm=(x, y, z),
            corners=(a, b, c, d),
            face_up=face,
            symbol_up=self.die.shows_symbol(face),
            tilt_rad=acos(min(1.0, float(self.level[lane]))),
            table_hits_before_target=kinds.count(TABLE_KIND),
            touched_before_target=tuple(names[kind] for kind in kinds if kind > HOLE_KIND),
        )

    def _ending(self, lane: int) -> Ending:
        if self.fell[lane]:
            return Ending.FELL
        return Ending.TIMED_OUT if self.timed_out[lane] else Ending.RESTED


def read_landings(lanes: ThrowBatch, die: Die, *, floor: bool = True) -> Landings:
    """How each lane's throw ended.

    `floor`: dice that fell are followed down there, until they show a face.
    """
    moving = lanes.finish()
    thrown = np.arange(0, len(lanes.everyone), lanes.per_lane)
    dice, fell = lanes.everyone.at(thrown), lanes.fallen[thrown]
    faces, level = face_up(dice.frames)
    if floor and any_of(fell):
        faces[fell] = faces_on_floor(dice.at(fell), lanes.falling[:, thrown[fell]], die)
    corners = bottom_points(bottom_axes(dice.frames, dice.half_mm), CORNER_SIGNS)
    return Landings(
        layout=lanes.layout,
        die=die,
        fell=fell,
        timed_out=moving[thrown],
        ended_s=np.minimum(lanes.ended_s, lanes.now_s),
        places_mm=dice.places,
        faces=faces,
        level=level,
        corners_mm=corners + dice.places,
        hits=_of_thrown(lanes.hits(), lanes.per_lane),
        everyone=lanes.everyone,
        fallen=lanes.fallen,
        tool_run=lanes.tool_run,
    )


def _of_thrown(hits: Hits, per_lane: int) -> Hits:
    own = hits.where(hits.rows % per_lane == 0)
    return replace(own, rows=own.rows // per_lane)


def _before_target(hits: Hits, lanes: int) -> list[list[int]]:
    """For each lane, the kinds touched before board or hole were first touched, in order."""
    before: list[list[int]] = [[] for _ in range(lanes)]
    reached = [False] * lanes
    for lane, kind in zip(hits.rows.tolist(), hits.kinds.tolist(), strict=True):
        if kind in (BOARD_KIND, HOLE_KIND):
            reached[lane] = True
        elif not reached[lane]:
            before[lane].append(kind)
    return before
