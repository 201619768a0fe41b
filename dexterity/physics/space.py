"""The table in pymunk: one space that holds every die from release to rest, and all it may meet.

pymunk owns the plane. It moves each die's body from where it is to where the die is bound, says who
touches whom sideways, where and which way, looks ahead of fast dice, leads moving props, turns the
wheels' motors and takes the blows that dice give them. How a die answers is left to the law of
contact in three dimensions: the plane alone does not know that a die struck below its middle starts
to tumble, and letting it solve that would create energy.

A body has a shape while it is near something that it could touch, so that a thousand dice in the
air cost next to nothing. A lane's things stand in a tile of its own, far from those of the others;
so does a die that is near them. Bodies without shapes meet nobody, and share the table's own place.

Order is the contract of determinism: moving props are added lane by lane in the table's order, the
standing ones of a lane when its first die comes near anything, dice when they begin to move or
something comes near them, by row, and the tools that strike them, by lane.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil, sqrt
from typing import Final

import numpy as np
import pymunk
from pymunk import batch

from dexterity.physics.arrays import Bools, Floats, Ints, any_of, chosen
from dexterity.physics.dice.state import Dice
from dexterity.physics.scene.outlines import Outlines
from dexterity.physics.scene.props import Box, Paddle, Post, Prop, Wheel
from dexterity.physics.scene.table import FIRST_PROP_KIND, Table
from dexterity.physics.space_bodies import (
    add_paddle,
    add_wheel,
    die_body,
    die_shape,
    pusher_body,
    pusher_shape,
    send_paddle,
    standing_shape,
)
from dexterity.values.vectors import Vec2

TILE_GAP_MM: Final = 1000.0
"""Between the tables of two lanes: a falling die stays within its own."""

PARTS_PER_MM: Final = 2.0**30
"""Places are rounded to a millionth of a micrometre. In the farthest tile, numbers are still four
times as fine: what a die does that touches nothing does not hang on where its lane lies."""

LOOK_SHARE: Final = 0.4
"""How far a fast die goes between two looks at what is ahead of it, in halves of its size: 3 mm for
one of 16. Half of the thinnest wall is less than that, and so is half of the smallest die."""

_MOTION: Final = (
    batch.BodyFields.ANGLE | batch.BodyFields.VELOCITY | batch.BodyFields.ANGULAR_VELOCITY
)
_NO_IDS: Final = np.zeros(0, np.uintp)


@dataclass(frozen=True, slots=True)
class Ahead:
    """Something that a die would run into."""

    share: float
    """Of the way that it was asked about."""
    kind: int
    """Of the prop; of no meaning for a die or a tool."""
    row: int
    """Of the die or the tool; -1 for a prop."""


@dataclass(frozen=True, slots=True)
class Bound:
    """Where some bodies are bound within a step: columns for x and y, and for the angle's part."""

    rows: Ints
    places_mm: Floats
    """(2, n), in the lane's own coordinates."""
    angles: Floats
    """Of the outlines of those that have a shape; of no meaning for the others."""
    spins: Floats


