"""What holds for games of Pen besides the contract of every game."""

from collections import Counter
from dataclasses import replace

import pytest

from dexterity.rules.pen import actions as do
from dexterity.rules.pen.passage import passage_of
from dexterity.rules.pen.player import PLAYERS
from dexterity.rules.pen.state import Ending, Phase
from tests.kit.contract.contestant import steps
from tests.kit.contract.pen import PEN


@pytest.mark.parametrize("seed", range(20))
def test_walls_never_seal_anybody_in(seed: int) -> None:
    for game, state, action in steps(PEN, seed):
        if isinstance(action, do.PlaceWall | do.GrowWall):
            was_open = passage_of(game.board, state).is_open
            after = game.apply(state, action)
            now_open = passage_of(game.board, replace(state, walls=after.state.walls)).is_open
            assert now_open or not was_open


def test_all_phases_actions_and_endings_are_among_what_is_played_here() -> None:
    played = [step for seed in range(60) for step in steps(PEN, seed)]
    assert {state.phase for _, state, _ in played} == set(Phase) - {Phase.OVER}
    assert {type(action) for _, _, action in played} == set(do.ACTIONS.kinds)
    ends = Counter(
        game.apply(state, action).state.ending
        for seed in range(60)
        for game, state, action in steps(PEN, seed)[-1:]
    )
    assert ends[Ending.HOME]
    assert ends[Ending.OUTLIVED]


@pytest.mark.parametrize("seed", range(4))
def test_what_is_seen_is_enough_to_know_what_can_be_done(seed: int) -> None:
    for game, state, _ in steps(PEN, seed):
        seen = game.seen_by(state, PLAYERS[0])
        assert game.actions(seen) == game.actions(state)
        assert game.handicaps(seen) == game.handicaps(state)
        assert game.spots(seen) == game.spots(state)
        assert game.awaits_flick(seen) == game.awaits_flick(state)
