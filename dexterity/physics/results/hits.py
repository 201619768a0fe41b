"""What touched what, when, where and how hard, collected as a throw goes on."""

from dataclasses import dataclass

import numpy as np

from dexterity.physics import tuning
from dexterity.physics.arrays import Bools, Floats, Ints, chosen
from dexterity.physics.dice.state import Dice
from dexterity.physics.scene.table import NO_KIND


@dataclass(frozen=True, slots=True)
class Hits:
    """Contacts of many dice, by die and then by time; a column each."""

    rows: Ints
    at_s: Floats
    kinds: Ints
    places_mm: Floats
    speeds_mm_s: Floats
    spins_rad_s: Floats
    """About the vertical; of contacts with what is below, as the die came."""

    def where(self, chosen: Bools | Ints) -> "Hits":
        """Some of them."""
        return Hits(
            self.rows[chosen],
            self.at_s[chosen],
            self.kinds[chosen],
            self.places_mm[:, chosen],
            self.speeds_mm_s[chosen],
            self.spins_rad_s[chosen],
        )


class HitLog:
    """Takes contacts step by step and keeps those that count.

    A contact counts if it is the die's first with that thing, or hard enough to be heard.
    """

    def __init__(self) -> None:
        self._parts: list[Hits] = []

    def note(self, contacts: Hits, known: Ints) -> None:
        """Log contacts, at most one a die and kind; `known` has the kinds touched before."""
        new = (known >> contacts.kinds & 1) == 0
        counts = (contacts.speeds_mm_s > 0.0) & (new | (contacts.speeds_mm_s > tuning.AUDIBLE_MM_S))
        if counts.any():
            self._parts.append(contacts.where(counts))

    def gathered(self) -> Hits:
        """All hits so far."""
        if not self._parts:
            none, no_ints = np.zeros(0), np.zeros(0, np.int64)
            return Hits(no_ints, none, no_ints, np.zeros((3, 0)), none, none)
        everything = Hits(
            np.concatenate([part.rows for part in self._parts]),
            np.concatenate([part.at_s for part in self._parts]),
            np.concatenate([part.kinds for part in self._parts]),
            np.concatenate([part.places_mm for part in self._parts], axis=1),
            np.concatenate([part.speeds_mm_s for part in self._parts]),
            np.concatenate([part.spins_rad_s for part in self._parts]),
        )
        # lexsort is stable: contacts of the same instant stay in the order they were met.
        return everything.where(np.lexsort((everything.at_s, everything.rows)))


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
    loud = np.maximum.reduce(approaches) > tuning.AUDIBLE_MM_S
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
