"""Saving, opening, sharing and trying in the editor; and what is left after a crash."""

from pathlib import Path

import pytest

from dexterity.content.pen.code import code_of
from dexterity.content.pen.sheets import read_sheet
from dexterity.rules.pen.game import Result
from dexterity.rules.pen.player import PLAYERS, PlayerId
from dexterity.rules.pen.state import Ending
from dexterity.session.folders import folders_in
from dexterity.session.pen.pen_course import PenCourse
from dexterity.session.pen.sheet_shelf import found_draft, save_sheet
from dexterity.ui.input.events import KeyPressed
from dexterity.ui.screens.pen.editor.opening import OpeningScreen
from dexterity.ui.screens.pen.editor.trial import TrialScreen
from tests.kit.pen_desk import authoring
from tests.kit.pen_editing import BLANK
from tests.kit.pen_sheets import PLAIN, read
from tests.kit.screens import Room

SAVED = "new-sheet.txt"


def test_a_sheet_is_saved_under_its_title_and_read_back(tmp_path: Path) -> None:
    with authoring(tmp_path) as author:
        author.drag((5.0, 8.0), (9.0, 8.0))
        assert author.reads("not saved yet")
        author.keys("ctrl+s")
        file = folders_in(tmp_path).sheets / SAVED
        assert read_sheet(file) == author.sheet
        assert not author.screen.desk.drawing.changed
        author.drag((5.0, 4.0), (9.0, 4.0))
        author.press("save")
        assert read_sheet(file) == author.sheet


def test_another_sheet_is_never_written_over_without_a_question(tmp_path: Path) -> None:
    folder = folders_in(tmp_path).sheets
    save_sheet(folder / SAVED, BLANK)
    with authoring(tmp_path) as author:
        author.drag((5.0, 8.0), (9.0, 8.0))
        author.press("save")
        assert author.reads("There is such a sheet already")
        author.press("ask/cancel")
        assert author.screen.desk.drawing.changed
        author.press("save")
        author.press("ask/beside")
        assert read_sheet(folder / SAVED) == BLANK
        assert read_sheet(folder / "new-sheet-2.txt") == author.sheet
    with authoring(tmp_path) as author:
        author.drag((5.0, 8.0), (9.0, 8.0))
        author.press("save")
        author.press("ask/over")
        assert read_sheet(folder / SAVED) == author.sheet


def test_the_name_is_written_in_both_languages(tmp_path: Path) -> None:
    with authoring(tmp_path) as author:
        author.press("name")
        author.press("en")
        author.driver.type(" of mine")
        author.press("ask/done")
        assert author.sheet.title.en == "New sheet of mine"
        assert author.sheet.title.fr == "Nouvelle feuille"
        author.press("save")
        assert author.screen.desk.file == folders_in(tmp_path).sheets / "new-sheet-of-mine.txt"


def test_letters_in_a_field_take_no_tools(tmp_path: Path) -> None:
    with authoring(tmp_path) as author:
        before = author.screen.desk.tool
        author.press("name")
        author.press("en")
        author.driver.type("4")
        author.press("ask/done")
        assert author.screen.desk.tool is before


def test_what_is_not_saved_is_not_left_without_a_question(tmp_path: Path) -> None:
    with authoring(tmp_path) as author:
        author.drag((5.0, 8.0), (9.0, 8.0))
        author.keys("escape")
        author.press("ask/keep_drawing")
        assert author.driver.app.screen is author.screen
        author.keys("escape")
        author.press("ask/save_first")
        assert isinstance(author.driver.app.screen, Room)
        assert (folders_in(tmp_path).sheets / SAVED).exists()


def test_what_is_thrown_away_is_not_found_again(tmp_path: Path) -> None:
    with authoring(tmp_path) as author:
        author.drag((5.0, 8.0), (9.0, 8.0))
        author.driver.wait(3.0)
        assert found_draft(author.screen.desk.draft) == author.sheet
        author.keys("escape")
        author.press("ask/throw_away")
        assert isinstance(author.driver.app.screen, Room)
        assert not author.screen.desk.draft.exists()


def test_a_draft_survives_a_crash(tmp_path: Path) -> None:
    draft = folders_in(tmp_path).sheet_draft
    with authoring(tmp_path) as author:
        author.drag((5.0, 8.0), (9.0, 8.0))
        author.driver.wait(3.0)
        drawn, kept = author.sheet, draft.read_bytes()
    draft.write_bytes(kept)
    with authoring(tmp_path) as author:
        assert author.reads("A sheet that was not saved")
        author.press("ask/go_on")
        assert author.sheet == drawn
        assert author.screen.desk.drawing.changed


