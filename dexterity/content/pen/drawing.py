"""How a sheet is drawn in a text file: what the lines and the signs mean.

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

from typing import Final

from dexterity.rules.pen.sheet.edge import Edge
from dexterity.rules.pen.sheet.square import SIDE, Square

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
