"""A list whose rows are chosen, opened, scrolled and pulled."""

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
