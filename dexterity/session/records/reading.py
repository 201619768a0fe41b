"""Reads records, which anyone may have written: bounded, checked, every fault told at once."""

from collections.abc import Iterable
from itertools import islice
from pathlib import Path
from typing import Any, Final

import msgspec

from dexterity.errors import FILE_REASONS, Fault, FileError, RecordError, RecordFlaw
from dexterity.rules.referee import was_judged_otherwise
from dexterity.session.files import read_bounded
from dexterity.session.records.checks import faults_of, plain_faults
from dexterity.session.records.record import (
    FORMAT,
    RULED_BEFORE,
    VERSION,
    Action,
    Header,
    Played,
    Record,
    Thrown,
)
from dexterity.session.records.recorded_game import RecordedGame
from dexterity.session.records.recorded_games import game_of, options_from

SUFFIX: Final = ".jsonl"

MOST_BYTES: Final = 8_000_000
"""Some 7,500 throws: a week of practice without closing the game. 5,500 were read in 1.8 s."""

MOST_LINES: Final = 20_000
"""With the shortest lines 8 MB would hold half a million, and each becomes a value."""

MOST_LINE_BYTES: Final = 64_000
"""A throw takes 1.1 kB; one that rattles between a hundred things takes ten."""

MOST_FAULTS: Final = 100
LONGEST_REASON: Final = 160


class Preface(msgspec.Struct, frozen=True):
    """As much of a header as any version ever has."""

    format: str
    version: int


class BadLineError(ValueError):
    """A line that is none of ours; it never leaves this module."""


def list_records(folder: Path) -> tuple[Path, ...]:
    """The records of a folder, the newest first; none where there is no folder."""
    try:
        found = [path for path in folder.iterdir() if path.suffix == SUFFIX]
    except OSError:
        # Nothing recorded yet, or nothing that could be shown.
        return ()
    return tuple(sorted(found, reverse=True))


def read_record(path: Path) -> Record:
    """The record in a file; a RecordError with every fault if it is none that can be used."""
    reading = RecordReading(path)
    while reading.record is None:
        reading.advance(MOST_LINES)
    return reading.record


class RecordReading:
    """A record read some lines at a time, for those who may not wait for all of it."""

    def __init__(self, path: Path) -> None:
        """Reads the header; a RecordError where there is none of ours."""
        first, *rest, last = lines_in(path)
        # A file of one line alone has its header there, torn off or not.
        self.header = header_from(path, first)
        self.record: Record | None = None
        """All of it, in the end."""
        self._path, self._last = path, last
        self._game = game_of(self.header)
        self._rest = iter(enumerate(rest, 2))
        self._actions: list[Action] = []
        self._faults: list[Fault] = []

    def advance(self, lines: int) -> None:
        """Reads on; a RecordError with every fault once all is read and any was found."""
        some = list(islice(self._rest, lines))
        for number, line in some:
            self._take_in(number, line)
        if len(some) < lines or len(self._faults) >= MOST_FAULTS:
            self.record = self._ended()

    def _take_in(self, number: int, line: bytes) -> None:
        try:
            self._actions.append(self._action(line))
        except BadLineError as error:
            if len(self._faults) < MOST_FAULTS:
                self._faults.append(Fault(self._path, f"line {number}", str(error)))

    def _action(self, line: bytes) -> Action:
        action = _action(line, self._game)
        if not isinstance(action, Thrown):
            return action
        # A match that was gone on with is a copy of today's version, whose lines say it themselves.
        older = action.ruled or self.header.version < RULED_BEFORE
        ruled = older and was_judged_otherwise(action.landing)
        return msgspec.structs.replace(action, ruled=ruled)

    def _ended(self) -> Record:
        if self._faults:
            raise RecordError(RecordFlaw.DAMAGED, tuple(self._faults))
        try:
            self._actions += [self._action(self._last)] if self._last.strip() else []
        except BadLineError:
            return Record(self.header, tuple(self._actions), cut_short=True)
        return Record(self.header, tuple(self._actions))


def lines_in(path: Path) -> list[bytes]:
    """All lines, and what follows the last line's end: nothing, unless a line was torn off."""
    try:
        data = read_bounded(path, MOST_BYTES)
    except FileError as error:
        raise _flawed(
            path, RecordFlaw.UNREADABLE, f"cannot be read: {FILE_REASONS[error.problem]}"
        ) from error
    if data.count(b"\n") > MOST_LINES:
        raise _flawed(path, RecordFlaw.DAMAGED, f"has more than {MOST_LINES} lines")
    lines = data.split(b"\n")
    return lines if len(lines) > 1 else [*lines, b""]


def header_from(path: Path, line: bytes) -> Header:
    """What a first line says; a RecordError where it is none of a record that can be read."""
    try:
        preface: Preface = _decoded(line, Preface)
    except BadLineError as error:
        raise _flawed(path, RecordFlaw.FOREIGN, "is no record of Dexterity") from error
    if preface.format != FORMAT:
        raise _flawed(path, RecordFlaw.FOREIGN, "is no record of Dexterity")
    if preface.version > VERSION:
        reason = (
            "comes from a newer version of Dexterity: "
            f"its format is {preface.version}, this version reads up to {VERSION}"
        )
        raise _flawed(path, RecordFlaw.NEWER, reason)
    try:
        header: Header = _decoded(line, Header)
        _refuse(plain_faults(msgspec.to_builtins(header.options)))
    except BadLineError as error:
        raise _flawed(path, RecordFlaw.DAMAGED, str(error), "line 1") from error
    return header


def _action(line: bytes, game: RecordedGame) -> Action:
    action: Action = _decoded(line, Action)
    if not isinstance(action, game.lines):
        raise BadLineError("has no place in a record of this game")
    if isinstance(action, Played):
        action = _understood(action, game)
    _refuse(faults_of(action))
    return action


def _understood(played: Played, game: RecordedGame) -> Played:
    try:
        return game.understood(played)
    except (ValueError, RecursionError) as error:
        raise BadLineError(harmless(str(error))) from error


def _refuse(faults: Iterable[str]) -> None:
    for fault in faults:
        raise BadLineError(fault)


def _decoded(line: bytes, kind: Any) -> Any:
    if len(line) > MOST_LINE_BYTES:
        raise BadLineError(f"is longer than {MOST_LINE_BYTES} bytes")
    try:
        return msgspec.json.decode(line, type=kind, dec_hook=options_from)
    except RecursionError as error:
        raise BadLineError("is nested too deeply") from error
    except ValueError as error:
        raise BadLineError(harmless(str(error))) from error


def harmless(text: str) -> str:
    """A message that may quote a stranger, made fit to print."""
    plain = "".join(letter if letter.isprintable() else "?" for letter in text)
    return plain if len(plain) <= LONGEST_REASON else plain[:LONGEST_REASON] + "…"


def _flawed(path: Path, flaw: RecordFlaw, reason: str, place: str = "") -> RecordError:
    return RecordError(flaw, (Fault(path, place, reason),))
