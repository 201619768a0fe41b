"""Dice meet the ground: one step's contacts with all that is below them."""

from dataclasses import dataclass

import numpy as np

from dexterity.physics import feel
from dexterity.physics.contact import Side, Unmoved, press_on_floor, push_apart
from dexterity.physics.cube import (
    CORNER_SIGNS,
    FACE_SIGNS,
    Bools,
    Floats,
    Ints,
    any_of,
    bottom_axes,
    bottom_points,
    chosen,
    frames_of,
    lowest_reach,
    turn,
)
from dexterity.physics.dice import Dice
from dexterity.physics.hits import Hits
from dexterity.physics.setting import Setting
from dexterity.physics.table import BOARD_KIND, NO_KIND

LEAST_LEFT_SHARE = 1 / 8
"""Of a step: time left after a hit is taken as at least this where speeds are foreseen, since a
tiny gap over a tinier time would look like no contact at all."""


MOST_SHARE = 0.6
"""Of the dice: with more than this near the ground, sorting out the others costs more than
working through them to find that they touch nothing."""


@dataclass(slots=True)
class Footing:
    """The bottom points of some dice and what is below them."""

    axes: Floats
    """The half axes of the bottom face, see `bottom_axes`."""
    arms: Floats
    """(points, 3, n) from each die's middle."""
    heights: Floats
    kinds: Ints
    gaps: Floats
    inside: Floats | None
    """How far inside the board's material, seen from above; None without a board."""

    def replace(self, where: Ints, other: "Footing") -> None:
        """Take over the footing of some dice."""
        self.axes[:, :, where] = other.axes
        self.arms[:, :, where] = other.arms
        self.heights[:, where] = other.heights
        self.kinds[:, where] = other.kinds
        self.gaps[:, where] = other.gaps
        if self.inside is not None and other.inside is not None:
            self.inside[:, where] = other.inside


@dataclass(frozen=True, slots=True)
class Edge:
    """The board's edge where corners meet it."""

    arms: Floats
    normals: Floats
    allowed: Floats
    """Speeds of approach that would just not touch."""


