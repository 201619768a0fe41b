"""Where a practice can begin: at an earlier throw, to try it oneself."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from dexterity.hand.toss import Toss
from dexterity.ui.throwing.pickups import Pickup, pickups
from dexterity.values.vectors import Quaternion


@dataclass(frozen=True, slots=True)
class StartFrom:
    """A throw that somebody made: how the die lay in the hand, and what was done with it."""

    orientation: Quaternion
    toss: Toss

    def pickups(self, seed: int) -> Iterator[Pickup]:
        """Every die lies in the hand as that one did; where the aim begins is luck all the same."""
        return (replace(pickup, orientation=self.orientation) for pickup in pickups(seed))
