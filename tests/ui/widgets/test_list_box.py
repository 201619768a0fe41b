"""A list whose rows are chosen, opened, scrolled and pulled."""

import pygame

from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.canvas import Canvas, Written
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.widgets.list_box import ListBox
from dexterity.ui.widgets.list_row import ICON, ListRow
from dexterity.ui.widgets.widget import UNTOUCHED
from tests.kit.screens import Driver
from tests.kit.widget_places import page, row


def test_a_row_is_chosen_and_pressed_again_it_opens(driver: Driver) -> None:
    driver.click(row(driver, 2))
    assert page(driver).row == 2
    assert page(driver).said == []
    driver.click(row(driver, 2))
    assert page(driver).said == ["open 2"]


def test_a_list_by_keys(driver: Driver) -> None:
    driver.focus("list")
    for _ in range(20):
        driver.key("down")
        if driver.focused != "list":
            break
    assert page(driver).row == 7
    driver.focus("list")
    driver.key("return")
    assert page(driver).said == ["open 7"]


def test_a_list_is_scrolled_by_wheel_and_chosen_from(driver: Driver) -> None:
    driver.wheel(-9, driver.place_of("list"))
    driver.click(row(driver, 5))
    assert page(driver).row == 7


def test_a_list_is_pulled_by_a_finger_without_choosing(driver: Driver) -> None:
    x, y = row(driver, 4)
    driver.swipe((x, y), (x, y - 60.0), (x, y - 400.0))
    assert page(driver).row == 0
    driver.tap(row(driver, 5))
    assert page(driver).row == 7


ROWS = tuple(ListRow(f"Row {number}") for number in range(20))


def written(box: ListBox) -> dict[str, Written]:
    """The rows that are in sight."""
    canvas = Canvas(pygame.Surface((640, 360)))
    canvas.texts = []
    box.draw(canvas, UNTOUCHED)
    return {each.text: each for each in canvas.texts}


def placed_list(chosen: int | None, rows: tuple[ListRow, ...] = ROWS) -> ListBox:
    made = ListBox("list", rows, chosen, lambda _: None)
    made.place(Box(0.0, 0.0, 300.0, 230.0), Canvas(pygame.Surface((640, 360))))
    return made


def test_the_chosen_row_is_in_sight_from_the_first() -> None:
    assert "Row 15" in written(placed_list(15))
    assert "Row 15" not in written(placed_list(0))


def test_a_row_chosen_elsewhere_comes_into_sight_but_scrolling_stays() -> None:
    before = placed_list(0)
    before.wheel(-8, (10.0, 10.0))
    same, other = placed_list(0), placed_list(1)
    same.adopt(before)
    other.adopt(before)
    assert "Row 0" not in written(same)
    assert "Row 1" in written(other)


LONG = "A title that is much too long for one line of such a list"


def title_in(row: ListRow) -> Box:
    return written(placed_list(None, (row,)))[row.text].drawn


def test_an_indented_row_stands_to_the_right_with_all_its_lines() -> None:
    plain, moved = title_in(ListRow(LONG)), title_in(ListRow(LONG, indent=60.0))
    assert moved.left == plain.left + 60.0
    assert moved.right <= 300.0


def test_a_sign_stands_before_the_words_of_its_row() -> None:
    assert title_in(ListRow(LONG, icon=Icon.DIE)).left >= title_in(ListRow(LONG)).left + ICON


def test_what_stands_below_a_row_keeps_clear_of_its_title_and_of_the_next_row() -> None:
    rows = (ListRow(LONG, below="A smaller line that is too long for this list as well"), ROWS[1])
    seen = written(placed_list(None, rows))
    title, below, following = (seen[text].drawn for text in (LONG, rows[0].below, ROWS[1].text))
    assert title.bottom <= below.top
    assert below.bottom < following.top
