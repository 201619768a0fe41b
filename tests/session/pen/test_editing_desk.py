"""The desk: draws, saves, and keeps a draft of what is not saved."""

from pathlib import Path

import pytest

from dexterity.content.pen.sheets import read_sheet
from dexterity.errors import FileError
from dexterity.session.pen.editing.desk import Desk
from dexterity.session.pen.editing.drawing import Drawing
from dexterity.session.pen.editing.hindrance import Hindrance
from dexterity.session.pen.editing.mirror import Mirror
from dexterity.session.pen.editing.tool import Tool
from dexterity.session.pen.sheet_shelf import found_draft
from tests.kit.pen_editing import BLANK, at


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(Drawing(BLANK).kept(), tmp_path / "draft.txt")


def draw(desk: Desk, *places: tuple[float, float]) -> Hindrance | None:
    mark = desk.mark(tuple(at(*place) for place in places))
    assert mark is not None
    return desk.draw(mark)


def test_a_mark_refused_changes_nothing(desk: Desk) -> None:
    desk.tool = Tool.START
    assert draw(desk, (9.5, 9.5)) is Hindrance.OUTSIDE_CELLS
    assert desk.drawing == Drawing(BLANK).kept()


def test_flaws_follow_every_change(desk: Desk) -> None:
    desk.tool = Tool.FREEHAND
    draw(desk, (1.2, 1.2), (1.8, 1.8))
    assert [flaw.kind.value for flaw in desk.flaws] == ["cell_divided", "thing_under_stroke",
                                                        "treasure_unreachable"]  # fmt: skip
    desk.undo()
    assert desk.flaws == ()
    desk.redo()
    assert desk.flaws


def test_the_mirror_is_held_over_each_mark(desk: Desk) -> None:
    desk.mirror = Mirror.TURN
    draw(desk, (5.0, 5.0), (8.0, 5.0))
    assert len(desk.sheet.walls) == 6
    desk.undo()
    assert desk.sheet == BLANK


def test_a_half_is_copied_once(desk: Desk) -> None:
    draw(desk, (5.0, 5.0), (8.0, 5.0))
    desk.mirror = Mirror.TURN
    assert desk.copy_half() is None
    assert len(desk.sheet.walls) == 6


def test_a_draft_is_there_until_all_is_saved(desk: Desk, tmp_path: Path) -> None:
    desk.write_draft()
    assert found_draft(desk.draft) is None
    draw(desk, (5.0, 5.0), (8.0, 5.0))
    desk.write_draft()
    assert found_draft(desk.draft) == desk.sheet
    file = tmp_path / "sheets" / "mine.txt"
    desk.save(file)
    assert read_sheet(file) == desk.sheet
    assert found_draft(desk.draft) is None
    assert not desk.drawing.changed


def test_what_cannot_be_saved_is_still_unsaved(desk: Desk, tmp_path: Path) -> None:
    draw(desk, (5.0, 5.0), (8.0, 5.0))
    (tmp_path / "sheets").write_text("in the way")
    with pytest.raises(FileError):
        desk.save(tmp_path / "sheets" / "mine.txt")
    assert (desk.drawing.changed, desk.file) == (True, None)
