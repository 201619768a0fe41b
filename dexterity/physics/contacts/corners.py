"""The law of contact on level ground, for points of dice one after the other.

Each impulse is worked out from what the last one left: what one corner gets, another loses. What is
below its surface is let up no faster than `tuning.RISE_MM_S`.

The law is written twice: `contact_law` has it for any two sides and any direction. Sent through
there, the same throws took 1.19 to 1.24 times as long a step alone and 1.20 to 1.30 times in 2,000
lanes; a test holds that both say the same.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np

from dexterity.physics import tuning
from dexterity.physics.arrays import Bools, Floats, Ints, any_of, chosen
from dexterity.physics.contact_law import LEAST_SLIDE_MM_S, Grip


@dataclass(frozen=True, slots=True)
class ContactPoints:
    """Points of dice over level ground, and all that their answer needs.

    One block for all of it, since some dice are picked out of many several times a step.
    """

    block: Floats
    """(points, lines, n), see `PointRow`."""
    ease: Floats
    """(2, n): inverse mass and inverse inertia of the dice."""

    def __len__(self) -> int:
        return len(self.block)

    @property
    def dice(self) -> int:
        """How many there are."""
        return int(self.block.shape[2])

    def sinking(self, motions: Floats) -> Floats:
        """(n,): how fast the worst point would go beyond what just brings it to the ground."""
        swing = motions[4:2:-1] * self.block[:, PointRow.LIFT]
        excess: Floats = motions[2] + swing[:, 1] + swing[:, 0] - self.block[:, PointRow.RISE]
        worst: Floats = np.minimum.reduce(excess)
        return worst

    def at(self, columns: Ints) -> "ContactPoints":
        """The points of some dice, which no longer rebound: each hit does so once."""
        block = self.block.take(columns, axis=2)
        block[:, PointRow.BOUNCE] = 0.0
        return ContactPoints(block, self.ease.take(columns, axis=1))


class PointRow:
    """Where each number of a point stands in its lines."""

    SPIN: Final = slice(0, 2)
    """The arm's -y and x: how twisting moves the point."""
    LEVEL: Final = slice(1, 3)
    """The arm's x and y."""
    LIFT: Final = slice(3, 5)
    """The arm's -x and y: how tumbling, y before x, lifts the point."""
    TILT: Final = slice(5, 7)
    """The arm's z and -z: how tumbling, y before x, slides the point."""
    HEAVE: Final = slice(7, 10)
    """What an upward impulse of one gives: upward speed, and tumbling, y before x."""
    RISE: Final = 10
    """Upward speed that just brings the point to the ground; it does not touch with more."""
    HARD: Final = 11
    """Upward speed, below 0, below which it touches so hard that it bounces."""
    BOUNCE: Final = 12
    """Upward speed after a hard hit, for each unit of it before."""
    FRICTION: Final = 13
    EASE_UP: Final = 14
    """Speed upwards that an impulse of one gives the point."""
    EASE_ASIDE: Final = 15
    """The same for a slide, at most."""
    LINES: Final = 16


_HEAVES: Final = np.array([2, 4, 3])
"""Rising and tumbling, y before x, among the motions of dice."""


def contact_points_at(
    arms: Floats, rise: Floats, grip: Grip, inverse_mass: Floats, inverse_inertia: Floats
) -> ContactPoints:
    """The points at the ends of arms (points, 3, n)."""
    block = np.empty((len(arms), PointRow.LINES, arms.shape[2]))
    np.negative(arms[:, 1::-1], out=block[:, 0:4:3])
    block[:, PointRow.LEVEL] = arms[:, :2]
    block[:, 4:6] = arms[:, 1:]
    np.negative(arms[:, 2], out=block[:, 6])
    block[:, 7] = inverse_mass
    np.multiply(block[:, PointRow.LIFT], inverse_inertia, out=block[:, 8:10])
    block[:, PointRow.RISE] = rise
    np.minimum(rise, -tuning.HARD_HIT_MM_S, out=block[:, PointRow.HARD])
    np.negative(grip.restitution, out=block[:, PointRow.BOUNCE])
    block[:, PointRow.FRICTION] = grip.friction
    squares = arms * arms
    flat = inverse_mass + inverse_inertia * (squares[:, 0] + squares[:, 1])
    block[:, PointRow.EASE_UP] = flat
    np.add(flat, inverse_inertia * squares[:, 2], out=block[:, PointRow.EASE_ASIDE])
    return ContactPoints(block, np.stack([inverse_mass, inverse_inertia]))


