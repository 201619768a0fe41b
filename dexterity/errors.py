"""What can be wrong with things that come from outside: files, launches, options.

What a player may not do is no error but a value; a slip of our own goes uncaught to the top.
"""

from dataclasses import dataclass
from pathlib import Path


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
