"""What holds for campaigns besides the contract of every game."""

import pytest

from dexterity.rules.fighter.state import Phase
from tests.kit.contract.contestant import steps
from tests.kit.contract.fighter import FIGHTER, TRIED


def test_all_phases_and_all_actions_are_among_what_is_played_here() -> None:
    played = [step for seed in range(100) for step in steps(FIGHTER, seed)]
    assert {state.phase for _, state, _ in played} == set(Phase) - {Phase.OVER}
    done = {type(action) for _, _, action in played}
    # To give up takes a boss, no dice, and a last hope: too rare to meet by chance.
    assert done == {type(action) for action in TRIED}


@pytest.mark.parametrize("seed", range(10))
def test_what_is_seen_is_enough_to_know_what_can_be_done(seed: int) -> None:
    for game, state, _ in steps(FIGHTER, seed):
        seen = game.seen_by(state, state.leader)
        assert game.actions(seen) == game.actions(state)
        assert game.requirements(seen) == game.requirements(state)
        assert game.blow(seen) == game.blow(state)
