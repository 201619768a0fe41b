"""No command tells what is still hidden in a match that was left: no luck, and no cards."""

import json
from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path

import pytest

from dexterity.cli import COMMANDS, main
from dexterity.commands import replay
from dexterity.session.records.recorded_games import GAMES
from tests.kit.golden_matches import RECORDS
from tests.kit.left_matches import LEFT, LUCK, Left, delve_left, pen_left

TOLD = ("--told", "--lang")
ASKED: tuple[tuple[str, ...], ...] = (
    ("check",),
    ("replay", "--told"),
    ("replay", "--told", "--lang", "fr"),
    ("replay", "--json"),
    ("replay", "--verify"),
    ("replay", "--verify", "--lang", "fr"),
    ("replay", "--verify", "--json"),
)
"""All that the command line says of a record in words; pictures are drawn besides."""

OF_NO_RECORD = frozenset({"play", "watch", "odds", "edit", "picture", "bench"})
"""Commands that are given no record: what they tell, they have made up themselves."""

every_left = pytest.mark.parametrize("kind", LEFT)


def said(path: Path, words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> str:
    command, *rest = words
    assert main([command, str(path), *rest]) in (0, 1)
    told = capsys.readouterr()
    return told.out + told.err


def kept(left: Left, folder: Path, capsys: pytest.CaptureFixture[str]) -> Iterator[bytes]:
    """A picture and a film, and what is said of them."""
    for option, name in (("--picture", "out.png"), ("--gif", "out.gif")):
        file = folder / name
        words = ("replay", option, str(file), "--size", "640x360")
        assert "out." in said(left.path, words, capsys)
        yield file.read_bytes()


def made(kind: str, tmp_path: Path) -> Left:
    folder = tmp_path / "records"
    folder.mkdir()
    return LEFT[kind](folder)


def test_every_command_and_every_option_is_asked() -> None:
    """A new one has to be thought of here."""
    assert {command.name for command in COMMANDS} == OF_NO_RECORD | {"check", "replay"}
    parser = ArgumentParser()
    replay.add_arguments(parser)
    options = {word for action in parser._actions for word in action.option_strings}
    asked = {word for words in ASKED for word in words if word.startswith("--")}
    assert options - {"-h", "--help"} == asked | {"--picture", "--gif", "--throw", "--size"}


def test_a_match_of_every_game_is_among_those_that_were_left(tmp_path: Path) -> None:
    games = set()
    for number, kind in enumerate(LEFT):
        folder = tmp_path / str(number)
        folder.mkdir()
        left = LEFT[kind](folder)
        data = left.path.read_bytes()
        assert all(str(seed).encode() in data for seed in left.seeds), "the save needs its luck"
        games.add(json.loads(data.splitlines()[0])["options"]["game"])
    assert games == set(GAMES)


@every_left
def test_no_words_tell_the_luck_of_a_match_that_was_left(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    left = made(kind, tmp_path)
    for words in ASKED:
        told = said(left.path, words, capsys)
        assert told
        assert [seed for seed in left.seeds if str(seed) in told] == [], words


@every_left
def test_no_picture_and_no_film_carries_it(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    left = made(kind, tmp_path)
    for data in kept(left, tmp_path, capsys):
        assert [seed for seed in left.seeds if str(seed).encode() in data] == []


@every_left
def test_every_seed_of_a_header_is_none_in_json(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    left = made(kind, tmp_path)
    header = json.loads(said(left.path, ("replay", "--json"), capsys))["header"]
    seeds = [*seeds_in(header)]
    assert seeds
    assert set(seeds) == {None}


def seeds_in(value: object) -> Iterator[object]:
    if isinstance(value, dict):
        yield from (part for key, part in value.items() if key == "seed")
        for part in value.values():
            yield from seeds_in(part)


@pytest.mark.parametrize("kind", ["delve", "delve, second game", "pen", "fighter"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_story_tells_a_card_that_nobody_has_seen(
    kind: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    left = made(kind, tmp_path)
    told = said(left.path, ("replay", "--told", "--lang", language), capsys)
    assert left.hidden
    assert [word for word in left.hidden if word in told] == []


def test_with_other_cards_a_match_of_delve_is_told_and_drawn_alike(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    outputs, hidden = [], []
    for number, seed in enumerate((LUCK, LUCK + 1)):
        folder = tmp_path / str(number) / "records"
        folder.mkdir(parents=True)
        left = delve_left(folder, seed)
        words = [said(left.path, asked, capsys).replace(str(folder), "") for asked in ASKED]
        drawn = [*kept(left, tmp_path / str(number), capsys)]
        outputs.append((words, drawn))
        hidden.append(left.hidden)
    assert hidden[0] != hidden[1]
    assert outputs[0] == outputs[1]


def test_two_matches_of_pen_differ_by_their_luck(tmp_path: Path) -> None:
    """So that the search for hidden cards has something to find."""
    hidden = []
    for seed in (LUCK, LUCK + 1):
        folder = tmp_path / str(seed)
        folder.mkdir()
        hidden.append(pen_left(folder, seed).hidden)
    assert hidden[0] != hidden[1]


@pytest.mark.parametrize(("game", "over"), [
    ("delve", True), ("pen", True), ("campaign", True), ("duel", False),
])  # fmt: skip
def test_what_is_over_has_no_secret_and_a_duel_in_its_rematch_is_not_over(
    game: str, over: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    path = RECORDS / f"golden-{game}.jsonl"
    header = json.loads(said(path, ("replay", "--json"), capsys))["header"]
    recorded = json.loads(path.read_bytes().splitlines()[0])
    assert header["seed"] == (recorded["seed"] if over else None)
