"""The cards that are shipped can be played with: whole campaigns of any party, to their ends."""

from random import Random

import pytest

from dexterity.rules.fighter.options import Difficulty, Options
from dexterity.rules.fighter.state import State
from dexterity.session.fighter.fighter_options import game_of
from dexterity.session.shipped import fighter_box
from tests.kit.fighting_box import random_action
from tests.kit.rules_json import decoded, encoded_state

MOST_STEPS = 20_000


@pytest.mark.parametrize("seed", range(40))
def test_campaigns_with_the_shipped_cards_end_and_can_be_kept(seed: int) -> None:
    box, luck = fighter_box(), Random(seed)
    party = tuple(luck.sample(tuple(box.heroes), luck.randint(2, 6)))
    game = game_of(box, Options(party, luck.choice(tuple(Difficulty))))
    state = game.start(seed)
    for _ in range(MOST_STEPS):
        if game.result(state) is not None:
            break
        state = game.apply(state, random_action(game, state, game.actions(state), luck)).state
        assert decoded(encoded_state(state), State) == state
    assert game.result(state) is not None
