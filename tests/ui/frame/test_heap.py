"""One heap for all threads, where there is a choice."""

import ctypes
import sys

import pytest

from dexterity.ui.frame.heap import share_one_heap


class Library:
    """A C library that notes what it is told."""

    def __init__(self) -> None:
        self.told: list[tuple[int, int]] = []

    def mallopt(self, option: int, value: int) -> int:
        self.told.append((option, value))
        return 1


class Glibc(Library):
    def gnu_get_libc_version(self) -> bytes:
        return b"2.36"


def told_on(monkeypatch: pytest.MonkeyPatch, platform: str, library: Library) -> bool:
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(ctypes, "CDLL", lambda _: library)
    return share_one_heap()


def test_glibc_is_told_that_threads_share_one_heap(monkeypatch: pytest.MonkeyPatch) -> None:
    library = Glibc()
    assert told_on(monkeypatch, "linux", library)
    assert library.told == [(-8, 1)]


@pytest.mark.parametrize(
    ("platform", "library"),
    [("linux", Library()), ("darwin", Glibc()), ("win32", Glibc())],
)
def test_elsewhere_nothing_is_told(
    monkeypatch: pytest.MonkeyPatch, platform: str, library: Library
) -> None:
    assert not told_on(monkeypatch, platform, library)
    assert library.told == []
