"""Where a hand aims while somebody waits: what it practised, changed as the table asks.

A round of throws costs as much for its steps as for its dice, and far more where anything moves. So
there is one round only, about the tosses that were practised and without what moves; and each throw
of it speaks for every toss that would now and then stray to where it went.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import exp, log, tau
from typing import Final

import numpy as np

from dexterity.hand.dare.dare import Dare
from dexterity.hand.error import HandError
from dexterity.hand.feel import LEAST_LOFT_RAD, MAX_SPEED_MM_S, MOST_LOFT_RAD
from dexterity.hand.toss import Toss
from dexterity.hand.tosses import Floats, Tosses
from dexterity.physics import tuning
from dexterity.physics.arrays import Bools, Ints
from dexterity.physics.scene.props import MovingProp, Paddle, Wheel
from dexterity.players.aim import WIDEST_PAST_BOX_RAD, WIDEST_RAD, Progress
from dexterity.players.thrower import Thrower
from dexterity.players.throws import Throws
from dexterity.units import DEGREE

# --- what is in the way ---------------------------------------------------------------------------


ROOM_MM: Final = 11.0
"""From the middle of a tumbling die of 16 mm to what it touches: between half a side and a corner.
More: gaps look closed that a die slips through."""


def meets(thrown: Throws, moving: Sequence[MovingProp]) -> Bools:
    """Which of some throws, followed on a table without these, come into the way of any of them.

    A wheel is taken to turn evenly, as it does until something strikes it.
    """
    if thrown.ways_mm is None:
        raise ValueError("These throws were not followed.")
    x, y, z = thrown.ways_mm.swapaxes(0, 1)
    times: Floats = np.arange(len(x), dtype=np.float64) * np.float64(tuning.STEP_S)
    under_way = times[:, None] <= thrown.landings.ended_s
    met = np.zeros(len(thrown), np.bool_)
    for prop in moving:
        low = under_way & (z < prop.height_mm + ROOM_MM)
        met |= (low & _inside(prop, x, y, times)).any(axis=0)
    return met


def _inside(prop: MovingProp, x: Floats, y: Floats, times: Floats) -> Bools:
    """(steps, n): whether a die is where the prop is at that time, seen from above."""
    if isinstance(prop, Paddle):
        poses = [prop.path.pose(at_s) for at_s in times.tolist()]
        rows = np.array([(*pose.place_mm, pose.turn_rad) for pose in poses])
        at_x, at_y, turns = rows.T[:, :, None]
        return _within(x - at_x, y - at_y, turns, prop.size_mm[0], prop.size_mm[1])
    inside = np.zeros(x.shape, np.bool_)
    at_x, at_y = prop.place_mm
    for arm in range(prop.arms):
        turns = (prop.turn_rad + prop.spin_rad_s * times + tau * arm / prop.arms)[:, None]
        # The middle of an arm is half its length from the hub.
        across = x - at_x - prop.arm_mm / 2 * np.cos(turns)
        along = y - at_y - prop.arm_mm / 2 * np.sin(turns)
        inside |= _within(across, along, turns, prop.arm_mm, prop.thickness_mm)
    return inside


def _within(x: Floats, y: Floats, turns: Floats, width_mm: float, length_mm: float) -> Bools:
    """Whether points are in or beside a turned rectangle about the origin."""
    cosines, sines = np.cos(turns), np.sin(turns)
    across, along = np.abs(x * cosines + y * sines), np.abs(y * cosines - x * sines)
    return (across < width_mm / 2 + ROOM_MM) & (along < length_mm / 2 + ROOM_MM)


# --- aiming ---------------------------------------------------------------------------------------


THROWS: Final = 320
"""In the one round. With half of them luck decides where a target is not the practised one."""

TOOL_THROWS: Final = 160
"""The same with a tool, whose every step costs about twice as much."""

MORE_PAST_MOVING: Final = 1.5
"""As many times the throws where something moves: few of them get past it."""

AS_PRACTISED: Final = 0.3
"""The share of the throws that mean what was practised; the others change it."""

HARDER: Final = 0.3
"""By how much the speed is changed, up and down, as a logarithm: by a third."""

LOWER_RAD, HIGHER_RAD = -10.0 * DEGREE, 20.0 * DEGREE
"""By how much the loft is changed: over most things there is room, under them there is none."""

FLATTEST_RAD, STEEPEST_RAD = -10.0 * DEGREE, 50.0 * DEGREE
"""The lofts to choose from where something moves: it may have to be thrown over."""

WIDEST_PAST_MOVING_RAD: Final = 18.0 * DEGREE
"""The directions there, to both sides: the arms of a mill of 14 cm are passed at 17 degrees."""

LEAST_SPREADS: Final = (0.05, 2.0 * DEGREE, 5.0 * DEGREE)
"""Tosses nearer than this are worth the same, however sure the hand: as a share of the speed, in
direction, in loft. The tumbling of a die blurs what it does not."""

CAUTION: Final = 6.0
"""As many throws of the common run are added to what is known of a toss. Without them one wins for
which hardly any throw speaks."""

CHOICES: Final = (9, 13, 7)
"""Tosses to choose from about each that was practised: by speed, direction, loft."""

STRIDES: Final = np.array([0.819_172_513, 0.671_043_607, 0.549_700_478])
"""Powers of 1 / 1.2207: steps that fill a cube evenly, however many there are."""


@dataclass(frozen=True, slots=True)
class Room:
    """How far tosses may be from a practised one: speed as a logarithm, direction, loft."""

    middle: Floats
    low: Floats
    high: Floats

    def filled(self, points: int) -> Floats:
        """So many points (n, 3), evenly."""
        steps = (0.5 + np.outer(np.arange(1, points + 1), STRIDES)) % 1.0
        filled: Floats = self.low + steps * (self.high - self.low)
        return filled

    def choices(self) -> Floats:
        """A grid of points (n, 3), the middle's own lines among its."""
        axes = (
            np.unique(np.append(np.linspace(low, high, count), middle))
            for low, high, middle, count in zip(
                self.low, self.high, self.middle, CHOICES, strict=True
            )
        )
        return np.stack(np.meshgrid(*axes, indexing="ij"), axis=-1).reshape(-1, 3)


