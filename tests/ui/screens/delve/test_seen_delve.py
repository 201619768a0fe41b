"""What is seen while a story is told comes to what there is when all of it is told."""

from functools import reduce
from random import Random

import pytest

from dexterity.rules.delve import actions as do
from dexterity.rules.delve.effects import RoundBegun, seen_effects
from dexterity.rules.delve.player import PlayerId
from dexterity.rules.delve.state import State
from dexterity.ui.screens.delve.seen_delve import seen_after
from tests.kit.delving import players_in
from tests.kit.delving_games import game_of, random_action


def table(seen: State) -> tuple[object, ...]:
    """What the pages show of it."""
    passed = tuple(seat.passed for seat in seen.seats)
    health = None if seen.delve is None else seen.delve.health
    return seen.deck, seen.dungeon, seen.tiles, passed, seen.delver, health


@pytest.mark.parametrize("seed", range(12))
def test_effect_by_effect_the_table_becomes_what_it_is(seed: int) -> None:
    game, luck = game_of(seed), Random(seed)
    state = game.start(seed)
    viewer = luck.choice([*players_in(game), None])
    while game.result(state) is None:
        step = game.apply(state, random_action(game, state, luck))
        told = seen_effects(step.effects, viewer)
        if not any(isinstance(one, RoundBegun) for one in told):
            seen = reduce(seen_after, told, game.seen_by(state, viewer))
            assert table(seen) == table(game.seen_by(step.state, viewer))
        state = step.state


def test_somebody_who_has_passed_is_seen_to_have_done_so_before_the_delve_begins() -> None:
    game = game_of(0)
    state = game.start(0)
    bids = state.decides
    step = game.apply(state, do.Pass())
    seen = seen_after(game.seen_by(state, PlayerId(0)), step.effects[0])
    assert seen.seats[bids].passed
