"""The short code of a sheet: it comes back whole, or says why not."""

import re
import zlib
from base64 import urlsafe_b64encode
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dexterity.content.pen.code import (
    MOST_BYTES,
    MOST_LETTERS,
    MOST_PASTED,
    BitReader,
    BitWriter,
    code_of,
    packed,
    sheet_from_code,
    unpacked,
)
from dexterity.content.pen.sheets import list_sheets, load_sheet
from dexterity.errors import CodeFlaw, SheetCodeError
from dexterity.places import levels
from dexterity.rules.pen.sheet.cell import Cell
from dexterity.rules.pen.sheet.edge import inner_edges
from dexterity.rules.pen.sheet.sheet import MOST_STROKES, Sheet, Title
from dexterity.rules.pen.sheet.square import Square
from dexterity.rules.pen.sheet.stroke import MOST_POINTS, Stroke
from tests.kit.pen_sheets import PLAIN, any_sheets, read

SHEET = read(PLAIN)
CODE = code_of(SHEET)


def flaw_of(text: str) -> CodeFlaw:
    with pytest.raises(SheetCodeError) as caught:
        sheet_from_code(text)
    assert str(caught.value)
    return caught.value.flaw


def sheet_or_flaw(text: str) -> Sheet | CodeFlaw:
    try:
        return sheet_from_code(text)
    except SheetCodeError as error:
        return error.flaw


def code_from(body: bytes) -> str:
    """A code made by one who knows how, of any bytes."""
    return code_of_squeezed(body + zlib.crc32(body).to_bytes(4, "big"))


def code_of_squeezed(data: bytes) -> str:
    squeeze = zlib.compressobj(9, wbits=-15)
    return "pen1-" + urlsafe_b64encode(squeeze.compress(data) + squeeze.flush()).decode().rstrip(
        "="
    )


@settings(max_examples=50, deadline=None)
@given(any_sheets())
def test_any_sheet_comes_back_from_its_code(sheet: Sheet) -> None:
    assert sheet_from_code(code_of(sheet)) == sheet


@pytest.mark.parametrize("path", list_sheets(levels() / "pen"), ids=lambda path: path.stem)
def test_our_own_sheets_have_codes_short_enough_for_a_message(path: Path) -> None:
    sheet = load_sheet(path)
    code = code_of(sheet)
    assert sheet_from_code(code) == sheet
    assert len(code) < 500


def test_a_code_can_stand_in_an_address() -> None:
    assert re.fullmatch(r"pen1-[A-Za-z0-9_-]+", CODE)


def test_spaces_and_line_breaks_mean_nothing() -> None:
    broken = "\r\n  ".join(CODE[at : at + 20] for at in range(0, len(CODE), 20))
    assert sheet_from_code(f"\n {broken}\u00a0\t\n") == SHEET


def test_the_largest_sheet_fits() -> None:
    points = tuple((at * 537 % 1800 / 10, at * 791 % 1800 / 10) for at in range(MOST_POINTS))
    everything = Sheet(
        title=Title("œ" * 60, "é" * 60),
        author="’" * 60,
        walls=frozenset(inner_edges()),
        padded=frozenset(),
        cells=SHEET.cells,
        strokes=(Stroke(points),) * MOST_STROKES,
    )
    assert sheet_from_code(code_of(everything)) == everything
    assert len(packed(everything)) < MOST_BYTES
    assert len(packed(everything)) * 4 / 3 < MOST_LETTERS, "even if it were not compressed"


