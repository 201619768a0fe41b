"""The one law of contact: a normal impulse with restitution, then dry friction, at one point.

Impulses are applied one after the other, each worked out from what the last one left, and each
takes energy away or leaves it; only dice that settle across an edge have some taken back again.
Contacts are foreseen: a point at a gap above a surface touches if its speed would carry it
through within the time left. A hard hit gets its rebound; a soft one just the speed that brings it
to the surface. What is below all the same is let up no faster than `feel.RISE_MM_S`.

Motions are (6, n): velocity x, y, z and spin x, y, z of each die.
"""

from dataclasses import dataclass
from math import sqrt

import numpy as np

from dexterity.physics import feel
from dexterity.physics.cube import Bools, Floats, Ints, any_of, chosen

_FEW = 3
"""Dice up to which plain numbers are quicker than arrays."""

_LEAST_SLIDE_MM_S = 1e-9
"""Keeps the direction of a slide that is not there from being a division by zero."""


@dataclass(frozen=True, slots=True)
class Grip:
    """How a contact answers: arrays that broadcast over the contacts."""

    restitution: Floats
    friction: Floats


@dataclass(frozen=True, slots=True)
class Side:
    """One side of contacts: dice that touch, the touching points, how easily they give way."""

    motions: Floats
    arms: Floats
    inverse_mass: Floats
    inverse_inertia: Floats

    def speeds(self) -> Floats:
        """Velocities of the touching points."""
        speeds: Floats = self.motions[:3] + cross(self.motions[3:], self.arms)
        return speeds

    def ease(self, directions: Floats) -> Floats:
        """Speed along a direction that an impulse of one along it gives.

        The square of an arm crossed with a direction, for a body as easily turned any way.
        """
        along = _dot(self.arms, directions)
        lever = _dot(self.arms, self.arms) - along * along
        return self.inverse_mass + self.inverse_inertia * lever

    def push(self, impulses: Floats) -> None:
        """Take impulses at the touching points."""
        self.motions[:3] += impulses * self.inverse_mass
        self.motions[3:] += cross(self.arms, impulses) * self.inverse_inertia


@dataclass(frozen=True, slots=True)
class Unmoved:
    """The side of contacts that no die can move: a wall, or a prop that moves as it will."""

    velocities: Floats

    def speeds(self) -> Floats:
        """Velocities of the touching points."""
        return self.velocities

    def ease(self, _directions: Floats) -> float:
        """It does not give way."""
        return 0.0

    def push(self, _impulses: Floats) -> None:
        """It does not notice."""


@dataclass(frozen=True, slots=True)
class _Floor:
    """Points (points, n) of dice over level ground, and all that their answer needs."""

    motions: Floats
    arms: Floats
    allowed: Floats
    ease_normal: Floats
    ease_slide: Floats
    restitution: Floats
    friction: Floats
    inverse_mass: Floats
    inverse_inertia: Floats

    def sinking(self) -> Floats:
        """How fast each point would go beyond what just brings it to the ground."""
        _, _, vz, wx, wy, _ = self.motions
        sinking: Floats = vz + wx * self.arms[:, 1] - wy * self.arms[:, 0] + self.allowed
        return sinking

    def at(self, columns: Ints) -> "_Floor":
        """The points of some dice, which no longer rebound: each hit does so once."""
        return _Floor(
            self.motions.take(columns, axis=-1),
            self.arms.take(columns, axis=-1),
            self.allowed.take(columns, axis=-1),
            self.ease_normal.take(columns, axis=-1),
            self.ease_slide.take(columns, axis=-1),
            np.zeros((len(self.allowed), len(columns))),
            self.friction.take(columns, axis=-1),
            self.inverse_mass.take(columns),
            self.inverse_inertia.take(columns),
        )


