"""What holds for every game of Delve: it ends, refuses without harm and keeps its secrets."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random

import msgspec
import pytest

from dexterity.rules.delve import actions as do
from dexterity.rules.delve.actions import Action
from dexterity.rules.delve.cards.adventurer import AdventurerId, TileId
from dexterity.rules.delve.cards.monster import HIDDEN, MonsterId
from dexterity.rules.delve.effects import Effect, seen_effects
from dexterity.rules.delve.game import DelveGame
from dexterity.rules.delve.player import PlayerId
from dexterity.rules.delve.seeing import imagined
from dexterity.rules.delve.state import Ending, Phase, State
from dexterity.rules.made_throw import MakeThrow
from tests.kit.delving import players_in
from tests.kit.delving_games import game_of, random_action, read_action, written_action
from tests.kit.landings import landing

MOST_STEPS = 1_500
"""Far more than a game takes: seven rounds of four players, each with all cards, take some 400."""
GAMES, A_BATCH = 2_000, 200

TRIED: tuple[Action, ...] = (
    do.ChooseAdventurer(AdventurerId("mage")),
    do.ChooseAdventurer(AdventurerId("nobody")),
    do.DrawMonster(),
    do.Pass(),
    do.AddToDungeon(),
    do.SetAside(TileId("torch")),
    do.SetAside(TileId("nothing")),
    do.NameMonster(MonsterId("orc")),
    do.NameMonster(HIDDEN),
    do.PickNamer(PlayerId(1)),
    do.PickNamer(PlayerId(9)),
    do.NameStrength(5),
    do.NameStrength(8),
    do.TurnCard(),
    do.UseTile(TileId("vorpal_axe")),
    do.UseTile(TileId("torch")),
    do.UseTile(TileId("smoke_bomb"), TileId("ninjato")),
    do.UseTile(TileId("smoke_bomb"), TileId("smoke_bomb")),
    do.LoseTile(TileId("torch")),
    do.LoseTile(TileId("nothing")),
    do.Decline(),
    MakeThrow(landing("3 3 / 3 3")),
)


@cache
def steps(seed: int) -> list[tuple[DelveGame, State, Action]]:
    """A game played at random, each state with what was done next."""
    game, luck, played = game_of(seed), Random(seed), []
    state = game.start(seed)
    while game.result(state) is None:
        action = random_action(game, state, luck)
        played.append((game, state, action))
        state = game.apply(state, action).state
        assert len(played) < MOST_STEPS
    return played


def states(seeds: int) -> Iterator[tuple[DelveGame, State, Action]]:
    return (step for seed in range(seeds) for step in steps(seed))


# Every game ends


@pytest.mark.parametrize("batch", range(GAMES // A_BATCH))
def test_games_played_at_random_end(batch: int) -> None:
    for seed in range(batch * A_BATCH, (batch + 1) * A_BATCH):
        game, luck = game_of(seed), Random(seed)
        state = game.start(seed)
        for _ in range(MOST_STEPS):
            if game.result(state) is not None:
                break
            state = game.apply(state, random_action(game, state, luck)).state
        result = game.result(state)
        assert result is not None
        assert result.winner in state.standing
        assert game.actions(state) == ()


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
    assert {type(action) for _, _, action in played} == set(Action.__args__)
    last = (steps(seed)[-1] for seed in range(60))
    ends = {game.apply(state, action).state.ending for game, state, action in last}
    assert ends == set(Ending)


def test_all_effects_are_among_what_happens_here() -> None:
    told = {
        type(effect)
        for game, state, action in states(150)
        for effect in game.apply(state, action).effects
    }
    assert told == set(Effect.__args__)


# Refusals, JSON, and the same again


def test_a_refused_action_changes_nothing_and_tells_nothing() -> None:
    for game, state, _ in states(12):
        for action in TRIED:
            if game.why_not(state, action) is not None:
                step = game.apply(state, action)
                assert step.state is state
                assert step.effects == ()


def test_whatever_is_offered_can_be_done_and_the_rest_cannot() -> None:
    for game, state, _ in states(24):
        offered = game.actions(state)
        assert offered, "somebody can always do something"
        assert all(game.why_not(state, action) is None for action in offered)
        assert len(set(offered)) == len(offered)
        for action in TRIED:
            able = game.why_not(state, action) is None
            if isinstance(action, MakeThrow):
                assert able == game.awaits_throw(state)
            else:
                assert able == (action in offered), action


def test_states_and_actions_survive_json() -> None:
    for game, state, action in states(12):
        assert msgspec.json.decode(msgspec.json.encode(state), type=State) == state
        for each in (action, *game.actions(state)):
            assert read_action(written_action(each)) == each


def test_the_same_actions_lead_to_the_same_states() -> None:
    for seed in range(12):
        played = steps(seed)
        state = played[0][0].start(seed)
        for game, expected, action in played:
            assert state == expected
            state = game.apply(state, action).state


# Secrets


def otherwise(game: DelveGame, state: State, player: PlayerId | None, luck: Random) -> State:
    """Different in all that a seat may not know: its hidden cards have changed places."""
    seen = game.seen_by(state, player)
    hidden = list(game.unseen_monsters(seen))
    luck.shuffle(hidden)
    return replace(imagined(seen, hidden), seed=luck.randrange(1, 1_000))


@pytest.mark.parametrize("seed", range(16))
def test_what_a_seat_may_not_know_changes_neither_its_view_nor_its_options(seed: int) -> None:
    luck, differed = Random(seed), 0
    for game, state, _ in steps(seed):
        for player in (*players_in(game), None):
            seen, other = game.seen_by(state, player), otherwise(game, state, player, luck)
            differed += cards_differ(state, other)
            assert game.seen_by(other, player) == seen
            assert game.seen_by(seen, player) == seen
            assert game.actions(other) == game.actions(state) == game.actions(seen)
            assert game.blow(seen) == game.blow(state)
    assert differed > 10


def cards_differ(state: State, other: State) -> bool:
    return list(cards_of(state)) != list(cards_of(other))


BIDDING = (do.DrawMonster, do.AddToDungeon, do.SetAside, do.Pass)


@pytest.mark.parametrize("seed", range(16))
def test_what_others_do_while_they_bid_tells_a_seat_nothing_of_their_cards(seed: int) -> None:
    luck = Random(seed)
    for game, state, action in steps(seed):
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
                assert mine.monster == (real.monster if real.by == player else HIDDEN)
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
            assert Counter(game.unseen_monsters(seen)) == Counter(hidden)
