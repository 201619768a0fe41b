"""A die that went over the table's edge falls on to the floor, and lies there with a face up.

It is out of reach and worth nothing there, but its symbol still wakes what it wakes. So it is
followed to its rest like any other, on a floor instead of a table. Nobody sees that part of its
way, and it meets nothing else there.
"""

from typing import Final

import numpy as np

from dexterity.physics import feel
from dexterity.physics.cube import Floats, Ints, face_up
from dexterity.physics.dice import Dice
from dexterity.physics.die import Die
from dexterity.physics.lanes import Lanes, LaunchArrays
from dexterity.physics.table import Table

HEIGHT_MM: Final = 740.0
"""From the floor to the table's top."""

FLOOR: Final = Table(size_mm=(9000.0, 9000.0))
"""Of wood, as the table is, and so wide that nothing leaves it."""


def faces_on_floor(dice: Dice, motions: Floats, die: Die) -> Ints:
    """Which faces are up in the end, of thrown dice that left the table moving so."""
    places = np.zeros((len(dice), 3))
    places[:, 2] = dice.places[2] + HEIGHT_MM
    # What bounced may be faster than any hand lets go: here it is as fast as launches may be.
    velocities = _limited(motions[:3], feel.LAUNCH_SPEED_LIMIT_MM_S)
    spins = _limited(motions[3:], feel.LAUNCH_SPIN_LIMIT_RAD_S)
    launches = LaunchArrays(places, velocities, dice.turns.T.copy(), spins)
    lanes = Lanes(FLOOR, die, launches)
    lanes.run()
    lanes.finish()
    return face_up(lanes.everyone.frames)[0]


def _limited(columns: Floats, most: float) -> Floats:
    """A row for each die."""
    return np.clip(columns, -most, most).T.copy()
