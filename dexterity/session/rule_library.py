"""The rulebooks that the game ships, with their lists filled in; each is read once."""

from functools import cache

from dexterity.content.language import Language
from dexterity.content.rulebook.book import Book, BookId
from dexterity.content.rulebook.books import book_path, load_book
from dexterity.content.rulebook.listings import Stock, filled
from dexterity.content.rulebook.picture import Drawings
from dexterity.content.texts import Texts, load_texts
from dexterity.hand.dare.choice import known_requirements
from dexterity.places import assets, levels
from dexterity.session.shipped import delve_box, fighter_box, pen_box


def shipped_drawings() -> Drawings:
    """What the pictures of books are drawn from."""
    return Drawings(assets() / "images", levels())


@cache
def shipped_stock() -> Stock:
    """All that books list."""
    return Stock(known_requirements(), fighter_box(), pen_box(), delve_box())


@cache
def shipped_book(book: BookId, language: Language) -> Book:
    """A book of the game's own folder."""
    path = book_path(assets() / "rules", book, language)
    return filled(load_book(path, shipped_drawings()), shipped_stock(), _texts(language))


@cache
def _texts(language: Language) -> Texts:
    return load_texts(assets() / "texts", language)


def shipped_books(language: Language) -> tuple[Book, ...]:
    """All of them, in order."""
    return tuple(shipped_book(book, language) for book in BookId)
