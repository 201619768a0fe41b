"""`dexterity watch pen`: real games of computer players, in few words."""

import json

import pytest

from dexterity.cli import main

QUICK = ["watch", "pen", "--sheet", "pillars", "--seed", "3", "--level", "novice", "--workers", "1"]


def told(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main([*QUICK, *words]) == 0
    said = capsys.readouterr()
    assert said.err == "", "progress is for terminals"
    return said.out


@pytest.mark.long
def test_a_line_for_the_game_and_one_for_all(capsys: pytest.CaptureFixture[str]) -> None:
    first, last = told(capsys, "--lang", "fr").splitlines()
    assert first.startswith("3\u202f: pillars")
    assert last.startswith("1 parties")


def test_json_tells_every_game_and_the_same_again(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--json", "--against", "expert", "--beginner", "--fun", "--handicap", "large"]
    game = json.loads(told(capsys, *words))
    assert game["handicap"] == "large"
    assert game["levels"] == ["novice", "expert"]
    assert game["games"][0]["seed"] == 3
    assert game["summary"]["turns"] == game["games"][0]["turns"]
    assert json.loads(told(capsys, *words)) == game
    assert game["way"] == "flick"


def test_who_flicks_with_a_needle_plays_another_game(capsys: pytest.CaptureFixture[str]) -> None:
    flicked, timed = (
        json.loads(told(capsys, "--json", "--way", way)) for way in ("flick", "timing")
    )
    assert timed["way"] == "timing"
    assert timed["games"] != flicked["games"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--games", "0"], "The number of games must be from 1 to 10000, not 0."),
        (["--sheet", "atlantis"], "There is no sheet “atlantis”. There are bridges, "),
        (["--sheet", "nowhere/atlantis.txt"], "nowhere/atlantis.txt"),
    ],
)
def test_a_wrong_option_gets_a_sentence(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*QUICK, *words]) == 2
    assert sentence in capsys.readouterr().err
