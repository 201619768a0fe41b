"""How a duel goes on: from throw to throw, turn to turn, round to round."""

from dataclasses import dataclass, replace

from dexterity.luck import luck_for
from dexterity.rules.challenge.actions import GiveUp
from dexterity.rules.challenge.dare import Dares
from dexterity.rules.challenge.duel_effects import (
    DarePicked,
    DeciderBegun,
    DuelEffect,
    DuelEnded,
    RematchBegun,
    RoundBegun,
    RoundShared,
    RoundWon,
    TurnBegun,
    TurnEnded,
)
from dexterity.rules.challenge.duel_round import (
    dared,
    decider_of,
    drawn_level,
    leader,
    winner_of,
)
from dexterity.rules.challenge.duel_state import (
    POINTS_OF_A_ROUND,
    DuelState,
    Phase,
    RoundPlayed,
    Showings,
)
from dexterity.rules.challenge.effects import LevelEnded, MedalEarned
from dexterity.rules.challenge.game import ChallengeGame, Result
from dexterity.rules.challenge.level import Level, State
from dexterity.rules.challenge.player import BOTH, PlayerId, other
from dexterity.rules.challenge.showing import showing_of
from dexterity.rules.made_throw import MakeThrow
from dexterity.rules.step import Step

DuelStep = Step[DuelState, DuelEffect]
"""What an action in a duel leads to."""


@dataclass(frozen=True, slots=True)
class Course:
    """The levels to draw from, what may be dared, the number of rounds, and head starts."""

    levels: tuple[Level, ...]
    dares: Dares
    rounds: int
    head_start: tuple[int, int] = (0, 0)

    def level(self, state: DuelState) -> Level:
        """The level of the round, with the dare in force; with one die, where that decides."""
        number = len(state.sheet) - (state.phase is Phase.OVER)
        level = dared(drawn_level(self.levels, state.seed, state.match, number), state.dare)
        return level if state.tied is None else decider_of(level)

    def game(self, state: DuelState) -> ChallengeGame:
        """The rules of the level that is being played."""
        return ChallengeGame(self.level(state))

    def _ended(self, state: DuelState, player: PlayerId) -> Result | None:
        return self.game(state).result(state.plays[player])

    def thrower(self, state: DuelState) -> PlayerId:
        """Who has the dice, while somebody has."""
        return other(state.first) if self._ended(state, state.first) else state.first

    def begun(self, seed: int, match: int, won: tuple[int, int]) -> DuelStep:
        """A match with its first round, ready to be thrown."""
        nothing = State("", ())
        state = DuelState(seed, match, won, Phase.PICKING, (), None, (nothing, nothing), None, (),
                          self.head_start)  # fmt: skip
        step = self.round_begun(state, self._drawn_dare(state), None)
        told = (RematchBegun(match),) if match else ()
        return Step(step.state, (*told, *step.effects))

    def _drawn_dare(self, state: DuelState) -> tuple[str, ...]:
        luck = luck_for(state.seed, "duel", state.match, "dare", len(state.sheet))
        return self.dares.drawn(luck, frozenset(id for line in state.sheet for id in line.dare))

    def round_begun(
        self, state: DuelState, dare: tuple[str, ...], picked_by: PlayerId | None
    ) -> DuelStep:
        """The next round, with its dare."""
        begun = replace(state, phase=Phase.THROWING, dare=dare, picked_by=picked_by, tied=None)
        begun = self._laid_out(begun)
        effects = (
            DarePicked(picked_by, dare),
            RoundBegun(len(begun.sheet), self.level(begun).id, begun.first),
            TurnBegun(begun.first),
        )
        return Step(begun, effects)

    def _laid_out(self, state: DuelState) -> DuelState:
        fresh = self.game(state).start(state.seed)
        return replace(state, plays=(fresh, fresh))

    def played(self, state: DuelState, action: MakeThrow | GiveUp) -> DuelStep:
        """After a throw, or after somebody gave up the rest of theirs."""
        player = self.thrower(state)
        step = self.game(state).apply(state.plays[player], action)
        zero, one = state.plays
        after = replace(state, plays=(zero, step.state) if player else (step.state, one))
        # Medals belong to levels played alone.
        told = tuple(e for e in step.effects if not isinstance(e, LevelEnded | MedalEarned))
        result = self._ended(after, player)
        if result is None:
            return Step(after, told)
        following = self._turn_over(after, player)
        ended = TurnEnded(player, showing_of(result))
        return Step(following.state, (*told, ended, *following.effects))

    def _turn_over(self, state: DuelState, player: PlayerId) -> DuelStep:
        """The other's turn, or the round's end: a winner, a decider, or a round that is shared."""
        results = [self._ended(state, each) for each in BOTH]
        if results[0] is None or results[1] is None:
            return Step(state, (TurnBegun(other(player)),))
        showings = (showing_of(results[0]), showing_of(results[1]))
        winner = winner_of(showings)
        if winner is None and state.tied is None:
            decider = self._laid_out(replace(state, tied=showings))
            return Step(decider, (DeciderBegun(), TurnBegun(decider.first)))
        return self._entered(state, showings, winner)

    def _entered(self, state: DuelState, showings: Showings, winner: PlayerId | None) -> DuelStep:
        line = RoundPlayed(
            level=self.level(state).id,
            dare=state.dare,
            picked_by=state.picked_by,
            first=state.first,
            showings=state.tied or showings,
            decider=showings if state.tied else None,
            winner=winner,
        )
        told: DuelEffect = RoundShared() if winner is None else RoundWon(winner)
        step = self._next_round(replace(state, sheet=(*state.sheet, line)))
        return Step(step.state, (told, *step.effects))

    def _next_round(self, state: DuelState) -> DuelStep:
        left, (zero, one) = self.rounds - len(state.sheet), state.points
        if left == 0 or abs(zero - one) > POINTS_OF_A_ROUND * left:
            return self._over(state)
        if state.picker is None:
            return self.round_begun(state, self._drawn_dare(state), None)
        waiting = replace(state, phase=Phase.PICKING, dare=(), picked_by=None, tied=None)
        return Step(waiting, ())

    def _over(self, state: DuelState) -> DuelStep:
        winner, (zero, one) = leader(state.points), state.won
        won = (zero + (winner == BOTH[0]), one + (winner == BOTH[1]))
        over = replace(state, phase=Phase.OVER, won=won)
        return Step(over, (DuelEnded(winner, over.points),))
