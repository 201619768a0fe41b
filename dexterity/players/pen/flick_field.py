"""How many flicks away a goal is, from everywhere on the sheet."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

import numpy as np

from dexterity.physics.arrays import Floats
from dexterity.players.pen.crossing import Piece
from dexterity.players.pen.sight_lines import (
    NOWHERE,
    QUARTERS,
    SightLines,
)
from dexterity.players.pen.standing import standing_numbers
from dexterity.rules.pen.sheet.square import SIDE, SQUARE_MM, Square, square_at
from dexterity.values import Vec2

NEVER: Final = 60.0
"""Flicks to what cannot be reached: more than any way has, and few enough to be reckoned with."""

BASE_FLICKS: Final = 0.55
"""What the shortest flick costs of one with the longest reach. At 1 nobody would bother to come
nearer; at 0 many short flicks would be as good as a long one."""

SAME: Final = 0.01
"""Flicks by which nothing changes any more. Exactly, it would take for ever: averages creep."""

MOST_ROUNDS: Final = 60
"""No way has more legs."""


@dataclass(frozen=True, slots=True, eq=False)
class FlickField:
    """From every place, how many flicks there are to go."""

    flicks: Floats
    """(places)."""
    sights: SightLines
    costs: Floats
    by_square: Floats
    strokes: tuple[Piece, ...]
    """Walls through squares: one stands on one side of them."""

    def from_place(self, place_mm: Vec2) -> float:
        """From one place."""
        return float(self.flicks[self._number(place_mm)])

    def from_places(self, places_mm: Floats) -> Floats:
        """From many, (n, 2)."""
        flicks: Floats = self.flicks[standing_numbers(places_mm, self.strokes)]
        return flicks

    def way_from(self, place_mm: Vec2) -> frozenset[Square]:
        """The squares of a shortest way, for as long as it leads anywhere."""
        squares: set[Square] = set()
        for _ in range(MOST_ROUNDS):
            after = self._next(place_mm)
            if after is None:
                break
            squares |= _squares_between(place_mm, after.middle_mm)
            place_mm = after.middle_mm
            if not self.by_square[after.row * SIDE + after.column]:
                break
        return frozenset(squares)

    def _number(self, place_mm: Vec2) -> int:
        return int(standing_numbers(np.array([place_mm]), self.strokes)[0])

    def _next(self, place_mm: Vec2) -> Square | None:
        number = self._number(place_mm)
        first, last = np.searchsorted(self.sights.places, [number, number + 1])
        seen = self.sights.squares[first:last]
        best = int(np.argmin(self.costs[first:last] + self.by_square[seen]))
        if seen[best] == NOWHERE:
            return None
        return Square(int(seen[best]) % SIDE, int(seen[best]) // SIDE)


def flick_field(
    sights: SightLines,
    goals: Iterable[Square],
    reach_mm: float,
    strokes: tuple[Piece, ...] = (),
) -> FlickField:
    """To the nearest of some squares, by one who flicks no farther than that."""
    ends = [goal.row * SIDE + goal.column for goal in goals]
    costs = BASE_FLICKS + (1.0 - BASE_FLICKS) * sights.length_mm / reach_mm
    costs = np.where(sights.length_mm > reach_mm, NEVER, costs)
    by_square, firsts = np.full(NOWHERE + 1, NEVER), sights.firsts
    by_square[ends] = 0.0
    flicks = np.full(NOWHERE * QUARTERS, NEVER)
    for _ in range(MOST_ROUNDS):
        before, flicks = flicks, np.minimum.reduceat(costs + by_square[sights.squares], firsts)
        if np.abs(before - flicks).max() < SAME:
            break
        # On average over its quarters: of a square with a stroke across it, half is no use.
        by_square[:NOWHERE] = flicks.reshape(NOWHERE, QUARTERS).mean(axis=1)
        by_square[ends] = 0.0
    return FlickField(np.minimum(flicks, NEVER), sights, costs, by_square, strokes)


def _squares_between(one: Vec2, other: Vec2) -> set[Square]:
    steps = max(2, int(np.hypot(other[0] - one[0], other[1] - one[1]) / (0.2 * SQUARE_MM)))
    shares = (step / steps for step in range(1, steps + 1))
    return {
        square_at((one[0] + s * (other[0] - one[0]), one[1] + s * (other[1] - one[1])))
        for s in shares
    }
