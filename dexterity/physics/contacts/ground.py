"""Dice meet the ground: one step's contacts with all that is below them."""

from dataclasses import dataclass, replace

import numpy as np

from dexterity.physics import tuning
from dexterity.physics.arrays import Bools, Floats, Ints, any_of, chosen
from dexterity.physics.contacts.corners import (
    Bearing,
    ContactPoints,
    Pressed,
    contact_points_at,
    press_on_ground,
)
from dexterity.physics.contacts.edges import BoardEdge, TableEdge
from dexterity.physics.contacts.support_points import SupportFinder, SupportPoints
from dexterity.physics.dice.cube import (
    INNER_SIGNS,
    lowest_reach,
)
from dexterity.physics.dice.state import Dice, fastest, integrate
from dexterity.physics.results.hits import Arrival, report
from dexterity.physics.scene.table import BOARD_KIND
from dexterity.physics.world import World

LYING_MM = 0.1
"""A die that is laid down has its corners this near to the ground: more than any rounding."""

LEAST_TOUCH_MM_S = 1e-6
"""The speed of a touch that is none: of a die that has lain there since before the throw."""

LEAST_LEFT_SHARE = 1 / 8
"""Of a step: time left after a hit is taken as at least this where speeds are foreseen, since a
tiny gap over a tinier time would look like no contact at all. What touches within this much of a
hard hit touches with it; with 1/20, the regular hand's dice run 6 mm too far."""

WAITING_MM_S = 50.0
"""Approach speed of a touch that a die waits for, once it has hit hard within the step. From 200 on
only, corners would sink by up to 0.8 mm and rub while they are let up; from 20 on, dice would wait
for 15 ms a throw instead of 10 and come no nearer to what finer steps give."""

MOST_SHARE = 0.6
"""Of the dice: with more than this near the ground, sorting out the others costs more than
working through them to find that they touch nothing."""


@dataclass(frozen=True, slots=True)
class Across:
    """Dice that lie across an edge, and the points on which they bear."""

    columns: Ints
    dice: Dice
    support: SupportPoints


