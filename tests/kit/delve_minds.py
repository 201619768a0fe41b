"""Moments of Delve for computer players to decide in: told by words, seen by one seat."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from dexterity.players.delve.choosing import choose
from dexterity.rules.delve.actions import Action
from dexterity.rules.delve.game import DelveGame
from dexterity.rules.delve.player import PlayerId
from dexterity.rules.delve.state import Laid, Phase, Seat, State
from dexterity.values.skill import Skill
from tests.kit.delving import DELVER, Delving, delve_game, monsters, other_secrets, tiles
from tests.kit.delving_games import game_of, random_action


def bidding(
    adventurer: str,
    dungeon: str = "",
    with_: str = "",
    *,
    seats: tuple[Seat, Seat] = (Seat(), Seat()),
    drawn: str = "",
) -> tuple[DelveGame, State]:
    """The first player's turn, who laid all of the dungeon; with a card in hand if it is told."""
    game = delve_game(adventurer)
    start = game.start(0)
    laid, hand = monsters(dungeon), monsters(drawn)
    deck = list(start.deck)
    for monster in (*laid, *hand):
        deck.remove(monster)
    state = replace(
        start,
        phase=Phase.PLACE if drawn else Phase.BID,
        tiles=tiles(with_),
        seats=seats,
        deck=tuple(deck),
        drawn=hand[0] if hand else None,
        dungeon=tuple(Laid(monster, DELVER) for monster in laid),
    )
    return game, state


def decided(game: DelveGame, state: State, level: Skill = Skill.EXPERT, seed: int = 1) -> Action:
    """What a computer does that knows what its seat may know."""
    action = choose(game, game.seen_by(state, state.decides), level, Random(seed)).action
    assert action is not None
    return action


def decided_below(one: Delving, level: Skill = Skill.EXPERT) -> Action:
    """The same in a delve."""
    return decided(one.game, one.state, level)


def moments(seed: int, every: float) -> Iterator[tuple[DelveGame, State]]:
    """Some of the decisions of a random game; options differ from seed to seed."""
    game, luck = game_of(seed), Random(seed)
    state = game.start(seed)
    while game.result(state) is None:
        if luck.random() < every:
            yield game, state
        state = game.apply(state, random_action(game, state, luck)).state


def shuffled_secrets(game: DelveGame, state: State, player: PlayerId, luck: Random) -> State:
    """Another game that looks the same to a player."""
    other = other_secrets(game, game.seen_by(state, player), luck)
    return replace(other, seed=state.seed + 1)
