"""How many throws ended, as arrays, and one of them as the value that the rules judge."""

from dataclasses import dataclass, replace
from math import acos
from typing import Final

import numpy as np

from dexterity.content.target import OUTSIDE_CODE
from dexterity.physics.cube import (
    CORNER_SIGNS,
    Bools,
    Floats,
    Ints,
    bottom_axes,
    bottom_points,
    face_up,
)
from dexterity.physics.die import Die
from dexterity.physics.hits import Hits
from dexterity.physics.lanes import Lanes
from dexterity.physics.table import BOARD_KIND, HOLE_KIND, TABLE_KIND, Table
from dexterity.values import CornerRest, Ending, Ground, Landing, Zone

ON_MM: Final = 6.0
"""A corner this far above the board or less is over what is painted there: a die leaning on the rim
of a hole lifts a corner by 4 mm. A corner on a box or another die, at 16 mm or more, is
not on the target."""


@dataclass(frozen=True, slots=True)
class Landings:
    """The ends of many throws: of each lane, the die that was thrown."""

    table: Table
    die: Die
    fell: Bools
    timed_out: Bools
    ended_s: Floats
    places_mm: Floats
    """(3, n)"""
    faces: Ints
    level: Floats
    """Cosine of the lean."""
    corners_mm: Floats
    """(4, 3, n)"""
    hits: Hits
    """Of the thrown dice alone; `rows` are lanes."""

    def __len__(self) -> int:
        return len(self.faces)

    def grounds(self) -> tuple[tuple[Ground, Ground, Ground, Ground], ...]:
        """What is under the four bottom corners of each die."""
        target, (at_x, at_y) = self.table.target, self.table.target_at_mm
        if target is None:
            outside = Ground(Zone.OUTSIDE)
            return ((outside, outside, outside, outside),) * len(self)
        x, y, z = self.corners_mm[:, 0], self.corners_mm[:, 1], self.corners_mm[:, 2]
        codes = target.grounds(x - at_x, y - at_y)
        on = z < target.thickness_mm + ON_MM
        seen = np.where(on, codes, OUTSIDE_CODE)
        return tuple(
            (target.ground(a), target.ground(b), target.ground(c), target.ground(d))
            for a, b, c, d in seen.T.tolist()
        )

    def values(self) -> list[Landing]:
        """Each throw as the value that the rules judge."""
        names = self.table.names()
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


def read_landings(lanes: Lanes, table: Table, die: Die) -> Landings:
    """How each lane's throw ended."""
    moving = lanes.finish()
    thrown = np.arange(0, len(lanes.everyone), lanes.per_lane)
    dice = lanes.everyone.at(thrown)
    faces, level = face_up(dice.frames)
    corners = bottom_points(bottom_axes(dice.frames, dice.half_mm), CORNER_SIGNS)
    return Landings(
        table=table,
        die=die,
        fell=lanes.fallen[thrown],
        timed_out=moving[thrown],
        ended_s=np.minimum(lanes.ended_s, lanes.now_s),
        places_mm=dice.places,
        faces=faces,
        level=level,
        corners_mm=corners + dice.places,
        hits=_of_thrown(lanes.hits(), lanes.per_lane),
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
