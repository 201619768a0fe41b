"""`dexterity watch challenge`, run for real on a few games of small levels, with a known toss."""

import json
from pathlib import Path

import pytest

from dexterity.cli import main
from dexterity.commands import watch_challenge
from dexterity.session.challenge import aims as aiming
from dexterity.session.challenge.library import Library
from dexterity.session.trials import Trials
from tests.kit.challenge_shelf import shelf
from tests.kit.hands import PLAIN_TOSS

PLAIN = ["watch", "challenge", "--level", "plain", "--games", "6", "--workers", "1"]


@pytest.fixture(autouse=True)
def small_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    def shelf_for(_: Path) -> Library:
        return shelf()

    monkeypatch.setattr(watch_challenge, "load_library", shelf_for)
    monkeypatch.setattr(aiming, "find_toss", lambda *_, **__: PLAIN_TOSS)


@pytest.fixture
def no_playing(monkeypatch: pytest.MonkeyPatch) -> None:
    def play(*_: object, **__: object) -> None:
        raise RuntimeError("played before all was checked")

    monkeypatch.setattr(Trials, "results", play)


def test_the_table_is_on_standard_output_and_nothing_else(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(PLAIN) == 0
    said = capsys.readouterr()
    assert said.err == "", "progress is for terminals"
    heading, line = said.out.splitlines()
    assert heading.split() == ["Bronze", "Silver", "Gold", "mean", "count", "mean", "throws"]
    assert line.startswith("plain  Plain and Simple ")
    assert line.count("%") == 3


def test_the_table_speaks_french(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*PLAIN, "--lang", "fr"]) == 0
    said = capsys.readouterr().out
    assert "Argent" in said
    assert "Tout simplement" in said


def test_json_has_a_level_s_figures_and_nothing_else(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*PLAIN, "--level", "duel", "--json"]) == 0
    plain, duel = json.loads(capsys.readouterr().out)
    for found in (plain, duel):
        assert list(found) == ["level", "games", "medals", "mean_count", "mean_throws"]
        assert set(found["medals"]) == {"bronze", "silver", "gold"}
        assert found["games"] == 6
    assert (plain["level"], duel["level"]) == ("plain", "duel")
    assert plain["medals"]["bronze"] >= plain["medals"]["silver"] >= plain["medals"]["gold"]
    assert 0 < plain["mean_throws"] <= 3


def test_the_same_seed_tells_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for seed in ("5", "5", "6"):
        assert main([*PLAIN, "--json", "--seed", seed]) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1] != told[2]


def test_a_surer_hand_does_better(capsys: pytest.CaptureFixture[str]) -> None:
    counts = []
    for hand in ("novice", "expert"):
        assert main([*PLAIN, "--games", "40", "--json", "--hand", hand]) == 0
        counts.append(json.loads(capsys.readouterr().out)[0]["mean_count"])
    assert counts[0] < counts[1]


def test_a_level_may_be_named_by_its_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*PLAIN[:2], "--games", "1", "--json", "--level", "some/where/duel-too.toml"]) == 0
    assert json.loads(capsys.readouterr().out)[0]["level"] == "duel-too"


def test_without_a_name_all_levels_are_played_those_of_duels_last() -> None:
    names = [challenge.id for challenge in watch_challenge.chosen_levels(shelf(), [])]
    assert names[0] == "plain"
    assert names[-2:] == ["duel", "duel-too"]
    assert len(names) == len(shelf().challenges) + len(shelf().duels)


@pytest.mark.usefixtures("no_playing")
def test_an_unknown_level_is_named_and_so_are_those_there_are(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main([*PLAIN, "--level", "pain"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("There is no level “pain”; there are plain, jump, ")
    assert "duel-too" in said.err


@pytest.mark.usefixtures("no_playing")
@pytest.mark.parametrize("games", ["0", "-1", "1001"])
def test_too_few_or_too_many_games_are_refused(
    games: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*PLAIN, "--games", games]) == 2
    sentence = f"The number of games must be from 1 to 1000, not {games}.\n"
    assert capsys.readouterr().err == sentence


@pytest.mark.usefixtures("no_playing")
@pytest.mark.parametrize(
    "words",
    [["chess"], ["challenge", "--games", "many"], ["challenge", "--hand", "lucky"], []],
)
def test_what_makes_no_sense_is_refused_with_the_choices(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["watch", *words])
    assert ended.value.code == 2
    said = capsys.readouterr().err
    assert (words[-1] if words else "GAME") in said
