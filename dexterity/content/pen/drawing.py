"""How a sheet is drawn in a text file and written: what the lines and the signs mean.

A file has four parts, with empty lines between them:

    pen sheet 1                          what it is, and the version of this format

    title: The Long Way Home             the title in English, in French, and who drew it
    titre: Le détour du propriétaire
    author: A. Mole

    +---+---+---+###+###+                the drawing: 37 lines, each 73 characters wide
    |           #1 1 1 1#                (here only the upper left corner)
    +   .   .   +   .   :
    |     C      1 1 1x1#
    +---+---.   +   .   +
    |           #1$1 1 1#
    +   .   .   +###+###:

    stroke 20,30 25,42.5 40,42.5         walls drawn freely, if there are any
    padded stroke 90,0 90,12

A square is three characters wide and one line high; the walls and the corners are between the
squares, as on squared paper. The corners only help the eye: space . : + - | # all mean nothing
there. (The program writes + at the ends of walls, : around the big squares that the dice call,
and . elsewhere.)

    | ---    a wall: it hurts            #  ###    a padded wall, as every cell has: it does not

In a square, the middle is what stands there, and the two sides are the floor:

    x   a player's start                 1 1    the floor of the first player's cell
    $   a treasure                       2 2    the floor of the second player's cell
    C   a chest                          (spaces: the dungeon)
    P   a potion

So 1x1 is the start of the first player, and 2$2 the treasure of the second, which the first one
wants. The sheet's frame is drawn, too; it may be padded, but not open.

A stroke goes straight from point to point. Points are x,y in millimetres from the lower left
corner of the frame, to tenths: a square is 10 mm, the sheet 180.
"""

from itertools import product
from typing import Final

from dexterity.rules.pen.sheet.edge import Edge, all_edges
from dexterity.rules.pen.sheet.sheet import Sheet
from dexterity.rules.pen.sheet.square import BIG_SIDE, SIDE, Square, all_squares
from dexterity.rules.pen.sheet.stroke import TENTHS, Stroke, tenths_from_mm

VERSION: Final = 1
OPENING: Final = "pen sheet"

TITLE_EN: Final = "title"
TITLE_FR: Final = "titre"
AUTHOR: Final = "author"
HEADER: Final = (TITLE_EN, TITLE_FR, AUTHOR)

PITCH: Final = 4
"""Characters from one upright line of the grid to the next."""
WIDTH: Final = SIDE * PITCH + 1
HEIGHT: Final = SIDE * 2 + 1

OPEN: Final = " "
PADDED: Final = "#"
UPRIGHT: Final = "|"
LEVEL: Final = "-"
CORNERS: Final = " .:+-|#"

FLOOR: Final = " "
CELL_FLOORS: Final = ("1", "2")

NOTHING: Final = " "
START: Final = "x"
TREASURE: Final = "$"
CHEST: Final = "C"
POTION: Final = "P"
THINGS: Final = (NOTHING, START, TREASURE, CHEST, POTION)

STROKE: Final = "stroke"
PADDED_STROKE: Final = "padded stroke"


def spot_of_square(square: Square) -> tuple[int, int]:
    """Line and column of its middle in the drawing, both from 0."""
    return HEIGHT - 2 - 2 * square.row, square.column * PITCH + 2


def spot_of_edge(edge: Edge) -> tuple[int, int]:
    """Line and column of the edge's first character in the drawing, both from 0."""
    if edge.upright:
        return HEIGHT - 2 - 2 * edge.row, edge.column * PITCH
    return HEIGHT - 1 - 2 * edge.row, edge.column * PITCH + 1


def spot_of_corner(column: int, row: int) -> tuple[int, int]:
    """Line and column of the near left corner of a square in the drawing, both from 0."""
    return HEIGHT - 1 - 2 * row, column * PITCH


# --- writing a sheet ------------------------------------------------------------------------------


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
