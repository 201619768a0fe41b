"""`dexterity play`: as long as there is no window, one throw told in words."""

import pytest

from dexterity.cli import main
from dexterity.commands import play
from tests.kit.hands import PLAIN_TOSS


@pytest.fixture(autouse=True)
def quick_aim(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "find_toss", lambda *_: PLAIN_TOSS)


def test_a_throw_is_told_from_the_hand_to_the_verdict(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--seed", "3"]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    lines = said.out.splitlines()
    assert lines[0].startswith("There is no window yet")
    for beginning in ("Meant: ", "Let go: ", "Touched "):
        assert any(line.startswith(beginning) for line in lines)
    assert any(line.startswith(("A hit", "A miss", "A perfect hit")) for line in lines)


def test_the_same_seed_tells_the_same_story(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for _ in range(2):
        main(["play", "--lang", "fr", "--hand", "novice", "--target", "pike"])
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]
    assert "Le Brochet" in told[0]


def test_an_unknown_target_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--target", "moon"]) == 2
    assert "There is no target “moon”" in capsys.readouterr().err
