"""A rulebook as its author wrote it: chapters made of a few kinds of blocks."""

from dataclasses import dataclass
from enum import StrEnum

from dexterity.content.rulebook.picture import Picture


class BookId(StrEnum):
    """The books there are, in the order in which they are listed; each has a folder of its name."""

    THROWING = "throwing"
    CHALLENGE = "challenge"
    FIGHTER = "fighter"
    PEN = "pen"
    DELVE = "delve"


class Listing(StrEnum):
    """What is not written in a book but listed from the game's own files when it is read."""

    REQUIREMENTS = "requirements"
    HEROES = "heroes"
    ABILITIES = "abilities"
    TRAITS = "traits"
    MONSTERS = "monsters"
    BOSSES = "bosses"
    WEAPONS = "weapons"
    ARMOURS = "armours"
    CONSUMABLES = "consumables"
    ROOMS = "rooms"
    ICONS = "icons"
    EVENTS = "events"
    JUMBLE = "jumble"
    ADVENTURERS = "adventurers"
    DELVE_MONSTERS = "delve_monsters"
    DELVE_SPECIALS = "delve_specials"


@dataclass(frozen=True, slots=True)
class Heading:
    """Of a part of a chapter."""

    text: str


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A few sentences."""

    text: str


@dataclass(frozen=True, slots=True)
class Points:
    """A list; of a numbered one, the order matters."""

    items: tuple[str, ...]
    numbered: bool


@dataclass(frozen=True, slots=True)
class Pictures:
    """Drawings side by side, and what is said below them."""

    pictures: tuple[Picture, ...]
    caption: str


@dataclass(frozen=True, slots=True)
class Grid:
    """A small table; its first row is the heading."""

    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Link:
    """The way to another chapter, maybe of another book."""

    text: str
    book: BookId
    chapter: str
    """Empty for the first page of the book."""


@dataclass(frozen=True, slots=True)
class Listed:
    """The place of a list that the game's files fill."""

    listing: Listing


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing of such a list."""

    name: str
    lines: tuple[str, ...]
    picture: Picture | None = None
    heads: bool = False
    """Those that follow belong to it, up to the next that heads."""


@dataclass(frozen=True, slots=True)
class Entries:
    """A list that was filled."""

    entries: tuple[Entry, ...]


Block = Heading | Paragraph | Points | Pictures | Grid | Link | Listed | Entries


@dataclass(frozen=True, slots=True)
class Chapter:
    """A page of the book. The first one has no id: it is what the book begins with."""

    id: str
    title: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Book:
    """The rules of one game in one language."""

    id: BookId
    chapters: tuple[Chapter, ...]

    @property
    def title(self) -> str:
        """What the game is called."""
        return self.chapters[0].title

    def chapter(self, id_: str) -> Chapter | None:
        """The chapter of that id; None where there is none."""
        return next((one for one in self.chapters if one.id == id_), None)
