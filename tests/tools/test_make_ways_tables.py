"""The tables of ways in the page on odds: what is measured replaces what stood there."""

from tools.make_ways_tables import PAGE, table_of, with_table

ROWS = [("", "Flick"), ("regular", "77%")]
DRAWN = "|  | Flick |\n| --- | --- |\n| regular | 77% |"


def test_rows_are_drawn_as_a_table_with_a_head() -> None:
    assert table_of([*ROWS]) == DRAWN


def test_a_table_replaces_the_one_before_and_nothing_else() -> None:
    page = "Before.\n\n<!-- table people -->\n\n| old |\n\n<!-- / -->\n\nAfter.\n"
    filled = with_table(page, "people", [*ROWS])
    assert filled == f"Before.\n\n<!-- table people -->\n\n{DRAWN}\n\n<!-- / -->\n\nAfter.\n"
    assert with_table(filled, "people", [*ROWS]) == filled


def test_a_table_that_the_page_does_not_have_changes_nothing() -> None:
    assert with_table("Nothing.\n", "people", [*ROWS]) == "Nothing.\n"


def test_the_page_has_its_tables_and_they_are_filled() -> None:
    page = PAGE.read_text(encoding="utf-8")
    tables = page.split("<!-- table ")[1:]
    assert tables
    for rest in tables:
        table, _ = rest.split("<!-- / -->", 1)
        assert table.count("\n|") >= 5
        assert "%" in table
