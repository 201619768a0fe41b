"""A place for things that take long to make and are often wanted again; never too many."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
Thing = TypeVar("Thing")


class Shelf(Generic[Key, Thing]):
    """Keeps what was wanted lately; what has not been wanted for longest goes first."""

    def __init__(self, most: float, weigh: Callable[[Thing], float] = lambda _: 1.0) -> None:
        self._things: OrderedDict[Key, Thing] = OrderedDict()
        self._most, self._weigh, self._weight = most, weigh, 0.0

    def get(self, key: Key, make: Callable[[], Thing]) -> Thing:
        """The thing of that key, made only if it is not there."""
        if key in self._things:
            self._things.move_to_end(key)
            return self._things[key]
        thing = self._things[key] = make()
        self._weight += self._weigh(thing)
        self._throw_away()
        return thing

    def keep_at_most(self, most: float) -> None:
        """From now on there is room for so much."""
        self._most = most
        self._throw_away()

    def clear(self) -> None:
        """Nothing is kept."""
        self._things.clear()
        self._weight = 0.0

    def __contains__(self, key: Key) -> bool:
        return key in self._things

    def __len__(self) -> int:
        return len(self._things)

    @property
    def weight(self) -> float:
        """Of all that is kept."""
        return self._weight

    def _throw_away(self) -> None:
        while self._weight > self._most and len(self._things) > 1:
            _, oldest = self._things.popitem(last=False)
            self._weight -= self._weigh(oldest)
