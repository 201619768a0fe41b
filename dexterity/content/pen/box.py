"""All cards that Pen is played with, as they are shown and as the rules know them."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Annotated, Final

from msgspec import Meta

from dexterity.content.cards import (
    ID,
    Deck,
    Decks,
    Forms,
    card,
    check_decks,
    check_name,
    check_twins,
    lists,
    raise_if_any,
    read_decks,
)
from dexterity.content.cards import Card as Shown
from dexterity.content.forms import FLAT, Form, MisfitError, OneOf
from dexterity.rules.pen.cards.box import Cards
from dexterity.rules.pen.cards.card import Card, CardId, CardType
from dexterity.rules.pen.cards.card import Card as PlayedCard
from dexterity.rules.pen.rebus.icon import Icon
from dexterity.rules.pen.rebus.idioms import Icons
from dexterity.rules.pen.rebus.parsing import MOST_BOXES, FlawKind, RebusFlaw, parse
from dexterity.rules.pen.rebus.rebus import Rebus
from dexterity.rules.pen.rebus.target import TARGETS, Target

# --- the files ------------------------------------------------------------------------------------


MOST_ICONS: Final = 8
"""In one box: what can still be made out on a card."""

REASONS: Final = {
    FlawKind.BOXES: f"must have 1 to {MOST_BOXES} boxes",
    FlawKind.EMPTY: "has no icon",
    FlawKind.MEANINGLESS: "means nothing: no idiom fits these icons in this order, in this box",
    FlawKind.NO_CONDITION: "must be a condition, being the first of two boxes",
    FlawKind.TERM_WITHOUT_FLICK: "says how a flick is made, so it must follow the box of the flick,"
    " with nothing else in it",
    FlawKind.WALL_WITHOUT_FLICK: "asks for a wall that was touched, but no flick comes before it",
    FlawKind.STOP_AMONG_OTHERS: "keeps an event from happening: that must be all that a card does,"
    " and is not told of a player",
    FlawKind.UNDER_TOO_LATE: "puts the card under the pile, but it has waited, and left the table",
}

Boxes = Annotated[
    tuple[Annotated[Icons, Meta(max_length=MOST_ICONS)], ...],
    Meta(min_length=1, max_length=MOST_BOXES),
]


@dataclass(frozen=True, slots=True)
class _ReadRebus:
    """The icons, and what they mean."""

    icons: tuple[Icons, ...]
    rebus: Rebus


def _rebus(rebus: Boxes) -> _ReadRebus:
    meant = parse(rebus)
    if isinstance(meant, RebusFlaw):
        raise MisfitError((f"rebus[{meant.box}]", REASONS[meant.kind]))
    return _ReadRebus(rebus, meant)


READ_REBUS: Final = Form(_rebus)

EventType = Annotated[CardType, OneOf(tuple(t for t in CardType if t is not CardType.FATRAS))]

Count = Annotated[int, Meta(ge=1, le=10)]
"""Cards of one sort: a quarter of the events at most."""


def _event(
    id: Annotated[CardId, ID],
    type: EventType,
    count: Count,
    target: Target,
    read: Annotated[_ReadRebus, READ_REBUS, FLAT],
) -> PlayedCard:
    if read.rebus.stops is not None:
        raise MisfitError(("rebus", "keeps an event from happening, which only fatras can do"))
    return PlayedCard(id, type, target, read.icons, read.rebus, count)


def _fatras(
    id: Annotated[CardId, ID],
    count: Count,
    target: Target,
    read: Annotated[_ReadRebus, READ_REBUS, FLAT],
) -> PlayedCard:
    return PlayedCard(id, CardType.FATRAS, target, read.icons, read.rebus, count)


EVENTS: Final = "events.toml"
FATRAS: Final = "fatras.toml"

FILES: Final[Forms] = {
    EVENTS: lists(event=card(Form(_event))),
    FATRAS: lists(fatras=card(Form(_fatras))),
}
"""What a box is made of."""


# --- what makes sense -----------------------------------------------------------------------------


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
    for event in deck.values():
        found[event.type] += event.count
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


# --- the box --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PenBox:
    """The cards of a box by their ids, in the order of its files."""

    events: Mapping[CardId, Shown[Card]]
    fatras: Mapping[CardId, Shown[Card]]

    @property
    def cards(self) -> Cards:
        """The same for the rules, which know neither names nor jokes."""
        return Cards(
            {id_: card.value for id_, card in self.events.items()},
            {id_: card.value for id_, card in self.fatras.items()},
        )

    def __getitem__(self, id_: CardId) -> Shown[Card]:
        return self.events[id_] if id_ in self.events else self.fatras[id_]


def load_cards(folder: Path) -> PenBox:
    """The box in a folder; a ContentError with every fault of both files if it is not whole."""
    decks = _checked(folder)
    raise_if_any(decks)
    return PenBox(decks[EVENTS].by_id(), decks[FATRAS].by_id())


def check_card_file(path: Path) -> None:
    """A ContentError with all faults of one file, alone and beside the other of its folder."""
    check_name(path, FILES)
    _checked(path.parent)[path.name].faults.raise_if_any()


def _checked(folder: Path) -> Decks:
    return check_decks(read_decks(folder, FILES), check_box)
