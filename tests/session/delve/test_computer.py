"""Computers in seats of Delve: they are given the whole game, and use what their seat may know."""

from random import Random

import pytest

from dexterity.players.delve.survival import Survival
from dexterity.rules.delve.player import PlayerId
from dexterity.session.delve.computer import coach, computer_action, computer_throw
from dexterity.values.skill import Skill
from tests.kit.delve_minds import bidding, moments, shuffled_secrets


@pytest.mark.parametrize("seed", [1, 5])
def test_secrets_of_others_change_neither_action_nor_advice(seed: int) -> None:
    for number, (game, state) in enumerate(moments(seed, every=0.05)):
        player = state.decides
        other = shuffled_secrets(game, state, player, Random(number))
        done = [computer_action(game, each, player, Skill.NOVICE, 7) for each in (state, other)]
        told = [coach(game, each, player, 7) for each in (state, other)]
        assert done[0] == done[1]
        assert told[0] == told[1]


def test_the_coach_asks_for_nobody_elses_eyes() -> None:
    game, state = bidding("warrior", "dragon demon")
    mine, other = coach(game, state, PlayerId(0), 1), coach(game, state, PlayerId(1), 1)
    assert isinstance(mine, Survival)
    assert isinstance(other, Survival)
    assert mine.share < other.share


def test_a_throw_is_the_same_for_the_same_seed() -> None:
    landings = [computer_throw(Skill.REGULAR, seed).landing for seed in (3, 3, 4)]
    assert landings[0] == landings[1] != landings[2]
