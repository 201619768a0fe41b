"""The two piles of cards: what is drawn from them, and how cards come back."""

from random import Random

from dexterity.rules.pen.cards.card import CardId
from dexterity.rules.pen.draft import PenDraft
from dexterity.rules.pen.effects import EventsShuffled

Pile = tuple[CardId, ...]


def shuffled(pile: Pile, luck: Random) -> Pile:
    """The same cards in another order."""
    return tuple(luck.sample(pile, len(pile)))


def take_event(draft: PenDraft) -> CardId | None:
    """The first event of the pile; the discarded ones are shuffled first if it is through."""
    if not draft.state.events and draft.state.discard:
        pile = shuffled(draft.state.discard, draft.luck("events"))
        draft.change(events=pile, discard=())
        draft.tell(EventsShuffled())
    if not draft.state.events:
        return None
    first, *rest = draft.state.events
    draft.change(events=tuple(rest))
    return first


def lay_down(draft: PenDraft, card: CardId) -> None:
    """It is about to be carried out."""
    draft.change(on_table=(*draft.state.on_table, card))


def file(draft: PenDraft, card: CardId) -> None:
    """It was carried out, as far as it can be now: an event is discarded, an item shuffled in."""
    draft.change(on_table=without(draft.state.on_table, card))
    under = card in draft.state.under
    if under:
        draft.change(under=without(draft.state.under, card))
    if card in draft.cards.fatras:
        put_back(draft, card, under=under)
    elif under:
        draft.change(events=(*draft.state.events, card))
    else:
        draft.change(discard=(*draft.state.discard, card))


def put_back(draft: PenDraft, card: CardId, *, under: bool = False) -> None:
    """A fatras card goes back into its pile, which is shuffled unless the card goes under it."""
    pile = (*draft.state.fatras, card)
    draft.change(fatras=pile if under else shuffled(pile, draft.luck("fatras")))


def without(pile: Pile, card: CardId) -> Pile:
    """All but one card of this sort."""
    at = pile.index(card)
    return pile[:at] + pile[at + 1 :]
