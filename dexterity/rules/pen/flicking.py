"""What is so of the next flick, for the cards that wait for it."""

from collections.abc import Iterator

from dexterity.rules.pen.draft import PenDraft
from dexterity.rules.pen.home import thresholds
from dexterity.rules.pen.player import PlayerId
from dexterity.rules.pen.rebus.deeds import FlickTerm, Handicap, Hinder, SpinInstead
from dexterity.rules.pen.rebus.rebus import Deeds
from dexterity.rules.pen.spots import spots_for
from dexterity.rules.pen.state import Awaited, Waiting
from dexterity.values.stroke import Spot


def terms(draft: PenDraft, player: PlayerId) -> tuple[FlickTerm, ...]:
    """What is so of a player's next flick, for all cards that wait for it."""
    return tuple(_terms(draft, player))


def _terms(draft: PenDraft, player: PlayerId) -> Iterator[FlickTerm]:
    for card in waiting_for_flick(draft, player):
        box = draft.cards[card.card].rebus.boxes[card.box]
        if isinstance(box, Deeds):
            yield from box.terms


def waiting_for_flick(draft: PenDraft, player: PlayerId) -> tuple[Waiting, ...]:
    """The cards that a player's next flick wakes."""
    cards = draft.state.waiting
    return tuple(card for card in cards if card.player == player and card.awaited is Awaited.FLICK)


def handicaps(draft: PenDraft, player: PlayerId) -> tuple[Handicap, ...]:
    """What makes a player's next flick harder, each once, as it is for this person's hands."""
    found = (term.handicap for term in terms(draft, player) if isinstance(term, Hinder))
    left = draft.options.left_handed[player]
    return tuple(dict.fromkeys(each.mirrored if left else each for each in found))


def arrow_decides(draft: PenDraft, player: PlayerId) -> bool:
    """Whether there is a spun arrow instead of a player's next flick."""
    return SpinInstead() in terms(draft, player)


def spots_on_the_way(draft: PenDraft, player: PlayerId) -> tuple[Spot, ...]:
    """All that a player's line may come over and the rules ask for."""
    return *spots_for(draft.board, draft.state, player), *thresholds(draft, player)
