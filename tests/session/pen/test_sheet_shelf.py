"""The files of a player's own sheets, and the draft that survives a crash."""

from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dexterity.content.pen.sheets import read_sheet
from dexterity.errors import FileError
from dexterity.session.pen.sheet_shelf import (
    drop_draft,
    found_draft,
    free_path_for,
    name_for,
    path_for,
    save_sheet,
    shelved,
)
from tests.kit.pen_editing import BLANK
from tests.kit.pen_sheets import PLAIN


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("The Long Way Home", "the-long-way-home"),
        ("Le détour du propriétaire", "le-detour-du-proprietaire"),
        ("../../etc/passwd", "etc-passwd"),
        ("…", "sheet"),
        ("NUL", "sheet-nul"),
        ("迷宮", "sheet"),
        ("x" * 200, "x" * 48),
    ],
)
def test_the_name_of_a_file_comes_from_the_title(title: str, name: str) -> None:
    assert name_for(title) == name


def test_a_saved_sheet_comes_back_whole(tmp_path: Path) -> None:
    path = path_for(tmp_path / "sheets", BLANK.title.en)
    save_sheet(path, BLANK)
    assert read_sheet(path) == BLANK


def test_a_name_that_is_taken_gets_a_number(tmp_path: Path) -> None:
    for name in ("mine.txt", "mine-2.txt", "mine-3.txt"):
        path = free_path_for(tmp_path, "Mine")
        assert path.name == name
        save_sheet(path, BLANK)


def test_the_shelf_lists_what_cannot_be_read_too(tmp_path: Path) -> None:
    save_sheet(tmp_path / "good.txt", BLANK)
    (tmp_path / "bad.txt").write_text("no sheet")
    assert [(found.path.name, found.sheet) for found in shelved(tmp_path)] == [
        ("bad.txt", None),
        ("good.txt", BLANK),
    ]
    assert shelved(tmp_path / "nowhere") == ()


def test_a_draft_is_found_until_it_is_dropped(tmp_path: Path) -> None:
    draft = tmp_path / "sheet-draft.txt"
    assert found_draft(draft) is None
    save_sheet(draft, BLANK)
    assert found_draft(draft) == BLANK
    drop_draft(draft)
    assert found_draft(draft) is None


def test_a_damaged_draft_is_set_aside(tmp_path: Path) -> None:
    draft = tmp_path / "sheet-draft.txt"
    draft.write_text("pen sheet 1\n\n???")
    assert found_draft(draft) is None
    assert [path.name for path in tmp_path.iterdir()] == ["sheet-draft.txt.damaged-1"]


@settings(max_examples=60, deadline=None)
@given(st.binary(max_size=200) | st.integers(0, 3000).map(lambda end: PLAIN.encode()[:end]))
def test_any_draft_is_a_sheet_or_set_aside(data: bytes) -> None:
    with TemporaryDirectory() as folder:
        draft = Path(folder) / "sheet-draft.txt"
        draft.write_bytes(data)
        found = found_draft(draft)
        assert draft.exists() is (found is not None)


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "sheets").write_text("in the way")
    with pytest.raises(FileError):
        save_sheet(tmp_path / "sheets" / "mine.txt", BLANK)