def press_on_floor(
    dice: Side, gaps: Floats, left_s: Floats, grip: Grip, *, settle: bool = False
) -> Floats:
    """Let level surfaces below answer points, one after the other; arms are (points, 3, n).

    Changes motions in place; gives the approach speed of each point that touched, else 0.
    This is `push_apart` for the vertical, written out because every die needs it every step.
    What one corner gets another loses, so dice that would still sink go through their corners
    again, there and back. `settle` does so for all that touch softly, and takes back what proves
    too much: a die across an edge, borne by many points, would else never lie still.
    """
    arms, inverse_mass, inverse_inertia = dice.arms, dice.inverse_mass, dice.inverse_inertia
    lever = np.einsum("pij,pij->pj", arms, arms)
    floor = _Floor(
        dice.motions,
        arms,
        np.maximum(gaps / left_s, -feel.RISE_MM_S),
        inverse_mass + inverse_inertia * (lever - arms[:, 2] ** 2),
        inverse_mass + inverse_inertia * lever,
        grip.restitution,
        grip.friction,
        inverse_mass,
        inverse_inertia,
    )
    points = range(len(arms))
    pressed = np.zeros_like(gaps)
    approaches = _sweep(floor, points, pressed)
    soft = (approaches.max(0) > 0.0) & _is_slow(dice.motions) if settle else np.zeros(1, np.bool_)
    pressed *= soft
    sweeps = feel.SETTLING_SWEEPS if settle else feel.MORE_SWEEPS
    for number, order in enumerate((points[::-1], points) * sweeps):
        sinking = floor.sinking().min(0) < -feel.SINKING_MM_S
        again = chosen(soft | sinking if number < 2 * feel.MORE_SWEEPS else soft)
        if not again.size:
            break
        some = floor.at(again)
        so_far = pressed[:, again] if settle else np.zeros((len(gaps), len(again)))
        approaches[:, again] = np.maximum(approaches[:, again], _sweep(some, order, so_far))
        if settle:
            pressed[:, again] = so_far * soft[again]
        dice.motions[:, again] = some.motions
    return approaches


def _is_slow(motions: Floats) -> Bools:
    """Which dice are about to come to rest."""
    moves = motions * motions
    return np.asarray(moves[:3].sum(0) < feel.SETTLING_MM_S**2)


def _sweep(floor: _Floor, order: range, pressed: Floats) -> Floats:
    """Answer the points once, in order, on top of the impulses they were `pressed` with so far;
    gives their approach speeds."""
    if floor.arms.shape[2] <= _FEW:
        return _sweep_few(floor, order, pressed)
    vx, vy, vz, wx, wy, wz = floor.motions
    inverse_mass, inverse_inertia = floor.inverse_mass, floor.inverse_inertia
    approaches = np.zeros_like(floor.allowed)
    for point in order:
        rx, ry, rz = floor.arms[point]
        allowed = floor.allowed[point]
        sinking = vz + wx * ry - wy * rx
        touching = sinking + allowed < 0.0
        if not any_of(touching | (pressed[point] > 0.0)):
            continue
        np.copyto(approaches[point], -sinking, where=touching)
        hard = touching & (sinking < -feel.HARD_HIT_MM_S)
        rebound = np.where(hard, -floor.restitution[point] * sinking, -allowed)
        change = (rebound - sinking) / floor.ease_normal[point]
        normal = np.maximum(change, -pressed[point])
        pressed[point] += normal
        vz += normal * inverse_mass
        turning = normal * inverse_inertia
        wx += ry * turning
        wy -= rx * turning
        slide_x = vx + wy * rz - wz * ry
        slide_y = vy + wz * rx - wx * rz
        slide = np.sqrt(slide_x * slide_x + slide_y * slide_y) + _LEAST_SLIDE_MM_S
        along = (rx * slide_x + ry * slide_y) / slide
        ease = floor.ease_slide[point] - inverse_inertia * along * along
        drag = np.minimum(floor.friction[point] * np.maximum(normal, 0.0), slide / ease) / slide
        jx, jy = -drag * slide_x, -drag * slide_y
        vx += jx * inverse_mass
        vy += jy * inverse_mass
        jx *= inverse_inertia
        jy *= inverse_inertia
        wx -= rz * jy
        wy += rz * jx
        wz += rx * jy - ry * jx
    return approaches


def _sweep_few(floor: _Floor, order: range, pressed: Floats) -> Floats:
    """The same as `_sweep`, bit for bit, one die at a time in plain numbers.

    On a live die nearly all of an array's cost is that it is one: plain numbers take a quarter.
    """
    approaches = np.zeros_like(floor.allowed)
    for column in range(floor.arms.shape[2]):
        _sweep_one(floor, order, pressed, approaches, column)
    return approaches


