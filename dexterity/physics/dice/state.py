"""The state of many dice: arrays with a column a die.

All numbers of a die stand in one column of two arrays, so that picking some dice out of many,
which happens several times a step, costs two look-ups and not fifteen.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from dexterity.physics.arrays import Bools, Floats, Ints
from dexterity.physics.dice.cube import frames_of, turn
from dexterity.physics.dice.die import Die


@dataclass(slots=True)
class Dice:
    """Dice as columns."""

    floats: Floats
    """(29, n); the properties below say what stands where."""
    ints: Ints
    """(5, n)"""

    def __len__(self) -> int:
        return int(self.ints.shape[1])

    @property
    def places(self) -> Floats:
        """(3, n): where their middles are; in the plane that is what the space says.

        While a step is worked out they are where each is bound, until the space has moved it.
        """
        return self.floats[0:3]

    @property
    def motions(self) -> Floats:
        """(6, n): velocity, spin."""
        return self.floats[3:9]

    @property
    def turns(self) -> Floats:
        """(4, n): orientations, as quaternions."""
        return self.floats[9:13]

    @property
    def frames(self) -> Floats:
        """(3, 3, n): orientations, as axes."""
        return self.floats[13:22].reshape(3, 3, -1)

    @property
    def half_mm(self) -> Floats:
        """Half their size."""
        return self._float(22)

    @property
    def inverse_mass(self) -> Floats:
        """Speed that an impulse of one gives."""
        return self._float(23)

    @property
    def inverse_inertia(self) -> Floats:
        """Spin that a turning impulse of one gives."""
        return self._float(24)

    @property
    def liveliness(self) -> Floats:
        """Factor on restitution."""
        return self._float(25)

    @property
    def grip(self) -> Floats:
        """Factor on friction."""
        return self._float(26)

    @property
    def still_s(self) -> Floats:
        """For how long they have been still."""
        return self._float(27)

    @property
    def near_top_mm(self) -> Floats:
        """How high the tops of other dice near them are; minus infinity where none is near."""
        return self._float(28)

    @property
    def rows(self) -> Ints:
        """Their numbers among all dice of all lanes."""
        return self._whole(0)

    @property
    def lanes(self) -> Ints:
        """The lane that each is in."""
        return self._whole(1)

    @property
    def kinds(self) -> Ints:
        """What each counts as when another touches it."""
        return self._whole(2)

    @property
    def known(self) -> Ints:
        """The kinds of things that each has touched, as bits."""
        return self._whole(3)

    @property
    def near_dice(self) -> Ints:
        """The dice of its lane that each could touch within the step, as bits."""
        return self._whole(4)

    def _float(self, line: int) -> Floats:
        values: Floats = self.floats[line]
        return values

    def _whole(self, line: int) -> Ints:
        values: Ints = self.ints[line]
        return values

    def at(self, where: Ints | Bools) -> "Dice":
        """A copy of some of them."""
        if where.dtype == np.bool_:
            where = np.flatnonzero(where)
        return Dice(self.floats.take(where, axis=1), self.ints.take(where, axis=1))

    def joined(self, others: "Dice") -> "Dice":
        """These and others, side by side."""
        floats = np.concatenate([self.floats, others.floats], axis=1)
        return Dice(floats, np.concatenate([self.ints, others.ints], axis=1))

    def write(self, where: Ints, others: "Dice") -> None:
        """Overwrite some of them with others."""
        self.floats[:, where] = others.floats
        self.ints[:, where] = others.ints


WIDEST = 1.8
"""No corner is farther from a die's middle than this, in halves of its size: the square root of
three, and a little more."""

MOVING = 1.2
"""What a die may move by within a step, in what its speed at the beginning says: a blow may speed
it up on the way."""


def reach_within(dice: Dice, step_s: float) -> Floats:
    """More than a die's middle can be from anything that it touches within a step."""
    vx, vy = dice.motions[:2]
    reach: Floats = WIDEST * dice.half_mm + MOVING * step_s * np.sqrt(vx * vx + vy * vy)
    return reach


def fastest(dice: Dice) -> Floats:
    """More than the speed of any corner."""
    moves = dice.motions * dice.motions
    turning = np.sqrt(np.add.reduce(moves[3:]))
    speeds: Floats = np.sqrt(np.add.reduce(moves[:3])) + WIDEST * dice.half_mm * turning
    return speeds


def dice_at_rest(lanes: Sequence[Sequence[Die]], first_kind: int) -> Dice:
    """The dice of every lane at the origin, in order; all lanes have as many."""
    dice, size = [die for lane in lanes for die in lane], len(lanes[0])
    made = Dice(np.zeros((29, len(dice))), np.zeros((5, len(dice)), np.int64))
    made.turns[0] = 1.0
    made.near_top_mm[:] = -np.inf
    made.frames[:] = frames_of(made.turns)
    made.rows[:] = np.arange(len(dice))
    made.lanes[:] = np.repeat(np.arange(len(lanes)), size)
    made.kinds[:] = np.tile(first_kind + np.arange(size), len(lanes))
    made.half_mm[:] = [die.half_mm for die in dice]
    made.inverse_mass[:] = [1.0 / die.mass_g for die in dice]
    made.inverse_inertia[:] = [1.0 / die.inertia_g_mm2 for die in dice]
    made.liveliness[:] = [die.liveliness for die in dice]
    made.grip[:] = [die.grip for die in dice]
    return made


def integrate(dice: Dice, time_s: Floats) -> None:
    """Let dice fly on as they move, each for its own time."""
    dice.places[:] += dice.motions[:3] * time_s
    dice.turns[:] = turn(dice.turns, dice.motions[3:], time_s)
    dice.frames[:] = frames_of(dice.turns)
