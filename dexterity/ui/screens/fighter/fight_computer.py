"""A hero that nobody plays decides: it thinks for a moment, beside the frames, and then it does."""

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Final

from dexterity.rules.fighter.actions import Action
from dexterity.rules.fighter.state import State
from dexterity.session.fighter.campaign import Campaign

THINKS_S: Final = 1.2
"""At least. Faster: nobody has seen whose turn it is."""
READS_S: Final = 2.6
"""The same before a throw counts: everybody reads what it came to."""

Advise = Callable[[Campaign], Action | None]


class ComputerMind:
    """Thinks about one state at a time; what it thought of another one is forgotten."""

    def __init__(self, campaign: Campaign, advise: Advise) -> None:
        self._campaign, self._advise = campaign, advise
        self._about: State | None = None
        self._thought: Future[Action | None] | None = None
        self._pool: ThreadPoolExecutor | None = None
        self._since_s = 0.0

    def hurry(self) -> None:
        """Somebody has seen enough."""
        self._since_s = float("inf")

    def update(self, elapsed_s: float, least_s: float = THINKS_S) -> Action | None:
        """It is a computer's decision, and time goes by; what it has decided, once it has.

        `least_s`: for how long it thinks at least.
        """
        state = self._campaign.state
        if self._thought is None or self._about is not state:
            self._pool = self._pool or ThreadPoolExecutor(max_workers=1)
            self._about, self._since_s = state, 0.0
            self._thought = self._pool.submit(self._advise, self._campaign)
            return None
        self._since_s += elapsed_s
        if self._since_s < least_s or not self._thought.done():
            return None
        thought, self._thought = self._thought, None
        return thought.result()

    def close(self) -> None:
        """Its thoughts are of no interest any more."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
