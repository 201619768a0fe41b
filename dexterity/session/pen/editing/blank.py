"""A sheet to begin with: nothing but two cells in opposite corners."""

from typing import Final

from dexterity.rules.pen.sheet.cell import Cell
from dexterity.rules.pen.sheet.plans.plan import border, box
from dexterity.rules.pen.sheet.sheet import Sheet, Title
from dexterity.rules.pen.sheet.square import Square
from dexterity.rules.pen.sheet.turning import moved_cell, moved_edge
from dexterity.session.pen.editing.homes import door_of
from dexterity.session.pen.editing.mirror import MOVES, Mirror

CORNER: Final = range(3)
"""Columns and rows of the first cell: as large as a big square."""
START, TREASURE = Square(1, 1), Square(0, 0)


def blank_sheet(title: Title, author: str) -> Sheet:
    """Fair from the beginning: the far cell is the near one turned half around."""
    squares, turn = box(CORNER, CORNER), MOVES[Mirror.TURN]
    first = Cell(squares, START, TREASURE)
    walls = border(squares) - {door_of(squares)}
    padded = walls | {moved_edge(edge, turn) for edge in walls}
    return Sheet(title, author, frozenset(), padded, (first, moved_cell(first, turn)))


def cleared(sheet: Sheet) -> Sheet:
    """All rubbed out but its name and its author's."""
    return blank_sheet(sheet.title, sheet.author)
