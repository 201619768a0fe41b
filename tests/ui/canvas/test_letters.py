"""Writing is measured as it is drawn, at any size."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dexterity.ui.canvas.letters import Align, Letters
from dexterity.ui.canvas.theme import BODY, HEADING

SENTENCE = "The die must touch the table before the target, and lie flat where it stops."


@pytest.mark.parametrize("scale", [0.5, 0.8, 1.0, 1.7, 3.0])
@pytest.mark.parametrize("text_size", [1.0, 1.5, 2.0])
def test_what_was_measured_holds_what_is_drawn(scale: float, text_size: float) -> None:
    letters = Letters(scale, text_size)
    width, height = letters.measure(SENTENCE, BODY, 300.0)
    block = letters.block(SENTENCE, BODY, width, Align.LEFT)
    assert block.get_width() <= width * scale + 1
    assert block.get_height() == pytest.approx(height * scale)


@settings(max_examples=40, deadline=None)
@given(st.lists(st.text("abcdefg", min_size=1, max_size=9), min_size=1, max_size=20))
def test_breaking_lines_loses_no_word_and_keeps_the_width(words: list[str]) -> None:
    letters, text = Letters(), " ".join(words)
    lines = letters.lines(text, BODY, 120.0)
    assert " ".join(lines) == text
    assert all(letters.measure(line)[0] <= 120.0 or " " not in line for line in lines)


def test_french_signs_stay_with_their_words() -> None:
    lines = Letters().lines("Manqué\u202f! Manqué\u202f! Manqué\u202f!", BODY, 90.0)
    assert lines == ("Manqué\u202f!",) * 3


def test_paragraphs_are_kept() -> None:
    assert Letters().lines("one\ntwo", BODY, None) == ("one", "two")


def test_larger_text_is_larger() -> None:
    small, large = Letters(1.0, 1.0), Letters(1.0, 2.0)
    assert large.measure("Throw")[0] == pytest.approx(2 * small.measure("Throw")[0], rel=0.08)
    assert small.measure("Throw", HEADING)[1] > small.measure("Throw", BODY)[1]


def test_the_path_of_a_file_is_broken_after_its_folders() -> None:
    letters, path = Letters(), "/home/ada/games/dexterity/records/2026-05-17_practice.jsonl"
    lines = letters.lines(path, BODY, 300.0)
    assert "".join(lines) == path
    assert len(lines) > 1
    assert all(line.endswith("/") for line in lines[:-1])
    assert letters.lines(path, BODY, None) == (path,)


def test_the_name_of_a_file_is_broken_only_where_it_does_not_fit_a_line() -> None:
    letters, name = Letters(), "2026-05-17_20-30-00_practice.jsonl"
    assert letters.lines(f"records/{name}", BODY, 320.0)[-1] == name
    assert letters.lines(name, BODY, 200.0) == ("2026-05-17_20-30-00_", "practice.jsonl")
