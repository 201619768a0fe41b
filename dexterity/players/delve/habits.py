"""What anybody would do without much thought: whoever thinks ahead imagines others like this."""

from dataclasses import dataclass
from random import Random
from typing import Final

from dexterity.players.delve.danger import Reckoning, own_cards
from dexterity.players.delve.delving_habits import DelvingHabits
from dexterity.rules.delve import actions as do
from dexterity.rules.delve.actions import Action
from dexterity.rules.delve.cards.adventurer import TileId
from dexterity.rules.delve.state import Phase, State

NERVE: Final = 0.45
"""Whoever is less likely than this to come back passes."""
NERVE_VARIES: Final = 0.12
WHIM: Final = 0.08
"""By how much chances have to differ for a choice to be clear."""


@dataclass(frozen=True, slots=True)
class Habits:
    """Of all seats; each is asked what it does as if it knew no more than it may."""

    reckoning: Reckoning
    delving: DelvingHabits
    luck: Random

    def action(self, state: State) -> Action:
        """Of who is waited for."""
        match state.phase:
            case Phase.BID:
                return self._bid(state)
            case Phase.PLACE:
                return self._placed(state)
            case Phase.ADVENTURER:
                return do.ChooseAdventurer(self.luck.choice(self.reckoning.game.adventurers))
            case _:
                return self.delving.action(state)

    def _bid(self, state: State) -> Action:
        if not state.deck:
            return do.Pass()
        chance = self._chance(state, state.tiles)
        afraid = chance < self.luck.gauss(NERVE, NERVE_VARIES)
        return do.Pass() if afraid and state.dungeon else do.DrawMonster()

    def _placed(self, state: State) -> Action:
        """Whatever leaves the best chance to come back: others do not know that it does."""
        first_turn = not state.seats[state.decides].turns
        if not state.tiles or (self.reckoning.game.options.first_must_add and first_turn):
            return do.AddToDungeon()
        best: Action = do.AddToDungeon()
        most = self._chance(state, state.tiles, adding=True) + self.luck.gauss(0.0, WHIM)
        for tile in state.tiles:
            left = tuple(each for each in state.tiles if each != tile)
            chance = self._chance(state, left) + self.luck.gauss(0.0, WHIM)
            if chance > most:
                best, most = do.SetAside(tile), chance
        return best

    def _chance(self, state: State, tiles: tuple[TileId, ...], *, adding: bool = False) -> float:
        known = own_cards(state, state.decides)
        unknown = len(state.dungeon) - len(known)
        if adding and state.drawn is not None:
            known.append(state.drawn)
        return self.reckoning.chance(state.adventurer, tiles, known, unknown)
