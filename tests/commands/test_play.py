"""`dexterity play`: the window; straight into a practice; or a throw told in words."""

from pathlib import Path

import pytest

from dexterity.cli import main
from dexterity.commands import told_throw
from dexterity.content.language import Language
from dexterity.session.settings import Settings
from dexterity.session.settings_file import load_settings, save_settings
from tests.kit.hands import PLAIN_TOSS
from tests.kit.openings import ticks_instead_of_runs


@pytest.fixture(autouse=True)
def quick_aim(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(told_throw, "find_toss", lambda *_: PLAIN_TOSS)


@pytest.fixture
def settings_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Of somebody who has played before."""
    monkeypatch.setenv("DEXTERITY_HOME", str(tmp_path))
    save_settings(tmp_path / "settings.json", Settings(first_start_done=True))
    return tmp_path / "settings.json"


# --- the window -------------------------------------------------------------------------------


@pytest.mark.usefixtures("settings_file")
@pytest.mark.parametrize("words", [[], ["play"]])
def test_the_window_opens_at_the_title(words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    shown = ticks_instead_of_runs(monkeypatch)
    assert main(words) == 0
    assert [seen.names for seen in shown] == [["title"]]


@pytest.mark.usefixtures("settings_file")
@pytest.mark.parametrize(
    ("words", "table"),
    [
        (["practice"], "The Classic, red die"),
        (["practice", "--target", "pike", "--die", "white"], "The Pike, white die"),
        (["--target", "pike"], "The Pike, red die"),
    ],
)
def test_a_practice_is_gone_straight_into(
    words: list[str], table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = ticks_instead_of_runs(monkeypatch)
    assert main(["play", *words]) == 0
    assert shown[0].names == ["title", "practice"]
    assert any(table in text for text in shown[0].texts)


@pytest.mark.usefixtures("settings_file")
@pytest.mark.parametrize(
    ("words", "screen"),
    [
        (["challenge"], "challenge"),
        (["challenge", "--level", "1-01-hello-table"], "challenge-level"),
        (["--daily"], "challenge-level"),
        (["challenge", "--duel"], "duel-set-up"),
        (["challenge", "--duel", "--best-of", "9", "--handicap", "large"], "duel-set-up"),
        (["pen", "--best-of", "5", "--handicap", "small"], "pen"),
        (["pen"], "pen"),
        (["pen", "--sheet", "spiral", "--computer", "expert"], "pen"),
        (["delve"], "delve"),
        (["delve", "--players", "4", "--computer", "regular"], "delve"),
        (["delve", "--best-of", "5", "--handicap", "large"], "delve"),
    ],
)
def test_a_challenge_is_gone_straight_into(
    words: list[str], screen: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = ticks_instead_of_runs(monkeypatch)
    assert main(["play", *words]) == 0
    assert shown[0].names == ["title", screen]


@pytest.mark.usefixtures("settings_file")
@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["challenge", "--level", "9-99-nowhere"], "1-01-hello-table"),
        (["practice", "--duel"], "belong to challenge"),
        (["practice", "--computer", "novice"], "belong to pen"),
        (["pen", "--players", "3"], "belong to delve"),
        (["pen", "--sheet", "origami"], "There is no sheet “origami”"),
        (["challenge", "--target", "pike"], "belong to challenge"),
        (["challenge", "--best-of", "3"], "belong to duel, pen and delve"),
        (["practice", "--handicap", "small"], "belong to duel, pen and delve"),
        (["pen", "--best-of", "9"], "It can be the best of 1, 3, 5, not of 9."),
    ],
)
def test_what_does_not_go_together_is_said_before_a_window_opens(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", *words]) == 2
    assert told in capsys.readouterr().err


def test_a_language_is_kept_as_if_it_had_been_chosen(
    settings_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ticks_instead_of_runs(monkeypatch)
    assert main(["play", "--lang", "fr"]) == 0
    assert load_settings(settings_file).settings.language is Language.FRENCH


def test_an_unknown_target_is_refused_before_a_window_opens(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = ticks_instead_of_runs(monkeypatch)
    assert main(["play", "practice", "--target", "moon"]) == 2
    assert "There is no target “moon”" in capsys.readouterr().err
    assert not shown


@pytest.mark.parametrize("words", [["chess"], ["practice", "--die", "pink"]])
def test_an_unknown_game_or_die_is_refused(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["play", *words])
    assert ended.value.code == 2
    assert words[-1] in capsys.readouterr().err


# --- told in words ----------------------------------------------------------------------------


def test_a_throw_is_told_from_the_hand_to_the_verdict(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--told", "--seed", "3"]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    lines = said.out.splitlines()
    assert lines[0] == "The computer throws: regular hand, red die, The Classic, seed 3."
    for beginning in ("Meant: ", "Let go: ", "Touched "):
        assert any(line.startswith(beginning) for line in lines)
    assert any(line.startswith(("A hit", "A miss", "A perfect hit")) for line in lines)


def test_the_same_seed_tells_the_same_story(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for _ in range(2):
        main(["play", "--told", "--lang", "fr", "--hand", "novice", "--target", "pike"])
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]
    assert "Le Brochet" in told[0]


def test_an_unknown_target_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--told", "--target", "moon"]) == 2
    assert "There is no target “moon”" in capsys.readouterr().err
