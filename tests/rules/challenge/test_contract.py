"""What holds for both games, whatever is played: they end, refuse without harm, and are plain."""

from dataclasses import replace
from random import Random

import pytest

from dexterity.rules.challenge.actions import GiveUp
from dexterity.rules.challenge.dare import Dares
from dexterity.rules.challenge.duel import DuelGame
from dexterity.rules.challenge.duel_actions import DuelAction, PickDare, Rematch
from dexterity.rules.challenge.duel_state import DuelState, Phase
from dexterity.rules.challenge.game import ALONE, ChallengeGame
from dexterity.rules.challenge.goal import Goal, GoalKind
from dexterity.rules.challenge.goals.at_least import AtLeast
from dexterity.rules.challenge.goals.clear_board import ClearBoard
from dexterity.rules.challenge.goals.exact import Exact
from dexterity.rules.challenge.goals.few_dice import FewDice
from dexterity.rules.challenge.goals.knock_off import Brink, KnockOff
from dexterity.rules.challenge.goals.moving_mark import MovingMark
from dexterity.rules.challenge.goals.score import Score
from dexterity.rules.challenge.goals.sections_in_order import SectionsInOrder
from dexterity.rules.challenge.goals.streak import Streak
from dexterity.rules.challenge.goals.symbols import Symbols
from dexterity.rules.challenge.level import Level, State, standing, within_reach
from dexterity.rules.challenge.medal import rank
from dexterity.rules.made_throw import MakeThrow
from dexterity.session.challenge.duel_record import KINDS
from dexterity.session.rules_json import (
    action_from,
    decoded,
    encoded_action,
    encoded_state,
)
from dexterity.values import Aftermath
from tests.kit.levels import level, rest, throw

GOALS: list[tuple[Goal, tuple[int, int, int]]] = [
    (Score(), (8, 14, 20)),
    (SectionsInOrder((1, 2, 3)), (1, 2, 3)),
    (MovingMark("gate", on_target=True), (1, 2, 3)),
    (KnockOff(Brink.BOARD), (1, 2, 3)),
    (KnockOff(Brink.TABLE), (1, 2, 3)),
    (ClearBoard(), (6, 4, 2)),
    (Streak(), (2, 3, 4)),
    (Symbols(), (1, 2, 3)),
    (AtLeast(3), (1, 2, 3)),
    (Exact(9), (6, 4, 2)),
    (FewDice(9), (6, 4, 2)),
]
LEVELS = [
    replace(level(goal, medals, 6, "3 5 b ."), id=f"level-{number}")
    for number, (goal, medals) in enumerate(GOALS)
]
DARES = Dares(("jump", "blind", "wink"), (("blind", "wink"),))
SEEDS = range(12)


def random_throw(luck: Random, state: State, requirements: tuple[str, ...]) -> MakeThrow:
    word = luck.choice("12345cbh.") + luck.choice(["", "*", "!", "~gate"])
    thrown = throw(word)
    others = tuple(
        rest(luck.choice("3.h-")) if luck.random() < 0.3 else die for die in state.still_there
    )
    findings = tuple(
        replace(finding, requirement=name) for finding in thrown.findings for name in requirements
    )
    return MakeThrow(thrown.landing, findings, Aftermath(thrown.aftermath.touched, others))


def test_every_goal_is_among_those_played_here() -> None:
    assert {goal.kind for goal, _ in GOALS} == set(GoalKind)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("drawn", LEVELS, ids=lambda drawn: f"{drawn.id}-{drawn.goal.kind}")
def test_a_level_played_at_random_ends_and_is_plain_all_the_way(drawn: Level, seed: int) -> None:
    game, luck = ChallengeGame(drawn), Random(seed)
    state = game.start(seed)
    for _ in range(drawn.dice):
        if game.result(state) is not None:
            break
        action = random_throw(luck, state, game.requirements(state))
        assert game.why_not(state, action) is None
        assert action_from(encoded_action(action, KINDS), KINDS) == action
        assert decoded(encoded_state(state), State) == state == game.seen_by(state, ALONE)
        could, medal = within_reach(drawn, state), standing(drawn, state).medal
        state = game.apply(state, action).state
        assert could or standing(drawn, state).medal is None, "out of reach means out of reach"
        assert rank(standing(drawn, state).medal) >= rank(medal), "a medal is never lost"
    assert game.result(state) is not None
    assert game.actions(state) == ()


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("rounds", [1, 3, 5])
def test_a_duel_played_at_random_ends_and_is_plain_all_the_way(seed: int, rounds: int) -> None:
    game, luck = DuelGame(tuple(LEVELS), DARES, rounds), Random(seed)
    state = game.start(seed)
    for _ in range(2 * rounds * 7 + rounds):
        if game.result(state) is not None:
            break
        action = random_duel_action(game, state, luck)
        assert game.why_not(state, action) is None
        assert action_from(encoded_action(action, KINDS), KINDS) == action
        assert decoded(encoded_state(state), DuelState) == state == game.seen_by(state, ALONE)
        refused_change_nothing(game, state)
        state = game.apply(state, action).state
    result = game.result(state)
    assert result is not None
    assert sum(result.points) == 2 * len(state.sheet)
    again = game.apply(state, Rematch()).state
    assert game.result(again) is None


def random_duel_action(game: DuelGame, state: DuelState, luck: Random) -> DuelAction:
    if state.phase is Phase.PICKING or luck.random() < 0.1:
        return luck.choice(game.actions(state))
    player = game.turn(state)
    assert player is not None
    return random_throw(luck, state.plays[player], state.dare)


def refused_change_nothing(game: DuelGame, state: DuelState) -> None:
    every: list[DuelAction] = [PickDare(()), PickDare(("jump",)), Rematch(), GiveUp(), throw("3")]
    for action in every:
        if game.why_not(state, action) is not None:
            step = game.apply(state, action)
            assert step.state is state
            assert step.effects == ()
