"""Sheets from strangers: whatever is in the file, we get a sheet or a list of faults."""

import re

from hypothesis import given, settings
from hypothesis import strategies as st

from dexterity.content.pen.drawing import text_of
from tests.kit.pen_sheets import PLAIN, read, told

ODDITIES = [
    "\t", "\r", "\x00", "\x1b[31m", "\ufeff", "\u202e", "é", "e\u0301", "壁", "+", "-", "|", "#",
    "1", "2", "x", "$", "C", "P", "\n", "\n\n", " ", "---", "###", "1x1", "2$2", "title: ",
    "nan,inf", "stroke", "stroke 1,1 2,2", "pen sheet 1\n", "9" * 5000, "1e9,1", "-0,0",
]  # fmt: skip

PLACE = re.compile(r"(line [0-9]+(, column [0-9]+)?)?: .+")
LAST = len(PLAIN) - 1


def is_told(content: str | bytes) -> None:
    """Faults have a place and a reason that can be printed; without any, it can be written."""
    faults = told(content)
    for fault in faults:
        assert PLACE.fullmatch(fault)
        assert fault.isprintable()
    if not faults:
        sheet = read(content)
        assert read(text_of(sheet)) == sheet


@settings(deadline=None)
@given(st.binary(max_size=300))
def test_any_bytes(data: bytes) -> None:
    assert told(data)
    is_told(data)


@settings(deadline=None)
@given(st.binary(max_size=200))
def test_any_bytes_after_a_sound_opening(data: bytes) -> None:
    is_told(b"pen sheet 1\n\n" + data)


@settings(deadline=None)
@given(st.integers(0, LAST), st.integers(0, 80), st.sampled_from(ODDITIES))
def test_a_passage_replaced_by_an_oddity(start: int, length: int, oddity: str) -> None:
    is_told(PLAIN[:start] + oddity + PLAIN[start + length :])


@settings(deadline=None)
@given(st.lists(st.tuples(st.integers(0, LAST), st.sampled_from("+-|#12x$CP .:")), max_size=6))
def test_signs_drawn_anywhere(strokes: list[tuple[int, str]]) -> None:
    signs = list(PLAIN)
    for at, sign in strokes:
        signs[at] = sign
    is_told("".join(signs))


@settings(max_examples=60, deadline=None)
@given(st.integers(0, len(PLAIN.encode())))
def test_a_file_cut_off_anywhere(length: int) -> None:
    is_told(PLAIN.encode()[:length])


@settings(max_examples=60, deadline=None)
@given(st.permutations(PLAIN.splitlines()), st.integers(0, 60))
def test_lines_shuffled_and_lost(lines: list[str], kept: int) -> None:
    is_told("\n".join(["pen sheet 1", *lines[:kept]]))


@settings(max_examples=60, deadline=None)
@given(st.lists(st.sampled_from(PLAIN.splitlines()), min_size=37, max_size=37))
def test_any_37_lines_in_place_of_the_drawing(lines: list[str]) -> None:
    is_told("\n".join([*PLAIN.splitlines()[:6], *lines]))
