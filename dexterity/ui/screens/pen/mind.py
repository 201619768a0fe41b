"""A seat that nobody sits in: it thinks beside the frames, and then it acts."""

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Final

from dexterity.hand.error import Skill
from dexterity.rules.pen.actions import Action
from dexterity.rules.pen.game import PenGame
from dexterity.rules.pen.state import State
from dexterity.session.pen.match import PenMatch
from dexterity.values import Push

THINKS_S: Final = 0.9
"""At least. Faster: nobody has seen whose turn it is."""

Choice = Push | Action
Choose = Callable[[PenGame, State, Skill, int], Choice]


class ComputerMind:
    """Thinks about one state at a time; what it thought of another one is forgotten."""

    def __init__(self, match: PenMatch, choose: Choose) -> None:
        self._match, self._choose = match, choose
        self._about: State | None = None
        self._thought: Future[Choice] | None = None
        self._pool: ThreadPoolExecutor | None = None
        self._since_s = 0.0

    def update(self, elapsed_s: float) -> Choice | None:
        """It is its turn, and time goes by; what it does, once it knows."""
        if self._thought is None or self._about is not self._match.state:
            self._begin()
            return None
        self._since_s += elapsed_s
        if self._since_s < THINKS_S or not self._thought.done():
            return None
        thought, self._thought = self._thought, None
        return thought.result()

    def _begin(self) -> None:
        match = self._match
        if match.seat.skill is None:
            raise ValueError("persons think for themselves")
        self._pool = self._pool or ThreadPoolExecutor(max_workers=1)
        self._about, self._since_s = match.state, 0.0
        self._thought = self._pool.submit(
            self._choose, match.game, match.state, match.seat.skill, match.state.seed
        )

    def close(self) -> None:
        """Its thoughts are of no interest any more."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
