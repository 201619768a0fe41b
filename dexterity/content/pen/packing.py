"""A sheet packed into few bytes, and taken out again.

In this order: one bit for every inner edge, and one more where there is a wall, for padded; one for
every edge of the frame; each cell as a box and a bit for every square of it, with its start and
treasure; chests, potions, strokes; titles and author. What is wrong is a ValueError.
"""

from collections.abc import Iterable
from typing import Final

from dexterity.content.names import NAME_LENGTH, why_not_text
from dexterity.content.pen.bits import BitReader, BitWriter
from dexterity.rules.pen.sheet.cell import Cell
from dexterity.rules.pen.sheet.edge import Edge, frame_edges, inner_edges
from dexterity.rules.pen.sheet.sheet import Sheet, Title
from dexterity.rules.pen.sheet.square import SIDE, Square
from dexterity.rules.pen.sheet.stroke import Stroke, mm_from_tenths, tenths_from_mm

SIDE_BITS: Final = 5
COUNT_BITS: Final = 4
STROKES_BITS: Final = 7
POINTS_BITS: Final = 6
TENTHS_BITS: Final = 11
LENGTH_BITS: Final = 8
"""Of a text, in bytes: up to 60 letters of up to 4."""


def packed(sheet: Sheet) -> bytes:
    """The bytes of a sheet."""
    bits = BitWriter()
    for edge in inner_edges():
        bits.put(int(sheet.is_wall(edge)), 1)
        if sheet.is_wall(edge):
            bits.put(int(edge in sheet.padded), 1)
    for edge in frame_edges():
        bits.put(int(edge in sheet.padded), 1)
    for cell in sheet.cells:
        _put_cell(bits, cell)
    for squares in (sheet.chests, sheet.potions):
        bits.put(len(squares), COUNT_BITS)
        _put_squares(bits, squares)
    bits.put(len(sheet.strokes), STROKES_BITS)
    for stroke in sheet.strokes:
        _put_stroke(bits, stroke)
    for text in (sheet.title.en, sheet.title.fr, sheet.author):
        _put_text(bits, text)
    return bits.data()


def unpacked(data: bytes) -> Sheet:
    """The sheet of some bytes; a ValueError if they are none of a sheet."""
    bits = BitReader(data)
    walls, padded = _take_walls(bits)
    cells = _take_cell(bits), _take_cell(bits)
    chests = _take_squares(bits, bits.take(COUNT_BITS))
    potions = _take_squares(bits, bits.take(COUNT_BITS))
    strokes = tuple(_take_stroke(bits) for _ in range(bits.take(STROKES_BITS)))
    title = Title(_take_text(bits), _take_text(bits))
    author = _take_text(bits)
    bits.finish()
    return Sheet(title, author, walls, padded, cells, chests, potions, strokes)


def _put_cell(bits: BitWriter, cell: Cell) -> None:
    left, near = (min(at) for at in zip(*cell.squares, strict=True))
    right, far = (max(at) for at in zip(*cell.squares, strict=True))
    _put_squares(bits, (Square(left, near), Square(right, far)))
    for square in _box(Square(left, near), Square(right, far)):
        bits.put(int(square in cell.squares), 1)
    _put_squares(bits, (cell.start, cell.treasure))


def _take_cell(bits: BitReader) -> Cell:
    near_left, far_right = _take_squares(bits, 2)
    box = _box(near_left, far_right)
    flags = bits.flags(len(box))
    squares = frozenset(square for square, flag in zip(box, flags, strict=True) if flag)
    start, treasure = _take_squares(bits, 2)
    return Cell(squares, start, treasure)


def _box(near_left: Square, far_right: Square) -> tuple[Square, ...]:
    columns = range(near_left.column, far_right.column + 1)
    rows = range(near_left.row, far_right.row + 1)
    return tuple(Square(column, row) for row in rows for column in columns)


def _take_walls(bits: BitReader) -> tuple[frozenset[Edge], frozenset[Edge]]:
    walls, padded = set[Edge](), set[Edge]()
    for edge in inner_edges():
        if bits.take(1):
            (padded if bits.take(1) else walls).add(edge)
    padded.update(edge for edge in frame_edges() if bits.take(1))
    return frozenset(walls), frozenset(padded)


def _put_squares(bits: BitWriter, squares: Iterable[Square]) -> None:
    for square in squares:
        bits.put(square.column, SIDE_BITS)
        bits.put(square.row, SIDE_BITS)


def _take_squares(bits: BitReader, count: int) -> tuple[Square, ...]:
    squares = tuple(Square(bits.take(SIDE_BITS), bits.take(SIDE_BITS)) for _ in range(count))
    if not all(square.is_on_sheet for square in squares):
        raise ValueError(f"a square beyond the {SIDE} of a side")
    return squares


def _put_stroke(bits: BitWriter, stroke: Stroke) -> None:
    bits.put(int(stroke.padded), 1)
    bits.put(len(stroke.points_mm), POINTS_BITS)
    for point in stroke.points_mm:
        for at_mm in point:
            bits.put(tenths_from_mm(at_mm), TENTHS_BITS)


def _take_stroke(bits: BitReader) -> Stroke:
    padded, count = bool(bits.take(1)), bits.take(POINTS_BITS)
    points = tuple((_take_mm(bits), _take_mm(bits)) for _ in range(count))
    return Stroke(points, padded)


def _take_mm(bits: BitReader) -> float:
    return mm_from_tenths(bits.take(TENTHS_BITS))


def _put_text(bits: BitWriter, text: str) -> None:
    data = text.encode()
    bits.put(len(data), LENGTH_BITS)
    for byte in data:
        bits.put(byte, 8)


def _take_text(bits: BitReader) -> str:
    # What is no UTF-8 is a ValueError, too.
    text = bytes(bits.take(8) for _ in range(bits.take(LENGTH_BITS))).decode()
    reason = why_not_text(text, NAME_LENGTH)
    if reason is not None:
        raise ValueError(f"a text {reason}")
    return text
