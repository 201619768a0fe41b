"""`dexterity check`: what is said of each file, and the exit codes."""

from pathlib import Path

import pytest

from dexterity.cli import main
from dexterity.commands.check import check_cards, checker_for
from dexterity.content.delve.box import check_delve_file
from dexterity.content.fighter.files import BOSSES, ROOMS
from dexterity.content.pen.box import check_card_file
from dexterity.content.texts import check_catalogue
from dexterity.places import assets, levels
from tests.kit.challenge_files import SOUND as CHALLENGE
from tests.kit.fighter_files import SOUND as CARDS
from tests.kit.pen_sheets import PLAIN as SHEET
from tests.kit.target_files import PLAIN, spoil

SOUND = PLAIN
FAULTY = spoil("thickness_mm = 2.0", "thickness_mm = 9.0\ncolour = 'red'")


def written(path: Path, text: str) -> str:
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_all_our_own_files_are_sound(capsys: pytest.CaptureFixture[str]) -> None:
    folders = [levels() / name for name in ("targets", "challenges", "duels", "fighter", "pen")]
    files = [file for folder in (*folders, assets() / "texts") for file in folder.rglob("*.toml")]
    files += (assets() / "demonstrations").glob("*.json")
    files += (assets() / "rules").rglob("*.md")
    files += (levels() / "pen").glob("*.txt")
    files += (assets() / "images").rglob("*.svg")
    assert main(["check", *map(str, files)]) == 0
    assert capsys.readouterr().out.splitlines() == [f"{file}: ok" for file in files]


def test_every_fault_is_told_with_file_place_and_reason(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad, good = written(tmp_path / "bad.toml", FAULTY), written(tmp_path / "good.toml", SOUND)
    assert main(["check", bad, good]) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"{bad}: thickness_mm: must be from 1 to 4, not 9",
        f"{bad}: has an unknown key 'colour'",
        f"{good}: ok",
    ]


def test_a_file_that_cannot_be_read_is_the_worst(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad, missing = written(tmp_path / "bad.toml", FAULTY), str(tmp_path / "missing.toml")
    assert main(["check", missing, bad, str(tmp_path)]) == 2
    said = capsys.readouterr()
    assert said.err.splitlines() == [
        f"{missing}: there is no such file",
        f"{tmp_path}: is a folder, not a file",
    ]
    assert bad in said.out, "the others are checked all the same"


def test_without_a_file_there_is_nothing_to_check(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["check"])
    assert ended.value.code == 2
    assert "FILE" in capsys.readouterr().err


def test_the_folder_says_what_a_file_has_to_be(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert checker_for(Path("somewhere/texts/en.toml")) is check_catalogue
    assert checker_for(Path("somewhere/texts/fighter/en.toml")) is check_catalogue
    assert checker_for(Path("somewhere/fighter/rooms.toml")) is check_cards
    assert checker_for(Path("somewhere/pen/cards/events.toml")) is check_card_file
    assert checker_for(Path("somewhere/delve/monsters.toml")) is check_delve_file
    assert checker_for(Path("somewhere/texts/delve/en.toml")) is check_catalogue
    assert main(["check", written(tmp_path / "texts" / "fr.toml", "a = 3")]) == 1
    assert "a: must be a text" in capsys.readouterr().out


def test_a_challenge_is_checked_against_the_real_requirements_and_targets(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = spoil('requirements = ["jump"]', 'requirements = ["slap", "flick", "yodel"]', CHALLENGE)
    bad = written(tmp_path / "challenges" / "bad.toml", spoil('"classic"', '"moon"', text))
    good = written(tmp_path / "duels" / "good.toml", CHALLENGE)
    assert main(["check", bad, good]) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"{bad}: target: must be one of archipelago, classic, pike, not 'moon'",
        f"{bad}: requirements[2]: is no requirement: 'yodel'",
        f"{bad}: requirements: flick and slap cannot be met in one throw",
        f"{good}: ok",
    ]


def test_cards_are_checked_against_the_real_requirements(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = written(tmp_path / "fighter" / "rooms.toml", spoil('"blind"', '"yodel"', CARDS[ROOMS]))
    good = written(tmp_path / "fighter" / "bosses.toml", CARDS[BOSSES])
    assert main(["check", bad, good]) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"{bad}: room[0].requirement: is no requirement: 'yodel'",
        f"{good}: ok",
    ]


def test_a_text_file_anywhere_is_a_sheet(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = written(tmp_path / "mine.txt", spoil("1x1", "1 1", SHEET))
    good = written(tmp_path / "pen" / "yours.txt", SHEET)
    assert main(["check", bad, good]) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"{bad}: line 7: has no start in the cell of player 1: 1x1",
        f"{good}: ok",
    ]


def test_an_svg_file_anywhere_is_a_drawing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    frame = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">'
    good = written(tmp_path / "good.svg", f'{frame}<path d="M8 8h80" fill="#c8553d"/></svg>')
    bad = written(tmp_path / "fighter" / "bad.svg", f'{frame}\n<path d="M8 8" fill="tan"/></svg>')
    assert main(["check", bad, good]) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"{bad}: line 2: <path> has a fill of 'tan': write colours as #rrggbb",
        f"{good}: ok",
    ]
