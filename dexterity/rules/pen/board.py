"""A sheet made ready to be played on: all that does not change, worked out once."""

from dataclasses import dataclass

from dexterity.rules.pen.floor import Floor, floor_of
from dexterity.rules.pen.sheet.cuts import squares_cut
from dexterity.rules.pen.sheet.gaps import Gaps, gaps_of
from dexterity.rules.pen.sheet.segment import Segment, segments_of
from dexterity.rules.pen.sheet.sheet import Sheet
from dexterity.rules.pen.sheet.square import Square
from dexterity.rules.pen.sheet.ways import Ways, ways_of


@dataclass(frozen=True, slots=True)
class Board:
    """A sheet, its walls and its ways."""

    sheet: Sheet
    walls: tuple[Segment, ...]
    cut: frozenset[Square]
    """The squares that walls run through which were drawn freely."""
    ways: Ways
    floor: Floor
    gaps: Gaps


def board_of(sheet: Sheet) -> Board:
    """The board that a sheet makes."""
    cut = frozenset[Square]().union(*map(squares_cut, sheet.strokes))
    ways = ways_of(sheet)
    return Board(sheet, segments_of(sheet), cut, ways, floor_of(ways), gaps_of(sheet))
