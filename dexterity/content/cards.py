"""Cards of any game: what each is called, and the files that they are read from."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any, Final, Generic, Protocol, TypeVar

from dexterity.content.decode import Judges, Part, decode
from dexterity.content.forms import Form, Tagged, flat, many
from dexterity.content.language import Language
from dexterity.content.names import NAME_LENGTH, Names, ShownText, why_not_text
from dexterity.content.reading import Faults, read_toml, shown
from dexterity.errors import ContentError, Fault

LONGEST_NAME: Final = 36
"""Characters: two lines at the head of a card, at the largest text size."""

LONGEST_LINE: Final = 90
"""Characters: what is read in a glance, two or three lines at the foot of a card."""

MOST_CARDS: Final = 200
"""In one list of a file. Four times what our own longest has; no table holds more."""


class Identified(Protocol):
    """Whatever the rules call by an id."""

    @property
    def id(self) -> str:
        """What the rules call it."""
        ...


Value = TypeVar("Value")
Value_co = TypeVar("Value_co", covariant=True)
Identified_co = TypeVar("Identified_co", bound=Identified, covariant=True)


@dataclass(frozen=True, slots=True)
class Card(Generic[Value_co]):
    """One card of the box, as a player sees it."""

    names: Names
    line: Names
    """Its joke, in one line."""
    value: Value_co
    """What the rules play with."""


@dataclass(frozen=True, slots=True)
class IdCheck:
    """In an Annotated: what the rules call a thing."""

    def why_not(self, id_: str) -> str | None:
        """What makes a text unfit, if anything."""
        fits = re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", id_)
        reason = f"must be small letters, digits and single _ between, not {shown(id_)}"
        return why_not_text(id_, NAME_LENGTH) or (None if fits else reason)


ID: Final = IdCheck()


def card(known: Form[Any] | Tagged[Any]) -> Form[Card[Any]]:
    """How a card is written: with the keys of what the rules know of it beside its names."""
    names, line = names_of(LONGEST_NAME), names_of(LONGEST_LINE)
    return Form(Card, names=names, line=line, value=flat(known))


def lists(**cards: Form[Card[Any]]) -> Form[object]:
    """How a file of cards is written: a list of each sort, none of them empty."""
    return Form(_lists, **{key: many(one, 1, MOST_CARDS) for key, one in cards.items()})


def _lists(**cards: object) -> object:
    return cards


def names_of(longest: int) -> Form[Names]:
    """How names are written that have room for so many characters."""
    text = Annotated[str, ShownText(longest)]
    return Form(Names, en=text, fr=text)


@dataclass(frozen=True, slots=True)
class Deck(Generic[Identified_co]):
    """The cards of one file as far as they can be read."""

    file: Path
    faults: Faults
    drawn: tuple[Part[Card[Identified_co]], ...]
    """In the order of the file, without those that are at fault."""

    def values(self) -> tuple[Identified_co, ...]:
        """What the rules know of its cards."""
        return tuple(one.value.value for one in self.drawn)

    def by_id(self) -> Mapping[Any, Card[Identified_co]]:
        """Its cards, as a box has them."""
        return MappingProxyType({one.value.value.id: one.value for one in self.drawn})


Decks = Mapping[str, Deck[Any]]
"""By the names of their files."""

Forms = Mapping[str, Form[object]]
"""How each file of a box is written, by its name."""


def read_decks(folder: Path, forms: Forms, judges: Judges = MappingProxyType({})) -> Decks:
    """All files of a box. Nothing is raised: what is wrong is in the decks' faults."""
    return {name: _read_deck(folder / name, form, judges) for name, form in forms.items()}


def check_decks(decks: Decks, check: Callable[[Decks], None]) -> Decks:
    """Notes what is wrong with the box as a whole, unless there are faults in any of its files:
    cards that could not be read would be missed in every count."""
    if not any(deck.faults for deck in decks.values()):
        check(decks)
    return decks


def raise_if_any(decks: Decks) -> None:
    """A ContentError with every fault of every file, if there are any."""
    found = [fault for deck in decks.values() for fault in deck.faults.error().faults]
    if found:
        raise ContentError(tuple(found))


def check_name(path: Path, forms: Forms) -> None:
    """A ContentError if it is no file of the box."""
    if path.name not in forms:
        raise ContentError((Fault(path, "", f"must be called one of {', '.join(forms)}"),))


def check_twins(decks: Iterable[Deck[Any]]) -> None:
    """No id and, in either language, no name twice; the later card is to blame."""
    first: dict[tuple[str, str], tuple[Deck[Any], str]] = {}
    for deck in decks:
        for one in deck.drawn:
            for key, word in _called(one.value):
                twin, place = first.setdefault((key, word.casefold()), (deck, one.place))
                if (twin, place) != (deck, one.place):
                    where = place if twin is deck else f"{place} in {twin.file.name}"
                    reason = f"is that of {where}, too: {shown(word)}"
                    deck.faults.add(f"{one.place}.{key}", reason)


def _called(one: Card[Identified]) -> Iterator[tuple[str, str]]:
    yield "id", one.value.id
    yield from ((f"names.{language}", one.names.said_in(language)) for language in Language)


def _read_deck(path: Path, form: Form[object], judges: Judges) -> Deck[Any]:
    faults = Faults(path)
    try:
        table = read_toml(path, faults)
    except ContentError:
        # Noted by then, to be told together with the faults of the other files.
        return Deck(path, faults, ())
    found = decode(table, form, faults, judges).each(Card)
    # A card may have cards on it; those have no place of their own in the deck.
    deck = Deck(path, faults, tuple(one for one in found if "." not in one.place))
    check_twins([deck])
    return deck
