"""The sheet as a space of pymunk: all that is drawn on it, and the tips that slide over it.

Walls, spots and the sheet's edges are static shapes; a tip is a body without a shape, so that tips
never meet and hundreds share one space. The space moves them, says how far each may go before it
can meet anything, and then what is near enough to be met within a step.

Where exactly a tip meets that is worked out here, by sums, products, quotients and square roots
that are the same to the bit for mirror images. The space's own answers are good enough to choose
by, but not for this: a swept query of pymunk's misses the round end of a segment where a step only
just enters it, and of two walls met at once it names either.
"""

from collections.abc import Iterator
from enum import Enum, auto
from functools import lru_cache
from math import inf, sqrt
from threading import get_ident
from typing import Final

import numpy as np
import pymunk
from pymunk import batch

from dexterity.physics.arrays import Floats
from dexterity.physics.pencil import tuning
from dexterity.physics.pencil.paper import Paper
from dexterity.values.vectors import Vec2

LOOK_MM: Final = 20.0
"""How far is looked for what may be met. Less: a tip on bare paper looks more often. More: a look
sees more walls, of which only the nearest counts."""

SLACK_MM: Final = 1e-6
"""How much farther than it needs to a tip looks: far more than what pymunk rounds by."""

ALL_SHAPES: Final = pymunk.ShapeFilter()
NO_WHOLE_NUMBERS: Final = np.zeros(0, np.uintp)


class Kind(Enum):
    """What a line is to a tip."""

    WALL = auto()
    SPOT = auto()
    EDGE = auto()


class SheetLine:
    """A straight line drawn on the paper, with round ends and a width; of no length, a dot."""

    __slots__ = ("_along", "_from", "_length", "kind", "number", "radius_mm")

    def __init__(
        self, kind: Kind, number: int, from_mm: Vec2, to_mm: Vec2, radius_mm: float
    ) -> None:
        """`number`: which of its kind, as the paper has them. `radius_mm`: half of the width."""
        self.kind, self.number, self.radius_mm = kind, number, radius_mm
        dx, dy = to_mm[0] - from_mm[0], to_mm[1] - from_mm[1]
        self._from, self._length = from_mm, sqrt(dx * dx + dy * dy)
        # A dot lies whichever way.
        self._along = (dx / self._length, dy / self._length) if self._length else (1.0, 0.0)

    def piece(self, body: pymunk.Body) -> pymunk.Shape:
        """The same for the space."""
        (x, y), (ux, uy), length = self._from, self._along, self._length
        if not length:
            return pymunk.Circle(body, self.radius_mm, (x, y))
        return pymunk.Segment(body, (x, y), (x + length * ux, y + length * uy), self.radius_mm)

    def distance_mm(self, place_mm: Vec2) -> float:
        """How far a place is from its middle line."""
        along, across = self._seen(place_mm)
        beyond = along - min(max(along, 0.0), self._length)
        return sqrt(beyond * beyond + across * across)

    def entry(self, before_mm: Vec2, after_mm: Vec2, reach_mm: float) -> float:
        """At what share of a straight step one comes within reach of its middle line.

        Infinite if one does not. What is inside by rounding and goes on inwards enters at once.
        """
        if reach_mm < 0.0:
            return inf
        along, across = self._seen(before_mm)
        then_along, then_across = self._seen(after_mm)
        on, over = then_along - along, then_across - across
        first = min(_round_entry(along, across, on, over, reach_mm),
                    _round_entry(along - self._length, across, on, over, reach_mm))  # fmt: skip
        closing = -over if across >= 0.0 else over
        apart = max(abs(across) - reach_mm, 0.0)
        if closing > 0.0 and apart <= closing:
            share = apart / closing
            if 0.0 <= along + share * on <= self._length:
                return min(first, share)
        return first

    def _seen(self, place_mm: Vec2) -> Vec2:
        """A place as the line sees it: along itself, and to whichever side."""
        (ux, uy), x, y = self._along, place_mm[0] - self._from[0], place_mm[1] - self._from[1]
        return x * ux + y * uy, x * uy - y * ux


