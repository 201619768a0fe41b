"""The pictures that a player keeps: each under a name that is still free."""

from itertools import count
from pathlib import Path

from dexterity.session.files import write_atomically


def keep_picture(folder: Path, stem: str, suffix: str, data: bytes) -> Path:
    """Writes a picture whole or not at all, and says where it is; a FileError if it cannot be."""
    names = (folder / f"{stem}-{number}{suffix}" for number in count(1))
    path = next(name for name in names if not name.exists())
    write_atomically(path, data)
    return path
