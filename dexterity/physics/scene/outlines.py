"""Props seen from above, all at once: how far dice and points are from their outlines.

A round prop is taken as the square around it: near enough to decide whether to look closer.
"""

from math import cos, sin

import numpy as np

from dexterity.physics import tuning
from dexterity.physics.arrays import Bools, Floats, Ints
from dexterity.physics.dice.cube import lowest_reach
from dexterity.physics.dice.state import Dice, reach_within
from dexterity.physics.scene.props import Box, Paddle, Post, Prop
from dexterity.physics.scene.table import FIRST_PROP_KIND, Table

FARTHEST = 2.0
"""From a still die's middle, in halves of its size, to what counts as near it; see `Outlines`."""


class Outlines:
    """A row a prop, in the table's order; paddles are moved along with time."""

    def __init__(self, table: Table) -> None:
        props = table.props
        self._paddles = [(at, prop) for at, prop in enumerate(props) if isinstance(prop, Paddle)]
        self.paddle_moves = {
            FIRST_PROP_KIND + at: (paddle.path.pose(0.0),) * 2 for at, paddle in self._paddles
        }
        """Where each paddle, by its kind, is at the beginning and at the end of the step."""
        self._moving = [at for at, prop in enumerate(props) if not _stands(prop)]
        self.any_moving = bool(self._moving)
        self.any_standing = len(self._moving) < len(props)
        self._margins = _column(
            [tuning.NEAR_MM if _stands(prop) else tuning.NEAR_MOVING_MM for prop in props]
        )
        self._heights = _column([prop.height_mm for prop in props])
        self._half_widths = _column([_halves(prop)[0] for prop in props])
        self._half_lengths = _column([_halves(prop)[1] for prop in props])
        poses = [_pose(prop) for prop in props]
        self._x, self._y = _column([pose[0] for pose in poses]), _column([p[1] for p in poses])
        self._cosines = _column([cos(pose[2]) for pose in poses])
        self._sines = _column([sin(pose[2]) for pose in poses])

    def move_paddles(self, at_s: float) -> None:
        """Put the paddles where they are at the end of a step."""
        for at, paddle in self._paddles:
            kind, pose = FIRST_PROP_KIND + at, paddle.path.pose(at_s)
            self.paddle_moves[kind] = self.paddle_moves[kind][1], pose
            self._x[at], self._y[at] = pose.place_mm
            self._cosines[at], self._sines[at] = cos(pose.turn_rad), sin(pose.turn_rad)

    def near(self, dice: Dice, step_s: float) -> Bools:
        """Which dice are near enough to any prop to ask pymunk about it."""
        if not len(self._x) or not len(dice):
            return np.zeros(len(dice), np.bool_)
        x, y, z = dice.places
        low = z - lowest_reach(dice.frames, dice.half_mm)
        reach = reach_within(dice, step_s) + self._margins
        near = (self._outside(x, y) < reach) & (low < self._heights)
        return np.asarray(np.logical_or.reduce(near))

    def near_moving(self, dice: Dice) -> Bools:
        """Which still dice are near to a prop that moves."""
        places, half_mm = dice.places, dice.half_mm
        outside = self._outside(places[0], places[1])
        near = (outside < FARTHEST * half_mm + self._margins) & (
            places[2] - half_mm < self._heights
        )
        return np.asarray(np.logical_or.reduce(near[self._moving]))

    def nearest_standing(self, points: Floats) -> Ints:
        """The kind of the standing prop whose outline is nearest to each point (2, n)."""
        outside = self._outside(points[0], points[1])
        outside[self._moving] = np.inf
        return np.asarray(FIRST_PROP_KIND + outside.argmin(0))

    def _outside(self, x: Floats, y: Floats) -> Floats:
        """(props, n): how far outside each outline, negative inside."""
        dx, dy = x - self._x, y - self._y
        across = np.abs(dx * self._cosines + dy * self._sines) - self._half_widths
        along = np.abs(dy * self._cosines - dx * self._sines) - self._half_lengths
        return np.maximum(across, along)


def _column(values: list[float]) -> Floats:
    return np.array(values, np.float64).reshape(-1, 1)


def _stands(prop: Prop) -> bool:
    return isinstance(prop, Box | Post)


def _halves(prop: Prop) -> tuple[float, float]:
    if isinstance(prop, Box | Paddle):
        return prop.size_mm[0] / 2, prop.size_mm[1] / 2
    return prop.reach_mm, prop.reach_mm


def _pose(prop: Prop) -> tuple[float, float, float]:
    if isinstance(prop, Paddle):
        pose = prop.path.pose(0.0)
        return *pose.place_mm, pose.turn_rad
    turn = prop.turn_rad if isinstance(prop, Box) else 0.0
    return *prop.place_mm, turn
