"""Whoever copies an example from the page for level makers gets a level that works."""

import re
import shutil
from pathlib import Path

import pytest

from dexterity.cli import main
from dexterity.content.pen.code import sheet_from_code
from dexterity.content.pen.sheets import load_sheet
from dexterity.places import levels
from tests.kit.pages import Block, blocks

PAGE = "levels.md"
FILES = blocks(PAGE, role="file")
CARDS = blocks(PAGE, role="card")
FAULTY = "challenges/slips.toml"

every_sound_file = pytest.mark.parametrize(
    "block", [block for block in FILES if block.name != FAULTY], ids=lambda block: block.name
)


def written(blocks: list[Block], folder: Path) -> Path:
    for block in blocks:
        file = folder / block.name
        file.parent.mkdir(exist_ok=True)
        file.write_text(block.text, encoding="utf-8")
    return folder


def test_the_page_shows_a_target_a_challenge_and_a_sheet() -> None:
    assert {Path(block.name).suffix for block in FILES} == {".toml", ".txt"}
    assert {Path(block.name).parts[0] for block in FILES} >= {"targets", "challenges"}


@every_sound_file
def test_every_file_on_the_page_passes_its_check(block: Block, tmp_path: Path) -> None:
    assert main(["check", str(written([block], tmp_path) / block.name)]) == 0


def test_a_check_prints_what_the_page_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(written(FILES, tmp_path))
    (shown,) = blocks(PAGE, language="console")
    command, _, output = shown.text.partition("\n")
    assert command.startswith("$ dexterity check ")
    assert main(command.split()[2:]) == 1
    assert capsys.readouterr().out == output


def test_the_code_on_the_page_is_the_sheet_above_it(tmp_path: Path) -> None:
    (code,) = blocks(PAGE, role="code")
    sheet = load_sheet(written(FILES, tmp_path) / code.name)
    assert sheet_from_code(code.text) == sheet


@pytest.mark.parametrize("block", CARDS, ids=lambda block: block.name)
def test_every_card_on_the_page_can_replace_ours(block: Block, tmp_path: Path) -> None:
    game, name = Path(block.name).parts
    shutil.copytree(levels() / game, tmp_path / game)
    file = tmp_path / game / name
    ours = file.read_text(encoding="utf-8")
    card = re.search(r'^id = "\w+"$', block.text, re.MULTILINE)
    assert card is not None
    replaced = [
        block.text if card[0] in entry else entry
        for entry in re.split(r"(?=^\[\[)", ours, flags=re.M)
    ]
    assert replaced.count(block.text) == 1
    file.write_text("\n".join(replaced), encoding="utf-8")
    assert main(["check", str(file)]) == 0
