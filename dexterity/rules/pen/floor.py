"""Where one can walk, as bits: whole sets of squares in one number, for thousands of questions.

Whether a wall would seal somebody in is asked of hundreds of places before a player has moved the
pointer; walking from square to square would take a second for that, this takes milliseconds.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from dexterity.rules.pen.sheet.square import SIDE, Square, all_squares
from dexterity.rules.pen.sheet.ways import Ways

Squares = int
"""A set of squares: a bit for each, row by row."""

ALL: Final[Squares] = (1 << SIDE * SIDE) - 1


def bits_of(squares: Iterable[Square]) -> Squares:
    """The same set as a number."""
    bits = 0
    for column, row in squares:
        bits |= 1 << row * SIDE + column
    return bits


def numbers_of(squares: Squares) -> Iterator[int]:
    """The squares of a set, counted row by row."""
    return (number for number, bit in enumerate(reversed(f"{squares:b}")) if bit == "1")


@dataclass(frozen=True, slots=True)
class Floor:
    """The steps that no wall of the sheet bars."""

    right: Squares
    """The squares from which one can step to the right, and back."""
    away: Squares
    """The squares from which one can step away from the first player, and back."""

    def beside(self, squares: Squares) -> Squares:
        """Where a step leads to from any of some squares."""
        return (
            (squares & self.right) << 1
            | (squares >> 1) & self.right
            | (squares & self.away) << SIDE
            | (squares >> SIDE) & self.away
        )

    def reach(self, starts: Squares, free: Squares) -> Squares:
        """All that can be reached over free squares, with where one starts."""
        reached, grown = 0, starts & free
        while grown != reached:
            reached, grown = grown, (grown | self.beside(grown)) & free
        return reached

    def can_go_round(self, filled: Squares, free: Squares) -> bool:
        """Whether whoever could walk over these squares can walk around them close by.

        Then they can be filled without parting anything. If not, there may be a longer way.
        """
        steps = self.beside(filled) & free & ~filled
        # Past the frame this goes on at the other end of a row, where no step leads to.
        near = filled | filled << 1 | filled >> 1
        near = (near | near << SIDE | near >> SIDE) & free & ~filled
        return not steps & ~self.reach(steps & -steps, near)


def floor_of(ways: Ways) -> Floor:
    """The floor on which these steps can be taken."""
    steps = ways.steps
    right = (at for at in all_squares() if Square(at.column + 1, at.row) in steps[at])
    away = (at for at in all_squares() if Square(at.column, at.row + 1) in steps[at])
    return Floor(bits_of(right), bits_of(away))
