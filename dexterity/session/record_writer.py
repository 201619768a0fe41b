"""Writes a record as the match happens, a line an action; where that fails, the game goes on."""

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import BinaryIO, Final

import msgspec

from dexterity.errors import FileProblem
from dexterity.session.files import file_error
from dexterity.session.notice import Notice, NoticeKind
from dexterity.session.record import Action, Header
from dexterity.session.record_file import MOST_BYTES, MOST_LINES, SUFFIX

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
        self._bytes = self._lines = 0
        self._stopped = False

    def append(self, action: Action) -> Notice | None:
        """Writes an action at once; a notice the first time that it cannot, and then no more."""
        if self._stopped:
            return None
        try:
            return self._append(msgspec.json.encode(action) + b"\n")
        except OSError as error:
            return self._give_up(NoticeKind.NOT_RECORDED, file_error(self._folder, error).problem)

    def close(self) -> None:
        """Ends the record; what was appended is on the disk already."""
        self._stopped = True
        file, self._file = self._file, None
        if file is None:
            return
        try:
            file.close()
        except OSError:
            # Only what could not be written before is still waiting, and that was told.
            return

    def _append(self, line: bytes) -> Notice | None:
        # Beyond these bounds nobody could read the file any more.
        if self._bytes + len(line) > MOST_BYTES or self._lines >= MOST_LINES:
            return self._give_up(NoticeKind.RECORD_FULL, None)
        if self._file is None:
            self._file = self._begin()
        self._put(self._file, line)
        return None

    def _begin(self) -> BinaryIO:
        self._folder.mkdir(parents=True, exist_ok=True)
        file = self._free_file()
        # Kept before the header is written: if that fails, the file is still closed.
        self._file = file
        self._put(file, msgspec.json.encode(self._header) + b"\n")
        return file

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
