"""The rules of a level: throw after throw, until the medal is settled or the dice are gone."""

from dataclasses import dataclass
from typing import Any, Final

from dexterity.rules.challenge.actions import ACTIONS, LevelAction, LevelDraft, Refusal
from dexterity.rules.challenge.effects import Effect, LevelEnded, MedalEarned
from dexterity.rules.challenge.level import Level, State, ended, standing
from dexterity.rules.challenge.medal import Ended, Medal
from dexterity.rules.challenge.player import PlayerId
from dexterity.rules.game import Game

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


def result_of(level: Level, state: State) -> Result | None:
    """How a level ended; None while it goes on."""
    why, now = ended(level, state), standing(level, state)
    return None if why is None else Result(why, now.medal, now.count, now.finished, now.used)


@dataclass(slots=True)
class AloneDraft(LevelDraft[State, Effect]):
    """Throws for medals."""

    level: Level

    @property
    def play(self) -> State:
        return self.state

    def change_play(self, **parts: Any) -> None:
        self.change(**parts)

    def why_no_throw(self) -> Refusal | None:
        return Refusal.LEVEL_OVER if ended(self.level, self.state) else None

    def go_on(self, before: State) -> None:
        """Whether that was worth a medal, and whether it is over."""
        was, now = standing(self.level, before).medal, standing(self.level, self.state).medal
        if now is not None and now is not was:
            self.tell(MedalEarned(now))
        result = result_of(self.level, self.state)
        if result is not None:
            self.tell(LevelEnded(result.ended, result.medal, result.count))


@dataclass(frozen=True, slots=True)
class ChallengeGame(Game[State, Effect, LevelAction, Refusal, PlayerId, Result]):
    """One level, ready to be played."""

    registry = ACTIONS

    level: Level

    def start(self, seed: int) -> State:
        """The first state. Nothing is left to luck: the dice lie where the level has them."""
        return State(self.level.id, self.level.lying)

    def draft(self, state: State) -> AloneDraft:
        return AloneDraft(state, self.level)

    def awaits_throw(self, state: State) -> bool:
        """Whether a landing is wanted."""
        return self.ended(state) is None

    def requirements(self, state: State) -> tuple[str, ...]:
        """What is in force for the next throw; nothing at the end."""
        return self.level.requirements[len(state.throws)] if self.awaits_throw(state) else ()

    def ended(self, state: State) -> Ended | None:
        """Why there is no further throw; None while there is."""
        return ended(self.level, state)

    def result(self, state: State) -> Result | None:
        return result_of(self.level, state)

    def seen_by(self, state: State, player: PlayerId) -> State:
        """Nothing is hidden."""
        return state