def room_about(toss: Toss, dare: Dare, *, past_moving: bool = False) -> Room:
    """What is worth trying instead of a practised toss, under a dare."""
    wide = WIDEST_PAST_MOVING_RAD if past_moving else WIDEST_RAD
    wide = WIDEST_PAST_BOX_RAD if dare.comes_off else wide
    middle = np.array([log(toss.speed_mm_s), toss.direction_rad, toss.loft_rad])
    low = middle + np.array([-HARDER, -wide, LOWER_RAD])
    high = middle + np.array([HARDER, wide, HIGHER_RAD])
    if past_moving:
        low[2], high[2] = min(FLATTEST_RAD, toss.loft_rad), max(STEEPEST_RAD, toss.loft_rad)
    if not dare.lofts:
        low[2] = high[2] = toss.loft_rad
    least = [-np.inf, -np.inf, min(LEAST_LOFT_RAD, toss.loft_rad)]
    most = [log(MAX_SPEED_MM_S), np.inf, max(MOST_LOFT_RAD, toss.loft_rad)]
    return Room(middle, np.clip(low, least, most), np.clip(high, least, most))


def quick_toss(
    thrower: Thrower,
    practised: Sequence[Toss],
    seed: int,
    progress: Progress = lambda throws: None,
) -> Toss:
    """The best there is about tosses that were practised; the same seed finds the same."""
    known = list(dict.fromkeys(practised))
    past_moving = bool(moving_props(thrower))
    throws = THROWS if thrower.dare.launcher is None else TOOL_THROWS
    throws = round(throws * (MORE_PAST_MOVING if past_moving else 1.0))
    rooms = [room_about(toss, thrower.dare, past_moving=past_moving) for toss in known]
    owners = np.arange(throws) % len(known)
    points = np.empty((throws, 3))
    for number, room in enumerate(rooms):
        own = np.flatnonzero(owners == number)
        same = round(AS_PRACTISED * len(own))
        points[own[:same]] = room.middle
        points[own[same:]] = room.filled(len(own) - same)
    strayed, worth = _tried(thrower, _tosses(known, owners, points), seed)
    progress(throws)
    choices = [room.choices() for room in rooms]
    trials = Strays(points, _points(strayed), worth, thrower.strayed_error)
    promised = [trials.promise(some) for some in choices]
    best = max(range(len(known)), key=lambda number: float(promised[number].max()))
    speed, direction, loft = choices[best][int(promised[best].argmax())].tolist()
    return replace(known[best], speed_mm_s=exp(speed), direction_rad=direction, loft_rad=loft)


