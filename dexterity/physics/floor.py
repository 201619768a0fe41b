"""Level ground answers dice: how often their points are gone through, and in which order."""

from dataclasses import dataclass

import numpy as np

from dexterity.physics import feel
from dexterity.physics.cube import Bools, Floats, Ints, any_of, chosen
from dexterity.physics.sweep import Feet, OneDie, sweep


@dataclass(frozen=True, slots=True)
class Bearing:
    """Further points, of those dice that lie across an edge."""

    columns: Ints
    feet: Feet


@dataclass(frozen=True, slots=True)
class Pressed:
    """How fast points approached the ground that touched it, else 0."""

    corners: Floats
    bearing: Floats
    """Nothing where no die has such points."""


def press_on_floor(motions: Floats, corners: Feet, bearing: Bearing | None = None) -> Pressed:
    """Let the ground answer the corners of dice and the bearing points, changing motions in place.

    Dice that would still sink go through their points again, there and back. Dice across an edge
    that touch softly do so in any case, and have taken back what proves too much: borne by many
    points, they would else never lie still.
    """
    if bearing is None and corners.few:
        return Pressed(_press_few(motions, corners), np.zeros((0, 0)))
    steps = [_Step(corners)]
    if bearing is not None:
        steps.append(_Step(bearing.feet, bearing.columns))
    for step in steps:
        step.go_through(motions)
    settling = _settling(motions, steps)
    for number in range(2 * feel.MORE_SWEEPS):
        again = settling | _sinking(motions, steps)
        if not any_of(again):
            break
        backwards = number % 2 == 0
        for step in reversed(steps) if backwards else steps:
            step.go_through_again(motions, again, settling, backwards=backwards)
    return Pressed(steps[0].approaches, steps[1].approaches if bearing else np.zeros((0, 0)))


def _press_few(motions: Floats, corners: Feet) -> Floats:
    """The same for dice that stand level, bit for bit, one at a time in plain numbers."""
    points = range(len(corners))
    approaches = np.empty((len(corners), corners.dice))
    for column in range(corners.dice):
        die = OneDie(corners, motions, column)
        found = die.sweep(points, [0.0] * len(points))
        die.calm()
        for number in range(2 * feel.MORE_SWEEPS):
            if die.sinking() >= -feel.SINKING_MM_S:
                break
            again = die.sweep(points if number % 2 else points[::-1], [0.0] * len(points))
            found = list(map(max, found, again))
        motions[:, column], approaches[:, column] = die.motion, found
    return approaches


class _Step:
    """Points that are gone through together."""

    def __init__(self, feet: Feet, columns: Ints | None = None) -> None:
        self.feet = feet
        self.columns = columns
        self.approaches: Floats = np.zeros(0)
        self._pressed = np.zeros((len(feet), feet.dice))

    def go_through(self, motions: Floats) -> None:
        """Answer all points for the first time."""
        order = range(len(self.feet))
        if self.columns is None:
            self.approaches = sweep(self.feet, motions, order, self._pressed, fresh=True)
            return
        some = motions.take(self.columns, axis=1)
        self.approaches = sweep(self.feet, some, order, self._pressed, fresh=True)
        motions[:, self.columns] = some

    def go_through_again(
        self, motions: Floats, again: Bools, settling: Bools, *, backwards: bool
    ) -> None:
        """Answer the points of some dice once more."""
        these = chosen(again if self.columns is None else again.take(self.columns))
        if not these.size:
            return
        columns = these if self.columns is None else self.columns[these]
        points = range(len(self.feet))
        order = points[::-1] if backwards else points
        some = motions.take(columns, axis=1)
        settles = settling.take(columns)
        pressed = self._pressed.take(these, axis=1) * settles
        fresh = not any_of(settles)
        found = sweep(self.feet.at(these), some, order, pressed, fresh=fresh)
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
        slow = squares[0] + squares[1] + squares[2] < feel.SETTLING_MM_S**2
        touching = np.maximum.reduce(steps[-1].approaches) > 0.0
        touching |= np.maximum.reduce(steps[0].approaches[:, columns]) > 0.0
        settling[columns] = slow & touching
    return settling


def _sinking(motions: Floats, steps: list[_Step]) -> Bools:
    """Which dice would go on sinking."""
    worst = steps[0].feet.sinking(motions)
    columns = steps[-1].columns
    if columns is not None:
        worst[columns] = np.minimum(worst[columns], steps[-1].feet.sinking(motions[:, columns]))
    return np.asarray(worst < -feel.SINKING_MM_S)
