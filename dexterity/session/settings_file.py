"""The file of settings: read in good faith, never trusted, and never the end of the game."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

import msgspec

from dexterity.errors import FileError, FileProblem, SettingsError
from dexterity.session.files import Disk, backup_of, read_bounded, set_aside, write_atomically
from dexterity.session.notice import Notice, NoticeKind
from dexterity.session.settings import Settings, checked

VERSION: Final = 1
VERSION_KEY: Final = "version"

MOST_BYTES: Final = 200_000
"""Settings are about 1 kB; with every key bound anew some 20 kB."""

Table = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Loaded:
    """Settings as they could be read, and what is to be said of that."""

    settings: Settings = field(default_factory=Settings)
    notices: tuple[Notice, ...] = ()
    kept: Table = field(default_factory=dict)
    """What a newer version wrote and this one does not know: saved again as it is."""


class DamagedError(Exception):
    """The file is not what we once wrote; it never leaves this module."""


def load_settings(path: Path) -> Loaded:
    """The settings in a file, or the defaults; whatever is wrong with it is a notice."""
    try:
        return _loaded(_table_in(path))
    except FileError as error:
        return _unread(error)
    except DamagedError:
        return _without_damaged(path)


def save_settings(
    path: Path, settings: Settings, kept: Table | None = None, disk: Disk | None = None
) -> Notice | None:
    """Saves the settings; a notice where that cannot be done."""
    try:
        write_atomically(path, encoded(settings, kept or {}), disk)
    except FileError as error:
        return Notice(NoticeKind.SETTINGS_NOT_SAVED, path.name, error.problem)
    return None


def encoded(settings: Settings, kept: Table) -> bytes:
    """The settings as a file that a person can read."""
    values = {part.name: getattr(settings, part.name) for part in fields(settings)}
    table = {
        **kept,
        VERSION_KEY: VERSION,
        **values,
        "key_bindings": dict(settings.key_bindings),
    }
    return msgspec.json.format(msgspec.json.encode(table), indent=2) + b"\n"


def _table_in(path: Path) -> Table:
    data = read_bounded(path, MOST_BYTES)
    try:
        return msgspec.json.decode(data, type=dict[str, Any])
    except (ValueError, RecursionError) as error:
        raise DamagedError from error


def _loaded(table: Table) -> Loaded:
    values, notices = {}, list(_age_notices(table))
    known = {part.name for part in fields(Settings)}
    for name in sorted(known & table.keys()):
        try:
            values[name] = checked(name, table[name])
        except SettingsError:
            notices.append(Notice(NoticeKind.SETTING_UNFIT, name))
    unknown = {key: table[key] for key in table.keys() - known - {VERSION_KEY}}
    return Loaded(Settings(**values), tuple(notices), MappingProxyType(unknown))


def _age_notices(table: Table) -> tuple[Notice, ...]:
    version = table.get(VERSION_KEY)
    newer = isinstance(version, int) and version > VERSION
    return (Notice(NoticeKind.SETTINGS_NEWER),) if newer else ()


def _unread(error: FileError) -> Loaded:
    # No file: the game has never been started here, of which there is nothing to say.
    if error.problem is FileProblem.MISSING:
        return Loaded()
    notice = Notice(NoticeKind.SETTINGS_UNREADABLE, error.file.name, error.problem)
    return Loaded(notices=(notice,))


def _without_damaged(path: Path) -> Loaded:
    """The damaged file is put out of the way, then the backup of the one before is tried."""
    try:
        aside = set_aside(path).name
    except FileError as error:
        return _unread(error)
    try:
        before = _loaded(_table_in(backup_of(path)))
    except (FileError, DamagedError):
        return Loaded(notices=(Notice(NoticeKind.SETTINGS_DAMAGED, aside),))
    restored = Notice(NoticeKind.SETTINGS_RESTORED, aside)
    return Loaded(before.settings, (restored, *before.notices), before.kept)
