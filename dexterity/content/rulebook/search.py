"""Finds words in a book, whatever their case and accents."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final
from unicodedata import combining, normalize

from dexterity.content.rulebook.book import (
    Block,
    Book,
    BookId,
    Chapter,
    Entries,
    Entry,
    Grid,
    Heading,
    Link,
    Listed,
    Paragraph,
    Pictures,
    Points,
)

ALIKE: Final = {"œ": "oe", "æ": "ae", "’": "'", "–": "-", "−": "-", "\u00a0": " ", "\u202f": " "}
"""What nobody types as it is printed."""

KEPT: Final = 8192
"""Folded texts that are kept: all books in both languages. With each letter that is typed all of
them are looked through again."""

Span = tuple[int, int]
"""Where a word begins and ends in a text."""


Marks = tuple[tuple[Span, ...], ...]
"""For each text of a passage where words were found in it."""


@dataclass(frozen=True, slots=True)
class Hit:
    """A passage in which all words of a query are."""

    book: BookId
    chapter: str
    block: int
    """Of the page, whose first block is the title of the chapter."""
    passage: int
    marks: Marks


def hits_in(book: Book, query: str) -> tuple[Hit, ...]:
    """Every passage that has all words of a query, in the order of the book."""
    words = folded(query)[0].split()
    if not words:
        return ()
    return tuple(hit for one in book.chapters for hit in _hits(book.id, one, words))


def page_of(chapter: Chapter) -> tuple[Block, ...]:
    """A chapter as it is read, from its title on."""
    return Heading(chapter.title), *chapter.blocks


def _hits(book: BookId, chapter: Chapter, words: list[str]) -> Iterator[Hit]:
    for number, block in enumerate(page_of(chapter)):
        for at, passage in enumerate(passages_of(block)):
            whole = folded(" ".join(passage))[0]
            if all(word in whole for word in words):
                marks = tuple(spans_of(words, text) for text in passage)
                yield Hit(book, chapter.id, number, at, marks)


def spans_of(words: list[str], text: str) -> tuple[Span, ...]:
    """Where any of the words is in a text, in order and without overlaps."""
    plain, places = folded(text)
    found = sorted(span for word in words for span in _occurrences(word, plain))
    spans: list[Span] = []
    for start, end in found:
        here = places[start], places[end - 1] + 1
        if spans and here[0] < spans[-1][1]:
            spans[-1] = spans[-1][0], max(spans[-1][1], here[1])
        else:
            spans.append(here)
    return tuple(spans)


def _occurrences(word: str, text: str) -> Iterator[Span]:
    at = text.find(word)
    while at >= 0:
        yield at, at + len(word)
        at = text.find(word, at + len(word))


@lru_cache(maxsize=KEPT)
def folded(text: str) -> tuple[str, tuple[int, ...]]:
    """A text as it is compared, and for each letter of it which one of the text it comes from."""
    letters: list[str] = []
    places: list[int] = []
    for at, letter in enumerate(text):
        plain = normalize("NFD", ALIKE.get(letter.casefold(), letter.casefold()))
        kept = [sign for sign in plain if not combining(sign)]
        letters += kept
        places += [at] * len(kept)
    return "".join(letters), tuple(places)


def passages_of(block: Block) -> tuple[tuple[str, ...], ...]:
    """The texts of a block, those together in which the words of a query may be spread."""
    match block:
        case Heading(text) | Paragraph(text) | Link(text):
            return ((text,),)
        case Points(items):
            return tuple((item,) for item in items)
        case Pictures(caption=caption):
            return ((caption,),)
        case Grid(rows):
            return rows
        case Entries(entries):
            return tuple(map(entry_texts, entries))
        case Listed():
            return ()


def entry_texts(entry: Entry) -> tuple[str, ...]:
    """What is written of a thing: its name and, as one text of some lines, what it does."""
    return (entry.name, "\n".join(entry.lines)) if entry.lines else (entry.name,)
