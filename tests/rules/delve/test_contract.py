"""What holds for games of Delve besides the contract of every game: above all, its secrets."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from dexterity.rules.delve import actions as do
from dexterity.rules.delve.actions import Action, MakeThrow
from dexterity.rules.delve.cards.monster import HIDDEN, MonsterId
from dexterity.rules.delve.effects import Effect, seen_effects
from dexterity.rules.delve.game import DelveGame
from dexterity.rules.delve.state import Ending, Phase, State
from tests.kit.contract.contestant import steps
from tests.kit.contract.delve import DELVE, TRIED, otherwise
from tests.kit.delving import players_in


def states(seeds: int) -> Iterator[tuple[DelveGame, State, Action]]:
    """Of games played at random, each with what was done next."""
    return (step for seed in range(seeds) for step in steps(DELVE, seed))


def test_every_card_and_every_tile_is_somewhere_at_all_times() -> None:
    for game, state, _ in states(60):
        cards = Counter(cards_of(state))
        assert cards == Counter(game.cards.deck(state.specials))
        assert len(set(state.tiles)) == len(state.tiles)
        assert set(state.tiles) <= set(game.tiles_of(state.adventurer))


def cards_of(state: State) -> Iterator[MonsterId]:
    yield from state.deck
    yield from (laid.monster for laid in state.dungeon)
    yield from (aside.monster for aside in state.aside)
    yield from () if state.drawn is None else (state.drawn,)
    if state.delve is not None:
        yield from (met.facing.monster for met in state.delve.met)
        yield from () if state.delve.facing is None else (state.delve.facing.monster,)


def test_all_phases_actions_and_endings_are_among_what_is_played_here() -> None:
    played = list(states(60))
    assert {state.phase for _, state, _ in played} == set(Phase) - {Phase.OVER}
    assert {type(action) for _, _, action in played} == set(do.ACTIONS.kinds)
    last = (steps(DELVE, seed)[-1] for seed in range(60))
    ends = {game.apply(state, action).state.ending for game, state, action in last}
    assert ends == set(Ending)


def test_all_effects_are_among_what_happens_here() -> None:
    told = {
        type(effect)
        for game, state, action in states(150)
        for effect in game.apply(state, action).effects
    }
    assert told == set(Effect.__args__)


def test_a_die_can_be_thrown_whenever_one_is_waited_for() -> None:
    for game, state, _ in states(24):
        for action in TRIED:
            if isinstance(action, MakeThrow):
                assert (game.why_not(state, action) is None) == game.awaits_throw(state)


# Secrets


@pytest.mark.parametrize("seed", range(16))
def test_cards_that_a_seat_may_not_know_change_neither_its_options_nor_its_blow(seed: int) -> None:
    luck, differed = Random(seed), 0
    for game, state, _ in steps(DELVE, seed):
        for player in (*players_in(game), None):
            seen, other = game.seen_by(state, player), otherwise(game, state, player, luck)
            differed += cards_differ(state, other)
            assert game.actions(other) == game.actions(state) == game.actions(seen)
            assert game.blow(seen) == game.blow(state)
    assert differed > 10


def cards_differ(state: State, other: State) -> bool:
    return list(cards_of(state)) != list(cards_of(other))


BIDDING = (do.DrawMonster, do.AddToDungeon, do.SetAside, do.Pass)


@pytest.mark.parametrize("seed", range(16))
def test_what_others_do_while_they_bid_tells_a_seat_nothing_of_their_cards(seed: int) -> None:
    luck = Random(seed)
    for game, state, action in steps(DELVE, seed):
        ends_round = isinstance(action, do.Pass) and not state.dungeon
        if not isinstance(action, BIDDING) or ends_round:
            continue
        for player in (*players_in(game), None):
            if player != state.decides:
                other = otherwise(game, state, player, luck)
                told = seen_effects(game.apply(state, action).effects, player)
                assert seen_effects(game.apply(other, action).effects, player) == told


def test_a_seat_knows_what_it_drew_and_where_that_went() -> None:
    for game, state, _ in states(20):
        for player in players_in(game):
            seen = game.seen_by(state, player)
            over = state.phase in (Phase.ADVENTURER, Phase.OVER)
            for mine, real in zip(seen.dungeon, state.dungeon, strict=True):
                known = over or real.by == player
                assert mine.monster == (real.monster if known else HIDDEN)
            for own, real_one in zip(seen.aside, state.aside, strict=True):
                known = over or real_one.by == player
                assert own.monster == (real_one.monster if known else HIDDEN)
            assert seen.seed == 0
            assert set(seen.deck) <= {HIDDEN}
            assert seen.drawn == (
                state.drawn if state.decides == player or not state.drawn else HIDDEN
            )


def test_what_a_seat_can_reckon_is_what_is_hidden_from_it() -> None:
    for game, state, _ in states(20):
        for player in (*players_in(game), None):
            seen = game.seen_by(state, player)
            hidden = [real for real, shown in zip(cards_of(state), cards_of(seen), strict=True)
                      if shown == HIDDEN]  # fmt: skip
            unseen = game.unseen_monsters(seen)
            specials = Counter(hidden) - Counter(unseen.certain)
            assert not Counter(unseen.certain) - Counter(hidden)
            assert specials.total() == unseen.joined
            assert set(specials) <= set(unseen.maybe)


def test_which_specials_have_joined_is_known_to_whoever_has_seen_them() -> None:
    hidden = Counter[bool]()
    for game, state, _ in states(40):
        for player in (*players_in(game), None):
            seen = game.seen_by(state, player)
            known = {*state.turned_up, *cards_of(seen)}
            told = [one for one in seen.specials if one != HIDDEN]
            assert set(told) == set(state.specials) & known
            assert len(seen.specials) == len(state.specials)
            # Known ones first: where a hidden one stands tells nothing of it.
            assert list(seen.specials[: len(told)]) == told
            hidden[HIDDEN in seen.specials] += 1
    assert hidden[True] > 100
    assert hidden[False] > 100


def test_a_special_that_was_seen_by_all_stays_known_in_later_rounds() -> None:
    kept = 0
    for game, state, action in states(40):
        after = game.apply(state, action).state
        assert after.turned_up[: len(state.turned_up)] == state.turned_up
        kept += after.round > state.round and bool(after.turned_up)
    assert kept > 5
