"""Every screen that names a book names one, and a chapter of it, that there is."""

from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages

from dexterity.content.language import Language
from dexterity.content.rulebook.book import BookId
from dexterity.session.rule_library import shipped_book
from dexterity.ui import screens
from dexterity.ui.frame.screen import Screen


def all_screens() -> Iterator[type[Screen]]:
    for found in walk_packages(screens.__path__, f"{screens.__name__}."):
        for thing in vars(import_module(found.name)).values():
            if isinstance(thing, type) and issubclass(thing, Screen):
                yield thing


def test_every_screen_leads_to_a_page_that_there_is() -> None:
    named = [screen for screen in all_screens() if screen.rulebook]
    assert {screen.rulebook for screen in named} == set(BookId)
    for screen in named:
        book = shipped_book(BookId(screen.rulebook), Language.ENGLISH)
        assert book.chapter(screen.rulebook_chapter) is not None, screen
