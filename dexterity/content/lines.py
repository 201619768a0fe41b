"""The lines of a text file that a stranger may have written, and the faults at places in them."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final
from unicodedata import category

from dexterity.content.names import UNPRINTABLE
from dexterity.content.reading import Faults, read_text

MOST_BYTES: Final = 50_000
"""A sheet with all the strokes it may have is under 30 kB, one of ours 3 kB."""

MOST_LINES: Final = 400
"""Four times what a sheet with all its strokes has; the rest are empty lines."""


@dataclass(frozen=True, slots=True)
class Lines:
    """The lines of a file, without their ends and without spaces there, which nobody sees."""

    texts: tuple[str, ...]
    faults: Faults

    def fault(self, line: int, reason: str, column: int | None = None) -> None:
        """Note what is wrong at a place; line and column are from 0 here, and from 1 for people."""
        at = "" if column is None else f", column {column + 1}"
        self.faults.add(f"line {line + 1}{at}", reason)

    def block_from(self, line: int) -> range:
        """The next lines that are not empty, up to the first that is."""
        texts, last = self.texts, len(self.texts)
        first = next((at for at in range(line, last) if texts[at]), last)
        return range(first, next((at for at in range(first, last) if not texts[at]), last))


def read_lines(path: Path, faults: Faults) -> Lines:
    """The lines of a file. A ContentError if it is too large, no text, or has letters in it that
    nobody can see: what else is wrong with it might be no more than that."""
    text = read_text(path, faults, MOST_BYTES)
    # A Windows editor ends its lines so; its author cannot see it.
    texts = tuple(line.removesuffix("\r").rstrip(" ") for line in text.split("\n"))
    if len(texts) > MOST_LINES:
        faults.add("", f"has more than {MOST_LINES} lines")
        raise faults.error()
    lines = Lines(texts, faults)
    for number, line in enumerate(texts):
        _check_letters(lines, number, line)
    faults.raise_if_any()
    return lines


def _check_letters(lines: Lines, number: int, text: str) -> None:
    """Only the first of a line is told: more of them are most often the same slip."""
    for column, letter in enumerate(text):
        if letter == "\t":
            lines.fault(number, "is a tab: only spaces are as wide as other signs", column)
            return
        if category(letter).startswith(UNPRINTABLE):
            reason = f"is a control character or an invisible mark (U+{ord(letter):04X})"
            lines.fault(number, reason, column)
            return
