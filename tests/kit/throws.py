"""Throws for the tests of the physics: tables, dice in flight, and what can be measured on them.

A die is 16 mm; lying flat on the table its middle is 8 mm high.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from math import cos, sin

import numpy as np

from dexterity.content.names import Names
from dexterity.content.shapes import Circle, Polygon
from dexterity.content.target import Area, Hole, Target, TargetId
from dexterity.content.targets import load_target
from dexterity.physics.arrays import Bools, Floats
from dexterity.physics.batch import LaunchArrays, ThrowBatch
from dexterity.physics.dice.cube import frames_of
from dexterity.physics.dice.die import DICE, Die
from dexterity.physics.results.flight import Flight, arrays_of, fly
from dexterity.physics.scene.materials import Material, Touch
from dexterity.physics.scene.props import Box, LyingDie, Paddle, Path, Post, Prop, Wheel
from dexterity.physics.scene.table import Table
from dexterity.places import levels
from dexterity.units import GRAVITY_MM_S2
from dexterity.values.colour import DieColour
from dexterity.values.landing import Zone
from dexterity.values.launch import Launch
from dexterity.values.vectors import Quaternion, Vec2, Vec3

RED = DICE[DieColour.RED]
WHITE = DICE[DieColour.WHITE]

UPRIGHT: Quaternion = (1.0, 0.0, 0.0, 0.0)
STILL: Vec3 = (0.0, 0.0, 0.0)
LYING_MM = RED.half_mm
"""Height of the middle of a die that lies on the table."""

ALL_CORNERS = np.array([(i, j, k) for i in (-1.0, 1.0) for j in (-1.0, 1.0) for k in (-1.0, 1.0)])

PLAIN = {
    Material.WOOD: Touch(restitution=0.40, friction=0.40),
    Material.CARD: Touch(restitution=0.12, friction=0.90),
    Material.FELT: Touch(restitution=0.10, friction=0.90),
    Material.RESIN: Touch(restitution=0.55, friction=0.25),
    Material.SKIN: Touch(restitution=0.15, friction=0.70),
}
"""The tests' own touches, for examples that must not move whenever the game is tuned."""

SLIPPERY = {material: replace(touch, friction=0.0) for material, touch in PLAIN.items()}
"""No friction anywhere: what slides goes on sliding."""


# --- tables -----------------------------------------------------------------------------------


@cache
def classic() -> Target:
    """The board with sections and holes that the game begins with."""
    return load_target(levels() / "targets" / "classic.toml")


def bare_table() -> Table:
    """A plain so wide that no die leaves it."""
    return Table(size_mm=(6000.0, 6000.0))


def plain_table(*props: Prop) -> Table:
    """The same with these on it, and the tests' own touches."""
    return replace(bare_table(), props=props, touches=PLAIN)


def target_table(*props: Prop) -> Table:
    """The classic target on the table of the game."""
    return Table(target=classic(), props=props)


def full_table() -> Table:
    """The target behind a box and posts, and dice lying before and on it."""
    box = Box("box", (70.0, -250.0), (90.0, 50.0), 40.0, turn_rad=0.3)
    posts = (Post("left post", (-60.0, -240.0), 10.0, 60.0), Post("post", (0.0, -290.0), 8.0, 30.0))
    lying = (
        LyingDie(RED, (-20.0, -230.0), turn_rad=0.4),
        LyingDie(WHITE, (10.0, -120.0), turn_rad=1.0, face_up=0),
        LyingDie(RED, (30.0, 40.0)),
    )
    return replace(target_table(box, *posts), lying=lying)


def busy_table() -> Table:
    """All that a table can hold: the full table with a paddle and a wheel."""
    sweep = there_and_back((-120.0, -330.0), (120.0, -330.0), lasts_s=0.5)
    moving: tuple[Prop, ...] = (
        Paddle("paddle", sweep, (80.0, 14.0), 30.0),
        Wheel("wheel", (0.0, -380.0), arms=3, arm_mm=50.0, height_mm=30.0, spin_rad_s=4.0),
    )
    full = full_table()
    return replace(full, props=(*full.props, *moving))


