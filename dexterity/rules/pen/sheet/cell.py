"""A player's prison cell, which is home."""

from dataclasses import dataclass

from dexterity.rules.pen.sheet.square import Square


@dataclass(frozen=True, slots=True)
class Cell:
    """Where a player starts, and where the treasure is that the rival wants.

    A ValueError if one of them is outside, or both are at the same place.
    """

    squares: frozenset[Square]
    start: Square
    """Of the player's cross."""
    treasure: Square

    def __post_init__(self) -> None:
        if not {self.start, self.treasure} <= self.squares:
            raise ValueError("a cell without its start or its treasure")
        if self.start == self.treasure:
            raise ValueError("a treasure on the start")
