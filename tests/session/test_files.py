"""Files are whole or as they were, whatever fails; damaged ones are kept."""

import errno
import os
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from dexterity.errors import FileError, FileProblem
from dexterity.session.files import Disk, backup_of, read_bounded, set_aside, write_atomically

STEPS = [part.name for part in fields(Disk)]


class BrokenDisk:
    """A disk of which one kind of step fails the nth time."""

    def __init__(self, step: str, at: int, number: int = errno.ENOSPC) -> None:
        self.step, self.at, self.number = step, at, number
        self.calls = 0

    def disk(self) -> Disk:
        sound = Disk()
        return Disk(**{name: self.watched(name, getattr(sound, name)) for name in STEPS})

    def watched(self, name: str, work: Callable[..., Any]) -> Callable[..., Any]:
        def step(*arguments: Any) -> Any:
            if name == self.step:
                self.calls += 1
                if self.calls == self.at:
                    raise OSError(self.number, "broken on purpose")
            return work(*arguments)

        return step


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "settings.json"
    write_atomically(path, b"first")
    write_atomically(path, b"second")
    return path


def test_a_file_is_written_with_the_folders_it_needs(tmp_path: Path) -> None:
    path = tmp_path / "not" / "yet" / "there.json"
    write_atomically(path, b"hello")
    assert path.read_bytes() == b"hello"
    assert list(path.parent.iterdir()) == [path], "nothing half done is left, and no backup yet"


def test_the_version_before_is_kept_as_one_backup(file: Path) -> None:
    assert backup_of(file).read_bytes() == b"first"
    write_atomically(file, b"third")
    assert (file.read_bytes(), backup_of(file).read_bytes()) == (b"third", b"second")
    assert len(list(file.parent.iterdir())) == 2


@pytest.mark.parametrize("at", [1, 2])
@pytest.mark.parametrize("step", STEPS)
def test_whatever_fails_the_old_file_is_there_whole(file: Path, step: str, at: int) -> None:
    broken = BrokenDisk(step, at)
    with pytest.raises(FileError) as raised:
        write_atomically(file, b"third", broken.disk())
    assert broken.calls == at, "the step was really reached"
    assert raised.value.problem is FileProblem.FULL
    assert file.read_bytes() == b"second"
    assert backup_of(file).read_bytes() in (b"first", b"second")
    assert {path.suffix for path in file.parent.iterdir()} == {".json", ".bak"}


@pytest.mark.parametrize(
    ("number", "problem"),
    [
        (errno.ENOSPC, FileProblem.FULL),
        (errno.EROFS, FileProblem.REFUSED),
        (errno.EACCES, FileProblem.REFUSED),
        (errno.EIO, FileProblem.FAILED),
    ],
)
def test_the_error_says_why(tmp_path: Path, number: int, problem: FileProblem) -> None:
    with pytest.raises(FileError) as raised:
        write_atomically(tmp_path / "a", b"", BrokenDisk("write", 1, number).disk())
    assert raised.value.problem is problem
    assert str(raised.value).startswith(str(tmp_path / "a"))


def test_a_folder_that_is_a_file_is_an_error_of_ours(tmp_path: Path) -> None:
    (tmp_path / "taken").write_bytes(b"")
    with pytest.raises(FileError):
        write_atomically(tmp_path / "taken" / "settings.json", b"")


def test_reading_is_bounded(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"12345")
    assert read_bounded(path, 5) == b"12345"
    with pytest.raises(FileError) as raised:
        read_bounded(path, 4)
    assert raised.value.problem is FileProblem.TOO_LARGE


def test_what_is_no_file_is_not_read(tmp_path: Path) -> None:
    with pytest.raises(FileError) as missing:
        read_bounded(tmp_path / "nothing", 10)
    with pytest.raises(FileError) as folder:
        read_bounded(tmp_path, 10_000_000)
    assert missing.value.problem is FileProblem.MISSING
    assert folder.value.problem is FileProblem.REFUSED


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with a name")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(FileError):
        read_bounded(tmp_path / "pipe", 10)


def test_a_damaged_file_is_set_aside_under_a_free_name(tmp_path: Path) -> None:
    for number in (1, 2, 3):
        path = tmp_path / "settings.json"
        path.write_bytes(b"damage %d" % number)
        assert set_aside(path) == tmp_path / f"settings.json.damaged-{number}"
        assert not path.exists()
    kept = sorted(path.read_bytes() for path in tmp_path.iterdir())
    assert kept == [b"damage 1", b"damage 2", b"damage 3"]


def test_what_is_not_there_cannot_be_set_aside(tmp_path: Path) -> None:
    with pytest.raises(FileError):
        set_aside(tmp_path / "nothing")
