"""How each die of a match lies in the hand: drawn from the match's own luck, one after another."""

from collections.abc import Iterator
from itertools import count

from dexterity.hand.pickup import orientation_at_pickup
from dexterity.luck import luck_for
from dexterity.values import Quaternion


def pickups(seed: int) -> Iterator[Quaternion]:
    """The orientations of the first die, the second, and so on; none of them can be had twice."""
    for number in count(1):
        yield orientation_at_pickup(luck_for(seed, "pickup", number))
