"""Records that a player does not want to see any more: put aside, so that they can come back."""

from itertools import count
from pathlib import Path
from typing import Final

from dexterity.session.files import file_error

FOLDER: Final = "deleted"
"""Beside the records; nothing in it is listed, and nothing in it is ever thrown away by us."""


def discard(path: Path) -> Path:
    """Moves a record out of the list; where it is now. A FileError where that cannot be done."""
    folder = path.parent / FOLDER
    try:
        folder.mkdir(exist_ok=True)
        return path.rename(_free(folder / path.name))
    except OSError as error:
        raise file_error(path, error) from error


def bring_back(discarded: Path) -> Path:
    """Moves a record back into the list, under another name if its own is taken meanwhile."""
    try:
        return discarded.rename(_free(discarded.parent.parent / discarded.name))
    except OSError as error:
        raise file_error(discarded, error) from error


def _free(path: Path) -> Path:
    """That name, or the next one that nothing has: a rename would replace what is there."""
    names = (path.with_stem(f"{path.stem}_{number}") for number in count(2))
    return path if not path.exists() else next(name for name in names if not name.exists())
