"""A game as the contract sees it, which is the same for every game."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from dexterity.rules.game import Game

AnyGame = Game[Any, Any, Any, Any, Any, Any]


@dataclass(frozen=True, eq=False)
class Contestant:
    """One game that the contract is put to."""

    name: str
    state: type[Any]
    game_of: Callable[[int], AnyGame]
    """A game with options that differ from seed to seed."""
    random_action: Callable[[Any, Any, Random], Any]
    """Anything that can be done now, by game and state."""
    by_hand: type[Any]
    """What a hand does: it is never offered, but waited for."""
    awaits_hand: Callable[[Any, Any], bool]
    tried: tuple[Any, ...]
    """Of all kinds, some of them never possible."""
    viewers: Callable[[Any, Any], Iterable[Any]]
    otherwise: Callable[[Any, Any, Any, Random], Any]
    """The same state to a viewer, and different in all that this viewer may not know."""
    holds_together: Callable[[Any, Any], None]
    """Asserts what can never be otherwise."""
    most_steps: int
    """Far more than a game takes; one that takes more goes round in circles."""
    games: int
    """Played to their ends."""
    after_all: tuple[Any, ...] = ()
    """What can be done when it is over."""


@cache
def steps(contestant: Contestant, seed: int) -> list[tuple[Any, Any, Any]]:
    """A game played at random: the game, each of its states, and what was done next."""
    game, luck, played = contestant.game_of(seed), Random(seed), []
    state = game.start(seed)
    while game.result(state) is None:
        action = contestant.random_action(game, state, luck)
        played.append((game, state, action))
        state = game.apply(state, action).state
        assert len(played) < contestant.most_steps
    return played
