"""A sheet as a short code that is shared by copy and paste.

The code is `pen1-` and letters, digits, - and _: the packed sheet and its checksum, compressed.
The 1 is the version of all that. Spaces and line breaks in it mean nothing, wherever a chat or a
mail has put them.
"""

import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

from dexterity.content.pen.packing import packed, unpacked
from dexterity.content.reading import shown
from dexterity.errors import CodeFlaw, SheetCodeError
from dexterity.rules.pen.sheet.sheet import Sheet

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
