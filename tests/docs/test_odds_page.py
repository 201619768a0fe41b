"""Every line of Python on the page about odds runs, and every field of JSON is explained."""

import json
from typing import Any

import pytest

from dexterity.cli import main
from tests.kit.pages import blocks, page

PAGE = "odds-and-strategy.md"

EXPLAINED = {
    "odds": ["--throws", "10"],
    "watch challenge": ["--level", "1-01-hello-table", "--games", "1"],
}
"""The commands, with what makes them quick."""


def test_every_block_of_python_runs_after_those_before_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    names: dict[str, Any] = {"__name__": "page"}
    for block in blocks(PAGE, language="python"):
        exec(compile(block.text, PAGE, "exec"), names)
        assert capsys.readouterr().out.strip(), block.text
    # The last one shares the odds out, and says whether they are the same.
    assert names["same"] == names["odds"]


def test_every_block_is_ten_lines_of_work_at_most() -> None:
    for block in blocks(PAGE, language="python"):
        work = [line for line in block.text.splitlines() if line and "import " not in line]
        assert len(work) <= 10


@pytest.mark.parametrize("command", EXPLAINED)
def test_every_field_of_json_is_on_the_page(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*command.split(), *EXPLAINED[command], "--workers", "1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    for field in told if isinstance(told, dict) else told[0]:
        assert f"`{field}`" in page(PAGE), field
