"""What lies open and what was found, without a screen."""

from dexterity.content.rulebook.book import Book, BookId, Chapter, Paragraph, Points
from dexterity.ui.screens.rules.reading import Reading
from dexterity.ui.screens.rules.selection import Selection

PEN = Book(
    BookId.PEN,
    (
        Chapter("", "Pen", (Paragraph("A pencil."),)),
        Chapter("turn", "A turn", (Points(("Flick the pencil.", "Draw."), True),)),
        Chapter("end", "The end", (Paragraph("Home."),)),
    ),
)
DELVE = Book(
    BookId.DELVE,
    (
        Chapter("", "Delve", (Paragraph("A door."),)),
        Chapter("bid", "Bidding", (Paragraph("No pencil. Draw or pass."),)),
    ),
)


def reading(book: BookId = BookId.PEN, chapter: str = "") -> Reading:
    return Reading((PEN, DELVE), book, chapter)


def contents(of: Reading) -> list[tuple[str, int]]:
    return [(row.title, row.hits) for row in of.rows]


def test_the_contents_are_all_books_and_the_chapters_of_the_open_one() -> None:
    titles = [title for title, _ in contents(reading())]
    assert titles == ["Pen", "A turn", "The end", "Delve"]
    assert reading(BookId.PEN, "end").row == 2


def test_choosing_a_book_opens_it_and_closes_the_other() -> None:
    of = reading()
    of.choose(3)
    assert [title for title, _ in contents(of)] == ["Pen", "Delve", "Bidding"]
    assert (of.page.title, of.row) == ("Delve", 1)


def test_a_search_leaves_only_where_something_was_found() -> None:
    of = reading(BookId.DELVE)
    of.search("pencil")
    assert contents(of) == [("Pen", 2), ("A turn", 1), ("Delve", 1), ("Bidding", 1)]


def test_a_search_opens_the_nearest_page_first() -> None:
    of = reading(BookId.DELVE)
    of.search("pencil")
    assert (of.book, of.chapter, of.at) == (BookId.DELVE, "bid", 2)


def test_stepping_goes_through_all_books_and_round_again() -> None:
    of = reading()
    of.search("pencil")
    seen = []
    for _ in range(4):
        seen.append((of.book, of.chapter))
        of.step(1)
    assert seen == [
        (BookId.PEN, ""), (BookId.PEN, "turn"), (BookId.DELVE, "bid"), (BookId.PEN, "")
    ]  # fmt: skip
    of.step(-1)
    of.step(-1)
    assert of.at == 2


def test_choosing_a_row_looks_at_what_was_found_there() -> None:
    of = reading()
    of.search("pencil")
    of.choose(3)
    assert (of.chapter, of.at) == ("bid", 2)


def test_another_language_keeps_the_page_and_searches_again() -> None:
    of = reading(BookId.PEN, "turn")
    of.search("pencil")
    of.take((PEN, DELVE))
    assert (of.chapter, len(of.hits)) == ("turn", 3)


def test_without_a_search_the_page_stays_where_it_was() -> None:
    of = reading()
    of.search("bidding")
    of.search("")
    assert (of.chapter, of.hits, of.searches) == ("bid", (), False)


def test_only_what_was_found_is_left_of_a_page() -> None:
    of = reading()
    of.search("flick")
    shown = Selection((Paragraph("Title"), *of.page.blocks), of.hits, of.hit, filtered=True)
    assert [shown.shows(1, item) for item in (0, 1)] == [True, False]
    assert shown.shows_block(0)
    assert shown.is_looked_at(1, 0)
