"""Gathers everything wrong with one content file, so that its author sees it all at once."""

from datetime import date, datetime, time
from pathlib import Path

from dexterity.errors import ContentError, Fault

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