def answer_points(
    points: ContactPoints,
    motions: Floats,
    order: range,
    pressed: Floats,
    *,
    fresh: bool = False,
) -> Floats:
    """Answer the points once, in order, on top of the impulses they were `pressed` with so far.

    Changes motions and `pressed` in place; gives the approach speeds of those that touched, else 0.
    `fresh` says that nothing was pressed so far.
    """
    heaves, slides, twists = motions.take(_HEAVES, axis=0), motions[:2], motions[5]
    rises, tumbles = heaves[0], heaves[1:]
    inverse_mass, inverse_inertia = points.ease
    speeds = np.full_like(pressed, np.inf)
    for point in order:
        point_row, so_far, sinking = points.block[point], pressed[point], speeds[point]
        tilt, spin = point_row[PointRow.TILT], point_row[PointRow.SPIN]
        swing = tumbles * point_row[PointRow.LIFT]
        np.add(rises, swing[1], out=sinking)
        sinking += swing[0]
        touching = sinking < point_row[PointRow.RISE]
        if not any_of(touching if fresh else touching | (so_far > 0.0)):
            continue
        normal = (_rebound(point_row, sinking) - sinking) / point_row[PointRow.EASE_UP]
        np.maximum(normal, 0.0 if fresh else -so_far, out=normal)
        so_far += normal
        heaves += point_row[PointRow.HEAVE] * normal
        slide = slides + tumbles * tilt + spin * twists
        squares = slide * slide
        speed = np.sqrt(squares[0] + squares[1]) + LEAST_SLIDE_MM_S
        outward = point_row[PointRow.LEVEL] * slide
        along = (outward[0] + outward[1]) / speed
        ease = point_row[PointRow.EASE_ASIDE] - inverse_inertia * along * along
        pressing = normal if fresh else np.maximum(normal, 0.0)
        slide *= np.minimum(point_row[PointRow.FRICTION] * pressing, speed / ease) / speed
        slides -= slide * inverse_mass
        slide *= inverse_inertia
        tumbles -= slide * tilt
        twisting = spin * slide
        twists -= twisting[0] + twisting[1]
    motions[2], motions[4:2:-1] = rises, tumbles
    return np.where(speeds < points.block[:, PointRow.RISE], -speeds, 0.0)


def _rebound(point_row: Floats, sinking: Floats) -> Floats:
    """The upward speed that a touch leaves a point with."""
    hard = sinking < point_row[PointRow.HARD]
    rise: Floats = point_row[PointRow.RISE]
    return np.where(hard, point_row[PointRow.BOUNCE] * sinking, rise) if any_of(hard) else rise


@dataclass(frozen=True, slots=True)
class Bearing:
    """Further points, of those dice that lie across an edge."""

    columns: Ints
    points: ContactPoints


@dataclass(frozen=True, slots=True)
class Pressed:
    """How fast points approached the ground that touched it, else 0."""

    corners: Floats
    bearing: Floats
    """Nothing where no die has such points."""


def press_on_ground(
    motions: Floats, corners: ContactPoints, bearing: Bearing | None = None
) -> Pressed:
    """Let the ground answer the corners of dice and the bearing points, changing motions in place.

    Dice that would still sink go through their points again, there and back. Dice across an edge
    that touch softly do so in any case, and have taken back what proves too much: borne by many
    points, they would else never lie still.
    """
    steps = [_Step(corners)]
    if bearing is not None:
        steps.append(_Step(bearing.points, bearing.columns))
    for step in steps:
        step.go_through(motions)
    settling = _settling(motions, steps)
    for number in range(2 * tuning.MORE_SWEEPS):
        again = settling | _sinking(motions, steps)
        if not any_of(again):
            break
        backwards = number % 2 == 0
        for step in reversed(steps) if backwards else steps:
            step.go_through_again(motions, again, settling, backwards=backwards)
    return Pressed(steps[0].approaches, steps[1].approaches if bearing else np.zeros((0, 0)))


class _Step:
    """Points that are gone through together."""

    def __init__(self, points: ContactPoints, columns: Ints | None = None) -> None:
        self.points = points
        self.columns = columns
        self.approaches: Floats = np.zeros(0)
        self._pressed = np.zeros((len(points), points.dice))

    def go_through(self, motions: Floats) -> None:
        """Answer all points for the first time."""
        order = range(len(self.points))
        if self.columns is None:
            self.approaches = answer_points(self.points, motions, order, self._pressed, fresh=True)
            return
        some = motions.take(self.columns, axis=1)
        self.approaches = answer_points(self.points, some, order, self._pressed, fresh=True)
        motions[:, self.columns] = some

    def go_through_again(
        self, motions: Floats, again: Bools, settling: Bools, *, backwards: bool
    ) -> None:
        """Answer the points of some dice once more."""
        these = chosen(again if self.columns is None else again.take(self.columns))
        if not these.size:
            return
        columns = these if self.columns is None else self.columns[these]
        points = range(len(self.points))
        order = points[::-1] if backwards else points
        some = motions.take(columns, axis=1)
        settles = settling.take(columns)
        pressed = self._pressed.take(these, axis=1) * settles
        fresh = not any_of(settles)
        found = answer_points(self.points.at(these), some, order, pressed, fresh=fresh)
        motions[:, columns] = some
        self._pressed[:, these] = pressed
        self.approaches[:, these] = np.maximum(self.approaches.take(these, axis=1), found)


def _settling(motions: Floats, steps: list[_Step]) -> Bools:
    """Which dice across an edge touch and are about to come to rest."""
    settling: Bools = np.zeros(motions.shape[1], np.bool_)
    columns = steps[-1].columns
    if columns is not None:
        moves = motions[:3, columns]
        squares = moves * moves
        slow = squares[0] + squares[1] + squares[2] < tuning.SETTLING_MM_S**2
        touching = np.maximum.reduce(steps[-1].approaches) > 0.0
        touching |= np.maximum.reduce(steps[0].approaches[:, columns]) > 0.0
        settling[columns] = slow & touching
    return settling


def _sinking(motions: Floats, steps: list[_Step]) -> Bools:
    """Which dice would go on sinking."""
    worst = steps[0].points.sinking(motions)
    columns = steps[-1].columns
    if columns is not None:
        worst[columns] = np.minimum(worst[columns], steps[-1].points.sinking(motions[:, columns]))
    return np.asarray(worst < -tuning.SINKING_MM_S)
