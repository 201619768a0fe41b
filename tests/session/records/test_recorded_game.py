"""Games bring their own options and actions to records, which nobody else has to know."""

from dataclasses import dataclass
from pathlib import Path

import msgspec
import pytest

from dexterity.cli import main
from dexterity.content.language import Language
from dexterity.rules.challenge.actions import Refusal
from dexterity.rules.challenge.dare import DuelRefusal
from dexterity.session.practice.practice import PracticeCourse, PracticeOptions
from dexterity.session.records.checks import faults_of
from dexterity.session.records.record import Played, Thrown
from dexterity.session.records.recorded_game import RecordedGame
from dexterity.session.records.recorded_games import GAMES
from dexterity.values.vectors import Vec2
from tests.kit.dueling import header as duel_header
from tests.kit.hands import texts
from tests.kit.records import file_with, lines


@dataclass(frozen=True, slots=True)
class DrawLine:
    """What no throw is."""

    places_mm: tuple[Vec2, ...]
    word: str = ""


class Bid(msgspec.Struct, frozen=True):
    """Nor this."""

    coins: int


ISLAND = RecordedGame(
    PracticeOptions,
    PracticeCourse.begin,
    lines=(Thrown, Played),
    actions={"draw": DrawLine, "bid": Bid},
)
"""A game that is not there."""


def again(action: object) -> Played:
    """As it is written and read."""
    line = msgspec.json.encode(ISLAND.played(action))
    return ISLAND.understood(msgspec.json.decode(line, type=Played))


@pytest.mark.parametrize("action", [DrawLine(((1.5, -2.0), (0.1, 7.0)), "é"), Bid(3)])
def test_any_plain_value_of_a_games_rules_comes_back_from_a_line(action: object) -> None:
    assert again(action).action == action
    assert list(faults_of(again(action))) == []


def test_a_line_says_what_was_done_and_with_what() -> None:
    assert msgspec.json.encode(ISLAND.played(Bid(3))) == (
        b'{"do":"play","what":"bid","action":{"coins":3}}'
    )


@pytest.mark.parametrize(
    ("action", "fault"),
    [
        (DrawLine(((1e13, 0.0),)), "a number is beyond"),
        (DrawLine(((0.0, 0.0),) * 1001), "a list has more than 1000 items"),
        (DrawLine((), "x" * 201), "a text"),
        (DrawLine((), "\u202e"), "a text"),
        (Bid(10**18), "a number is beyond"),
    ],
)
def test_what_is_larger_than_any_game_writes_is_told(action: object, fault: str) -> None:
    (found,) = faults_of(again(action))
    assert found.startswith(fault)


def test_what_the_game_does_not_know_is_refused() -> None:
    with pytest.raises(ValueError, match="no such action"):
        ISLAND.understood(Played("sing", {}))
    with pytest.raises(ValueError, match="Expected `int`"):
        ISLAND.understood(Played("bid", {"coins": "three"}))
    with pytest.raises(LookupError):
        ISLAND.played("a song")


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_called_as_its_options_are_tagged(name: str) -> None:
    options = GAMES[name].options
    assert issubclass(options, msgspec.Struct)
    assert options.__struct_config__.tag == name
    for language in Language:
        assert texts(language).say(f"replay.try_{name}")


@pytest.mark.parametrize("language", Language)
def test_every_refusal_of_a_duel_has_a_sentence(language: Language) -> None:
    for refusal in DuelRefusal:
        assert texts(language).say(f"duel.refusal.{refusal}")
    for reason in Refusal:
        assert texts(language).say(f"challenge.refusal.{reason}")


def test_a_check_says_which_line_the_rules_refuse(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rematch = b'{"do":"play","what":"rematch","action":{}}\n'
    path = file_with(tmp_path, lines(duel_header()) + rematch)
    assert main(["check", str(path)]) == 1
    told = capsys.readouterr().out
    assert told == f"{path}: line 2: the rules do not allow it: duel_goes_on\n"
