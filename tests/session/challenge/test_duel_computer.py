"""The computer picks dares that may be picked, and not always the same."""

from dataclasses import replace

from dexterity.hand.dare.choice import known_requirements
from dexterity.places import levels
from dexterity.rules.challenge.duel import DuelGame
from dexterity.rules.challenge.duel_state import DuelState, Phase
from dexterity.session.challenge.duel_computer import picked_dare
from dexterity.session.challenge.library import load_library
from tests.kit.levels import throw

GAME = load_library(levels()).duel(5)


def lost(game: DuelGame, seed: int) -> DuelState:
    """A duel in which the first round has just been lost."""
    state = game.start(seed)
    while state.phase is Phase.THROWING:
        player = game.turn(state)
        assert player is not None
        lying = state.plays[player].still_there
        thrown = throw("3" if player == 0 else ".")
        aftermath = replace(thrown.aftermath, others=lying)
        state = game.apply(state, replace(thrown, findings=(), aftermath=aftermath)).state
        if len(state.sheet) > 3:
            break
    return state


def test_what_it_picks_may_be_picked_and_is_not_what_was_just_played() -> None:
    picked = set()
    for seed in range(40):
        state = lost(GAME, seed)
        if state.phase is not Phase.PICKING:
            continue
        action = picked_dare(GAME, state)
        assert GAME.why_not(state, action) is None
        assert action == picked_dare(GAME, state), "it does not change its mind"
        assert set(action.requirements).isdisjoint(state.sheet[-1].dare)
        picked.add(action.requirements)
    assert len(picked) > 10
    assert {len(dare) for dare in picked} == {1, 2}


def test_all_requirements_may_be_dared() -> None:
    assert GAME.dares.requirements == known_requirements()
