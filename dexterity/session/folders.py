"""Where settings, records and progress are kept; nothing is made here."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from platformdirs import PlatformDirs

HOME_VARIABLE: Final = "DEXTERITY_HOME"
"""One folder for everything: for tests, and for a game carried on a stick."""


@dataclass(frozen=True, slots=True)
class Folders:
    """The places of one player on one machine."""

    settings: Path
    records: Path

    @property
    def settings_file(self) -> Path:
        """The one file of settings."""
        return self.settings / "settings.json"

    @property
    def progress_file(self) -> Path:
        """Medals, best throws and duels: beside the records, for it is no setting."""
        return self.records.parent / "progress.json"

    @property
    def pictures(self) -> Path:
        """Pictures and films that the player has kept of replays."""
        return self.records.parent / "pictures"

    @property
    def sheets(self) -> Path:
        """The sheets of Pen that the player has drawn."""
        return self.records.parent / "sheets"

    @property
    def sheet_draft(self) -> Path:
        """The sheet being drawn, until it is saved: not among those that are."""
        return self.records.parent / "sheet-draft.txt"


def find_folders(environment: Mapping[str, str], home: Path | None = None) -> Folders:
    """The folders inside a home, given or named by the environment; else the system's own."""
    named = environment.get(HOME_VARIABLE, "")
    if home is None and named:
        home = Path(named)
    return folders_of_system() if home is None else folders_in(home)


def folders_in(home: Path) -> Folders:
    """Everything in one folder."""
    return Folders(home, home / "records")


def folders_of_system() -> Folders:
    """Where this system keeps such things."""
    places = PlatformDirs("dexterity", appauthor=False)
    return Folders(places.user_config_path, places.user_data_path / "records")
