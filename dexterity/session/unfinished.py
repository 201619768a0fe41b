"""The last match of a game, or of several, read a little at a time: can it be gone on with?"""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Final, Generic

from dexterity.errors import RecordError, RecordFlaw, TableError
from dexterity.session.records.following import CourseOf, followed
from dexterity.session.records.reading import RecordReading, list_records
from dexterity.session.records.record import Header, Record
from dexterity.session.records.recorded_game import Course
from dexterity.session.records.recorded_games import GAMES, course_of

LOOKED_THROUGH: Final = 10
"""Matches on record, the newest first, among which one that was left is looked for: somebody may
have finished others since. More would be read for long."""


@dataclass(frozen=True, slots=True)
class Unfinished(Generic[CourseOf]):
    """A match that was left, and how it stands; or the last game of a series that goes on."""

    path: Path
    record: Record
    course: CourseOf


class LastMatch(Generic[CourseOf]):
    """Becomes an unfinished match in the end, or a flaw, or neither: then there is none."""

    def __init__(
        self, folder: Path, games: tuple[str, ...], begin: Callable[[Header], CourseOf]
    ) -> None:
        """Finds the newest record of these games, by its name, and reads its header; records that
        are over lead to the next older one."""
        self.unfinished: Unfinished[CourseOf] | None = None
        self.flaw: RecordFlaw | None = None
        self.path: Path | None = None
        """The record that is looked at; None where there is none, or none is left."""
        self._begin = begin
        self._newer: set[int] = set()
        """The series that newer records go on with, by their luck."""
        of_games = (path for path in list_records(folder) if _is_of(games, path))
        self._paths = islice(of_games, LOOKED_THROUGH)
        self._reading: RecordReading | None = None
        self._open_next()

    @property
    def under_way(self) -> bool:
        """Whether there is more to be read."""
        return self._reading is not None

    def advance(self, lines: int) -> None:
        """Reads on."""
        reading = self._reading
        if reading is None:
            return
        try:
            reading.advance(lines)
            if reading.record is not None:
                self._reading = None
                self._follow(reading.record)
        except RecordError as error:
            self.flaw, self._reading = error.flaw, None

    def _open_next(self) -> None:
        self.path = next(self._paths, None)
        if self.path is None:
            return
        try:
            self._reading = RecordReading(self.path)
        except RecordError as error:
            self.flaw = error.flaw

    def _follow(self, record: Record) -> None:
        """Lets the rules go through it; one that they do not allow can only be watched."""
        try:
            course = followed(self._begin(record.header), record.actions)
        except TableError:
            self.flaw = RecordFlaw.UNKNOWN_TARGET
            return
        if course is None or self.path is None or course.score is None:
            return
        if record.actions and (not course.score.over or self._series_goes_on(course)):
            self.unfinished = Unfinished(self.path, record, course)
        else:
            self._open_next()

    def _series_goes_on(self, course: CourseOf) -> bool:
        """Whether a game that is over is the last one so far of a series that is not."""
        series = course.series
        if series is None or series.seed in self._newer:
            return False
        self._newer.add(series.seed)
        return not series.over


def last_left(folder: Path) -> LastMatch[Course]:
    """The newest match of any game that was left before its end; to be read on a little at a
    time."""
    names = tuple(name for name, game in GAMES.items() if game.can_be_left)
    return LastMatch(folder, names, course_of)


def _is_of(games: tuple[str, ...], path: Path) -> bool:
    """Whether a record is called after one of these games, as ours are."""
    return any(path.stem.partition(f"_{game}")[1] for game in games)
