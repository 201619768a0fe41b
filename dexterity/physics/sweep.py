"""The law of contact on level ground, for points of dice one after the other.

Each impulse is worked out from what the last one left: what one corner gets, another loses. What is
below its surface is let up no faster than `feel.RISE_MM_S`.
"""

from dataclasses import dataclass
from math import sqrt
from typing import Final

import numpy as np

from dexterity.physics import feel
from dexterity.physics.contact import LEAST_SLIDE_MM_S, Grip
from dexterity.physics.cube import FEW, Floats, Ints, any_of


@dataclass(frozen=True, slots=True)
class Feet:
    """Points of dice over level ground, and all that their answer needs.

    One block for all of it, since some dice are picked out of many several times a step.
    """

    block: Floats
    """(points, lines, n), see `Foot`."""
    ease: Floats
    """(2, n): inverse mass and inverse inertia of the dice."""

    def __len__(self) -> int:
        return len(self.block)

    @property
    def dice(self) -> int:
        """How many there are."""
        return int(self.block.shape[2])

    @property
    def few(self) -> bool:
        """Whether plain numbers are quicker than arrays."""
        return self.dice <= FEW

    def sinking(self, motions: Floats) -> Floats:
        """(n,): how fast the worst point would go beyond what just brings it to the ground."""
        swing = motions[4:2:-1] * self.block[:, Foot.LIFT]
        excess: Floats = motions[2] + swing[:, 1] + swing[:, 0] - self.block[:, Foot.RISE]
        worst: Floats = np.minimum.reduce(excess)
        return worst

    def at(self, columns: Ints) -> "Feet":
        """The points of some dice, which no longer rebound: each hit does so once."""
        block = self.block.take(columns, axis=2)
        block[:, Foot.BOUNCE] = 0.0
        return Feet(block, self.ease.take(columns, axis=1))


class Foot:
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


def feet_at(
    arms: Floats, rise: Floats, grip: Grip, inverse_mass: Floats, inverse_inertia: Floats
) -> Feet:
    """The points at the ends of arms (points, 3, n)."""
    block = np.empty((len(arms), Foot.LINES, arms.shape[2]))
    np.negative(arms[:, 1::-1], out=block[:, 0:4:3])
    block[:, Foot.LEVEL] = arms[:, :2]
    block[:, 4:6] = arms[:, 1:]
    np.negative(arms[:, 2], out=block[:, 6])
    block[:, 7] = inverse_mass
    np.multiply(block[:, Foot.LIFT], inverse_inertia, out=block[:, 8:10])
    block[:, Foot.RISE] = rise
    np.minimum(rise, -feel.HARD_HIT_MM_S, out=block[:, Foot.HARD])
    np.negative(grip.restitution, out=block[:, Foot.BOUNCE])
    block[:, Foot.FRICTION] = grip.friction
    squares = arms * arms
    flat = inverse_mass + inverse_inertia * (squares[:, 0] + squares[:, 1])
    block[:, Foot.EASE_UP] = flat
    np.add(flat, inverse_inertia * squares[:, 2], out=block[:, Foot.EASE_ASIDE])
    return Feet(block, np.stack([inverse_mass, inverse_inertia]))


def sweep(
    feet: Feet, motions: Floats, order: range, pressed: Floats, *, fresh: bool = False
) -> Floats:
    """Answer the points once, in order, on top of the impulses they were `pressed` with so far.

    Changes motions and `pressed` in place; gives the approach speeds of those that touched, else 0.
    `fresh` says that nothing was pressed so far.
    """
    if feet.few:
        return _sweep_few(feet, motions, order, pressed)
    # Rising and tumbling, in the order in which tumbling slides a point; slides and twist.
    heaves, slides, twists = motions[[2, 4, 3]], motions[:2], motions[5]
    rises, tumbles = heaves[0], heaves[1:]
    inverse_mass, inverse_inertia = feet.ease
    speeds = np.full_like(pressed, np.inf)
    for point in order:
        foot, so_far, sinking = feet.block[point], pressed[point], speeds[point]
        tilt, spin = foot[Foot.TILT], foot[Foot.SPIN]
        swing = tumbles * foot[Foot.LIFT]
        np.add(rises, swing[1], out=sinking)
        sinking += swing[0]
        touching = sinking < foot[Foot.RISE]
        if not any_of(touching if fresh else touching | (so_far > 0.0)):
            continue
        normal = (_rebound(foot, sinking) - sinking) / foot[Foot.EASE_UP]
        np.maximum(normal, 0.0 if fresh else -so_far, out=normal)
        so_far += normal
        heaves += foot[Foot.HEAVE] * normal
        slide = slides + tumbles * tilt + spin * twists
        squares = slide * slide
        speed = np.sqrt(squares[0] + squares[1]) + LEAST_SLIDE_MM_S
        outward = foot[Foot.LEVEL] * slide
        along = (outward[0] + outward[1]) / speed
        ease = foot[Foot.EASE_ASIDE] - inverse_inertia * along * along
        pressing = normal if fresh else np.maximum(normal, 0.0)
        slide *= np.minimum(foot[Foot.FRICTION] * pressing, speed / ease) / speed
        slides -= slide * inverse_mass
        slide *= inverse_inertia
        tumbles -= slide * tilt
        twisting = spin * slide
        twists -= twisting[0] + twisting[1]
    motions[[2, 4, 3]] = heaves
    return np.where(speeds < feet.block[:, Foot.RISE], -speeds, 0.0)


