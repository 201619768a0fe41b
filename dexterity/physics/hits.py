"""What touched what, when, where and how hard, collected as a throw goes on."""

from dataclasses import dataclass

import numpy as np

from dexterity.physics import feel
from dexterity.physics.cube import Bools, Floats, Ints


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
        counts = (contacts.speeds_mm_s > 0.0) & (new | (contacts.speeds_mm_s > feel.AUDIBLE_MM_S))
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
