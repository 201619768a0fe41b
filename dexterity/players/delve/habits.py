"""What anybody would do without much thought: whoever thinks ahead imagines others like this."""

from dataclasses import dataclass
from random import Random
from typing import Final

from dexterity.players.delve.danger import Reckoning, own_cards
from dexterity.players.delve.delving_habits import DelvingHabits
from dexterity.rules.delve import actions as do
from dexterity.rules.delve.actions import Action
from dexterity.rules.delve.state import Phase, State

NERVE: Final = 0.45
"""Whoever is less likely than this to come back passes."""
NERVE_VARIES: Final = 0.12
WHIM: Final = 0.02
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
            case _:
                return self.delving.action(state)

    def _bid(self, state: State) -> Action:
        if not state.deck:
            return do.Pass()
        chance = chance_now(self.reckoning, state)
        afraid = chance < self.luck.gauss(NERVE, NERVE_VARIES)
        return do.Pass() if afraid and state.dungeon else do.DrawMonster()

    def _placed(self, state: State) -> Action:
        """Whatever leaves the best chance to come back: others do not know that it does."""
        chances = chances_after(self.reckoning, state)
        return max(chances, key=lambda action: chances[action] + self.luck.gauss(0.0, WHIM))


def chance_now(reckoning: Reckoning, state: State) -> float:
    """To come back, for who is to decide, and knows the own cards."""
    known = own_cards(state, state.decides)
    unknown = len(state.dungeon) - len(known)
    return reckoning.chance(state.decides, state.adventurer, state.tiles, known, unknown)


def chances_after(reckoning: Reckoning, state: State) -> dict[Action, float]:
    """The same after each thing that can be done with a drawn card."""
    known, drawn = own_cards(state, state.decides), state.drawn
    unknown = len(state.dungeon) - len(known)
    added = known if drawn is None else [*known, drawn]
    player, adventurer, tiles = state.decides, state.adventurer, state.tiles
    chances: dict[Action, float] = {
        do.AddToDungeon(): reckoning.chance(player, adventurer, tiles, added, unknown)
    }
    first_turn = not state.seats[state.decides].turns
    if reckoning.game.options.first_must_add and first_turn:
        return chances
    for number, tile in enumerate(tiles):
        left = tiles[:number] + tiles[number + 1 :]
        chances[do.SetAside(tile)] = reckoning.chance(player, adventurer, left, known, unknown)
    return chances
