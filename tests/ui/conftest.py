"""What holds for every test of the window."""

from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from gc import collect
from typing import ParamSpec, TypeVar

import pytest

from dexterity.ui.screens import thinking
from tests.kit.shared_drawings import share_drawings

Words = ParamSpec("Words")
Answer = TypeVar("Answer")


class AtOnce(Executor):
    """Does what it is told to while it is told."""

    def __init__(self, max_workers: int, thread_name_prefix: str) -> None:
        self.max_workers, self.thread_name_prefix = max_workers, thread_name_prefix

    def submit(
        self, fn: Callable[Words, Answer], /, *args: Words.args, **kwargs: Words.kwargs
    ) -> Future[Answer]:
        done: Future[Answer] = Future()
        done.set_result(fn(*args, **kwargs))
        return done


@pytest.fixture(autouse=True, scope="session")
def drawings_are_shared() -> Iterator[None]:
    """Windows come and go with the tests; what they draw alike is drawn once."""
    with pytest.MonkeyPatch.context() as patch:
        share_drawings(patch)
        yield


@pytest.fixture(autouse=True)
def thoughts_take_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Computer seats think beside the frames, and frames are quick in tests: how many go by until
    a thought is there would depend on the machine."""
    monkeypatch.setattr(thinking, "ThreadPoolExecutor", AtOnce)


@pytest.fixture(autouse=True, scope="module")
def closed_windows_are_collected() -> Iterator[None]:
    """The collector counts objects, not pixels: with some hundred megabytes of closed windows about
    it sees no reason to come."""
    yield
    collect()
