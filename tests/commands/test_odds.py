"""`dexterity odds`, run for real on a handful of throws."""

import json
import re
from collections.abc import Sequence
from pathlib import Path

import pygame
import pytest

from dexterity.cli import main
from dexterity.commands import odds_report
from dexterity.hand.toss import Toss
from dexterity.hand.ways.held import WayName
from dexterity.players.aim import Progress
from dexterity.players.thrower import Thrower
from dexterity.session import odds_work
from tests.kit.hands import PLAIN_TOSS
from tests.kit.target_files import PLAIN

THROWS = ["--throws", "60"]


@pytest.fixture(autouse=True)
def quick_aim(monkeypatch: pytest.MonkeyPatch) -> None:
    def aim_at_once(
        thrower: Thrower, seed: int, throws_a_round: Sequence[int], progress: Progress
    ) -> Toss:
        return PLAIN_TOSS

    monkeypatch.setattr(odds_work, "find_toss", aim_at_once)


@pytest.fixture
def no_throwing(monkeypatch: pytest.MonkeyPatch) -> None:
    def throw(*_: object) -> None:
        raise RuntimeError("thrown before all was checked")

    monkeypatch.setattr(Thrower, "throw", throw)


def test_the_table_is_on_standard_output_and_nothing_else(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["odds", *THROWS]) == 0
    said = capsys.readouterr()
    assert said.err == "", "progress is for terminals"
    assert said.out.startswith("The Classic: regular hand, red die\n")
    for words in ("damage a throw", "section 5", "centre", "miss: in a hole", "symbol up", "aim: "):
        assert words in said.out
    assert "leaning" not in said.out, "no reason to miss any more"


def test_the_table_speaks_french(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", *THROWS, "--lang", "fr", "--hand", "expert", "--die", "white"]) == 0
    assert capsys.readouterr().out.startswith("La Classique\u202f: main experte, dé blanc\n")


def test_json_has_the_documented_keys_and_no_others(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", *THROWS, "--json", "--seed", "7"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert list(found) == documented_keys()
    assert (found["hand"], found["throws"], found["seed"]) == ("regular", 60, 7)
    assert list(found["sections"]) == ["1", "2", "3", "4", "5"]
    shares = [*found["sections"].values(), found["centre"], *found["misses"].values()]
    assert sum(shares) == pytest.approx(1.0)
    for group in ("aim", "hits", "damage", "misses"):
        for key in found[group]:
            name = {"hits": "share", "damage": "mean"}.get(group, key) if key == "share" else key
            assert re.search(rf"\b{name}\b", odds_report.JSON_HELP), f"{key} is not documented"


@pytest.mark.parametrize("way", WayName)
def test_json_says_in_which_way_was_thrown(
    way: WayName, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["odds", *THROWS, "--json", "--way", way]) == 0
    assert json.loads(capsys.readouterr().out)["way"] == way


def test_the_way_decides_how_far_a_hand_strays(capsys: pytest.CaptureFixture[str]) -> None:
    told = {}
    for way in (WayName.FLICK, WayName.TIMING):
        assert main(["odds", "--throws", "200", "--json", "--way", way]) == 0
        told[way] = json.loads(capsys.readouterr().out)
    flick, timing = told.values()
    assert flick["aim"] == timing["aim"]
    assert flick["misses"] != timing["misses"]


@pytest.mark.usefixtures("no_throwing")
def test_every_way_at_once_goes_with_every_requirement_alone(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["odds", "--way", "every"]) == 2
    assert "--require every" in capsys.readouterr().err


def documented_keys() -> list[str]:
    entries = re.findall(r"^  (\w[\w, ]*?)  +\S", odds_report.JSON_HELP, re.MULTILINE)
    return [key for entry in entries for key in entry.split(", ")]


def test_a_target_of_one_s_own_is_named_by_its_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(PLAIN, encoding="utf-8")
    assert main(["odds", *THROWS, "--json", "--target", str(file)]) == 0
    assert json.loads(capsys.readouterr().out)["target"] == "mine"


def test_the_picture_is_written_and_standard_output_stays_json(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "map.png"
    assert main(["odds", *THROWS, "--json", "--picture", str(file)]) == 0
    json.loads(capfd.readouterr().out)
    assert pygame.image.load(file).get_size() == (1400, 1000)
    assert list(tmp_path.iterdir()) == [file], "nothing half done is left"


@pytest.mark.usefixtures("no_throwing")
@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (
            ["--target", "clasic"],
            "There is no target “clasic”. There are archipelago, classic, pike",
        ),
        (["--target", "no/such.toml"], "no/such.toml: cannot be read: there is no such file"),
        (["--throws", "0"], "The number of throws must be from 1 to 1,000,000, not 0."),
        (
            ["--throws", "1000001"],
            "The number of throws must be from 1 to 1,000,000, not 1,000,001.",
        ),
        (["--picture", "map.jpg"], "A picture is a .png file, which “map.jpg” is not."),
        (["--picture", "no/such/map.png"], "There is no folder “no/such” for the picture."),
    ],
)
def test_what_is_wrong_is_said_before_anything_is_thrown(
    options: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["odds", *options]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.replace("\\", "/").startswith(sentence)


@pytest.mark.usefixtures("no_throwing")
def test_a_folder_called_like_a_picture_is_not_replaced(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "map.png").mkdir()
    assert main(["odds", "--picture", str(tmp_path / "map.png")]) == 2
    assert "would replace a folder" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("option", "choices"),
    [
        ("--hand", "novice, regular, expert"),
        ("--way", "flick, slingshot, timing, steady"),
        ("--die", "red, green, blue"),
        ("--lang", "en, fr"),
    ],
)
def test_words_of_a_closed_vocabulary_are_refused_with_the_choices(
    option: str, choices: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["odds", option, "purple"])
    assert ended.value.code == 2
    assert f"“purple” is none of {choices}" in capsys.readouterr().err


def test_the_help_documents_the_json(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["odds", "--help"])
    assert odds_report.JSON_HELP.strip() in capsys.readouterr().out
