"""How the computer picks a dare when it has lost a round."""

from typing import Final

from dexterity.luck import luck_for
from dexterity.rules.challenge.duel import DuelGame
from dexterity.rules.challenge.duel_actions import PickDare
from dexterity.rules.challenge.duel_state import DuelState

SIZES: Final = (1, 1, 1, 2)
"""How many requirements it asks for, each as likely: it has to throw them too, and prefers a dare
that the other can laugh about."""


def picked_dare(game: DuelGame, state: DuelState) -> PickDare:
    """A dare that may be picked; another one than before, as long as there is any."""
    luck = luck_for(state.seed, "computer's dare", state.match, len(state.sheet))
    size, used = luck.choice(SIZES), {id for line in state.sheet for id in line.dare}
    every = [dare for dare in game.dares.all() if len(dare) <= size]
    fresh = [dare for dare in every if len(dare) == size and used.isdisjoint(dare)]
    return PickDare(luck.choice(fresh or every))
