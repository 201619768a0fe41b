"""`dexterity replay FILE --gif --picture`: a throw as a file, without a window."""

import sys
from pathlib import Path

import pytest

from dexterity.cli import main
from tests.kit.films import durations_ms, frame_of, open_film

RECORDS = Path(__file__).parent.parent / "records"
DUEL, PEN = (str(RECORDS / f"golden-{game}.jsonl") for game in ("duel", "pen"))


def said(capsys: pytest.CaptureFixture[str]) -> str:
    """What went wrong, in one line."""
    found = capsys.readouterr()
    assert found.out == ""
    (line,) = found.err.splitlines()
    return line


def test_a_throw_is_filmed_from_its_release_to_its_verdict(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "throw.gif"
    assert main(["replay", DUEL, "--gif", str(out), "--throw", "2"]) == 0
    film = open_film(out.read_bytes())
    lasting = durations_ms(film)
    assert film.size == (640, 360)
    assert len(lasting) > 10
    assert sum(lasting) <= 4000
    assert frame_of(film, 0).tobytes() != frame_of(film, len(lasting) - 1).tobytes()
    kilobytes = f"{out.stat().st_size / 1000:,.0f}"
    assert capsys.readouterr().out == f"{out}, 640 × 360 pixels, {kilobytes} kB\n"
    assert [*tmp_path.iterdir()] == [out]


def test_a_picture_of_another_throw_is_another_picture(tmp_path: Path) -> None:
    drawn = []
    for throw in ("1", "2"):
        out = tmp_path / f"{throw}.png"
        words = ["--picture", str(out), "--throw", throw, "--size", "640x480"]
        assert main(["replay", PEN, *words]) == 0
        drawn.append(out.read_bytes())
    assert drawn[0] != drawn[1]
    assert int.from_bytes(drawn[0][20:24], "big") == 360, "nothing is stretched"


@pytest.mark.parametrize("throw", ["0", "9999"])
def test_a_throw_that_is_not_there_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], throw: str
) -> None:
    out = tmp_path / "x.png"
    assert main(["replay", DUEL, "--picture", str(out), "--throw", throw]) == 2
    assert said(capsys).startswith(f"There is no throw {throw} to be shown: the record has ")
    assert not out.exists()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--gif", "x.png"], "A film is a .gif file, which “x.png” is not."),
        (["--picture", "x.gif"], "A picture is a .png file, which “x.gif” is not."),
        (["--gif", "nowhere/x.gif"], "There is no folder “nowhere” for the picture."),
        (["--throw", "2"], "--throw and --size are for --gif and --picture."),
    ],
)
def test_bad_options_get_a_sentence(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    words: list[str],
    sentence: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["replay", DUEL, *words]) == 2
    assert said(capsys) == sentence


def test_without_pillow_one_sentence_says_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "PIL.Image", None)
    assert main(["replay", DUEL, "--gif", str(tmp_path / "x.gif")]) == 2
    assert said(capsys) == "A GIF needs Pillow: pip install pillow brings it."


def test_a_folder_that_takes_no_files_gets_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(**_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("dexterity.commands.picture_file.NamedTemporaryFile", refuse)
    out = tmp_path / "x.png"
    assert main(["replay", DUEL, "--picture", str(out)]) == 2
    assert said(capsys) == f"The picture “{out}” cannot be written: Permission denied."
