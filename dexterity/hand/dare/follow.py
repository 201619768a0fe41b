"""How a hand follows the pointer where it does not simply go along."""

from collections.abc import Callable, Sequence
from typing import Protocol, runtime_checkable

from dexterity.hand.track import Track
from dexterity.values.pointer import PointerSample
from dexterity.values.vectors import Vec2


class Follower(Protocol):
    """A hand on its way: told of every sample of the pointer, in order, it says where it is."""

    def take(self, sample: PointerSample) -> PointerSample:
        """Where the hand is when the pointer is there."""


@runtime_checkable
class Shared(Protocol):
    """A hand that somebody else has hold of as well."""

    @property
    def place_mm(self) -> Vec2:
        """Where it is."""

    def hold(self, place_mm: Vec2 | None) -> None:
        """The other one would have it there, or has let go."""


Follow = Callable[[Vec2], Follower]
"""Makes a follower for a hand that waits at a place."""


class Follows:
    """Several followers in a row: each follows the one before."""

    def __init__(self, follows: Sequence[Follow], rest_mm: Vec2) -> None:
        self._chain = tuple(follow(rest_mm) for follow in follows)

    def take(self, sample: PointerSample) -> PointerSample:
        """Where the last of them is."""
        for follower in self._chain:
            sample = follower.take(sample)
        return sample

    @property
    def shared(self) -> Shared | None:
        """The one that somebody else can take hold of."""
        return next((one for one in self._chain if isinstance(one, Shared)), None)


def followed(pointer: Track, follower: Follower) -> Track:
    """The hand's path for the whole of a pointer's."""
    return tuple(follower.take(sample) for sample in pointer)
