"""Writes a sheet as the text file that would be read as the same sheet."""

from itertools import product

from dexterity.content.pen.drawing import (
    AUTHOR,
    CELL_FLOORS,
    CHEST,
    FLOOR,
    HEIGHT,
    LEVEL,
    NOTHING,
    OPENING,
    PADDED,
    PADDED_STROKE,
    POTION,
    START,
    STROKE,
    TITLE_EN,
    TITLE_FR,
    TREASURE,
    UPRIGHT,
    VERSION,
    WIDTH,
    spot_of_corner,
    spot_of_edge,
    spot_of_square,
)
from dexterity.rules.pen.sheet.edge import Edge, all_edges
from dexterity.rules.pen.sheet.sheet import Sheet
from dexterity.rules.pen.sheet.square import BIG_SIDE, SIDE, Square, all_squares
from dexterity.rules.pen.sheet.stroke import TENTHS, Stroke, tenths_from_mm


def text_of(sheet: Sheet) -> str:
    """The whole file."""
    header = (
        f"{TITLE_EN}: {sheet.title.en}",
        f"{TITLE_FR}: {sheet.title.fr}",
        f"{AUTHOR}: {sheet.author}",
    )
    parts = [[f"{OPENING} {VERSION}"], header, drawing_of(sheet), map(_line_of, sheet.strokes)]
    return "\n\n".join(text for part in parts if (text := "\n".join(part))) + "\n"


def drawing_of(sheet: Sheet) -> list[str]:
    """The lines of the drawing."""
    paper = [[" "] * WIDTH for _ in range(HEIGHT)]
    for column, row in product(range(SIDE + 1), repeat=2):
        line, at = spot_of_corner(column, row)
        paper[line][at] = _corner(sheet, column, row)
    for edge in all_edges():
        if sheet.is_wall(edge):
            line, at = spot_of_edge(edge)
            paper[line][at : at + _length(edge)] = _wall(sheet, edge) * _length(edge)
    for square in all_squares():
        line, at = spot_of_square(square)
        paper[line][at - 1 : at + 2] = _inside(sheet, square)
    return ["".join(line) for line in paper]


def _corner(sheet: Sheet, column: int, row: int) -> str:
    meeting = (
        Edge(True, column, row),
        Edge(True, column, row - 1),
        Edge(False, column, row),
        Edge(False, column - 1, row),
    )
    if any(edge.is_on_sheet and sheet.is_wall(edge) for edge in meeting):
        return "+"
    return ":" if column % BIG_SIDE == 0 == row % BIG_SIDE else "."


def _length(edge: Edge) -> int:
    return 1 if edge.upright else 3


def _wall(sheet: Sheet, edge: Edge) -> str:
    if edge in sheet.padded:
        return PADDED
    return UPRIGHT if edge.upright else LEVEL


def _inside(sheet: Sheet, square: Square) -> str:
    player = sheet.cell_at(square)
    floor = FLOOR if player is None else CELL_FLOORS[player]
    return f"{floor}{_thing(sheet, square)}{floor}"


def _thing(sheet: Sheet, square: Square) -> str:
    if square in sheet.chests:
        return CHEST
    if square in sheet.potions:
        return POTION
    if square in (cell.start for cell in sheet.cells):
        return START
    return TREASURE if square in (cell.treasure for cell in sheet.cells) else NOTHING


def _line_of(stroke: Stroke) -> str:
    points = (f"{_number(x)},{_number(y)}" for x, y in stroke.points_mm)
    return " ".join([PADDED_STROKE if stroke.padded else STROKE, *points])


def _number(at_mm: float) -> str:
    """Without a point where there are no tenths."""
    whole, tenths = divmod(tenths_from_mm(at_mm), TENTHS)
    return f"{whole}.{tenths}" if tenths else str(whole)
