"""How each throw of a match begins: drawn from the match's own luck, one after another."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count

from dexterity.hand.pickup import orientation_at_pickup
from dexterity.hand.ways.onset import CALM, Onset, onset_from
from dexterity.luck import luck_for
from dexterity.values.vectors import Quaternion


@dataclass(frozen=True, slots=True)
class Pickup:
    """How the die lies in the hand, and how far off the aim is to begin with."""

    orientation: Quaternion
    onset: Onset = CALM


def pickups(seed: int) -> Iterator[Pickup]:
    """The first throw's, the second's, and so on; none of them can be had twice."""
    for number in count(1):
        yield Pickup(
            orientation_at_pickup(luck_for(seed, "pickup", number)),
            onset_from(luck_for(seed, "onset", number)),
        )
