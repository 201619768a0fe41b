"""`dexterity odds --pen`, run for real on a handful of flicks."""

import json
import re
from pathlib import Path

import pygame
import pytest

from dexterity.cli import main
from dexterity.commands.odds_pen import JSON_HELP
from dexterity.hand.ways.held import WayName

FEW = ["odds", "--pen", "--sheet", "mirrors", "--flicks", "40"]


def test_the_table_says_how_they_ended(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*FEW, "--lang", "fr", "--hand", "expert"]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    assert "main experte" in said.out
    assert "contre un mur" in said.out


def test_json_has_the_documented_keys_and_shares_of_all_flicks(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main([*FEW, "--json", "--seed", "7"]) == 0
    found = json.loads(capsys.readouterr().out)
    entries = re.findall(r"^  (\w[\w, ]*?)  +\S", JSON_HELP, re.MULTILINE)
    assert list(found) == [key for entry in entries for key in entry.split(", ")]
    assert sum(found["ends"].values()) == pytest.approx(1.0)
    before, after = found["to_go"]
    assert after < before, "it is aimed at the treasure"


def test_a_fan_goes_anywhere(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*FEW, "--json", "--fan", "--from", "90,45.5"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["aim"] is None
    assert found["from_mm"] == [90.0, 45.5]
    assert found["ends"]["too_weak"] < 0.3


def test_each_way_strays_as_its_person_does(capsys: pytest.CaptureFixture[str]) -> None:
    found = dict[str, dict[str, object]]()
    for way in WayName:
        assert main([*FEW, "--json", "--seed", "7", "--way", way]) == 0
        found[way] = json.loads(capsys.readouterr().out)
        assert found[way].pop("way") == way
    assert found["flick"] == found["steady"]
    lengths = {one["length_mm"] for one in found.values()}
    assert len(lengths) == 3, "a sling and a needle stray otherwise"


def test_the_picture_is_a_picture(tmp_path: Path) -> None:
    file = tmp_path / "map.png"
    assert main([*FEW, "--fan", "--picture", str(file)]) == 0
    assert pygame.image.load(file).get_size() == (1400, 1000)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--flicks", "0"], "The number of flicks must be from 1 to 20,000, not 0."),
        (["--from", "200,10"], "A pencil stands between 0 and 180 mm, which 200,10 does not."),
        (["--from", "here"], "A place is two numbers such as 45,90, not “here”."),
        (["--from", "nan,1"], "A pencil stands between 0 and 180 mm"),
        (["--way", "every"], "Flicks are made in one way at a time."),
        (["--sheet", "all"], "One sheet at a time"),
        (["--picture", "map.jpg"], "A picture is a .png file"),
    ],
)
def test_a_wrong_option_gets_a_sentence(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*FEW, *words]) == 2
    assert sentence in capsys.readouterr().err
