"""What holds for every game: it ends, refuses without harm, keeps its secrets, and is plain."""

from collections.abc import Iterator
from inspect import isabstract
from pathlib import Path
from random import Random
from typing import Any

import pytest

from dexterity.rules.game import GameAction
from tests.kit.contract.challenge import DUEL, LEVEL
from tests.kit.contract.contestant import Contestant, steps
from tests.kit.contract.delve import DELVE
from tests.kit.contract.fighter import FIGHTER
from tests.kit.contract.pen import PEN
from tests.kit.covering import first_of
from tests.kit.rules_json import action_from, decoded, encoded_action, encoded_state

EVERY = (FIGHTER, LEVEL, DUEL, PEN, DELVE)
BATCHES = 10
RECORDS = Path(__file__).parents[1] / "records"

every_game = pytest.mark.parametrize("one", EVERY, ids=lambda one: one.name)


@every_game
@pytest.mark.parametrize("batch", first_of(range(BATCHES)))
def test_games_played_at_random_end(one: Contestant, batch: int) -> None:
    for seed in range(batch, one.games, BATCHES):
        game, luck = one.game_of(seed), Random(seed)
        state = game.start(seed)
        for _ in range(one.most_steps):
            if game.result(state) is not None:
                break
            state = game.apply(state, one.random_action(game, state, luck)).state
            one.holds_together(game, state)
        assert game.result(state) is not None
        assert game.actions(state) == one.after_all


@every_game
@pytest.mark.parametrize("seed", range(12))
def test_a_refused_action_changes_nothing_and_tells_nothing(one: Contestant, seed: int) -> None:
    for game, state, _ in steps(one, seed):
        for action in one.tried:
            if game.why_not(state, action) is not None:
                step = game.apply(state, action)
                assert step.state is state
                assert step.effects == step.states == ()


@every_game
@pytest.mark.parametrize("seed", range(12))
def test_whatever_is_offered_can_be_done_and_the_rest_cannot(one: Contestant, seed: int) -> None:
    for game, state, _ in steps(one, seed):
        offered = game.actions(state)
        assert offered or one.awaits_hand(game, state), "somebody can always do something"
        assert all(game.why_not(state, action) is None for action in offered)
        assert len(set(offered)) == len(offered)
        for action in one.tried:
            if not isinstance(action, one.by_hand):
                assert (action in offered) == (game.why_not(state, action) is None), action


@every_game
@pytest.mark.parametrize("seed", range(12))
def test_states_and_actions_survive_json(one: Contestant, seed: int) -> None:
    for game, state, action in steps(one, seed):
        assert decoded(encoded_state(state), one.state) == state
        for each in (action, *game.actions(state)):
            kinds = game.registry.by_name
            assert action_from(encoded_action(each, kinds), kinds) == each


@every_game
def test_the_same_actions_lead_to_the_same_states(one: Contestant) -> None:
    for seed in range(12):
        played = steps(one, seed)
        state = played[0][0].start(seed)
        for game, expected, action in played:
            assert state == expected
            state = game.apply(state, action).state


@every_game
@pytest.mark.parametrize("seed", range(16))
def test_what_nobody_may_know_changes_neither_the_view_nor_what_could_be_done(
    one: Contestant, seed: int
) -> None:
    luck = Random(seed)
    for game, state, _ in steps(one, seed):
        for viewer in one.viewers(game, state):
            seen = game.seen_by(state, viewer)
            other = game.seen_by(one.otherwise(game, state, viewer, luck), viewer)
            assert other == seen
            assert game.actions(other) == game.actions(seen)
            assert game.seen_by(seen, viewer) == seen, "nor does a second look"


@every_game
@pytest.mark.parametrize("seed", range(4))
def test_every_effect_is_told_with_a_state(one: Contestant, seed: int) -> None:
    for game, state, action in steps(one, seed):
        step = game.apply(state, action)
        assert len(step.states) == len(step.effects)
        assert all(type(each) is one.state for each in step.states)


def kinds_below(base: type[Any]) -> Iterator[type[Any]]:
    for kind in base.__subclasses__():
        yield kind
        yield from kinds_below(kind)


def test_every_action_that_there_is_can_be_done_in_its_game() -> None:
    kinds = (kind for kind in kinds_below(GameAction) if not isabstract(kind))
    # By their names: of a class with slots, the one that it was made from may still be around.
    there = {f"{kind.__module__}.{kind.__name__}" for kind in kinds}
    ours = {name for name in there if name.startswith("dexterity.")}
    known = {kind for one in EVERY for kind in one.game_of(0).registry.kinds}
    assert {f"{kind.__module__}.{kind.__name__}" for kind in known} == ours


GOLDEN = {
    FIGHTER: ("golden_campaign.json", "golden-campaign.jsonl"),
    DUEL: ("golden_duel.json", "golden-duel.jsonl"),
    PEN: ("golden_pen.json", "golden-pen.jsonl"),
    DELVE: ("golden_delve.json", "golden-delve.jsonl"),
}
"""What the rules did, and a whole match as players leave it; the duel's levels are in it."""


@pytest.mark.parametrize("one", GOLDEN, ids=lambda one: one.name)
def test_a_golden_record_exists(one: Contestant) -> None:
    assert all((RECORDS / name).stat().st_size for name in GOLDEN[one])