class TableSpace:
    """One pymunk space. Tools come after all dice: the row of a lane's is the count of dice and the
    lane's number."""

    def __init__(
        self, table: Table, outlines: Outlines, everyone: Dice, pusher_mm: Vec2 | None = None
    ) -> None:
        """`pusher_mm`: the size of the tool that strikes in every lane, if one does."""
        self.table = table
        self.dice_count = len(everyone)
        self._outlines = outlines
        self._pusher_mm = pusher_mm
        lanes = int(everyone.lanes[-1]) + 1
        self._lane_of_row: Ints = np.concatenate([everyone.lanes, np.arange(lanes)])
        self._halves_mm: list[float] = everyone.half_mm.tolist()
        self._masses_g: list[float] = (1.0 / everyone.inverse_mass).tolist()
        self._tiles = _tile_origins(lanes, max(table.size_mm))
        rows = len(self._lane_of_row)
        self._bodies: dict[int, pymunk.Body] = {}
        self._shapes: dict[int, pymunk.Shape] = {}
        self._near: Bools = np.zeros(rows, np.bool_)
        """Which rows have a shape now."""
        self._guests: Bools = np.zeros(rows, np.bool_)
        """Which rows are in the space only while something is near them: still dice, and tools."""
        self._slots: Ints = np.full(rows, -1)
        """Where each row's body is in the space's own order; -1 for those that are not in it."""
        self._order: Ints = np.zeros(0, np.int64)
        """The rows of the bodies, in that order; moving props come before, and stay."""
        self._at_mm: Floats = np.zeros((2, rows))
        """Where each body is, as the space counts: lines, since picking columns out of them costs
        numpy a tenth of picking rows."""
        self._origins: Floats = np.zeros((2, rows))
        """What the space's places of each row are counted from: its tile's, or the table's own."""
        self.row_of_id: dict[int, int] = {}
        self.movers: dict[int, tuple[int, int, pymunk.Body]] = {}
        """Lane, kind and body of each moving prop, by the body's number."""
        self._standing: dict[pymunk.Shape, int] = {}
        self._furnished: set[int] = set()
        self._motor = any(isinstance(prop, Wheel) for prop in table.props)
        self._read, self._written = batch.Buffer(), batch.Buffer()
        self.space = pymunk.Space()
        self.space.collision_persistence = 1
        # The way out of an overlap is ours: pymunk's would move dice that are above one another.
        self.space.collision_bias = 1.0
        for lane in range(lanes):
            self._set_moving(lane)

    # --- who is there ----------------------------------------------------------------------------

    def enter(self, rows: Ints, places_mm: Floats) -> None:
        """Dice begin to move; those that something was near are in the space already."""
        self._guests[rows] = False
        self._bring_in(rows, places_mm)

    def _bring_in(self, rows: Ints, places_mm: Floats) -> None:
        new = self._slots.take(rows) < 0
        if any_of(new):
            rows, places_mm = rows[new], places_mm[:, new]
            self._at_mm[:, rows], self._origins[:, rows] = places_mm, 0.0
            bodies = [self._body_of(row) for row in rows.tolist()]
            for body, (x, y) in zip(bodies, places_mm.T.tolist(), strict=True):
                body.position = (x, y)
            self.space.add(*bodies)
            self._slots[rows] = len(self._order) + np.arange(len(rows))
            self._order = np.concatenate([self._order, rows])

    def leave(self, rows: Ints) -> None:
        """Dice have come to rest, or are gone."""
        for row in rows[self._near.take(rows)].tolist():
            self._take_shape(row)
        gone = rows.tolist()
        self.space.remove(*[self._bodies[row] for row in gone])
        order, slots = self._order, self._slots
        for left, row in zip(range(len(order) - 1, -1, -1), gone, strict=False):
            # pymunk fills the place of a body that leaves with its last one.
            slot, last = slots[row], order[left]
            order[slot], slots[last] = last, slot
            slots[row] = -1
        self._order = order[: len(order) - len(gone)]

    def bring_near(self, rows: Ints, places_mm: Floats) -> None:
        """Give shapes to these and to no others; what lies still or is a tool is there then."""
        near = np.zeros_like(self._near)
        near[rows] = True
        if np.array_equal(near, self._near):
            return
        gone = chosen(self._near & ~near)
        for row in gone.tolist():
            self._take_shape(row)
        self.leave(gone[self._guests[gone]])
        self._guests[rows[self._slots[rows] < 0]] = True
        self._bring_in(rows, places_mm)
        for row in chosen(near & ~self._near).tolist():
            self._give_shape(row)
        self._near = near

    def _give_shape(self, row: int) -> None:
        lane = int(self._lane_of_row[row])
        if lane not in self._furnished:
            self._furnish(lane)
        body = self._bodies[row]
        self._count_from_tile(row, body, lane, 1.0)
        shape = self._shapes.get(row)
        if shape is None:
            if self._pusher_mm and row >= self.dice_count:
                shape = pusher_shape(body, self._pusher_mm)
            else:
                shape = die_shape(body, self._halves_mm[row], 1 + row)
            self._shapes[row] = shape
        self.space.add(shape)
        self._near[row] = True

    def _take_shape(self, row: int) -> None:
        self.space.remove(self._shapes[row])
        self._count_from_tile(row, self._bodies[row], int(self._lane_of_row[row]), -1.0)
        self._near[row] = False

    def _count_from_tile(self, row: int, body: pymunk.Body, lane: int, sign: float) -> None:
        """Count a body's places from its lane's tile, or no more: it stays where it is there."""
        across, along = self._tiles[lane].tolist()
        if across or along:
            x, y = self._at_mm[:, row].tolist()
            place = x + sign * across, y + sign * along
            self._at_mm[:, row] = place
            self._origins[:, row] += (sign * across, sign * along)
            body.position = place

    def _body_of(self, row: int) -> pymunk.Body:
        body = self._bodies.get(row)
        if body is None:
            if row >= self.dice_count:
                body = pusher_body()
            else:
                body = die_body(self._masses_g[row], self._halves_mm[row])
            self._bodies[row] = body
            self.row_of_id[body.id] = row
        return body

    def _set_moving(self, lane: int) -> None:
        """Add one lane's moving props to the space."""
        for kind, prop in enumerate(self.table.props, FIRST_PROP_KIND):
            body = self._add_moving(prop, self._tiles[lane])
            if body is not None:
                self.movers[body.id] = (lane, kind, body)

    def _add_moving(self, prop: Prop, tile: Floats) -> pymunk.Body | None:
        if isinstance(prop, Paddle):
            return add_paddle(self.space, prop, tile)
        return add_wheel(self.space, prop, tile) if isinstance(prop, Wheel) else None

    def _furnish(self, lane: int) -> None:
        """Add one lane's standing props to the space, when the first die comes near anything."""
        self._furnished.add(lane)
        for kind, prop in enumerate(self.table.props, FIRST_PROP_KIND):
            if isinstance(prop, Box | Post):
                shape = standing_shape(self.space.static_body, prop, self._tiles[lane])
                self._standing[shape] = kind
                self.space.add(shape)

    # --- where they go ---------------------------------------------------------------------------

    def free_share(self, row: int, to_mm: Vec2, stops: Callable[[Ahead], bool]) -> float:
        """How much of a die's way is free: up to the first thing that it touches and that stops it.

        It is looked at every few millimetres of the way, so that it is never in anything deeper
        than that. What it touches already does not count: that has answered it.
        """
        body, shape = self._bodies[row], self._shapes[row]
        (x, y), origin = self._at_mm[:, row].tolist(), self._origins[:, row].tolist()
        along_x, along_y = to_mm[0] + origin[0] - x, to_mm[1] + origin[1] - y
        here = shape.cache_bb()
        there = pymunk.BB(
            here.left + along_x, here.bottom + along_y, here.right + along_x, here.top + along_y
        )
        if not self.space.bb_query(here.merge(there), shape.filter):
            return 1.0
        touched = {found.shape for found in self.space.shape_query(shape)}
        looks = ceil(sqrt(along_x**2 + along_y**2) / (LOOK_SHARE * self._halves_mm[row]))
        free = 1.0
        for look in range(1, looks + 1):
            share = look / looks
            body.position = (x + share * along_x, y + share * along_y)
            met = {found.shape for found in self.space.shape_query(shape)} - touched
            if any(stops(self._ahead(other, share)) for other in met):
                free = share
                break
        body.position = (x, y)
        shape.cache_bb()
        return free

    def _ahead(self, shape: pymunk.Shape, share: float) -> Ahead:
        """What a shape stands for."""
        kind = self._standing.get(shape)
        if kind is not None:
            return Ahead(share, kind, -1)
        number = shape.body.id if shape.body else -1
        if number in self.movers:
            return Ahead(share, self.movers[number][1], -1)
        return Ahead(share, -1, self.row_of_id[number])

    def place_mm(self, rows: Ints) -> Floats:
        """(2, n): where dice in the space are, in their lanes' own coordinates."""
        return _rounded(self._at_mm.take(rows, axis=1) - self._origins.take(rows, axis=1))

    def step(self, bound: Bound, step_s: float, left_s: float = 0.0) -> None:
        """Let a step go by, in which bodies get as far on their ways as it lets them.

        `left_s`: what is left after it of the time in which they are to arrive.
        """
        if not len(self._order):
            if self._motor:
                self._send_paddles(step_s)
                self.space.step(step_s)
            return
        self._send_paddles(step_s)
        self._write(bound, step_s, left_s)
        self.space.step(step_s)
        self._read.clear()
        batch.get_space_bodies(self.space, batch.BodyFields.POSITION, self._read)
        places = np.frombuffer(self._read.float_buf(), np.float64).reshape(-1, 2)
        first = len(self.movers)
        self._at_mm[:, self._order] = places[first : first + len(self._order)].T

    def _write(self, bound: Bound, step_s: float, left_s: float) -> None:
        """The velocities that bring bodies on their way; outlines turn as the dice do."""
        slots, whole_s = self._slots.take(bound.rows), step_s + left_s
        count, first = len(self._order), len(self.movers)
        ends = _rounded(bound.places_mm) + self._origins.take(bound.rows, axis=1)
        ways = ends - self._at_mm.take(bound.rows, axis=1)
        if self.movers or any_of(self._near):
            fields, lines, table = _MOTION, np.zeros((4, count)), self._standing_motions(count)
            lines[0, slots] = bound.angles - bound.spins * whole_s
            lines[1:3, slots] = ways / whole_s
            lines[3, slots] = bound.spins
        else:
            fields, lines = batch.BodyFields.VELOCITY, np.zeros((2, count))
            lines[:, slots] = ways / whole_s
            table = np.zeros((count + 1, 2))
        table[first : first + count] = lines.T
        self._written.set_float_buf(table.reshape(-1))
        self._written.set_int_buf(_NO_IDS)
        batch.set_space_bodies(self.space, fields, self._written)

    def _standing_motions(self, dice: int) -> Floats:
        """All bodies as they move: props, then dice, then the static body, which stands."""
        if not self.movers:
            return np.zeros((dice + 1, 4))
        self._read.clear()
        batch.get_space_bodies(self.space, _MOTION, self._read)
        return np.frombuffer(self._read.float_buf(), np.float64).reshape(-1, 4).copy()

    def _send_paddles(self, step_s: float) -> None:
        """Send each paddle to where its path is at the end of the step."""
        moves = self._outlines.paddle_moves
        for lane, kind, body in self.movers.values() if moves else ():
            if kind in moves:
                send_paddle(body, *moves[kind], self._tiles[lane], step_s)

    def wheel_spins(self) -> list[tuple[pymunk.Body, float]]:
        """How fast each moving prop turns, to give it back."""
        return [(body, body.angular_velocity) for _, _, body in self.movers.values()]

    def wheel_turns(self, lane: int) -> tuple[float, ...]:
        """The angle of each wheel of a lane, in the table's order."""
        return tuple(
            body.angle
            for at, kind, body in self.movers.values()
            if at == lane and isinstance(self._prop(kind), Wheel)
        )

    def _prop(self, kind: int) -> Prop:
        return self.table.props[kind - FIRST_PROP_KIND]

    def origins_of(self, rows: Ints) -> Floats:
        """(2, n): where the tiles of some rows begin."""
        origins: Floats = self._tiles[self._lane_of_row[rows]].T
        return origins


def _rounded(places_mm: Floats) -> Floats:
    """Places as they are written and read: the same numbers, wherever a lane's tile lies."""
    rounded: Floats = np.rint(places_mm * PARTS_PER_MM) / PARTS_PER_MM
    return rounded


def _tile_origins(lanes: int, span_mm: float) -> Floats:
    """Tiles in a square, so that places stay small and floats step with them."""
    side = ceil(sqrt(lanes))
    numbers = np.arange(float(lanes))
    pitch = span_mm + TILE_GAP_MM
    return np.column_stack([numbers % side, numbers // side]) * pitch