class Below:
    """Resolves contacts with the ground for all moving dice."""

    def __init__(self, setting: Setting) -> None:
        self._ground = setting.ground
        self._surfaces = setting.surfaces
        self._piled = setting.piled
        self._log = setting.log

    def meet(self, dice: Dice, left_s: Floats, at_s: float, step_s: float) -> Ints:
        """Change motions where dice touch what is below; gives the corners down of each die.

        Dice that are about to hit hard are first walked up to the very moment of the hit;
        `left_s` then says what is left of their step.
        """
        down = np.zeros(len(dice), np.int64)
        near = self._near(dice, step_s)
        if near.size > MOST_SHARE * len(dice):
            return self._meet_all(dice, left_s, at_s, step_s)
        if near.size:
            some, time_left = dice.at(near), left_s[near]
            down[near] = self._meet_all(some, time_left, at_s, step_s)
            left_s[near] = time_left
            dice.write(near, some)
        return down

    def _meet_all(self, dice: Dice, left_s: Floats, at_s: float, step_s: float) -> Ints:
        footing = self._walk_to_hits(dice, self._standing(dice), left_s)
        return self._resolve(dice, footing, left_s, at_s, step_s)

    def _near(self, dice: Dice, step_s: float) -> Ints:
        """The dice that could reach something below within the step."""
        x, y, z = dice.places
        low = z - lowest_reach(dice.frames, dice.half_mm)
        a, b, c = dice.motions[3:]
        swing = np.sqrt(3.0 * (a * a + b * b + c * c)) * dice.half_mm
        ceiling = np.maximum(self._ground.ceiling(x, y), self._piled.ceiling(dice))
        return chosen(low + (dice.motions[2] - swing) * step_s < ceiling)

    def _standing(self, dice: Dice) -> Footing:
        """The corners of the bottom faces, from the lowest up."""
        return self._footing(dice, bottom_axes(dice.frames, dice.half_mm), CORNER_SIGNS)

    def _footing(self, dice: Dice, axes: Floats, signs: Floats) -> Footing:
        arms = bottom_points(axes, signs)
        x, y, z = (arms[:, i] + dice.places[i] for i in range(3))
        under = self._ground.under(x, y, z)
        self._piled.lift(dice, under)
        return Footing(axes, arms, under.heights, under.kinds, z - under.heights, under.inside)

    def _walk_to_hits(self, dice: Dice, footing: Footing, left_s: Floats) -> Footing:
        """Move the dice that hit hard within the step up to the hit."""
        vz, wx, wy = dice.motions[2:5]
        sinking = vz + wx * footing.arms[:, 1] - wy * footing.arms[:, 0]
        hard = sinking < -feel.HARD_HIT_MM_S
        waits = np.where(hard, np.maximum(footing.gaps, 0.0) / -np.minimum(sinking, -1.0), np.inf)
        wait = waits.min(0)
        hitting = chosen(wait < left_s)
        if hitting.size:
            some = dice.at(hitting)
            advance(some, wait[hitting])
            dice.write(hitting, some)
            left_s[hitting] -= wait[hitting]
            footing.replace(hitting, self._standing(some))
        return footing

    def _resolve(
        self, dice: Dice, footing: Footing, left_s: Floats, at_s: float, step_s: float
    ) -> Ints:
        time = np.maximum(left_s, LEAST_LEFT_SHARE * step_s)
        hit_s = at_s + step_s - left_s
        across = chosen(self._lies_across(dice, footing, time))
        gaps = footing.gaps
        if across.size:
            gaps = gaps.copy()
            gaps[:, across] = np.inf
        approaches = self._press(dice, footing, gaps, time)
        down: Ints = (approaches > 0.0).sum(0)
        if across.size:
            down[across] = self._bear(dice, across, footing, time, hit_s)
        rims = self._meet_rims(dice, footing, time)
        self._report(dice, footing, approaches, hit_s)
        if rims is not None:
            footing.kinds[:] = BOARD_KIND
            self._report(dice, footing, rims, hit_s)
        dice.motions[:] *= np.where(down >= 3, 1.0 - feel.SETTLING_PER_S * step_s, 1.0)
        return down

    def _press(
        self, dice: Dice, footing: Footing, gaps: Floats, time: Floats, *, settle: bool = False
    ) -> Floats:
        side = Side(dice.motions, footing.arms, dice.inverse_mass, dice.inverse_inertia)
        grip = self._surfaces.grip(footing.kinds, dice.liveliness, dice.grip)
        return press_on_floor(side, gaps, time, grip, settle=settle)

    def _lies_across(self, dice: Dice, footing: Footing, time: Floats) -> Bools:
        """Which dice may lie across an edge: over uneven ground, or over something raised."""
        across: Bools = footing.heights.max(0) != footing.heights.min(0)
        if any_of(across):
            fastest = _fastest(dice)
            across &= fastest < feel.BEARING_MM_S
            across &= footing.gaps.min(0) < feel.SKIN_MM + fastest * time
        x, y, z = dice.places
        high = z > 2.0 * dice.half_mm
        if any_of(high):
            raised = np.maximum(self._ground.ceiling(x, y), self._piled.ceiling(dice))
            across |= high & (raised > self._ground.board_mm)
        return across

    def _bear(
        self, dice: Dice, across: Ints, footing: Footing, time: Floats, hit_s: Floats
    ) -> Ints:
        """A face that lies across an edge bears on points between its corners too.

        Corners alone would let a die tip over any edge that a single corner hangs over, and
        fall through a top smaller than itself. Gives how many of its points are down.
        """
        some = dice.at(across)
        bearing = self._footing(some, footing.axes[:, :, across], FACE_SIGNS)
        approaches = self._press(some, bearing, bearing.gaps, time[across], settle=True)
        self._report(some, bearing, approaches, hit_s[across])
        dice.write(across, some)
        down: Ints = (approaches > 0.0).sum(0)
        return down

    def _meet_rims(self, dice: Dice, footing: Footing, time: Floats) -> Floats | None:
        """Corners below the board's top meet its edge, from outside or from inside a hole."""
        relief = self._ground.relief
        if relief is None or footing.inside is None:
            return None
        low = footing.arms[:, 2] + dice.places[2] < self._ground.board_mm - feel.SKIN_MM
        low &= footing.kinds != NO_KIND
        if not any_of(low):
            return None
        points, columns = np.nonzero(low & (footing.inside > -_fastest(dice) * time))
        if not points.size:
            return None
        arms = footing.arms[points, :, columns].T
        x, y, _ = dice.places[:, columns] + arms
        inward_x, inward_y = relief.inward(x, y)
        normals = np.stack([-inward_x, -inward_y, np.zeros(len(points))])
        inside = footing.inside[points, columns]
        met = np.zeros_like(footing.gaps)
        for point in np.unique(points):
            these = points == point
            edge = Edge(arms[:, these], normals[:, these], -inside[these] / time[columns[these]])
            met[point, columns[these]] = self._push(dice, columns[these], edge)
            dice.places[:, columns[these]] += normals[:, these] * _way_out(inside[these])
        return met

    def _push(self, dice: Dice, on: Ints, edge: Edge) -> Floats:
        """Let the board's edge answer one corner of some dice."""
        side = Side(dice.motions[:, on], edge.arms, dice.inverse_mass[on], dice.inverse_inertia[on])
        grip = self._surfaces.grip(np.full(len(on), BOARD_KIND), dice.liveliness[on], dice.grip[on])
        still = Unmoved(np.zeros((3, len(on))))
        approaches = push_apart(side, still, edge.normals, np.maximum(edge.allowed, 0.0), grip)
        dice.motions[:, on] = side.motions
        return approaches

    def _report(self, dice: Dice, footing: Footing, approaches: Floats, at_s: Floats) -> None:
        """Log the contacts that count; most dice only slide or rest, and report nothing."""
        bits = np.bitwise_or.reduce(np.where(approaches > 0.0, 1 << footing.kinds, 0), axis=0)
        loud = approaches.max(0) > feel.AUDIBLE_MM_S
        counts = chosen(loud | ((bits & ~dice.known) != 0))
        if counts.size:
            self._note(dice, footing, approaches, counts, at_s)
        dice.known[:] |= bits

    def _note(
        self, dice: Dice, footing: Footing, approaches: Floats, these: Ints, at_s: Floats
    ) -> None:
        """One hit for each kind of thing a die touches, where it touches hardest."""
        kinds, speeds = footing.kinds[:, these], approaches[:, these]
        for kind in np.unique(kinds).tolist():
            of_kind = np.where(kinds == kind, speeds, 0.0)
            hardest = of_kind.argmax(0)
            columns = np.arange(len(these))
            hits = Hits(
                rows=dice.rows[these],
                at_s=at_s[these],
                kinds=np.full(len(these), kind),
                places_mm=dice.places[:, these] + footing.arms[hardest, :, these].T,
                speeds_mm_s=of_kind[hardest, columns],
            )
            self._log.note(hits, dice.known[these])


def _way_out(inside_mm: Floats) -> Floats:
    """How far corners that a turn has carried into the board's edge are put back in a step."""
    return np.minimum(feel.PUSH_SHARE * np.maximum(inside_mm, 0.0), feel.PUSH_MOST_MM)


def _fastest(dice: Dice) -> Floats:
    """More than the speed of any corner."""
    moves = dice.motions * dice.motions
    fastest: Floats = np.sqrt(moves[:3].sum(0)) + 1.8 * dice.half_mm * np.sqrt(moves[3:].sum(0))
    return fastest


def advance(dice: Dice, time_s: Floats | float) -> None:
    """Let dice fly on as they move, for a time."""
    dice.places[:] += dice.motions[:3] * time_s
    dice.turns[:] = turn(dice.turns, dice.motions[3:], time_s)
    dice.frames[:] = frames_of(dice.turns)
