"""The table seen from above, in pymunk: who touches whom sideways, where, and which way.

Each lane is a tile of its own in one space, far from the others. A die is in the space only
while it is near something it could touch, so that a thousand dice in the air cost nothing.

pymunk finds the contacts, moves the moving props, turns the wheels' motors and takes the blows
that dice give them. How a die answers is left to the law of contact in three dimensions: the
plane alone does not know that a die struck below its middle starts to tumble.

Order is the contract of determinism: moving props are added lane by lane in the table's order, the
standing ones of a lane when its first die comes near anything, dice as they come near, by row,
and after them the tools that strike them, by lane; contacts are handed on sorted by row.
"""

from dataclasses import dataclass, field
from math import ceil, sqrt
from typing import Final

import numpy as np
import pymunk
from pymunk import batch

from dexterity.physics.contacts import Contacts, first_of_each, middles
from dexterity.physics.cube import Floats, Ints, any_of
from dexterity.physics.dice import Dice
from dexterity.physics.outlines import Outlines
from dexterity.physics.pieces import (
    StandIn,
    add_paddle,
    add_wheel,
    block_piece,
    die_piece,
    send_paddle,
    standing_piece,
)
from dexterity.physics.props import Box, Paddle, Post, Prop, Wheel
from dexterity.physics.table import FIRST_PROP_KIND, Table
from dexterity.values import Vec2

TILE_GAP_MM: Final = 1000.0
"""Between the tables of two lanes: a falling die stays within its own."""

HASTY_MM: Final = 7.5
"""What a die moves by within a step, at 1.8 m/s, before it is looked at several times. Two dice
that have sunk deeper into each other than they meet broadside would be pushed apart the wrong
way."""

LOOKS: Final = 3
"""How often: at the fastest launch, every 6 mm. With one look, a die of 16 mm at 3 m/s passed
through another that it met with half of its side."""

TOOL_LOOKS: Final = 5
"""How often where tools strike: at their fastest, every 5 mm."""

NOTHING_WATCHED: Final = np.zeros(0, np.int64)

_BODY_FIELDS: Final = (
    batch.BodyFields.POSITION
    | batch.BodyFields.ANGLE
    | batch.BodyFields.VELOCITY
    | batch.BodyFields.ANGULAR_VELOCITY
)
_ARBITER_FIELDS: Final = (
    batch.ArbiterFields.BODY_A_ID
    | batch.ArbiterFields.BODY_B_ID
    | batch.ArbiterFields.CONTACT_COUNT
    | batch.ArbiterFields.NORMAL
    | batch.ArbiterFields.POINT_A_1
    | batch.ArbiterFields.POINT_B_1
    | batch.ArbiterFields.DISTANCE_1
    | batch.ArbiterFields.POINT_A_2
    | batch.ArbiterFields.POINT_B_2
    | batch.ArbiterFields.DISTANCE_2
)


@dataclass(frozen=True, slots=True)
class Bodies:
    """Dice as the plane sees them: columns for x, y, angle and their speeds, by row.

    Tools come after all dice, the row of a lane's being the count of dice and the lane's number.
    """

    rows: Ints
    motions: Floats
    """(n, 6): x, y, angle, their speeds; in the lane's own coordinates, at the end of the step."""
    watched: Ints = field(default_factory=lambda: NOTHING_WATCHED)
    """The rows of dice that something hasty comes near."""

    def hasty(self, step_s: float) -> Ints:
        """The rows of what moves far within a step, or is near something that does."""
        vx, vy = self.motions[:, 3], self.motions[:, 4]
        hasty = self.rows[vx * vx + vy * vy > (HASTY_MM / step_s) ** 2]
        return np.union1d(hasty, self.watched) if self.watched.size else hasty


class Order:
    """The rows of the dice in the space, in the space's own order of bodies.

    pymunk fills the place of a body that leaves with its last one. Moving props were there
    first and stay; the static body comes last of all.
    """

    def __init__(self) -> None:
        self.rows: list[int] = []
        self._slots: dict[int, int] = {}

    def enter(self, row: int) -> None:
        """A die is added."""
        self._slots[row] = len(self.rows)
        self.rows.append(row)

    def leave(self, row: int) -> None:
        """A die is removed."""
        slot, last = self._slots.pop(row), self.rows.pop()
        if last != row:
            self.rows[slot] = last
            self._slots[last] = slot


