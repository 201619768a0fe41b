"""A seat that nobody sits in: it thinks beside the frames, and then it has decided."""

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Final, Generic, TypeVar

THINKS_S: Final = 0.9
"""At least. Faster: nobody has seen whose turn it is."""

THREADS: Final = "thought"
"""How the names of threads begin that think."""

Thought = TypeVar("Thought")


class Forgotten(Exception):  # noqa: N818 -- nothing went wrong
    """Nobody waits for this thought any more."""


class Thinking(Generic[Thought]):
    """Thinks about one thing at a time; what it thought of another one is forgotten."""

    def __init__(self) -> None:
        self._about: object = None
        self._thought: Future[Thought] | None = None
        self._pool: ThreadPoolExecutor | None = None
        self._since_s = 0.0
        self._closed = False

    def hurry(self) -> None:
        """Somebody has seen enough."""
        self._since_s = float("inf")

    def update(
        self,
        elapsed_s: float,
        about: object,
        think: Callable[[], Thought],
        least_s: float = THINKS_S,
    ) -> Thought | None:
        """Time goes by; what it came to, once it has. `least_s`: so long it takes at least."""
        if self._thought is None or self._about is not about:
            self._pool = self._pool or ThreadPoolExecutor(1, thread_name_prefix=THREADS)
            self._about, self._since_s = about, 0.0
            self._thought = self._pool.submit(think)
            return None
        self._since_s += elapsed_s
        if self._since_s < least_s or not self._thought.done():
            return None
        thought, self._thought = self._thought, None
        return thought.result()

    def heed(self, _done: int = 0) -> None:
        """A thought that takes seconds calls this now and then, and ends here once it is closed.

        A thread cannot be stopped from outside: it would slow down all that is played next, hold
        what it thinks about, and keep the program from ending.
        """
        if self._closed:
            raise Forgotten

    def close(self) -> None:
        """Its thoughts are of no interest any more."""
        self._closed, self._about, self._thought = True, None, None
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
