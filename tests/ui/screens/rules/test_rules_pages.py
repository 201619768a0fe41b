"""Every page of every book can be drawn and read, in both languages, small and large."""

import pygame
import pytest

from dexterity.content.language import Language
from dexterity.content.rulebook.book import Book, BookId, Chapter
from dexterity.content.rulebook.picture import DRAWN, Picture, PictureKind
from dexterity.content.rulebook.search import page_of
from dexterity.session.rule_library import shipped_book
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.screens.rules.page import PageMaker
from dexterity.ui.screens.rules.pictures import RulePictures
from dexterity.ui.screens.rules.selection import Selection
from dexterity.ui.widgets.layout import placed
from dexterity.ui.widgets.widget import UNTOUCHED

WIDTHS = {1.0: 862.0, 2.0: 732.0}
"""Points that a page has beside the contents, at a text size."""
SCALE_PX = (640, 360)
"""A small window: pages are laid out in points, and pictures are quick to draw."""


def drawn(chapter: Chapter, text_size: float, pictures: RulePictures) -> list[str]:
    """What of a page does not fit where it is written."""
    canvas = Canvas(pygame.Surface(SCALE_PX), text_size)
    whole = Selection(page_of(chapter), (), None, filtered=False)
    width = WIDTHS[text_size]
    page = PageMaker(whole, pictures, lambda _: None, canvas, width).made()
    widgets = placed(page, Box(0.0, 0.0, width, page.wanted(canvas, width)[1]), canvas)
    # Onto a surface as long as the page: nothing of it is outside.
    long = pygame.Surface((SCALE_PX[0], round(page.wanted(canvas, width)[1] * canvas.scale) + 20))
    canvas.texts = []
    with canvas.onto(long) as texts, canvas.clipped(Box(0.0, 0.0, 1280.0, 1e5)):
        for widget in widgets:
            widget.draw(canvas, UNTOUCHED)
    assert texts
    return [one.text for one in texts if not one.allowed.holds(one.drawn, 1.5)]


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("book", BookId)
def test_every_chapter_is_drawn_and_no_text_is_cut(book: BookId, language: Language) -> None:
    pictures = RulePictures()
    for chapter in shipped_book(book, language).chapters:
        for text_size in WIDTHS:
            assert drawn(chapter, text_size, pictures) == [], (chapter.title, text_size)


def picture_px(picture: Picture) -> bytes:
    canvas = Canvas(pygame.Surface((1280, 720)))
    canvas.surface.fill((9, 9, 9))
    RulePictures().draw(canvas, picture, Box(10.0, 10.0, 60.0, 60.0))
    return pygame.image.tobytes(canvas.surface, "RGB")


@pytest.mark.parametrize(
    "picture",
    [
        *(Picture(kind, name) for kind, names in DRAWN.items() for name in names),
        Picture(PictureKind.TARGET, "pike"),
        Picture(PictureKind.SHEET, "spiral"),
        Picture(PictureKind.REBUS, "sudden_wall"),
        Picture(PictureKind.HERO, "brad"),
    ],
    ids=str,
)
def test_every_kind_of_picture_shows_something(picture: Picture) -> None:
    assert len(set(picture_px(picture))) > 3


def test_no_two_passages_of_a_page_have_one_name() -> None:
    book: Book = shipped_book(BookId.FIGHTER, Language.ENGLISH)
    canvas, pictures = Canvas(pygame.Surface(SCALE_PX)), RulePictures()
    for chapter in book.chapters:
        whole = Selection(page_of(chapter), (), None, filtered=False)
        page = PageMaker(whole, pictures, lambda _: None, canvas, 800.0).made()
        names = [widget.name for widget in page.widgets()]
        assert len(names) == len(set(names))
