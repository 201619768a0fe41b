"""The table seen from above, in pymunk: who touches whom sideways, where, and which way.

Each lane is a tile of its own in one space, far from the others. A die is in the space only
while it is near something it could touch, so that a thousand dice in the air cost nothing.

pymunk finds the contacts, moves the moving props, turns the wheels' motors and takes the blows
that dice give them. How a die answers is left to the law of contact in three dimensions: the
plane alone does not know that a die struck below its middle starts to tumble.

Order is the contract of determinism: props are added lane by lane in the table's order, dice as
they come near, by row; contacts are handed on sorted by row.
"""

from dataclasses import dataclass
from math import ceil, sqrt
from typing import Final

import numpy as np
import pymunk
from pymunk import batch

from dexterity.physics.cube import Floats, Ints
from dexterity.physics.dice import Dice
from dexterity.physics.outlines import Outlines
from dexterity.physics.props import Box, Paddle, Pose, Post, Prop, Wheel, rectangle
from dexterity.physics.table import FIRST_PROP_KIND, Table

TILE_GAP_MM: Final = 1000.0
"""Between the tables of two lanes: a falling die stays within its own."""

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
class Contacts:
    """Sideways contacts of one step; arrays with a column a contact."""

    rows: Ints
    """The die that touches."""
    others: Ints
    """The row of the die it touches, or -1 for a prop."""
    prop_kinds: Ints
    """The kind of the prop it touches; of no meaning between dice."""
    normals: Floats
    """(2, n), towards the die of `rows`."""
    points_mm: Floats
    """(2, n), in the lane's own coordinates."""
    depths_mm: Floats
    """How far the two overlap."""
    prop_velocities: Floats
    """(3, n): how the prop's touching point moves."""