class Plane:
    """One pymunk space with a tile a lane."""

    def __init__(
        self, table: Table, outlines: Outlines, everyone: Dice, block_mm: Vec2 | None = None
    ) -> None:
        """`block_mm`: the size of the tool that strikes in every lane, if one does."""
        self._table = table
        self._outlines = outlines
        self._count = len(everyone)
        self._block_mm = block_mm
        self._looks = LOOKS if block_mm is None else TOOL_LOOKS
        lanes = np.arange(int(everyone.lanes[-1]) + 1)
        self._lane_of_row: Ints = np.concatenate([everyone.lanes, lanes])
        self._half_mm = everyone.half_mm
        self._mass_g = 1.0 / everyone.inverse_mass
        self._offsets = _tile_offsets(int(everyone.lanes[-1]) + 1, max(table.size_mm))
        self._space = pymunk.Space()
        self._space.collision_persistence = 1
        self._dice: dict[int, StandIn] = {}
        self._spare: dict[tuple[float, float], list[StandIn]] = {}
        self._present: set[int] = set()
        self._row_of_id: dict[int, int] = {}
        self._movers: dict[int, tuple[int, int, pymunk.Body]] = {}
        self._read, self._written, self._found = batch.Buffer(), batch.Buffer(), batch.Buffer()
        self._furnished: set[int] = set()
        for lane in range(len(self._offsets)):
            self._set_moving(lane)
        self._order = Order()
        self._motor = any(isinstance(prop, Wheel) for prop in table.props)

    def pass_time(self, step_s: float) -> None:
        """Let motors and paddles go on with no die near."""
        if self._present:
            self._admit(np.zeros(0, np.int64))
        if self._motor:
            self._guide_paddles(step_s)
            self._space.step(step_s)

    def contacts(self, bodies: Bodies, step_s: float) -> Contacts | None:
        """Who touches whom, with the dice where `bodies` says at the end of the step."""
        self._admit(bodies.rows)
        self._guide_paddles(step_s)
        hasty = bodies.hasty(step_s)
        if hasty.size:
            return self._look_often(bodies, hasty, step_s)
        self._place(bodies, step_s, 0.0)
        self._space.step(step_s)
        return self._collect()

    def _look_often(self, bodies: Bodies, hasty: Ints, step_s: float) -> Contacts | None:
        """The same with looks on the way, in which only what hasty dice touch counts."""
        looks: list[Contacts] = []
        part_s = step_s / self._looks
        for later in reversed(range(self._looks)):
            self._place(bodies, part_s, later * part_s)
            spins = [(body, body.angular_velocity) for _, _, body in self._movers.values()]
            self._space.step(part_s)
            found = self._collect(later * part_s)
            # A wheel takes the blow once, at the end of the step.
            for body, spin in spins if later else ():
                body.angular_velocity = spin
            if found is not None:
                looks.append(found.of(hasty) if later else found)
        return first_of_each(looks) if looks else None

    def wheel_turns(self, lane: int) -> tuple[float, ...]:
        """The angle of each wheel of a lane, in the table's order."""
        return tuple(
            body.angle
            for at, kind, body in self._movers.values()
            if at == lane and isinstance(self._prop(kind), Wheel)
        )

    def _prop(self, kind: int) -> Prop:
        return self._table.props[kind - FIRST_PROP_KIND]

    def _set_moving(self, lane: int) -> None:
        """Add one lane's moving props to the space."""
        for kind, prop in enumerate(self._table.props, FIRST_PROP_KIND):
            if isinstance(prop, Paddle | Wheel):
                body = self._add_mover(prop, self._offsets[lane])
                self._movers[body.id] = (lane, kind, body)

    def _furnish(self, lane: int) -> None:
        """Add one lane's standing props to the space, when the first die comes near anything."""
        self._furnished.add(lane)
        for prop in self._table.props:
            if isinstance(prop, Box | Post):
                self._space.add(standing_piece(self._space.static_body, prop, self._offsets[lane]))

    def _add_mover(self, prop: Paddle | Wheel, offset: Floats) -> pymunk.Body:
        if isinstance(prop, Paddle):
            return add_paddle(self._space, prop, offset)
        return add_wheel(self._space, prop, offset)

    def _admit(self, rows: Ints) -> None:
        """Bring in the dice that came near, send away those that left."""
        wanted = set(rows.tolist())
        if wanted == self._present:
            return
        for row in sorted(self._present - wanted):
            self._send_away(row)
        for row in sorted(wanted - self._present):
            self._bring_in(row)
        self._present = wanted

    def _send_away(self, row: int) -> None:
        stand_in = self._dice.pop(row)
        self._space.remove(*stand_in)
        self._spare.setdefault(self._build(row), []).append(stand_in)
        self._order.leave(row)

    def _bring_in(self, row: int) -> None:
        lane = int(self._lane_of_row[row])
        if lane not in self._furnished:
            self._furnish(lane)
        spare = self._spare.get(self._build(row))
        stand_in = spare.pop() if spare else self._new_piece(row)
        self._space.add(*stand_in)
        self._dice[row] = stand_in
        self._row_of_id[stand_in[0].id] = row
        self._order.enter(row)

    def _new_piece(self, row: int) -> StandIn:
        if self._block_mm is not None and row >= self._count:
            return block_piece(self._block_mm)
        return die_piece(*self._build(row))

    def _build(self, row: int) -> tuple[float, float]:
        """What stand-ins are told apart by; tools, of which there is one kind, weigh nothing."""
        if row >= self._count:
            return 0.0, 0.0
        return float(self._mass_g[row]), float(self._half_mm[row])

    def _guide_paddles(self, step_s: float) -> None:
        """Send each paddle to where its path is at the end of the step."""
        moves = self._outlines.paddle_moves
        for lane, kind, body in self._movers.values() if moves else ():
            if kind in moves:
                send_paddle(body, *moves[kind], self._offsets[lane], step_s)

    def _place(self, bodies: Bodies, step_s: float, before_s: float) -> None:
        """Put the dice so that pymunk's own step brings them where they are some time before."""
        rows = np.array(self._order.rows, np.int64)
        table = self._standing_bodies(len(rows))
        motions = bodies.motions[np.searchsorted(bodies.rows, rows)]
        motions[:, :3] -= motions[:, 3:] * (step_s + before_s)
        motions[:, :2] += self._offsets[self._lane_of_row[rows]]
        table[len(self._movers) : len(self._movers) + len(rows)] = motions
        self._written.set_float_buf(table.reshape(-1))
        self._written.set_int_buf(np.zeros(0, np.uintp))
        batch.set_space_bodies(self._space, _BODY_FIELDS, self._written)

    def _standing_bodies(self, dice: int) -> Floats:
        """All bodies as they are: movers, then dice, then the static body, which stands at 0."""
        if not self._movers:
            return np.zeros((dice + 1, 6))
        self._read.clear()
        batch.get_space_bodies(self._space, _BODY_FIELDS, self._read)
        return np.frombuffer(self._read.float_buf(), np.float64).reshape(-1, 6).copy()

    def _collect(self, left_s: float = 0.0) -> Contacts | None:
        self._found.clear()
        batch.get_space_arbiters(self._space, _ARBITER_FIELDS, self._found)
        ids = np.frombuffer(self._found.int_buf(), np.uintp).reshape(-1, 3).astype(np.int64)
        if not len(ids):
            return None
        floats = np.frombuffer(self._found.float_buf(), np.float64).reshape(-1, 12).copy()
        first = np.array([self._row_of_id.get(i, -1) for i in ids[:, 0].tolist()], np.int64)
        second = np.array([self._row_of_id.get(i, -1) for i in ids[:, 1].tolist()], np.int64)
        first[first >= self._count] = -1
        second[second >= self._count] = -1
        dice = (first >= 0) | (second >= 0)
        if not any_of(dice):
            return None
        found = self._sorted(first[dice], second[dice], ids[dice], floats[dice])
        found.left_s[:] = left_s
        return found

    def _sorted(self, first: Ints, second: Ints, ids: Ints, floats: Floats) -> Contacts:
        """Contacts with a die first, the lower row of two dice, by row."""
        swap = (first < 0) | ((second >= 0) & (second < first))
        rows, others = np.where(swap, second, first), np.where(swap, first, second)
        order = np.lexsort((floats[:, 0], others, rows))
        rows, others, floats, ids = rows[order], others[order], floats[order], ids[order]
        normals = np.where(swap[order], 1.0, -1.0) * floats[:, :2].T
        points, depths = middles(floats[:, 2:], ids[:, 2])
        points -= self._offsets[self._lane_of_row[rows]].T
        prop_ids = np.where(swap[order], ids[:, 0], ids[:, 1])
        kinds, velocities = self._props_at(prop_ids, others, points)
        seen_s = np.zeros(len(rows))
        return Contacts(rows, others, kinds, normals, points, depths, velocities, seen_s)

    def _props_at(self, prop_ids: Ints, others: Ints, points: Floats) -> tuple[Ints, Floats]:
        """The kind of prop at each contact, and how its touching point moves."""
        velocities = np.zeros((3, len(prop_ids)))
        kinds = np.full(len(prop_ids), -1, np.int64)
        if self._outlines.any_standing:
            kinds = self._outlines.nearest_standing(points)
        for contact in np.flatnonzero(others < 0) if self._movers else ():
            mover = self._movers.get(int(prop_ids[contact]))
            if mover is not None:
                lane, kinds[contact], body = mover
                place = points[:, contact] + self._offsets[lane]
                velocity = body.velocity_at_world_point((float(place[0]), float(place[1])))
                velocities[:2, contact] = velocity
        if self._block_mm is not None:
            owners = np.array([self._row_of_id.get(i, -1) for i in prop_ids.tolist()], np.int64)
            kinds = np.where(owners >= self._count, self._table.tool_kind, kinds)
        return kinds, velocities


def _tile_offsets(lanes: int, span_mm: float) -> Floats:
    """Tiles in a square, so that offsets stay small and float steps with them."""
    side = ceil(sqrt(lanes))
    numbers = np.arange(float(lanes))
    pitch = span_mm + TILE_GAP_MM
    return np.column_stack([numbers % side, numbers // side]) * pitch
