"""An executor that sends everything as other processes would get it, without their start."""

import pickle
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, ParamSpec, TypeVar

Words = ParamSpec("Words")
Result = TypeVar("Result")


class Posting(ThreadPoolExecutor):
    """Two threads; what is changed in one place by monkeypatching is changed for both."""

    def __init__(self) -> None:
        super().__init__(2)

    def submit(
        self, fn: Callable[Words, Result], /, *args: Words.args, **kwargs: Words.kwargs
    ) -> Future[Result]:
        return super().submit(_answered, pickle.dumps((fn, args, kwargs)))


def _answered(letter: bytes) -> Any:
    work, args, kwargs = pickle.loads(letter)
    return pickle.loads(pickle.dumps(work(*args, **kwargs)))
