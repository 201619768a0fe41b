"""What a start is measured in."""

from pathlib import Path

import pytest

from dexterity.bench.start_up import surroundings_in
from dexterity.session.folders import folders_in
from dexterity.session.settings_file import load_settings


def test_starts_are_measured_compiled_as_players_have_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    assert "PYTHONDONTWRITEBYTECODE" not in surroundings_in(tmp_path)


def test_the_first_frame_is_that_of_the_title(tmp_path: Path) -> None:
    surroundings_in(tmp_path)
    assert load_settings(folders_in(tmp_path).settings_file).settings.first_start_done
