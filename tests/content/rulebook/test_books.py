"""Rulebooks from files: ours are sound and alike in both languages, and every slip is named."""

from pathlib import Path

import pytest

from dexterity.content.language import Language
from dexterity.content.rulebook.book import (
    BookId,
    Grid,
    Heading,
    Link,
    Listed,
    Listing,
    Paragraph,
    Pictures,
    Points,
)
from dexterity.content.rulebook.books import book_path, check_book, load_book
from dexterity.content.rulebook.picture import Drawings, Picture, PictureKind
from dexterity.errors import ContentError
from dexterity.places import assets, levels

DRAWINGS = Drawings(assets() / "images", levels())

SMALL = """# Pen

A duel.

![Two things](thing/chest icon/flick)

## A turn {#turn}

### Step by step

1. Flick, as far
   as you dare.
2. Draw.

- One thing.

| what | how much |
|---|---|
| a wall | 1 |

[How to throw](throwing#ways)

{icons}
"""


def write(folder: Path, text: str, language: str = "en", book: str = "pen") -> Path:
    path = folder / book / f"{language}.md"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def faults(path: Path) -> list[str]:
    with pytest.raises(ContentError) as raised:
        check_book(path, DRAWINGS)
    return [f"{fault.place}: {fault.reason}" for fault in raised.value.faults]


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("book", BookId)
def test_our_books_are_sound_and_alike_in_both_languages(book: BookId, language: Language) -> None:
    path = book_path(assets() / "rules", book, language)
    check_book(path, DRAWINGS)
    assert load_book(path, DRAWINGS).chapters[1:]


def test_a_book_is_read_block_by_block(tmp_path: Path) -> None:
    book = load_book(write(tmp_path, SMALL), DRAWINGS)
    first, turn = book.chapters
    assert (book.title, first.id, turn.id, turn.title) == ("Pen", "", "turn", "A turn")
    chest, flick = Picture(PictureKind.THING, "chest"), Picture(PictureKind.ICON, "flick")
    assert first.blocks == (Paragraph("A duel."), Pictures((chest, flick), "Two things"))
    assert turn.blocks == (
        Heading("Step by step"),
        Points(("Flick, as far as you dare.", "Draw."), numbered=True),
        Points(("One thing.",), numbered=False),
        Grid((("what", "how much"), ("a wall", "1"))),
        Link("How to throw", BookId.THROWING, "ways"),
        Listed(Listing.ICONS),
    )


@pytest.mark.parametrize(
    ("slip", "told"),
    [
        ("![A chest](thing/chestnut)", "names a picture that there is not: 'thing/chestnut'"),
        ("![A chest](../secret)", "names a picture that there is not: '../secret'"),
        ("![A chest]", "must be pictures: ![caption](kind/name kind/name)"),
        ("{goblins}", "must be one of {requirements}, {heroes}"),
        ("[To the moon](moon)", "must be a link: [text](book#chapter)"),
        ("| one | two |\n| 1 | 2 |", "must be a table: a heading, a row of ---"),
        ("| one | two |\n|---|---|\n| 1 |", "must have as many cells in each row"),
        ("- one\ntwo", "must be an item of the list, or indented by two spaces"),
        ("x" * 601, "must be at most 600 characters long, not 601"),
        ("## Without an id", "must be the heading of a chapter, alone: ## Title {#id}"),
    ],
)
def test_every_slip_is_named_with_its_line(tmp_path: Path, slip: str, told: str) -> None:
    (first, *_) = faults(write(tmp_path, f"# Pen\n\nA duel.\n\n{slip}\n"))
    assert first.startswith("line 5" if slip != "- one\ntwo" else "line 6")
    assert told in first


def test_all_slips_are_told_at_once(tmp_path: Path) -> None:
    text = "# Pen\n\n{goblins}\n\n![x](thing/none)\n\n## A {#a}\n\n## B {#a}\n\nB.\n"
    told = faults(write(tmp_path, text))
    assert [each.partition(":")[0] for each in told] == ["line 3", "line 5", "Pen", "A", "B"]


def test_a_book_begins_with_its_title(tmp_path: Path) -> None:
    assert "line 1: must be the title of the book: # Title" in faults(write(tmp_path, "A duel.\n"))


def test_a_link_leads_to_a_chapter_that_there_is(tmp_path: Path) -> None:
    path = write(tmp_path, "# Pen\n\n[Back](pen#turn)\n\n[There](pen)\n")
    assert faults(path) == ["Pen: leads to a chapter that there is not: 'pen#turn'"]


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ("{#turn}", "{#tour}", ": must have the chapters of en.md: turn"),
        ("A duel.\n", "Un duel.\n\nDrôle.\n", "Pen: must have 2 blocks, as in en.md, not 3"),
        ("- One thing.", "Une chose.",
         "A turn: block 3 must be a list of 1 items, as in en.md, not a paragraph"),
        ("icon/flick", "icon/turn",
         "Pen: block 2 must be the pictures thing/chest icon/flick, as in en.md, "
         "not the pictures thing/chest icon/turn"),
        ("{icons}", "{events}",
         "A turn: block 6 must be the list of icons, as in en.md, not the list of events"),
    ],
)  # fmt: skip
def test_both_languages_have_the_same_structure(
    tmp_path: Path, before: str, after: str, told: str
) -> None:
    write(tmp_path, "# Throwing\n\nA.\n\n## Ways {#ways}\n\nB.\n", "fr", "throwing")
    write(tmp_path, SMALL)
    assert faults(write(tmp_path, SMALL.replace(before, after), "fr")) == [told]


def test_a_book_of_no_game(tmp_path: Path) -> None:
    (told,) = faults(write(tmp_path, SMALL, book="chess"))
    assert told == ": must lie in a folder called one of throwing, challenge, fighter, pen, delve"


def test_french_has_no_ordinary_space_before_high_punctuation() -> None:
    for book in BookId:
        text = book_path(assets() / "rules", book, Language.FRENCH).read_text(encoding="utf-8")
        assert [c for c in ":;!?%»" if f" {c}" in text] == [], book