def _tried(thrower: Thrower, meant: Tosses, seed: int) -> tuple[Tosses, Floats]:
    """How tosses strayed, and what each brought; what meets anything that moves brings nothing.

    Whatever does not meet it flies as if it were not there.
    """
    moving = moving_props(thrower)
    if not moving:
        strayed, thrown = thrower.throw_once(meant, seed)
        return strayed, thrown.damages()
    still = tuple(prop for prop in thrower.table.props if prop not in moving)
    without = replace(thrower, table=replace(thrower.table, props=still))
    strayed, thrown = without.throw_once(meant, seed, followed=True)
    return strayed, np.where(meets(thrown, moving), 0.0, thrown.damages())


def moving_props(thrower: Thrower) -> tuple[MovingProp, ...]:
    """What moves on the table by itself."""
    return tuple(prop for prop in thrower.table.props if isinstance(prop, Paddle | Wheel))


@dataclass(frozen=True, slots=True, eq=False)
class Strays:
    """Throws, each by what was meant and where it went, as points (n, 3), and what it brought."""

    meant: Floats
    went: Floats
    worth: Floats
    error: HandError

    def promise(self, choices: Floats) -> Floats:
        """What to expect of meaning each of some points (k, 3).

        Every throw counts by how much likelier a hand that means the point throws it than the hands
        that threw here did.
        """
        weights = self._likely(choices) / self._likely(self.meant).mean(axis=1, keepdims=True)
        total = weights.sum(axis=0)
        counts = total**2 / (weights**2).sum(axis=0)
        means = self.worth @ weights / total
        promise: Floats = (counts * means + CAUTION * self.worth.mean()) / (counts + CAUTION)
        return promise

    def _likely(self, meant: Floats) -> Floats:
        """(n, k): how likely each throw is for who means each point."""
        error = self.error
        own = (error.speed_share, error.direction_rad, error.loft_rad)
        away = (self.went[:, None] - meant[None]) / np.maximum(own, LEAST_SPREADS)
        # Never quite 0, so that a point far from all throws has no numbers to fail on.
        return np.asarray(np.exp(-0.5 * (away * away).sum(axis=-1)) + 1e-12)


def _tosses(known: Sequence[Toss], owners: Ints, points: Floats) -> Tosses:
    """Points as tosses, each otherwise as the practised one that it is about."""
    places, twists = [toss.place_mm for toss in known], [toss.twist_rad_s for toss in known]
    speeds, directions, lofts = points.T
    return Tosses(
        np.array(places)[owners], np.exp(speeds), directions, lofts, np.array(twists)[owners]
    )


def _points(tosses: Tosses) -> Floats:
    speeds = np.log(np.maximum(tosses.speed_mm_s, 1.0))
    return np.column_stack([speeds, tosses.direction_rad, tosses.loft_rad])
