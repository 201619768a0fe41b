"""What holds for every game of Pen: it ends, refuses without harm, keeps its secrets, is plain."""

from collections import Counter
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from dexterity.rules.pen import actions as do
from dexterity.rules.pen.actions import Action, MakeFlick
from dexterity.rules.pen.cards.card import CardId
from dexterity.rules.pen.game import PenGame
from dexterity.rules.pen.passage import passage_of
from dexterity.rules.pen.player import PLAYERS
from dexterity.rules.pen.state import HEALTH, POTION_USES, Ending, Phase, State
from dexterity.session.pen.pen_record import KINDS
from dexterity.session.rules_json import action_from, decoded, encoded_action, encoded_state
from dexterity.values import StrokeEnd
from tests.kit.penning import at, squares
from tests.kit.penning_box import game_of, random_action, whole_box

MOST_STEPS = 2_000
"""Far more than a game takes; one that takes more goes round in circles."""
GAMES, A_BATCH = 1_000, 100

TRIED: tuple[Action, ...] = (
    MakeFlick(StrokeEnd.RAN_OUT, (95.0, 55.0)),
    MakeFlick(StrokeEnd.WALL, (95.0, 55.0), passed=("chest-6-16",)),
    MakeFlick(StrokeEnd.TOO_WEAK, (0.0, 0.0)),
    do.SpinArrow(),
    do.PassFlick(),
    do.UseItem(CardId("item self: plus_one")),
    do.UseItem(CardId("nothing")),
    do.LetHappen(),
    do.PlaceWall(squares("h9 i9 j9 k9")),
    do.PlaceWall(()),
    do.PickSquare(at("h9")),
    do.GrowWall(0, at("h9")),
    do.GrowWall(99, at("h9")),
)


@cache
def steps(seed: int) -> list[tuple[PenGame, State, Action]]:
    """A game played at random, each state with what was done next."""
    game, luck, played = game_of(seed), Random(seed), []
    state = game.start(seed)
    while game.result(state) is None:
        action = random_action(game, state, luck)
        played.append((game, state, action))
        state = game.apply(state, action).state
        assert len(played) < MOST_STEPS
    return played


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
            holds_together(state)
        assert game.result(state) is not None
        assert game.actions(state) == ()


ALL_CARDS = whole_box()


def holds_together(state: State) -> None:
    """What can never be otherwise."""
    for pawn in state.pawns:
        assert 0 <= pawn.health <= HEALTH
        assert state.phase is Phase.OVER or pawn.health > 0 or state.agenda
    assert all(0 <= uses <= POTION_USES for uses in state.potions)
    assert len(set(state.filled)) == len(state.filled)
    hands = (card for pawn in state.pawns for card in pawn.hand)
    everything = (*state.events, *state.discard, *state.fatras, *hands, *state.on_table)
    counted = Counter(everything)
    assert counted == Counter((*ALL_CARDS.events, *ALL_CARDS.fatras)), "every card is there once"


@pytest.mark.parametrize("seed", range(20))
def test_walls_never_seal_anybody_in(seed: int) -> None:
    for game, state, action in steps(seed):
        if isinstance(action, do.PlaceWall | do.GrowWall):
            was_open = passage_of(game.board, state).is_open
            after = game.apply(state, action)
            now_open = passage_of(game.board, replace(state, walls=after.state.walls)).is_open
            assert now_open or not was_open


def test_all_phases_actions_and_endings_are_among_what_is_played_here() -> None:
    played = [step for seed in range(60) for step in steps(seed)]
    assert {state.phase for _, state, _ in played} == set(Phase) - {Phase.OVER}
    assert {type(action) for _, _, action in played} == set(Action.__args__)
    ends = Counter(
        game.apply(state, action).state.ending
        for seed in range(60)
        for game, state, action in steps(seed)[-1:]
    )
    assert ends[Ending.HOME]
    assert ends[Ending.OUTLIVED]


# Refusals, JSON, and the same again


@pytest.mark.parametrize("seed", range(6))
def test_a_refused_action_changes_nothing_and_tells_nothing(seed: int) -> None:
    for game, state, _ in steps(seed):
        for action in TRIED:
            if game.why_not(state, action) is not None:
                step = game.apply(state, action)
                assert step.state is state
                assert step.effects == ()


@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_offered_can_be_done_and_the_rest_cannot(seed: int) -> None:
    for game, state, _ in steps(seed):
        offered = game.actions(state)
        assert offered or game.awaits_flick(state), "somebody can always do something"
        assert all(game.why_not(state, action) is None for action in offered)
        assert len(set(offered)) == len(offered)
        for action in TRIED:
            if not isinstance(action, MakeFlick):
                assert (action in offered) == (game.why_not(state, action) is None), action


@pytest.mark.parametrize("seed", range(8))
def test_states_and_actions_survive_json(seed: int) -> None:
    for game, state, action in steps(seed):
        assert decoded(encoded_state(state), State) == state
        for each in (action, *game.actions(state)):
            assert action_from(encoded_action(each, KINDS), KINDS) == each


def test_the_same_actions_lead_to_the_same_states() -> None:
    for seed in range(6):
        played = steps(seed)
        state = played[0][0].start(seed)
        for game, expected, action in played:
            assert state == expected
            state = game.apply(state, action).state


# Secrets


def otherwise(state: State, luck: Random) -> State:
    """Different in all that nobody may know."""
    events, fatras = list(state.events), list(state.fatras)
    luck.shuffle(events)
    luck.shuffle(fatras)
    return replace(state, seed=luck.randrange(1_000), events=tuple(events), fatras=tuple(fatras))


@pytest.mark.parametrize("seed", range(10))
def test_what_a_player_may_not_know_changes_neither_the_view_nor_what_could_be_done(
    seed: int,
) -> None:
    luck = Random(seed)
    for game, state, _ in steps(seed):
        for player in PLAYERS:
            seen = game.seen_by(state, player)
            assert game.seen_by(otherwise(state, luck), player) == seen
            assert game.seen_by(seen, player) == seen


@pytest.mark.parametrize("seed", range(4))
def test_what_is_seen_is_enough_to_know_what_can_be_done(seed: int) -> None:
    for game, state, _ in steps(seed):
        seen = game.seen_by(state, PLAYERS[0])
        assert game.actions(seen) == game.actions(state)
        assert game.handicaps(seen) == game.handicaps(state)
        assert game.spots(seen) == game.spots(state)
        assert game.awaits_flick(seen) == game.awaits_flick(state)
