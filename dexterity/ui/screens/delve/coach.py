"""The odds of coming back alive, as the seat that decides could reckon them."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from dexterity.rules.delve.game import DelveGame
from dexterity.rules.delve.player import PlayerId
from dexterity.rules.delve.state import State
from dexterity.ui.screens.thinking import Thinking

if TYPE_CHECKING:
    from dexterity.ui.screens.delve.play import DelveScreen

Coach = Callable[[DelveGame, State, PlayerId], float | None]
"""The share of dungeons that this player would survive, from what the view shows alone."""


class CoachLine:
    """Reckons beside the frames; says nothing until it knows, and nothing to others."""

    def __init__(self, coach: Coach | None) -> None:
        self._coach = coach
        self._mind: Thinking[float | None] = Thinking()
        self._asked: tuple[DelveGame, State, PlayerId] | None = None
        self.share: float | None = None

    def ask(self, screen: "DelveScreen") -> None:
        """Another moment has come: what are the odds now?"""
        seen, self.share = screen.telling.seen, None
        own = seen.decides == screen.sharing.viewer
        self._asked = (screen.match.game, seen, seen.decides) if own and screen.decides else None

    def update(self, elapsed_s: float) -> None:
        """Time goes by."""
        if self._coach is None or self._asked is None or self.share is not None:
            return
        coach, asked = self._coach, self._asked
        self.share = self._mind.update(elapsed_s, asked, lambda: coach(*asked), 0.0)

    def close(self) -> None:
        """It is of no interest any more."""
        self._mind.close()
