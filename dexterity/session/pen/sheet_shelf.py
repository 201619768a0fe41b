"""The sheets that a player has drawn: their files, their names, and the one not saved yet."""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from unicodedata import combining, normalize

from dexterity.content.pen.drawing import text_of
from dexterity.content.pen.sheets import SUFFIX, list_sheets, read_sheet
from dexterity.errors import ContentError
from dexterity.rules.pen.sheet.sheet import Sheet
from dexterity.session.files import file_error, set_aside, write_atomically

NOT_FOR_NAMES: Final = re.compile(r"[^a-z0-9]+")
LONGEST_NAME: Final = 48
"""Letters: with folders in front, all systems take it."""
NAMELESS: Final = "sheet"
OF_WINDOWS: Final = re.compile(r"(con|prn|aux|nul|com[0-9]|lpt[0-9])")
"""Names that Windows keeps for devices, whatever comes after the point."""


@dataclass(frozen=True, slots=True)
class ShelvedSheet:
    """A file of the shelf, and the sheet in it."""

    path: Path
    sheet: Sheet | None
    """None where the file cannot be read."""
    shipped: bool = False
    """It came with the game: only a copy of it can be drawn on."""


def shelved(folder: Path, *, shipped: bool = False) -> tuple[ShelvedSheet, ...]:
    """All sheets of a folder, by name; none if there is no such folder."""
    return tuple(ShelvedSheet(path, _sheet_in(path), shipped) for path in list_sheets(folder))


def _sheet_in(path: Path) -> Sheet | None:
    try:
        return read_sheet(path)
    except ContentError:
        return None


def name_for(title: str) -> str:
    """The name of a file for a sheet of this title, without its ending."""
    plain = "".join(sign for sign in normalize("NFKD", title) if not combining(sign))
    name = NOT_FOR_NAMES.sub("-", plain.lower())[:LONGEST_NAME].strip("-")
    if not name:
        return NAMELESS
    return f"{NAMELESS}-{name}" if OF_WINDOWS.fullmatch(name) else name


def path_for(folder: Path, title: str) -> Path:
    """Where a sheet of this title goes, be there another one or not."""
    return folder / (name_for(title) + SUFFIX)


def free_path_for(folder: Path, title: str) -> Path:
    """The same, with a number where there is another one."""
    path, number = path_for(folder, title), 2
    while path.exists():
        path = folder / f"{name_for(title)}-{number}{SUFFIX}"
        number += 1
    return path


def save_sheet(path: Path, sheet: Sheet) -> None:
    """Writes it whole, or not at all; a FileError if the system refuses."""
    write_atomically(path, text_of(sheet).encode())


def found_draft(path: Path) -> Sheet | None:
    """What was being drawn when the program ended without a word; None if there is none.

    A draft that cannot be read is set aside: it is never written over.
    """
    if not path.is_file():
        return None
    sheet = _sheet_in(path)
    if sheet is None:
        set_aside(path)
    return sheet


def drop_draft(path: Path) -> None:
    """All is saved, or not wanted: nothing is to be found next time."""
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        raise file_error(path, error) from error