def _rebound(foot: Floats, sinking: Floats) -> Floats:
    """The upward speed that a touch leaves a point with."""
    hard = sinking < foot[Foot.HARD]
    rise: Floats = foot[Foot.RISE]
    return np.where(hard, foot[Foot.BOUNCE] * sinking, rise) if any_of(hard) else rise


def _sweep_few(feet: Feet, motions: Floats, order: range, pressed: Floats) -> Floats:
    """The same as `sweep`, bit for bit, one die at a time in plain numbers.

    On a live die nearly all of an array's cost is that it is one: plain numbers take a quarter.
    """
    approaches = np.zeros_like(pressed)
    for column in range(feet.dice):
        die = OneDie(feet, motions, column)
        approaches[:, column] = die.sweep(order, so_far := pressed[:, column].tolist())
        motions[:, column], pressed[:, column] = die.motion, so_far
    return approaches


class OneDie:
    """One of the dice, in plain numbers."""

    def __init__(self, feet: Feet, motions: Floats, column: int) -> None:
        self.motion: list[float] = motions[:, column].tolist()
        self._feet: list[list[float]] = feet.block[:, :, column].tolist()
        self._ease: list[float] = feet.ease[:, column].tolist()

    def sweep(self, order: range, pressed: list[float]) -> list[float]:
        """As `sweep`, of the module, for this die."""
        approaches = [0.0] * len(pressed)
        for point in order:
            answer = _answer_one(self.motion, self._feet[point], self._ease, pressed[point])
            if answer is not None:
                self.motion, pressed[point], approaches[point] = answer
        return approaches

    def calm(self) -> None:
        """From now on it does not rebound: each hit does so once."""
        for foot in self._feet:
            foot[Foot.BOUNCE] = 0.0

    def sinking(self) -> float:
        """As `Feet.sinking`, for this die."""
        _, _, vz, wx, wy, _ = self.motion
        return min(vz + wx * foot[2] - wy * foot[1] - foot[Foot.RISE] for foot in self._feet)


def _answer_one(
    motion: list[float], foot: list[float], easy: list[float], so_far: float
) -> tuple[list[float], float, float] | None:
    """One point of one die: the motion that results, the impulse so far, the approach speed."""
    vx, vy, vz, wx, wy, wz = motion
    _, rx, ry, _, _, rz, _, _, heave_y, heave_x, rise, hard, *answers = foot
    bounce, friction, ease_up, ease_aside = answers
    sinking = vz + wx * ry - wy * rx
    touching = sinking < rise
    if not touching and not so_far > 0.0:
        return None
    inverse_mass, inverse_inertia = easy
    rebound = bounce * sinking if sinking < hard else rise
    normal = max((rebound - sinking) / ease_up, -so_far)
    vz += normal * inverse_mass
    wy += heave_y * normal
    wx += heave_x * normal
    slide_x = vx + wy * rz - ry * wz
    slide_y = vy - wx * rz + rx * wz
    speed = sqrt(slide_x * slide_x + slide_y * slide_y) + LEAST_SLIDE_MM_S
    along = (rx * slide_x + ry * slide_y) / speed
    ease = ease_aside - inverse_inertia * along * along
    drag = min(friction * max(normal, 0.0), speed / ease) / speed
    slide_x *= drag
    slide_y *= drag
    vx -= slide_x * inverse_mass
    vy -= slide_y * inverse_mass
    slide_x *= inverse_inertia
    slide_y *= inverse_inertia
    wx += slide_y * rz
    wy -= slide_x * rz
    wz -= rx * slide_y - ry * slide_x
    return [vx, vy, vz, wx, wy, wz], so_far + normal, -sinking if touching else 0.0