def _round_entry(x: float, y: float, dx: float, dy: float, radius: float) -> float:
    """The same into a circle about the origin."""
    closing = -(x * dx + y * dy)
    beyond = max(x * x + y * y - radius * radius, 0.0)
    meets = closing * closing - (dx * dx + dy * dy) * beyond
    if closing <= 0.0 or meets < 0.0:
        return inf
    # The smaller root, written so that nothing is lost where a step begins at the very circle.
    share = beyond / (closing + sqrt(meets))
    return share if share <= 1.0 else inf


class SheetSpace:
    """One sheet."""

    def __init__(self, paper: Paper) -> None:
        self._space = pymunk.Space()
        self._lines: dict[pymunk.Shape, SheetLine] = {
            line.piece(self._space.static_body): line for line in _lines_on(paper)
        }
        self._space.add(*self._lines)
        self._tips: list[pymunk.Body] = []
        self._given, self._read = batch.Buffer(), batch.Buffer()

    # --- tips ---------------------------------------------------------------------------------

    def stand(self, places_mm: Floats) -> None:
        """Sets tips on the paper, one at each place of (2, n), in place of all that were there."""
        while len(self._tips) > places_mm.shape[1]:
            self._space.remove(self._tips.pop())
        new = [pymunk.Body(1.0, 1.0) for _ in range(places_mm.shape[1] - len(self._tips))]
        self._space.add(*new)
        self._tips += new
        self._give(batch.BodyFields.POSITION, places_mm)

    def move(self, velocities_mm_s: Floats, step_s: float) -> Floats:
        """Lets the tips slide; (2, n): where they are then."""
        self._give(batch.BodyFields.VELOCITY, velocities_mm_s)
        self._space.step(step_s)
        self._read.clear()
        batch.get_space_bodies(self._space, batch.BodyFields.POSITION, self._read)
        read = np.frombuffer(self._read.float_buf(), np.float64).reshape(-1, 2)
        return read[: len(self._tips)].T.copy()

    def _give(self, field: batch.BodyFields, vectors: Floats) -> None:
        # The static body comes after all tips, and stays where it is.
        given = np.zeros((len(self._tips) + 1, 2))
        given[:-1] = vectors.T
        self._given.set_float_buf(given.reshape(-1))
        self._given.set_int_buf(NO_WHOLE_NUMBERS)
        batch.set_space_bodies(self._space, field, self._given)

    def put(self, row: int, place_mm: Vec2) -> None:
        """Where something stopped a tip on its way."""
        self._tips[row].position = place_mm

    # --- what is near them --------------------------------------------------------------------

    def room_mm(self, place_mm: Vec2) -> float:
        """How far a tip may go from there, whichever way, before it can meet anything.

        LOOK_MM at most.
        """
        near = self._space.point_query_nearest(place_mm, LOOK_MM, ALL_SHAPES)
        return (LOOK_MM if near is None else near.distance) - SLACK_MM

    def lines_within(self, place_mm: Vec2, way_mm: float) -> Iterator[SheetLine]:
        """All that a tip could meet on such a way, in no particular order."""
        for near in self._space.point_query(place_mm, way_mm + SLACK_MM, ALL_SHAPES):
            if near.shape is not None:
                yield self._lines[near.shape]


@lru_cache(maxsize=16)
def _prepared(paper: Paper, thread: int) -> SheetSpace:
    return SheetSpace(paper)


def sheet_space(paper: Paper) -> SheetSpace:
    """The space of a paper, kept for the next flick on it: what is drawn there does not move.

    Every thread has its own, for computers think beside the pictures. Nothing that a tip does
    depends on who was there before.
    """
    return _prepared(paper, get_ident())


def _lines_on(paper: Paper) -> Iterator[SheetLine]:
    for number, wall in enumerate(paper.walls):
        yield SheetLine(Kind.WALL, number, wall.from_mm, wall.to_mm, tuning.TOUCH_MM)
    for number, spot in enumerate(paper.spots):
        to_mm = spot.to_mm or spot.place_mm
        yield SheetLine(Kind.SPOT, number, spot.place_mm, to_mm, spot.radius_mm)
    (left, near), (right, far) = paper.low_mm, paper.high_mm
    corners = (left, near), (right, near), (right, far), (left, far)
    for number, corner in enumerate(corners):
        yield SheetLine(Kind.EDGE, number, corners[number - 1], corner, 0.0)
