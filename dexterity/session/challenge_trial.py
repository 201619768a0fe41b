"""The computer's hand plays a challenge many times over: how often each medal is won."""

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass
from typing import Final

import numpy as np

from dexterity.content.challenge import Challenge
from dexterity.hand.dare.choice import dare_of
from dexterity.hand.error import HAND_ERRORS, Skill
from dexterity.hand.toss import Toss
from dexterity.hand.tosses import Floats
from dexterity.luck import derive_seed
from dexterity.players.aim import find_toss
from dexterity.players.thrower import Thrower, thrower_of
from dexterity.players.throws import Throws
from dexterity.rules.challenge.actions import MakeThrow
from dexterity.rules.challenge.game import ChallengeGame
from dexterity.rules.challenge.level import State, standing
from dexterity.rules.challenge.medal import Medal
from dexterity.session.box_place import BOX_AT
from dexterity.session.challenge_library import Library
from dexterity.session.challenge_table import Moment, die_of, table_of

ROUNDS: Final = (700, 500)
THROWS_TO_PROVE: Final = 300
"""Throws looked at for one aim. A challenge asks for many aims: more would take all day."""

FOR_A_HIT, FOR_A_POINT = 0.2, 0.02
"""What a hit and a point are worth to a hand whose goal they are not: of throws that bring the
goal no nearer, the one that is nearer to it anyway."""


@dataclass(frozen=True, slots=True)
class Trial:
    """What came of playing a challenge."""

    challenge: str
    games: int
    medals: Mapping[Medal, float]
    """The share of games that won each medal or a better one."""
    mean_count: float
    mean_throws: float


@dataclass(slots=True)
class _Table:
    """Where somebody plays, and the aims that were found there."""

    challenge: Challenge
    game: ChallengeGame
    library: Library
    skill: Skill
    seed: int
    aims: dict[Hashable, Toss]

    def thrower(self, state: State) -> Thrower:
        """The hand before the next throw; what moves does so as if just begun."""
        throw = len(state.throws)
        box = BOX_AT if self.challenge.places_box(throw) else None
        target = self.library.target_of(self.challenge)
        table = table_of(self.challenge, target, Moment(state.lying, box))
        dare = dare_of(self.game.requirements(state))
        return thrower_of(HAND_ERRORS[self.skill], table, die_of(self.challenge, throw), dare)

    def aim(self, state: State) -> Toss:
        """What the hand means: found once for all states that ask for the same."""
        key = self._key(state)
        if key not in self.aims:
            seed = derive_seed(self.seed, "trial", "aim", len(self.aims))
            self.aims[key] = find_toss(
                self.thrower(state),
                seed,
                ROUNDS,
                worth=lambda thrown: self.gains(state, thrown),
                throws_to_prove=THROWS_TO_PROVE,
            )
        return self.aims[key]

    def _key(self, state: State) -> Hashable:
        """What the best throw hangs on."""
        throw = len(state.throws)
        count = standing(self.game.level, state).count
        wanted = count if self.game.level.goal.kind in COUNT_MATTERS else None
        return (self.game.requirements(state), self.challenge.dice[throw], state.lying, wanted)

    def gains(self, state: State, thrown: Throws) -> Floats:
        """How much nearer each throw brings the goal, in the rules' own count."""
        before = standing(self.game.level, state).count
        gains = [
            standing(self.game.level, self.game.apply(state, action).state).count
            - before
            + FOR_A_HIT * verdict.hit
            + FOR_A_POINT * verdict.value
            for action, verdict in zip(actions_of(thrown), thrown.verdicts, strict=True)
        ]
        return np.array(gains, dtype=np.float64)


COUNT_MATTERS: Final = frozenset({"sections_in_order", "exact"})
"""The goals for which the next throw to want depends on what was reached so far."""


def actions_of(thrown: Throws) -> list[MakeThrow]:
    """Throws as the rules take them."""
    ends = zip(thrown.landings.values(), thrown.verdicts, thrown.landings.aftermaths(), strict=True)
    return [MakeThrow(landing, verdict.findings, after) for landing, verdict, after in ends]


def try_challenge(
    challenge: Challenge, library: Library, skill: Skill, games: int, seed: int
) -> Trial:
    """Plays it so many times, games that stand alike side by side; the same seed, the same."""
    game = library.game(challenge)
    table = _Table(challenge, game, library, skill, seed, {})
    states = [game.start(number) for number in range(games)]
    for turn in range(len(challenge.dice)):
        for numbers in _alike(states, game):
            seed_now = derive_seed(seed, "trial", turn, numbers[0])
            aim, thrower = table.aim(states[numbers[0]]), table.thrower(states[numbers[0]])
            thrown = thrower.throw([aim], len(numbers), seed_now)
            for number, action in zip(numbers, actions_of(thrown), strict=True):
                states[number] = game.apply(states[number], action).state
    return _trial(challenge, game, states)


def _alike(states: list[State], game: ChallengeGame) -> list[list[int]]:
    """The games that go on, together where the next throw is the same for all."""
    groups: dict[Hashable, list[int]] = {}
    for number, state in enumerate(states):
        if game.awaits_throw(state):
            count = standing(game.level, state).count
            wanted = count if game.level.goal.kind in COUNT_MATTERS else None
            groups.setdefault((state.lying, wanted, len(state.throws)), []).append(number)
    return list(groups.values())


def _trial(challenge: Challenge, game: ChallengeGame, states: Iterable[State]) -> Trial:
    results = [result for state in states if (result := game.result(state)) is not None]
    won = Counter(result.medal for result in results)
    order = (Medal.GOLD, Medal.SILVER, Medal.BRONZE)
    shares, total = {}, 0
    for medal in order:
        total += won[medal]
        shares[medal] = total / len(results)
    return Trial(
        challenge.id,
        len(results),
        shares,
        float(np.mean([result.count for result in results])),
        float(np.mean([result.throws for result in results])),
    )
