"""A record being read and done again, in slices that a frame of the window can spare."""

from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Generic, TypeVar

from dexterity.errors import RecordError, RecordFlaw, TableError
from dexterity.session.records.reading import RecordReading
from dexterity.session.records.record import Record
from dexterity.session.records.replay import has_other_physics
from dexterity.ui.screens.replay.opening import LINES_A_FRAME

MatchOf = TypeVar("MatchOf")
FrameOf = TypeVar("FrameOf")


class Repeating(Generic[MatchOf, FrameOf]):
    """Reads all of it first, then does it again: after each action there is a frame more."""

    def __init__(
        self,
        path: Path,
        match_of: Callable[[Record], MatchOf],
        frames_of: Callable[[Record, MatchOf], Iterator[FrameOf]],
        *,
        at_once: int,
    ) -> None:
        """`match_of`: before its first action; a TableError where it cannot be played here.
        `at_once`: how many actions are done again in a frame of the window."""
        self._match_of, self._frames_of, self._at_once = match_of, frames_of, at_once
        self.frames: list[FrameOf] = []
        """How it stood before the first action, and after each."""
        self.match: MatchOf | None = None
        """As far as it has been done again."""
        self.flaw: RecordFlaw | None = None
        """What is wrong with the record."""
        self.other_physics = False
        """Whether any of it is of another version of the physics."""
        self._reading: RecordReading | None = None
        self._coming: Iterator[FrameOf] | None = None
        try:
            self._reading = RecordReading(path)
        except RecordError as error:
            self.flaw = error.flaw

    @property
    def under_way(self) -> bool:
        """Whether there is more to come."""
        return self._reading is not None or self._coming is not None

    def advance(self) -> None:
        """A little further."""
        if self._reading is not None:
            self._read_on(self._reading)
        elif self._coming is not None:
            self._repeat_on(self._coming)

    def _read_on(self, reading: RecordReading) -> None:
        try:
            reading.advance(LINES_A_FRAME)
            if reading.record is not None:
                self._reading = None
                self.other_physics = has_other_physics(reading.record)
                self.match = self._match_of(reading.record)
                self._coming = self._frames_of(reading.record, self.match)
        except RecordError as error:
            self.flaw, self._reading = error.flaw, None
        except TableError:
            self.flaw, self._reading = RecordFlaw.UNKNOWN_TARGET, None

    def _repeat_on(self, coming: Iterator[FrameOf]) -> None:
        more = [*islice(coming, self._at_once)]
        self.frames += more
        if len(more) < self._at_once:
            self._coming = None
