"""What is being read and searched: books, the page that lies open, and what was found."""

from collections import Counter
from dataclasses import dataclass

from dexterity.content.rulebook.book import Book, BookId, Chapter
from dexterity.content.rulebook.search import Hit, hits_in


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the contents: a book, or a chapter of it."""

    book: BookId
    chapter: str
    """Empty for the book itself, and the page it begins with."""
    title: str
    hits: int


class Reading:
    """Pages are turned by choosing a row, by stepping from hit to hit, and by links."""

    def __init__(self, books: tuple[Book, ...], book: BookId, chapter: str) -> None:
        self.books, self.query = books, ""
        self.hits: tuple[Hit, ...] = ()
        self.at = 0
        """Which hit is looked at."""
        self.whole = False
        """Whether pages are shown whole, though only parts of them were searched for."""
        self.go(book, chapter)

    def take(self, books: tuple[Book, ...]) -> None:
        """The same in another language."""
        self.books = books
        self.hits = self._found()
        self.at = 0
        if self.hits:
            self._look_at(self._first_hit())

    def go(self, book: BookId, chapter: str) -> None:
        """To a page; what was searched for is forgotten."""
        self.book, self.chapter, self.query, self.hits = book, chapter, "", ()
        self.at = 0

    @property
    def open_book(self) -> Book:
        return next(book for book in self.books if book.id is self.book)

    @property
    def page(self) -> Chapter:
        found = self.open_book.chapter(self.chapter)
        if found is None:
            raise LookupError(f"{self.book} has no chapter {self.chapter}")
        return found

    # --- searching ----------------------------------------------------------------------------

    @property
    def searches(self) -> bool:
        """Whether there is anything to look for."""
        return bool(self.query.strip())

    def search(self, query: str) -> None:
        """Finds it, and opens the nearest page that has it."""
        self.query, self.at = query, 0
        self.hits = self._found()
        if self.hits:
            self._look_at(self._first_hit())

    def _found(self) -> tuple[Hit, ...]:
        return tuple(hit for book in self.books for hit in hits_in(book, self.query))

    def _first_hit(self) -> int:
        """On this page if possible, else in this book, else anywhere."""
        nearness = [self._nearness(hit) for hit in self.hits]
        return nearness.index(max(nearness))

    def _nearness(self, hit: Hit) -> int:
        return (hit.book is self.book) * (1 + (hit.chapter == self.chapter))

    def step(self, by: int) -> None:
        """To the next hit or the one before; after the last comes the first."""
        if self.hits:
            self._look_at((self.at + by) % len(self.hits))

    def _look_at(self, number: int) -> None:
        self.at = number
        self.book, self.chapter = self.hits[number].book, self.hits[number].chapter

    @property
    def hit(self) -> Hit | None:
        """What is looked at."""
        return self.hits[self.at] if self.hits else None

    @property
    def hits_here(self) -> tuple[Hit, ...]:
        """What was found on the open page."""
        here = (self.book, self.chapter)
        return tuple(hit for hit in self.hits if (hit.book, hit.chapter) == here)

    # --- the contents -------------------------------------------------------------------------

    @property
    def rows(self) -> tuple[Row, ...]:
        """All books, and the chapters of the open one; in a search, where anything was found."""
        counts = Counter((hit.book, hit.chapter) for hit in self.hits)
        rows: list[Row] = []
        for book in self.books:
            found = sum(counts[book.id, chapter.id] for chapter in book.chapters)
            if self.searches and not found:
                continue
            rows.append(Row(book.id, "", book.title, found))
            rows += [
                Row(book.id, chapter.id, chapter.title, counts[book.id, chapter.id])
                for chapter in book.chapters[1:]
                if (counts[book.id, chapter.id] if self.searches else book.id is self.book)
            ]
        return tuple(rows)

    @property
    def row(self) -> int | None:
        """Which of them is open."""
        here = (self.book, self.chapter)
        rows = (at for at, row in enumerate(self.rows) if (row.book, row.chapter) == here)
        return next(rows, None)

    def choose(self, number: int) -> None:
        """Opens the page of a row and, in a search, looks at the first hit there."""
        row = self.rows[number]
        self.book, self.chapter = row.book, row.chapter
        if self.hits:
            self._look_at(self._first_hit())
