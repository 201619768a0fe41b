"""The file of progress: written whole, read in good faith, never trusted, never deleted."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec

from dexterity.errors import FileError, FileProblem
from dexterity.session.files import Disk, backup_of, read_bounded, set_aside, write_atomically
from dexterity.session.notice import Notice, NoticeKind
from dexterity.session.progress import Progress
from dexterity.session.records.checks import faults_of

VERSION: Final = 2
"""Goes up by one whenever an older program could not read what this one writes. 1 knew of duels of
Challenge alone."""

MOST_BYTES: Final = 8_000_000
"""A level takes up to 40 kB, nearly all of it the path of the hand in its best throw, a day 0.2 kB:
all of ours and ten years of days stay below 3 MB."""


class Saved(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file as a whole."""

    version: int
    progress: Progress


class Preface(msgspec.Struct, frozen=True):
    """As much of it as any version ever has."""

    version: int


@dataclass(frozen=True, slots=True)
class LoadedProgress:
    """Progress as it could be read, and what is to be said of that."""

    progress: Progress = field(default_factory=Progress)
    notices: tuple[Notice, ...] = ()


class UnusableError(Exception):
    """The file is not what this version writes; it never leaves this module."""

    def __init__(self, *, newer: bool) -> None:
        self.newer = newer
        super().__init__()


def load_progress(path: Path) -> LoadedProgress:
    """The progress in a file, or none; whatever is wrong with it is a notice."""
    try:
        return LoadedProgress(_progress_in(path))
    except FileError as error:
        return _unread(error)
    except UnusableError as error:
        return _without(path, newer=error.newer)


def save_progress(path: Path, progress: Progress, disk: Disk | None = None) -> Notice | None:
    """Saves the progress; a notice where that cannot be done."""
    try:
        write_atomically(path, msgspec.json.encode(Saved(VERSION, progress)) + b"\n", disk)
    except FileError as error:
        return Notice(NoticeKind.PROGRESS_NOT_SAVED, path.name, error.problem)
    return None


def _progress_in(path: Path) -> Progress:
    data = read_bounded(path, MOST_BYTES)
    if _decoded(data, Preface).version > VERSION:
        raise UnusableError(newer=True)
    progress: Progress = _decoded(data, Saved).progress
    for _ in _impossible_throws(progress):
        raise UnusableError(newer=False)
    return progress


def _decoded(data: bytes, kind: Any) -> Any:
    try:
        return msgspec.json.decode(data, type=kind)
    except (ValueError, RecursionError) as error:
        raise UnusableError(newer=False) from error


def _impossible_throws(progress: Progress) -> Iterator[str]:
    """A throw from a file goes into the physics, which must not be handed any number at all."""
    for level in progress.levels.values():
        if level.best_throw is not None:
            yield from faults_of(level.best_throw.thrown)


def _unread(error: FileError) -> LoadedProgress:
    # No file: nothing has been played here, of which there is nothing to say.
    if error.problem is FileProblem.MISSING:
        return LoadedProgress()
    notice = Notice(NoticeKind.PROGRESS_UNREADABLE, error.file.name, error.problem)
    return LoadedProgress(notices=(notice,))


def _without(path: Path, *, newer: bool) -> LoadedProgress:
    """The file is put out of the way; for a damaged one the backup of the one before is tried."""
    try:
        aside = set_aside(path, "newer" if newer else "damaged").name
    except FileError as error:
        return _unread(error)
    if newer:
        return LoadedProgress(notices=(Notice(NoticeKind.PROGRESS_NEWER, aside),))
    try:
        before = _progress_in(backup_of(path))
    except (FileError, UnusableError):
        return LoadedProgress(notices=(Notice(NoticeKind.PROGRESS_DAMAGED, aside),))
    return LoadedProgress(before, (Notice(NoticeKind.PROGRESS_RESTORED, aside),))
