"""The books that the game ships, with the lists that its own files fill."""

import pytest

from dexterity.content.language import Language
from dexterity.content.rulebook.book import BookId, Entries, Entry, Listed, Points
from dexterity.content.rulebook.picture import PictureKind
from dexterity.content.rulebook.search import hits_in
from dexterity.hand.dare.choice import known_requirements
from dexterity.rules.referee import TODAYS_MISSES
from dexterity.session.rule_library import shipped_book, shipped_books, shipped_drawings
from dexterity.session.rule_library import shipped_stock as stock


def entries(book: BookId, chapter: str, language: Language) -> list[Entry]:
    found = shipped_book(book, language).chapter(chapter)
    assert found is not None
    lists = [block for block in found.blocks if isinstance(block, Entries)]
    return [entry for block in lists for entry in block.entries]


@pytest.mark.parametrize("language", Language)
def test_every_list_is_filled_and_every_picture_in_it_exists(language: Language) -> None:
    drawings = shipped_drawings()
    for book in shipped_books(language):
        for chapter in book.chapters:
            assert not any(isinstance(block, Listed) for block in chapter.blocks)
            for block in chapter.blocks:
                if isinstance(block, Entries):
                    assert block.entries
                    shown = [one.picture for one in block.entries if one.picture is not None]
                    rebuses = [one for one in shown if one.kind is PictureKind.REBUS]
                    assert all(drawings.has(one) for one in shown if one not in rebuses)


@pytest.mark.parametrize("language", Language)
def test_lists_have_all_that_there_is(language: Language) -> None:
    box = stock()
    assert len(entries(BookId.CHALLENGE, "requirements", language)) == len(known_requirements())
    rooms = entries(BookId.FIGHTER, "rooms", language)
    assert len(rooms) == len(box.fighter.rooms)
    assert len(entries(BookId.FIGHTER, "items", language)) == len(box.fighter.items)
    monsters = [one for one in entries(BookId.FIGHTER, "monsters", language) if one.picture]
    assert len(monsters) == len(box.fighter.monsters) + len(box.fighter.bosses)
    assert len(entries(BookId.PEN, "events", language)) == len(box.pen.events)
    assert len(entries(BookId.PEN, "jumble", language)) == len(box.pen.fatras)
    assert len(entries(BookId.DELVE, "monsters", language)) == len(box.delve.monsters)
    tiles = [one for one in entries(BookId.DELVE, "adventurers", language) if not one.heads]
    assert len(tiles) == 6 * len(box.delve.adventurers)


@pytest.mark.parametrize("language", Language)
def test_the_rulebook_names_each_reason_of_a_miss_and_no_other(language: Language) -> None:
    chapter = shipped_book(BookId.THROWING, language).chapter("referee")
    assert chapter is not None
    points = [block for block in chapter.blocks if isinstance(block, Points)]
    (reasons,) = (each for each in points if each.numbered)
    assert len(reasons.items) == len(TODAYS_MISSES)
    leans, rim = {Language.ENGLISH: ("leans", "rim"), Language.FRENCH: ("penche", "bord")}[language]
    assert not any(leans in point for point in reasons.items), "its corners decide"
    (told,) = (point for each in points for point in each.items if leans in point)
    assert rim in told


def test_a_list_says_what_the_cards_say() -> None:
    (torch, *_) = (
        one for one in entries(BookId.DELVE, "adventurers", Language.ENGLISH) if one.name == "Torch"
    )
    assert torch.lines == ("Beats monsters of strength 3 or less.",)


@pytest.mark.parametrize(
    ("book", "query"),
    [(BookId.DELVE, "epee vorpale"), (BookId.FIGHTER, "échoppe"), (BookId.PEN, "PICHENETTE")],
)
def test_our_books_can_be_searched_without_accents_and_case(book: BookId, query: str) -> None:
    assert hits_in(shipped_book(book, Language.FRENCH), query)
