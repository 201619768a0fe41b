"""Many things, each made when it is asked for and kept by nobody."""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar, overload

Thing = TypeVar("Thing")


class MadeInTurn(Sequence[Thing], Generic[Thing]):
    """As a list, without what it takes.

    A tool's motion is some 400 little objects. Those of a search's 1,400 throws, made at once
    beside the frames, took 50 MB, and left so many holes that 15 MB were never given back.
    """

    def __init__(self, count: int, make: Callable[[int], Thing]) -> None:
        self._rows, self._make = range(count), make

    def __len__(self) -> int:
        return len(self._rows)

    @overload
    def __getitem__(self, row: int) -> Thing: ...
    @overload
    def __getitem__(self, row: slice) -> list[Thing]: ...
    def __getitem__(self, row: int | slice) -> Thing | list[Thing]:
        if isinstance(row, slice):
            return [self._make(each) for each in self._rows[row]]
        return self._make(self._rows[row])
