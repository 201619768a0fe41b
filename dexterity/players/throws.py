"""Many throws at once and the referee's word on each: what aiming and the odds are made of."""

from dataclasses import dataclass

import numpy as np

from dexterity.hand.tosses import Floats, Tosses, launches
from dexterity.physics.die import Die
from dexterity.physics.flight import fly_many
from dexterity.physics.landings import Landings
from dexterity.physics.lanes import LaunchArrays
from dexterity.physics.table import Table
from dexterity.rules.referee import Verdict, judge


@dataclass(frozen=True, slots=True, eq=False)
class Throws:
    """How many throws ended, and what each is worth."""

    landings: Landings
    verdicts: tuple[Verdict, ...]

    def __len__(self) -> int:
        return len(self.verdicts)

    def damages(self) -> Floats:
        """What each throw is worth, 0 on a miss."""
        return np.array([verdict.value for verdict in self.verdicts], dtype=np.float64)

    def hits(self) -> int:
        """How many of them did what throws are for."""
        return sum(verdict.hit for verdict in self.verdicts)


def throw_many(tosses: Tosses, orientations: Floats, table: Table, die: Die) -> Throws:
    """Each toss with the die held in each orientation (n, 4), thrown in a lane of its own."""
    given = launches(tosses, orientations)
    arrays = LaunchArrays(
        given.position_mm, given.velocity_mm_s, given.orientation, given.spin_rad_s
    )
    landings = fly_many(arrays, table, die)
    return Throws(landings, tuple(map(judge, landings.values())))
