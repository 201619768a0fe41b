"""A sheet as it is before the first flick."""

from collections import Counter
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from dexterity.rules.pen.sheet.cell import Cell
from dexterity.rules.pen.sheet.edge import Edge
from dexterity.rules.pen.sheet.square import Square
from dexterity.rules.pen.sheet.stroke import Stroke

MOST_THINGS: Final = 9
"""Chests, and as many potions: a quarter of the big squares. More, and every flick finds one."""

MOST_STROKES: Final = 64

PLAYERS: Final = (0, 1)


@dataclass(frozen=True, slots=True)
class Title:
    """What a sheet is called in English and in French."""

    en: str
    fr: str


@dataclass(frozen=True, slots=True)
class Sheet:
    """All that is drawn on it.

    The frame is always a wall; it is listed only where it is padded. A ValueError for what no
    paper can hold: a wall where no edge is, two things in a square.
    """

    title: Title
    author: str
    walls: frozenset[Edge]
    """Those that hurt, between two squares."""
    padded: frozenset[Edge]
    """Those that do not, between two squares or on the frame."""
    cells: tuple[Cell, Cell]
    """The first player's, the second player's."""
    chests: tuple[Square, ...] = ()
    """Rising, as the potions are: equal sheets have equal lists."""
    potions: tuple[Square, ...] = ()
    strokes: tuple[Stroke, ...] = ()

    def __post_init__(self) -> None:
        reason = _why_not(self)
        if reason is not None:
            raise ValueError(f"a sheet {reason}")

    def is_wall(self, edge: Edge) -> bool:
        """Whether there is one, hard or padded."""
        return edge in self.walls or edge in self.padded or edge.is_frame

    def cell_at(self, square: Square) -> int | None:
        """Whose cell a square belongs to, if to one."""
        return next((player for player in PLAYERS if square in self.cells[player].squares), None)

    def things(self) -> tuple[Square, ...]:
        """The squares in which something is: starts, treasures, chests, potions."""
        homes = (place for cell in self.cells for place in (cell.start, cell.treasure))
        return *homes, *self.chests, *self.potions

    @property
    def digest(self) -> str:
        """The same for all sheets that play the same, whatever they are called."""
        cells = [[sorted(cell.squares), cell.start, cell.treasure] for cell in self.cells]
        strokes = [(stroke.points_mm, stroke.padded) for stroke in self.strokes]
        drawn = (sorted(self.walls), sorted(self.padded), cells, self.chests, self.potions, strokes)
        return sha256(repr(drawn).encode()).hexdigest()


def _why_not(sheet: Sheet) -> str | None:
    first, second = (cell.squares for cell in sheet.cells)
    squares = first | second | {*sheet.things()}
    if not all(square.is_on_sheet for square in squares):
        return "with a square beyond it"
    if first & second:
        return "with a square in both cells"
    if not all(edge.is_on_sheet for edge in sheet.walls | sheet.padded):
        return "with a wall beyond it"
    if sheet.walls & sheet.padded or any(edge.is_frame for edge in sheet.walls):
        return "with an edge that is two walls"
    if max(Counter(sheet.things()).values()) > 1:
        return "with two things in a square"
    return _why_not_lists(sheet)


def _why_not_lists(sheet: Sheet) -> str | None:
    lists = sheet.chests, sheet.potions
    if any(list_ != tuple(sorted(list_)) for list_ in lists):
        return "with chests or potions out of order"
    if any(len(list_) > MOST_THINGS for list_ in lists):
        return f"with more than {MOST_THINGS} chests or potions"
    if len(sheet.strokes) > MOST_STROKES:
        return f"with more than {MOST_STROKES} strokes"
    return None
