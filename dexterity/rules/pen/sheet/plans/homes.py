"""Where the two cells of a drawn dungeon are, and what is in them."""

from dataclasses import dataclass
from random import Random
from typing import Final

from dexterity.rules.pen.sheet.cell import Cell
from dexterity.rules.pen.sheet.edge import Edge
from dexterity.rules.pen.sheet.plans.plan import border, box
from dexterity.rules.pen.sheet.square import SIDE

CELL_SIDES: Final = (3, 4)
MOST_DOORS: Final = 2
APART: Final = 10
"""Columns and rows between two cells, added up, at least."""


@dataclass(frozen=True, slots=True)
class Home:
    """A cell and its walls."""

    cell: Cell
    padded: frozenset[Edge]

    @property
    def opposite(self) -> "Home":
        """Where it comes to lie when the sheet is turned half around."""
        cell = self.cell
        squares = frozenset(square.opposite for square in cell.squares)
        return Home(
            Cell(squares, cell.start.opposite, cell.treasure.opposite),
            frozenset(edge.opposite for edge in self.padded),
        )


def draw_homes(luck: Random) -> tuple[Home, Home]:
    """Two homes far from each other; one is the other turned half around."""
    while True:
        first = draw_home(luck)
        second = first.opposite
        if _apart(first.cell, second.cell) >= APART:
            return first, second


def draw_home(luck: Random) -> Home:
    """A cell at the frame, with a door or two."""
    width, height = luck.choice(CELL_SIDES), luck.choice(CELL_SIDES)
    left, near = luck.randint(0, SIDE - width), luck.randint(0, SIDE - height)
    # One of the two coordinates goes to one of the two ends of the sheet.
    if luck.random() < 0.5:
        left = luck.choice((0, SIDE - width))
    else:
        near = luck.choice((0, SIDE - height))
    squares = box(range(left, left + width), range(near, near + height))
    walls = border(squares)
    inner = sorted(edge for edge in walls if not edge.is_frame)
    doors = frozenset(luck.sample(inner, luck.randint(1, MOST_DOORS)))
    start, treasure = luck.sample(sorted(squares), 2)
    return Home(Cell(squares, start, treasure), walls - doors)


def _apart(first: Cell, second: Cell) -> int:
    return min(
        abs(one.column - other.column) + abs(one.row - other.row)
        for one in first.squares
        for other in second.squares
    )
