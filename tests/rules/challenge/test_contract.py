"""What holds for levels and duels besides the contract of every game."""

from random import Random

import pytest

from dexterity.rules.challenge.duel_actions import Rematch
from dexterity.rules.challenge.game import ALONE, ChallengeGame
from dexterity.rules.challenge.level import Level, standing, within_reach
from dexterity.rules.challenge.medal import rank
from dexterity.values.goal import GoalKind
from tests.kit.contract.challenge import DUEL, GOALS, LEVELS, random_throw
from tests.kit.contract.contestant import steps

SEEDS = range(12)


def test_every_goal_is_among_those_played_here() -> None:
    assert {goal.kind for goal, _ in GOALS} == set(GoalKind)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("drawn", LEVELS, ids=lambda drawn: f"{drawn.id}-{drawn.goal.kind}")
def test_a_level_played_at_random_never_loses_a_medal(drawn: Level, seed: int) -> None:
    game, luck = ChallengeGame(drawn), Random(seed)
    state = game.start(seed)
    for _ in range(drawn.dice):
        if game.result(state) is not None:
            break
        action = random_throw(luck, state, game.requirements(state))
        assert game.why_not(state, action) is None
        assert game.seen_by(state, ALONE) is state, "nothing is hidden"
        could, medal = within_reach(drawn, state), standing(drawn, state).medal
        state = game.apply(state, action).state
        assert could or standing(drawn, state).medal is None, "out of reach means out of reach"
        assert rank(standing(drawn, state).medal) >= rank(medal), "a medal is never lost"
    assert game.result(state) is not None


@pytest.mark.parametrize("seed", SEEDS)
def test_a_duel_hides_nothing_and_can_be_played_again(seed: int) -> None:
    played = steps(DUEL, seed)
    assert all(game.seen_by(state, ALONE) is state for game, state, _ in played)
    game, state, action = played[-1]
    again = game.apply(game.apply(state, action).state, Rematch()).state
    assert game.result(again) is None
