"""The rules of a level: throw after throw, until the medal is settled or the dice are gone."""

from dataclasses import dataclass, replace
from typing import Final

from dexterity.rules.challenge.actions import Action, GiveUp, Refusal
from dexterity.rules.challenge.effects import (
    DicePutBack,
    DieKnockedOff,
    Effect,
    LevelEnded,
    MedalEarned,
    ThrowCounted,
)
from dexterity.rules.challenge.facts import CountedThrow, on_board
from dexterity.rules.challenge.level import Level, State, facts_of, standing, within_reach
from dexterity.rules.challenge.medal import Ended, Medal
from dexterity.rules.challenge.player import PlayerId
from dexterity.rules.made_throw import MakeThrow
from dexterity.rules.referee import Verdict
from dexterity.rules.step import Step
from dexterity.values import Aftermath, DieRest

ALONE: Final = PlayerId(0)
"""Whoever plays a level for its medals."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a level ended."""

    ended: Ended
    medal: Medal | None
    count: int
    finished: bool
    """Of a race: whether its end was reached."""
    throws: int


@dataclass(frozen=True, slots=True)
class ChallengeGame:
    """One level, ready to be played."""

    level: Level

    def start(self, seed: int) -> State:
        """The first state. Nothing is left to luck: the dice lie where the level has them."""
        return State(self.level.id, self.level.lying)

    def actions(self, state: State) -> tuple[Action, ...]:
        """What can be done besides throwing; nothing at the end."""
        return () if self.ended(state) else (GiveUp(),)

    def awaits_throw(self, state: State) -> bool:
        """Whether a landing is wanted."""
        return self.ended(state) is None

    def requirements(self, state: State) -> tuple[str, ...]:
        """What is in force for the next throw; nothing at the end."""
        return self.level.requirements[len(state.throws)] if self.awaits_throw(state) else ()

    def why_not(self, state: State, action: Action) -> Refusal | None:
        """Why an action cannot be taken; None if it can."""
        if not self.awaits_throw(state):
            return Refusal.LEVEL_OVER
        match action:
            case MakeThrow():
                return self._why_not_throw(state, action)
            case GiveUp():
                return None

    def _why_not_throw(self, state: State, throw: MakeThrow) -> Refusal | None:
        found = [finding.requirement for finding in throw.findings]
        if len(set(found)) < len(found) or not set(found) <= set(self.requirements(state)):
            return Refusal.FOREIGN_FINDING
        if len(throw.aftermath.others) != len(state.still_there):
            return Refusal.DICE_DIFFER
        return None

    def apply(self, state: State, action: Action) -> Step[State, Effect]:
        """The state after an action and what it brought about; a refused one changes nothing."""
        if self.why_not(state, action) is not None:
            return Step(state, ())
        match action:
            case MakeThrow():
                return self._after_throw(state, action)
            case GiveUp():
                after = replace(state, given_up=True)
                return Step(after, self._end_effects(after))

    def ended(self, state: State) -> Ended | None:
        """Why there is no further throw; None while there is."""
        now = standing(self.level, state)
        early = self.level.ends_early
        reasons = (
            (Ended.FINISHED, now.finished),
            (Ended.DICE_USED, now.left == 0),
            (Ended.GOLD_CERTAIN, early and now.medal is Medal.GOLD),
            (Ended.GIVEN_UP, state.given_up),
            (Ended.OUT_OF_REACH, early and not within_reach(self.level, state)),
        )
        return next((reason for reason, holds in reasons if holds), None)

    def result(self, state: State) -> Result | None:
        """How the level ended; None while it goes on."""
        ended, now = self.ended(state), standing(self.level, state)
        if ended is None:
            return None
        return Result(ended, now.medal, now.count, now.finished, now.used)

    def seen_by(self, state: State, player: PlayerId) -> State:
        """Nothing is hidden."""
        return state

    def _after_throw(self, state: State, throw: MakeThrow) -> Step[State, Effect]:
        verdict = throw.verdict
        void = bool(verdict.failed)
        lying = state.lying if void else moved(state.lying, throw.aftermath)
        counted = counted_throw(verdict, throw.aftermath, state.lying, lying)
        after = replace(state, lying=lying, throws=(*state.throws, counted))
        put_back = void and moved(state.lying, throw.aftermath) != state.lying
        effects = (
            self._counted_effect(state, after, verdict),
            *((DicePutBack(),) if put_back else ()),
            *knocked_off(counted),
            *self.level.goal.told(facts_of(self.level, state), facts_of(self.level, after)),
            *self._medal_effects(state, after),
            *self._end_effects(after),
        )
        return Step(after, effects)

    def _counted_effect(self, before: State, after: State, verdict: Verdict) -> ThrowCounted:
        was, now = standing(self.level, before).count, standing(self.level, after).count
        return ThrowCounted(len(before.throws), verdict, now - was, now)

    def _medal_effects(self, before: State, after: State) -> tuple[Effect, ...]:
        was, now = standing(self.level, before).medal, standing(self.level, after).medal
        return (MedalEarned(now),) if now is not None and now is not was else ()

    def _end_effects(self, after: State) -> tuple[Effect, ...]:
        result = self.result(after)
        return () if result is None else (LevelEnded(result.ended, result.medal, result.count),)


def moved(lying: tuple[DieRest, ...], aftermath: Aftermath) -> tuple[DieRest, ...]:
    """The lying dice after a throw: those that were still there, as it left them."""
    left = iter(aftermath.others)
    return tuple(die if die.fell else next(left) for die in lying)


def counted_throw(
    verdict: Verdict,
    aftermath: Aftermath,
    before: tuple[DieRest, ...],
    after: tuple[DieRest, ...],
) -> CountedThrow:
    """A throw as goals look at it."""
    pairs = tuple(enumerate(zip(before, after, strict=True)))
    return CountedThrow(
        value=verdict.value,
        hit=verdict.hit,
        symbol=verdict.symbol,
        void=bool(verdict.failed),
        touched=aftermath.touched,
        off_board=tuple(n for n, (was, now) in pairs if on_board(was) and not on_board(now)),
        off_table=tuple(n for n, (was, now) in pairs if now.fell and not was.fell),
    )


def knocked_off(throw: CountedThrow) -> tuple[DieKnockedOff, ...]:
    """What is told of each die that left the board or the table, the table first."""
    board = (number for number in throw.off_board if number not in throw.off_table)
    return (
        *(DieKnockedOff(number, fell=True) for number in throw.off_table),
        *(DieKnockedOff(number, fell=False) for number in board),
    )
