"""The search in rulebooks: case, accents and typography do not matter, marks are exact."""

import pytest

from dexterity.content.rulebook.book import Book, BookId, Chapter, Entries, Entry, Paragraph, Points
from dexterity.content.rulebook.search import hits_in, spans_of

BOOK = Book(
    BookId.DELVE,
    (
        Chapter("", "Delve", (Paragraph("Une épée, deux épées."), Points(("Cœur", "d’or"), False))),
        Chapter("tiles", "Épées", (Entries((Entry("Lance", ("Bat le dragon.",)),)),)),
    ),
)


def places(query: str) -> list[tuple[str, int, int]]:
    return [(hit.chapter, hit.block, hit.passage) for hit in hits_in(BOOK, query)]


@pytest.mark.parametrize("query", ["epee", "épée", "ÉPÉE", "  Epée "])
def test_words_are_found_with_and_without_accents(query: str) -> None:
    assert places(query) == [("", 1, 0), ("tiles", 0, 0)]


@pytest.mark.parametrize("query", ["coeur", "Cœur", "COEUR"])
def test_letters_that_nobody_types_are_found_by_those_they_type(query: str) -> None:
    assert places(query) == [("", 2, 0)]


def test_a_typewriter_apostrophe_finds_a_printed_one() -> None:
    assert places("d'or") == [("", 2, 1)]


def test_all_words_must_be_in_one_passage_which_may_be_a_thing_and_its_name() -> None:
    assert places("dragon lance") == [("tiles", 1, 0)]
    assert places("dragon deux") == []


@pytest.mark.parametrize("query", ["", "   "])
def test_nothing_is_found_by_nothing(query: str) -> None:
    assert places(query) == []


def test_every_occurrence_is_marked_where_it_is() -> None:
    (hit, _) = hits_in(BOOK, "epee")
    text = "Une épée, deux épées."
    assert [text[start:end] for start, end in hit.marks[0]] == ["épée", "épée"]


def test_marks_count_letters_of_the_text_not_of_what_it_is_compared_by() -> None:
    assert spans_of(["coeur", "bat"], "Un cœur bat") == ((3, 7), (8, 11))


def test_marks_that_overlap_are_one() -> None:
    assert spans_of(["drag", "agon"], "dragon") == ((0, 6),)