@dataclass(frozen=True, slots=True)
class Bodies:
    """Dice as the plane sees them: columns for x, y, angle and their speeds, by row."""

    rows: Ints
    motions: Floats
    """(n, 6): x, y, angle, their speeds; in the lane's own coordinates, at the end of the step."""


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

    def __init__(self, table: Table, outlines: Outlines, everyone: Dice) -> None:
        self._table = table
        self._outlines = outlines
        self._lane_of_row = everyone.lanes
        self._half_mm = everyone.half_mm
        self._mass_g = 1.0 / everyone.inverse_mass
        self._offsets = _tile_offsets(int(everyone.lanes[-1]) + 1, max(table.size_mm))
        self._space = pymunk.Space()
        self._space.collision_persistence = 1
        self._dice: dict[int, pymunk.Body] = {}
        self._present: set[int] = set()
        self._row_of_id: dict[int, int] = {}
        self._movers: dict[int, tuple[int, int, pymunk.Body]] = {}
        self._read, self._written, self._found = batch.Buffer(), batch.Buffer(), batch.Buffer()
        for lane in range(len(self._offsets)):
            self._furnish(lane)
        self._order = Order()
        self._motor = any(isinstance(prop, Wheel) for prop in table.props)

    def pass_time(self, at_s: float, step_s: float) -> None:
        """Let motors and paddles go on with no die near."""
        if self._present:
            self._admit(np.zeros(0, np.int64))
        if self._motor:
            self._guide_paddles(at_s, step_s)
            self._space.step(step_s)

    def contacts(self, bodies: Bodies, at_s: float, step_s: float) -> Contacts | None:
        """Who touches whom, with the dice where `bodies` says at the end of the step."""
        self._admit(bodies.rows)
        self._guide_paddles(at_s, step_s)
        self._place(bodies, step_s)
        self._space.step(step_s)
        return self._collect()

    def wheel_turns(self, lane: int) -> tuple[float, ...]:
        """The angle of each wheel of a lane, in the table's order."""
        return tuple(
            body.angle
            for at, kind, body in self._movers.values()
            if at == lane and isinstance(self._prop(kind), Wheel)
        )

    def _prop(self, kind: int) -> Prop:
        return self._table.props[kind - FIRST_PROP_KIND]

    def _furnish(self, lane: int) -> None:
        """Add one lane's props to the space."""
        for kind, prop in enumerate(self._table.props, FIRST_PROP_KIND):
            if isinstance(prop, Box | Post):
                self._space.add(_static_shape(self._space.static_body, prop, self._offsets[lane]))
            else:
                body = self._add_mover(prop, self._offsets[lane])
                self._movers[body.id] = (lane, kind, body)

    def _add_mover(self, prop: Paddle | Wheel, offset: Floats) -> pymunk.Body:
        if isinstance(prop, Paddle):
            return _add_paddle(self._space, prop, offset)
        return _add_wheel(self._space, prop, offset)

    def _admit(self, rows: Ints) -> None:
        """Bring in the dice that came near, send away those that left."""
        wanted = set(rows.tolist())
        if wanted == self._present:
            return
        for row in sorted(self._present - wanted):
            body = self._dice[row]
            self._space.remove(body, *body.shapes)
            self._order.leave(row)
        for row in sorted(wanted - self._present):
            body = self._dice.get(row) or self._make_die(row)
            self._space.add(body, *body.shapes)
            self._order.enter(row)
        self._present = wanted

    def _make_die(self, row: int) -> pymunk.Body:
        mass, half = float(self._mass_g[row]), float(self._half_mm[row])
        body = pymunk.Body(mass, mass * (2 * half) ** 2 / 6)
        shape = pymunk.Poly.create_box(body, (2 * half, 2 * half))
        shape.elasticity, shape.friction = 0.5, 0.5
        self._dice[row] = body
        self._row_of_id[body.id] = row
        return body

    def _guide_paddles(self, at_s: float, step_s: float) -> None:
        """Send each paddle to where its path is at the end of the step."""
        poses: dict[int, tuple[Pose, Pose]] = {}
        for lane, kind, body in self._movers.values():
            prop = self._prop(kind)
            if isinstance(prop, Paddle):
                if kind not in poses:
                    poses[kind] = (prop.path.pose(at_s), prop.path.pose(at_s + step_s))
                _send(body, *poses[kind], self._offsets[lane], step_s)

    def _place(self, bodies: Bodies, step_s: float) -> None:
        """Put the dice one step back, so that pymunk's own step brings them where they are."""
        self._read.clear()
        batch.get_space_bodies(self._space, _BODY_FIELDS, self._read)
        table = np.frombuffer(self._read.float_buf(), np.float64).reshape(-1, 6).copy()
        rows = np.array(self._order.rows, np.int64)
        slots = len(self._movers) + np.arange(len(rows))
        motions = bodies.motions[np.searchsorted(bodies.rows, rows)].copy()
        motions[:, :3] -= motions[:, 3:] * step_s
        motions[:, :2] += self._offsets[self._lane_of_row[rows]]
        table[slots] = motions
        self._written.set_float_buf(table.reshape(-1))
        self._written.set_int_buf(np.zeros(0, np.uintp))
        batch.set_space_bodies(self._space, _BODY_FIELDS, self._written)

    def _collect(self) -> Contacts | None:
        self._found.clear()
        batch.get_space_arbiters(self._space, _ARBITER_FIELDS, self._found)
        ids = np.frombuffer(self._found.int_buf(), np.uintp).reshape(-1, 3).astype(np.int64)
        if not len(ids):
            return None
        floats = np.frombuffer(self._found.float_buf(), np.float64).reshape(-1, 12).copy()
        first = np.array([self._row_of_id.get(i, -1) for i in ids[:, 0].tolist()], np.int64)
        second = np.array([self._row_of_id.get(i, -1) for i in ids[:, 1].tolist()], np.int64)
        dice = (first >= 0) | (second >= 0)
        return self._sorted(first[dice], second[dice], ids[dice], floats[dice])

    def _sorted(self, first: Ints, second: Ints, ids: Ints, floats: Floats) -> Contacts | None:
        """Contacts with a die first, the lower row of two dice, by row."""
        if not len(first):
            return None
        swap = (first < 0) | ((second >= 0) & (second < first))
        rows, others = np.where(swap, second, first), np.where(swap, first, second)
        order = np.lexsort((floats[:, 0], others, rows))
        rows, others, floats, ids = rows[order], others[order], floats[order], ids[order]
        normals = np.where(swap[order], 1.0, -1.0) * floats[:, :2].T
        points, depths = _middles(floats[:, 2:], ids[:, 2])
        points -= self._offsets[self._lane_of_row[rows]].T
        prop_ids = np.where(swap[order], ids[:, 0], ids[:, 1])
        kinds, velocities = self._props_at(prop_ids, others, points)
        return Contacts(rows, others, kinds, normals, points, depths, velocities)

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
        return kinds, velocities