@pytest.mark.parametrize(
    ("text", "flaw"),
    [
        ("", CodeFlaw.EMPTY),
        (" \n ", CodeFlaw.EMPTY),
        ("hello", CodeFlaw.FOREIGN),
        ("https://example.org", CodeFlaw.FOREIGN),
        (CODE.removeprefix("pen1-"), CodeFlaw.FOREIGN),
        ("pen2-" + CODE[5:], CodeFlaw.OTHER_VERSION),
        ("pen1-", CodeFlaw.CUT_SHORT),
        (CODE + "!", CodeFlaw.ODD_LETTER),
        (CODE.replace("A", "é"), CodeFlaw.ODD_LETTER),
        (CODE[: len(CODE) // 2], CodeFlaw.CUT_SHORT),
        ("pen1-" + "A" * MOST_LETTERS, CodeFlaw.TOO_LONG),
        (" " * MOST_PASTED + CODE, CodeFlaw.TOO_LONG),
        (CODE + CODE[5:], CodeFlaw.DAMAGED),
    ],
)
def test_why_a_text_is_no_code(text: str, flaw: CodeFlaw) -> None:
    assert flaw_of(text) is flaw


def test_a_code_that_expands_without_end_is_not_waited_for() -> None:
    bomb = code_of_squeezed(bytes(5_000_000))
    assert len(bomb) < MOST_LETTERS
    assert flaw_of(bomb) is CodeFlaw.TOO_LONG


def test_a_sum_that_is_not_right() -> None:
    assert flaw_of(code_of_squeezed(packed(SHEET) + bytes(4))) is CodeFlaw.DAMAGED
    assert flaw_of(code_of_squeezed(b"abc")) is CodeFlaw.DAMAGED


def test_what_is_made_by_one_who_knows_how_is_read_with_care() -> None:
    sound = packed(SHEET)
    assert sheet_from_code(code_from(sound)) == SHEET
    for body in (b"", sound[:-1], sound + b"\0", bytes(2000), b"\xff" * 2000):
        assert flaw_of(code_from(body)) is CodeFlaw.NO_SHEET


@pytest.mark.parametrize("text", ["", " a", "a\x00b", "\u202ea", "e\u0301", "a" * 61])
def test_texts_that_cannot_be_shown_are_refused(text: str) -> None:
    for sheet in (
        replace(SHEET, title=Title(text, "b")),
        replace(SHEET, title=Title("a", text)),
        replace(SHEET, author=text),
    ):
        assert flaw_of(code_of(sheet)) is CodeFlaw.NO_SHEET


@settings(deadline=None)
@given(st.integers(5, len(CODE) - 1), st.sampled_from("ABCabc019-_"))
def test_one_wrong_letter_is_noticed(at: int, letter: str) -> None:
    if CODE[at] != letter:
        wrong = CODE[:at] + letter + CODE[at + 1 :]
        # The last byte, and with it the last two letters, has bits to spare, which mean nothing.
        noticed = {CodeFlaw.DAMAGED, CodeFlaw.CUT_SHORT, CodeFlaw.TOO_LONG}
        assert sheet_or_flaw(wrong) in (noticed | {SHEET} if at >= len(CODE) - 2 else noticed)


@settings(deadline=None)
@given(st.text(max_size=60))
def test_any_text_gives_a_reason(text: str) -> None:
    flaw_of(text)
    with pytest.raises(SheetCodeError):
        sheet_from_code("pen1-" + text)


@settings(deadline=None)
@given(st.binary(max_size=400))
def test_any_bytes_with_a_right_sum_give_a_reason(body: bytes) -> None:
    assert flaw_of(code_from(body)) is CodeFlaw.NO_SHEET


@settings(max_examples=100, deadline=None)
@given(st.integers(0, len(packed(SHEET)) - 1), st.integers(0, 255))
def test_a_byte_changed_by_one_who_knows_how_gives_a_sheet_or_a_reason(at: int, byte: int) -> None:
    body = bytearray(packed(SHEET))
    body[at] = byte
    found = sheet_or_flaw(code_from(bytes(body)))
    if isinstance(found, Sheet):
        assert sheet_from_code(code_of(found)) == found
    else:
        assert found is CodeFlaw.NO_SHEET


@pytest.mark.parametrize("kept", range(0, len(CODE), 7))
def test_a_code_cut_off_anywhere_is_told(kept: int) -> None:
    assert isinstance(sheet_or_flaw(CODE[:kept]), CodeFlaw)


def test_bits_come_back_in_order() -> None:
    bits = BitWriter()
    for number, width in ((5, 3), (0, 1), (1023, 10)):
        bits.put(number, width)
    read_back = BitReader(bits.data())
    assert [read_back.take(width) for width in (3, 1, 10)] == [5, 0, 1023]
    read_back.finish()
    with pytest.raises(ValueError, match="not so many"):
        read_back.take(3)
    with pytest.raises(ValueError, match="does not fit"):
        bits.put(8, 3)


def test_a_cell_that_is_no_rectangle_is_packed_whole() -> None:
    squares = frozenset({Square(3, 3), Square(4, 3), Square(4, 4), Square(5, 4)})
    cell = Cell(squares, Square(3, 3), Square(5, 4))
    sheet = Sheet(Title("a", "b"), "c", frozenset(), frozenset(), (cell, SHEET.cells[1]))
    assert unpacked(packed(sheet)) == sheet
