"""Items: laid down before the flick, or against an event."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from dexterity.rules.pen.actions.action import Action
from dexterity.rules.pen.agenda import finish_first, task_of
from dexterity.rules.pen.cards.card import CardId
from dexterity.rules.pen.draft import PenDraft
from dexterity.rules.pen.effects import EventStopped, ItemUsed
from dexterity.rules.pen.piles import file, lay_down, put_back, without
from dexterity.rules.pen.refusal import Refusal
from dexterity.rules.pen.state import Phase
from dexterity.rules.pen.turns import ask_next, go_on, stoppers


@dataclass(frozen=True, slots=True)
class UseItem(Action):
    """An item is used, before the flick or against an event."""

    record_name = "use_item"
    phases = frozenset({Phase.FLICK, Phase.REACT})

    card: CardId

    @classmethod
    def candidates(cls, draft: PenDraft) -> Iterator["UseItem"]:
        return map(cls, draft.pawn(draft.state.decides).hand)

    def why_not(self, draft: PenDraft) -> Refusal | None:
        player, state = draft.state.decides, draft.state
        if self.card not in draft.pawn(player).hand:
            return Refusal.NOT_YOURS
        if state.phase is Phase.REACT:
            against = stoppers(draft, player, state.agenda[0].card)
            return None if self.card in against else Refusal.NOTHING_TO_STOP
        return None if draft.cards[self.card].rebus.stops is None else Refusal.NOTHING_TO_STOP

    def apply(self, draft: PenDraft) -> None:
        if draft.state.phase is Phase.REACT:
            self._stop_event(draft)
        else:
            self._lay_down(draft)
        go_on(draft)

    def _stop_event(self, draft: PenDraft) -> None:
        """The event does not happen."""
        player, event = draft.state.decides, draft.state.agenda[0].card
        draft.change_pawn(player, hand=without(draft.pawn(player).hand, self.card))
        draft.tell(ItemUsed(player, self.card), EventStopped(player, event, self.card))
        draft.change(asked=())
        finish_first(draft)
        file(draft, event)
        put_back(draft, self.card)

    def _lay_down(self, draft: PenDraft) -> None:
        """It is carried out before the flick."""
        player = draft.state.turn
        draft.change_pawn(player, hand=without(draft.pawn(player).hand, self.card))
        draft.tell(ItemUsed(player, self.card))
        lay_down(draft, self.card)
        draft.change(agenda=(task_of(draft, self.card, player),))


@dataclass(frozen=True, slots=True)
class LetHappen(Action):
    """The event happens, as far as the one who is asked is concerned."""

    record_name = "let_happen"
    phases = frozenset({Phase.REACT})

    def apply(self, draft: PenDraft) -> None:
        draft.change(asked=draft.state.asked[1:])
        if not ask_next(draft):
            go_on(draft)


ITEMS: Final = (LetHappen, UseItem)