def test_a_window_closed_in_mid_drawing_loses_nothing(tmp_path: Path) -> None:
    with authoring(tmp_path) as author:
        author.drag((5.0, 8.0), (9.0, 8.0))
        drawn = author.sheet
    with authoring(tmp_path) as author:
        author.press("ask/go_on")
        assert author.sheet == drawn


def test_a_draft_that_is_not_wanted_goes(tmp_path: Path) -> None:
    save_sheet(folders_in(tmp_path).sheet_draft, BLANK)
    with authoring(tmp_path) as author:
        author.press("ask/begin_anew")
        assert author.sheet.title.en == "New sheet"
        assert not author.screen.desk.draft.exists()


def test_a_sheet_is_opened_from_the_list(tmp_path: Path) -> None:
    folder = folders_in(tmp_path).sheets
    save_sheet(folder / "mine.txt", BLANK)
    (folder / "broken.txt").write_text("pen sheet 1")
    with authoring(tmp_path) as author:
        author.keys("ctrl+o")
        assert isinstance(author.driver.app.screen, OpeningScreen)
        assert author.reads("cannot be read")
        author.press("own/1")
        assert author.sheet == BLANK
        assert author.screen.desk.file == folder / "mine.txt"
        assert not author.screen.desk.drawing.changed


def test_one_of_the_game_is_opened_as_a_copy(tmp_path: Path) -> None:
    with authoring(tmp_path) as author:
        author.press("open")
        author.press("shipped/0")
        assert author.sheet.author == "Dexterity"
        assert author.screen.desk.file is None
        author.press("save")
        (saved,) = folders_in(tmp_path).sheets.glob("*.txt")
        assert author.screen.desk.file == saved


def test_a_code_is_copied_and_pasted(tmp_path: Path) -> None:
    plain = read(PLAIN)
    with authoring(tmp_path, plain) as author:
        author.press("share")
        author.press("ask/copy_code")
        assert author.pocket.copied == [code_of(plain)]
    with authoring(tmp_path / "friend") as author:
        author.pocket.text = f"  Look!\n{code_of(plain)}".replace("  Look!\n", "\n")
        author.keys("ctrl+v")
        assert author.sheet == plain
        assert author.reads("Plain Paper")


def test_a_held_key_pastes_once(tmp_path: Path) -> None:
    with authoring(tmp_path) as author:
        author.pocket.text = code_of(read(PLAIN))
        screen = author.screen
        for repeated in (False, True, True):
            screen.handle(KeyPressed("ctrl+v", repeated=repeated))
        assert author.sheet == read(PLAIN)
        assert screen.form.dialog is None, "whether to throw away what was just pasted"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "There is nothing to paste."),
        ("hello", "a code begins with pen1-"),
        ("pen9-abc", "another version"),
        (code_of(BLANK)[:-9], "missing"),
        ("pen1-" + "A" * 99_999, "longer than any code"),
        ("pen1-{}", "a letter in this code that no code has"),
    ],
)
def test_a_bad_code_gets_a_sentence(tmp_path: Path, text: str, said: str) -> None:
    with authoring(tmp_path) as author:
        before = author.sheet
        author.pocket.text = text
        author.press("share")
        author.press("ask/paste_code")
        assert author.reads(said)
        assert author.sheet == before


def test_a_sheet_is_tried_and_the_desk_waits_as_it_was(tmp_path: Path) -> None:
    with authoring(tmp_path) as author:
        author.drag((5.0, 8.0), (9.0, 8.0))
        author.press("mirror/across")
        author.press("tool/eraser")
        desk, drawing = author.screen.desk, author.screen.desk.drawing
        for seat in ("alone", "computer"):
            author.press("test")
            author.press(f"ask/{seat}")
            author.driver.wait(0.5)
            trial = author.driver.app.screen
            assert isinstance(trial, TrialScreen)
            assert trial.match.game.board.sheet == author.sheet
            author.keys("escape")
            assert author.driver.app.screen is author.screen
        assert author.screen.desk is desk
        assert desk.drawing is drawing
        assert (desk.tool.value, desk.mirror.value) == ("eraser", "across")
        assert not list(folders_in(tmp_path).records.glob("*"))


@pytest.mark.parametrize(
    ("winner", "said"),
    [(PLAYERS[0], "Blue has won"), (PLAYERS[1], "Orange has won"), (None, "Nobody has survived")],
)
def test_a_trial_that_is_over_comes_back_and_says_who_won(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, winner: PlayerId | None, said: str
) -> None:
    with authoring(tmp_path) as author:
        author.press("test")
        author.press("ask/alone")
        result = Result(winner, next(iter(Ending)), 9)
        monkeypatch.setattr(PenCourse, "result", property(lambda _: result))
        author.driver.wait(0.5)
        assert author.driver.app.screen is author.screen
        assert author.reads(said)
