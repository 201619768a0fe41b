"""`dexterity picture`: any screen in a file, for anybody, without touching what is the player's."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from dexterity.cli import main
from tests.kit import screens  # noqa: F401

PNG = b"\x89PNG\r\n\x1a\n"
ROOT = Path(__file__).parent.parent.parent


def size_of(path: Path) -> tuple[int, int]:
    """As its header says."""
    data = path.read_bytes()
    assert data.startswith(PNG)
    return int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")


def test_a_screen_is_drawn_as_large_as_asked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "x.png"
    words = ["--size", "1024x768", "--lang", "fr", "--text-size", "1.5"]
    assert main(["picture", "replays-empty", "--out", str(path), *words]) == 0
    assert size_of(path) == (1024, 768)
    said = capsys.readouterr()
    assert said.err == ""
    assert said.out == f"replays-empty, 1024 × 768 pixels\u202f: {path}\n"


def test_the_same_words_draw_the_same_picture(tmp_path: Path) -> None:
    drawn = []
    for name in ("one.png", "other.png"):
        assert main(["picture", "replays", "--out", str(tmp_path / name)]) == 0
        drawn.append((tmp_path / name).read_bytes())
    assert drawn[0] == drawn[1]


def test_another_language_is_another_picture(tmp_path: Path) -> None:
    for language in ("en", "fr"):
        out = str(tmp_path / f"{language}.png")
        assert main(["picture", "replays-empty", "--out", out, "--lang", language]) == 0
    assert (tmp_path / "en.png").read_bytes() != (tmp_path / "fr.png").read_bytes()


def test_no_display_is_needed_and_the_players_home_is_left_alone(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    silent = {name: value for name, value in os.environ.items() if not name.startswith("SDL_")}
    silent = {name: value for name, value in silent.items() if "DISPLAY" not in name}
    subprocess.run(
        [sys.executable, "-m", "dexterity", "picture", "settings", "--out", tmp_path / "x.png"],
        cwd=ROOT,
        env={**silent, "DEXTERITY_HOME": str(home)},
        check=True,
        capture_output=True,
    )
    assert size_of(tmp_path / "x.png") == (1280, 720)
    assert list(home.iterdir()) == []


def test_an_unknown_screen_lists_the_names(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["picture", "moon", "--out", str(tmp_path / "x.png")]) == 2
    said = capsys.readouterr().err
    assert said.startswith("There is no screen “moon”. There are title, ")
    for name in ("practice-verdict", "settings-keys", "replays-empty", "guide"):
        assert name in said
    assert not (tmp_path / "x.png").exists()


@pytest.mark.parametrize(
    ("name", "sentence"), [("x.jpg", "is a .png file"), ("no/x.png", "There is no folder")]
)
def test_a_file_that_cannot_be_written_is_refused_first(
    tmp_path: Path, name: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["picture", "title", "--out", str(tmp_path / name)]) == 2
    assert sentence in capsys.readouterr().err


@pytest.mark.parametrize(
    "words",
    [
        ["--size", "big"],
        ["--size", "1x1"],
        ["--size", "500x900"],
        ["--size", "99999x99999"],
        ["--text-size", "9"],
    ],
)
def test_sizes_have_bounds(
    tmp_path: Path, words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["picture", "title", "--out", str(tmp_path / "x.png"), *words])
    assert ended.value.code == 2
    assert words[0] in capsys.readouterr().err
