"""`dexterity edit`: what is told of files before a window opens, and what is opened."""

from pathlib import Path

import pytest

from dexterity.cli import main
from dexterity.content.pen.drawing import text_of
from dexterity.ui.frame.app import App
from dexterity.ui.screens.pen.editor.editor import EditorScreen
from tests.kit.pen_editing import BLANK
from tests.kit.pen_sheets import PLAIN, signed


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    monkeypatch.setenv("DEXTERITY_HOME", str(tmp_path / "home"))
    return tmp_path


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> list[EditorScreen]:
    """The screens that were on top for a frame, after which the player has had enough."""
    screens: list[EditorScreen] = []

    def run(app: App) -> None:
        try:
            app.tick()
            assert isinstance(app.screen, EditorScreen)
            screens.append(app.screen)
        finally:
            app.close()

    monkeypatch.setattr(App, "run", run)
    return screens


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (None, "there is no such file"),
        (b"x" * 60_000, "larger than"),
        (b"\xff\xfe\x00", "UTF-8"),
        (PLAIN.encode()[:900], "lines"),
        (signed(8, 3, "?").encode(), "line 8, column 3"),
        (b"[" * 40_000, "must be “pen sheet 1”"),
        (PLAIN.replace("stroke 100,150", "stroke nan,150").encode(), "must be a point"),
    ],
)
def test_a_file_that_is_no_sheet_is_told_in_a_sentence(
    home: Path, capsys: pytest.CaptureFixture[str], content: bytes | None, said: str
) -> None:
    file = home / "mine.txt"
    if content is not None:
        file.write_bytes(content)
    assert main(["edit", str(file)]) == 2
    told = capsys.readouterr().err
    assert said in told
    assert "Traceback" not in told


def test_a_folder_is_told(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["edit", str(home)]) == 2
    assert "is a folder" in capsys.readouterr().err


def test_a_sheet_is_opened_with_its_file(home: Path, seen: list[EditorScreen]) -> None:
    file = home / "mine.txt"
    file.write_text(text_of(BLANK), encoding="utf-8")
    assert main(["edit", str(file)]) == 0
    assert (seen[0].desk.sheet, seen[0].desk.file) == (BLANK, file.resolve())


def test_a_sheet_with_flaws_is_opened_and_they_are_listed(
    home: Path, seen: list[EditorScreen]
) -> None:
    file = home / "mine.txt"
    shut = PLAIN.replace("#1 1 1x1 1 1              C ", "#1 1 1x1 1 1#             C ")
    file.write_text(shut, encoding="utf-8")
    assert main(["edit", str(file)]) == 0
    assert [flaw.kind.value for flaw in seen[0].desk.flaws]


def test_without_a_file_there_is_new_paper(home: Path, seen: list[EditorScreen]) -> None:
    assert main(["edit", "--lang", "fr"]) == 0
    assert seen[0].desk.sheet.title.fr == "Nouvelle feuille"
    assert not seen[0].desk.drawing.changed
