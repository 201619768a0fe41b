"""A sheet as a short code that is shared by copy and paste.

The code is `pen1-` and letters, digits, - and _: the packed sheet and its checksum, compressed.
The 1 is the version of all that. Spaces and line breaks in it mean nothing, wherever a chat or a
mail has put them.

A packed sheet is, in this order: one bit for every inner edge, and one more where there is a wall,
for padded; one for every edge of the frame; each cell as a box and a bit for every square of it,
with its start and treasure; chests, potions, strokes; titles and author.
"""

import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterable, Iterator
from typing import Final

from dexterity.content.names import NAME_LENGTH, why_not_text
from dexterity.content.reading import shown
from dexterity.errors import CodeFlaw, SheetCodeError
from dexterity.rules.pen.sheet.cell import Cell
from dexterity.rules.pen.sheet.edge import Edge, frame_edges, inner_edges
from dexterity.rules.pen.sheet.sheet import Sheet, Title
from dexterity.rules.pen.sheet.square import SIDE, Square
from dexterity.rules.pen.sheet.stroke import Stroke, mm_from_tenths, tenths_from_mm

VERSION: Final = 1
PREFIX: Final = "pen"
FORM: Final = re.compile(rf"{PREFIX}([0-9]{{1,4}})-(.*)", re.DOTALL)
FOREIGN: Final = re.compile(r"[^A-Za-z0-9_-]")

MOST_LETTERS: Final = 10_000
"""A sheet with all the strokes it may have is a code of 8,000 letters, one of ours of 300."""

MOST_PASTED: Final = 4 * MOST_LETTERS
"""With the spaces that are left out."""

MOST_BYTES: Final = 8_000
"""Of a packed sheet with all the strokes it may have there are 6,100."""

CHECKSUM_BYTES: Final = 4
RAW: Final = -zlib.MAX_WBITS
"""Bare compressed data: zlib's own head and sum would be six bytes more."""

SIDE_BITS: Final = 5
COUNT_BITS: Final = 4
STROKES_BITS: Final = 7
POINTS_BITS: Final = 6
TENTHS_BITS: Final = 11
LENGTH_BITS: Final = 8
"""Of a text, in bytes: up to 60 letters of up to 4."""


def code_of(sheet: Sheet) -> str:
    """The code that stands for a sheet."""
    data = packed(sheet)
    squeeze = zlib.compressobj(9, wbits=RAW)
    squeezed = squeeze.compress(data + _checksum(data)) + squeeze.flush()
    return f"{PREFIX}{VERSION}-{urlsafe_b64encode(squeezed).decode().rstrip('=')}"


def sheet_from_code(text: str) -> Sheet:
    """The sheet that a pasted text stands for, be it finished or not; a SheetCodeError if none."""
    if len(text) > MOST_PASTED:
        raise SheetCodeError(CodeFlaw.TOO_LONG)
    data = _bytes_of(_letters_of("".join(text.split())))
    body, checksum = data[:-CHECKSUM_BYTES], data[-CHECKSUM_BYTES:]
    if checksum != _checksum(body):
        raise SheetCodeError(CodeFlaw.DAMAGED)
    try:
        return unpacked(body)
    except ValueError as error:
        # Its sum is right, so somebody made it so.
        raise SheetCodeError(CodeFlaw.NO_SHEET, str(error)) from error


def _letters_of(code: str) -> str:
    """What follows the prefix."""
    if not code:
        raise SheetCodeError(CodeFlaw.EMPTY)
    if len(code) > MOST_LETTERS:
        raise SheetCodeError(CodeFlaw.TOO_LONG)
    form = FORM.fullmatch(code)
    if form is None:
        raise SheetCodeError(CodeFlaw.FOREIGN, shown(code))
    if int(form[1]) != VERSION:
        raise SheetCodeError(CodeFlaw.OTHER_VERSION, form[1])
    letters, odd = form[2], FOREIGN.search(form[2])
    if odd is not None:
        raise SheetCodeError(CodeFlaw.ODD_LETTER, shown(odd[0]))
    return letters


def _bytes_of(letters: str) -> bytes:
    """The packed sheet and its checksum."""
    if not letters or len(letters) % 4 == 1:
        raise SheetCodeError(CodeFlaw.CUT_SHORT)
    expand = zlib.decompressobj(wbits=RAW)
    try:
        data = expand.decompress(urlsafe_b64decode(letters + "=" * (-len(letters) % 4)), MOST_BYTES)
    except zlib.error as error:
        raise SheetCodeError(CodeFlaw.DAMAGED) from error
    if expand.unconsumed_tail:
        # A small code can expand without end.
        raise SheetCodeError(CodeFlaw.TOO_LONG)
    if not expand.eof:
        raise SheetCodeError(CodeFlaw.CUT_SHORT)
    if expand.unused_data:
        raise SheetCodeError(CodeFlaw.DAMAGED)
    return data


def _checksum(body: bytes) -> bytes:
    return zlib.crc32(body).to_bytes(CHECKSUM_BYTES, "big")


class BitWriter:
    """Bits in the order they were written, the highest of a number first."""

    def __init__(self) -> None:
        self._bits: list[str] = []

    def put(self, number: int, width: int) -> None:
        """Append a number of so many bits; a ValueError if it needs more."""
        if not 0 <= number < 1 << width:
            raise ValueError(f"{number} does not fit into {width} bits")
        self._bits.append(f"{number:0{width}b}")

    def data(self) -> bytes:
        """All of them, with zeros up to a whole byte."""
        bits = "".join(self._bits)
        whole = bits.ljust(-(-len(bits) // 8) * 8, "0")
        return bytes(int(whole[at : at + 8], 2) for at in range(0, len(whole), 8))


class BitReader:
    """Bits as they were written; a ValueError once there are none left."""

    def __init__(self, data: bytes) -> None:
        self._bits = "".join(f"{byte:08b}" for byte in data)
        self._at = 0

    def take(self, width: int) -> int:
        """The next number of so many bits."""
        end = self._at + width
        if end > len(self._bits):
            raise ValueError("there are not so many bits")
        number = int(self._bits[self._at : end], 2)
        self._at = end
        return number

    def flags(self, count: int) -> Iterator[bool]:
        """As many single bits."""
        return (bool(self.take(1)) for _ in range(count))

    def finish(self) -> None:
        """A ValueError if there is more than the zeros up to a whole byte."""
        rest = self._bits[self._at :]
        if len(rest) >= 8 or "1" in rest:
            raise ValueError("there are bits left")


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
