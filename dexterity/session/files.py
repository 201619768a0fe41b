"""Reads files within bounds, writes them whole or not at all, and never deletes a damaged one.

Whatever the system refuses becomes a FileError, so that the game can say so and go on.
"""

import errno
import os
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import BinaryIO, Final

from dexterity.errors import FileError, FileProblem

PROBLEM_OF_NUMBER: Final = {
    errno.ENOENT: FileProblem.MISSING,
    errno.EACCES: FileProblem.REFUSED,
    errno.EPERM: FileProblem.REFUSED,
    errno.EROFS: FileProblem.REFUSED,
    errno.ENOSPC: FileProblem.FULL,
    # Windows has no quotas, and so no number for them.
    getattr(errno, "EDQUOT", errno.ENOSPC): FileProblem.FULL,
}


def _create(path: Path) -> BinaryIO:
    return path.open("wb")


def _write(file: BinaryIO, data: bytes) -> None:
    file.write(data)


def _flush(file: BinaryIO) -> None:
    file.flush()


def _sync(file: BinaryIO) -> None:
    os.fsync(file.fileno())


@dataclass(frozen=True, slots=True)
class Disk:
    """All that writing asks of the system; a test replaces any of it by something that fails."""

    create: Callable[[Path], BinaryIO] = _create
    write: Callable[[BinaryIO, bytes], None] = _write
    flush: Callable[[BinaryIO], None] = _flush
    sync: Callable[[BinaryIO], None] = _sync
    replace: Callable[[Path, Path], None] = os.replace


def file_error(path: Path, error: OSError) -> FileError:
    """The system's error as one of ours."""
    return FileError(path, PROBLEM_OF_NUMBER.get(error.errno or 0, FileProblem.FAILED))


def read_bounded(path: Path, most_bytes: int) -> bytes:
    """The bytes of a regular file; pipes and devices might never end, so they are not opened."""
    try:
        size = path.stat().st_size
        if not path.is_file():
            raise FileError(path, FileProblem.REFUSED)
        if size > most_bytes:
            raise FileError(path, FileProblem.TOO_LARGE)
        with path.open("rb") as file:
            data = file.read(most_bytes + 1)
    except OSError as error:
        raise file_error(path, error) from error
    # It may have grown since its size was asked.
    if len(data) > most_bytes:
        raise FileError(path, FileProblem.TOO_LARGE)
    return data


def write_atomically(path: Path, data: bytes, disk: Disk | None = None) -> None:
    """Writes a file so that at every moment the old or the new one is there, whole.

    The old one stays beside it as a backup.
    """
    disk = disk or Disk()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists():
            # Copied, not moved: there must never be a moment without the file itself.
            _put(backup_of(path), path.read_bytes(), disk)
        _put(path, data, disk)
    except OSError as error:
        raise file_error(path, error) from error


def backup_of(path: Path) -> Path:
    """Where the version before the last one is kept."""
    return path.with_name(path.name + ".bak")


def set_aside(path: Path, why: str = "damaged") -> Path:
    """Moves a file that is of no use out of the way, under a name that is free; where it is now."""
    names = (path.with_name(f"{path.name}.{why}-{number}") for number in count(1))
    free = next(name for name in names if not os.path.lexists(name))
    try:
        path.rename(free)
    except OSError as error:
        raise file_error(path, error) from error
    return free


def _put(path: Path, data: bytes, disk: Disk) -> None:
    # In the same folder: between two disks nothing is replaced in one go.
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with disk.create(part) as file:
            disk.write(file, data)
            disk.flush(file)
            disk.sync(file)
        disk.replace(part, path)
    finally:
        _forget(part)


def _forget(part: Path) -> None:
    try:
        part.unlink(missing_ok=True)
    except OSError:
        # A disk that fails may not even let go of what it took; the first error says enough.
        return
