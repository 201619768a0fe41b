"""The cards of one file as far as they can be read, each with the entry to blame for it."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Generic, Protocol, TypeVar

from dexterity.content.entry import Entry
from dexterity.content.fighter.card import Card
from dexterity.content.fighter.limits import LONGEST_LINE, LONGEST_NAME, MOST_CARDS
from dexterity.content.language import Language
from dexterity.content.names import Names
from dexterity.content.reading import Faults, read_toml, shown
from dexterity.errors import ContentError

ID: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")


class Known(Protocol):
    """Whatever the rules call by an id."""

    @property
    def id(self) -> str:
        """What the rules call it."""
        ...


Value = TypeVar("Value", bound=Known)
Value_co = TypeVar("Value_co", bound=Known, covariant=True)

CardReader = Callable[[Entry, str], Value | None]
"""Reads what the rules know of a card of this id; None where the file is at fault."""


@dataclass(frozen=True, slots=True)
class Drawn(Generic[Value_co]):
    """A card that could be read, and where."""

    file: Path
    entry: Entry
    card: Card[Value_co]

    def place_seen_from(self, file: Path) -> str:
        """Where it is, for one who looks at this file."""
        return self.entry.place if file == self.file else f"{self.entry.place} in {self.file.name}"


@dataclass(frozen=True, slots=True)
class Deck(Generic[Value_co]):
    """One file."""

    top: Entry
    faults: Faults
    drawn: tuple[Drawn[Value_co], ...]
    """In the order of the file, without those that are at fault."""

    def values(self) -> tuple[Value_co, ...]:
        """What the rules know of its cards."""
        return tuple(one.card.value for one in self.drawn)


def read_deck(path: Path, readers: Mapping[str, CardReader[Value]]) -> Deck[Value]:
    """All lists of a file. Nothing is raised: what is wrong is in the deck's faults."""
    faults = Faults(path)
    try:
        top = Entry(read_toml(path, faults), faults)
    except ContentError:
        # Noted by then, to be told together with the faults of the other files.
        return Deck(Entry({}, faults), faults, ())
    read = [
        _read_card(path, entry, reader)
        for key, reader in readers.items()
        for entry in top.entries(key, 1, MOST_CARDS)
    ]
    top.finish()
    drawn = tuple(one for one in read if one is not None)
    check_twins(drawn)
    return Deck(top, faults, drawn)


def check_twins(drawn: Iterable[Drawn[Known]]) -> None:
    """No id and, in either language, no name twice; the later card is to blame."""
    first: dict[tuple[str, str], Drawn[Known]] = {}
    for one in drawn:
        for key, word in _called(one.card):
            twin = first.setdefault((key, word.casefold()), one)
            if twin is not one:
                where = twin.place_seen_from(one.file)
                one.entry.fault(f"is that of {where}, too: {shown(word)}", key)


def _called(card: Card[Known]) -> Iterator[tuple[str, str]]:
    yield "id", card.value.id
    yield from ((f"names.{language}", card.names.said_in(language)) for language in Language)


def _read_card(path: Path, entry: Entry, reader: CardReader[Value]) -> Drawn[Value] | None:
    id_ = read_id(entry)
    names = read_names(entry, "names", LONGEST_NAME)
    line = read_names(entry, "line", LONGEST_LINE)
    # Even without an id the rest is looked through, so that all faults are told at once.
    value = reader(entry, id_ or "")
    if id_ is None or names is None or line is None or value is None:
        return None
    return Drawn(path, entry, Card(names, line, value))


def read_id(entry: Entry) -> str | None:
    """What the rules call a thing."""
    id_ = entry.text("id")
    if id_ is not None and not ID.fullmatch(id_):
        entry.fault(f"must be small letters, digits and single _ between, not {shown(id_)}", "id")
        return None
    return id_


def read_names(entry: Entry, key: str, longest: int) -> Names | None:
    """What people call it, or say of it, in each language."""
    names = entry.entry(key)
    if names is None:
        return None
    english, french = names.text("en", longest), names.text("fr", longest)
    return None if english is None or french is None else Names(english, french)