def board_with(*holes: Circle, half_mm: float = 100.0) -> Target:
    """A square board of one section, with these holes."""
    square = Polygon(
        ((-half_mm, -half_mm), (half_mm, -half_mm), (half_mm, half_mm), (-half_mm, half_mm))
    )
    return Target(
        id=TargetId("square"),
        names=Names("Square", "Carré"),
        thickness_mm=2.0,
        outline=square,
        areas=(Area(Zone.SECTION, 1, square),),
        holes=tuple(map(Hole, holes)),
    )


def there_and_back(one_mm: Vec2, other_mm: Vec2, lasts_s: float) -> Path:
    """To and fro for ever, without turning."""
    times = (0.0, lasts_s / 2, lasts_s)
    return Path(times, (one_mm, other_mm, one_mm), (0.0, 0.0, 0.0), goes_round=True)


def straight(one_mm: Vec2, other_mm: Vec2, lasts_s: float, after_s: float = 0.0) -> Path:
    """Once from one place to the other, without turning."""
    return Path((after_s, after_s + lasts_s), (one_mm, other_mm), (0.0, 0.0))


def all_alike(restitution: float, friction: float) -> dict[Material, Touch]:
    """One touch for every material."""
    return dict.fromkeys(Material, Touch(restitution, friction))


# --- launches ---------------------------------------------------------------------------------


def tumbling_launches(
    count: int,
    seed: int,
    *,
    from_mm: Vec3 = (0.0, -520.0, 150.0),
    velocity_mm_s: Vec3 = (0.0, 1450.0, 300.0),
    spread_mm_s: float = 150.0,
    most_spin_rad_s: float = 40.0,
) -> LaunchArrays:
    """Throws of a loose hand: any orientation, any axis of spin; aimed at the middle."""
    rng = np.random.default_rng(seed)
    spin = rng.uniform(0.0, most_spin_rad_s, (count, 1))
    return LaunchArrays(
        np.array(from_mm) + rng.normal(0.0, 10.0, (count, 3)),
        np.array(velocity_mm_s) + rng.normal(0.0, spread_mm_s, (count, 3)),
        _unit(rng.standard_normal((count, 4))),
        spin * _unit(rng.standard_normal((count, 3))),
    )


def dropped_launches(count: int, seed: int, from_mm: Vec3) -> LaunchArrays:
    """Dice let go at one place without a push, held in any orientation."""
    rng = np.random.default_rng(seed)
    still = np.zeros((count, 3))
    return LaunchArrays(still + from_mm, still, _unit(rng.standard_normal((count, 4))), still)


def drop(place_mm: Vec3, orientation: Quaternion = UPRIGHT) -> Launch:
    """Let go without a push."""
    return Launch(place_mm, STILL, orientation, STILL)


def slide(place_mm: Vec2, velocity_mm_s: Vec2, ground_mm: float = 0.0, yaw: float = 0.0) -> Launch:
    """Flat on the ground, pushed level."""
    return Launch((*place_mm, ground_mm + LYING_MM), (*velocity_mm_s, 0.0), turned(yaw), STILL)


def shot(place_mm: Vec3, velocity_mm_s: Vec3, orientation: Quaternion = UPRIGHT) -> Launch:
    """Thrown without spin."""
    return Launch(place_mm, velocity_mm_s, orientation, STILL)


def turned(yaw_rad: float) -> Quaternion:
    """Flat, turned about the vertical."""
    return (cos(yaw_rad / 2), 0.0, 0.0, sin(yaw_rad / 2))


def repeated(launch: Launch, count: int) -> LaunchArrays:
    """The same launch in many lanes."""
    return arrays_of([launch] * count)


