"""The duel and the levels of Challenge, as the contract sees them: nothing is hidden there."""

from dataclasses import replace
from random import Random
from typing import Any

from dexterity.rules.challenge.actions import GiveUp, MakeThrow
from dexterity.rules.challenge.dare import Dares
from dexterity.rules.challenge.duel import DuelGame
from dexterity.rules.challenge.duel_actions import DuelAction, PickDare, Rematch
from dexterity.rules.challenge.duel_state import DuelState, Phase
from dexterity.rules.challenge.game import ALONE, ChallengeGame
from dexterity.rules.challenge.goal import (
    AtLeast,
    ClearBoard,
    Exact,
    FewDice,
    Goal,
    KnockOff,
    MovingMark,
    Score,
    SectionsInOrder,
    Streak,
    Symbols,
)
from dexterity.rules.challenge.level import State
from dexterity.rules.challenge.player import BOTH
from dexterity.values.goal import Brink
from dexterity.values.landing import Aftermath
from tests.kit.contract.contestant import Contestant
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
ROUNDS = (1, 3, 5)


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


def random_duel_action(game: DuelGame, state: DuelState, luck: Random) -> DuelAction:
    if state.phase is Phase.PICKING or luck.random() < 0.1:
        return luck.choice(game.actions(state))
    player = game.turn(state)
    assert player is not None
    return random_throw(luck, state.plays[player], state.dare)


def as_it_is(_: Any, state: Any, player: Any, luck: Random) -> Any:
    return state


def holds_together(game: DuelGame, state: DuelState) -> None:
    result = game.result(state)
    assert result is None or sum(result.points) == 2 * len(state.sheet)


DUEL = Contestant(
    "duel",
    DuelState,
    lambda seed: DuelGame(tuple(LEVELS), DARES, ROUNDS[seed % len(ROUNDS)]),
    random_duel_action,
    by_hand=MakeThrow,
    awaits_hand=DuelGame.awaits_throw,
    tried=(PickDare(()), PickDare(("jump",)), Rematch(), GiveUp(), throw("3")),
    viewers=lambda game, state: BOTH,
    otherwise=as_it_is,
    holds_together=holds_together,
    # Two play up to six dice in each of the rounds, decide it with one more, and pick a dare.
    most_steps=max(ROUNDS) * (2 * 7 + 1),
    games=36,
    after_all=(Rematch(),),
)

LEVEL = Contestant(
    "level",
    State,
    lambda seed: ChallengeGame(LEVELS[seed % len(LEVELS)]),
    lambda game, state, luck: random_throw(luck, state, game.requirements(state)),
    by_hand=MakeThrow,
    awaits_hand=ChallengeGame.awaits_throw,
    tried=(GiveUp(), throw("3")),
    viewers=lambda game, state: (ALONE,),
    otherwise=as_it_is,
    holds_together=lambda game, state: None,
    most_steps=7,
    games=132,
)
