"""A seat that nobody sits in: what it thinks about, and with what it chooses."""

from collections.abc import Callable
from functools import partial

from dexterity.rules.pen.actions import Action
from dexterity.rules.pen.game import PenGame
from dexterity.rules.pen.state import State
from dexterity.session.matches import PenMatch
from dexterity.ui.screens.thinking import Thinking
from dexterity.values.skill import Skill
from dexterity.values.stroke import Push

Choice = Push | Action
Choose = Callable[[PenGame, State, Skill, int], Choice]


class ComputerMind:
    """Thinks about the match as it stands."""

    def __init__(self, match: PenMatch, choose: Choose) -> None:
        self._match, self._choose = match, choose
        self._thinking: Thinking[Choice] = Thinking()

    def update(self, elapsed_s: float) -> Choice | None:
        """It is its turn, and time goes by; what it does, once it knows."""
        match, state = self._match, self._match.state
        if match.seat.skill is None:
            raise ValueError("persons think for themselves")
        think = partial(self._choose, match.game, state, match.seat.skill, state.seed)
        return self._thinking.update(elapsed_s, state, think)

    def close(self) -> None:
        """Its thoughts are of no interest any more."""
        self._thinking.close()
