"""The two piles of cards: what is drawn from them, and how cards come back."""

from random import Random

from dexterity.rules.pen.cards.card import CardId
from dexterity.rules.pen.course import Course
from dexterity.rules.pen.effects import EventsShuffled

Pile = tuple[CardId, ...]


def shuffled(pile: Pile, luck: Random) -> Pile:
    """The same cards in another order."""
    return tuple(luck.sample(pile, len(pile)))


def take_event(course: Course) -> CardId | None:
    """The first event of the pile; the discarded ones are shuffled first if it is through."""
    if not course.state.events and course.state.discard:
        pile = shuffled(course.state.discard, course.luck("events"))
        course.change(events=pile, discard=())
        course.tell(EventsShuffled())
    if not course.state.events:
        return None
    first, *rest = course.state.events
    course.change(events=tuple(rest))
    return first


def lay_down(course: Course, card: CardId) -> None:
    """It is about to be carried out."""
    course.change(on_table=(*course.state.on_table, card))


def file(course: Course, card: CardId) -> None:
    """It was carried out, as far as it can be now: an event is discarded, an item shuffled in."""
    course.change(on_table=without(course.state.on_table, card))
    under = card in course.state.under
    if under:
        course.change(under=without(course.state.under, card))
    if card in course.cards.fatras:
        put_back(course, card, under=under)
    elif under:
        course.change(events=(*course.state.events, card))
    else:
        course.change(discard=(*course.state.discard, card))


def put_back(course: Course, card: CardId, *, under: bool = False) -> None:
    """A fatras card goes back into its pile, which is shuffled unless the card goes under it."""
    pile = (*course.state.fatras, card)
    course.change(fatras=pile if under else shuffled(pile, course.luck("fatras")))


def without(pile: Pile, card: CardId) -> Pile:
    """All but one card of this sort."""
    at = pile.index(card)
    return pile[:at] + pile[at + 1 :]
