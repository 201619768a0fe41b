"""Writes a record as the match happens, a line an action; where that fails, the game goes on."""

from collections.abc import Callable, Iterator
from io import SEEK_END
from itertools import count
from pathlib import Path
from typing import BinaryIO, Final

import msgspec

from dexterity.errors import FileProblem
from dexterity.session.files import file_error
from dexterity.session.notice import Notice, NoticeKind
from dexterity.session.records.reading import MOST_BYTES, MOST_LINES, SUFFIX
from dexterity.session.records.record import VERSION, Action, Header, Record, Resumed

MOST_NAMES: Final = 1000
"""Matches begun within the same second; past that, something else is wrong."""

Create = Callable[[Path], BinaryIO]


def create_new(path: Path) -> BinaryIO:
    """A file that was not there before."""
    return path.open("xb")


class RecordWriter:
    """The record of one match. Nothing is on the disk before the first action."""

    def __init__(self, folder: Path, header: Header, create: Create = create_new) -> None:
        self.path: Path | None = None
        """The file, once there is one."""
        self._folder, self._header, self._create = folder, header, create
        self._file: BinaryIO | None = None
        self._due: tuple[Header | Action, ...] = (header,)
        """What comes before the next action."""
        self._bytes = self._lines = 0
        self._stopped = False

    @classmethod
    def resuming(cls, path: Path, record: Record, resumed: Resumed) -> "RecordWriter":
        """Goes on with a record that was read; nothing is written before the next action.

        What is torn, or of an older version, stays as it is: a copy of all that was read goes on.
        """
        header = msgspec.structs.replace(record.header, version=VERSION)
        writer = cls(path.parent, header)
        size, whole = _extent(path)
        if whole and record.header.version == VERSION:
            writer.path, writer._due = path, (resumed,)
            writer._bytes, writer._lines = size, 1 + len(record.actions)
        else:
            writer._due = (header, *record.actions, resumed)
        return writer

    def append(self, action: Action) -> Notice | None:
        """Writes an action at once; a notice the first time that it cannot, and then no more."""
        if self._stopped:
            return None
        try:
            return self._append(msgspec.json.encode(action) + b"\n")
        except OSError as error:
            return self._give_up(NoticeKind.NOT_RECORDED, file_error(self._folder, error).problem)

    def pause(self) -> None:
        """Gives the file back until the next action; what was appended is on the disk already."""
        file, self._file = self._file, None
        if file is None:
            return
        try:
            file.close()
        except OSError:
            # Only what could not be written before is still waiting, and that was told.
            return

    def close(self) -> None:
        """Ends the record."""
        self._stopped = True
        self.pause()

    def _append(self, line: bytes) -> Notice | None:
        due = [msgspec.json.encode(one) + b"\n" for one in self._due]
        # Beyond these bounds nobody could read the file any more.
        size = self._bytes + sum(map(len, due)) + len(line)
        if size > MOST_BYTES or self._lines + len(due) >= MOST_LINES:
            return self._give_up(NoticeKind.RECORD_FULL, None)
        file = self._opened()
        self._due = ()
        for one in (*due, line):
            self._put(file, one)
        return None

    def _opened(self) -> BinaryIO:
        if self._file is None:
            self._folder.mkdir(parents=True, exist_ok=True)
            # Kept before anything is written: if that fails, the file is still closed.
            self._file = self._free_file() if self.path is None else self.path.open("ab")
        return self._file

    def _free_file(self) -> BinaryIO:
        for path in self._names():
            try:
                file = self._create(path)
            except FileExistsError:
                continue
            self.path = path
            return file
        raise FileExistsError

    def _names(self) -> Iterator[Path]:
        stem = f"{self._header.begun:%Y-%m-%d_%H-%M-%S}_{self._header.game}"
        yield self._folder / f"{stem}{SUFFIX}"
        for number in count(2):
            if number > MOST_NAMES:
                return
            yield self._folder / f"{stem}_{number}{SUFFIX}"

    def _put(self, file: BinaryIO, line: bytes) -> None:
        file.write(line)
        file.flush()
        self._bytes += len(line)
        self._lines += 1

    def _give_up(self, kind: NoticeKind, problem: FileProblem | None) -> Notice:
        self.close()
        return Notice(kind, "" if self.path is None else self.path.name, problem)


def _extent(path: Path) -> tuple[int, bool]:
    """How large a file is, and whether its last line is whole."""
    try:
        with path.open("rb") as file:
            size = file.seek(0, SEEK_END)
            file.seek(max(0, size - 1))
            return size, file.read(1) == b"\n"
    except OSError:
        # It was there to be read a moment ago; whatever is wrong shows when it is written to.
        return 0, False
