"""What all actions of players have in common."""

from typing import ClassVar

from dexterity.rules.game import GameAction
from dexterity.rules.pen.draft import PenDraft
from dexterity.rules.pen.refusal import Refusal
from dexterity.rules.pen.state import Phase


class Action(GameAction[PenDraft, Refusal]):
    """Something that a player can do."""

    __slots__ = ()

    phases: ClassVar[frozenset[Phase]]
    """In which it can be done at all."""

    @classmethod
    def why_not_now(cls, draft: PenDraft) -> Refusal | None:
        if draft.state.phase is Phase.OVER:
            return Refusal.GAME_OVER
        return None if draft.state.phase in cls.phases else Refusal.NOT_NOW
