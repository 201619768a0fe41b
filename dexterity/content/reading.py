"""Reads a file that a stranger may have written, within bounds: TOML and JSON into plain tables.

What is wrong with it is gathered, so that its author sees it all at once.
"""

import json
import re
import tomllib
from collections.abc import Iterable
from datetime import date, datetime, time
from pathlib import Path
from typing import Any

from dexterity.errors import ContentError, Fault

MOST_BYTES = 1_000_000
"""A large level by hand is some 50 kB; a megabyte parses in about a second."""

MOST_KEY_PARTS = 8
"""`a.b.c` has three. The parser's time grows with the square of the parts of one key, so that a
file of a single long dotted key, well within the size, would keep it busy for hours."""

KEY_PART = r"""(?: [\w-]++ | "(?:[^"\\\n]|\\.){0,150}+" | '[^'\n]*+' )"""
"""A key bare, in double quotes, in single quotes. Possessive and bounded, so that this search
itself stays quick on hostile text; few parts of over 150 characters fit into a file."""

LONG_KEY = re.compile(
    rf"(?<![\w-]) (?: {KEY_PART} [ \t]*+ \. [ \t]*+ ){{{MOST_KEY_PARTS}}}",
    re.VERBOSE | re.ASCII,
)

MOST_FAULTS = 500
"""More than anyone reads; without a limit a hostile megabyte of unknown keys fills the screen."""

MOST_SHOWN = 40
"""Characters of a stranger's text that we repeat in a message."""

KINDS: dict[type, str] = {
    bool: "true or false",
    int: "a whole number",
    float: "a number",
    str: "a text",
    dict: "a table",
    list: "a list",
    datetime: "a date and time",
    date: "a date",
    time: "a time",
    type(None): "nothing",
}
"""All that TOML and JSON can hold, in words."""

Table = dict[str, Any]

Misfit = tuple[str, str]
"""The key path of something that is wrong, and the reason."""


class Faults:
    """The faults found so far in one file."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._found: list[Fault] = []

    def __bool__(self) -> bool:
        return bool(self._found)

    def add(self, place: str, reason: str) -> None:
        """Note a fault; past the limit only that there are more."""
        if len(self._found) < MOST_FAULTS:
            self._found.append(Fault(self.file, place, reason))
        elif len(self._found) == MOST_FAULTS:
            self._found.append(Fault(self.file, "", "has more faults, which are not listed"))

    def add_all(self, misfits: Iterable[Misfit]) -> None:
        """Note one after the other."""
        for place, reason in misfits:
            self.add(place, reason)

    def error(self) -> ContentError:
        """All that was found, as the one error to raise."""
        return ContentError(tuple(self._found))

    def raise_if_any(self) -> None:
        """End the reading here if the file is not sound so far."""
        if self._found:
            raise self.error()


def kind_of(value: object) -> str:
    """What sort of thing a file holds, in words; never the thing itself, which may be endless."""
    return KINDS[type(value)]


def shown(text: str) -> str:
    """A stranger's text made harmless to print: quoted, escaped, shortened."""
    short = text if len(text) <= MOST_SHOWN else text[:MOST_SHOWN] + "…"
    return "'" + "".join(c if c.isprintable() else f"\\u{ord(c):04x}" for c in short) + "'"


def read_text(path: Path, faults: Faults, most_bytes: int = MOST_BYTES) -> str:
    """The file's text; one that is too large or no text raises at once."""
    return _decoded(_bounded_bytes(path, faults, most_bytes), faults)


def read_toml(path: Path, faults: Faults) -> Table:
    """The file's top table; a file that is no TOML raises at once, for nothing else can be said."""
    text = read_text(path, faults)
    if LONG_KEY.search(text):
        faults.add("", f"has a key of more than {MOST_KEY_PARTS} parts joined by dots")
        raise faults.error()
    return _parsed(text, faults)


def read_json(path: Path, faults: Faults) -> Table:
    """The file's top table; a file that is none raises at once, for nothing else can be said."""
    text = read_text(path, faults)
    try:
        top = json.loads(text, object_pairs_hook=_table, parse_constant=_refused)
    except RecursionError as error:
        faults.add("", "is nested too deeply")
        raise faults.error() from error
    except ValueError as error:
        faults.add("", f"is not valid JSON: {error}")
        raise faults.error() from error
    if not isinstance(top, dict):
        faults.add("", f"must be a table, not {kind_of(top)}")
        raise faults.error()
    return top


def _table(pairs: list[tuple[str, Any]]) -> Table:
    """A table as TOML would have it: no key twice, and one that is null is missing."""
    table: Table = {}
    for key, value in pairs:
        if key in table:
            raise ValueError(f"{shown(key)} is there twice")
        table[key] = value
    return {key: value for key, value in table.items() if value is not None}


def _refused(constant: str) -> float:
    """Python reads NaN and Infinity, which JSON does not know."""
    raise ValueError(f"{constant} is no number")


def _bounded_bytes(path: Path, faults: Faults, most_bytes: int) -> bytes:
    """The bytes of a regular file; pipes and devices might never end, so they are not opened."""
    try:
        if not path.is_file():
            raise FileNotFoundError(None, "there is no such file")
        with path.open("rb") as file:
            data = file.read(most_bytes + 1)
    except OSError as error:
        faults.add("", f"cannot be read: {error.strerror or 'the system refuses'}")
        raise faults.error() from error
    if len(data) > most_bytes:
        faults.add("", f"is larger than {most_bytes} bytes")
        raise faults.error()
    return data


def _decoded(data: bytes, faults: Faults) -> str:
    try:
        # Some editors put a byte order mark first; their authors cannot see it.
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        faults.add("", f"is not UTF-8 text (byte {error.start})")
        raise faults.error() from error


def _parsed(text: str, faults: Faults) -> Table:
    try:
        return tomllib.loads(text)
    except RecursionError as error:
        faults.add("", "is nested too deeply")
        raise faults.error() from error
    except ValueError as error:
        # Also what the parser lets through from int() and from dates, not only its own error.
        faults.add("", f"is not valid TOML: {error}")
        raise faults.error() from error
