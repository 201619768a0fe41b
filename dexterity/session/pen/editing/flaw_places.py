"""Where on a sheet a flaw is to be seen."""

from dexterity.rules.pen.sheet.flaw import Flaw, FlawKind
from dexterity.rules.pen.sheet.sheet import PLAYERS, Sheet
from dexterity.rules.pen.sheet.square import Square
from dexterity.rules.pen.sheet.ways import ways_of


def places_of(sheet: Sheet, flaw: Flaw) -> frozenset[Square]:
    """The squares to mark: never none."""
    match flaw.kind:
        case FlawKind.UNEVEN_FINDS:
            return frozenset((*sheet.chests, *sheet.potions))
        case FlawKind.UNEVEN_TRIP | FlawKind.UNEVEN_SIGHT:
            return _trips(sheet)
        case FlawKind.CELL_SIZE:
            return frozenset().union(
                *(cell.squares for cell in sheet.cells if flaw.square in cell.squares)
            )
        case _:
            return frozenset() if flaw.square is None else frozenset({flaw.square})


def _trips(sheet: Sheet) -> frozenset[Square]:
    """The shortest ways of both players to the other's treasure."""
    ways, cells = ways_of(sheet), sheet.cells
    trips = (ways.between(cells[at].start, cells[1 - at].treasure) for at in PLAYERS)
    return frozenset[Square]().union(*trips)
