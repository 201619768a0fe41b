"""What two languages of a book must have alike: chapters, blocks, pictures, lists and links."""

from dexterity.content.reading import Faults
from dexterity.content.rulebook.book import (
    Block,
    Book,
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
