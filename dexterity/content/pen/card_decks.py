"""Reads the two files of Pen's cards."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from dexterity.content.entry import Entry
from dexterity.content.fighter.deck import Deck, read_deck
from dexterity.content.pen.rebus_reading import read_rebus
from dexterity.rules.pen.cards.card import Card, CardId, CardType
from dexterity.rules.pen.rebus.target import Target

EVENTS: Final = "events.toml"
FATRAS: Final = "fatras.toml"

FILES: Final = (EVENTS, FATRAS)
"""What a box is made of."""

EVENT_TYPES: Final = tuple(type_ for type_ in CardType if type_ is not CardType.FATRAS)

MOST_ALIKE: Final = 10
"""Cards of one sort: a quarter of the events."""


@dataclass(frozen=True, slots=True)
class CardDecks:
    """A deck a file."""

    events: Deck[Card]
    fatras: Deck[Card]

    def by_file(self) -> Mapping[str, Deck[Card]]:
        """Both, by the names of their files."""
        return dict(zip(FILES, (self.events, self.fatras), strict=True))


def read_card_decks(folder: Path) -> CardDecks:
    """Both files of a folder. Nothing is raised: what is wrong is in the decks' faults."""
    return CardDecks(
        read_deck(folder / EVENTS, {"event": _read_event}),
        read_deck(folder / FATRAS, {"fatras": _read_fatras}),
    )


def _read_event(entry: Entry, id_: str) -> Card | None:
    type_ = entry.choice("type", EVENT_TYPES)
    card = _read_card(entry, id_, type_ or CardType.TRAP)
    if card is not None and card.rebus.stops is not None:
        entry.fault("keeps an event from happening, which only fatras can do", "rebus")
        return None
    return None if type_ is None else card


def _read_fatras(entry: Entry, id_: str) -> Card | None:
    return _read_card(entry, id_, CardType.FATRAS)


def _read_card(entry: Entry, id_: str, type_: CardType) -> Card | None:
    count, target = entry.whole("count", 1, MOST_ALIKE), entry.choice("target", Target)
    read = read_rebus(entry)
    if count is None or target is None or read is None:
        return None
    return Card(CardId(id_), type_, target, read.icons, read.rebus, count)
