"""Events: one after each flick, and the items that keep them from happening."""

from dexterity.rules.pen.agenda import task_of
from dexterity.rules.pen.cards.card import CardId
from dexterity.rules.pen.draft import PenDraft
from dexterity.rules.pen.effects import EventDrawn
from dexterity.rules.pen.piles import lay_down, take_event
from dexterity.rules.pen.player import PlayerId, other
from dexterity.rules.pen.state import Phase


def draw_event(draft: PenDraft) -> bool:
    """Whether it can go on at once; if not, somebody may have something against the event."""
    player, card = draft.state.turn, take_event(draft)
    if card is None:
        return True
    task = task_of(draft, card, player)
    lay_down(draft, card)
    draft.tell(EventDrawn(player, card, task.players))
    asked = tuple(each for each in (player, other(player)) if stoppers(draft, each, card))
    draft.change(agenda=(task,), asked=asked)
    return not ask_next(draft)


def stoppers(draft: PenDraft, player: PlayerId, event: CardId) -> tuple[CardId, ...]:
    """The items in a hand that keep an event from happening."""
    type_, hand = draft.cards[event].type, draft.pawn(player).hand
    return tuple(item for item in hand if draft.cards[item].stops(type_))


def ask_next(draft: PenDraft) -> bool:
    """Whether anybody is left to be asked."""
    if not draft.state.asked:
        return False
    draft.change(phase=Phase.REACT, decides=draft.state.asked[0])
    return True
