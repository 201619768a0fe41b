"""Which records there are, which of them are listed, and which one is chosen."""

from collections.abc import Sequence
from pathlib import Path

from dexterity.ui.screens.record_words import RecordLine, looked_at


class RecordList:
    """Newest first. Lines are read a few at a time; until then nobody knows their game."""

    def __init__(self) -> None:
        self.lines: list[RecordLine] = []
        self.game: str | None = None
        """The only one that is listed; None for all."""
        self.chosen: Path | None = None

    @property
    def listed(self) -> list[RecordLine]:
        """The records of the game that is looked for."""
        return [line for line in self.lines if self.game in (None, line.game)]

    @property
    def row(self) -> int | None:
        """Of those listed, the place of the chosen one."""
        rows = (at for at, line in enumerate(self.listed) if line.path == self.chosen)
        return next(rows, None)

    @property
    def line(self) -> RecordLine | None:
        """The chosen one, if it is listed."""
        row = self.row
        return None if row is None else self.listed[row]

    @property
    def unread(self) -> bool:
        """Whether there are some that nobody has looked at."""
        return any(line.summary is None for line in self.lines)

    def begin(self, paths: Sequence[Path]) -> None:
        """With these records; what was chosen stays chosen, if it is there still."""
        self.lines = [RecordLine(path) for path in paths]
        if self.chosen not in paths:
            self.chosen = paths[0] if paths else None

    def read_on(self, count: int) -> None:
        """Looks at so many more."""
        unread = [at for at, line in enumerate(self.lines) if line.summary is None]
        for at in unread[:count]:
            self.lines[at] = looked_at(self.lines[at].path)
        self._choose_one()

    def list_only(self, game: str | None) -> None:
        """What was chosen stays chosen, if it is of that game; else the newest of it is."""
        self.game = game
        self._choose_one()

    def choose(self, row: int) -> None:
        """One of those listed."""
        self.chosen = self.listed[row].path

    def remove_chosen(self) -> None:
        """The next one of those listed is chosen instead; the last, if there is none."""
        line, row = self.line, self.row
        if line is None or row is None:
            return
        self.lines.remove(line)
        following = self.listed[row : row + 1] or self.listed[-1:]
        self.chosen = following[0].path if following else None

    def _choose_one(self) -> None:
        """One that is not read yet may turn out to be of the game."""
        known = all(line.summary for line in self.lines if line.path == self.chosen)
        if known and self.line is None and self.listed:
            self.choose(0)
