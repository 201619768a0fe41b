"""The tables of ways in the page on odds: what is measured replaces what stood there."""

import pytest

from dexterity.hand.dare.choice import known_requirements
from dexterity.hand.ways.held import WayName
from dexterity.players import throw_book
from dexterity.values.skill import Skill
from tools.make_ways_tables import (
    PAGE,
    TABLES,
    Cell,
    check_places,
    name_of,
    practised,
    say,
    table_of,
    with_table,
)

ROWS = [("", "Flick"), ("regular", "77%")]
DRAWN = "|  | Flick |\n| --- | --- |\n| regular | 77% |"


def test_rows_are_drawn_as_a_table_with_a_head() -> None:
    assert table_of([*ROWS]) == DRAWN


def test_a_table_replaces_the_one_before_and_nothing_else() -> None:
    page = "Before.\n\n<!-- table people -->\n\n| old |\n\n<!-- / -->\n\nAfter.\n"
    filled = with_table(page, "people", [*ROWS])
    assert filled == f"Before.\n\n<!-- table people -->\n\n{DRAWN}\n\n<!-- / -->\n\nAfter.\n"
    assert with_table(filled, "people", [*ROWS]) == filled


@pytest.mark.parametrize("page", ["Nothing.\n", "<!-- table people -->\n\nNo end.\n"])
def test_a_page_without_a_place_for_a_table_is_refused(page: str) -> None:
    with pytest.raises(LookupError, match="people"):
        with_table(page, "people", [*ROWS])


def test_what_is_practised_is_meant_and_not_sought_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    def search(*_: object, **__: object) -> None:
        raise AssertionError("an aim was searched for")

    monkeypatch.setattr(throw_book, "quick_toss", search)
    for ids in ((), ("blind",)):
        found = {skill: practised(Cell(skill, WayName.TIMING, ids, 60)) for skill in Skill}
        assert all(0.0 < one.hits <= 1.0 for one in found.values())
        assert found[Skill.EXPERT].damage > found[Skill.NOVICE].damage


def test_the_page_has_its_tables_and_they_are_filled() -> None:
    page = PAGE.read_text(encoding="utf-8")
    check_places(TABLES)
    tables = page.split("<!-- table ")[1:]
    assert len(tables) == len(TABLES)
    for rest in tables:
        table, _ = rest.split("<!-- / -->", 1)
        assert table.count("\n|") >= 5
        assert "%" in table


def test_every_requirement_and_every_way_has_its_row() -> None:
    page = PAGE.read_text(encoding="utf-8")
    asked = page.split("<!-- table requirements -->")[1].split("<!-- / -->")[0]
    names = [say(f"requirement.{one}.name") for one in known_requirements()]
    assert [name for name in names if f"\n| {name} |" not in asked] == []
    played = page.split("<!-- table campaigns -->")[1].split("<!-- / -->")[0]
    assert [way for way in WayName if f"\n| {name_of(way)} |" not in played] == []
