"""What can be done in a duel besides what can be done in its levels."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from dexterity.rules.challenge.actions import GiveUp, LevelAction, MakeThrow, Refusal
from dexterity.rules.challenge.dare import DuelRefusal
from dexterity.rules.challenge.duel_draft import DuelDraft
from dexterity.rules.challenge.duel_state import Phase
from dexterity.rules.game import ActionRegistry, GameAction

AnyRefusal = DuelRefusal | Refusal


class BetweenRounds(GameAction[DuelDraft, DuelRefusal]):
    """What is done while nobody has dice."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class PickDare(BetweenRounds):
    """How both have to throw in the next round."""

    record_name = "pick_dare"
    offers_what_can_be_done = True

    requirements: tuple[str, ...]

    @classmethod
    def candidates(cls, draft: DuelDraft) -> Iterator["PickDare"]:
        return map(cls, draft.dares.all())

    @classmethod
    def why_not_now(cls, draft: DuelDraft) -> DuelRefusal | None:
        match draft.state.phase:
            case Phase.PICKING:
                return None
            case Phase.THROWING:
                return DuelRefusal.NO_PICK_NOW
            case Phase.OVER:
                return DuelRefusal.DUEL_OVER

    def why_not(self, draft: DuelDraft) -> DuelRefusal | None:
        return draft.dares.why_not(self.requirements)

    def apply(self, draft: DuelDraft) -> None:
        draft.begin_round(self.requirements, draft.state.picker)


@dataclass(frozen=True, slots=True)
class Rematch(BetweenRounds):
    """The same two again, and the other one begins."""

    record_name = "rematch"

    seed: int | None = None
    """Its luck: a match that is over tells nothing of the next one. None in older records, whose
    rematches went on with the luck of the first match."""

    @classmethod
    def why_not_now(cls, draft: DuelDraft) -> DuelRefusal | None:
        return None if draft.state.phase is Phase.OVER else DuelRefusal.DUEL_GOES_ON

    def apply(self, draft: DuelDraft) -> None:
        state = draft.state
        seed = state.seed if self.seed is None else self.seed
        draft.begin_match(seed, state.match + 1, state.won)


DuelAction = LevelAction | BetweenRounds

DUEL_ACTIONS: Final = ActionRegistry[DuelAction](MakeThrow, GiveUp, PickDare, Rematch)
"""Those of a level are among them."""
