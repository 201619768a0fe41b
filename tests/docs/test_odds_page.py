"""Every line of Python on the page about odds runs, and every field of JSON is explained."""

import json
from argparse import Namespace
from collections.abc import Iterable
from contextlib import redirect_stdout
from dataclasses import fields
from functools import cache
from io import StringIO
from typing import Any

import pytest

from dexterity.cli import main
from dexterity.commands.watch_fighter import figures
from dexterity.hand.ways.held import WayName
from dexterity.rules.challenge.duel import head_start
from dexterity.rules.concession import Concession
from dexterity.rules.delve.options import LESS_HEALTH
from dexterity.rules.fighter.options import Difficulty
from dexterity.rules.pen.options import FIRST_HEALTH
from dexterity.session.pen.trial import Balance
from dexterity.values.skill import Skill
from tests.kit.pages import blocks, page

PAGE = "odds-and-strategy.md"

QUICKLY = {
    "odds": ["--throws", "10"],
    "watch challenge": ["--level", "1-01-hello-table", "--games", "1"],
}
"""The commands, with what makes them quick."""


@cache
def played_page() -> tuple[dict[str, Any], tuple[str, ...]]:
    """All blocks, one after the other: the names that they leave, and what each prints."""
    names: dict[str, Any] = {"__name__": "page"}
    printed = []
    for block in blocks(PAGE, language="python"):
        with redirect_stdout(StringIO()) as out:
            exec(compile(block.text, PAGE, "exec"), names)
        printed.append(out.getvalue())
    return names, tuple(printed)


def unexplained(names: Iterable[str]) -> list[str]:
    return [name for name in names if f"`{name}`" not in page(PAGE)]


@pytest.mark.long
def test_every_block_of_python_runs_and_prints_something() -> None:
    _, printed = played_page()
    assert len(printed) == 8
    assert all(printed)


@pytest.mark.long
def test_odds_that_an_executor_shares_out_are_the_same() -> None:
    names, printed = played_page()
    assert names["same"] == names["odds"]
    assert printed[-1] == "True\n"


def test_every_block_is_ten_lines_of_work_at_most() -> None:
    for block in blocks(PAGE, language="python"):
        work = [line for line in block.text.splitlines() if line and "import " not in line]
        assert len(work) <= 10


@pytest.mark.parametrize("command", QUICKLY)
def test_every_field_of_json_is_on_the_page(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*command.split(), *QUICKLY[command], "--workers", "1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert unexplained(told if isinstance(told, dict) else told[0]) == []


@pytest.mark.long
def test_every_field_of_a_campaign_is_on_the_page() -> None:
    args = Namespace(hand=Skill.REGULAR, way=WayName.FLICK, difficulty=Difficulty.NORMAL)
    told: dict[str, Any] = figures([played_page()[0]["part"]], args)
    assert unexplained([*told, *told["campaigns"][0], *told["summary"]]) == []


def test_every_figure_of_many_games_of_pen_is_on_the_page() -> None:
    assert unexplained(field.name for field in fields(Balance)) == []


def test_the_sizes_of_handicaps_are_those_of_the_rules() -> None:
    for conceded in (Concession.SMALL, Concession.LARGE):
        health, less = FIRST_HEALTH[conceded], LESS_HEALTH[conceded]
        assert f"| Pen | {conceded}: {health} health |" in page(PAGE)
        assert f"| Delve | {conceded}: {less} health less |" in page(PAGE)
        for rounds in (3, 9):
            points = head_start(conceded, rounds)
            assert f"| Challenge, best of {rounds} | {conceded}: {points} point" in page(PAGE)
