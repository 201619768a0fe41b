"""Reads rulebooks from their Markdown files, and checks them: alone, and beside their sisters."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from dexterity.content.language import Language
from dexterity.content.lines import Lines, read_lines
from dexterity.content.reading import Faults, shown
from dexterity.content.rulebook.blocks import BlockReader
from dexterity.content.rulebook.book import (
    Block,
    Book,
    BookId,
    Chapter,
    Entries,
    Grid,
    Heading,
    Link,
    Listed,
    Paragraph,
    Pictures,
    Points,
)
from dexterity.content.rulebook.picture import Drawings
from dexterity.errors import ContentError

# --- the same structure in both languages ---------------------------------------------------------


def compare(own: Book, other: Book, other_name: str, faults: Faults) -> None:
    """Notes every difference, each at the chapter where it is."""
    ids = [chapter.id for chapter in other.chapters]
    if [chapter.id for chapter in own.chapters] != ids:
        faults.add("", f"must have the chapters of {other_name}: {', '.join(ids[1:])}")
        return
    for here, there in zip(own.chapters, other.chapters, strict=True):
        _compare_chapters(here, there, other_name, faults)


def _compare_chapters(own: Chapter, other: Chapter, other_name: str, faults: Faults) -> None:
    if len(own.blocks) != len(other.blocks):
        wanted = f"{len(other.blocks)} blocks, as in {other_name}, not {len(own.blocks)}"
        faults.add(own.title, f"must have {wanted}")
        return
    pairs = zip(own.blocks, other.blocks, strict=True)
    for number, (here, there) in enumerate(pairs, 1):
        if shape_of(here) != shape_of(there):
            wanted = f"{shape_of(there)}, as in {other_name}, not {shape_of(here)}"
            faults.add(own.title, f"block {number} must be {wanted}")


def shape_of(block: Block) -> str:  # noqa: PLR0911 - one for each kind
    """All of a block that is not its words."""
    match block:
        case Heading():
            return "a heading"
        case Paragraph():
            return "a paragraph"
        case Points(items, numbered):
            return f"a {'numbered ' if numbered else ''}list of {len(items)} items"
        case Pictures(pictures):
            return f"the pictures {' '.join(map(str, pictures))}"
        case Grid(rows):
            return f"a table of {len(rows)} rows and {len(rows[0])} columns"
        case Link(_, book, chapter):
            return f"a link to {book}#{chapter}"
        case Listed(listing):
            return f"the list of {listing}"
        case Entries(entries):
            return f"a list of {len(entries)} things"


# --- books ----------------------------------------------------------------------------------------


SUFFIX: Final = ".md"
TITLE: Final = re.compile(r"# (?P<title>.+)")
CHAPTER: Final = re.compile(r"## (?P<title>.+?) \{#(?P<id>[a-z0-9-]+)\}")


def book_path(folder: Path, book: BookId, language: Language) -> Path:
    """Where a book is in the folder of all of them."""
    return folder / book / f"{language}{SUFFIX}"


def load_book(path: Path, drawings: Drawings) -> Book:
    """The book in a file; a ContentError with every fault if it does not hold."""
    faults = Faults(path)
    lines = read_lines(path, faults)
    id_ = _id_of(path, faults)
    chapters = tuple(_chapters(lines, BlockReader(lines, drawings)))
    _check_ids(chapters, faults)
    faults.raise_if_any()
    return Book(id_, chapters)


def check_book(path: Path, drawings: Drawings) -> None:
    """A ContentError with all in which a book is at fault, or differs from its sisters."""
    book, faults = load_book(path, drawings), Faults(path)
    for language in Language:
        sister = path.with_name(f"{language}{SUFFIX}")
        if sister.name != path.name and sister.is_file():
            compare(book, load_book(sister, drawings), sister.name, faults)
    _check_links(book, path, drawings, faults)
    faults.raise_if_any()


def links_of(book: Book) -> Iterator[tuple[Chapter, Link]]:
    """Every link, and where it is."""
    for chapter in book.chapters:
        yield from ((chapter, block) for block in chapter.blocks if isinstance(block, Link))


def _id_of(path: Path, faults: Faults) -> BookId:
    if path.parent.name not in [*BookId]:
        faults.add("", f"must lie in a folder called one of {', '.join(BookId)}")
        raise faults.error()
    return BookId(path.parent.name)


def _chapters(lines: Lines, reader: BlockReader) -> Iterator[Chapter]:
    """From heading to heading; what is above the first one is a fault."""
    id_, title = "", ""
    blocks: list[Block] = []
    at = lines.block_from(0)
    if at and TITLE.fullmatch(lines.texts[at.start]) is None:
        lines.fault(at.start, "must be the title of the book: # Title")
    while at:
        opened = _opening(lines, at, first=not title)
        if opened is None:
            block = reader.read(at)
            blocks += [] if block is None else [block]
        else:
            if title:
                yield Chapter(id_, title, tuple(blocks))
            (id_, title), blocks = opened, []
        at = lines.block_from(at.stop)
    yield Chapter(id_, title, tuple(blocks))


def _opening(lines: Lines, at: range, *, first: bool) -> tuple[str, str] | None:
    """The id and the title of the chapter that begins here; None where none does."""
    text = lines.texts[at.start]
    if not text.startswith(("# ", "## ")):
        return None
    found = (TITLE if first else CHAPTER).fullmatch(text)
    if found is None or len(at) > 1:
        lines.fault(at.start, "must be the heading of a chapter, alone: ## Title {#id}")
        return "", text.lstrip("# ")
    return ("" if first else found["id"]), found["title"]


def _check_ids(chapters: tuple[Chapter, ...], faults: Faults) -> None:
    seen: set[str] = set()
    for chapter in chapters:
        if chapter.id in seen:
            faults.add(chapter.title, f"has the id of an earlier chapter: {shown(chapter.id)}")
        seen.add(chapter.id)
        if not chapter.blocks:
            faults.add(chapter.title, "has nothing in it")


def _check_links(book: Book, path: Path, drawings: Drawings, faults: Faults) -> None:
    for chapter, link in links_of(book):
        try:
            other = _book_beside(book, path, link.book, drawings)
        except ContentError as error:
            faults.add(chapter.title, f"leads to a book that is at fault: {error}")
            continue
        if other.chapter(link.chapter) is None:
            where = f"{link.book}#{link.chapter}"
            faults.add(chapter.title, f"leads to a chapter that there is not: {shown(where)}")


def _book_beside(book: Book, path: Path, wanted: BookId, drawings: Drawings) -> Book:
    if wanted is book.id:
        return book
    return load_book(path.parent.parent / wanted / path.name, drawings)
