"""A dialog by every device, and the page below it that hears nothing."""

from tests.kit.screens import Driver
from tests.kit.widget_places import page


def test_a_dialog_by_mouse(driver: Driver) -> None:
    driver.click("ask")
    driver.tick()
    driver.click("forget")
    assert page(driver).said == ["forget"]
    assert page(driver).form.dialog is None


def test_a_dialog_by_finger(driver: Driver) -> None:
    driver.tap("ask")
    driver.tick()
    driver.tap("keep")
    assert page(driver).said == []
    assert page(driver).form.dialog is None


def test_a_dialog_by_keys_starts_at_the_harmless_button(driver: Driver) -> None:
    driver.focus("ask")
    driver.key("return")
    assert driver.focused == "keep"
    driver.key("tab")
    driver.key("return")
    assert page(driver).said == ["forget"]


def test_esc_closes_a_dialog_and_nothing_more(driver: Driver) -> None:
    driver.click("ask")
    driver.key("escape")
    assert page(driver).form.dialog is None
    assert driver.app.running


def test_nothing_reaches_the_page_below_a_dialog(driver: Driver) -> None:
    place = driver.place_of("throw")
    driver.click("ask")
    driver.tick()
    driver.click(place)
    driver.wheel(-3, place)
    assert page(driver).said == []
