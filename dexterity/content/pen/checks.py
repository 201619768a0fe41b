"""Says what is wrong with a box whose cards are each sound: how many there are, and which icons."""

from collections import Counter
from itertools import chain
from typing import Final

from dexterity.content.cards import Deck, Decks, check_twins
from dexterity.content.pen.files import EVENTS, FATRAS
from dexterity.rules.pen.cards.card import Card, CardType
from dexterity.rules.pen.rebus.icon import Icon
from dexterity.rules.pen.rebus.target import TARGETS

EVENTS_OF_TYPE: Final = {
    CardType.WALL: 8,
    CardType.FLICK: 10,
    CardType.MONSTER: 8,
    CardType.TRAP: 7,
    CardType.PRISONER: 5,
    CardType.TIME: 2,
}
FATRAS_CARDS: Final = 20

FEWEST_EVENTS: Final = 30
"""Different ones, of forty: most events of a game have not been seen in it before."""
FEWEST_FATRAS: Final = 14


def check_box(decks: Decks) -> None:
    """Notes in each deck's faults in what it does not make a game with the other."""
    check_twins(decks.values())
    _check_events(decks[EVENTS])
    _check_fatras(decks[FATRAS])
    _check_icons(decks)


def icons_of(card: Card) -> set[Icon]:
    """All that is drawn on a card, its target with it."""
    heads = (icon for icon, target in TARGETS.items() if target is card.target)
    return {*heads, *chain.from_iterable(card.icons)}


def _check_events(deck: Deck[Card]) -> None:
    found = Counter[CardType]()
    for card in deck.values():
        found[card.type] += card.count
    for type_, wanted in EVENTS_OF_TYPE.items():
        if found[type_] != wanted:
            deck.faults.add("event", f"of type {type_}: must be {wanted} cards, not {found[type_]}")
    _check_different(deck, "event", FEWEST_EVENTS)


def _check_fatras(deck: Deck[Card]) -> None:
    cards = sum(card.count for card in deck.values())
    if cards != FATRAS_CARDS:
        deck.faults.add("fatras", f"must be {FATRAS_CARDS} cards, not {cards}")
    _check_different(deck, "fatras", FEWEST_FATRAS)


def _check_different(deck: Deck[Card], key: str, fewest: int) -> None:
    """Two cards that are called differently and do the same are no two."""
    rebuses = {(card.type, card.target, card.icons) for card in deck.values()}
    if len(rebuses) < fewest:
        deck.faults.add(key, f"must be at least {fewest} different ones, not {len(rebuses)}")


def _check_icons(decks: Decks) -> None:
    cards = (*decks[EVENTS].values(), *decks[FATRAS].values())
    drawn = set().union(*map(icons_of, cards))
    missing = [icon for icon in Icon if icon not in drawn]
    if missing:
        reason = f"must have every icon somewhere, but not: {', '.join(missing)}"
        decks[EVENTS].faults.add("", reason)