def _tile_offsets(lanes: int, span_mm: float) -> Floats:
    """Tiles in a square, so that offsets stay small and float steps with them."""
    side = ceil(sqrt(lanes))
    numbers = np.arange(float(lanes))
    pitch = span_mm + TILE_GAP_MM
    return np.column_stack([numbers % side, numbers // side]) * pitch


def _static_shape(body: pymunk.Body, prop: Box | Post, offset: Floats) -> pymunk.Shape:
    x, y = prop.place_mm[0] + float(offset[0]), prop.place_mm[1] + float(offset[1])
    if isinstance(prop, Post):
        return pymunk.Circle(body, prop.radius_mm, (x, y))
    return pymunk.Poly(body, rectangle((x, y), prop.size_mm, prop.turn_rad))


def _add_paddle(space: pymunk.Space, prop: Paddle, offset: Floats) -> pymunk.Body:
    body = pymunk.Body(body_type=pymunk.Body.KINEMATIC)
    space.add(body, pymunk.Poly.create_box(body, prop.size_mm))
    pose = prop.path.pose(0.0)
    body.position = (pose.place_mm[0] + float(offset[0]), pose.place_mm[1] + float(offset[1]))
    body.angle = pose.turn_rad
    return body


def _add_wheel(space: pymunk.Space, prop: Wheel, offset: Floats) -> pymunk.Body:
    hub = (prop.place_mm[0] + float(offset[0]), prop.place_mm[1] + float(offset[1]))
    body = pymunk.Body(prop.mass_g, prop.mass_g * prop.arm_mm**2 / 3)
    body.position, body.angle, body.angular_velocity = hub, prop.turn_rad, prop.spin_rad_s
    space.add(body)
    for arm in range(prop.arms):
        turn = 2 * np.pi * arm / prop.arms
        middle = (prop.arm_mm / 2 * float(np.cos(turn)), prop.arm_mm / 2 * float(np.sin(turn)))
        corners = rectangle(middle, (prop.arm_mm, prop.thickness_mm), turn)
        shape = pymunk.Poly(body, corners)
        shape.elasticity, shape.friction = 0.5, 0.5
        space.add(shape)
    motor = pymunk.SimpleMotor(space.static_body, body, -prop.spin_rad_s)
    motor.max_force = prop.torque_g_mm2_s2
    space.add(pymunk.PivotJoint(space.static_body, body, hub), motor)
    return body


def _send(body: pymunk.Body, now: Pose, then: Pose, offset: Floats, step_s: float) -> None:
    """Let a paddle's body reach its next pose by the step's end."""
    x, y = now.place_mm[0] + float(offset[0]), now.place_mm[1] + float(offset[1])
    body.position, body.angle = (x, y), now.turn_rad
    body.velocity = (
        (then.place_mm[0] - now.place_mm[0]) / step_s,
        (then.place_mm[1] - now.place_mm[1]) / step_s,
    )
    body.angular_velocity = (then.turn_rad - now.turn_rad) / step_s


def _middles(found: Floats, counts: Ints) -> tuple[Floats, Floats]:
    """One point and depth a contact: pymunk gives two where sides meet, weighed by depth."""
    depth1 = np.maximum(-found[:, 4], 0.0)
    depth2 = np.where(counts > 1, np.maximum(-found[:, 9], 0.0), 0.0)
    one = (found[:, 0:2] + found[:, 2:4]) / 2
    two = (found[:, 5:7] + found[:, 7:9]) / 2
    share = (depth2 / np.maximum(depth1 + depth2, 1e-12))[:, None]
    points = np.where(share > 0.0, one * (1.0 - share) + two * share, one)
    return np.ascontiguousarray(points.T), np.maximum(depth1, depth2)
