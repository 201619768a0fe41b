"""What can be done with the dice of a level, alone or in a duel, and what comes of it."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

from dexterity.rules.challenge.effects import DicePutBack, DieKnockedOff, ThrowCounted
from dexterity.rules.challenge.facts import CountedThrow, on_board
from dexterity.rules.challenge.level import Level, State, facts_of, standing
from dexterity.rules.game import ActionRegistry, Draft, Effect, GameAction
from dexterity.rules.game import State as StateOf
from dexterity.rules.made_throw import MadeThrow
from dexterity.rules.referee import Verdict
from dexterity.values.landing import Aftermath, DieRest


class Refusal(StrEnum):
    """Why an action cannot be taken."""

    LEVEL_OVER = "level_over"
    FOREIGN_FINDING = "foreign_finding"
    DICE_DIFFER = "dice_differ"


@dataclass(slots=True)
class LevelDraft(Draft[StateOf, Effect], ABC):
    """Somebody's dice on their way, whatever game those belong to."""

    @property
    @abstractmethod
    def level(self) -> Level:
        """Which is being played."""

    @property
    @abstractmethod
    def play(self) -> State:
        """The level as the one who throws plays it."""

    @abstractmethod
    def change_play(self, **parts: Any) -> None:
        """Other parts of it."""

    @abstractmethod
    def why_no_throw(self) -> StrEnum | None:
        """Why nobody can throw now; None if somebody can."""

    @abstractmethod
    def go_on(self, before: State) -> None:
        """What follows from a throw, or from giving up the rest of them."""


class LevelAction(GameAction[LevelDraft[Any, Any], StrEnum]):
    """What is done as long as there are dice."""

    __slots__ = ()

    @classmethod
    def why_not_now(cls, draft: LevelDraft[Any, Any]) -> StrEnum | None:
        return draft.why_no_throw()


@dataclass(frozen=True, slots=True)
class MakeThrow(MadeThrow, LevelAction):
    """A die has been thrown."""

    def why_not(self, draft: LevelDraft[Any, Any]) -> StrEnum | None:
        play = draft.play
        found = [finding.requirement for finding in self.findings]
        asked = draft.level.requirements[len(play.throws)]
        if len(set(found)) < len(found) or not set(found) <= set(asked):
            return Refusal.FOREIGN_FINDING
        if len(self.aftermath.others) != len(play.still_there):
            return Refusal.DICE_DIFFER
        return None

    def apply(self, draft: LevelDraft[Any, Any]) -> None:
        level, before, verdict = draft.level, draft.play, self.verdict
        void, moved = bool(verdict.failed), _moved(before.lying, self.aftermath)
        lying = before.lying if void else moved
        counted = _counted(verdict, self.aftermath, before.lying, lying)
        draft.change_play(lying=lying, throws=(*before.throws, counted))
        was, now = standing(level, before).count, standing(level, draft.play).count
        draft.tell(ThrowCounted(len(before.throws), verdict, now - was, now))
        if void and moved != before.lying:
            draft.tell(DicePutBack())
        draft.tell(*_knocked_off(counted))
        draft.tell(*level.goal.told(facts_of(level, before), facts_of(level, draft.play)))
        draft.go_on(before)


def _moved(lying: tuple[DieRest, ...], aftermath: Aftermath) -> tuple[DieRest, ...]:
    """The lying dice after a throw: those that were still there, as it left them."""
    left = iter(aftermath.others)
    return tuple(die if die.fell else next(left) for die in lying)


def _counted(
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


def _knocked_off(throw: CountedThrow) -> Iterator[DieKnockedOff]:
    """What is told of each die that left the board or the table, the table first."""
    yield from (DieKnockedOff(number, fell=True) for number in throw.off_table)
    board = (number for number in throw.off_board if number not in throw.off_table)
    yield from (DieKnockedOff(number, fell=False) for number in board)


@dataclass(frozen=True, slots=True)
class GiveUp(LevelAction):
    """No more throws: what was won so far stays won."""

    record_name = "give_up"

    def apply(self, draft: LevelDraft[Any, Any]) -> None:
        before = draft.play
        draft.change_play(given_up=True)
        draft.go_on(before)


ACTIONS: Final = ActionRegistry[LevelAction](MakeThrow, GiveUp)
