"""The computer's hand plays a challenge many times over: how often each medal is won."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from dexterity.content.challenge.challenge import Challenge
from dexterity.hand.ways.held import WayName
from dexterity.luck import derive_seed
from dexterity.rules.challenge.game import ChallengeGame
from dexterity.rules.challenge.level import State
from dexterity.rules.challenge.medal import HARDEST_FIRST, Medal
from dexterity.session.challenge.aims import Aims, actions_of
from dexterity.session.challenge.library import Library
from dexterity.session.trials import Trials
from dexterity.values.skill import Skill

Who = Callable[[Challenge, Library, Skill, int, WayName], Aims]
"""Somebody of that skill who throws in that way, before their first throw in a challenge."""


@dataclass(frozen=True, slots=True)
class Trial:
    """What came of playing a challenge."""

    challenge: str
    games: int
    medals: Mapping[Medal, float]
    """The share of games that won each medal or a better one."""
    mean_count: float
    mean_throws: float


@dataclass(frozen=True, slots=True)
class Task:
    """One level to be played, with all that it takes and as it can be sent."""

    challenge: Challenge
    library: Library
    skill: Skill
    games: int
    seed: int
    way: WayName


def trials_of(
    challenges: Sequence[Challenge],
    library: Library,
    skill: Skill,
    games: int,
    seed: int,
    *,
    way: WayName = WayName.FLICK,
) -> Trials[Task, Trial]:
    """Each of them as `try_challenge` does; their size is their dice."""
    tasks = [Task(one, library.only(one), skill, games, seed, way) for one in challenges]
    return Trials(_tried, tasks, lambda task: len(task.challenge.dice))


def _tried(task: Task) -> Trial:
    return try_challenge(
        task.challenge, task.library, task.skill, task.games, task.seed, way=task.way
    )


def try_challenge(
    challenge: Challenge,
    library: Library,
    skill: Skill,
    games: int,
    seed: int,
    *,
    way: WayName = WayName.FLICK,
    who: Who = Aims,
) -> Trial:
    """Plays it so many times, games that stand alike side by side; the same seed, the same.

    `who` throws: the computer's hand, unless it is somebody else with aims of their own, or none.
    """
    aims = who(challenge, library, skill, seed, way)
    game = aims.game
    states = [game.start(number) for number in range(games)]
    for turn in range(len(challenge.dice)):
        for numbers in _alike(states, aims):
            state = states[numbers[0]]
            seed_now = derive_seed(seed, "trial", turn, numbers[0])
            thrown = aims.thrower(state).throw([aims.aim(state)], len(numbers), seed_now)
            for number, action in zip(numbers, actions_of(thrown), strict=True):
                states[number] = game.apply(states[number], action).state
    return _trial(challenge, game, states)


def _alike(states: list[State], aims: Aims) -> list[list[int]]:
    """The games that go on, together where the next throw is the same for all."""
    groups: dict[Hashable, list[int]] = {}
    for number, state in enumerate(states):
        if aims.game.awaits_throw(state):
            groups.setdefault((state.lying, aims.wanted(state)), []).append(number)
    return list(groups.values())


def _trial(challenge: Challenge, game: ChallengeGame, states: Iterable[State]) -> Trial:
    results = [result for state in states if (result := game.result(state)) is not None]
    won = Counter(result.medal for result in results)
    shares, total = {}, 0
    for medal in HARDEST_FIRST:
        total += won[medal]
        shares[medal] = total / len(results)
    return Trial(
        challenge.id,
        len(results),
        shares,
        float(np.mean([result.count for result in results])),
        float(np.mean([result.throws for result in results])),
    )
