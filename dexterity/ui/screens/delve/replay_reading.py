"""A record of Delve being read and done again, in slices that a frame of the window can spare."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Final

from dexterity.errors import RecordError, RecordFlaw, TableError
from dexterity.session.delve.match import DelveMatch
from dexterity.session.record_file import RecordReading
from dexterity.ui.screens.delve.replay_frames import MatchFrame, frames_of, match_of, veiled
from dexterity.ui.screens.replay_opening import LINES_A_FRAME

FRAMES_AT_ONCE: Final = 40
"""Actions that are done again in a frame of the window: well below a millisecond each."""


class ReplayReading:
    """Nothing of it is shown before its end: only that tells whether its secrets are still some."""

    def __init__(self, path: Path) -> None:
        self.frames: list[MatchFrame] = []
        """As they may be seen, once nothing is to be read any more."""
        self.match: DelveMatch | None = None
        """As far as it has been done again."""
        self.flaw: RecordFlaw | None = None
        """What is wrong with it."""
        self._reading: RecordReading | None = None
        self._coming: Iterator[MatchFrame] | None = None
        try:
            self._reading = RecordReading(path)
        except RecordError as error:
            self.flaw = error.flaw

    @property
    def under_way(self) -> bool:
        """Whether there is more to be read."""
        return self._reading is not None or self._coming is not None

    @property
    def open(self) -> bool:
        """Whether the match is over, and everything may be seen."""
        return self.match is not None and self.match.result is not None

    def advance(self) -> None:
        """A little further."""
        if self._reading is not None:
            self._read_on(self._reading)
        elif self._coming is not None and self.match is not None:
            self._repeat_on(self._coming, self.match)

    def _read_on(self, reading: RecordReading) -> None:
        try:
            reading.advance(LINES_A_FRAME)
            if reading.record is not None:
                self._reading = None
                self.match = match_of(reading.record)
                self._coming = frames_of(reading.record, self.match)
        except RecordError as error:
            self.flaw, self._reading = error.flaw, None
        except TableError:
            self.flaw, self._reading = RecordFlaw.UNKNOWN_TARGET, None

    def _repeat_on(self, coming: Iterator[MatchFrame], match: DelveMatch) -> None:
        more = [*islice(coming, FRAMES_AT_ONCE)]
        self.frames += more
        if len(more) < FRAMES_AT_ONCE:
            self._coming = None
            self.frames = self.frames if self.open else veiled(self.frames, match)
