"""What can be wrong with things that come from outside: files, launches, options.

What a player may not do is no error but a value; a slip of our own goes uncaught to the top.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Final


class DexterityError(Exception):
    """The parent of all that is reported to a person in a sentence, without a traceback."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing wrong in a file, and where."""

    file: Path
    place: str
    """The key path, such as `area[3].polygon`; empty where the whole file is meant."""
    reason: str

    def __str__(self) -> str:
        where = f"{self.file}: {self.place}" if self.place else str(self.file)
        return f"{where}: {self.reason}"


class ContentError(DexterityError):
    """A content file that cannot be used, with every fault found in it."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        self.faults = faults
        super().__init__("\n".join(map(str, faults)))


class LaunchError(DexterityError):
    """A launch that no hand could give: not finite, or beyond the bounds of the table."""


class StrokeError(DexterityError):
    """Pointer samples that no pointer gives: empty, not finite, or backwards in time."""


class TableError(DexterityError):
    """A table that cannot be built."""


class PaperError(DexterityError):
    """A sheet of paper that no pencil can be flicked on."""


class FileProblem(StrEnum):
    """Why a file could not be read or written, as far as a player can do something about it."""

    MISSING = "missing"
    REFUSED = "refused"
    FULL = "full"
    TOO_LARGE = "too_large"
    FAILED = "failed"


FILE_REASONS: Final[Mapping[FileProblem, str]] = {
    FileProblem.MISSING: "there is no such file",
    FileProblem.REFUSED: "the folder or the file does not allow it",
    FileProblem.FULL: "the disk is full",
    FileProblem.TOO_LARGE: "it is larger than such a file may be",
    FileProblem.FAILED: "the system refuses",
}


class FileError(DexterityError):
    """A file that could not be read or written. The game goes on without it."""

    def __init__(self, file: Path, problem: FileProblem) -> None:
        self.file, self.problem = file, problem
        super().__init__(f"{file}: {FILE_REASONS[problem]}")


class SettingsError(DexterityError):
    """A setting with a value that it cannot have."""

    def __init__(self, name: str, reason: str) -> None:
        self.name = name
        super().__init__(f"The setting “{name}” does not fit: {reason}")


class RecordFlaw(StrEnum):
    """What is wrong with a record, all in all; the catalogues have a sentence for each."""

    UNREADABLE = "unreadable"
    FOREIGN = "foreign"
    NEWER = "newer"
    DAMAGED = "damaged"
    UNKNOWN_TARGET = "unknown_target"


class RecordError(DexterityError):
    """A record that cannot be used, with every fault found in it. The file is left as it is."""

    def __init__(self, flaw: RecordFlaw, faults: tuple[Fault, ...]) -> None:
        self.flaw, self.faults = flaw, faults
        super().__init__("\n".join(map(str, faults)))


class CodeFlaw(StrEnum):
    """Why a pasted text is not the code of a sheet."""

    EMPTY = "empty"
    TOO_LONG = "too_long"
    FOREIGN = "foreign"
    OTHER_VERSION = "other_version"
    ODD_LETTER = "odd_letter"
    CUT_SHORT = "cut_short"
    DAMAGED = "damaged"
    NO_SHEET = "no_sheet"


CODE_REASONS: Final[Mapping[CodeFlaw, str]] = {
    CodeFlaw.EMPTY: "there is no code",
    CodeFlaw.TOO_LONG: "it is longer than any code",
    CodeFlaw.FOREIGN: "a code begins with pen1-",
    CodeFlaw.OTHER_VERSION: "it is of a version that is not known here",
    CodeFlaw.ODD_LETTER: "it has a letter that no code has",
    CodeFlaw.CUT_SHORT: "its end is missing",
    CodeFlaw.DAMAGED: "a letter in it is wrong or missing",
    CodeFlaw.NO_SHEET: "what it stands for is no sheet",
}


class SheetCodeError(DexterityError):
    """A pasted text that is not the code of a sheet."""

    def __init__(self, flaw: CodeFlaw, detail: str = "") -> None:
        self.flaw, self.detail = flaw, detail
        super().__init__(CODE_REASONS[flaw] + (f": {detail}" if detail else ""))
