"""Computer players of Delve do what they may, in every phase, whatever was agreed upon."""

from random import Random

import pytest

from dexterity.hand.error import Skill
from dexterity.players.delve.choosing import choose
from tests.kit.delving_games import game_of, random_action


@pytest.mark.parametrize("seed", range(6))
def test_a_player_always_does_something_that_can_be_done(seed: int) -> None:
    game, luck = game_of(seed), Random(seed)
    state = game.start(seed)
    while game.result(state) is None:
        if luck.random() < 0.3:
            seen = game.seen_by(state, state.decides)
            action = choose(game, seen, Skill.NOVICE, luck).action
            thrown = action is None and game.awaits_throw(state)
            assert thrown or action in game.actions(state)
        state = game.apply(state, random_action(game, state, luck)).state
