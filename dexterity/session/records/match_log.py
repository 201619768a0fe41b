"""The record of a match that is being played; what goes wrong with it is told, and no more."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from dexterity.session.notice import Notice
from dexterity.session.records.record import Action, Header, Options, Record, Resumed
from dexterity.session.records.versions import versions_here
from dexterity.session.records.writing import RecordWriter

Tell = Callable[[Notice], None]
"""Says to the player what went wrong with a record."""


class MatchLog:
    """Writes down what is done, as it is done."""

    def __init__(self, writer: RecordWriter, tell: Tell) -> None:
        self.writer, self._tell = writer, tell

    def write(self, action: Action) -> None:
        """One line more."""
        notice = self.writer.append(action)
        if notice is not None:
            self._tell(notice)

    def keep(self, action: Action) -> None:
        """One line more, and maybe none for long: seconds go by until the next, or days, and
        nobody has to think of closing the file."""
        self.write(action)
        self.pause()

    def pause(self) -> None:
        """Nothing is going to be done for a while."""
        self.writer.pause()

    def close(self) -> None:
        """The record ends here."""
        self.writer.close()


def recorded_at(log: MatchLog | None) -> Path | None:
    """The record of a match; None where there is none, or nothing is in it yet."""
    return None if log is None else log.writer.path


def new_header(options: Options, seed: int, begun: datetime | None = None) -> Header:
    """The first line of a match that begins now."""
    when = begun or datetime.now(UTC)
    return Header(options=options, seed=seed, begun=when, made_with=versions_here())


def new_log(header: Header, folder: Path, tell: Tell) -> MatchLog:
    """Of a new match; `folder` is where records are kept, and nothing is in it before a deed."""
    return MatchLog(RecordWriter(folder, header), tell)


def resumed_log(path: Path, record: Record, tell: Tell, now: datetime | None = None) -> MatchLog:
    """Of a match that was left, and goes on where its record ended."""
    resumed = Resumed(now or datetime.now(UTC), versions_here())
    return MatchLog(RecordWriter.resuming(path, record, resumed), tell)