class GroundContacts:
    """Resolves contacts with the ground for all moving dice."""

    def __init__(self, world: World) -> None:
        self._terrain = world.terrain
        self._supports = SupportFinder(world)
        self._log = world.log
        sided = world.terrain.sided
        self._sides = TableEdge(world.table.size_mm, world.surfaces) if sided else None
        self._glides = world.tool_run is not None
        self._raises = world.stacking.any_others or bool(world.terrain.tops)
        """Whether anything is above the board that dice could lie across."""
        board_distance = world.terrain.board_distance
        self._board_edge = (
            BoardEdge(board_distance, world.terrain.board_mm, world.surfaces)
            if board_distance
            else None
        )

    def lying(self, dice: Dice) -> Bools:
        """Which dice lie flat on one thing and do not move; it counts as touched."""
        support = self._supports.standing(dice)
        flat: Bools = np.maximum.reduce(np.abs(support.gaps)) < LYING_MM
        flat &= (support.kinds == support.kinds[0]).all(axis=0) & ~dice.motions.any(axis=0)
        approaches = np.where(flat, LEAST_TOUCH_MM_S, 0.0) * np.ones_like(support.gaps)
        self._report(dice, support, approaches, Arrival(np.zeros(len(dice)), dice.motions[5]))
        return flat

    def meet(self, dice: Dice, left_s: Floats, idle_s: Floats, at_s: float, step_s: float) -> Ints:
        """Change motions where dice touch what is below; gives the corners down of each die.

        Dice that are about to hit hard are first walked up to the very moment of the hit;
        `left_s` then says what is left of their step, and `idle_s` how much of that comes after
        their next touch: they wait for it until the next step.
        """
        down = np.zeros(len(dice), np.int64)
        near = self._near(dice, step_s)
        if near.size > MOST_SHARE * len(dice):
            return self._meet_all(dice, left_s, idle_s, at_s, step_s)
        if near.size:
            some, time_left, idle = dice.at(near), left_s[near], idle_s[near]
            down[near] = self._meet_all(some, time_left, idle, at_s, step_s)
            left_s[near], idle_s[near] = time_left, idle
            dice.write(near, some)
        return down

    def _meet_all(
        self, dice: Dice, left_s: Floats, idle_s: Floats, at_s: float, step_s: float
    ) -> Ints:
        support = self._walk_to_hits(dice, self._supports.standing(dice), left_s)
        arrival = Arrival(at_s + step_s - left_s, dice.motions[5].copy())
        hitting, least = chosen(left_s < step_s), LEAST_LEFT_SHARE * step_s
        time = np.maximum(left_s, least)
        at_once = time.copy()
        at_once[hitting] = least
        down = self._resolve(dice, support, at_once, arrival)
        if self._board_edge:
            board_edge = self._board_edge.meet(dice, support, time)
            if board_edge is not None:
                edge = replace(support, kinds=np.full_like(support.kinds, BOARD_KIND))
                self._report(dice, edge, board_edge, arrival)
        if self._sides:
            self._sides.meet(dice, time)
        if hitting.size:
            idle_s[hitting] = _idle(dice, support, hitting, left_s[hitting], least)
        settling = down >= 3
        if self._glides:
            settling &= fastest(dice) < tuning.GLIDING_MM_S
        dice.motions[:] *= np.where(settling, 1.0 - tuning.SETTLING_PER_S * step_s, 1.0)
        return down

    def _near(self, dice: Dice, step_s: float) -> Ints:
        """The dice that could reach something below within the step."""
        low = dice.places[2] - lowest_reach(dice.frames, dice.half_mm)
        a, b, c = dice.motions[3:]
        swing = np.sqrt(3.0 * (a * a + b * b + c * c)) * dice.half_mm
        return chosen(low + (dice.motions[2] - swing) * step_s < self._ceiling(dice))

    def _ceiling(self, dice: Dice) -> Floats:
        """The highest thing that each die could stand on."""
        return np.maximum(self._terrain.ceiling(dice.places[0], dice.places[1]), dice.near_top_mm)

    def _walk_to_hits(self, dice: Dice, support: SupportPoints, left_s: Floats) -> SupportPoints:
        """Move the dice that hit hard within the step up to the hit."""
        wait = _time_to_touch(dice.motions, support.arms, support.gaps, tuning.HARD_HIT_MM_S)
        if wait is None:
            return support
        hitting = chosen(wait < left_s)
        if hitting.size:
            some = dice.at(hitting)
            integrate(some, wait[hitting])
            dice.write(hitting, some)
            left_s[hitting] -= wait[hitting]
            support.replace(hitting, self._supports.standing(some))
        return support

    def _resolve(self, dice: Dice, support: SupportPoints, time: Floats, arrival: Arrival) -> Ints:
        """Let the ground answer; gives how many points of each die are down."""
        across = self._across(dice, support, time)
        corners = self._feet(dice, support, time)
        bearing = None
        if across is not None:
            columns = across.columns
            bearing = Bearing(columns, self._feet(across.dice, across.support, time[columns]))
        pressed = press_on_ground(dice.motions, corners, bearing)
        self._report(dice, support, pressed.corners, arrival)
        down: Ints = np.add.reduce(pressed.corners > 0.0)
        if across is not None:
            self._report_bearing(dice, across, pressed, arrival)
            down[across.columns] += np.add.reduce(pressed.bearing > 0.0)
        return down

    def _report_bearing(
        self, dice: Dice, across: Across, pressed: Pressed, arrival: Arrival
    ) -> None:
        """Where no corner of a die touched, its further points speak for it."""
        columns = across.columns
        only = np.maximum.reduce(pressed.corners[:, columns]) == 0.0
        some = across.dice
        some.known[:] = dice.known[columns]
        self._report(some, across.support, pressed.bearing * only, arrival.of(columns))
        dice.known[columns] = some.known

    def _report(
        self, dice: Dice, support: SupportPoints, approaches: Floats, arrival: Arrival
    ) -> None:
        arms, kinds = support.arms, support.kinds
        report(self._log, dice, arms=arms, kinds=kinds, approaches=approaches, arrival=arrival)

    def _feet(self, dice: Dice, support: SupportPoints, time: Floats) -> ContactPoints:
        rise = np.minimum(support.gaps / -time, tuning.RISE_MM_S)
        grip = self._supports.grip(dice, support)
        return contact_points_at(support.arms, rise, grip, dice.inverse_mass, dice.inverse_inertia)

    def _across(self, dice: Dice, support: SupportPoints, time: Floats) -> Across | None:
        """Dice that may lie across an edge: over uneven ground, or over something raised.

        Such faces bear on points between their corners too. Corners alone would let a die tip over
        any edge that a single corner hangs over, and fall through a top smaller than itself.
        """
        across = self._is_over_uneven(dice, support, time)
        if self._raises:
            across |= self._is_over_raised(dice, time)
        columns = chosen(across)
        if not columns.size:
            return None
        some, axes = dice.at(columns), support.axes[:, :, columns]
        return Across(columns, some, self._supports.on(some, axes, INNER_SIGNS))

    def _is_over_uneven(self, dice: Dice, support: SupportPoints, time: Floats) -> Bools:
        heights = support.heights
        uneven: Bools = np.maximum.reduce(heights) != np.minimum.reduce(heights)
        if any_of(uneven):
            speed = fastest(dice)
            uneven &= speed < tuning.BEARING_MM_S
            uneven &= np.minimum.reduce(support.gaps) < tuning.SKIN_MM + speed * time
        return uneven

    def _is_over_raised(self, dice: Dice, time: Floats) -> Bools:
        high: Bools = dice.places[2] > 2.0 * dice.half_mm
        if any_of(high):
            raised = self._ceiling(dice)
            high &= raised > self._terrain.board_mm
            gap = dice.places[2] - lowest_reach(dice.frames, dice.half_mm) - raised
            high &= gap < tuning.SKIN_MM + fastest(dice) * time
        return high


def _idle(
    dice: Dice, support: SupportPoints, hitting: Ints, left_s: Floats, least_s: float
) -> Floats:
    """How much of what is left of their step dice that have hit hard wait for their next touch.

    A step has one moment in which corners are answered. One that touches later would be answered
    before it is there, on a die that has yet to turn: dice would stop too soon.
    """
    arms, gaps = support.arms[:, :, hitting], support.gaps[:, hitting]
    wait = _time_to_touch(dice.motions[:, hitting], arms, gaps, WAITING_MM_S)
    if wait is None:
        return np.zeros(len(hitting))
    return np.maximum(left_s - np.maximum(wait, least_s), 0.0)


def _time_to_touch(
    motions: Floats, arms: Floats, gaps: Floats, slowest_mm_s: float
) -> Floats | None:
    """When the first point of each die touches the ground that falls faster than that.

    Infinity for dice without such a point, None if there is none at all.
    """
    vz, wx, wy = motions[2:5]
    sinking = vz + wx * arms[:, 1] - wy * arms[:, 0]
    falling = sinking < -slowest_mm_s
    if not any_of(falling):
        return None
    waits = np.where(falling, np.maximum(gaps, 0.0) / -np.minimum(sinking, -1.0), np.inf)
    wait: Floats = np.minimum.reduce(waits)
    return wait
