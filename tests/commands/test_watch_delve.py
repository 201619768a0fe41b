"""`dexterity watch delve`: real games of computer players, in few words."""

import json

import pytest

from dexterity.cli import main
from dexterity.hand.ways.held import WayName
from dexterity.session.delve.computer import computer_throw
from dexterity.session.delve.trial import Played, Start, play_game
from dexterity.session.throw import Throw
from dexterity.values.skill import Skill

QUICK = ["watch", "delve", "--level", "novice", "--workers", "1", "--seed", "3"]


def told(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main([*QUICK, *words]) == 0
    said = capsys.readouterr()
    assert said.err == "", "progress is for terminals"
    return said.out


def test_a_line_a_game_then_all_figures(capsys: pytest.CaptureFixture[str]) -> None:
    first, second, all_, level, *adventurers = told(capsys, "--games", "2").splitlines()
    assert first.startswith("3: player ")
    assert second.startswith("4: player ")
    assert all_.startswith("2 games, won by seats: ")
    assert level.startswith("novice: 100% won; ")
    assert all("delves ended well" in line for line in adventurers)


def test_json_tells_every_game_and_the_figures_of_all(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--json", "--games", "4", "--against", "regular", "--box", "first",
             "--handicap", "small"]  # fmt: skip
    both = json.loads(told(capsys, *words))
    assert [game["seed"] for game in both["games"]] == [3, 4, 5, 6]
    assert [game["levels"][0] for game in both["games"]] == ["novice", "regular"] * 2
    assert [game["first"] for game in both["games"]] == [0, 0, 1, 1]
    given = [game["handicaps"] for game in both["games"]]
    assert given == [["small", "none"], ["none", "small"]] * 2, "it goes with the level"
    won = both["summary"]["won_by_level"]
    assert won["novice"] + won["regular"] == 1.0
    assert set(both["summary"]["adventurers"]) <= {"warrior", "barbarian", "mage", "rogue"}


@pytest.mark.parametrize(
    ("words", "specials"),
    [
        (["--box", "first"], False),
        (["--box", "first", "--no-specials"], False),
        (["--box", "sequel"], True),
        (["--box", "both"], True),
        ([], True),
        (["--no-specials"], False),
        (["--box", "sequel", "--no-specials"], False),
        (["--box", "sequel", "--specials"], True),
    ],
)
def test_the_special_monsters_come_with_the_second_box_unless_they_are_taken_out(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    words: list[str],
    specials: bool,
) -> None:
    begun: list[Start] = []

    def noted(start: Start) -> Played:
        begun.append(start)
        return play_game(start)

    monkeypatch.setattr("dexterity.commands.watch_delve.play_game", noted)
    assert json.loads(told(capsys, "--json", *words))["specials"] == specials
    assert [start.options.specials for start in begun] == [specials]


def test_the_strongest_level_is_called_as_in_every_game(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit):
        main(["watch", "delve", "--help"])
    assert "expert" in capsys.readouterr().out


def test_the_same_seed_tells_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert told(capsys, "--dexterity") == told(capsys, "--dexterity")


@pytest.mark.parametrize("words", [[], ["--way", "timing"]], ids=["a swing", "the needle"])
def test_monsters_are_thrown_at_in_the_way_that_is_asked_for(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, words: list[str]
) -> None:
    ways: list[WayName] = []

    def thrown(skill: Skill, seed: int, way: WayName) -> Throw:
        ways.append(way)
        return computer_throw(skill, seed, way)

    monkeypatch.setattr("dexterity.session.delve.trial.computer_throw", thrown)
    game = json.loads(told(capsys, "--dexterity", "--json", *words))
    meant = WayName.TIMING if words else WayName.FLICK
    assert game["way"] == meant
    assert set(ways) == {meant}


def test_it_speaks_french(capsys: pytest.CaptureFixture[str]) -> None:
    assert "des explorations ont réussi" in told(capsys, "--lang", "fr")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--players", "5"], "2 to 4 players can play, not 5."),
        (["--games", "0"], "The number of games must be from 1 to"),
        (["--way", "timing"], "Without --dexterity nobody throws"),
        (["--box", "first", "--specials"], "The special monsters are in the second box"),
    ],
)
def test_what_makes_no_sense_is_said_in_a_sentence(
    capsys: pytest.CaptureFixture[str], words: list[str], sentence: str
) -> None:
    assert main([*QUICK, *words]) == 2
    assert sentence in capsys.readouterr().err
