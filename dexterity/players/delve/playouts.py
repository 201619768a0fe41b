"""Rounds played to their end in somebody's mind, through the real rules."""

from dataclasses import dataclass
from random import Random
from typing import Final

from dexterity.players.chances import Chances, outcomes
from dexterity.players.delve.danger import Reckoning
from dexterity.players.delve.delving_habits import DelvingHabits
from dexterity.players.delve.habits import Habits
from dexterity.rules.delve.entering import enter
from dexterity.rules.delve.game import DelveGame
from dexterity.rules.delve.player import PlayerId
from dexterity.rules.delve.state import Phase, State

SYMBOL_SHARE: Final = 1 / 2
"""Of the faces of the die that is thrown at monsters, a red one."""

ROUND_OVER: Final = frozenset({Phase.ADVENTURER, Phase.OVER})


@dataclass(slots=True)
class Playouts:
    """All that one decision imagines."""

    reckoning: Reckoning
    chances: Chances
    """Of the hand that would throw, where throws were agreed upon."""
    steps: int = 0
    """Taken so far, by anybody, in all of them."""

    @property
    def game(self) -> DelveGame:
        """Whose rules they are."""
        return self.reckoning.game

    def round_end(self, state: State, luck: Random) -> State:
        """How the round ends, if everybody does as is usual."""
        throws = tuple(outcomes(self.chances, SYMBOL_SHARE)) if self.game.options.dexterity else ()
        delving = DelvingHabits(self.reckoning, throws, luck)
        habits = Habits(self.reckoning, delving, luck)
        while state.phase not in ROUND_OVER:
            state = self.game.apply(state, habits.action(state)).state
            self.steps += 1
        return state

    def comes_back(self, state: State, luck: Random) -> bool:
        """Whether the delve that goes on ends well."""
        delver = state.delver
        if delver is None:
            raise LookupError("nobody is down there")
        before = state.seats[delver].successes
        return self.round_end(state, luck).seats[delver].successes > before


def gone_down(game: DelveGame, state: State, player: PlayerId) -> State:
    """As if everybody else passed now."""
    draft = game.draft(state)
    enter(draft, player)
    return draft.state