def chosen(launches: LaunchArrays, which: Sequence[int] | slice | Bools) -> LaunchArrays:
    """Some of the launches."""
    return LaunchArrays(
        launches.position_mm[which],
        launches.velocity_mm_s[which],
        launches.orientation[which],
        launches.spin_rad_s[which],
    )


def joined(*parts: LaunchArrays) -> LaunchArrays:
    """All of the launches, one part after the other."""
    return LaunchArrays(
        np.concatenate([part.position_mm for part in parts]),
        np.concatenate([part.velocity_mm_s for part in parts]),
        np.concatenate([part.orientation for part in parts]),
        np.concatenate([part.spin_rad_s for part in parts]),
    )


def single(launches: LaunchArrays, lane: int) -> Launch:
    """One of the launches as a value."""
    px, py, pz = launches.position_mm[lane].tolist()
    vx, vy, vz = launches.velocity_mm_s[lane].tolist()
    w, x, y, z = launches.orientation[lane].tolist()
    sx, sy, sz = launches.spin_rad_s[lane].tolist()
    return Launch((px, py, pz), (vx, vy, vz), (w, x, y, z), (sx, sy, sz))


def mirrored(launches: LaunchArrays) -> LaunchArrays:
    """Left and right exchanged. What turns about the mirror's own axis turns on as before."""
    across, spin = np.array([-1.0, 1.0, 1.0]), np.array([1.0, -1.0, -1.0])
    return LaunchArrays(
        launches.position_mm * across,
        launches.velocity_mm_s * across,
        launches.orientation * np.array([1.0, *spin]),
        launches.spin_rad_s * spin,
    )


def _unit(rows: Floats) -> Floats:
    unit: Floats = rows / np.sqrt((rows * rows).sum(1, keepdims=True))
    return unit


# --- measuring --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Moment:
    """All dice of all lanes after a step: a row a lane, a column a die, the thrown one first."""

    at_s: float
    places_mm: Floats
    """(3, lanes, dice)"""
    velocities_mm_s: Floats
    lifts_mm: Floats
    """(lanes,): the energy of all dice together, potential energy counted from the table's top,
    as the height to which it could lift one of them."""


def moments(lanes: ThrowBatch) -> Iterator[Moment]:
    """The throws step by step, from the release to the end."""
    yield moment(lanes)
    while not lanes.done:
        lanes.step()
        yield moment(lanes)


def moment(lanes: ThrowBatch) -> Moment:
    shape = (lanes.count, lanes.per_lane)
    dice, motions = lanes.everyone, lanes.motions()
    squares = motions * motions
    moving = squares[:3].sum(0) / dice.inverse_mass + squares[3:].sum(0) / dice.inverse_inertia
    lifts = moving * dice.inverse_mass / (2.0 * GRAVITY_MM_S2) + dice.places[2]
    return Moment(
        lanes.now_s,
        dice.places.reshape(3, *shape).copy(),
        motions[:3].reshape(3, *shape),
        np.where(lanes.fallen, 0.0, lifts).reshape(shape).sum(1),
    )


def ended(launches: LaunchArrays, table: Table, die: Die = RED) -> ThrowBatch:
    """Throws stepped to their end, with every die's last place and turn written down."""
    lanes = ThrowBatch(table, die, launches)
    lanes.run()
    lanes.finish()
    return lanes


def corners_mm(places: Floats, turns: Floats, half_mm: Floats | float = LYING_MM) -> Floats:
    """(8, 3, n): the corners of dice, wherever they are."""
    corners: Floats = np.einsum("sa,acn->scn", ALL_CORNERS, frames_of(turns)) * half_mm + places
    return corners


def thrown(launch: Launch, table: Table | None = None, die: Die = RED) -> Flight:
    """One throw, on a plain table unless told otherwise."""
    return fly(launch, table or plain_table(), die)


def touched(flight: Flight) -> set[str]:
    """The names of all that the thrown die touched."""
    return {hit.touched for hit in flight.hits}
