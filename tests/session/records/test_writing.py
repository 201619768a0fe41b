"""A record is on the disk as it happens; a disk that fails costs the record, never the game."""

import errno
import io
from datetime import timedelta
from pathlib import Path
from typing import BinaryIO

import msgspec
import pytest

from dexterity.errors import FileProblem
from dexterity.session.notice import Notice, NoticeKind
from dexterity.session.records import writing
from dexterity.session.records.reading import list_records, read_record
from dexterity.session.records.record import Action, TableChanged, Undone
from dexterity.session.records.writing import RecordWriter, create_new
from tests.kit.records import PIKE, header, thrown

ACTIONS: tuple[Action, ...] = (thrown(), TableChanged(PIKE), Undone())


class FailingFile(io.BytesIO):
    """Takes so many bytes and then no more, as a full disk does."""

    def __init__(self, path: Path, room: int) -> None:
        super().__init__()
        self.path, self.room = path, room

    def flush(self) -> None:
        if self.closed:
            return
        self.path.write_bytes(self.getvalue()[: self.room])
        if len(self.getvalue()) > self.room:
            raise OSError(errno.ENOSPC, "No space left on device")

    def close(self) -> None:
        try:
            self.flush()
        finally:
            super().close()


def test_every_action_can_be_read_before_the_next(tmp_path: Path) -> None:
    writer = RecordWriter(tmp_path / "records", header())
    for number, action in enumerate(ACTIONS, 1):
        assert writer.append(action) is None
        assert writer.path is not None
        assert read_record(writer.path).actions == ACTIONS[:number]
        assert read_record(writer.path).header == header()
    writer.close()


def test_a_match_without_an_action_leaves_nothing(tmp_path: Path) -> None:
    RecordWriter(tmp_path / "records", header()).close()
    assert list(tmp_path.iterdir()) == []


def test_the_name_tells_time_and_game_and_never_replaces_another(tmp_path: Path) -> None:
    names = []
    for _ in range(3):
        writer = RecordWriter(tmp_path, header())
        writer.append(Undone())
        writer.close()
        assert writer.path is not None
        names.append(writer.path.name)
    stem = "2026-03-01_14-05-09_practice"
    assert names == [f"{stem}.jsonl", f"{stem}_2.jsonl", f"{stem}_3.jsonl"]


def test_a_later_match_is_listed_first(tmp_path: Path) -> None:
    later = msgspec.structs.replace(header(), begun=header().begun + timedelta(days=300))
    for head in (later, header()):
        writer = RecordWriter(tmp_path, head)
        writer.append(Undone())
        writer.close()
    newest, _ = list_records(tmp_path)
    assert read_record(newest).header == later


def test_wherever_the_disk_gets_full_it_is_told_once_and_the_rest_is_readable(
    tmp_path: Path,
) -> None:
    whole = len(msgspec.json.encode(header())) + 1
    for room in range(0, whole + 2 * len(msgspec.json.encode(thrown())), 97):
        folder = tmp_path / str(room)

        def create(path: Path, room: int = room) -> BinaryIO:
            return FailingFile(path, room)

        writer = RecordWriter(folder, header(), create)
        told = [writer.append(thrown()) for _ in range(5)]
        notices = [notice for notice in told if notice is not None]
        assert [(n.kind, n.problem) for n in notices] == [
            (NoticeKind.NOT_RECORDED, FileProblem.FULL)
        ]
        assert writer.path is not None
        if room >= whole:
            found = read_record(writer.path)
            assert found.actions == (thrown(),) * len(found.actions)
        writer.close()


def test_a_folder_that_cannot_be_made_is_told_once(tmp_path: Path) -> None:
    (tmp_path / "taken").write_bytes(b"")
    writer = RecordWriter(tmp_path / "taken" / "records", header())
    notice = writer.append(Undone())
    assert notice == Notice(NoticeKind.NOT_RECORDED, "", FileProblem.FAILED)
    assert writer.append(Undone()) is None


def test_a_read_only_folder_is_told_once(tmp_path: Path) -> None:
    def refuse(path: Path) -> BinaryIO:
        raise PermissionError(errno.EACCES, "Permission denied")

    writer = RecordWriter(tmp_path, header(), refuse)
    assert writer.append(Undone()) == Notice(NoticeKind.NOT_RECORDED, "", FileProblem.REFUSED)
    assert writer.append(Undone()) is None


@pytest.mark.parametrize(("bound", "value"), [("MOST_BYTES", 3_500), ("MOST_LINES", 3)])
def test_a_record_never_grows_beyond_what_can_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bound: str, value: int
) -> None:
    monkeypatch.setattr(writing, bound, value)
    writer = RecordWriter(tmp_path, header())
    told = [writer.append(thrown()) for _ in range(6)]
    assert [notice.kind for notice in told if notice is not None] == [NoticeKind.RECORD_FULL]
    assert writer.path is not None
    found = read_record(writer.path)
    assert 0 < len(found.actions) < 6
    assert not found.cut_short
    assert writer.path.stat().st_size <= 3_500 or bound == "MOST_LINES"


def test_after_the_end_nothing_is_written(tmp_path: Path) -> None:
    writer = RecordWriter(tmp_path, header())
    writer.append(Undone())
    writer.close()
    assert writer.append(Undone()) is None
    assert writer.path is not None
    assert len(read_record(writer.path).actions) == 1


def test_a_new_file_is_really_new(tmp_path: Path) -> None:
    create_new(tmp_path / "a").close()
    with pytest.raises(FileExistsError):
        create_new(tmp_path / "a")