def _sweep_one(
    floor: _Floor, order: range, pressed: Floats, approaches: Floats, column: int
) -> None:
    vx, vy, vz, wx, wy, wz = floor.motions[:, column].tolist()
    arms, allowed = floor.arms[:, :, column].tolist(), floor.allowed[:, column].tolist()
    ease_normal = floor.ease_normal[:, column].tolist()
    ease_slide = floor.ease_slide[:, column].tolist()
    restitution, friction = floor.restitution[:, column], floor.friction[:, column]
    inverse_mass = float(floor.inverse_mass[column])
    inverse_inertia = float(floor.inverse_inertia[column])
    for point in order:
        rx, ry, rz = arms[point]
        sinking = vz + wx * ry - wy * rx
        before = float(pressed[point, column])
        touching = sinking + allowed[point] < 0.0
        if not touching and not before > 0.0:
            continue
        if touching:
            approaches[point, column] = -sinking
        hard = touching and sinking < -feel.HARD_HIT_MM_S
        rebound = -float(restitution[point]) * sinking if hard else -allowed[point]
        normal = max((rebound - sinking) / ease_normal[point], -before)
        pressed[point, column] = before + normal
        vz += normal * inverse_mass
        turning = normal * inverse_inertia
        wx += ry * turning
        wy -= rx * turning
        slide_x = vx + wy * rz - wz * ry
        slide_y = vy + wz * rx - wx * rz
        slide = sqrt(slide_x * slide_x + slide_y * slide_y) + _LEAST_SLIDE_MM_S
        along = (rx * slide_x + ry * slide_y) / slide
        ease = ease_slide[point] - inverse_inertia * along * along
        drag = min(float(friction[point]) * max(normal, 0.0), slide / ease) / slide
        jx, jy = -drag * slide_x, -drag * slide_y
        vx += jx * inverse_mass
        vy += jy * inverse_mass
        jx *= inverse_inertia
        jy *= inverse_inertia
        wx -= rz * jy
        wy += rz * jx
        wz += rx * jy - ry * jx
    floor.motions[:, column] = vx, vy, vz, wx, wy, wz


def push_apart(
    die: Side, other: Side | Unmoved, normals: Floats, allowed: Floats, grip: Grip
) -> Floats:
    """Let two sides answer each other along `normals` (3, n), which point to the die.

    `allowed` is the speed of approach that would just not touch. Changes both sides' motions in
    place; gives the approach speeds of those that touched, else 0.
    """
    closing = _dot(die.speeds() - other.speeds(), normals)
    touching: Bools = closing + allowed < 0.0
    if not any_of(touching):
        return np.zeros(len(closing))
    rebound = np.where(closing < -feel.HARD_HIT_MM_S, -grip.restitution * closing, -allowed)
    ease = die.ease(normals) + other.ease(normals)
    normal = np.where(touching, (rebound - closing) / ease, 0.0)
    die.push(normals * normal)
    other.push(normals * -normal)
    _rub(die, other, normals, grip.friction * normal)
    return np.where(touching, -closing, 0.0)


def _rub(die: Side, other: Side | Unmoved, normals: Floats, most: Floats) -> None:
    """Dry friction: take the slide away with an impulse of at most `most`."""
    slides = die.speeds() - other.speeds()
    slides -= normals * _dot(slides, normals)
    slide = np.sqrt(_dot(slides, slides)) + _LEAST_SLIDE_MM_S
    directions = slides / slide
    drag = np.minimum(most, slide / (die.ease(directions) + other.ease(directions)))
    die.push(directions * -drag)
    other.push(directions * drag)


def cross(a: Floats, b: Floats) -> Floats:
    """The cross products of two (3, n) arrays; numpy's own costs five times as much."""
    product = np.empty_like(b)
    product[0] = a[1] * b[2] - a[2] * b[1]
    product[1] = a[2] * b[0] - a[0] * b[2]
    product[2] = a[0] * b[1] - a[1] * b[0]
    return product


def _dot(a: Floats, b: Floats) -> Floats:
    product: Floats = np.einsum("ij,ij->j", a, b)
    return product
