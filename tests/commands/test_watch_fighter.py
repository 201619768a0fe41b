"""`dexterity watch fighter`: real campaigns of computer heroes, in few words."""

import json

import pytest

from dexterity.cli import main
from dexterity.players import throw_book
from dexterity.players.practised import PLAIN, practised
from dexterity.players.throw_book import ThrowBook
from dexterity.session.fighter import many_campaigns
from dexterity.values.skill import Skill

QUICK = ["watch", "fighter", "--difficulty", "hellish", "--heroes", "2", "--seed", "3"]


@pytest.fixture(autouse=True)
def no_aiming(monkeypatch: pytest.MonkeyPatch) -> None:
    """What several requirements ask is thrown like a plain throw: aiming takes seconds each."""
    toss = practised()[Skill.REGULAR][PLAIN].toss
    monkeypatch.setattr(throw_book, "quick_toss", lambda *_, **__: toss)
    # Nothing of it is remembered for the tests after these.
    monkeypatch.setattr(many_campaigns, "book_of", ThrowBook)


def told(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main([*QUICK, *words]) == 0
    said = capsys.readouterr()
    assert said.err == "", "progress is for terminals"
    return said.out


@pytest.mark.long
def test_a_line_for_the_campaign_and_one_for_all(capsys: pytest.CaptureFixture[str]) -> None:
    first, last = told(capsys).splitlines()
    assert first.startswith("3: ")
    assert " throws" in first
    assert last.startswith("1 campaigns: ")


@pytest.mark.long
def test_the_same_seed_tells_the_same_campaign(capsys: pytest.CaptureFixture[str]) -> None:
    assert json.loads(told(capsys, "--json")) == json.loads(told(capsys, "--json"))


def test_json_tells_every_campaign_and_the_figures_of_all(
    capsys: pytest.CaptureFixture[str],
) -> None:
    both = json.loads(told(capsys, "--json", "--games", "2"))
    first, second = both["campaigns"]
    assert (first["seed"], second["seed"]) == (3, 4)
    assert both["summary"]["games"] == 2
    assert both["summary"]["fights"] == (first["fights"] + second["fights"]) / 2
    assert len(first["beaten"]) == first["fights"] + first["won"]


@pytest.mark.long
def test_json_says_in_which_way_was_thrown(capsys: pytest.CaptureFixture[str]) -> None:
    assert json.loads(told(capsys, "--json"))["way"] == "flick"
    assert json.loads(told(capsys, "--json", "--way", "steady"))["way"] == "steady"


@pytest.mark.long
def test_it_speaks_french(capsys: pytest.CaptureFixture[str]) -> None:
    assert "campagnes" in told(capsys, "--lang", "fr")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--heroes", "7"], "A party has 2 to 6 heroes, not 7."),
        (["--heroes", "brad"], "each of them once"),
        (["--heroes", "brad,brad"], "each of them once"),
        (["--heroes", "brad,gandalf"], "There is no hero “gandalf”"),
        (["--games", "0"], "The number of games must be from 1 to"),
    ],
)
def test_what_makes_no_sense_is_said_in_a_sentence(
    capsys: pytest.CaptureFixture[str], words: list[str], sentence: str
) -> None:
    assert main(["watch", "fighter", *words]) == 2
    assert sentence in capsys.readouterr().err


def test_a_game_that_is_not_there_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["watch", "chess"])
    assert ended.value.code == 2
    assert "chess" in capsys.readouterr().err
