"""The record of a match that is being played; what goes wrong with it is told, and no more."""

from collections.abc import Callable

from dexterity.session.notice import Notice
from dexterity.session.record import Action
from dexterity.session.record_writer import RecordWriter


class MatchLog:
    """Writes down what is done, as it is done."""

    def __init__(self, writer: RecordWriter, tell: Callable[[Notice], None]) -> None:
        self.writer, self._tell = writer, tell

    def write(self, action: Action) -> None:
        """One line more."""
        notice = self.writer.append(action)
        if notice is not None:
            self._tell(notice)

    def pause(self) -> None:
        """Nothing is going to be done for a while."""
        self.writer.pause()

    def close(self) -> None:
        """The record ends here."""
        self.writer.close()
