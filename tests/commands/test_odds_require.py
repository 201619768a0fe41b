"""`dexterity odds --require`, run for real on a handful of throws."""

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from dexterity.cli import main
from dexterity.commands import odds as odds_command
from dexterity.hand.dare.choice import known_requirements
from dexterity.hand.toss import Toss
from dexterity.hand.ways.held import WayName
from dexterity.players.aim import Progress
from dexterity.players.thrower import Thrower
from dexterity.session import odds_work
from tests.kit.hands import PLAIN_TOSS, texts

THROWS = ["--throws", "40"]


@pytest.fixture(autouse=True)
def quick_aim(monkeypatch: pytest.MonkeyPatch) -> None:
    def aim_at_once(
        thrower: Thrower, seed: int, throws_a_round: Sequence[int], progress: Progress
    ) -> Toss:
        return replace(PLAIN_TOSS, place_mm=thrower.place_mm)

    monkeypatch.setattr(odds_work, "find_toss", aim_at_once)


@pytest.fixture
def no_throwing(monkeypatch: pytest.MonkeyPatch) -> None:
    def throw(*_: object) -> None:
        raise RuntimeError("thrown before all was checked")

    monkeypatch.setattr(Thrower, "throw", throw)


def odds_under(capsys: pytest.CaptureFixture[str], *options: str) -> dict[str, Any]:
    """What JSON tells of a few throws."""
    assert main(["odds", *THROWS, "--json", *options]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_without_requirements_none_is_unmet(capsys: pytest.CaptureFixture[str]) -> None:
    found = odds_under(capsys)
    assert (found["requirements"], found["unmet"]) == ([], {})
    assert found["misses"]["requirement"] == 0.0


def test_json_has_the_share_of_throws_that_failed_each_requirement(
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = odds_under(capsys, "--require", "ricochet,jump")
    assert found["requirements"] == ["jump", "ricochet"], "in the rulebook's order"
    assert list(found["unmet"]) == ["jump", "ricochet"]
    assert 0.0 < found["unmet"]["ricochet"] <= 1.0, "the plain toss bounces once"
    assert found["unmet"]["jump"] < found["unmet"]["ricochet"]


def test_a_throw_that_fails_a_requirement_is_a_miss(capsys: pytest.CaptureFixture[str]) -> None:
    found = odds_under(capsys, "--require", "ricochet")
    assert found["misses"]["requirement"] == found["unmet"]["ricochet"]
    assert found["hits"]["share"] <= 1.0 - found["unmet"]["ricochet"]


def test_requirements_make_it_no_easier(capsys: pytest.CaptureFixture[str]) -> None:
    plain, dared = odds_under(capsys), odds_under(capsys, "--require", "ricochet")
    assert dared["hits"]["share"] < plain["hits"]["share"]


def test_blanks_and_repetitions_in_the_list_do_not_matter(
    capsys: pytest.CaptureFixture[str],
) -> None:
    tidy = odds_under(capsys, "--require", "jump,wink")
    assert odds_under(capsys, "--require", " wink , jump,,jump ") == tidy


def test_the_table_tells_what_was_unmet(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", *THROWS, "--require", "ricochet"]) == 0
    assert "unmet: Ricochet" in capsys.readouterr().out


def test_the_table_of_every_requirement_has_a_line_for_each(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(odds_command, "known_requirements", lambda: ("jump", "ricochet"))
    assert main(["odds", "--throws", "4", "--require", "every", "--workers", "1"]) == 0
    title, _, plain, jump, ricochet = capsys.readouterr().out.splitlines()
    assert "The Classic" in title
    assert plain.rstrip().endswith("0.0%"), "there is nothing to fail"
    assert jump.startswith("Jump ")
    assert ricochet.startswith("Ricochet ")


EVERY_WAY = ["odds", "--throws", "4", "--require", "every", "--way", "every", "--workers", "1"]


def test_the_table_of_every_way_has_a_column_for_each(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(odds_command, "known_requirements", lambda: ("jump", "ricochet"))
    assert main(EVERY_WAY) == 0
    _, ways, *rows = capsys.readouterr().out.splitlines()
    assert [ways.index(texts().say(f"throwing.{way}")) for way in WayName] == sorted(
        ways.index(texts().say(f"throwing.{way}")) for way in WayName
    )
    assert [row.count("%") for row in rows] == [len(WayName)] * 3


def test_json_of_every_way_has_an_object_for_each_way_of_each_requirement(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(odds_command, "known_requirements", lambda: ("jump",))
    assert main([*EVERY_WAY, "--json"]) == 0
    asked = [(one["requirements"], one["way"]) for one in json.loads(capsys.readouterr().out)]
    assert asked == [*(([], way) for way in WayName), *((["jump"], way) for way in WayName)]


def test_json_of_every_requirement_begins_with_the_plain_throw(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["odds", "--throws", "4", "--json", "--require", "every", "--workers", "1"]) == 0
    found = json.loads(capsys.readouterr().out)
    asked = [one["requirements"] for one in found]
    assert asked == [[], *([requirement] for requirement in known_requirements())]
    for one in found:
        assert list(one) == ["requirements", "way", "hits", "damage", "unmet"]
        assert set(one["unmet"]) <= set(one["requirements"])
        assert all(0.0 <= share <= 1.0 for share in one["unmet"].values())


@pytest.mark.usefixtures("no_throwing")
@pytest.mark.parametrize(
    ("wanted", "sentence"),
    [
        ("flick,slap", "“flick” and “slap” cannot be met in one throw.\n"),
        ("jump,slap,wink,flick", "“flick” and “slap” cannot be met in one throw.\n"),
        ("jmup", "There is no requirement “jmup”; there are jump, box_bounce, "),
        ("jump,every", "There is no requirement “every”; there are jump, "),
    ],
)
def test_what_cannot_be_asked_for_is_said_before_anything_is_thrown(
    wanted: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["odds", "--require", wanted]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(sentence)


@pytest.mark.usefixtures("no_throwing")
def test_there_is_no_picture_of_every_requirement_at_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "map.png"
    assert main(["odds", "--require", "every", "--picture", str(file)]) == 2
    sentence = "A picture shows one set of requirements, not every one of them.\n"
    assert capsys.readouterr().err == sentence
    assert not file.exists()
