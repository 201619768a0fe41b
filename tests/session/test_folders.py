"""Where things are kept, and how to have them elsewhere."""

from pathlib import Path

from dexterity.session.folders import Folders, find_folders


def all_of(folders: Folders) -> set[Path]:
    return {folders.settings, folders.records}


def test_the_system_says_where_and_nothing_is_made() -> None:
    folders = find_folders({})
    assert all("dexterity" in str(folder).lower() for folder in all_of(folders))
    assert folders.records.name == "records"
    assert folders.settings_file.parent == folders.settings


def test_one_variable_moves_everything(tmp_path: Path) -> None:
    folders = find_folders({"DEXTERITY_HOME": str(tmp_path / "home")})
    assert all(folder.is_relative_to(tmp_path / "home") for folder in all_of(folders))
    assert not (tmp_path / "home").exists()


def test_an_argument_goes_before_the_variable(tmp_path: Path) -> None:
    folders = find_folders({"DEXTERITY_HOME": "/elsewhere"}, home=tmp_path)
    assert folders.settings_file == tmp_path / "settings.json"


def test_an_empty_variable_says_nothing() -> None:
    assert find_folders({"DEXTERITY_HOME": ""}) == find_folders({})
