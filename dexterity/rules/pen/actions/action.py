"""What all actions of players have in common."""

from types import MappingProxyType

from dexterity.rules.game import PhasedAction
from dexterity.rules.pen.draft import PenDraft
from dexterity.rules.pen.refusal import Refusal
from dexterity.rules.pen.state import Phase


class Action(PhasedAction[PenDraft, Refusal]):
    """Something that a player can do."""

    __slots__ = ()

    elsewhere = MappingProxyType({Phase.OVER: Refusal.GAME_OVER})
    not_now = Refusal.NOT_NOW
