"""Files from strangers: whatever is in them, we get a target or a list of faults."""

import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dexterity.content.reading import MOST_BYTES
from dexterity.content.targets import load_target
from dexterity.errors import ContentError
from tests.kit.target_files import PLAIN, told

ODDITIES = [
    "nan", "-inf", "1e400", "-1", "0", "0xffffffffffffffffffff", "true", '""', '"\\u0000"', "[]",
    "[[]]", "{}", "{ a.b.c = 1 }", "1979-05-27", "07:32:00", "'''x'''", "=", "[", "]]", "#", "\n",
    "[[area]]", "[names]", "circle", "polygon", "é", "\u202e",
]  # fmt: skip


def faults_at(path: Path) -> list[str]:
    with pytest.raises(ContentError) as caught:
        load_target(path)
    return [fault.reason for fault in caught.value.faults]


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    assert faults_at(tmp_path / "none.toml") == ["cannot be read: there is no such file"]


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    assert faults_at(tmp_path) == ["cannot be read: there is no such file"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes have no names here")
def test_a_pipe_that_never_speaks_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.toml")
    assert faults_at(tmp_path / "pipe.toml") == ["cannot be read: there is no such file"]


def test_a_file_that_is_too_large_is_not_parsed() -> None:
    assert told("#" * (MOST_BYTES + 1)) == [f": is larger than {MOST_BYTES} bytes"]
    assert "names: is missing" in told("#" * MOST_BYTES)


def test_bytes_that_are_no_text() -> None:
    assert told(b"name = \xff") == [": is not UTF-8 text (byte 7)"]


def test_text_that_is_no_toml() -> None:
    (fault,) = told("names = [")
    assert fault.startswith(": is not valid TOML: ")


def test_a_whole_number_longer_than_python_reads() -> None:
    (fault,) = told("n = " + "9" * 5000)
    assert fault.startswith(": is not valid TOML: ")


@pytest.mark.parametrize("opening", ["[", "{ a = "])
def test_lists_and_tables_nested_without_end(opening: str) -> None:
    (fault,) = told("n = " + opening * 50_000)
    assert "nested" in fault


@pytest.mark.parametrize("part", ["a", '"a"', "'a'", '"\\""', '" b. "'])
def test_a_key_of_parts_without_end(part: str) -> None:
    # The parser would take hours over it.
    key = " . ".join([part] * 100_000)
    expected = [": has a key of more than 8 parts joined by dots"]
    assert told(f"{key} = 1") == expected
    assert told(f"n = {{ {key} = 1 }}") == expected
    assert told(f"[{key}]") == expected


@pytest.mark.parametrize("text", ['"' * 900_000, '\\"' * 450_000, "a" * 900_000, "a." * 7 + "a=1"])
def test_the_search_for_long_keys_is_quick_and_lets_short_ones_through(text: str) -> None:
    assert "parts joined by dots" not in told(text)[0]


@given(st.binary(max_size=300))
def test_any_bytes_give_faults(data: bytes) -> None:
    assert told(data)


@given(st.integers(0, len(PLAIN)), st.integers(0, 30), st.sampled_from(ODDITIES))
def test_a_passage_replaced_by_an_oddity_gives_a_target_or_faults(
    start: int, length: int, oddity: str
) -> None:
    told(PLAIN[:start] + oddity + PLAIN[start + length :])


@given(st.lists(st.tuples(st.integers(0, len(PLAIN) - 1), st.integers(0, 255)), max_size=5))
def test_bytes_overwritten_at_random_give_a_target_or_faults(
    strokes: list[tuple[int, int]],
) -> None:
    data = bytearray(PLAIN.encode())
    for at, byte in strokes:
        data[at] = byte
    told(bytes(data))


@given(st.permutations(PLAIN.splitlines()), st.integers(0, 40))
def test_lines_shuffled_and_lost_give_a_target_or_faults(lines: list[str], kept: int) -> None:
    told("\n".join(lines[:kept]))


@given(
    st.integers(0, PLAIN.count(" = ") - 1),
    st.sampled_from([oddity for oddity in ODDITIES if oddity not in "=[]]#\n"]),
)
def test_any_value_replaced_gives_a_target_or_faults(which: int, oddity: str) -> None:
    parts = PLAIN.split(" = ")
    _, newline, rest = parts[which + 1].partition("\n")
    parts[which + 1] = oddity + newline + rest
    told(" = ".join(parts))
