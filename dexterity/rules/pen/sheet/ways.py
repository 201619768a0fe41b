"""Where one can go on a sheet by ways that are one square wide, and how far that is."""

from collections import deque
from collections.abc import Iterable, Mapping, Set
from dataclasses import dataclass
from functools import cache

from dexterity.rules.pen.sheet.cuts import steps_barred
from dexterity.rules.pen.sheet.edge import Edge, edge_between
from dexterity.rules.pen.sheet.sheet import Sheet
from dexterity.rules.pen.sheet.square import Square, all_squares


@dataclass(frozen=True, slots=True)
class Ways:
    """The steps from square to square that no wall bars."""

    steps: Mapping[Square, tuple[Square, ...]]
    """The squares beside each one that can be stepped to."""

    def without(self, filled: Set[Square]) -> "Ways":
        """What is left once squares are filled with wall: what is drawn in play."""
        return Ways(
            {
                square: () if square in filled else tuple(to for to in others if to not in filled)
                for square, others in self.steps.items()
            }
        )

    def steps_from(self, *starts: Square) -> dict[Square, int]:
        """How many steps every square that can be reached is from the nearest of these."""
        found = dict.fromkeys(starts, 0)
        waiting = deque(starts)
        while waiting:
            square = waiting.popleft()
            count = found[square] + 1
            for other in self.steps[square]:
                if other not in found:
                    found[other] = count
                    waiting.append(other)
        return found

    def reach(self, *starts: Square) -> Set[Square]:
        """All that can be reached, with where one starts."""
        return self.steps_from(*starts).keys()

    def distance(self, one: Square, other: Square) -> int | None:
        """In steps, by the shortest way; None if there is none."""
        return self.steps_from(one).get(other)

    def between(self, one: Square, other: Square) -> frozenset[Square]:
        """The squares of all shortest ways, the ends with them; none if there is no way."""
        there, back = self.steps_from(one), self.steps_from(other)
        if other not in there:
            return frozenset()
        return frozenset(at for at in there if there[at] + back[at] == there[other])


def ways_of(sheet: Sheet, drawn: Iterable[Edge] = ()) -> Ways:
    """The ways of a sheet, with walls on more edges than it had at first."""
    barred = sheet.walls | sheet.padded | steps_barred(sheet.strokes) | frozenset(drawn)
    return Ways(
        {
            square: tuple(other for other, edge in steps if edge not in barred)
            for square, steps in _steps_on_paper()
        }
    )


@cache
def _steps_on_paper() -> tuple[tuple[Square, tuple[tuple[Square, Edge], ...]], ...]:
    """Every square, with those beside it and the edges between: the same on every sheet, while
    ways are sought anew for each wall that may be drawn."""
    return tuple(
        (square, tuple((other, edge_between(square, other)) for other in square.beside()))
        for square in all_squares()
    )
