"""Tells the log of hits what touched the ground in a step."""

from dataclasses import dataclass

import numpy as np

from dexterity.physics import feel
from dexterity.physics.cube import Floats, Ints, chosen
from dexterity.physics.dice import Dice
from dexterity.physics.hits import HitLog, Hits
from dexterity.physics.table import NO_KIND


@dataclass(frozen=True, slots=True)
class Arrival:
    """When dice came to what they touch, and how they did."""

    at_s: Floats
    spins_rad_s: Floats
    """About the vertical."""

    def of(self, columns: Ints) -> "Arrival":
        """That of some dice."""
        return Arrival(self.at_s[columns], self.spins_rad_s[columns])


def report(
    log: HitLog,
    dice: Dice,
    *,
    arms: Floats,
    kinds: Ints,
    approaches: Floats,
    arrival: Arrival,
) -> None:
    """Log the contacts that count; most dice only slide or rest, and report nothing."""
    bits = np.bitwise_or.reduce(np.where(approaches > 0.0, 1 << kinds, 0))
    loud = np.maximum.reduce(approaches) > feel.AUDIBLE_MM_S
    counts = chosen(loud | ((bits & ~dice.known) != 0))
    if counts.size:
        points, which = _hardest(kinds[:, counts], approaches[:, counts])
        columns = counts[which]
        hits = Hits(
            rows=dice.rows[columns],
            at_s=arrival.at_s[columns],
            kinds=kinds[points, columns],
            places_mm=dice.places[:, columns] + arms[points, :, columns].T,
            speeds_mm_s=approaches[points, columns],
            spins_rad_s=arrival.spins_rad_s[columns],
        )
        log.note(hits, dice.known[columns])
    dice.known[:] |= bits


def _hardest(kinds: Ints, approaches: Floats) -> tuple[Ints, Ints]:
    """Points and columns: for each die and each kind of thing it touches, where it does hardest."""
    points, columns = np.nonzero(approaches > 0.0)
    things = columns * (NO_KIND + 1) + kinds[points, columns]
    order = np.lexsort((-points, approaches[points, columns], things))
    sorted_things = things[order]
    last = np.append(sorted_things[1:] != sorted_things[:-1], True)
    return points[order[last]], columns[order[last]]
